/** Telling a webhook that it is somebody's turn: one small JSON message, no secrets, no redirects, no second try. */
import { type Agent, request } from 'node:https';

const PATIENCE = 10_000;

/** Resolves with the status, or rejects. What the other side answers is not read. */
export function callWebhook(url: string, news: object, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const body = JSON.stringify(news);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'halcyon' };
    const call = request(url, { method: 'POST', agent, headers, timeout: PATIENCE, signal: AbortSignal.timeout(PATIENCE) }, (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    call.on('error', failed);
    call.end(body);
  });
}

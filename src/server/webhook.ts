/** Telling a webhook that it is somebody's turn: one small JSON message, no secrets, no redirects, no second try. */
import type { Agent } from 'node:https';
import { post } from './post.js';

/** Resolves with the status, or rejects. */
export function callWebhook(to: string, news: object, agent: Agent): Promise<number> {
  const body = JSON.stringify(news);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'halcyon' };
  return post({ to, headers, body }, agent);
}

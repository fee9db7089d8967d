/** A request to an address that a stranger gave: only the status of its answer matters, and it ends in time whatever comes back. */
import { type Agent, request } from 'node:https';
import { readAddress } from './addresses.js';

const PATIENCE = 10_000; // milliseconds for everything together: the queue, DNS, connecting, TLS, the answer
const MOST_HEADERS = 16 * 1024; // bytes of one answer's
const MOST_BEFORE = 48 * 1024; // bytes of answers that announce the real one; with a TLS record of 16 kB more, 64 kB are read at most

export interface Letter {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Posts it, once and without following anything. Resolves with the status; what the other side has to say beside it is not read. */
export function post({ to, headers, body }: Letter, agent: Agent, patience = PATIENCE): Promise<number> {
  return new Promise((done, failed) => {
    const address = readAddress(to);
    if (!address.ok) throw new Error(address.because);
    const signal = AbortSignal.timeout(patience);
    signal.addEventListener('abort', () => failed(new Error(`no answer within ${patience / 1000} s`)));
    const call = request(address.url, { method: 'POST', agent, headers, signal, maxHeaderSize: MOST_HEADERS });
    call.on('error', failed);
    call.on('information', () => {
      if ((call.socket?.bytesRead ?? 0) > MOST_BEFORE) call.destroy(new Error('too many answers before the real one'));
    });
    call.on('response', (response) => {
      response.on('error', () => {}); // it is cut off in the middle
      done(response.statusCode ?? 0);
      call.destroy();
    });
    call.end(body);
  });
}

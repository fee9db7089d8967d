/** What is asked over plain HTTP: founding a match, the room behind a code, news of matches, the lobby, the push key, and whether the server is alive and ready. All else goes over a socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Complaint } from '../engine/complaint.js';
import { commitmentTo } from '../engine/seed.js';
import type { Shelf } from '../games/index.js';
import { readCode } from '../match/codes.js';
import { found } from '../match/found.js';
import type { FoundReply, NewsReply, RoomReply } from '../match/messages.js';
import { foundSchema, newsSchema } from '../match/wire.js';
import type { Store } from '../store/store.js';
import { openCodes } from './codes.js';
import { comesFromOurPage, type OurPages } from './door.js';
import { GUARDS, type Respond } from './files.js';
import type { Gate } from './gate.js';
import { prefixMark } from './limits.js';
import { openLobby } from './lobby.js';
import { whatIsWrong } from './malformed.js';
import { newsFor } from './news.js';
import type { Rooms } from './rooms.js';
import type { Logger, World } from './world.js';

export interface ApiNeeds {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly world: World;
  readonly shelf: Shelf | undefined;
  readonly gate: Gate;
  readonly ours: OurPages;
  readonly messageBytes: number;
  readonly pushKey: string | null;
  readonly log: Logger;
  readonly notReady: () => string | null; // why this server should be sent nobody
}

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']); // cheap, and never refused

export class HttpRefusal extends Error {
  readonly status: number;
  constructor(status: number, words: string) {
    super(words);
    this.status = status;
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...GUARDS,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function bodyOf(request: IncomingMessage, most: number): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new HttpRefusal(415, 'Send JSON.');
  let size = 0;
  const parts: Buffer[] = [];
  for await (const part of request) {
    size += part.length;
    if (size > most) throw new HttpRefusal(413, `A request may have ${most} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new HttpRefusal(400, 'This is not JSON.');
  }
}

/** Answers what begins with /api/, /healthz and /readyz; false: not an address of the interface. */
export function openApi(needs: ApiNeeds): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { rooms, store, world, shelf, gate, log } = needs;
  const codes = openCodes({ store, rooms, world });

  const matches: Respond = async (request, response) => {
    if (!comesFromOurPage(request, needs.ours)) throw new HttpRefusal(403, 'Only the pages of this server may found matches.');
    const read = foundSchema.safeParse(await bodyOf(request, needs.messageBytes));
    if (!read.success) throw new HttpRefusal(400, whatIsWrong(read.error));
    if (!gate.mayFound(request)) throw new HttpRefusal(429, 'Too many matches were founded from here. Try again later.');
    if (read.data.settings.listed && !gate.mayList(gate.prefixOf(request)))
      throw new HttpRefusal(429, 'Too many tables were put into the lobby from here. Try again later, or found one for friends.');
    const [match, invite, watch, seed] = [world.code(), world.code(), world.code(), world.seed()];
    found(read.data, { seed, invite, watch }, world.now(), shelf); // a table that cannot be takes no code
    const code = await codes.take(match);
    const line = found(read.data, { seed, invite, watch, code: code ?? undefined }, world.now(), shelf);
    const from = prefixMark(gate.prefixOf(request));
    if (!(await rooms.create(match, [{ ...line, from }]))) throw new HttpRefusal(503, 'Try again.');
    const answer: FoundReply = { match, invite, watch, code, commitment: commitmentTo(seed) };
    reply(response, 201, answer);
  };

  const room: Respond = async (request, response) => {
    const prefix = gate.prefixOf(request);
    const code = readCode(new URL(request.url ?? '/', 'http://here').searchParams.get('code') ?? '');
    if (!gate.mayTryCode(prefix)) throw new HttpRefusal(429, 'Too many codes were tried from here. Wait a minute.');
    const match = code === null ? null : await codes.find(code);
    if (code === null || match === null) {
      gate.wrongCode(prefix);
      throw new HttpRefusal(404, 'No table has this code.');
    }
    reply(response, 200, { match, code } satisfies RoomReply);
  };

  const news: Respond = async (request, response) => {
    if (!comesFromOurPage(request, needs.ours)) throw new HttpRefusal(403, 'Only the pages of this server may ask for news.');
    const read = newsSchema.safeParse(await bodyOf(request, needs.messageBytes));
    if (!read.success) throw new HttpRefusal(400, whatIsWrong(read.error));
    reply(response, 200, { news: await newsFor(rooms, read.data.seats, world.now()) } satisfies NewsReply);
  };

  const listedMatches = openLobby({ rooms, store, world, log });
  const lobby: Respond = async (_, response) => reply(response, 200, await listedMatches());

  const pushKey: Respond = async (_, response) => reply(response, 200, { key: needs.pushKey });

  const alive: Respond = async (_, response) => reply(response, 200, { ok: true });
  const ready: Respond = async (_, response) => {
    const because = needs.notReady();
    if (because === null) reply(response, 200, { ok: true });
    else reply(response, 503, { ok: false, because });
  };

  const ROUTES: Readonly<Record<string, Respond>> = {
    'POST /api/matches': matches,
    'GET /api/rooms': room,
    'POST /api/news': news,
    'GET /api/lobby': lobby,
    'GET /api/push-key': pushKey,
    'GET /healthz': alive,
    'HEAD /healthz': alive,
    'GET /readyz': ready,
    'HEAD /readyz': ready,
  };

  return async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const isProbe = PROBES.has(path);
    if (!path.startsWith('/api/') && !isProbe) return false;
    try {
      const route = ROUTES[`${request.method} ${path}`];
      if (!route)
        throw new HttpRefusal(Object.keys(ROUTES).some((known) => known.endsWith(` ${path}`)) ? 405 : 404, 'There is nothing here.');
      if (!isProbe && !gate.mayAsk(request)) throw new HttpRefusal(429, 'Too many requests. Wait a little.');
      await route(request, response);
    } catch (error) {
      if (error instanceof HttpRefusal) reply(response, error.status, { because: error.message });
      else if (error instanceof Complaint) reply(response, 400, { because: error.message });
      else {
        log.error({ path, problem: String(error) }, 'a request failed');
        if (!response.headersSent) reply(response, 500, { because: 'The server could not do it just now.' });
        else response.destroy();
      }
    }
    return true;
  };
}

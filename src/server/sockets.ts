/** The sockets: who may open one, how much may come through it, and when it is closed. What is said over it is `conversation.ts` of the match room. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Seat } from '../engine/game.js';
import { type Conversation, converse, type HostPlace, NO_SUCH_MATCH, standingBy } from '../match/conversation.js';
import { CLOSED, type Message, type WhyRefused, WIRE } from '../match/messages.js';
import { helloSchema, type Order, orderSchema } from '../match/wire.js';
import { comesFromOurPage, type OurPages } from './door.js';
import { framed } from './framed.js';
import type { Gate } from './gate.js';
import { type Limits, tokenBucket, tokenBuckets } from './limits.js';
import { whatIsWrong } from './malformed.js';
import type { Metrics } from './metrics.js';
import type { Rooms } from './rooms.js';
import type { Logger, World } from './world.js';

export const SOCKET_PATH = '/api/socket';
const HELLO_WITHIN = 10_000;
const PING_EVERY = 30_000;
const GONE_WITHIN = 2000; // milliseconds from the goodbye until the socket is cut, whatever its other end reads or sends
const MOST_MALFORMED = 20; // on one socket; a page of ours sends none
const MOST_WAITING = 1 << 20; // bytes that a slow receiver may leave unread, unless it is one long message; it may come back and resume
const BURST = 5; // seconds' worth
const LEAVING_PER_MINUTE = 12; // a seat goes to a bot and back; a full log takes even that
const NOT_JSON = Symbol('not JSON');

export interface SocketNeeds {
  readonly rooms: Rooms;
  readonly place: HostPlace;
  readonly world: World;
  readonly log: Logger;
  readonly gate: Gate;
  readonly limits: Limits;
  readonly ours: OurPages;
  readonly metrics: Metrics;
}

export interface Sockets {
  /** Lets go what was sent and is held back so that it leaves in one go. Without it, that happens at the end of this turn. */
  flush(): void;
  readonly size: number;
  /** Tells everybody to come back a little later, and closes. */
  close(): Promise<void>;
}

export function openSockets(server: Server, needs: SocketNeeds): Sockets {
  const { gate, limits, ours, metrics } = needs;
  const options = {
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
    autoPong: false, // pings are counted before they are answered
    closeTimeout: GONE_WITHIN, // known to `ws`, not to its types
  };
  const hub = new WebSocketServer(options);
  const alive = new WeakSet<WebSocket>();
  const outbox = openOutbox();
  const seatLimits = openSeatLimits(needs);
  let closing = false;

  const turnAway = (socket: Duplex, status: string) => {
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (closing) return turnAway(socket, '503 Service Unavailable');
    if ((request.url ?? '').split('?', 1)[0] !== SOCKET_PATH) return turnAway(socket, '404 Not Found');
    if (!comesFromOurPage(request, ours)) return turnAway(socket, '403 Forbidden');
    const leave = gate.mayAsk(request) ? gate.enter(request) : null;
    if (!leave) {
      metrics.limited('sockets');
      return turnAway(socket, '429 Too Many Requests');
    }
    socket.once('close', leave);
    hub.handleUpgrade(request, socket, head, (ws) =>
      listen(ws, openLine(ws, socket, outbox, metrics), gate.prefixOf(request), needs, seatLimits, alive),
    );
  });

  const pings = setInterval(() => {
    for (const ws of hub.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, PING_EVERY);
  pings.unref();

  return {
    flush: outbox.flush,
    get size() {
      return hub.clients.size;
    },
    async close() {
      closing = true;
      clearInterval(pings);
      outbox.flush();
      for (const ws of hub.clients) ws.close(CLOSED.restart, 'The server restarts. Come back in a moment.');
      await allClosed(hub, GONE_WITHIN + 500); // each is cut by itself before that
      for (const ws of hub.clients) ws.terminate();
    },
  };
}

async function allClosed(hub: WebSocketServer, within: number): Promise<void> {
  for (const until = performance.now() + within; hub.clients.size > 0 && performance.now() < until; )
    await new Promise((done) => setTimeout(done, 20));
}

/** Reads a message: text, JSON, not too deep. Anything else is `NOT_JSON`. */
function read(data: RawData, isBinary: boolean): unknown {
  if (isBinary) return NOT_JSON;
  try {
    return JSON.parse(data.toString());
  } catch {
    return NOT_JSON;
  }
}

/** Limits that hold for a seat of a match, however many sockets speak for it. */
type SeatLimits = (order: string, match: string, seat: Seat) => boolean;

function openSeatLimits({ limits, world }: SocketNeeds): SeatLimits {
  const perMinute = (count: number) => tokenBuckets(count / 60, count, world.now);
  const talk = perMinute(limits.talkPerMinute);
  const leaving = perMinute(LEAVING_PER_MINUTE);
  const special: Readonly<Record<string, typeof talk>> = { say: talk, phrase: talk, leave: leaving, back: leaving };
  return (order, match, seat) => special[order]?.(`${match} ${seat}`) ?? true;
}

const SEARCHES: ReadonlySet<string> = new Set(['position', 'journal', 'record', 'since', 'rounds']);

/** The limits of one socket besides those of its address. */
function socketLimits({ limits, world }: SocketNeeds) {
  const general = tokenBucket(limits.socketRate, limits.socketRate * BURST, world.now);
  const search = tokenBucket(limits.searchesPerMinute / 60, limits.searchesPerMinute, world.now);
  return { general, special: (order: string) => !SEARCHES.has(order) || search() };
}

/** What can be done to one socket from the server's side. */
interface Line {
  readonly isOpen: () => boolean;
  send(message: Message): void;
  pong(data: Buffer): void;
  close(code: number, words: string): void;
}

/** What is sent in one go. Each socket waits until it ends, so that an acknowledgement and the news after it are one write; a message to a whole group is spelled and framed once. */
interface Outbox {
  /** Calls back when it ends. */
  hold(leave: () => void): void;
  spelled(message: Message): string;
  flush(): void;
}

const lasting = new WeakMap<Message, string>(); // messages that are sent again and again: the few frozen ones

function openOutbox(): Outbox {
  let held: (() => void)[] = [];
  const [messages, texts]: [Message[], string[]] = [[], []]; // a handful in one go
  const flush = () => {
    messages.length = 0;
    texts.length = 0;
    const leaving = held;
    held = [];
    for (const leave of leaving) leave();
  };
  return {
    hold(leave) {
      if (held.push(leave) === 1) process.nextTick(flush);
    },
    spelled(message) {
      const known = texts[messages.indexOf(message)] ?? lasting.get(message);
      if (known) return known;
      const text = framed(JSON.stringify(message));
      if (Object.isFrozen(message)) {
        lasting.set(message, text);
        return text;
      }
      messages.push(message);
      texts.push(text);
      return text;
    },
    flush,
  };
}

function openLine(ws: WebSocket, socket: Duplex, outbox: Outbox, metrics: Metrics): Line {
  let closed = false;
  let waiting = ''; // frames that go out with the outbox
  const isOpen = () => !closed && ws.readyState === ws.OPEN;
  const leave = () => {
    const frames = waiting;
    waiting = '';
    if (frames !== '' && ws.readyState === ws.OPEN) socket.write(frames, 'latin1');
  };
  const hasRoomFor = (bytes: number) => {
    const queued = ws.bufferedAmount + waiting.length;
    return queued === 0 || queued + bytes <= MOST_WAITING;
  };
  return {
    isOpen,
    send(message) {
      if (!isOpen()) return;
      const text = outbox.spelled(message);
      if (!hasRoomFor(text.length)) return ws.terminate();
      if (waiting === '') outbox.hold(leave);
      waiting += text;
    },
    pong(data) {
      if (!isOpen()) return;
      if (hasRoomFor(data.length)) ws.pong(data);
      else ws.terminate();
    },
    close(code, words) {
      if (isOpen()) metrics.closed(code);
      closed = true;
      leave();
      ws.close(code, words);
    },
  };
}

/** Listens to one socket: hello in time, then one order after the other. */
function listen(ws: WebSocket, line: Line, prefix: string, needs: SocketNeeds, seatLimits: SeatLimits, alive: WeakSet<WebSocket>): void {
  const { rooms, place, gate, metrics, log } = needs;
  const limits = socketLimits(needs);
  let conversation: Conversation | null = null;
  let match: string | null = null; // once they have said hello
  let malformed = 0;
  const waiting: unknown[] = []; // messages, while an earlier one is being dealt with
  let taking = false;

  const refuse = (id: string | null, why: WhyRefused, because: string) => line.send({ t: 'refused', id, why, because });
  const complain = (id: string | null, because: string) => {
    malformed++;
    refuse(id, 'malformed', because);
    if (malformed >= MOST_MALFORMED) line.close(CLOSED.tooFast, 'Too many messages that are none.');
  };

  const greet = async (value: unknown): Promise<void> => {
    if (typeof value === 'object' && value !== null && 'wire' in value && value.wire !== WIRE)
      return line.close(CLOSED.wire, 'Load the page anew.');
    const hello = helloSchema.safeParse(value);
    if (!hello.success) return complain(null, `Say hello first. ${whatIsWrong(hello.error)}`);
    match = hello.data.match;
    clearTimeout(hurry);
    const host = await rooms.host(hello.data.match);
    if (!host) return line.close(CLOSED.noSuchMatch, NO_SUCH_MATCH);
    const begun = await converse(host, place, (room) => standingBy(room, hello.data, prefix), line, hello.data.seen ?? 0);
    if (line.isOpen()) conversation = begun;
    else begun?.end();
  };

  const mayOrder = (order: Order, at: string): boolean => {
    if (!limits.special(order.t)) return false;
    if (order.t === 'list' && order.listed && !gate.mayList(prefix)) return false;
    const seat = conversation?.seat ?? null;
    return seat === null || seatLimits(order.t, at, seat);
  };

  const take = async (value: unknown): Promise<void> => {
    if (!line.isOpen()) return;
    if (match === null) return greet(value);
    const order = orderSchema.safeParse(value);
    if (!order.success) return complain(idIn(value), whatIsWrong(order.error));
    if (!mayOrder(order.data, match)) {
      metrics.limited(order.data.t);
      return refuse(order.data.id, 'too-fast', 'That was a little fast. Try again in a moment.');
    }
    if (order.data.t === 'report' && !gate.mayReport(prefix)) {
      metrics.limited('report');
      return refuse(order.data.id, 'not-now', 'A lot was reported from here lately. Try again in an hour.');
    }
    const began = performance.now();
    await conversation?.order(order.data);
    metrics.order(order.data.t, (performance.now() - began) / 1000);
  };
  /** One message after the other. */
  const takeAll = async (): Promise<void> => {
    taking = true;
    try {
      for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) await take(value);
    } catch (error) {
      log.error({ problem: String(error) }, 'a message could not be dealt with');
      line.close(CLOSED.restart, 'Something went wrong here. Come back in a moment.');
    }
    taking = false;
  };

  const hurry = setTimeout(() => line.close(CLOSED.silent, 'Say hello.'), HELLO_WITHIN);
  hurry.unref();
  alive.add(ws);
  /** Counts one frame of any kind; false: that was one too many, and the socket closes. */
  const counted = (): boolean => {
    if (!line.isOpen()) return false;
    if (limits.general() && gate.maySend(prefix)) return true;
    metrics.limited('messages');
    line.close(CLOSED.tooFast, 'Too many messages.');
    ws.pause(); // what else is on its way is not even read
    return false;
  };
  ws.on('ping', (data) => {
    if (counted()) line.pong(data);
  });
  ws.on('pong', () => {
    if (counted()) alive.add(ws);
  });
  ws.on('error', () => {}); // too long, or not a WebSocket frame: `ws` closes it with the right code
  ws.on('close', () => {
    clearTimeout(hurry);
    conversation?.end();
    conversation = null;
  });
  ws.on('message', (data, isBinary) => {
    if (!counted()) return;
    const value = read(data, isBinary);
    if (value === NOT_JSON) return complain(null, 'This is not JSON.');
    waiting.push(value);
    if (!taking) void takeAll();
  });
}

/** The id of a message that is otherwise wrong, so that its sender knows which one was meant. */
function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value.id) ? value.id : null;
}

/** Four people at our own server, each with a session. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { quickChance } from '../../src/engine/chance.js';
import { bird } from '../../src/games/bird/index.js';
import { type Moment, type OpenLink, openClient } from '../../src/match/client.js';
import { type FoundReply, type Message, WIRE } from '../../src/match/messages.js';
import type { Hello } from '../../src/match/wire.js';
import { type OpenMatch, type Person, SEATS, type Side, tableOf, watching } from './side.js';
import { openSocket } from './socket.js';

const chance = quickChance(1);
const token = () => randomBytes(32).toString('base64url');

export const openOurs: OpenMatch = async (side, over) => {
  const { origin } = side.server;
  const wish = { game: 'bird', options: {}, seats: Array.from({ length: SEATS }, () => ({ kind: 'person' })), host: token() };
  const { match, invite }: FoundReply = JSON.parse(await post(`${origin}/api/matches`, origin, JSON.stringify(wish)));
  const together: Together = { sentAt: [], read: readOnce() };
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => sitDown(side, { match, invite }, seat, together, over)));
  return tableOf(people);
};

function post(url: string, origin: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent: false, headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString();
      if (response.statusCode === 201) resolve(text);
      else reject(new Error(`no match was founded: ${text}`));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** What the people of one match share, because they live in one process. */
interface Together {
  readonly sentAt: number[]; // when each seat sent its last move
  read(text: string): Message;
}

/** A move is told to all alike. Each of four devices would read it; here it is read once, so that the people take less from the server's cores. */
function readOnce(): Together['read'] {
  let [last, known]: [string, Message | null] = ['', null];
  return (text) => {
    if (known && text === last) return known;
    const message: Message = JSON.parse(text);
    if (message.t === 'moved') [last, known] = [text, message];
    return message;
  };
}

function sitDown(
  side: Side,
  { match, invite }: Pick<FoundReply, 'match' | 'invite'>,
  seat: number,
  { sentAt, read }: Together,
  over: () => void,
): Promise<Person> {
  const mine = token();
  const saw = watching(side, sentAt);
  return new Promise((resolve, reject) => {
    const session = openClient(leanLink(side.server.origin, { t: 'hello', wire: WIRE, match, invite, token: mine }, read, reject));
    let seen: Moment | null = null; // what was looked at last
    let answered = -1; // the last question
    const consider = () => {
      const { moment } = session.now;
      if (!moment || !side.going) return;
      const { open, shared, mine: hand } = moment.view;
      const decision = open.find((each) => each.seat === seat && each.id > answered);
      if (!decision || hand === null) return;
      answered = decision.id;
      const moves = bird.moves(shared as never, hand as never, decision as never);
      side.rhythm(() => {
        sentAt[seat] = performance.now();
        side.count.sent++;
        void session.answer(decision, moves[chance.int(moves.length)] ?? null).then(() => side.count.answered++);
      });
    };
    const look = () => {
      const { moment } = session.now;
      if (!moment || moment === seen) return;
      seen = moment;
      if (moment.before) count(moment.happened);
      if (moment.view.open.length > 0) consider();
      else if (seat === 0) over();
    };
    const count = (happened: Moment['happened']) => {
      if (seat === 0) side.count.moves += happened.length;
      for (const { seat: mover } of happened) if (mover !== null && mover !== seat) saw(mover);
    };
    session.subscribe(look);
    session.order({ t: 'join', seat, name: `Seat ${seat}`, token: mine }).then(() => resolve({ close: session.close, consider }), reject);
  });
}

/** A link over a socket as lean as one can be. */
const leanLink =
  (origin: string, hello: Hello, read: Together['read'], failed: (error: Error) => void): OpenLink =>
  ({ heard, changed }) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    const socket = openSocket(`${origin.replace('http', 'ws')}/api/socket`, origin, {
      failed,
      opened: () => say(hello),
      heard(text) {
        const message = read(text);
        if (message.t === 'welcome') changed('open', null);
        heard(message);
      },
    });
    return { send: say, again: () => failed(new Error('something was missed')), close: socket.close };
  };

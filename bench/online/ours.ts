/** Four people at our own server. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { quickChance } from '../../src/engine/chance.js';
import { bird } from '../../src/games/bird/index.js';
import { type FoundReply, type Message, WIRE } from '../../src/match/messages.js';
import { numberAfter, type OpenMatch, type Person, SEATS, type Side, tableOf, watching } from './side.js';
import { openSocket } from './socket.js';

const chance = quickChance(1);
const token = () => randomBytes(32).toString('base64url');
let orders = 0;

const MOVED = '{"t":"moved"';
const DONE = '{"t":"done"';
const REFUSED = '{"t":"refused"';
const WELCOME = '{"t":"welcome"';
const NOBODY = `${WELCOME},"you":{"seat":null`;

/** Whether a position asks this seat, without reading all of it: only who is asked reads on. */
function isAsked(text: string, seat: number): boolean {
  const from = text.indexOf('"open":[');
  return text.slice(from, text.indexOf(']', from)).includes(`"seat":${seat},`);
}

/** Who made the entries that a message tells of: players' own moves, and those that the rules leave no choice in. */
function moversIn(text: string): number[] {
  const movers: number[] = [];
  for (let at = text.indexOf('{"entry":', text.lastIndexOf('"happened":[')); at >= 0; at = text.indexOf('{"entry":', at + 1))
    movers.push(numberAfter(text, at, '"seat":'));
  return movers;
}

export const openOurs: OpenMatch = async (side, over) => {
  const { origin } = side.server;
  const wish = { game: 'bird', options: {}, seats: Array.from({ length: SEATS }, () => ({ kind: 'person' })), host: token() };
  const { match, invite }: FoundReply = JSON.parse(await post(`${origin}/api/matches`, origin, JSON.stringify(wish)));
  const sentAt: number[] = [];
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => sitDown(side, { match, invite }, seat, sentAt, over)));
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

function sitDown(
  side: Side,
  { match, invite }: Pick<FoundReply, 'match' | 'invite'>,
  seat: number,
  sentAt: number[],
  over: () => void,
): Promise<Person> {
  const { origin } = side.server;
  const mine = token();
  let asked: string | null = null; // the last message that asks this seat; read when it moves, so that nothing large is kept meanwhile
  let answered = -1;
  const saw = watching(side, sentAt);
  return new Promise((resolve, reject) => {
    const socket = openSocket(`${origin.replace('http', 'ws')}/api/socket`, origin, {
      failed: reject,
      opened: () => say({ t: 'hello', wire: WIRE, match, invite, token: mine }),
      heard(text) {
        if (text.startsWith(DONE)) {
          side.count.answered++;
          return;
        }
        if (text.startsWith(MOVED)) {
          const movers = moversIn(text);
          if (seat === 0) side.count.moves += movers.length;
          for (const mover of movers) if (mover !== seat) saw(mover);
          if (text.startsWith('"open":[]', text.indexOf('"open":['))) return seat === 0 ? over() : undefined;
          if (!isAsked(text, seat)) return;
        } else if (text.startsWith(WELCOME)) {
          if (text.startsWith(NOBODY)) say({ t: 'join', id: 'join', seat, name: `Seat ${seat}`, token: mine });
          else resolve({ socket, consider });
        } else if (text.startsWith(REFUSED)) side.count.answered++;
        else return;
        asked = text;
        consider();
      },
    });
    const say = (message: object) => socket.send(JSON.stringify(message));
    const consider = () => {
      if (asked === null || !side.going) return;
      const message: Message = JSON.parse(asked);
      asked = null;
      const view = 'position' in message && message.position ? message.position.view : null;
      const decision = view?.open.find((open) => open.seat === seat && open.id > answered);
      if (!view || !decision || view.mine === null) return;
      const moves = bird.moves(view.shared as never, view.mine as never, decision as never);
      answered = decision.id;
      side.rhythm(() => {
        sentAt[seat] = performance.now();
        side.count.sent++;
        say({ t: 'answer', id: `${orders++}`, decision: decision.id, move: moves[chance.int(moves.length)] });
      });
    };
  });
}

/** Four people at our own server, as lean as a client can be. */
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { quickChance } from '../../src/engine/chance.js';
import { bird } from '../../src/games/bird/index.js';
import { type FoundReply, type Message, type Position, WIRE } from '../../src/match/messages.js';
import { keepBusy, numberAfter, type OpenTable, type Person, SEATS, type Side, type Table, tableOf, whenThought } from './side.js';

const chance = quickChance(1);
const token = () => randomBytes(32).toString('base64url');
let orders = 0;

const MOVED = '{"t":"moved"';

/** Whether a position asks this seat, without reading all of it: only who is asked reads on. */
function isAsked(text: string, seat: number): boolean {
  const from = text.indexOf('"open":[');
  return text.slice(from, text.indexOf(']', from)).includes(`"seat":${seat},`);
}

export const openOurs: OpenTable = (side) => keepBusy((over) => openMatch(side, over));

async function openMatch(side: Side, over: () => void): Promise<Table> {
  const { origin } = side.server;
  const wish = { game: 'bird', options: {}, seats: Array.from({ length: SEATS }, () => ({ kind: 'person' })), host: token() };
  const headers = { origin, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/matches`, { method: 'POST', headers, body: JSON.stringify(wish) });
  if (response.status !== 201) throw new Error(`no match was founded: ${await response.text()}`);
  const { match, invite } = (await response.json()) as FoundReply;
  const sentAt: number[] = [];
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => sitDown(side, { match, invite }, seat, sentAt, over)));
  return tableOf(people);
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
  const ws = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { origin }, perMessageDeflate: false });
  let position: Position | null = null;
  let answered = -1;
  const consider = () => {
    if (!position || !side.going) return;
    const { view } = position;
    const decision = view.open.find((open) => open.seat === seat && open.id > answered);
    if (!decision || view.mine === null) return;
    const moves = bird.moves(view.shared as never, view.mine as never, decision as never);
    answered = decision.id;
    whenThought(side, () => {
      sentAt[seat] = performance.now();
      ws.send(JSON.stringify({ t: 'answer', id: `${orders++}`, decision: decision.id, move: moves[chance.int(moves.length)] }));
    });
  };
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('open', () => ws.send(JSON.stringify({ t: 'hello', wire: WIRE, match, invite, token: mine })));
    ws.on('message', (data) => {
      const text = String(data);
      if (text.startsWith(MOVED)) {
        if (seat === 0) side.count.moves += text.split('{"entry":').length - 1; // with those that the rules leave no choice in
        const mover = numberAfter(text, '"happened":[{', '"seat":');
        const at = mover === seat ? undefined : sentAt[mover];
        if (at !== undefined) side.count.seen.push(performance.now() - at);
        if (text.includes('"open":[]')) return seat === 0 ? over() : undefined;
        if (!isAsked(text, seat)) return;
      }
      const message: Message = JSON.parse(text);
      if (message.t === 'welcome') {
        if (message.you.seat === null) ws.send(JSON.stringify({ t: 'join', id: 'join', seat, name: `Seat ${seat}`, token: mine }));
        else resolve({ ws, consider });
      }
      if ((message.t === 'welcome' || message.t === 'moved' || message.t === 'refused') && message.position) position = message.position;
      if (message.t !== 'done') consider();
    });
  });
}

/** Four people at boardgame.io's server, speaking socket.io over one WebSocket each: leaner than its own client. */
import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { quickChance } from '../../src/engine/chance.js';
import { type BirdG, enumerate } from '../boardgameio/bird.js';
import { numberAfter, type OpenMatch, type Person, SEATS, type Side, tableOf, watching } from './side.js';
import { openSocket } from './socket.js';

const NAMESPACE = '/bird';
const chance = quickChance(2);

/** The packets of engine.io 4 and socket.io 5 that come up here. */
const OPENED = '0';
const PING = '2';
const PONG = '3';
const CONNECT = `40${NAMESPACE},`;
const EVENT = `42${NAMESPACE},`;

const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;

/** Whether a state asks this player, without reading all of it: only who is asked reads on. */
function isAsked(text: string, seat: number): boolean {
  const from = text.indexOf('"activePlayers":') + '"activePlayers":'.length;
  if (text.startsWith('null', from)) return text.includes(`"currentPlayer":"${seat}"`);
  return text.slice(from, text.indexOf('}', from)).includes(`"${seat}":`);
}

export const openTheirs: OpenMatch = async (side, over) => {
  const match = randomBytes(8).toString('hex');
  const sentAt: number[] = [];
  const people: Person[] = [];
  // The first to come makes the match, so the others wait for it.
  for (let seat = 0; seat < SEATS; seat++) people.push(await sitDown(side, match, seat, sentAt, over));
  return tableOf(people);
};

function sitDown(side: Side, match: string, seat: number, sentAt: number[], over: () => void): Promise<Person> {
  const { origin } = side.server;
  const me = String(seat);
  let asked: string | null = null; // the last state that asks this player; read when they move, so that nothing large is kept meanwhile
  let current = -1; // its number
  let sentFor = -1; // the state that the last move was sent for
  let thinking = false;
  let waiting = false; // a move was sent and is not on my screen yet
  const saw = watching(side, sentAt);
  return new Promise((resolve, reject) => {
    const socket = openSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, origin, {
      failed: reject,
      opened() {},
      heard(text) {
        if (text === PING) return socket.send(PONG);
        if (text.startsWith(OPENED)) return socket.send(CONNECT);
        if (text.startsWith(CONNECT)) return emit('sync', match, me, undefined, SEATS);
        if (text.startsWith(UPDATE)) {
          const mover = numberAfter(text, text.indexOf('"_stateID":'), '"playerID":"');
          if (mover === seat) {
            side.count.moves++;
            if (waiting) side.count.answered++;
            waiting = false;
          } else saw(mover);
          if (text.includes('"gameover":')) return seat === 0 ? over() : undefined;
          if (!isAsked(text, seat)) return;
        } else if (text.startsWith(SYNC)) resolve({ close: socket.close, consider });
        else return;
        asked = text;
        current = numberAfter(text, 0, '"_stateID":');
        consider();
      },
    });
    const emit = (...event: readonly unknown[]) => socket.send(`${EVENT}${JSON.stringify(event)}`);
    const consider = () => {
      if (asked === null || !side.going || thinking || current === sentFor || !isAsked(asked, seat)) return;
      const [, , told] = JSON.parse(asked.slice(EVENT.length));
      const { G, ctx }: State<BirdG> = told.state ?? told;
      const actions = enumerate(G, ctx, me);
      const action = actions[chance.int(actions.length)];
      const payload = { type: action?.move, args: action?.args, playerID: me, credentials: null };
      const send = () => {
        thinking = false;
        sentFor = current;
        if (!waiting) {
          sentAt[seat] = performance.now();
          side.count.sent++;
        }
        waiting = true;
        emit('update', { type: 'MAKE_MOVE', payload }, sentFor, match, me);
      };
      thinking = true;
      if (waiting)
        send(); // again, because another player was faster
      else side.rhythm(send);
    };
  });
}

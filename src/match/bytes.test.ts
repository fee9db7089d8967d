/** What a move costs on the wire: about what was told, not what the table looks like. */
import { expect, it } from 'vitest';
import { sensibleBot } from '../bots/sensible.js';
import { quickChance } from '../engine/chance.js';
import type { Seat } from '../engine/game.js';
import { viewFor } from '../engine/view.js';
import { games } from '../games/index.js';
import { standingHere } from './begin.js';
import { decide } from './orders.js';
import { hosted, people, wishFor } from './testing/hosting.js';
import { seated } from './testing/rooms.js';

const SEATS = 4;
const MATCHES = 1;
const MOST = 300; // bytes besides three times what was told

interface Sent {
  readonly bytes: number;
  readonly told: number; // bytes of its events
}

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Plays whole matches, every third answer at random, and weighs all that four seats and a spectator are sent. */
async function weigh(game: string): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const host = await hosted(wishFor(game, people(SEATS), `bytes ${match}`));
    const chance = quickChance(match);
    for (const seat of [...Array(SEATS).keys(), null] as (Seat | null)[]) {
      let own = 0; // bytes of what goes before the next move
      host.audience.add(
        host.room,
        {
          ...standingHere(seat),
          send(message) {
            if (message.t === 'own') own = bytesOf(message);
            if (message.t !== 'moved' || !('patch' in message)) return;
            const told = message.happened.reduce((sum, { events }) => sum + bytesOf(events), 0);
            sent.push({ bytes: own + bytesOf(message), told });
            own = 0;
          },
          close: () => {},
        },
        0,
        0,
      );
    }
    for (let open = host.room.table?.state.open; open && open.length > 0; open = host.room.table?.state.open) {
      await host.change((room, now) => {
        const decision = room.table?.state.open[0];
        if (!room.table || !decision) throw new Error('nobody is asked');
        const view = viewFor(room.table.state, decision.seat);
        const moves = room.game.moves(view.shared, view.mine as never, decision);
        const wise = chance.int(3) > 0 ? sensibleBot(room.game, view, decision, chance) : moves[chance.int(moves.length)];
        return decide(room, seated(decision.seat), { t: 'answer', id: `${decision.id}`, decision: decision.id, move: wise ?? null }, now);
      });
    }
  }
  return sent;
}

it('is at most 300 bytes and three times its events, in the middle of whole matches of four', async () => {
  const rows = [['', 'messages', 'median bytes', 'of its events', 'beyond 3 times those', 'most']];
  for (const game of Object.keys(games)) {
    const sent = await weigh(game);
    const over = sent.map(({ bytes, told }) => bytes - 3 * told);
    const bytes = sent.map((each) => each.bytes);
    const figures = [sent.length, median(bytes), median(sent.map(({ told }) => told)), median(over), Math.max(...bytes)];
    rows.push([game, ...figures.map(String)]);
    expect.soft(median(over), game).toBeLessThanOrEqual(MOST);
  }
  process.stdout.write(`\n${rows.map((row) => row.map((cell) => cell.padStart(20)).join(' ')).join('\n')}\n`);
});

/** The bots of a server: they think in threads and answer as those of the lab do. */
import { expect, it } from 'vitest';
import { playOut } from '../bots/contest.js';
import { answer, begin } from '../engine/play.js';
import { luckOf, seedFrom } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';
import { gameById } from '../games/index.js';
import { openThinkers, type Thinkers } from './bots.js';

const game = gameById('nation');
const seed = seedFrom('kept minds'); // a match in which a kept mind answers otherwise than a new one
const ENTRIES = 20;

/** The first answers of a match whose bots are asked like this. */
async function answered(thinkers: Thinkers, match: string, forgetful: boolean): Promise<readonly unknown[]> {
  const table = begin(game, { seats: 2, seed });
  while (table.entries.length < ENTRIES) {
    const [decision] = table.state.open;
    if (!decision) break;
    const { id, seat } = decision;
    const view = viewFor(table.state, seat);
    const move = await thinkers.think({ match, game: game.id, bot: '2', seat, view, decision, luck: luckOf(seed, id) });
    if (!answer(table, id, move, seat).ok) throw new Error(`${JSON.stringify(move)} is not legal`);
    if (forgetful) thinkers.forget(match);
  }
  return table.entries;
}

/** The first answers of the same match in the lab, which plays no further than that. */
function inTheLab(): readonly unknown[] {
  let entries: readonly unknown[] = [];
  const stop = (table: { readonly entries: readonly unknown[] }) => {
    entries = table.entries.slice(0, ENTRIES);
    if (entries.length === ENTRIES) throw new Error('enough');
  };
  expect(() => playOut(game, { lineUp: ['2', '2'], options: {}, seed }, stop)).toThrow('enough');
  return entries;
}

it('answer as in the lab, several matches at once, and otherwise where they are made to forget', async () => {
  const thinkers = openThinkers(2, false);
  const [one, another, forgetful] = await Promise.all([
    answered(thinkers, 'one', false),
    answered(thinkers, 'another', false),
    answered(thinkers, 'third', true),
  ]);
  const lab = inTheLab();
  expect(one).toEqual(lab);
  expect(another).toEqual(lab);
  expect(forgetful).not.toEqual(lab);
  await thinkers.close();
});

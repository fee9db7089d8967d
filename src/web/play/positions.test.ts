/** Remembered positions are the ones the engine would fold, through takings back as well. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import { hash } from '../../engine/json.js';
import { answer, begin } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { undo } from '../../engine/undo.js';
import { mine, viewFor } from '../../engine/view.js';
import { stateAt } from '../../engine/walk.js';
import { gameById } from '../../games/index.js';
import { positionAt, roundsOf } from './positions.js';

const ENTRIES = 70;

function played() {
  const game = gameById('rainbow');
  const table = begin(game, { seats: 3, seed: seedFrom('positions') });
  const dice = quickChance(2);
  while (table.entries.length < ENTRIES) {
    const [next] = table.state.open;
    if (!next) break;
    answer(table, next.id, game.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
    if (table.entries.length % 25 === 0) undo(table, next.seat, [0, 1, 2]);
  }
  return table;
}

describe('a position', () => {
  it('is what the engine folds, in whatever order they are asked for', () => {
    const table = played();
    const dice = quickChance(9);
    for (let n = 0; n < 60; n++) {
      const at = dice.int(ENTRIES + 1);
      expect(hash(positionAt(table, at))).toBe(hash(stateAt(table, at)));
    }
    expect(hash(positionAt(table, null))).toBe(hash(table.state));
  });

  it('does not change when the match goes on', () => {
    const table = played();
    const shown = positionAt(table, null);
    const before = hash(shown);
    const [next] = table.state.open;
    if (!next) throw new Error('the match is over');
    answer(table, next.id, table.game.moves(table.state.shared, mine(table.state, next.seat), next)[0], next.seat);
    expect(hash(shown)).toBe(before);
    expect(hash(positionAt(table, null))).not.toBe(before);
    expect(positionAt(table, table.entries.length - 1)).toBe(shown);
  });
});

describe('rounds', () => {
  it('begin where their name changes', async () => {
    const table = played();
    const nameOf = (at: number): string => JSON.stringify(Reflect.get(stateAt(table, at).shared, 'round'));
    const rounds = await roundsOf(
      table,
      (state) => viewFor(state, null),
      ({ shared }) => JSON.stringify(Reflect.get(shared, 'round')),
      () => false,
    );
    expect(rounds.length).toBeGreaterThan(3);
    for (const { name, at } of rounds) {
      expect(nameOf(at)).toBe(name);
      if (at > 0) expect(nameOf(at - 1)).not.toBe(name);
    }
  });
});

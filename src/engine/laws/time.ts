/** Laws of time: records replay, clones keep still, states survive JSON, and what was free to undo is undone completely. */
import { cloneOf } from '../clone.js';
import type { Decision, GameTypes } from '../game.js';
import { copy, hash, isJson, same } from '../json.js';
import { step } from '../play.js';
import { parseRecord, recordOf, verify } from '../record.js';
import { canUndo, goBack } from '../undo.js';
import { stateAt } from '../walk.js';
import { brief, demand, difference, type Run } from './run.js';
import { unnumbered } from './worlds.js';

/** A state that went through JSON plays on exactly like the one that did not. It gets no event sink, so events change nothing either. */
export function followShadow<T extends GameTypes>(run: Run<T>, decision: Decision<T['kind']>, entry: number): void {
  const { game, table, shadow } = run;
  demand(isJson(table.state), 'a state is plain JSON', () => `after ${brief(table.entries[entry])} it holds something else`);
  const line = table.entries[entry];
  if (!line || 'undo' in line) return;
  step(game, shadow, decision, copy(line.move), { chance: table.chance(entry + 1) });
  demand(same(table.state, shadow), 'a state survives JSON and plays on the same', () => difference(table.state, shadow));
  run.positions.push(JSON.stringify(table.state));
}

/** A clone is equal and independent: a move played on it leaves the original as it was. One more is kept for the end of the match. */
export function checkClone<T extends GameTypes>(run: Run<T>, decision: Decision<T['kind']>, move: T['move']): void {
  const { game, table, dice } = run;
  const { state } = table;
  const then = JSON.stringify(state);
  const clone = cloneOf(game, state);
  demand(same(clone, state), 'a clone is equal', () => difference(clone, state));
  step(game, clone, decision, move, { chance: table.chance(table.entries.length + 1) });
  demand(JSON.stringify(state) === then, 'a clone shares nothing with its original', () => difference(state, JSON.parse(then)));
  if (dice.int(8) === 0) run.kept.push([cloneOf(game, state), then]);
}

/** A free undo brings back the position before, but for the numbers of the questions. */
export function checkUndo<T extends GameTypes>(run: Run<T>): void {
  const { table } = run;
  const entry = table.entries.length - 1;
  const last = table.steps[entry];
  if (!last) return;
  const offer = canUndo(table, last.seat);
  if (!offer.free || offer.to !== entry) return;
  goBack(table, entry, last.seat);
  const gap = difference(unnumbered({ ...table.state, asked: 0 }), unnumbered({ ...JSON.parse(run.positions[entry] ?? 'null'), asked: 0 }));
  demand(gap === '', 'a free undo brings the position back', () => gap);
  run.undos++;
  run.tried.undone++;
  run.positions.push(JSON.stringify(table.state));
  run.shadow = copy(table.state);
  run.twins = [];
}

/** What holds of a finished match: its clones have kept still, and its record leads to the same positions. */
export function checkWholeMatch<T extends GameTypes>(run: Run<T>): void {
  const { game, table, kept, positions } = run;
  for (const [state, then] of kept) {
    demand(same(state, JSON.parse(then)), 'kept clones never change', () => difference(state, JSON.parse(then)));
  }
  for (const upTo of [0, run.dice.int(positions.length), positions.length - 1]) {
    const again = stateAt(table, upTo);
    const then = JSON.parse(positions[upTo] ?? 'null');
    demand(same(again, then), 'the same record gives the same match', () => `after ${upTo} entries ${difference(again, then)}`);
  }
  const record = parseRecord(JSON.stringify(recordOf(table, run.names, { seed: true })));
  demand(hash(verify(game, record).state) === hash(table.state), 'the same record gives the same match', () => 'verified hash differs');
}

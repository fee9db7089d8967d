/** Laws of time: records replay, clones keep still, states survive JSON, and what was free to undo is undone completely. */
import { cloneOf } from '../clone.js';
import type { Decision, GameTypes } from '../game.js';
import { copy, hash, same } from '../json.js';
import { step } from '../play.js';
import { parseRecord, recordOf, verify } from '../record.js';
import { canUndo, goBack } from '../undo.js';
import { stateAt } from '../walk.js';
import { checkSpoken } from './lists.js';
import { demand, firstDifference, inWorld, type LawRun, type Spoken } from './run.js';
import { sharedPlace } from './sharing.js';
import { unnumbered } from './worlds.js';

/** A state that went through JSON plays on exactly like the one that did not. It gets no event sink, so events change nothing either. */
export function followShadow<T extends GameTypes>(run: LawRun<T>, decision: Decision<T['kind']>, entry: number): void {
  const { game, table, shadow } = run;
  const line = table.entries[entry];
  if (!line || 'undo' in line) return;
  inWorld(run, 'the real one, sent through JSON and played without an event sink', () => {
    step(game, shadow, decision, copy(line.move), { chance: table.chance(entry + 1) });
    demand(same(table.state, shadow), 'a state survives JSON and plays on the same', () => firstDifference(table.state, shadow));
  });
  run.positions.push(JSON.stringify(table.state));
}

/**
 * A clone is equal, shares nothing that changes, and a move played on it leaves the original as it was. What is told there is spelled the moment
 * it is told, and must read the same when the move is over. One more clone is kept for the end of the match.
 */
export function checkClone<T extends GameTypes>(run: LawRun<T>, decision: Decision<T['kind']>, move: T['move']): void {
  const { game, table, dice } = run;
  const { state } = table;
  const then = JSON.stringify(state);
  demand(then === run.positions.at(-1), 'asking changes nothing', () => firstDifference(JSON.parse(run.positions.at(-1) ?? 'null'), state));
  const clone = cloneOf(game, state);
  demand(same(clone, state), 'a clone is equal', () => firstDifference(clone, state));
  const place = sharedPlace(clone, state, run.places, table.beginning.options);
  demand(place === null, 'a clone shares nothing with its original', () => `${place} of a clone is the very object of the original`);
  const spoken: Spoken[] = [];
  const note = (event: T['event']) => spoken.push({ event, said: JSON.stringify(event), entry: table.entries.length });
  inWorld(run, 'a clone of the real one', () => {
    step(game, clone, decision, move, {
      chance: table.chance(table.entries.length + 1),
      tell: note,
      whisper: (_, event, tableSees) => {
        note(event);
        if (tableSees) note(tableSees);
      },
    });
    checkSpoken({ spoken });
  });
  demand(JSON.stringify(state) === then, 'a clone shares nothing with its original', () => firstDifference(state, JSON.parse(then)));
  if (dice.int(8) === 0) run.kept.push([cloneOf(game, state), then]);
}

/** A free undo brings back the position before, but for the numbers of the questions. */
export function checkUndo<T extends GameTypes>(run: LawRun<T>): void {
  const { table } = run;
  const entry = table.entries.length - 1;
  const last = table.steps[entry];
  if (!last) return;
  const offer = canUndo(table, last.seat);
  if (!offer.free || offer.to !== entry) return;
  goBack(table, entry, last.seat);
  const gap = firstDifference(
    unnumbered({ ...table.state, asked: 0 }),
    unnumbered({ ...JSON.parse(run.positions[entry] ?? 'null'), asked: 0 }),
  );
  demand(gap === '', 'a free undo brings the position back', () => gap);
  run.undos++;
  run.clock = table.game.clock?.(table.state.shared) ?? 0;
  run.tried.undone++;
  run.positions.push(JSON.stringify(table.state));
  run.shadow = copy(table.state);
  run.twins = [];
}

/** What holds of a finished match: its clones have kept still, and its record leads to the same positions. */
export function checkWholeMatch<T extends GameTypes>(run: LawRun<T>): void {
  const { game, table, kept, positions } = run;
  for (const [state, then] of kept) {
    demand(same(state, JSON.parse(then)), 'kept clones never change', () => firstDifference(state, JSON.parse(then)));
  }
  for (const upTo of [0, run.dice.int(positions.length), positions.length - 1]) {
    const again = stateAt(table, upTo);
    const then = JSON.parse(positions[upTo] ?? 'null');
    demand(same(again, then), 'the same record gives the same match', () => `after ${upTo} entries ${firstDifference(again, then)}`);
  }
  const record = parseRecord(JSON.stringify(recordOf(table, run.names, { seed: true })));
  demand(hash(verify(game, record).state) === hash(table.state), 'the same record gives the same match', () => 'verified hash differs');
}

/** What a position is worth exactly, with the usual player in every seat: every answer and every draw is followed. For endgames that are small enough. */
import { WHIMS } from '../../bots/usual-player.js';
import { cloneOf } from '../../engine/clone.js';
import type { Chance, Decision, Game, GameTypes, State } from '../../engine/game.js';
import { step } from '../../engine/play.js';
import { mine } from '../../engine/view.js';
import { resultOf } from '../yardstick.js';

/** Runs something once for every way that chance can go, with the likelihood of each. */
function everyWay(run: (chance: Chance) => void, done: (likelihood: number) => void): void {
  const drawn: { value: number; below: number }[] = [];
  do {
    let at = 0;
    run({
      int(below) {
        if (below === 1) return 0;
        if (at === drawn.length) drawn.push({ value: 0, below });
        return drawn[at++]?.value ?? 0;
      },
    });
    done(drawn.reduce((all, { below }) => all / below, 1));
  } while (goesOn(drawn));
}

/** To the next way, as a milometer counts. False when all have been gone. */
function goesOn(drawn: { value: number; below: number }[]): boolean {
  for (let last = drawn.pop(); last; last = drawn.pop()) {
    if (last.value + 1 === last.below) continue;
    drawn.push({ value: last.value + 1, below: last.below });
    return true;
  }
  return false;
}

interface Exact<T extends GameTypes> {
  worth(s: State<T>): readonly number[];
  worthOf(s: State<T>, decision: Decision<T['kind']>, move: T['move']): readonly number[];
}

/** `key` is the same for positions that are worth the same. */
export function exactly<T extends GameTypes>(game: Game<T>, key: (s: State<T>) => string): Exact<T> {
  const known = new Map<string, readonly number[]>();

  const worth = (s: State<T>): readonly number[] => {
    const [decision] = s.open;
    if (decision === undefined) return resultOf(game, s);
    const name = key(s);
    const found = known.get(name);
    if (found) return found;
    const own = mine(s, decision.seat);
    const moves = game.moves(s.shared, own, decision);
    const parts = moves.map((move) => [move, 1 / WHIMS / moves.length] as const);
    let suggested: T['move'] | undefined;
    everyWay(
      (chance) => {
        suggested = game.suggest(s.shared, own, decision, chance);
      },
      (likelihood) => parts.push([suggested as T['move'], (1 - 1 / WHIMS) * likelihood]),
    );
    const sum = s.own.map(() => 0);
    for (const [move, part] of parts)
      for (const [seat, each] of worthOf(s, decision, move).entries()) sum[seat] = (sum[seat] ?? 0) + part * each;
    known.set(name, sum);
    return sum;
  };

  const worthOf: Exact<T>['worthOf'] = (s, decision, move) => {
    const sum = s.own.map(() => 0);
    let after = s;
    everyWay(
      (chance) => {
        after = cloneOf(game, s);
        step(game, after, decision, move, { chance });
      },
      (likelihood) => {
        for (const [seat, each] of worth(after).entries()) sum[seat] = (sum[seat] ?? 0) + likelihood * each;
      },
    );
    return sum;
  };

  return { worth, worthOf };
}

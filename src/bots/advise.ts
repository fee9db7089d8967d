/** Advice for a person: the three best moves, how likely each is to win, and one sentence why. For the hint button and the review. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { heard, listen, step, type Told } from '../engine/play.js';
import { type Clock, newMind, spend } from './mind.js';
import { playOut } from './search/playout.js';
import { learned, type Thinker } from './search/thinker.js';
import { type Budget, budgets } from './strengths.js';

export interface Advice<T extends GameTypes> {
  readonly move: T['move'];
  readonly words: string; // the move, as the game says it
  readonly chance: number; // to win, or alone to do well, in 0..1
  readonly because: string;
}

export interface Wish {
  readonly names: readonly string[]; // one per seat
  readonly budget?: Budget;
  readonly clock?: Clock;
}

const BEST = 3;
const TALES = 25; // playouts that are listened to, per move
const LOOK_AHEAD = 3; // decisions in each, per seat
const TELLING = 0.2; // a difference in frequency worth a word

export function advise<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  chance: Chance,
  { names, budget = budgets.master, clock }: Wish,
): readonly Advice<T>[] {
  const thinker = newMind(game, budget).consider(view, decision, chance);
  spend(thinker, budget, clock);
  return adviceFrom(thinker, names);
}

/** The advice that a thinker has come to so far. */
export function adviceFrom<T extends GameTypes>(thinker: Thinker<T>, names: readonly string[]): readonly Advice<T>[] {
  const { game, view, decision } = thinker;
  const all = learned(thinker).filter(({ arm }) => arm.visits > 0);
  const best = all.toSorted((a, b) => b.arm.visits - a.arm.visits).slice(0, BEST);
  const tales = best.map(({ move }) => talesAfter(thinker, move, names));
  return best.map(({ move, arm }, i) => ({
    move,
    words: game.words.move(view, decision, move, names),
    chance: arm.won / arm.visits,
    because: reason(tales, i),
  }));
}

/** What happened after a move, in the game's words, and in how many of the playouts. The move itself is left out: it explains nothing. */
type Tales = ReadonlyMap<string, number>;

function talesAfter<T extends GameTypes>(
  { game, view, decision, chance, tuning }: Thinker<T>,
  move: T['move'],
  names: readonly string[],
): Tales {
  const counts = new Map<string, number>();
  for (let tale = 0; tale < TALES; tale++) {
    const s = game.imagine(view, chance);
    step(game, s, decision, move, { chance });
    const told: Told<T>[] = [];
    playOut(game, s, listen(chance, told), tuning.noise, LOOK_AHEAD * s.own.length);
    const sentences = new Set<string>();
    for (const each of told) {
      const event = heard(each, view.seat);
      if (event) sentences.add(game.words.event(event, names));
    }
    for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return counts;
}

/** What followed this move much more often, or more rarely, than the other good ones. */
function reason(tales: readonly Tales[], at: number): string {
  const mine = tales[at] ?? new Map<string, number>();
  const others = tales.filter((_, i) => i !== at);
  if (others.length === 0) return 'There is nothing else to do.';
  const usually = (sentence: string) => others.reduce((sum, other) => sum + (other.get(sentence) ?? 0), 0) / others.length;
  let found = { sentence: '', here: 0, elsewhere: 0 };
  for (const sentence of new Set(tales.flatMap((each) => [...each.keys()]))) {
    const here = mine.get(sentence) ?? 0;
    const elsewhere = usually(sentence);
    if (Math.abs(here - elsewhere) > Math.abs(found.here - found.elsewhere)) found = { sentence, here, elsewhere };
  }
  const { sentence, here, elsewhere } = found;
  if (Math.abs(here - elsewhere) < TELLING * TALES) return 'What follows is much the same as after the other good moves.';
  const percent = (count: number) => `${Math.round((100 * count) / TALES)} %`;
  const what = `"${sentence.replace(/\.$/, '')}"`;
  return here > elsewhere
    ? `Then ${what} follows in ${percent(here)} of the playouts, against ${percent(elsewhere)} otherwise.`
    : `Then ${what} follows ${here === 0 ? 'in none' : `in only ${percent(here)}`} of the playouts, against ${percent(elsewhere)} otherwise.`;
}

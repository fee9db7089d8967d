/** The law that nobody hears only that something "is not one of the possible answers": what can be answered at another time has a reason now. */
import type { Sfc32 } from '../chance.js';
import { cloneOf } from '../clone.js';
import type { Decision, Game, GameTypes, Json, Refusal, State } from '../game.js';
import { canonical } from '../json.js';
import { answer, type Table } from '../play.js';
import { mine } from '../view.js';
import { brief, demand } from './run.js';

const PER_MATCH = 12; // positions kept of each match, and
const MOST_TRIED = 250; // answers tried in each: the law is tried in many matches, not in all corners of one

/** A position in which somebody was asked, and how many entries led to it. */
export interface AskedAt<T extends GameTypes> {
  readonly match: number;
  readonly entries: number;
  readonly state: State<T>;
  readonly decision: Decision<T['kind']>;
}

/** All answers that were legal to each kind of question in any of the matches, and some positions of each match. */
export interface Heard<T extends GameTypes> {
  readonly answers: Map<T['kind'], Map<string, T['move']>>;
  readonly spelled: WeakSet<object>; // answers that are known by identity: most are built once and handed out again
  readonly asked: AskedAt<T>[];
}

export const nothingHeard = <T extends GameTypes>(): Heard<T> => ({ answers: new Map(), spelled: new WeakSet(), asked: [] });

/** Plays a match at random and keeps in mind what could be answered. */
export function hearMatch<T extends GameTypes>(table: Table<T>, match: number, dice: Sfc32, heard: Heard<T>): void {
  const { game, state } = table;
  const kept: AskedAt<T>[] = [];
  for (let n = 1; state.open.length > 0 && n <= game.longest; n++) {
    const decision = state.open[dice.int(state.open.length)];
    if (decision === undefined) return;
    const moves = game.moves(state.shared, mine(state, decision.seat), decision);
    note(heard, decision.kind, moves);
    const place = dice.int(n); // each position is kept with the same chance, however long the match is
    if (kept.length < PER_MATCH || place < PER_MATCH) {
      kept[kept.length < PER_MATCH ? kept.length : place] = { match, entries: table.entries.length, state: cloneOf(game, state), decision };
    }
    answer(table, decision.id, moves[dice.int(moves.length)], decision.seat);
  }
  heard.asked.push(...kept);
}

function note<T extends GameTypes>({ answers, spelled }: Heard<T>, kind: T['kind'], moves: readonly T['move'][]): void {
  const known = answers.get(kind) ?? new Map<string, T['move']>();
  answers.set(kind, known);
  for (const move of moves) {
    if (typeof move === 'object' && move !== null) {
      if (spelled.has(move) && known.has(canonical(move))) continue;
      spelled.add(move);
    }
    known.set(canonical(move), move);
  }
}

/** Tries answers that are legal elsewhere; returns how many had their reason. */
export function checkReasons<T extends GameTypes>(
  game: Game<T>,
  { state, decision }: AskedAt<T>,
  heard: Heard<T>,
  clauses: ReadonlySet<string>,
  dice: Sfc32,
): number {
  const reasons = new Map<string, Refusal>();
  const own = mine(state, decision.seat);
  const legal = game.moves(state.shared, own, decision, (move, why) => reasons.set(canonical(move), why));
  const possible = new Set(legal.map(canonical));
  const elsewhere = [...(heard.answers.get(decision.kind) ?? [])].filter(([spelling]) => !possible.has(spelling));
  let tried = 0;
  for (; elsewhere.length > 0 && tried < MOST_TRIED; tried++) {
    const [spelling, move] = elsewhere.splice(dice.int(elsewhere.length), 1)[0] ?? ['', null];
    const why = reasons.get(spelling) ?? game.otherwise?.(decision, move as Json);
    const sound = why !== null && why !== undefined && why.because.trim() !== '' && clauses.has(why.clause);
    demand(sound, 'what is possible at another time is refused with a reason', () =>
      why
        ? `${brief(move)} at "${decision.kind}" is refused with ${brief(why)}`
        : `${brief(move)} at "${decision.kind}" is refused without one`,
    );
  }
  return tried;
}

/** What a review has found out so far: positions that neighbouring moments share, so that nothing is lost or counted twice between them. */
import type { Game, GameTypes } from '../engine/game.js';
import { same } from '../engine/json.js';
import type { MatchRecord } from '../engine/record.js';
import { lineOf, type PlayedLine } from './line.js';
import type { Look } from './look.js';
import { errorsBetween } from './playouts.js';
import { sumsOf } from './sums.js';
import type { Estimate, PositionWorth, Review, ReviewBudget, ReviewMoment } from './types.js';

export interface ReviewWork<T extends GameTypes> {
  readonly game: Game<T>;
  readonly line: PlayedLine<T>;
  readonly budget: ReviewBudget;
  readonly match: string;
  readonly unit: string;
  start: readonly Estimate[];
  readonly positions: PositionWorth[];
  readonly moments: ReviewMoment[];
  readonly drawnAnew: (readonly number[] | null)[]; // by moment and seat: what its answer was worth before chance had its say; null: nothing was drawn
  readonly errors: (readonly number[] | undefined)[]; // by moment and seat: how sure it is what its answer changed
}

/** As far as an earlier review of the same match with the same budget has come, or from the beginning. */
export function begun<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  budget: ReviewBudget,
  earlier: Review | null,
): ReviewWork<T> {
  const line = lineOf(game, record);
  const match = `${record.commitment} ${record.entries.length}`;
  const known = earlier?.format === 'halcyon-review/1' && earlier.match === match && same(earlier.budget, budget) ? earlier : null;
  const positions = [...(known?.positions ?? [])];
  const moments = [...(known?.moments ?? [])];
  return {
    game,
    line,
    budget,
    match,
    unit: record.seats > 1 ? 'share' : (game.scores(line.table.state.shared)[0]?.lines[0]?.unit ?? 'points'),
    start: known?.start ?? [],
    positions,
    moments,
    drawnAnew: moments.map(({ drew, decision }, at) =>
      drew ? decision.map((changed, seat) => changed + (positions[at]?.truly[seat]?.mean ?? 0)) : null,
    ),
    errors: moments.map(({ errors }) => errors),
  };
}

/** Looks at a position again, and at what the seat that decides there knew. */
export function refine<T extends GameTypes>({ game, line, positions }: ReviewWork<T>, at: number, look: Look<T>): void {
  const before = positions[at];
  if (!before || before.fine) return;
  const asked = line.answers[at]?.decision.seat;
  if (asked === undefined) {
    positions[at] = { ...before, fine: true }; // the end is certain
    return;
  }
  const truly = look.truly(at);
  positions[at] = { ...before, truly, knew: game.facts.hides ? before.knew : truly, fine: true };
  if (!game.facts.hides) return;
  for (const seat of at === 0 ? truly.keys() : [asked]) {
    const guess = look.knew(at, seat); // it stands until the seat decides again; at the beginning everybody knows something
    for (let here = at; here === at || (line.answers[here] && line.answers[here]?.decision.seat !== seat); here++) {
      const position = positions[here];
      if (position) positions[here] = { ...position, knew: position.knew.with(seat, guess) };
    }
  }
}

/** Writes a moment down, and its neighbours anew: each shares a position with it. */
export function settle<T extends GameTypes>(
  found: ReviewWork<T>,
  at: number,
  look: Look<T>,
  known: Pick<ReviewMoment, 'fine' | 'judgement'>,
): void {
  const drew = found.line.answers[at]?.drew;
  found.drawnAnew[at] = drew
    ? look
        .answered(at)
        .estimates(look.playouts)
        .map(({ mean }) => mean)
    : null;
  found.errors[at] = errorsBetween(drew ? look.answered(at) : look.lying(at + 1), look.lying(at), look.playouts);
  found.moments[at] = momentAt(found, at, known);
  for (const beside of [at - 1, at + 1]) {
    const moment = found.moments[beside];
    if (!moment) continue;
    if (known.fine && !moment.fine) found.errors[beside] = unpaired(found, beside);
    found.moments[beside] = momentAt(found, beside, moment);
  }
}

/** One of the two positions was looked at more closely than the other: their errors have little in common. */
const unpaired = <T extends GameTypes>({ positions }: ReviewWork<T>, at: number): readonly number[] | undefined =>
  positions[at]?.truly.map(({ error }, seat) => Math.hypot(error, positions[at + 1]?.truly[seat]?.error ?? 0));

function momentAt<T extends GameTypes>(
  { line, positions, drawnAnew, errors }: ReviewWork<T>,
  at: number,
  { fine, judgement }: Pick<ReviewMoment, 'fine' | 'judgement'>,
): ReviewMoment {
  const answer = line.answers[at];
  const before = positions[at];
  const after = positions[at + 1];
  if (!answer || !before || !after) throw new Error(`moment ${at} is not known yet`);
  const reached = after.truly.map(({ mean }) => mean);
  const expected = drawnAnew[at] ?? reached;
  return {
    entry: answer.entry,
    seat: answer.decision.seat,
    choices: answer.choices,
    drew: answer.drew,
    decision: expected.map((worth, seat) => worth - (before.truly[seat]?.mean ?? 0)),
    ...(errors[at] && { errors: errors[at] }),
    luck: reached.map((worth, seat) => worth - (expected[seat] ?? 0)),
    fine,
    judgement,
  };
}

/** Those that are still to be looked at finely, the largest change for any seat first. */
export function bySwing(moments: readonly ReviewMoment[]): readonly number[] {
  const swing = ({ decision, luck }: ReviewMoment): number =>
    Math.max(...decision.map((changed, seat) => Math.abs(changed + (luck[seat] ?? 0))));
  return moments
    .map((moment, at) => ({ at, fine: moment.fine, swing: swing(moment) }))
    .filter(({ fine }) => !fine)
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .map(({ at }) => at);
}

export function snapshot<T extends GameTypes>(found: ReviewWork<T>, pass: Review['pass'], done: number, all: number): Review {
  const { match, unit, budget, start, line } = found;
  const positions = [...found.positions];
  const moments = [...found.moments];
  const seats = positions.length < line.states.length ? [] : sumsOf(start, positions, moments);
  return { format: 'halcyon-review/1', match, unit, budget, start, positions, moments, seats, pass, done, all };
}

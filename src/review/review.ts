/** The review itself, step by step: first roughly along the whole match, then finely where it swung most. It can be stopped anywhere and gone on with. */
import type { Game, GameTypes, Seat } from '../engine/game.js';
import { same } from '../engine/json.js';
import type { MatchRecord } from '../engine/record.js';
import { usualBudget } from './budget.js';
import { type Bench, judge } from './judge.js';
import { type Line, lineOf } from './line.js';
import { asItLay, asSeenBy, Playouts } from './playouts.js';
import { sumsOf } from './sums.js';
import type { Effort, Estimate, Judgement, Moment, Position, Review, ReviewBudget } from './types.js';
import { cutOff, dealt, resultOf, toTheEnd, type Yardstick } from './yardstick.js';

/**
 * Each yield is the whole review so far, and a good place to stop: handed in again as `earlier` it is gone on with. Throws a Complaint if the record
 * does not replay or its match is not over.
 */
export function* review<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  budget: ReviewBudget = usualBudget(game, record.seats),
  earlier: Review | null = null,
): Generator<Review, Review> {
  const found = begun(game, record, budget, earlier);
  const { line, positions } = found;
  const last = line.states.length - 1;

  const rough = spyglass(found, budget.rough);
  if (found.start.length === 0) found.start = rough.start();
  while (positions.length <= last) {
    const at = positions.length;
    positions.push(rough.look(at));
    if (at > 0) settle(found, at - 1, rough, false, null);
    yield snapshot(found, 'rough', positions.length, last + 1);
  }

  const fine = spyglass(found, budget.fine);
  if (!found.moments.some((moment) => moment.fine)) found.start = fine.start();
  const all = Math.min(last, budget.moments);
  for (const at of bySwing(found)) {
    const done = found.moments.filter((moment) => moment.fine).length;
    if (done >= all) break;
    for (const place of [at, at + 1]) if (positions[place]?.fine === false) positions[place] = fine.refine(place, positions[place]);
    settle(found, at, fine, true, judgementOf(found, fine, at));
    yield snapshot(found, 'fine', done + 1, all);
  }
  return snapshot(found, 'done', all, all);
}

/** What is found out so far. */
interface Found<T extends GameTypes> {
  readonly game: Game<T>;
  readonly line: Line<T>;
  readonly budget: ReviewBudget;
  readonly match: string;
  readonly unit: string;
  readonly luck: number;
  start: readonly Estimate[];
  readonly positions: Position[];
  readonly drawnAnew: (readonly number[] | null)[]; // by moment and seat: the worth of its answer over all that chance could have brought
  readonly moments: Moment[];
}

function begun<T extends GameTypes>(game: Game<T>, record: MatchRecord, budget: ReviewBudget, earlier: Review | null): Found<T> {
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
    luck: Number.parseInt(record.commitment.slice(0, 8), 16),
    start: known?.start ?? [],
    positions,
    drawnAnew: moments.map(({ drew, decision }, at) =>
      drew ? decision.map((changed, seat) => changed + (positions[at]?.truly[seat]?.mean ?? 0)) : null,
    ),
    moments,
  };
}

/** How one pass looks at things. */
interface Spyglass<T extends GameTypes> extends Bench<T> {
  start(): readonly Estimate[];
  look(at: number): Position;
  refine(at: number, before: Position): Position;
  /** What the answer of this moment is worth before chance has its say. */
  drawAnew(at: number): readonly number[];
}

function spyglass<T extends GameTypes>(found: Found<T>, { playouts, horizon }: Effort): Spyglass<T> {
  const { game, line, luck } = found;
  const { table, states, answers } = line;
  const yardstick: Yardstick<T> = horizon === null ? toTheEnd(game) : cutOff(game, table.beginning, horizon, luck);
  const from = (at: number) => states[at] ?? table.state;
  const truly = (at: number) => new Playouts(game, yardstick, luck, asItLay(game, yardstick, from(at))).upTo(playouts).estimates();
  const knew = (at: number, seat: Seat): Estimate =>
    new Playouts(game, yardstick, luck, asSeenBy(game, yardstick, from(at), seat)).upTo(playouts).estimates()[seat] ?? CERTAIN;
  const place = (at: number) => ({ at: at === 0 ? 0 : (answers[at - 1]?.entry ?? 0) + 1, fine: false });
  const isEnd = (at: number): boolean => from(at).open.length === 0;
  return {
    game,
    yardstick,
    luck,
    playouts,
    get scale() {
      return table.beginning.seats > 1 ? 1 : Math.max(1, found.start[0]?.mean ?? 1);
    },
    start: () =>
      new Playouts(game, yardstick, luck, {
        until: Number.POSITIVE_INFINITY,
        world: (playout) => dealt(game, table.beginning, playout),
      })
        .upTo(playouts)
        .estimates(),
    look(at) {
      const worth = isEnd(at) ? resultOf(game, from(at)).map((mean) => ({ mean, error: 0 })) : truly(at);
      return { ...place(at), truly: worth, knew: game.facts.hides && !isEnd(at) ? worth.map((_, seat) => knew(at, seat)) : worth };
    },
    /** What a seat knew is looked at again where it had to decide. */
    refine(at, before) {
      if (isEnd(at)) return { ...before, fine: true };
      const worth = truly(at);
      const asked = answers[at]?.decision.seat;
      const guessed = game.facts.hides ? before.knew.map((guess, seat) => (seat === asked ? knew(at, seat) : guess)) : worth;
      return { ...before, truly: worth, knew: guessed, fine: true };
    },
    drawAnew(at) {
      const answer = answers[at];
      if (answer === undefined) throw new Error(`there is no moment ${at}`);
      return new Playouts(game, yardstick, luck, asItLay(game, yardstick, from(at)), answer)
        .upTo(playouts)
        .estimates()
        .map(({ mean }) => mean);
    },
  };
}

const CERTAIN: Estimate = { mean: 0, error: 0 };

function judgementOf<T extends GameTypes>({ line, budget }: Found<T>, bench: Bench<T>, at: number): Judgement | null {
  const [state, answer] = [line.states[at], line.answers[at]];
  return budget.verdicts && state && answer && answer.choices > 1 ? judge(bench, state, answer) : null;
}

/** Writes down a moment, and its neighbours again: they share a position with it. */
function settle<T extends GameTypes>(found: Found<T>, at: number, by: Spyglass<T>, fine: boolean, judgement: Judgement | null): void {
  found.drawnAnew[at] = found.line.answers[at]?.drew ? by.drawAnew(at) : null;
  found.moments[at] = momentAt(found, at, fine, judgement);
  for (const beside of [at - 1, at + 1]) {
    const moment = found.moments[beside];
    if (moment) found.moments[beside] = momentAt(found, beside, moment.fine, moment.judgement);
  }
}

function momentAt<T extends GameTypes>(
  { line, positions, drawnAnew }: Found<T>,
  at: number,
  fine: boolean,
  judgement: Judgement | null,
): Moment {
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
    luck: reached.map((worth, seat) => worth - (expected[seat] ?? 0)),
    fine,
    judgement,
  };
}

/** The moments that are still to be looked at finely, the largest change for any seat first. */
function bySwing<T extends GameTypes>({ moments }: Found<T>): readonly number[] {
  const swing = ({ decision, luck }: Moment): number => Math.max(...decision.map((changed, seat) => Math.abs(changed + (luck[seat] ?? 0))));
  return moments
    .map((moment, at) => ({ at, moment, size: swing(moment) }))
    .filter(({ moment }) => !moment.fine)
    .sort((a, b) => b.size - a.size || a.at - b.at)
    .map(({ at }) => at);
}

function snapshot<T extends GameTypes>(found: Found<T>, pass: Review['pass'], done: number, all: number): Review {
  const { match, unit, budget, start, line } = found;
  const positions = [...found.positions];
  const moments = [...found.moments];
  const seats = positions.length < line.states.length ? [] : sumsOf(start, positions, moments);
  return { format: 'halcyon-review/1', match, unit, budget, start, positions, moments, seats, pass, done, all };
}

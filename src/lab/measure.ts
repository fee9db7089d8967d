/** One match, watched: its length, its choices, who led and who won, by the engine's contract alone. */
import { playOut } from '../bots/contest.js';
import type { Decision, Game, GameTypes, Json, Score, State } from '../engine/game.js';
import { movesOf, type Table } from '../engine/play.js';
import { compare, standings, winners } from '../engine/standings.js';
import { type Gauge, gaugeOf, plainLabel } from '../games/gauges.js';
import type { Errand } from './plan.js';

/** A victory in parts that are whole numbers however many share it: sums of them are exact in any order. Up to ten can share. */
export const WHOLE_WIN = 2520;

export interface SeatResult {
  readonly bot: string;
  readonly place: number | null; // in the order of the first round, from 1, where the game says who begins
  readonly role: string | null;
  readonly score: number;
  readonly rank: number;
  readonly win: number; // parts of WHOLE_WIN
}

/** Who led: changes of the lead, and from which decision on nobody who did not win was in front. Null alone at the table. */
export interface Lead {
  readonly changes: number;
  readonly decided: number;
}

export interface MatchResult {
  readonly cell: number;
  readonly match: number;
  readonly seats: readonly SeatResult[];
  readonly decisions: number;
  readonly choices: number; // decisions with more than one answer
  readonly answers: number; // of all decisions together
  readonly bits: number; // yes-or-no questions that all choices together amount to
  readonly rounds: number | null;
  readonly byScore: Lead | null;
  readonly byEstimate: Lead | null;
  readonly tallies: Tallies;
}

/** By kind of question: asked, with a single answer, answers in all, answers at most. */
export type Asked = readonly [asked: number, forced: number, answers: number, most: number];
/** By kind and label: times offered and taken, seats that were offered and took it in a match, and the victories of those who took it and of those who left it. */
export type Offered = readonly [offered: number, taken: number, seatsOffered: number, seatsTaken: number, winsTaken: number, winsLeft: number];
export interface Tallies {
  readonly asked: Readonly<Record<string, Asked>>;
  readonly offered: Readonly<Record<string, Readonly<Record<string, Offered>>>>; // by kind, then label
}

export function measureMatch(game: Game<GameTypes>, errand: Errand): MatchResult {
  const gauge = gaugeOf(game.id);
  const watch = newWatch(game, gauge, errand.lineUp.length);
  const table = playOut(game, errand, watch.look);
  const { shared } = table.state;
  const won = winners(game, shared);
  const ranked = standings(game, shared);
  const wins = ranked.map(({ seat }) => (won.includes(seat) ? WHOLE_WIN / won.length : 0));
  const alone = ranked.length === 1;
  return {
    cell: errand.cell,
    match: errand.match,
    seats: ranked.map(({ seat, total, rank }) => ({
      bot: errand.lineUp[seat] ?? '',
      place: watch.first === null ? null : 1 + ((seat - watch.first + ranked.length) % ranked.length),
      role: gauge.role?.(shared, seat) ?? null,
      score: total,
      rank,
      win: wins[seat] ?? 0,
    })),
    decisions: table.entries.length,
    ...watch.counts,
    rounds: gauge.round?.(shared) ?? null,
    byScore: alone ? null : watch.byScore.end(wins, table.entries.length),
    byEstimate: alone ? null : watch.byEstimate.end(wins, table.entries.length),
    tallies: { asked: watch.asked, offered: offeredBy(watch.labels, wins) },
  };
}

type Labels = Record<string, Record<string, Record<number, [offered: number, taken: number]>>>; // by kind, label and seat

function newWatch(game: Game<GameTypes>, gauge: Gauge<GameTypes>, seats: number) {
  const counts = { choices: 0, answers: 0, bits: 0 };
  const asked: Record<string, [number, number, number, number]> = {};
  const labels: Labels = {};
  const byScore = newRace(seats);
  const byEstimate = newRace(seats);
  let first: number | null | undefined;
  const look = (table: Table<GameTypes>, decision: Decision | null, move: Json | null) => {
    const { state } = table;
    if (first === undefined) first = gauge.first?.(state.shared) ?? null;
    if (seats > 1) {
      byScore.at(table.entries.length, leadersByScore(game.scores(state.shared)));
      byEstimate.at(table.entries.length, leadersByEstimate(game, state));
    }
    if (decision === null) return;
    const moves = movesOf(table, decision);
    const kind = (asked[decision.kind] ??= [0, 0, 0, 0]);
    kind[0]++;
    kind[2] += moves.length;
    kind[3] = Math.max(kind[3], moves.length);
    counts.answers += moves.length;
    counts.bits += bitsIn(moves.length);
    if (moves.length === 1) {
      kind[1]++;
      return;
    }
    counts.choices++;
    noteOffers(labels, gauge, decision, moves, move);
  };
  return {
    look,
    counts,
    asked,
    labels,
    byScore,
    byEstimate,
    get first() {
      return first ?? null;
    },
  };
}

const bitsIn = (answers: number): number => 32 - Math.clz32(answers - 1);

function noteOffers(labels: Labels, gauge: Gauge<GameTypes>, { kind, seat }: Decision, moves: readonly Json[], taken: Json | null): void {
  const label = (move: Json): string => gauge.label?.(move) ?? plainLabel(move);
  const byLabel = (labels[kind] ??= {});
  for (const offered of new Set(moves.map(label))) {
    const mine = ((byLabel[offered] ??= {})[seat] ??= [0, 0]);
    mine[0]++;
  }
  const mine = taken === null ? undefined : byLabel[label(taken)]?.[seat];
  if (mine) mine[1]++;
}

function offeredBy(labels: Labels, wins: readonly number[]): Tallies['offered'] {
  const sumUp = (seats: Record<number, [number, number]>): Offered => {
    const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
    for (const [seat, [offered, taken]] of Object.entries(seats)) {
      const win = wins[Number(seat)] ?? 0;
      sums[0] += offered;
      sums[1] += taken;
      sums[2]++;
      if (taken > 0) {
        sums[3]++;
        sums[4] += win;
      } else sums[5] += win;
    }
    return sums;
  };
  return mapValues(labels, (byLabel) => mapValues(byLabel, sumUp));
}

const mapValues = <X, Y>(record: Readonly<Record<string, X>>, map: (value: X) => Y): Record<string, Y> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Follows who is in front, decision by decision. Shared leads change nothing. */
function newRace(seats: number) {
  const lastInFront: number[] = Array.from({ length: seats }, () => -1);
  let ahead = -1;
  let changes = 0;
  return {
    at(time: number, leaders: readonly number[]) {
      for (const seat of leaders) lastInFront[seat] = time;
      const [only] = leaders;
      if (leaders.length !== 1 || only === undefined || only === ahead) return;
      if (ahead >= 0) changes++;
      ahead = only;
    },
    end(wins: readonly number[], decisions: number): Lead {
      const losers = lastInFront.filter((_, seat) => wins[seat] === 0);
      return { changes, decided: Math.min(decisions, Math.max(-1, ...losers) + 1) };
    },
  };
}

function leadersByScore(scores: readonly Score[]): number[] {
  return scores.flatMap((score, seat) => (scores.some((other) => compare(other, score) < 0) ? [] : [seat]));
}

function leadersByEstimate(game: Game<GameTypes>, state: State<GameTypes>): number[] {
  const guesses = state.own.map((_, seat) => game.estimate(state, seat));
  const best = Math.max(...guesses);
  return guesses.flatMap((guess, seat) => (guess === best ? [seat] : []));
}

/** The sum of what was tallied; neither is changed. */
export function addTallies(a: Tallies, b: Tallies): Tallies {
  return {
    asked: merged(a.asked, b.asked, (x, y) => [x[0] + y[0], x[1] + y[1], x[2] + y[2], Math.max(x[3], y[3])]),
    offered: merged(a.offered, b.offered, (x, y) => merged(x, y, addOffered)),
  };
}

const addOffered = (x: Offered, y: Offered): Offered => [x[0] + y[0], x[1] + y[1], x[2] + y[2], x[3] + y[3], x[4] + y[4], x[5] + y[5]];

function merged<X>(a: Readonly<Record<string, X>>, b: Readonly<Record<string, X>>, add: (x: X, y: X) => X): Record<string, X> {
  const sum: Record<string, X> = { ...a };
  for (const [key, y] of Object.entries(b)) {
    const x = sum[key];
    sum[key] = x === undefined ? y : add(x, y);
  }
  return sum;
}

export const NO_TALLIES: Tallies = { asked: {}, offered: {} };

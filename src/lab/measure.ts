/** One match, watched: its length, its choices, who led and who won, by the engine's contract alone. */
import { type Observer, playOut } from '../bots/contest.js';
import type { Game, GameTypes, Json } from '../engine/game.js';
import { movesOf } from '../engine/play.js';
import { standings, winners } from '../engine/standings.js';
import { plainLabel } from '../games/kit/labels.js';
import type { MatchJob } from './plan.js';
import { type Lead, leadersAmong, newRace } from './race.js';
import { newTally, type Tallies, WHOLE_WIN } from './tallies.js';

export interface SeatResult {
  readonly bot: string;
  readonly place: number | null; // in the order of the first round, from 1, where the game says who begins
  readonly role: string | null;
  readonly score: number;
  readonly rank: number;
  readonly win: number; // parts of WHOLE_WIN
}

export interface MatchRow {
  readonly cell: number;
  readonly match: number;
  readonly seats: readonly SeatResult[];
  readonly decisions: number;
  readonly choices: number; // decisions with more than one answer
  readonly answers: number; // of all decisions together
  readonly bits: number; // yes-or-no questions that all choices together amount to
  readonly rounds: number | null; // where the game has rounds
  readonly lead: Lead | null; // null alone at the table
}

export interface MatchResult extends MatchRow {
  readonly tallies: Tallies;
}

export function measureMatch(game: Game<GameTypes>, job: MatchJob): MatchResult {
  const gauge = game.gauge ?? {};
  const seats = job.lineUp.length;
  const tally = newTally(labelFor(game));
  const race = newRace(seats);
  const sums = { choices: 0, answers: 0, bits: 0 };
  let first: number | null = null;
  const look: Observer<GameTypes> = (table, decision, move) => {
    const { state, entries } = table;
    if (entries.length === 0) first = gauge.first?.(state.shared) ?? null;
    race.at(entries.length, leadersAmong(game.scores(state.shared)));
    if (decision === null) return;
    const moves = movesOf(table, decision);
    tally.note(decision, moves, move);
    sums.choices += moves.length > 1 ? 1 : 0;
    sums.answers += moves.length;
    sums.bits += bitsIn(moves.length);
  };
  const { state, entries } = playOut(game, job, look);
  const won = winners(game, state.shared);
  const ranked = standings(game, state.shared);
  const wins = ranked.map(({ seat }) => (won.includes(seat) ? WHOLE_WIN / won.length : 0));
  return {
    cell: job.cell,
    match: job.match,
    seats: ranked.map(({ seat, total, rank }) => ({
      bot: job.lineUp[seat] ?? '',
      place: first === null ? null : 1 + ((seat - first + seats) % seats),
      role: gauge.role?.(state.shared, seat) ?? null,
      score: total,
      rank,
      win: wins[seat] ?? 0,
    })),
    decisions: entries.length,
    ...sums,
    rounds: gauge.round?.(state.shared) ?? null,
    lead: seats === 1 ? null : race.end(wins, entries.length),
    tallies: tally.end(wins),
  };
}

const labelled = new WeakMap<Game<GameTypes>, (move: Json) => string>();

/** Games hand out the same move objects again and again, so the label of each is made once. */
function labelFor(game: Game<GameTypes>): (move: Json) => string {
  const known = labelled.get(game);
  if (known) return known;
  const kept = new WeakMap<object, string>();
  const label = (move: Json): string => {
    const found = typeof move === 'object' && move !== null ? kept.get(move) : undefined;
    if (found !== undefined) return found;
    const made = game.gauge?.label?.(move) ?? plainLabel(move);
    if (typeof move === 'object' && move !== null) kept.set(move, made);
    return made;
  };
  labelled.set(game, label);
  return label;
}

/** How many yes-or-no questions pick one of so many answers. */
const bitsIn = (answers: number): number => 32 - Math.clz32(answers - 1);

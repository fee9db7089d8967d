/** From measured matches to figures: shares, lengths, choices, leads and differences, each with what it is uncertain by. */
import type { MatchRow, SeatResult } from './measure.js';
import { minutesOf } from './minutes.js';
import type { MeasuredMatches } from './parquet.js';
import { type Cell, cellsOf, type Plan } from './plan.js';
import { explained, type Mean, meanOf, type Range, rangeOf, type Share, wilson } from './statistics.js';
import { NO_TALLIES, type Tallies, WHOLE_WIN } from './tallies.js';

export interface WinFigure extends Share {
  readonly who: string;
  readonly fair: number; // the share that would fall to it if all seats were alike
  readonly matches: number;
}

export interface QuestionFigure {
  readonly question: string;
  readonly asked: number; // in a match
  readonly forced: number; // the part with a single answer
  readonly answers: number; // on average
  readonly most: number;
}

export interface ChoiceFigure {
  readonly question: string;
  readonly choice: string;
  readonly offered: number; // in a match, where there was a choice
  readonly taken: number; // in a match
  readonly seatsTaken: number; // seats that took it at least once in a match: what the shares rest on
  readonly winTaken: Share; // of those who took it at least once
  readonly seatsLeft: number;
  readonly winLeft: Share; // of those who could have and never did
}

export interface LeadFigure {
  readonly changes: Range;
  readonly decided: Range; // the part of the match that was played by then
}

export interface TableFigures {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly mixed: boolean;
  readonly options: string;
  readonly matches: number;
  readonly different: number; // matches that went another way than all before
  readonly bySeat: readonly WinFigure[];
  readonly byPlace: readonly WinFigure[]; // in the order of the first round
  readonly byRole: readonly WinFigure[];
  readonly byBot: readonly WinFigure[];
  readonly ranks: readonly { readonly who: string; readonly shares: readonly number[] }[]; // of the finest grouping there is
  readonly score: Range;
  readonly winning: Range;
  readonly margin: Range | null; // between the best and the second
  readonly scores: readonly (readonly [score: number, seats: number])[];
  readonly decisions: Range;
  readonly choices: Range;
  readonly rounds: Range | null;
  readonly minutes: Range;
  readonly branching: number; // answers per decision
  readonly questions: readonly QuestionFigure[];
  readonly offers: readonly ChoiceFigure[];
  readonly lead: LeadFigure | null;
  readonly decidedAt: readonly number[]; // matches decided in each tenth
  readonly seatExplains: number; // how much of the final ranks follows from seat or role
}

/** Bots of different strength at one table: how much of the ranks follows from who plays. */
export interface SkillFigure {
  readonly seats: number;
  readonly options: string;
  readonly byBot: readonly WinFigure[];
  readonly explained: number;
}

export interface Favoured extends Mean {
  readonly who: string; // the most successful role or place at the table that others are compared with
  readonly before: number;
  readonly now: number;
}

/** What another set of options changes, match by match on the same seeds. */
export interface Comparison {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly options: string;
  readonly against: string;
  readonly pairs: number;
  readonly same: number; // pairs in which nothing changed
  readonly different: number; // matches with these options that went another way than all before
  readonly decisions: MeanChange;
  readonly rounds: MeanChange | null;
  readonly minutes: MeanChange;
  readonly score: MeanChange; // of all seats on average
  readonly winning: MeanChange;
  readonly changesOfLead: MeanChange | null;
  readonly favoured: Favoured | null;
}

export interface MeanChange extends Mean {
  readonly before: number;
}

export interface GameFigures {
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  readonly seed: string;
  readonly boxMinutes: number;
  readonly planned: number;
  readonly played: number;
  readonly tables: readonly TableFigures[];
  readonly skill: readonly SkillFigure[];
  readonly comparisons: readonly Comparison[];
}

export function figuresOf(plan: Plan, { rows, tallies }: MeasuredMatches): GameFigures {
  const { game, seed, matches } = plan;
  const cells = cellsOf(plan);
  const byCell = cells.map((cell) => rows.filter((row) => row.cell === cell.index));
  const played = cells.flatMap((cell) => {
    const mine = byCell[cell.index] ?? [];
    return mine.length === 0 ? [] : [{ cell, rows: mine, tallies: tallies[cell.index] ?? NO_TALLIES }];
  });
  return {
    game: game.id,
    title: game.about.title,
    rules: game.rules,
    seed,
    boxMinutes: game.about.minutes,
    planned: cells.length * matches,
    played: rows.length,
    tables: played.map((table) => tableFigures(table.cell, table.rows, table.tallies)),
    skill: played.filter(({ cell }) => cell.mixed).map((table) => skillOf(table.cell, table.rows)),
    comparisons: played.flatMap((table) => {
      const base = cells.find(
        ({ seats, bots, set }) => seats === table.cell.seats && same(bots, table.cell.bots) && set === plan.sets[0]?.name,
      );
      if (!base || base === table.cell) return [];
      const comparison = compare(base, byCell[base.index] ?? [], table.cell, table.rows);
      return comparison ? [comparison] : [];
    }),
  };
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((name, i) => name === b[i]);

type Group = (seat: SeatResult, at: number) => string | null;
const bySeat: Group = (_, at) => `seat ${at + 1}`;
const byPlace: Group = ({ place }) => (place === null ? null : `${ORDINALS[place - 1] ?? `${place}th`} player`);
const byRole: Group = ({ role }) => role;
const byBot: Group = ({ bot }) => bot;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What sets the seats apart: roles where there are any, else the order of play, else the seat. */
function finest(rows: readonly MatchRow[]): Group {
  const [seat] = rows[0]?.seats ?? [];
  return seat?.role ? byRole : seat?.place ? byPlace : bySeat;
}

function namesIn(rows: readonly MatchRow[], group: Group): string[] {
  const names = new Set(rows.flatMap(({ seats }) => seats.flatMap((seat, at) => group(seat, at) ?? [])));
  return [...names].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}

/** The first player before the second; other names keep the order of the alphabet. */
const order = (name: string): number => ORDINALS.findIndex((word) => name.startsWith(word));

function winsBy(rows: readonly MatchRow[], group: Group): readonly WinFigure[] {
  return namesIn(rows, group).map((who) => {
    let [wins, matches, fair] = [0, 0, 0];
    for (const { seats } of rows) {
      const mine = seats.filter((seat, at) => group(seat, at) === who);
      if (mine.length === 0) continue;
      wins += mine.reduce((sum, { win }) => sum + win, 0);
      fair += mine.length / seats.length;
      matches++;
    }
    return { who, ...wilson(wins / WHOLE_WIN, matches), fair: fair / matches, matches };
  });
}

function tableFigures(cell: Cell, rows: readonly MatchRow[], tallies: Tallies): TableFigures {
  const alone = cell.seats === 1;
  const rounds = rows.flatMap((row) => row.rounds ?? []);
  const sum = (of: (row: MatchRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const group = cell.mixed ? byBot : finest(rows);
  return {
    seats: cell.seats,
    bots: cell.bots,
    mixed: cell.mixed,
    options: cell.set,
    matches: rows.length,
    different: differentIn(rows),
    bySeat: winsBy(rows, bySeat),
    byPlace: winsBy(rows, byPlace),
    byRole: winsBy(rows, byRole),
    byBot: cell.mixed ? winsBy(rows, byBot) : [],
    ranks: alone ? [] : namesIn(rows, group).map((who) => ({ who, shares: ranksOf(rows, group, who, cell.seats) })),
    score: rangeOf(rows.flatMap(({ seats }) => seats.map(({ score }) => score))),
    winning: rangeOf(rows.map(bestScore)),
    margin: alone ? null : rangeOf(rows.map(marginOf)),
    scores: histogram(rows.flatMap(({ seats }) => seats.map(({ score }) => score))),
    decisions: rangeOf(rows.map(({ decisions }) => decisions)),
    choices: rangeOf(rows.map(({ choices }) => choices)),
    rounds: rounds.length === rows.length ? rangeOf(rounds) : null,
    minutes: rangeOf(rows.map(minutesOf)),
    branching: sum(({ answers }) => answers) / sum(({ decisions }) => decisions),
    questions: questionsOf(tallies, rows.length),
    offers: offersOf(tallies, rows.length),
    lead: leadOf(rows),
    decidedAt: tenths(rows),
    seatExplains: alone ? 0 : explainedBy(rows, finest(rows)),
  };
}

const bestScore = ({ seats }: MatchRow): number => Math.max(...seats.map(({ score }) => score));

function marginOf({ seats }: MatchRow): number {
  const [first = 0, second = 0] = seats.map(({ score }) => score).sort((a, b) => b - a);
  return first - second;
}

function ranksOf(rows: readonly MatchRow[], group: Group, who: string, seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  let all = 0;
  for (const row of rows) {
    for (const [at, seat] of row.seats.entries()) {
      if (group(seat, at) !== who) continue;
      counts[seat.rank - 1] = (counts[seat.rank - 1] ?? 0) + 1;
      all++;
    }
  }
  return counts.map((count) => count / all);
}

function histogram(scores: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

function questionsOf({ asked }: Tallies, matches: number): QuestionFigure[] {
  return Object.entries(asked)
    .map(([question, [times, forced, answers, most]]) => ({
      question,
      asked: times / matches,
      forced: forced / times,
      answers: answers / times,
      most,
    }))
    .sort((a, b) => b.asked - a.asked || byName(a.question, b.question));
}

function offersOf({ offered }: Tallies, matches: number): ChoiceFigure[] {
  return Object.entries(offered)
    .flatMap(([question, labels]) =>
      Object.entries(labels).map(([choice, [times, taken, seatsOffered, seatsTaken, winsTaken, winsLeft]]) => ({
        question,
        choice,
        offered: times / matches,
        taken: taken / matches,
        seatsTaken,
        winTaken: wilson(winsTaken / WHOLE_WIN, seatsTaken),
        seatsLeft: seatsOffered - seatsTaken,
        winLeft: wilson(winsLeft / WHOLE_WIN, seatsOffered - seatsTaken),
      })),
    )
    .sort((a, b) => b.taken - a.taken || b.offered - a.offered || byName(a.choice, b.choice));
}

function leadOf(rows: readonly MatchRow[]): LeadFigure | null {
  const leads = rows.flatMap(({ lead, decisions }) => (lead ? [{ ...lead, part: decisions === 0 ? 0 : lead.decided / decisions }] : []));
  if (leads.length === 0) return null;
  return { changes: rangeOf(leads.map(({ changes }) => changes)), decided: rangeOf(leads.map(({ part }) => part)) };
}

function tenths(rows: readonly MatchRow[]): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const { lead, decisions } of rows) {
    if (!lead) continue;
    const at = Math.min(9, Math.floor((10 * lead.decided) / Math.max(1, decisions)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function explainedBy(rows: readonly MatchRow[], group: Group): number {
  return explained(
    namesIn(rows, group).map((who) =>
      rows.flatMap(({ seats }) => seats.flatMap((seat, at) => (group(seat, at) === who ? [seat.rank] : []))),
    ),
  );
}

const skillOf = (cell: Cell, rows: readonly MatchRow[]): SkillFigure => ({
  seats: cell.seats,
  options: cell.set,
  byBot: winsBy(rows, byBot).toSorted((a, b) => b.share / b.fair - a.share / a.fair),
  explained: explainedBy(rows, byBot),
});

function compare(base: Cell, before: readonly MatchRow[], cell: Cell, now: readonly MatchRow[]): Comparison | null {
  const known = new Map(before.map((row) => [row.match, row]));
  const pairs = now.flatMap((row) => {
    const other = known.get(row.match);
    return other ? [[other, row] as const] : [];
  });
  if (pairs.length === 0) return null;
  const change = (of: (row: MatchRow) => number): MeanChange => ({
    before: meanOf(pairs.map(([a]) => of(a))).mean,
    ...meanOf(pairs.map(([a, b]) => of(b) - of(a))),
  });
  const hasRounds = pairs.every(([a, b]) => a.rounds !== null && b.rounds !== null);
  return {
    seats: cell.seats,
    bots: cell.bots,
    options: cell.set,
    against: base.set,
    pairs: pairs.length,
    same: pairs.filter(([a, b]) => outcome(a) === outcome(b)).length,
    different: differentIn(pairs.map(([, b]) => b)),
    decisions: change(({ decisions }) => decisions),
    rounds: hasRounds ? change(({ rounds }) => rounds ?? 0) : null,
    minutes: change(minutesOf),
    score: change(({ seats }) => seats.reduce((sum, { score }) => sum + score, 0) / seats.length),
    winning: change(bestScore),
    changesOfLead: cell.seats === 1 ? null : change(({ lead }) => lead?.changes ?? 0),
    favoured: favouredIn(pairs),
  };
}

const outcome = (row: MatchRow): string => JSON.stringify([row.seats, row.decisions, row.choices, row.answers, row.rounds]);

/** Where neither the game nor the bots leave anything to chance, all matches are one, whoever sits where. */
const differentIn = (rows: readonly MatchRow[]): number =>
  new Set(
    rows.map(({ seats, decisions, answers }) =>
      JSON.stringify([seats.toSorted(byOrder).map(({ score, rank }) => [score, rank]), decisions, answers]),
    ),
  ).size;

const byOrder = (a: SeatResult, b: SeatResult): number => (a.place ?? 0) - (b.place ?? 0);

/** Who wins most before, and how often now. Alone it is simply the player. */
function favouredIn(pairs: readonly (readonly [MatchRow, MatchRow])[]): Favoured | null {
  const before = pairs.map(([a]) => a);
  const alone = before[0]?.seats.length === 1;
  const group = alone ? bySeat : finest(before);
  const best = winsBy(before, group).reduce<WinFigure | null>((top, figure) => (top && top.share >= figure.share ? top : figure), null);
  if (!best) return null;
  const winOf = ({ seats }: MatchRow): number | null => {
    const mine = seats.filter((seat, at) => group(seat, at) === best.who);
    return mine.length === 0 ? null : mine.reduce((sum, { win }) => sum + win, 0) / WHOLE_WIN;
  };
  const both = pairs.flatMap(([a, b]) => {
    const [x, y] = [winOf(a), winOf(b)];
    return x === null || y === null ? [] : [[x, y] as const];
  });
  if (both.length === 0) return null;
  return {
    who: alone ? 'alone' : best.who,
    before: meanOf(both.map(([x]) => x)).mean,
    now: meanOf(both.map(([, y]) => y)).mean,
    ...meanOf(both.map(([x, y]) => y - x)),
  };
}

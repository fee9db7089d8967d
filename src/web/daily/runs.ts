/** The same deal played by bots: how many runs there are, what is left to play, and the rows of dots that a person's result stands beside. */
import { STEPS, type Step } from '../../bots/index.js';

/** How one run ended in the person's seat. */
export interface DailyRun {
  readonly total: number;
  readonly rank: number; // among the seats of the table; alone 1
  readonly ties: readonly number[]; // what decides between equal totals, the higher the better
}

export type Runs = Readonly<Partial<Record<Step, readonly DailyRun[]>>>;

/** Master thinks long, and ten of it must do. */
export const RUNS: Readonly<Record<Step, number>> = { sleepy: 30, gentle: 30, steady: 30, sharp: 30, master: 10 };

/** What is to be played next: row by row, the quick ones first; null when all is done. */
export function nextRun(
  runs: Runs,
  taken: Readonly<Partial<Record<Step, number>>> = {},
): { readonly step: Step; readonly n: number } | null {
  for (const step of STEPS) {
    const n = Math.max(runs[step]?.length ?? 0, taken[step] ?? 0);
    if (n < RUNS[step]) return { step, n };
  }
  return null;
}

/** Above 0 if the first did better: the place at the table first, then points, then what breaks ties. */
export function compareRuns(a: DailyRun, b: DailyRun): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.total !== b.total) return a.total - b.total;
  const i = a.ties.findIndex((value, at) => value !== b.ties[at]);
  return i < 0 ? 0 : (a.ties[i] ?? 0) - (b.ties[i] ?? 0);
}

/** Dots over one place of the axis. */
export interface Column {
  readonly at: number; // from 0, the worst, to 1, the best
  readonly full: number; // runs that the person did better than
  readonly hollow: number; // the others; whoever did as well is one of them
}

export interface Row {
  readonly step: Step;
  readonly columns: readonly Column[];
  readonly better: number; // runs that the person did better than
  readonly of: number; // runs so far
  readonly past: boolean; // the person did better than more than half of them
  readonly done: boolean;
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Histogram {
  readonly rows: readonly Row[]; // from weak to strong
  readonly mine: number; // where on the axis
  readonly ticks: readonly Tick[];
  readonly past: number; // bots
  readonly percent: number; // of a hundred bots, each step counting alike
}

const MOST_COLUMNS = 27; // more dots beside each other could not be told apart
const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

/** Points tell; where most reach all there are (a full stand), what breaks the tie does, and who has less is behind everybody. */
function figureIn(all: readonly DailyRun[]): (run: DailyRun) => number {
  const most = Math.max(...all.map(({ total }) => total));
  const full = all.filter(({ total, ties }) => total === most && ties.length > 0);
  const ties = full.map((run) => run.ties[0] ?? 0);
  if (full.length * 2 <= all.length || new Set(ties).size < 2) return ({ total }) => total;
  const behind = Math.min(...ties) - 1;
  return ({ total, ties: [tie = behind] }) => (total === most ? tie : behind);
}

/** Where a run stands on the axis. Alone by points; with others each place has its own stretch, the best at the right, and points go along it. */
function axisOf(all: readonly DailyRun[], seats: number): { readonly at: (run: DailyRun) => number; readonly ticks: readonly Tick[] } {
  const figure = seats === 1 ? figureIn(all) : (run: DailyRun) => run.total;
  const figures = all.map(figure);
  const least = Math.min(...figures);
  const most = Math.max(...figures);
  const bins = Math.min(MOST_COLUMNS, Math.max(1, most - least));
  const along = (value: number): number => (most === least ? 0.5 : Math.round(((value - least) / (most - least)) * bins) / bins);
  if (seats === 1) {
    const shown = [...new Set([0, 1, 2, 3, 4].map((quarter) => Math.round(least + ((most - least) * quarter) / 4)))];
    return { at: (run) => along(figure(run)), ticks: shown.map((value) => ({ at: along(value), label: String(Math.abs(value)) })) };
  }
  const coarse = Math.max(2, Math.floor(MOST_COLUMNS / seats));
  const at = ({ rank, total }: DailyRun): number => (seats - rank + 0.12 + 0.76 * (Math.round(along(total) * coarse) / coarse)) / seats;
  const ticks = Array.from({ length: seats }, (_, i) => ({ at: (i + 0.5) / seats, label: PLACES[seats - 1 - i] ?? '' }));
  return { at, ticks };
}

export function histogramOf(runs: Runs, mine: DailyRun, seats: number): Histogram {
  const all = [mine, ...STEPS.flatMap((step) => runs[step] ?? [])];
  const { at, ticks } = axisOf(all, seats);
  const rows = STEPS.map((step) => rowOf(step, runs[step] ?? [], mine, at));
  const known = rows.filter((row) => row.of > 0);
  const share = known.reduce((sum, { better, of }) => sum + better / of, 0) / Math.max(1, known.length);
  return { rows, mine: at(mine), ticks, past: rows.filter(({ past }) => past).length, percent: Math.round(100 * share) };
}

function rowOf(step: Step, played: readonly DailyRun[], mine: DailyRun, at: (run: DailyRun) => number): Row {
  const columns = new Map<number, { full: number; hollow: number }>();
  for (const run of played) {
    const column = columns.get(at(run)) ?? { full: 0, hollow: 0 };
    if (compareRuns(mine, run) > 0) column.full += 1;
    else column.hollow += 1;
    columns.set(at(run), column);
  }
  const better = played.filter((run) => compareRuns(mine, run) > 0).length;
  return {
    step,
    columns: [...columns].map(([place, dots]) => ({ at: place, ...dots })).sort((a, b) => a.at - b.at),
    better,
    of: played.length,
    past: better * 2 > played.length,
    done: played.length >= RUNS[step],
  };
}

/** The strongest bot that was passed with all below it, and the one above it; null at either end of the line. */
export function betweenIn(rows: readonly Row[]): { readonly below: Step | null; readonly above: Step | null } {
  const first = rows.findIndex(({ past, of }) => of > 0 && !past);
  const at = first < 0 ? rows.length : first;
  return { below: rows[at - 1]?.step ?? null, above: rows[at]?.step ?? null };
}

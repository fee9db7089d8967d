/** Measured matches as Parquet, which DuckDB, pandas, R and others read: one row per match and seat, and two tables of sums. */
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { MatchRow, SeatResult } from './measure.js';
import { minutesOf } from './minutes.js';
import { type Cell, cellsOf, type Plan, writtenPlan } from './plan.js';
import { NO_TALLIES, type Tallies, WHOLE_WIN } from './tallies.js';

/** Matches in the order of their tables and numbers, and what was tallied in them, summed up by table. */
export interface MeasuredMatches {
  readonly rows: readonly MatchRow[];
  readonly tallies: readonly Tallies[];
}

type Value = number | string | null;
type Type = 'INT32' | 'DOUBLE' | 'STRING';
type Column = readonly [name: string, type: Type, of: (row: MatchRow, cell: Cell, seat: SeatResult, at: number) => Value];

const COLUMNS: readonly Column[] = [
  ['table', 'INT32', (row) => row.cell],
  ['match', 'INT32', (row) => row.match],
  ['seats', 'INT32', (_, cell) => cell.seats],
  ['bots', 'STRING', (_, cell) => cell.bots.join(', ')],
  ['options', 'STRING', (_, cell) => cell.set],
  ['seat', 'INT32', (_row, _cell, _seat, at) => at + 1],
  ['place', 'INT32', (_row, _cell, seat) => seat.place],
  ['role', 'STRING', (_row, _cell, seat) => seat.role],
  ['bot', 'STRING', (_row, _cell, seat) => seat.bot],
  ['score', 'DOUBLE', (_row, _cell, seat) => seat.score],
  ['rank', 'INT32', (_row, _cell, seat) => seat.rank],
  ['win', 'DOUBLE', (_row, _cell, seat) => seat.win / WHOLE_WIN],
  ['decisions', 'INT32', (row) => row.decisions],
  ['choices', 'INT32', (row) => row.choices],
  ['answers', 'INT32', (row) => row.answers],
  ['bits', 'INT32', (row) => row.bits],
  ['rounds', 'INT32', (row) => row.rounds],
  ['minutes', 'DOUBLE', minutesOf],
  ['lead_changes', 'INT32', (row) => row.lead?.changes ?? null],
  ['decided', 'INT32', (row) => row.lead?.decided ?? null],
];

const TALLIES = 'halcyon.tallies';
const PLAN = 'halcyon.plan';

export function matchesFile(plan: Plan, { rows, tallies }: MeasuredMatches): Uint8Array {
  const cells = cellsOf(plan);
  const lines = rows.flatMap((row) => {
    const cell = cells[row.cell];
    return cell ? row.seats.map((seat, at) => ({ row, cell, seat, at })) : [];
  });
  const columnData = COLUMNS.map(([name, type, of]) => ({
    name,
    type,
    data: lines.map(({ row, cell, seat, at }) => of(row, cell, seat, at)),
  }));
  const kvMetadata = [
    { key: PLAN, value: JSON.stringify(writtenPlan(plan)) },
    { key: TALLIES, value: JSON.stringify(tallies.map(inOrder)) },
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, rowGroupSize: 100_000 }));
}

/** Names in the order of the alphabet: the same sums are then the same bytes, whoever was first. */
function inOrder<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  ) as X;
}

/** Reads what `matchesFile` wrote. Throws if it is not whole. */
export async function readMatches(bytes: Uint8Array): Promise<MeasuredMatches> {
  const file = new Uint8Array(bytes).buffer; // a copy of its own: what Node reads may be part of a larger block
  const notes = parquetMetadata(file).key_value_metadata ?? [];
  const sums: unknown = JSON.parse(notes.find(({ key }) => key === TALLIES)?.value ?? 'null');
  if (!Array.isArray(sums)) throw new Error('it has no tallies');
  const rows: (MatchRow & { readonly seats: SeatResult[] })[] = [];
  for (const line of await parquetReadObjects({ file })) {
    const numberIn = (name: string): number => Number(line[name]);
    const countIn = (name: string): number | null => (line[name] === null || line[name] === undefined ? null : Number(line[name]));
    const changes = countIn('lead_changes');
    const decided = countIn('decided');
    const last = rows.at(-1);
    const mine =
      last && last.cell === numberIn('table') && last.match === numberIn('match')
        ? last
        : {
            cell: numberIn('table'),
            match: numberIn('match'),
            seats: [],
            decisions: numberIn('decisions'),
            choices: numberIn('choices'),
            answers: numberIn('answers'),
            bits: numberIn('bits'),
            rounds: countIn('rounds'),
            lead: changes === null || decided === null ? null : { changes, decided },
          };
    if (mine !== last) rows.push(mine);
    mine.seats.push({
      bot: String(line.bot),
      place: countIn('place'),
      role: line.role === null || line.role === undefined ? null : String(line.role),
      score: numberIn('score'),
      rank: numberIn('rank'),
      win: Math.round(numberIn('win') * WHOLE_WIN),
    });
  }
  return { rows, tallies: sums.map((sum) => sum ?? NO_TALLIES) };
}

interface SumRow {
  readonly cell: Cell;
  readonly words: readonly string[];
  readonly sums: readonly number[];
}

function sumsFile(names: readonly string[], counts: readonly string[], rows: readonly SumRow[]): Uint8Array {
  const columnData = [
    { name: 'table', type: 'INT32' as const, data: rows.map(({ cell }) => cell.index) },
    { name: 'seats', type: 'INT32' as const, data: rows.map(({ cell }) => cell.seats) },
    { name: 'bots', type: 'STRING' as const, data: rows.map(({ cell }) => cell.bots.join(', ')) },
    { name: 'options', type: 'STRING' as const, data: rows.map(({ cell }) => cell.set) },
    ...names.map((name, i) => ({ name, type: 'STRING' as const, data: rows.map(({ words }) => words[i] ?? '') })),
    ...counts.map((name, i) => ({ name, type: 'DOUBLE' as const, data: rows.map(({ sums }) => sums[i] ?? 0) })),
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

/** How often each kind of question was asked and with how many answers. */
export function questionsFile(plan: Plan, { tallies }: MeasuredMatches): Uint8Array {
  const rows = cellsOf(plan).flatMap((cell) =>
    Object.entries(inOrder(tallies[cell.index] ?? NO_TALLIES).asked).map(([kind, sums]) => ({ cell, words: [kind], sums })),
  );
  return sumsFile(['question'], ['asked', 'forced', 'answers', 'most_answers'], rows);
}

/** How often each card, action or space was offered and taken, and who won then. */
export function choicesFile(plan: Plan, { tallies }: MeasuredMatches): Uint8Array {
  const rows = cellsOf(plan).flatMap((cell) =>
    Object.entries(inOrder(tallies[cell.index] ?? NO_TALLIES).offered).flatMap(([kind, labels]) =>
      Object.entries(labels).map(([label, [offered, taken, seatsOffered, seatsTaken, winsTaken, winsLeft]]) => ({
        cell,
        words: [kind, label],
        sums: [offered, taken, seatsOffered, seatsTaken, winsTaken / WHOLE_WIN, winsLeft / WHOLE_WIN],
      })),
    ),
  );
  return sumsFile(['question', 'choice'], ['offered', 'taken', 'seats_offered', 'seats_taken', 'wins_taken', 'wins_left'], rows);
}

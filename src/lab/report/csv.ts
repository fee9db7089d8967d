/** The figures of a report as CSV, for papers and spreadsheets. */
import type { Comparison, GameFigures, TableFigures, WinFigure } from '../figures.js';
import type { Mean, Range } from '../statistics.js';

export interface CsvFile {
  readonly name: string;
  readonly csv: string;
}

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** RFC 4180: quotes where they are needed, lines end in CR LF. */
const cell = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(6)));
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
};

function sheet(name: string, rows: readonly Row[]): CsvFile | null {
  const [first] = rows;
  if (!first) return null;
  const heads = Object.keys(first);
  return {
    name,
    csv: [heads, ...rows.map((row) => heads.map((head) => row[head]))]
      .map((line) => `${line.map((value) => cell(value)).join(',')}\r\n`)
      .join(''),
  };
}

const tableOf = ({ seats, bots, options }: Pick<TableFigures, 'seats' | 'bots' | 'options'>): Row => ({
  seats,
  bots: bots.join(' '),
  options,
});
const winOf = ({ who, share, low, high, fair, matches }: WinFigure): Row => ({ who, victories: share, low, high, fair, matches });
const rangeOf = (name: string, range: Range | null): Row =>
  Object.fromEntries(
    (['mean', 'low', 'high', 'min', 'p10', 'median', 'p90', 'max'] as const).map((part) => [`${name}_${part}`, range?.[part] ?? null]),
  );
const meanOf = (name: string, mean: Mean | null): Row => ({
  [name]: mean?.mean ?? null,
  [`${name}_low`]: mean?.low ?? null,
  [`${name}_high`]: mean?.high ?? null,
});

export function sheetsOf({ tables, comparisons }: GameFigures): readonly CsvFile[] {
  const each = (rows: (table: TableFigures) => readonly Row[]): Row[] =>
    tables.flatMap((table) => rows(table).map((row) => ({ ...tableOf(table), ...row })));
  const groups = (table: TableFigures) =>
    [
      ['seat', table.bySeat],
      ['order', table.byPlace],
      ['role', table.byRole],
      ['bot', table.byBot],
    ] as const;
  const sheets = [
    sheet(
      'victories',
      each((table) => groups(table).flatMap(([by, all]) => all.map((win) => ({ by, ...winOf(win) })))),
    ),
    sheet(
      'ranks',
      each(({ ranks }) => ranks.flatMap(({ who, shares }) => shares.map((share, i) => ({ who, rank: i + 1, share })))),
    ),
    sheet(
      'scores',
      each(({ scores }) => scores.map(([score, count]) => ({ score, count }))),
    ),
    sheet(
      'length',
      each((table) => [
        {
          matches: table.matches,
          ...rangeOf('rounds', table.rounds),
          ...rangeOf('decisions', table.decisions),
          ...rangeOf('choices', table.choices),
          ...rangeOf('minutes', table.minutes),
        },
      ]),
    ),
    sheet(
      'questions',
      each(({ questions }) => questions.map((question) => ({ ...question }))),
    ),
    sheet(
      'choices',
      each(({ offers }) =>
        offers.map(({ winTaken, winLeft, ...offer }) => ({
          ...offer,
          win_taken: winTaken.share,
          win_taken_low: winTaken.low,
          win_taken_high: winTaken.high,
          win_left: winLeft.share,
          win_left_low: winLeft.low,
          win_left_high: winLeft.high,
        })),
      ),
    ),
    sheet(
      'leads',
      each(({ lead }) => (lead ? [{ ...rangeOf('changes', lead.changes), ...rangeOf('decided', lead.decided) }] : [])),
    ),
    sheet('differences', comparisons.map(differenceRow)),
  ];
  return sheets.filter((made) => made !== null);
}

const differenceRow = (c: Comparison): Row => ({
  ...tableOf(c),
  against: c.against,
  pairs: c.pairs,
  same: c.same,
  ...meanOf('decisions', c.decisions),
  ...meanOf('rounds', c.rounds),
  ...meanOf('minutes', c.minutes),
  ...meanOf('score', c.score),
  ...meanOf('best_score', c.winning),
  ...meanOf('lead_changes', c.changesOfLead),
  favoured: c.favoured?.who ?? null,
  ...meanOf('favoured_victories', c.favoured),
});

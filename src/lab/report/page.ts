/** The report: one HTML page that needs nothing but itself. */
import type { ChoiceFigure, Comparison, GameFigures, TableFigures, WinFigure } from '../figures.js';
import { cellsOf, type Plan, writtenPlan } from '../plan.js';
import * as say from '../sentences.js';
import { decimal, percent } from '../sentences.js';
import type { Range } from '../statistics.js';
import * as draw from './drawing.js';
import { STYLE } from './style.js';

const MOST_CHOICES = 40; // of a table in the page; the CSV has all

/** A number and its per cent sign stay on one line. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll(' %', '\u00a0%');
const paragraph = (sentences: readonly string[]): string => (sentences.length === 0 ? '' : `<p>${sentences.map(escaped).join(' ')}</p>\n`);
const list = (sentences: readonly string[]): string =>
  `<ul>\n${sentences.map((sentence) => `<li>${escaped(sentence)}</li>\n`).join('')}</ul>\n`;
const figure = (picture: draw.ReportPicture | null): string =>
  picture ? `<figure>${picture.svg}<figcaption>${escaped(picture.title)}.</figcaption></figure>\n` : '';

function section(heading: string, ...parts: readonly string[]): string {
  const body = parts.join('');
  return body === '' ? '' : `<section>\n<h2>${escaped(heading)}</h2>\n${body}</section>\n`;
}

/** The first column is words, the others are figures. */
export function grid(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const line = ([first = '', ...cells]: readonly string[]) =>
    `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>\n`;
  return `<div class="wide"><table>\n<caption>${escaped(caption)}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.map(line).join('')}</tbody>\n</table></div>\n`;
}

/** Every picture of a report, for those who want them as files. */
export function picturesOf(figures: GameFigures): readonly draw.ReportPicture[] {
  const { equals, several, shown } = tablesOf(figures);
  return [
    draw.winsPicture(several),
    draw.lengthPicture(equals),
    ...shown.map(draw.scoresPicture),
    draw.questionsPicture(widest(equals)),
    ...several.slice(-1).map(draw.choicesPicture),
    ...several.slice(-1).map(draw.decidedPicture),
    draw.skillPicture(figures.tables.filter(isBase(figures))),
    draw.longerPicture(figures.comparisons),
    draw.fairerPicture(figures.comparisons),
  ].filter((picture) => picture !== null);
}

/** Details are shown for the first set of options; the others are compared with it. */
const isBase = (figures: GameFigures) => (table: TableFigures) => table.options === figures.tables[0]?.options;

function tablesOf(figures: GameFigures) {
  const base = figures.tables.filter(isBase(figures));
  const alike = base.filter(({ mixed }) => !mixed);
  const equals = alike.length > 0 ? alike : base;
  const several = equals.filter(({ seats }) => seats > 1);
  return { equals, several, shown: equals.slice(0, 6) };
}

const widest = (tables: readonly TableFigures[]): TableFigures => {
  const last = tables.at(-1);
  if (!last) throw new Error('a report needs a table');
  return last;
};

export function pageOf(plan: Plan, figures: GameFigures): string {
  const { equals, several, shown } = tablesOf(figures);
  const main = several.at(-1) ?? widest(equals);
  const { title, comparisons, skill } = figures;
  const body = [
    `<header>\n<h1>${escaped(title)} <span>in the lab</span></h1>\n<p>${escaped(subtitle(figures))}</p>\n</header>\n`,
    section('In short', list(inShort(figures, equals, several))),
    section(
      'Is it fair?',
      figure(draw.winsPicture(several)),
      ...equals.map((table) => paragraph(say.fairness(table))),
      winsGrid(several),
      ranksGrid(main),
    ),
    section(
      'How long does it take?',
      figure(draw.lengthPicture(equals)),
      ...equals.slice(-1).map((table) => paragraph([say.length(table, figures.boxMinutes)])),
      lengthGrid(equals),
    ),
    section('Scores', ...shown.map((table) => figure(draw.scoresPicture(table))), scoresGrid(equals)),
    section('Choices', paragraph([say.branching(main)]), figure(draw.questionsPicture(main)), questionsGrid(main)),
    section('Cards, actions and spaces', paragraph(say.offers(main)), figure(draw.choicesPicture(main)), offersGrid(main)),
    section(
      'Who leads, and when it is decided',
      ...several.slice(-1).map((table) => figure(draw.decidedPicture(table))),
      ...several.map((table) => paragraph(say.leads(table))),
    ),
    section(
      'Luck and skill',
      ...several.slice(-1).map((table) => paragraph([say.luck(table)])),
      figure(draw.skillPicture(figures.tables.filter(isBase(figures)))),
      paragraph(skill.filter(({ options }) => options === figures.tables[0]?.options).map(say.skill)),
    ),
    comparisons.length === 0
      ? ''
      : section(
          'Options compared',
          figure(draw.longerPicture(comparisons)),
          figure(draw.fairerPicture(comparisons)),
          ...comparisons.map((c) => paragraph(say.comparison(c))),
          comparisonGrid(comparisons),
        ),
    section('What cannot be concluded', list(say.caveats(figures))),
    section('How it was measured', paragraph([method(plan)]), `<pre>${escaped(JSON.stringify(writtenPlan(plan), null, 1))}</pre>\n`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} in the lab</title>
<style>
${STYLE}</style>
</head>
<body>
<main>
${body.join('')}</main>
</body>
</html>
`;
}

const subtitle = ({ played, tables, rules }: GameFigures): string => {
  const seats = [...new Set(tables.map((table) => table.seats))];
  return `${played.toLocaleString('en-US')} matches at tables of ${seats.join(', ')}; rules version ${rules}.`;
};

function inShort(figures: GameFigures, equals: readonly TableFigures[], several: readonly TableFigures[]): string[] {
  const main = several.at(-1) ?? widest(equals);
  const clear = figures.comparisons.filter(({ decisions }) => say.isClear(decisions)).length;
  return [
    ...several.flatMap((table) => say.fairness(table).slice(0, 1)),
    say.length(main, figures.boxMinutes),
    ...say.leads(main),
    ...figures.skill
      .filter(({ options }) => options === figures.tables[0]?.options)
      .slice(-1)
      .map(say.skill),
    ...(figures.comparisons.length > 0
      ? [`${clear} of ${figures.comparisons.length} sets of options clearly change how long a match takes.`]
      : []),
    say.caveats(figures)[0] ?? '',
  ];
}

const method = (plan: Plan): string => {
  const tables = cellsOf(plan).length;
  return `halcyon lab run with this plan, ${plan.matches} matches at each of ${tables} ${tables === 1 ? 'table' : 'tables'}, each match through the same referee as real play. Match n has the same seed at all tables. The plan gives the same results on any machine.`;
};

const shareCells = ({ share, fair, matches, ...interval }: WinFigure): string[] => [
  percent(share),
  say.intervalWords({ share, ...interval }),
  percent(fair),
  String(matches),
];

function winsGrid(tables: readonly TableFigures[]): string {
  return grid(
    'Victories',
    ['who', 'victories', '95 % interval', 'fair', 'matches'],
    tables.flatMap((table) => {
      const groups = table.byRole.length > 0 ? [...table.byRole] : [...table.byPlace, ...table.bySeat];
      return groups.map((figureOf) => [`${table.seats} players: ${figureOf.who}`, ...shareCells(figureOf)]);
    }),
  );
}

function ranksGrid({ ranks, seats }: TableFigures): string {
  const heads = Array.from({ length: seats }, (_, rank) => `rank ${rank + 1}`);
  return grid(
    `How often each ends where, ${seats} players`,
    ['who', ...heads],
    ranks.map(({ who, shares }) => [who, ...shares.map((share) => percent(share))]),
  );
}

const rangeCells = (range: Range | null): string[] =>
  range ? [decimal(range.mean), `${decimal(range.p10)} to ${decimal(range.p90)}`] : ['', ''];

function lengthGrid(tables: readonly TableFigures[]): string {
  return grid(
    'Length, on average and for eight of ten matches',
    ['table', 'rounds', '', 'decisions', '', 'with a choice', '', 'minutes, by a rule of thumb', ''],
    tables.map((table) => [
      say.atTable(table),
      ...rangeCells(table.rounds),
      ...rangeCells(table.decisions),
      ...rangeCells(table.choices),
      ...rangeCells(table.minutes),
    ]),
  );
}

function scoresGrid(tables: readonly TableFigures[]): string {
  return grid(
    'Scores, on average and for eight of ten',
    ['table', 'all seats', '', 'best of a match', '', 'ahead of the second', ''],
    tables.map((table) => [say.atTable(table), ...rangeCells(table.score), ...rangeCells(table.winning), ...rangeCells(table.margin)]),
  );
}

function questionsGrid({ questions, seats }: TableFigures): string {
  const row = (q: TableFigures['questions'][number]) => [
    q.question,
    decimal(q.asked),
    percent(q.forced, 0),
    decimal(q.answers),
    String(q.most),
  ];
  return grid(
    `Questions, ${seats} ${seats === 1 ? 'player' : 'players'}`,
    ['question', 'asked in a match', 'with a single answer', 'answers', 'at most'],
    questions.map(row),
  );
}

function offersGrid({ offers, seats }: TableFigures): string {
  const shareOf = (share: ChoiceFigure['winTaken'], of: number): string =>
    of === 0 ? '' : `${percent(share.share)} (${say.intervalWords(share)})`;
  const row = (o: ChoiceFigure) => [
    `${o.question}: ${o.choice}`,
    decimal(o.offered),
    decimal(o.taken),
    percent(o.offered === 0 ? 0 : o.taken / o.offered, 0),
    shareOf(o.winTaken, o.seatsTaken),
    shareOf(o.winLeft, o.seatsLeft),
  ];
  const left = offers.length - MOST_CHOICES;
  return `${grid(
    `What is offered and taken in a match, where there is a choice, ${seats} ${seats === 1 ? 'player' : 'players'}`,
    ['choice', 'offered', 'taken', 'taken if offered', 'victories of those who took it', 'of those who never did'],
    offers.slice(0, MOST_CHOICES).map(row),
  )}${left > 0 ? paragraph([`${left} more that are taken less often are in the CSV (halcyon lab report --export).`]) : ''}`;
}

function comparisonGrid(comparisons: readonly Comparison[]): string {
  const cells = (change: { mean: number; low: number; high: number } | null, scale = 1): string[] =>
    change ? [decimal(scale * change.mean), `${decimal(scale * change.low)} to ${decimal(scale * change.high)}`] : ['', ''];
  return grid(
    'Differences on the same seeds, with 95 % intervals',
    ['options', 'decisions', '', 'rounds', '', 'minutes', '', 'best score', '', 'favoured, points', ''],
    comparisons.map((c) => [
      `${c.options} (${c.seats} ${c.seats === 1 ? 'player' : 'players'}, ${[...new Set(c.bots)].join(', ')})`,
      ...cells(c.decisions),
      ...cells(c.rounds),
      ...cells(c.minutes),
      ...cells(c.winning),
      ...cells(c.favoured, 100),
    ]),
  );
}

/** Pictures of figures as SVG text. Colours are names that the page fills in, for day, lamp and paper. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Comparison, TableFigures, WinFigure } from '../figures.js';
import { places, telling } from '../sentences.js';

export interface ReportPicture {
  readonly name: string; // for a file
  readonly title: string; // what it shows, also for those who do not see it
  readonly svg: string;
}

const WIDTH = 660;
const MARK = 'var(--mark)';
const SOFT = 'var(--soft)';
const LINE = 'var(--fair)';
const LETTER = 6.6; // about the width of one, for the margin that names need

const { document } = parseHTML('<!doctype html><html><body></body></html>');

function draw(name: string, title: string, options: Plot.PlotOptions): ReportPicture {
  const made = Plot.plot({ width: WIDTH, ...options, document, style: { background: 'none', overflow: 'visible' } });
  for (const style of made.querySelectorAll('style')) style.remove(); // the page's own rules serve all pictures
  for (const part of made.querySelectorAll('g')) part.removeAttribute('aria-label'); // the title of the whole says it
  made.removeAttribute('style');
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', title);
  made.setAttribute('class', 'plot');
  const svg = String(made.outerHTML)
    .replaceAll(/ font-family="[^"]*"/g, '')
    .replaceAll(/ style="[^"]*"/g, '') // a strict content-security policy allows none
    .replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
  return { name, title, svg };
}

const marginFor = (names: readonly string[]): number => Math.min(260, 16 + LETTER * Math.max(4, ...names.map((name) => name.length)));

interface Dot {
  readonly group: string;
  readonly who: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
}

/** Dots with their intervals, and a line where they should be. */
function dots(name: string, title: string, label: string, given: readonly Dot[]): ReportPicture {
  const groups = new Set(given.map(({ group }) => group)).size;
  const all = given.map((dot) => ({ ...dot, row: groups > 1 ? `${dot.group}: ${dot.who}` : dot.who }));
  const rows = [...new Set(all.map(({ row }) => row))];
  return draw(name, title, {
    height: 52 + rows.length * 19,
    marginTop: 8,
    marginBottom: 40,
    marginLeft: marginFor(rows),
    x: { label, tickFormat: '.0%', ticks: 6 },
    y: { type: 'band', label: null, domain: rows },
    marks: [
      Plot.gridX({ strokeOpacity: 0.15, ticks: 6 }),
      Plot.ruleY(all, { y: 'row', x1: 'low', x2: 'high', stroke: SOFT, strokeWidth: 5, strokeLinecap: 'round' }),
      Plot.tickX(all, { y: 'row', x: 'fair', stroke: LINE, strokeWidth: 2 }),
      Plot.dot(all, { y: 'row', x: 'value', fill: MARK, r: 4.5 }),
    ],
  });
}

const dotOf =
  (group: string) =>
  ({ who, share, low, high, fair }: WinFigure): Dot => ({ group, who, value: share, low, high, fair });

export function winsPicture(tables: readonly TableFigures[]): ReportPicture | null {
  const all = tables.filter(({ seats }) => seats > 1).flatMap((table) => places(table).map(dotOf(`${table.seats} players`)));
  return all.length === 0
    ? null
    : dots('wins', 'Share of victories by role or order of play, with 95 % intervals; the line is the fair share', 'victories', all);
}

export function skillPicture(tables: readonly TableFigures[]): ReportPicture | null {
  const all = tables.filter(({ mixed }) => mixed).flatMap((table) => table.byBot.map(dotOf(`${table.seats} players`)));
  return all.length === 0
    ? null
    : dots('skill', 'Share of victories by bot where different ones meet; the line is what luck alone would give', 'victories', all);
}

export function choicesPicture(table: TableFigures): ReportPicture | null {
  const told = new Set(telling(table).slice(0, 12));
  const often = table.offers.filter((offer) => offer.seatsTaken >= 30 && !told.has(offer)).slice(0, 20 - told.size);
  const all = [...told, ...often].map(({ choice, winTaken: { share, low, high } }) => ({
    group: '',
    who: choice,
    value: share,
    low,
    high,
    fair: 1 / table.seats,
  }));
  const named = all.filter(({ who }, i) => all.findIndex((other) => other.who === who) === i);
  if (named.length === 0) return null;
  const title = `Victories of seats that made a choice at least once, ${table.seats} players; the line is the fair share`;
  return dots(`choices-${table.seats}`, title, 'victories when taken', named);
}

export function lengthPicture(tables: readonly TableFigures[]): ReportPicture {
  const all = tables.map(({ seats, decisions }) => ({ who: `${seats} ${seats === 1 ? 'player' : 'players'}`, ...decisions }));
  return draw('length', 'Decisions in a match: the line holds eight of ten matches, the dot is the median', {
    height: 52 + 24 * all.length,
    marginTop: 8,
    marginBottom: 40,
    marginLeft: marginFor(all.map(({ who }) => who)),
    x: { label: 'decisions', zero: true, grid: true, ticks: 6 },
    y: { type: 'band', label: null, domain: all.map(({ who }) => who) },
    marks: [
      Plot.ruleY(all, { y: 'who', x1: 'p10', x2: 'p90', stroke: SOFT, strokeWidth: 8, strokeLinecap: 'round' }),
      Plot.dot(all, { y: 'who', x: 'median', fill: MARK, r: 5 }),
    ],
  });
}

const BARS = 40;

export function scoresPicture(table: TableFigures): ReportPicture {
  const [low, high] = [table.scores[0]?.[0] ?? 0, table.scores.at(-1)?.[0] ?? 0];
  const step = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = new Map<number, number>();
  for (const [score, seats] of table.scores) {
    const from = low + step * Math.floor((score - low) / step);
    bars.set(from, (bars.get(from) ?? 0) + seats);
  }
  const all = table.seats * table.matches;
  const data = [...bars].map(([from, seats]) => ({ from: from - 0.5, to: from + step - 0.5, share: seats / all }));
  return draw(`scores-${table.seats}`, `Final scores with ${table.seats} ${table.seats === 1 ? 'player' : 'players'}: share of seats`, {
    height: 150,
    marginTop: 10,
    marginBottom: 40,
    marginLeft: 50,
    x: { label: 'score', ticks: 8 },
    y: { label: null, tickFormat: '.0%', ticks: 4, grid: true },
    marks: [Plot.rectY(data, { x1: 'from', x2: 'to', y: 'share', fill: MARK, insetLeft: 1 }), Plot.ruleY([0])],
  });
}

export function decidedPicture(table: TableFigures): ReportPicture {
  const data = table.decidedAt.map((count, tenth) => ({ from: tenth / 10, to: (tenth + 1) / 10, share: count / table.matches }));
  return draw(
    `decided-${table.seats}`,
    `When matches with ${table.seats} players are decided: share of matches by part of the match played`,
    {
      height: 150,
      marginLeft: 50,
      x: { label: 'part of the match', tickFormat: '.0%' },
      y: { label: null, tickFormat: '.0%', ticks: 4, grid: true },
      marks: [Plot.rectY(data, { x1: 'from', x2: 'to', y: 'share', fill: MARK, insetLeft: 1 }), Plot.ruleY([0])],
    },
  );
}

export function questionsPicture(table: TableFigures): ReportPicture {
  const data = table.questions.map(({ question, answers }) => ({ question, answers }));
  return draw(`questions-${table.seats}`, `Answers to each kind of question on average, ${table.seats} players`, {
    height: 52 + 18 * data.length,
    marginTop: 8,
    marginBottom: 40,
    marginLeft: marginFor(data.map(({ question }) => question)),
    x: { label: 'answers', grid: true, ticks: 6 },
    y: { label: null, domain: data.map(({ question }) => question) },
    marks: [Plot.barX(data, { y: 'question', x: 'answers', fill: MARK }), Plot.ruleX([0])],
  });
}

const tableName = ({ seats, bots }: Comparison): string =>
  `${seats} ${seats === 1 ? 'player' : 'players'}, ${[...new Set(bots)].join(' and ')}`;

export function longerPicture(comparisons: readonly Comparison[]): ReportPicture | null {
  const all = comparisons
    .filter(({ same, pairs }) => same < pairs)
    .map((c) => ({
      group: tableName(c),
      who: c.options,
      value: c.decisions.mean / c.decisions.before,
      low: c.decisions.low / c.decisions.before,
      high: c.decisions.high / c.decisions.before,
      fair: 0,
    }));
  return all.length === 0
    ? null
    : dots(
        'longer',
        'Change of the number of decisions, with 95 % intervals over pairs on the same seeds; the line is no change',
        'longer or shorter',
        all,
      );
}

export function fairerPicture(comparisons: readonly Comparison[]): ReportPicture | null {
  const all = comparisons
    .filter(({ same, pairs }) => same < pairs)
    .flatMap((c) =>
      c.favoured
        ? [{ group: tableName(c), who: c.options, value: c.favoured.mean, low: c.favoured.low, high: c.favoured.high, fair: 0 }]
        : [],
    );
  return all.length === 0
    ? null
    : dots(
        'fairer',
        'Change of the share of victories of whoever is favoured at the table compared with; the line is no change',
        'victories more or fewer',
        all,
      );
}

/** The colours by day, for a picture outside a page. */
const ON_PAPER: Readonly<Record<string, string>> = { mark: '#23693f', soft: '#b9cfb0', fair: '#a8321f' };

/** A picture as a file of its own. */
export function standalone({ svg }: ReportPicture): string {
  const coloured = svg.replaceAll(/var\(--(\w+)\)/g, (_, name: string) => ON_PAPER[name] ?? 'black');
  return coloured
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" font-family="Helvetica, Arial, sans-serif" style="background: white"')
    .replaceAll('currentColor', 'black');
}

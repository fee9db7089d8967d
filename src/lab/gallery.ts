/** The gallery: every game measured by its default rules and by its options. One command writes the reports, the figures in the game's folder and the line in its rules. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Measured, MeasuredLuck, MeasuredOptions, MeasuredShare, MeasuredSpread } from '../games/kit/measured.js';
import { aloneTrial, effectsOf, type PairedTrial, trialsOf } from './effects.js';
import { type Comparison, figuresOf, type GameFigures, type WinFigure } from './figures.js';
import { openFolder, readFolder } from './folder.js';
import { checkPlan, type Plan } from './plan.js';
import { pageOf } from './report/page.js';
import { matchesIn, runHere } from './run.js';
import { decimal, intervalWords, percent, places, unfairAmong } from './sentences.js';
import type { Range } from './statistics.js';
import { tidyJson } from './tidy.js';
import { workersFor } from './worker-pool.js';

export interface GalleryRequest {
  readonly games: readonly Game<GameTypes>[];
  readonly matches: number; // at each table by default rules
  readonly pairs: number; // for each option
  readonly workers: number;
  readonly results: string; // a folder for the matches themselves: a stopped gallery goes on from there
  readonly reports: string; // a folder for the pages
  readonly folder: (game: string) => string; // of the game: its RULES.md quotes the figures of its measured.json
  readonly stop: AbortSignal;
  begin(title: string, matches: number, already: number): (done: number) => void;
  say(sentence: string): void;
}

/** By default rules: every number of players, sensible bots among themselves, and with random ones to tell luck from skill. */
export const galleryPlan = (game: Game<GameTypes>, matches: number): Plan =>
  checkPlan({
    game: game.id,
    seats: Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i),
    bots: ['sensible', ['sensible', 'random']],
    matches,
    seed: 'gallery',
  });

export async function makeGallery(order: GalleryRequest): Promise<void> {
  mkdirSync(order.reports, { recursive: true });
  for (const game of order.games) {
    const plan = galleryPlan(game, order.matches);
    const figures = await played(order, game.id, plan);
    writeReport(order.reports, game.id, plan, figures);
    const folder = order.folder(game.id);
    keep(folder, game.id, { ...compactOf(figures, await measureOptions(order, game)), ...luckIn(folder, figures.rules) });
  }
}

/** What of all figures lies in the game's folder. */
export function compactOf(figures: GameFigures, options: MeasuredOptions): Measured {
  const base = figures.tables[0];
  const equals = figures.tables.filter((table) => !table.mixed && table.options === base?.options);
  return {
    rules: figures.rules,
    bots: base?.bots[0] ?? '',
    matches: base?.matches ?? 0,
    tables: equals.map((table) => ({
      seats: table.seats,
      places: places(table).map(shareOf),
      rounds: table.rounds && spreadOf(table.rounds),
      decisions: spreadOf(table.decisions),
      minutes: spreadOf(table.minutes),
      winning: spreadOf(table.winning),
      decided: table.lead?.decided.median ?? null,
    })),
    skill: figures.skill
      .filter((skill) => skill.options === base?.options)
      .map(({ seats, byBot }) => ({ seats, bots: byBot.map(shareOf) })),
    options,
  };
}

const spreadOf = ({ mean, p10, p90 }: Range): MeasuredSpread => [mean, p10, p90];
const shareOf = ({ who, share, low, high, fair }: WinFigure): MeasuredShare => ({ who, share, low, high, fair });

async function measureOptions(order: GalleryRequest, game: Game<GameTypes>): Promise<MeasuredOptions> {
  const tried: [PairedTrial, readonly Comparison[]][] = [];
  for (const [i, trial] of trialsOf(game, order.pairs).entries()) {
    const figures = await played(order, `${game.id}-options-${trial.seats}`, trial.plan);
    if (i === 0) writeReport(order.reports, `${game.id}-options`, trial.plan, figures);
    tried.push([trial, figures.comparisons]);
  }
  const alone = aloneTrial(game, tried, order.pairs);
  if (alone) tried.push([alone, (await played(order, `${game.id}-options-1`, alone.plan)).comparisons]);
  return effectsOf(tried);
}

async function played({ results, workers, stop, begin, say }: GalleryRequest, name: string, plan: Plan): Promise<GameFigures> {
  const path = join(results, name);
  const folder = await openFolder(path, plan, say);
  const pool = workersFor(folder.done < matchesIn(plan) ? workers : 0, plan.game);
  try {
    const onProgress = begin(name, matchesIn(plan), folder.done);
    if (!(await runHere(plan, folder, pool, { stop, onProgress })))
      throw new Complaint('The gallery was stopped. The same command goes on from here.');
  } finally {
    await pool.close();
    folder.close();
  }
  const { measured: all } = await readFolder(path, say);
  return figuresOf(plan, all);
}

function writeReport(folder: string, name: string, plan: Plan, figures: GameFigures): void {
  writeFileSync(join(folder, `${name}.html`), pageOf(plan, figures));
}

/** What reviews have shown under the same rules: it is measured apart and stays. */
function luckIn(folder: string, rules: number): Pick<Measured, 'luck'> {
  const file = join(folder, 'measured.json');
  const before: Measured | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return before?.luck && before.rules === rules ? { luck: before.luck } : {};
}

/** Adds what reviews have shown to what is measured of a game. */
export function keepLuck(folder: string, luck: readonly MeasuredLuck[]): void {
  const file = join(folder, 'measured.json');
  const { options, ...before }: Measured = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, tidyJson({ ...before, luck, options }));
}

const MARK = 'Measured: ';
const LINE = 150; // letters, as in the rest of the rules

/** The figures in a few lines, for the top of the rules. */
export function quoteOf(game: string, { tables, skill, matches }: Measured): readonly string[] {
  const several = tables.filter(({ seats }) => seats > 1);
  const lengths = several.map(
    ({ seats, rounds, decisions }) =>
      `with ${seats} players ${rounds ? `${decimal(rounds[0])} rounds and ` : ''}${decimal(decisions[0])} decisions`,
  );
  const unfair = several.flatMap((table) => {
    const [worst] = unfairAmong(table.places);
    return worst
      ? [
          `with ${table.seats} the ${worst.who} wins ${percent(worst.share)} (${intervalWords(worst)}) where ${percent(worst.fair)} would be fair`,
        ]
      : [];
  });
  const best = skill[0]?.bots[0];
  const parts = [
    `a match takes ${lengths.join(', ')}.`,
    unfair.length === 0
      ? 'No seat or role wins clearly more or less than its fair share.'
      : `Farthest from the fair share: ${unfair.join('; ')}.`,
    ...(best
      ? [`Between ${skill[0]?.seats} players ${best.who} beats ${skill[0]?.bots.at(-1)?.who} in ${percent(best.share)} of the matches.`]
      : []),
    `(\`npx halcyon lab gallery ${game}\`: sensible bots, ${matches} matches at each table, 95 % intervals.)`,
  ];
  return wrapped(`${MARK}${parts.join(' ')}`);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The quotation takes the place of the last one, or stands above the first section. */
function keep(folder: string, game: string, measured: Measured): void {
  const kept = tidyJson(measured);
  writeFileSync(join(folder, 'measured.json'), kept);
  const rules = join(folder, 'RULES.md');
  const lines = readFileSync(rules, 'utf8').split('\n');
  const old = lines.findIndex((line) => line.startsWith(MARK));
  const at = old >= 0 ? old : lines.findIndex((line) => line.startsWith('## '));
  const length = old >= 0 ? lines.indexOf('', old) - old + 1 : 0;
  lines.splice(at, length, ...quoteOf(game, JSON.parse(kept)), ''); // what is rounded twice may differ in the last digit
  writeFileSync(rules, lines.join('\n'));
}

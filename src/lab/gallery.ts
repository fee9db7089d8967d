/** The gallery: reports of every game by its default rules, what its options change, and a line for its rules. One command makes all of it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes } from '../engine/game.js';
import { aloneTrial, type Effects, effectsOf, type Trial, trialsOf } from './effects.js';
import { type Comparison, type Figures, figuresOf } from './figures.js';
import { openFolder, readFolder } from './folder.js';
import { handsFor } from './hands.js';
import type { LuckFigure } from './luck.js';
import { checkPlan, type Plan } from './plan.js';
import { withLuck } from './report/luck.js';
import { luckGrid, pageOf } from './report/page.js';
import { matchesIn, runHere } from './run.js';
import { between, decimal, percent, unfairIn } from './sentences.js';
import { tidyJson } from './tidy.js';

export interface Order {
  readonly games: readonly Game<GameTypes>[];
  readonly matches: number; // at each table by default rules
  readonly pairs: number; // for each option
  readonly workers: number;
  readonly results: string; // a folder for the matches themselves: a stopped gallery goes on from there
  readonly docs: string; // for reports and figures
  readonly effects: string; // the file that the set-up form reads
  readonly rules: (game: string) => string; // the RULES.md that quotes the figures
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

export async function makeGallery(order: Order): Promise<void> {
  mkdirSync(order.docs, { recursive: true });
  for (const game of order.games) {
    const { id } = game;
    const plan = galleryPlan(game, order.matches);
    const figures = await measured(order, `${id}`, plan);
    writeReport(order.docs, id, plan, figures);
    quote(order.rules(id), figures, order.matches);
    const effects = await measureOptions(order, game);
    keepEffects(order.effects, id, { rules: game.rules, bots: 'sensible', options: effects });
  }
}

async function measureOptions(order: Order, game: Game<GameTypes>): Promise<Effects> {
  const tried: [Trial, readonly Comparison[]][] = [];
  for (const [i, trial] of trialsOf(game, order.pairs).entries()) {
    const figures = await measured(order, `${game.id}-options-${trial.seats}`, trial.plan);
    if (i === 0) writeReport(order.docs, `${game.id}-options`, trial.plan, figures);
    tried.push([trial, figures.comparisons]);
  }
  const alone = aloneTrial(game, tried, order.pairs);
  if (alone) tried.push([alone, (await measured(order, `${game.id}-options-1`, alone.plan)).comparisons]);
  return effectsOf(tried);
}

async function measured({ results, workers, stop, begin, say }: Order, name: string, plan: Plan): Promise<Figures> {
  const path = join(results, name);
  const folder = await openFolder(path, plan, say);
  const hands = handsFor(folder.done < matchesIn(plan) ? workers : 0, plan.game);
  try {
    const onProgress = begin(name, matchesIn(plan), folder.done);
    if (!(await runHere(plan, folder, hands, { stop, onProgress })))
      throw new Complaint('The gallery was stopped. The same command goes on from here.');
  } finally {
    await hands.close();
    folder.close();
  }
  const { measured: all } = await readFolder(path, say);
  return figuresOf(plan, all);
}

const MOST_OFFERS = 40; // of a table: the files are committed and should stay small

function writeReport(docs: string, name: string, plan: Plan, measuredNow: Figures): void {
  const figures = { ...measuredNow, ...keptLuck(join(docs, `${name}.json`), measuredNow.rules) };
  writeFileSync(join(docs, `${name}.html`), pageOf(plan, figures));
  const base = figures.tables[0]?.options;
  const tables = figures.tables
    .filter(({ options }) => options === base)
    .map((table) => ({ ...table, offers: table.offers.slice(0, MOST_OFFERS) }));
  writeFileSync(join(docs, `${name}.json`), tidyJson({ ...figures, tables }));
}

/** What `halcyon lab luck` has found under the same rules stays in a report that is made anew. */
function keptLuck(file: string, rules: number): Pick<Figures, 'luck'> {
  if (!existsSync(file)) return {};
  const before: Figures = JSON.parse(readFileSync(file, 'utf8'));
  return before.luck && before.rules === rules ? { luck: before.luck } : {};
}

/** Puts the share of luck into the report and the figures of a game. */
export function reportLuck(docs: string, game: string, luck: readonly LuckFigure[]): void {
  const [page, figures] = [join(docs, `${game}.html`), join(docs, `${game}.json`)];
  writeFileSync(page, withLuck(readFileSync(page, 'utf8'), luckGrid(luck)));
  writeFileSync(figures, tidyJson({ ...JSON.parse(readFileSync(figures, 'utf8')), luck }));
}

interface GameEffects {
  readonly rules: number;
  readonly bots: string;
  readonly options: Effects;
}

function keepEffects(file: string, game: string, effects: GameEffects): void {
  mkdirSync(dirname(file), { recursive: true });
  const all: Record<string, GameEffects> = { ...readEffects(file), [game]: effects };
  writeFileSync(
    file,
    tidyJson(
      Object.fromEntries(
        Object.keys(all)
          .sort()
          .map((id) => [id, all[id]]),
      ),
    ),
  );
}

function readEffects(file: string): Record<string, GameEffects> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // the first gallery, or one that was damaged: it is made anew game by game
  }
}

const MARK = 'Measured: ';
const LINE = 150; // letters, as in the rest of the rules

/** The figures in a few lines, for the top of the rules. */
export function quoteOf(figures: Figures, matches: number): readonly string[] {
  const alike = figures.tables.filter(({ mixed, seats }) => !mixed && seats > 1);
  const lengths = alike.map(
    ({ seats, rounds, decisions }) =>
      `with ${seats} players ${rounds ? `${decimal(rounds.mean)} rounds and ` : ''}${decimal(decisions.mean)} decisions`,
  );
  const unfair = alike.flatMap((table) => {
    const [worst] = unfairIn(table);
    return worst
      ? [`with ${table.seats} the ${worst.who} wins ${percent(worst.share)} (${between(worst)}) where ${percent(worst.fair)} would be fair`]
      : [];
  });
  const [skill] = figures.skill;
  const best = skill?.byBot[0];
  const parts = [
    `a match takes ${lengths.join(', ')}.`,
    unfair.length === 0
      ? 'No seat or role wins clearly more or less than its fair share.'
      : `Farthest from the fair share: ${unfair.join('; ')}.`,
    ...(skill && best
      ? [`Between ${skill.seats} players ${best.who} beats ${skill.byBot.at(-1)?.who} in ${percent(best.share)} of the matches.`]
      : []),
    `(\`npx halcyon lab gallery ${figures.game}\`: sensible bots, ${matches} matches at each table, 95 % intervals; the whole report is docs/lab/${figures.game}.html.)`,
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

/** In place of the last quotation, or above the first section. */
function quote(file: string, figures: Figures, matches: number): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const old = lines.findIndex((line) => line.startsWith(MARK));
  const at = old >= 0 ? old : lines.findIndex((line) => line.startsWith('## '));
  const length = old >= 0 ? lines.indexOf('', old) - old + 1 : 0;
  const asKept: Figures = JSON.parse(tidyJson(figures)); // what is rounded twice may differ in the last digit
  lines.splice(at, length, ...quoteOf(asKept, matches), '');
  writeFileSync(file, lines.join('\n'));
}

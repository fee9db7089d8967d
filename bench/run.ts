/** `npm run bench`: how fast the games play, beside boardgame.io on the same rules, in one interleaved run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Complaint } from '../src/engine/complaint.js';
import { bird } from '../src/games/bird/index.js';
import { games } from '../src/games/index.js';
import { clock } from './clock.js';
import { BOARDGAMEIO, freePlayers, partsOf, refereedPlayers } from './contestants.js';
import { type Contestant, type Measured, measure, ratio, type Spread } from './measure.js';
import { type Figure, figureOf, large, roundedSpread, table } from './report.js';
import { boardgameioBot, opening, searcher } from './search.js';

const HELP = `Usage: npm run bench -- [options]

Random play of Bird of Happiness with four players, here and in boardgame.io, then the moving parts of every game, and how
many iterations the search of the bots makes, on bird beside boardgame.io's own MCTS bot.
The figures are also written to bench/results.

  --rounds <n>  rounds per measurement (default 9)
  --ms <n>      milliseconds per contestant and round (default 300)
  --json        print the figures as JSON instead of tables
  --help        show this`;

interface Wishes {
  readonly rounds: number;
  readonly ms: number;
  readonly json: boolean;
}

function positive(flag: string, text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n > 0) return n;
  throw new Complaint(`--${flag} must be a whole number above 0, not "${text}".`);
}

function readWishes(): Wishes | null {
  let values: { rounds: string; ms: string; json: boolean; help: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '9' },
        ms: { type: 'string', default: '300' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
  return values.help ? null : { rounds: positive('rounds', values.rounds), ms: positive('ms', values.ms), json: values.json };
}

function measureWithProgress(title: string, contestants: readonly Contestant[], { rounds, ms }: Wishes): readonly Measured[] {
  const show = (words: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${words}`);
  show(`${title}: warming up`);
  const onRound = (round: number) => show(`${title}: round ${round} of ${rounds}`);
  const measured = measure(contestants, { rounds, ms, warmUpMs: 3 * ms, clock, onRound });
  show('');
  return measured;
}

function named(measured: readonly Measured[], name: string): Measured {
  const found = measured.find((m) => m.name === name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

interface Comparison {
  readonly movesPerSecond: Readonly<Record<string, Figure>>;
  readonly timesBoardgameio: Readonly<Record<string, Spread>>;
}

function compare(title: string, contestants: readonly Contestant[], wishes: Wishes): Comparison {
  const measured = measureWithProgress(title, contestants, wishes);
  const theirs = named(measured, BOARDGAMEIO);
  const ours = measured.filter((m) => m !== theirs);
  return {
    movesPerSecond: Object.fromEntries(measured.map((m) => [m.name, figureOf(m)])),
    timesBoardgameio: Object.fromEntries(ours.map((m) => [m.name, roundedSpread(ratio(m, theirs))])),
  };
}

interface GameFigures {
  readonly seats: number;
  readonly movesPerMatch: number;
  readonly playoutsPerSecond: number;
  readonly movesPerSecond: Figure;
  readonly clonesPerSecond: Figure;
  readonly imaginesPerSecond: Figure;
  readonly viewsPerSecond: Figure;
}

function measureGame(id: string, wishes: Wishes): GameFigures | null {
  const game = games[id];
  if (!game) return null;
  const { seats, playouts, clone, imagine, view } = partsOf(game);
  const measured = measureWithProgress(id, [playouts, clone, imagine, view], wishes);
  const figure = ({ name }: Contestant) => figureOf(named(measured, name));
  const movesPerSecond = figure(playouts);
  const movesPerMatch = Number(playouts.movesPerMatch().toPrecision(4));
  return {
    seats,
    movesPerMatch,
    playoutsPerSecond: Number((movesPerSecond.median / movesPerMatch).toPrecision(4)),
    movesPerSecond,
    clonesPerSecond: figure(clone),
    imaginesPerSecond: figure(imagine),
    viewsPerSecond: figure(view),
  };
}

function measureGames(wishes: Wishes): Readonly<Record<string, GameFigures>> {
  const figures: Record<string, GameFigures> = {};
  for (const id of Object.keys(games)) {
    const measured = measureGame(id, wishes);
    if (measured) figures[id] = measured;
  }
  return figures;
}

/** Iterations per second: at bird's first question beside boardgame.io's bot, and in the middle of matches of every game. */
interface SearchFigures {
  readonly iterationsPerSecond: Readonly<Record<string, Figure>>;
  readonly timesBoardgameio: Spread;
}

/** Before other games are measured, for the same reason as the referee comes last: a bot's worker plays one game. */
function measureBesideBot(wishes: Wishes): SearchFigures {
  const measured = measureWithProgress('search, beside boardgame.io', [opening(bird), boardgameioBot(true), boardgameioBot(false)], wishes);
  const [ours, theirs] = measured;
  if (!ours || !theirs) throw new Error('the searchers were not measured');
  return {
    iterationsPerSecond: Object.fromEntries(measured.map((m) => [m.name, figureOf(m)])),
    timesBoardgameio: roundedSpread(ratio(ours, theirs)),
  };
}

function measureSearch(wishes: Wishes): Readonly<Record<string, Figure>> {
  const measured = Object.values(games).flatMap((game) => measureWithProgress(`search, ${game.id}`, [searcher(game)], wishes));
  return Object.fromEntries(measured.map((m) => [m.name, figureOf(m)]));
}

function searchTable({ iterationsPerSecond, timesBoardgameio }: SearchFigures): string {
  const rows = Object.entries(iterationsPerSecond).map(([name, figure]) => [
    name,
    large(figure.median),
    `${large(figure.low)} - ${large(figure.high)}`,
  ]);
  const { median, low, high } = timesBoardgameio;
  const times = `Ours makes ${large(median)} times the iterations (middle half ${large(low)} - ${large(high)}), both to the end of the match.`;
  return `${table([['search', 'iterations/s', 'middle half'], ...rows])}\n${times}`;
}

const cost = ({ median, nanoseconds }: Figure): string => `${large(median)} (${large(nanoseconds)} ns)`;

function comparisonTable(how: string, { movesPerSecond, timesBoardgameio }: Comparison): string {
  const rows = Object.entries(movesPerSecond).map(([name, figure]) => {
    const times = timesBoardgameio[name];
    const faster = times ? [`${large(times.median)} x`, `${large(times.low)} - ${large(times.high)}`] : ['1 x', ''];
    return [name, large(figure.median), `${large(figure.low)} - ${large(figure.high)}`, `${large(figure.nanoseconds)} ns`, ...faster];
  });
  return table([[`bird, 4 players, ${how}`, 'moves/s', 'middle half', 'a move', 'boardgame.io', 'middle half'], ...rows]);
}

function gamesTable(figures: Readonly<Record<string, GameFigures>>): string {
  const rows = Object.entries(figures).map(([id, f]) => [
    `${id}, ${f.seats} players`,
    large(f.movesPerMatch),
    large(f.playoutsPerSecond),
    large(f.movesPerSecond.median),
    cost(f.clonesPerSecond),
    cost(f.imaginesPerSecond),
    cost(f.viewsPerSecond),
  ]);
  return table([['as search plays', 'moves/match', 'matches/s', 'moves/s', 'clones/s', 'imagined/s', 'views/s'], ...rows]);
}

function keep(name: string, figures: object): void {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(figures, null, 2)}\n`);
}

function main(): void {
  const wishes = readWishes();
  if (!wishes) {
    console.log(HELP);
    return;
  }
  const { rounds, ms, json } = wishes;
  const measured = { node: process.version, cores: cpus().length, date: new Date().toISOString().slice(0, 10), rounds, ms };
  const free = compare('bird, beside boardgame.io', freePlayers(), wishes);
  const { iterationsPerSecond, timesBoardgameio } = measureBesideBot(wishes);
  const shelf = measureGames(wishes);
  const search = { iterationsPerSecond: { ...iterationsPerSecond, ...measureSearch(wishes) }, timesBoardgameio };
  // Last, because it teaches the compiler other shapes of chance and effects; bots think in workers where no referee has been.
  const refereed = compare('bird, refereed', refereedPlayers(), wishes);
  keep('boardgameio', { measured, free, refereed });
  keep('games', { measured, games: shelf });
  keep('search', { measured, ...search });
  if (json) console.log(JSON.stringify({ measured, free, refereed, games: shelf, search }, null, 2));
  else
    console.log(
      [comparisonTable('by itself', free), comparisonTable('refereed', refereed), gamesTable(shelf), searchTable(search)].join('\n\n'),
    );
}

try {
  main();
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

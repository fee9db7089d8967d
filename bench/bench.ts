/** The whole benchmark: how fast the games play, beside boardgame.io on the same rules, how fast bots search, and how the lab scales. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { bird } from '../src/games/bird/index.js';
import { games } from '../src/games/index.js';
import { besideCLine, measureBesideC } from './c/beside.js';
import { clock } from './clock.js';
import { BOARDGAMEIO, freePlayers, partsOf, refereedPlayers } from './contestants.js';
import { type LabFigures, measureLab } from './lab.js';
import { type Contestant, type Measured, measure, ratio, type Spread } from './measure.js';
import { type Figure, figureOf, large, roundedSpread, table } from './report.js';
import { boardgameioBot, opening, searcher } from './search.js';

export interface Wishes {
  readonly rounds: number;
  readonly ms: number; // per contestant and round
  readonly json: boolean;
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

async function measureLabs(wishes: Wishes): Promise<Readonly<Record<string, LabFigures>>> {
  const figures: Record<string, LabFigures> = {};
  for (const game of Object.values(games)) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Klab, ${game.id}`);
    figures[game.id] = await measureLab(game, wishes);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return figures;
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

function comparisonTable(how: string, { movesPerSecond, timesBoardgameio }: Comparison): string {
  const rows = Object.entries(movesPerSecond).map(([name, figure]) => {
    const times = timesBoardgameio[name];
    const faster = times ? [`${large(times.median)} x`, `${large(times.low)} - ${large(times.high)}`] : ['1 x', ''];
    return [name, large(figure.median), `${large(figure.low)} - ${large(figure.high)}`, `${large(figure.nanoseconds)} ns`, ...faster];
  });
  return table([[`bird, 4 players, ${how}`, 'moves/s', 'middle half', 'a move', 'boardgame.io', 'middle half'], ...rows]);
}

function keep(name: string, figures: object): void {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(figures, null, 2)}\n`);
}

/** All games in one table, the ratio to boardgame.io where there is one. */
function summaryTable(
  shelf: Readonly<Record<string, GameFigures>>,
  search: SearchFigures,
  free: Comparison,
  labs: Readonly<Record<string, LabFigures>>,
): string {
  const times = Object.values(free.timesBoardgameio).map(({ median }) => `${large(median)} x`);
  const searched = (id: string): string => {
    const found = Object.entries(search.iterationsPerSecond).find(([name]) => name.startsWith(`${id}, `) && name.endsWith(' players'));
    return found ? large(found[1].median) : '';
  };
  const rows = Object.entries(shelf).map(([id, f]) => {
    const lab = labs[id];
    const cost = ({ nanoseconds }: Figure): string =>
      nanoseconds < 1000 ? `${large(nanoseconds)} ns` : `${(nanoseconds / 1000).toPrecision(3)} µs`;
    return [
      `${id}, ${f.seats} players`,
      large(f.playoutsPerSecond),
      large(f.movesPerSecond.median),
      cost(f.clonesPerSecond),
      cost(f.imaginesPerSecond),
      searched(id),
      id === bird.id ? times.join(' / ') : '',
      ...(lab ? [large(lab.oneWorker.median), large(lab.twoWorkers.median), `${lab.scaling.median.toFixed(2)} x`] : ['', '', '']),
    ];
  });
  const heads = [
    '',
    'playouts/s',
    'decisions/s',
    'clone',
    'imagine',
    'search it./s',
    'to boardgame.io',
    'lab matches/s',
    'on 2 workers',
    'scaling',
  ];
  return `${table([heads, ...rows])}
Playouts are random. Search has 2 players. To boardgame.io: ${Object.keys(free.timesBoardgameio).join(' / ')}, decisions/s against its reducer. The lab plays sensible bots, by the wall clock.`;
}

/** Measures everything, keeps the figures in bench/results and gives back what is to be shown. */
export async function bench(wishes: Wishes): Promise<string> {
  const { rounds, ms, json } = wishes;
  const measured = { node: process.version, cores: cpus().length, date: new Date().toISOString().slice(0, 10), rounds, ms };
  const free = compare('bird, beside boardgame.io', freePlayers(), wishes);
  const c = measureBesideC(wishes);
  const { iterationsPerSecond, timesBoardgameio } = measureBesideBot(wishes);
  const shelf = measureGames(wishes);
  const search = { iterationsPerSecond: { ...iterationsPerSecond, ...measureSearch(wishes) }, timesBoardgameio };
  // Last, because it teaches the compiler other shapes of chance and effects; bots think in workers where no referee has been.
  const refereed = compare('bird, refereed', refereedPlayers(), wishes);
  const labs = await measureLabs(wishes);
  keep('boardgameio', { measured, free, refereed, c });
  keep('games', { measured, games: shelf });
  keep('search', { measured, ...search });
  keep('lab', { measured, games: labs });
  if (json) return JSON.stringify({ measured, free, refereed, c, games: shelf, search, labs }, null, 2);
  return [
    comparisonTable('by itself', free),
    besideCLine(c),
    comparisonTable('refereed', refereed),
    searchTable(search),
    summaryTable(shelf, search, free, labs),
  ].join('\n\n');
}

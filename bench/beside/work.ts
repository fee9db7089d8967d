/** One checkout's side of `bench/beside/run.ts`: does the pieces of work it is asked for with the code of the folder it is told, and says what they cost. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Json } from '../../src/engine/game.js';

type Bots = typeof import('../../src/bots/search/thinker.js');
type Tuning = typeof import('../../src/bots/search/tuning.js');
type Chances = typeof import('../../src/engine/chance.js');
type Play = typeof import('../../src/engine/play.js');
type Options = typeof import('../../src/engine/options.js');
type Seeds = typeof import('../../src/engine/seed.js');
type Views = typeof import('../../src/engine/view.js');
type Games = typeof import('../../src/games/index.js');

export const WORKS = ['search', 'sensible', 'random', 'refereed'] as const;
export type Work = (typeof WORKS)[number];

/** A piece: so many units (iterations or matches), from a seed. */
export interface Piece {
  readonly game: string;
  readonly work: Work;
  readonly units: number;
  readonly seed: number;
  readonly rules: number; // of the game, so that both sides play the same one ...
  readonly options: Readonly<Record<string, Json>>; // ... by the same options: the other checkout's usual ones
}

/** What a side says first: the usual options of its games. */
export type Ready = Readonly<Record<string, Piece['options']>>;

/** What it cost, and a digest of what came out: both sides must come to the same. */
export interface Done {
  readonly ms: number; // of processor time, all threads of the process
  readonly outcome: string;
}

const PER_QUESTION = 50; // iterations
const APART = 16; // answers, about, between two questions of a match

async function open(folder: string): Promise<{ readonly ready: Ready; done(piece: Piece): Done }> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(resolve(folder, path)).href);
  const { iterate, learned, think } = (await load('src/bots/search/thinker.ts')) as Bots;
  const { usual } = (await load('src/bots/search/tuning.ts')) as Tuning;
  const { quickChance } = (await load('src/engine/chance.ts')) as Chances;
  const { answer, begin, step } = (await load('src/engine/play.ts')) as Play;
  const { defaultOptions } = (await load('src/engine/options.ts')) as Options;
  const { seedFrom } = (await load('src/engine/seed.ts')) as Seeds;
  const { mine, viewFor } = (await load('src/engine/view.ts')) as Views;
  const { games } = (await load('src/games/index.ts')) as Games;

  const ready = Object.fromEntries(Object.entries(games).map(([id, game]) => [id, defaultOptions(game)]));
  const done = ({ game: id, work, units, seed, rules, options }: Piece): Done => {
    const game = games[id];
    if (game === undefined) throw new Error(`there is no game ${id}`);
    const seats = work === 'search' ? 2 : Math.min(4, game.seats.max);
    const table = { seats, options: { ...defaultOptions(game), ...options }, rules };
    const suggest = game.suggestAtFirst ?? game.suggest; // what every checkout answers alike
    const chance = quickChance(seed);
    const x = { chance };
    const digest = createHash('sha256');
    let spent = 0;
    let made = 0;
    while (made < units) {
      const before = process.cpuUsage();
      if (work === 'refereed') {
        const match = begin(game, { seats, options, seed: seedFrom(`${seed} ${made++}`), rules });
        for (let decision = match.state.open[0]; decision !== undefined; decision = match.state.open[0]) {
          const { shared, mine: own } = viewFor(match.state, decision.seat);
          const moves = game.moves(shared, own ?? {}, decision);
          const taken = answer(match, decision.id, moves[chance.int(moves.length)] ?? null, decision.seat);
          if (!taken.ok) throw new Error(taken.because);
        }
        const { user, system } = process.cpuUsage(before);
        spent += user + system;
        digest.update(JSON.stringify([match.entries.length, game.scores(match.state.shared).map(({ total }) => total)]));
        continue;
      }
      const s = game.setup(table, x);
      for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
        const own = mine(s, decision.seat);
        if (work === 'search' && made < units && chance.int(APART) === 0) {
          const start = process.cpuUsage();
          const thinker = think(game, viewFor(s, decision.seat), decision, chance, usual);
          iterate(thinker, PER_QUESTION);
          const { user, system } = process.cpuUsage(start);
          spent += user + system;
          made += PER_QUESTION;
          digest.update(JSON.stringify(learned(thinker).map(({ arm }) => [arm.visits, arm.total])));
        }
        if (work === 'random') {
          const moves = game.moves(s.shared, own, decision);
          step(game, s, decision, moves[chance.int(moves.length)] ?? null, x);
        } else step(game, s, decision, suggest(s.shared, own, decision, chance), x);
      }
      if (work !== 'search') {
        const scores = game.scores(s.shared);
        const { user, system } = process.cpuUsage(before);
        spent += user + system;
        made++;
        digest.update(JSON.stringify(scores.map(({ total }) => total)));
      }
    }
    return { ms: spent / 1000, outcome: digest.digest('hex') };
  };
  return { ready, done };
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && process.send !== undefined) {
  const { ready, done } = await open(folder);
  process.on('message', (piece: Piece) => process.send?.(done(piece)));
  process.send(ready);
}

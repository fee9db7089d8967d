/** Who is measured: random play of Bird of Happiness here and in boardgame.io, and the moving parts of every game on the shelf. */

import { quickChance } from '../src/engine/chance.js';
import { cloneOf } from '../src/engine/clone.js';
import type { Game, GameTypes } from '../src/engine/game.js';
import { subSeed } from '../src/engine/seed.js';
import { viewFor } from '../src/engine/view.js';
import { bird } from '../src/games/bird/index.js';
import { randomMatch } from './boardgameio/random-match.js';
import type { Contestant } from './measure.js';
import { type Finished, playAsSearch, playByViews, playRefereed, sampleStates, seriesOf } from './random-play.js';

const SEED = '5eed'.repeat(16);
const SEATS = 4;
const BIRDS_AT_THE_END = 29; // 25 among the game cards and one in each of the four start decks
const MATCHES_PER_PIECE = 100;
const SAMPLES = 64;
const TIMES_PER_PIECE = 100;

/** Plays matches and counts their moves; that every one ends with all birds owned shows that both sides really play them out. */
function birdPlayer(name: string, matches: number, play: () => Finished): Contestant {
  return {
    name,
    run() {
      let moves = 0;
      for (let n = 0; n < matches; n++) {
        const finished = play();
        if (finished.points !== BIRDS_AT_THE_END) throw new Error(`${name}: a match ended with ${finished.points} birds`);
        moves += finished.moves;
      }
      return moves;
    },
  };
}

function playInBoardgameio(seed: number, chance: ReturnType<typeof quickChance>): Finished {
  const { moves, result } = randomMatch(SEATS, seed, chance);
  let points = 0;
  for (const player in result.birds) points += result.birds[player] ?? 0;
  return { moves, points };
}

const BY_VIEWS = 'ours, by views';
const AS_SEARCH = 'ours, as search plays';
const REFEREED = 'ours, refereed';
export const BOARDGAMEIO = 'boardgame.io';

const series = seriesOf(bird, SEATS);

function inBoardgameio(): Contestant {
  const chance = quickChance(1);
  let match = 0;
  return birdPlayer(BOARDGAMEIO, 1, () => playInBoardgameio(match++, chance));
}

/** Nobody watches: how bots and simulations play. */
export function freePlayers(): readonly Contestant[] {
  const chance = quickChance(1);
  return [
    birdPlayer(BY_VIEWS, MATCHES_PER_PIECE, () => playByViews(series, chance)),
    birdPlayer(AS_SEARCH, MATCHES_PER_PIECE, () => playAsSearch(series, chance)),
    inBoardgameio(),
  ];
}

/** With a referee and a record. */
export function refereedPlayers(): readonly Contestant[] {
  const chance = quickChance(1);
  let match = 0;
  return [birdPlayer(REFEREED, 5, () => playRefereed(series, subSeed(SEED, `match ${match++}`), chance)), inBoardgameio()];
}

/** Moves, and how many matches they made up. */
export interface Playouts extends Contestant {
  readonly movesPerMatch: () => number;
}

export interface Parts {
  readonly seats: number;
  readonly playouts: Playouts;
  readonly clone: Contestant;
  readonly imagine: Contestant;
  readonly view: Contestant;
}

/** Random playouts, clones, imagined worlds and views of a game at its typical table. */
export function partsOf<T extends GameTypes>(game: Game<T>): Parts {
  const seats = Math.min(SEATS, game.seats.max);
  const table = seriesOf(game, seats);
  const chance = quickChance(2);
  const samples = sampleStates(table, chance, SAMPLES).map((state) => ({ state, seat: state.open[0]?.seat ?? 0 }));
  const views = samples.map(({ state, seat }) => viewFor(state, seat));
  let matches = 0;
  let moves = 0;
  return {
    seats,
    playouts: {
      name: 'playouts',
      run() {
        let played = 0;
        for (let n = 0; n < MATCHES_PER_PIECE; n++) played += playAsSearch(table, chance).moves;
        matches += MATCHES_PER_PIECE;
        moves += played;
        return played;
      },
      movesPerMatch: () => moves / matches,
    },
    clone: overall('clone', samples, ({ state }) => cloneOf(game, state).open.length),
    imagine: overall('imagine', views, (view) => game.imagine(view, chance).open.length),
    view: overall('view', samples, ({ state, seat }) => viewFor(state, seat).open.length),
  };
}

/** Does one thing to each sample, again and again. What it gives back is counted, so that none of it can be left out. */
function overall<X>(name: string, samples: readonly X[], act: (sample: X) => number): Contestant {
  return {
    name,
    run() {
      let open = 0;
      for (let n = 0; n < TIMES_PER_PIECE; n++) for (const sample of samples) open += act(sample);
      const done = TIMES_PER_PIECE * samples.length;
      if (open < done) throw new Error(`${name}: a sample has lost its question`);
      return done;
    },
  };
}

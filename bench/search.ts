/** Who searches: our bots on every game, and boardgame.io's own MCTS bot on the same rules of Bird of Happiness. The unit is one iteration. */
import { createRequire } from 'node:module';
import type * as AI from 'boardgame.io/dist/types/packages/ai.js';
import { iterate, think } from '../src/bots/search/thinker.js';
import { usual } from '../src/bots/search/tuning.js';
import { quickChance } from '../src/engine/chance.js';
import type { Game, GameTypes, State } from '../src/engine/game.js';
import { viewFor } from '../src/engine/view.js';
import { bird, enumerate } from './boardgameio/bird.js';
import { asked, begin } from './boardgameio/random-match.js';
import type { Contestant } from './measure.js';
import { sampleStates, seriesOf } from './random-play.js';

const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as typeof AI;

const SEATS = 2;
const SAMPLES = 32;
const PER_SAMPLE = 100; // less than a bot makes, so that the slowest game still fits into a round
const THEIRS = 2;
const LONGEST = 10_000;

/** Iterations at questions from the middle of matches, as the strongest bot makes them. */
export function searcher<T extends GameTypes>(game: Game<T>): Contestant {
  const chance = quickChance(3);
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS));
  return searching(`${game.id}, ${seats} players`, game, sampleStates(seriesOf(game, seats), chance, SAMPLES));
}

/** Iterations at the first question of a match, where boardgame.io's bot is measured too. */
export function opening<T extends GameTypes>(game: Game<T>): Contestant {
  const chance = quickChance(4);
  const series = seriesOf(game, SEATS);
  return searching(
    'bird, first question, ours',
    game,
    Array.from({ length: SAMPLES }, () => game.setup(series, { chance })),
  );
}

function searching<T extends GameTypes>(name: string, game: Game<T>, states: readonly State<T>[]): Contestant {
  const chance = quickChance(5);
  const questions = states.flatMap((state) => {
    const [decision] = state.open;
    return decision ? [{ view: viewFor(state, decision.seat), decision }] : [];
  });
  let next = 0;
  return {
    name,
    run() {
      const question = questions[next++ % questions.length];
      if (!question) throw new Error(`${game.id} asks nothing`);
      iterate(think(game, question.view, question.decision, chance, usual), PER_SAMPLE);
      return PER_SAMPLE;
    },
  };
}

/** By itself it cuts a playout off after 50 moves, before a match is decided; ours go to the end, and so it can be told to. */
export function boardgameioBot(toTheEnd: boolean): Contestant {
  const bot = new MCTSBot({ game: bird, enumerate, iterations: THEIRS, seed: 'bench', ...(toTheEnd ? { playoutDepth: LONGEST } : {}) });
  const state = begin(SEATS, 'bench');
  return {
    name: `bird, first question, boardgame.io's MCTS bot ${toTheEnd ? 'to the end' : 'as it comes (50 moves)'}`,
    run() {
      void bot.play(state, asked(state)); // it searches before it gives the promise back
      return THEIRS;
    },
  };
}

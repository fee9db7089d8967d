/** Random play through boardgame.io's reducer, the shortest way there is: what its own bots do in a playout, without their promises. */
import type { PlayerID, State } from 'boardgame.io';
import type { Chance } from '../../src/engine/game.js';
import { type BirdAction, type BirdG, bird, enumerate, type Result } from './bird.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.js';

// Processed once: the library would otherwise build its flow anew for every match.
const game = ProcessGameConfig(bird);
const reducer = CreateGameReducer({ game });

export const begin = (seats: number, seed: string | number): State<BirdG> =>
  InitializeGame({ game: { ...game, seed }, numPlayers: seats }) as State<BirdG>;

/** Whom the game waits for; of several at once, the first. */
export function asked({ ctx }: State<BirdG>): PlayerID {
  for (const player in ctx.activePlayers) return player;
  return ctx.currentPlayer;
}

export const act = (state: State<BirdG>, action: BirdAction, playerID: PlayerID): State<BirdG> =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type: action.move, args: action.args, playerID } }) as State<BirdG>;

export function pick(state: State<BirdG>, player: PlayerID, chance: Chance): BirdAction {
  const actions = enumerate(state.G, state.ctx, player);
  const action = actions[chance.int(actions.length)];
  if (action === undefined) throw new Error(`player ${player} has no move`);
  return action;
}

export const resultOf = (state: State<BirdG>): Result | undefined => state.ctx.gameover;

/** Plays one match and says how many moves it took. */
export function randomMatch(seats: number, seed: string | number, chance: Chance): { moves: number; order: PlayerID[]; result: Result } {
  let state = begin(seats, seed);
  for (let moves = 0; ; moves++) {
    const result = resultOf(state);
    if (result !== undefined) return { moves, order: state.G.order, result };
    const player = asked(state);
    state = act(state, pick(state, player, chance), player);
  }
}

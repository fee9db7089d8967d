/** Many matches between bots, on all cores: what ladder and tune are made of. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Contest, playContest, type Result } from '../bots/contest.js';
import type { AnyGame, FittedModel, Foresight } from '../engine/game.js';
import { games } from '../games/index.js';
import { besideMe, openPool } from '../threads/pool.js';
import type { ContestJob } from './contest-worker.js';
import type { RatedMatch } from './ratings.js';

/** A match whose bots may look ahead in another way than the game says. */
export interface TunedContest extends Contest {
  readonly foresight?: Foresight;
  readonly fitted?: FittedModel; // the estimate of those who are called by it
}

/** The strongest bot with an estimate that is on trial. The number is its knob, so it plays like any other "2". */
export const FITTED = '2.0';

/** Two bots at a table of so many, sitting alternately. */
export const alternating = (first: string, second: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? first : second));

/** Plays a match whose bots look ahead, or judge, in another way than the game says. */
export function playMeeting(game: AnyGame, { foresight, fitted, ...contest }: TunedContest): Result {
  const known = foresight === undefined ? game : { ...game, foresight };
  if (fitted === undefined) return playContest(known, contest);
  const learned = { ...known, fitted };
  return playContest(known, { ...contest, minds: contest.lineUp.map((bot) => (bot === FITTED ? learned : known)) });
}

/** Where matches are played, on so many threads. Without any, or where they do not know the game, one after the other in this one. */
export interface Arena {
  /** Plays them all and calls back after each. */
  play(meetings: readonly TunedContest[], played?: () => void): Promise<readonly RatedMatch[]>;
  close(): Promise<void>;
}

export function openArena(game: AnyGame, workers: number): Arena {
  if (workers === 0 || !isKnownToWorkers(game)) {
    return {
      async play(meetings, played) {
        const results: RatedMatch[] = [];
        for (const meeting of meetings) {
          results.push({ lineUp: meeting.lineUp, ...playMeeting(game, meeting) });
          played?.();
          await breathe();
        }
        return results;
      },
      close: async () => {},
    };
  }
  const pool = openPool<ContestJob, Result>(besideMe('./contest-worker', import.meta.url), workers);
  return {
    play: (meetings, played) =>
      Promise.all(
        meetings.map(async (meeting) => {
          const result = await pool.run({ ...meeting, game: game.id });
          played?.();
          return { lineUp: meeting.lineUp, ...result };
        }),
      ),
    close: () => pool.close(),
  };
}

/** Plays these and no more. */
export async function playAll(
  game: AnyGame,
  meetings: readonly TunedContest[],
  workers: number,
  played: () => void,
): Promise<readonly RatedMatch[]> {
  const arena = openArena(game, Math.min(workers, meetings.length));
  try {
    return await arena.play(meetings, played);
  } finally {
    await arena.close();
  }
}

/** A game cannot be sent to a worker: it looks it up by its id on the one list of games. */
const isKnownToWorkers = (game: AnyGame): boolean => games[game.id] === game;

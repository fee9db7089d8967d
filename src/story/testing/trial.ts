/** Matches to tell: sensible players at every number of seats, with a beginner among them now and then, short options where there are some. */
import { quickChance } from '../../engine/chance.js';
import type { Game, GameTypes, Json, Seat } from '../../engine/game.js';
import { answer, begin, forcedMove, movesOf } from '../../engine/play.js';
import { type MatchRecord, recordOf } from '../../engine/record.js';
import { seedFrom } from '../../engine/seed.js';
import { mine } from '../../engine/view.js';
import { storyOf } from '../tell.js';
import { faultsIn } from './checker.js';

export const NAMES = ['Ada', 'Ben', 'Chloe', 'Dan', 'Eve', 'Flo'] as const;

/** Matches that are soon over. */
const SHORT: Readonly<Record<string, (seats: number, n: number) => Readonly<Record<string, Json>>>> = {
  bird: (seats, n) => (seats > 1 && n % 2 === 0 ? { length: 'short', calmAfterRounds: 4 } : {}),
  farm: (_, n) => ({ rounds: n % 4 === 0 ? 8 : 6 }),
  nation: (_, n) => ({ target: n % 2 === 0 ? 8 : 12 }),
  pursuit: (_, n) => ({ adultRounds: n % 2 === 0 ? 2 : 3 }),
  rainbow: (_, n) => (n % 3 === 0 ? { preset: 'short' } : { hangups: 3 }),
};

/** The n-th match of a game. */
export function playedMatch(game: Game<GameTypes>, n: number): MatchRecord {
  const { min, max } = game.seats;
  const seats = min + (n % (max - min + 1));
  const seed = seedFrom(`story ${game.id} ${n}`);
  const table = begin(game, { seats, options: SHORT[game.id]?.(seats, n) ?? {}, seed });
  const chance = quickChance(n + 1);
  const beginner = n % 4 === 3 ? n % seats : -1;
  for (let [decision] = table.state.open; decision; [decision] = table.state.open) {
    const { seat } = decision;
    const forced = forcedMove(table, decision);
    const moves = seat === beginner ? movesOf(table, decision) : [];
    const move =
      forced ??
      (moves.length > 0 ? moves[chance.int(moves.length)] : game.suggest(table.state.shared, mine(table.state, seat), decision, chance));
    const taken = answer(table, decision.id, move, seat, forced !== undefined);
    if (!taken.ok) throw new Error(taken.because);
  }
  return recordOf(table, NAMES.slice(0, seats), { seed: true });
}

export interface Trial {
  readonly faults: readonly string[];
  readonly stories: readonly { readonly headline: string; readonly sentence: string; readonly moment: string }[];
  readonly opening: { readonly words: string; readonly share: number }; // the first three words that open most stories
}

/** Tells so many matches, to each of their players in turn and to somebody who looks on, and holds every story against its record. */
export function tellMany(game: Game<GameTypes>, matches: number): Trial {
  const faults: string[] = [];
  const stories: Trial['stories'][number][] = [];
  const openings = new Map<string, number>();
  for (let n = 0; n < matches; n++) {
    const record = playedMatch(game, n);
    const turn = Math.floor(n / 2) % (record.seats + 1);
    const viewer: Seat | null = turn === record.seats ? null : turn;
    const story = storyOf(game, record, viewer);
    faults.push(...faultsIn(game, record, viewer, story).map((fault) => `match ${n}: ${fault}`));
    const { headline, sentence, moment } = story;
    stories.push({
      headline: headline.words,
      sentence: sentence.words,
      moment: moment ? `${moment.heading}: ${moment.title}. ${moment.words}` : '',
    });
    const opening = sentence.words.split(' ').slice(0, 3).join(' ');
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
  }
  const [words = '', most = 0] = [...openings].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { faults, stories, opening: { words, share: most / matches } };
}

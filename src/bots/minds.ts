/** The minds of bots: one per seat for the whole match, wherever bots are asked: in lab and ladder, host, page and terminal. */
import { quickChance } from '../engine/chance.js';
import type { Decision, Game, GameTypes, Json, Seat, View } from '../engine/game.js';
import { botNamed } from './index.js';
import { type Mind, newMind, type Stopwatch } from './mind.js';

export interface MindQuestion {
  readonly match: string;
  readonly seat: Seat;
  readonly game: Game<GameTypes>;
  readonly bot: string;
  readonly view: View<GameTypes>;
  readonly decision: Decision;
  readonly luck: number; // 32 bits: see `luckOf`
  readonly effort?: number; // the part of its iterations that the bot gets; all of them without it
}

export interface Minds {
  /** Without a clock equal luck, view and mind give equal answers. */
  answer(question: MindQuestion): Json;
  /** For a match that was left or in which something was taken back: what its bots expected to follow does not. */
  forget(match: string): void;
}

export interface MindsNeed {
  readonly clock?: Stopwatch; // where people wait
  readonly now: () => number; // milliseconds, to tell which matches nobody has asked about for long
  readonly most?: number; // minds that are kept
  readonly idle?: number; // milliseconds without a question after which a match is forgotten
}

interface Kept extends Pick<MindQuestion, 'match' | 'game' | 'bot' | 'effort'> {
  readonly mind: Mind<GameTypes>;
}

export const MOST_MINDS = 200; // in a process

export function openMinds({ clock, now, most = MOST_MINDS, idle = 20_000 }: MindsNeed): Minds {
  const minds = new Map<string, Kept>(); // by match and seat, in the order of their last use
  const matches = new Map<string, number>(); // when somebody last asked, in that order

  const forget = (match: string): void => {
    matches.delete(match);
    for (const [key, kept] of minds) if (kept.match === match) minds.delete(key);
  };

  const note = (match: string): void => {
    const time = now();
    for (const [other, last] of matches) {
      if (time - last < idle) break;
      forget(other);
    }
    matches.delete(match);
    matches.set(match, time);
  };

  return {
    answer({ match, seat, game, bot, view, decision, luck, effort = 1 }) {
      note(match);
      const found = botNamed(bot, game, view.others.length);
      const chance = quickChance(luck);
      if (typeof found === 'function') return found(game, view, decision, chance);
      const key = `${seat} ${match}`;
      const before = minds.get(key);
      const isSame = before?.game === game && before.bot === bot && before.effort === effort;
      const kept = isSame ? before : { match, game, bot, effort, mind: newMind(game, { ...found, part: found.part * effort }) };
      minds.delete(key);
      minds.set(key, kept);
      for (const oldest of minds.keys()) {
        if (minds.size <= most) break;
        minds.delete(oldest);
      }
      return kept.mind.answer(view, decision, chance, clock);
    },
    forget,
  };
}

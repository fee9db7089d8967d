/** Who is in front, decision by decision: how often the lead changes, and when a match is decided. */
import type { Score } from '../engine/game.js';
import { compare } from '../engine/standings.js';

export interface Lead {
  readonly changes: number; // from one seat that was alone in front to another
  readonly decided: number; // the decision from which on only those who won were in front
}

export interface Race {
  at(decision: number, leaders: readonly number[]): void;
  end(wins: readonly number[], decisions: number): Lead;
}

export function newRace(seats: number): Race {
  const lastInFront: number[] = Array.from({ length: seats }, () => -1);
  let ahead = -1;
  let changes = 0;
  return {
    at(decision, leaders) {
      for (const seat of leaders) lastInFront[seat] = decision;
      const [only] = leaders;
      if (leaders.length !== 1 || only === undefined || only === ahead) return;
      if (ahead >= 0) changes++;
      ahead = only;
    },
    end(wins, decisions) {
      const losers = lastInFront.filter((_, seat) => wins[seat] === 0);
      return { changes, decided: Math.min(decisions, Math.max(-1, ...losers) + 1) };
    },
  };
}

/** Those whom nobody is ahead of, by the points and tie-breakers that lie open. */
export function leadersAmong(scores: readonly Score[]): number[] {
  return scores.flatMap((score, seat) => (scores.some((other) => compare(other, score) < 0) ? [] : [seat]));
}

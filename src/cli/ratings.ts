/** What a ladder's matches say about its players: shares against each other, and ratings on one scale. */
import { rate, rating } from 'openskill';
import type { Result } from '../bots/contest.js';
import { meanOf, type Share, type Spread, spreadOf, wilson } from '../lab/statistics.js';

export interface RatedMatch extends Result {
  readonly lineUp: readonly string[];
}

export interface BotRating {
  readonly name: string;
  readonly rating: number;
  readonly low: number; // the 95 % interval
  readonly high: number;
}

export interface Pair extends Share {
  readonly name: string;
  readonly against: string;
  readonly matches: number;
}

export interface Alone extends Spread {
  readonly name: string;
  readonly matches: number;
  readonly low: number; // the 95 % interval of the mean
  readonly high: number;
  readonly wins: Share;
}

const Z95 = 1.96;

/** OpenSkill's ratings after all matches, in the order they were listed; the best first. A start at 25 is the package's own. */
export function ratingsOf(names: readonly string[], played: readonly RatedMatch[]): readonly BotRating[] {
  const ratings = new Map(names.map((name) => [name, rating()]));
  for (const { lineUp, ranks } of played) {
    const teams = teamsIn(lineUp);
    const before = teams.map(({ name }) => [ratings.get(name) ?? rating()]);
    const after = rate(before, { rank: teams.map(({ seats }) => Math.min(...seats.map((seat) => ranks[seat] ?? 1))) });
    for (const [i, { name }] of teams.entries()) ratings.set(name, after[i]?.[0] ?? rating());
  }
  return names
    .map((name) => ({ name, ...(ratings.get(name) ?? rating()) }))
    .map(({ name, mu, sigma }) => ({ name, rating: mu, low: mu - Z95 * sigma, high: mu + Z95 * sigma }))
    .sort((a, b) => b.rating - a.rating);
}

/** Seats that play alike count as one, with the best of their places. */
function teamsIn(lineUp: readonly string[]): readonly { readonly name: string; readonly seats: readonly number[] }[] {
  return [...new Set(lineUp)].map((name) => ({ name, seats: lineUp.flatMap((each, seat) => (each === name ? [seat] : [])) }));
}

/** The share of victories of the first against the second; a shared victory counts in parts. */
export function pairOf(name: string, against: string, played: readonly RatedMatch[]): Pair {
  let wins = 0;
  let matches = 0;
  for (const { lineUp, ranks } of played) {
    if (!(lineUp.includes(name) && lineUp.includes(against))) continue;
    const first = lineUp.filter((_, seat) => ranks[seat] === 1);
    wins += first.filter((each) => each === name).length / first.length;
    matches++;
  }
  return { name, against, matches, ...wilson(wins, matches) };
}

/** How well a bot does with nobody to be ranked against. */
export function aloneOf(name: string, played: readonly RatedMatch[]): Alone {
  const mine = played.filter(({ lineUp }) => lineUp[0] === name);
  const scores = mine.map((each) => each.scores[0] ?? 0);
  const wins = wilson(mine.filter(({ won }) => won).length, mine.length);
  return { name, matches: mine.length, ...spreadOf(scores), ...meanOf(scores), wins };
}

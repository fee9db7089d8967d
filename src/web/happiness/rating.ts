/**
 * How well a person plays, in steps of the bots: 1 is Sleepy, 5 is Master. OpenSkill moves the person only; the bots stand where the games' tables of steps
 * have measured them.
 */
import { rate } from 'openskill';
import { STEPS } from '../../bots/index.js';
import { rowFor } from '../../bots/knob.js';
import type { Game, GameTypes } from '../../engine/game.js';
import type { Finished } from './finished.js';

export interface Rated {
  readonly at: number; // when the match ended
  readonly step: number;
  readonly low: number; // the ends of the band that covers 90 %
  readonly high: number;
}

/** Wins against a bot of each step, whatever the number of seats; `fair`: the sum of the shares that luck alone would give. */
export interface Against {
  readonly won: number;
  readonly played: number;
  readonly fair: number;
}

export interface Rating {
  readonly line: readonly Rated[]; // after each match
  readonly now: Rated | null; // null: no match with bots
  readonly against: readonly Against[]; // by step
  readonly since: number | null;
}

const BETA = 25 / 6; // of OpenSkill: how much one match tells
const DRIFT = 25 / 300; // ... and how much a person changes between two
const START = { step: 2.5, error: 1.6 }; // in steps: nobody is known before the first match
const Z90 = 1.645;
const SURE = 0.0001; // the bots do not move
const UNMEASURED = 0.675; // the share that each step is meant to win against the one below
const ENDS = { low: 0, high: 6 }; // of the scale, a step beyond each of the outer bots

/** From the first matches on there is a line; before them only a band. */
export const ENOUGH = 5;

const logit = (share: number): number => Math.log(share / (1 - share));

type Ladder = (step: number) => number;

/**
 * Where each step stands on OpenSkill's scale at a table of so many seats: a lead of c * logit(share) is what makes a share of victories over another,
 * and c grows with the seats.
 */
function ladderOf(
  game: Pick<Game<GameTypes>, 'steps'>,
  seats: number,
): { readonly up: Ladder; readonly down: Ladder; readonly unit: number } {
  const c = Math.sqrt(seats) * BETA;
  const apart = rowFor(game, seats)?.apart ?? [];
  const shareOf = (i: number): number => (apart[i] && apart[i].low > 0.5 ? Math.min(0.95, apart[i].share) : UNMEASURED); // not measured apart: as meant
  const gaps = STEPS.slice(1).map((_, i) => c * logit(shareOf(i)));
  const gapAt = (i: number): number => gaps[Math.min(gaps.length - 1, Math.max(0, i))] ?? c;
  const marks = [0]; // of step 1 and so on
  for (const gap of gaps) marks.push((marks.at(-1) ?? 0) + gap);
  return {
    unit: (marks.at(-1) ?? 0) / gaps.length, // of a step, on the whole
    up(step) {
      const i = Math.min(gaps.length - 1, Math.max(0, Math.floor(step) - 1));
      return (marks[i] ?? 0) + (step - 1 - i) * gapAt(i);
    },
    down(mark) {
      const above = marks.findIndex((each) => each > mark);
      const i = Math.min(gaps.length - 1, Math.max(0, (above < 0 ? marks.length : above) - 1));
      return 1 + i + (mark - (marks[i] ?? 0)) / gapAt(i);
    },
  };
}

/** The matches that say something: with bots of the five steps, and no deal that was played before. */
function telling(matches: readonly Finished[]): readonly Finished[] {
  const dealt = new Set<string>();
  return matches.filter(({ me, seats, deal }) => {
    const known = deal !== null && dealt.has(deal);
    if (deal !== null) dealt.add(deal);
    return !known && me !== null && seats.some(({ bot }, seat) => seat !== me && bot !== null);
  });
}

/** `matches`: the oldest first. `games`: those whose steps are known. */
export function ratingOf(matches: readonly Finished[], games: Readonly<Record<string, Pick<Game<GameTypes>, 'steps'>>>): Rating {
  let { step, error } = START;
  const line: Rated[] = [];
  const against = STEPS.map(() => ({ won: 0, played: 0, fair: 0 }));
  for (const { game, me, seats, at } of telling(matches)) {
    const mine = me === null ? undefined : seats[me];
    if (!mine) continue;
    const bots = seats.filter(
      (other): other is typeof other & { bot: NonNullable<typeof other.bot> } => other !== mine && other.bot !== null,
    );
    const { up, down, unit } = ladderOf(games[game] ?? {}, 1 + bots.length);
    const mu = up(step);
    const sigma = error * unit;
    const others = bots.map(({ bot }) => [{ mu: up(1 + STEPS.indexOf(bot)), sigma: SURE }]);
    const [[after] = []] = rate([[{ mu, sigma }], ...others], {
      rank: [mine.rank, ...bots.map(({ rank }) => rank)],
      tau: DRIFT,
      gamma: () => 1,
    });
    if (after) {
      step = Math.min(ENDS.high, Math.max(ENDS.low, down(after.mu)));
      error = after.sigma / unit;
    }
    line.push({ at, step, low: Math.max(ENDS.low, step - Z90 * error), high: Math.min(ENDS.high, step + Z90 * error) });
    for (const bot of new Set(bots.map((each) => each.bot))) {
      const tally = against[STEPS.indexOf(bot)];
      if (!tally) continue;
      tally.played += 1;
      tally.fair += 1 / seats.length;
      if (mine.rank === 1) tally.won += 1;
    }
  }
  return { line, now: line.at(-1) ?? null, against, since: line[0]?.at ?? null };
}

export type StepsBeside = { readonly below: number | null; readonly above: number | null }; // places in the list of steps

/** The two bots that a step lies between; one of them near a bot itself. */
export function betweenSteps(step: number): StepsBeside {
  const near = Math.round(step);
  if (near >= 1 && near <= STEPS.length && Math.abs(step - near) < 0.15) return { below: near - 1, above: near - 1 };
  const under = Math.floor(step);
  return { below: under >= 1 ? Math.min(under, STEPS.length) - 1 : null, above: under < STEPS.length ? under : null };
}

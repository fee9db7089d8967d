/** Cuts the way from random play to full search into five steps that win equally much against each other: from the top down, by as few matches as tell it. */
import type { StepRow, StepShare } from '../engine/game.js';
import { meanOf, spreadOf, wilson } from './statistics.js';

/**
 * What the upper knob won against the lower one on seeds from..to, each played twice with seats changed round: one mean per seed, 0 to 1.
 * `fresh` seeds are none of those that the knobs were looked for with.
 */
export type Meet = (upper: number, lower: number, from: number, to: number, fresh: boolean) => Promise<readonly number[]>;

export interface Cut {
  readonly wanted: number; // the share that a step should win against the one below
  readonly least: number; // and between which shares it may lie
  readonly most: number;
  readonly error: number; // the standard error with which a share is shown in the end
  readonly batch: number; // seeds at a time
  readonly sharp?: number; // a knob for the second step from the top that is not looked for: the matches with search are the dear ones
}

export const USUAL_CUT: Cut = { wanted: 0.675, least: 0.6, most: 0.75, error: 0.03, batch: 8 };

const STEPS = 5;
const TOP = 2; // all of the search
const SENSIBLE = 1; // above it somebody searches
const DEAR = 4; // times the error is enough to look for a knob there: such matches cost ten times as much and more
const SHOWN = 1.5; // times the error, with which a share is shown there
const FINEST = 0.003; // knobs nearer than this are the same
const CLEAR = 2.3; // standard errors by which a share must miss what is wanted before a knob is given up
const NARROW = 0.05; // how far a share may be from what is wanted where steps are narrow
const FINE = 0.02; // and the error there
const WIDTH = 1.96; // standard errors on either side of a share to its 95 % interval
const ROUGHLY = 1.6; // times the error, with which a knob is worth being shown

const logit = (share: number): number => Math.log(share / (1 - share));
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The standard error of a mean of seeds; of few or equal ones at least what matches of so even players would have. */
function errorOf(seen: readonly number[]): number {
  const { mean, deviation } = spreadOf(seen);
  const fair = between(mean, 0.08, 0.92);
  return Math.max(deviation, Math.sqrt((fair * (1 - fair)) / 4)) / Math.sqrt(seen.length);
}

/** Plays batches until this is enough. */
async function playUntil(
  meet: Meet,
  upper: number,
  lower: number,
  fresh: boolean,
  batch: number,
  isEnough: (seen: readonly number[]) => boolean,
): Promise<readonly number[]> {
  const seen: number[] = [];
  while (!isEnough(seen)) seen.push(...(await meet(upper, lower, seen.length, seen.length + batch, fresh)));
  return seen;
}

/** From the top down each step's knob, and what each wins against the one below, shown on fresh seeds. `say` hears of every share that is known. */
export async function cutSteps(meet: Meet, seats: number, cut: Cut, say: (line: string) => void): Promise<StepRow> {
  const top = await topOf(meet, cut);
  if (top < TOP) say('search does not win against what the game suggests, so that is the top');
  const knobs: number[] = [top];
  const apart: StepShare[] = [];
  while (knobs.length < STEPS) {
    const [upper = top] = knobs;
    const left = STEPS - knobs.length;
    if (knobs.length === 1 && cut.sharp !== undefined && cut.sharp < top) {
      knobs.unshift(cut.sharp);
      apart.unshift(await show(meet, upper, cut.sharp, { ...cut, error: shownError(cut, upper) }, say));
      continue;
    }
    const wanted = await shareFor(meet, upper, left, cut);
    say(`below ${upper}: ${percent(wanted)} wanted`);
    const isShort = wanted < cut.wanted;
    const error = isShort && upper <= SENSIBLE ? Math.min(cut.error, FINE) : shownError(cut, upper);
    const range = isShort ? { least: wanted - NARROW, most: wanted + NARROW } : {};
    const { knob, shown } = await below(meet, upper, { ...cut, ...range, wanted, error }, isShort && left === 1, say);
    knobs.unshift(knob);
    apart.unshift(shown);
  }
  return { seats, knobs, apart };
}

/** The knobs stay; what a step wins against the one below is shown again, with more matches, where that is not known as well as this. */
export async function showSteps(meet: Meet, row: StepRow, cut: Cut, say: (line: string) => void): Promise<StepRow> {
  const apart: StepShare[] = [];
  for (const [step, known] of row.apart.entries()) {
    const [lower, upper] = row.knobs.slice(step);
    const isKnown = lower === undefined || upper === undefined || known.high - known.low <= 2 * WIDTH * cut.error;
    apart.push(isKnown ? known : await show(meet, upper, lower, cut, say));
  }
  return { ...row, apart };
}

const shownError = ({ error }: Cut, upper: number): number => (upper > SENSIBLE ? SHOWN * error : error);

/** Master is the strongest that there is: where search loses against who follows the suggestions, the latter. */
async function topOf(meet: Meet, { error, batch }: Cut): Promise<number> {
  const isClear = (seen: readonly number[]) => Math.abs(meanOf(seen).mean - 0.5) > CLEAR * errorOf(seen);
  const seen = await playUntil(
    meet,
    TOP,
    SENSIBLE,
    false,
    batch,
    (all) => all.length > 0 && (isClear(all) || errorOf(all) <= SHOWN * error),
  );
  return meanOf(seen).mean >= 0.5 ? TOP : SENSIBLE;
}

/** Where luck is large, the way down to random play is too short for so many steps as wide as wanted: then they share what there is. */
async function shareFor(meet: Meet, upper: number, left: number, cut: Cut): Promise<number> {
  const { wanted, batch } = cut;
  const isLong = (seen: readonly number[]) =>
    seen.length >= batch && meanOf(seen).mean - CLEAR * errorOf(seen) > chanceOf(left * logit(wanted));
  const enough = shownError(cut, upper);
  const seen = await playUntil(meet, upper, 0, false, batch, (all) => isLong(all) || (all.length > 0 && errorOf(all) < enough));
  return isLong(seen) ? wanted : Math.min(wanted, chanceOf(logit(between(meanOf(seen).mean, 0.51, 0.99)) / left));
}

/** The knob that loses as much against the upper one as is wanted. Bisection: a knob that clearly misses it tells where to go on; one that does not is shown. */
async function below(
  meet: Meet,
  upper: number,
  cut: Cut,
  atTheEnd: boolean, // nothing but random play is left
  say: (line: string) => void,
): Promise<{ readonly knob: number; readonly shown: StepShare }> {
  const { wanted, least, most, error, batch } = cut;
  const roughly = upper > SENSIBLE ? DEAR : ROUGHLY;
  let low = 0;
  let high = atTheEnd ? 0 : upper;
  for (;;) {
    const knob = Math.round(500 * (low + high)) / 1000;
    const last = high - low < FINEST;
    const misses = (seen: readonly number[]) => seen.length >= batch && Math.abs(meanOf(seen).mean - wanted) > CLEAR * errorOf(seen);
    const tried = await playUntil(
      meet,
      upper,
      knob,
      false,
      batch,
      (seen) => last || misses(seen) || (seen.length > 0 && errorOf(seen) <= roughly * error),
    );
    if (last || !misses(tried)) {
      const isOut = (seen: readonly number[]) =>
        !last && (meanOf(seen).mean + CLEAR * errorOf(seen) < least || meanOf(seen).mean - CLEAR * errorOf(seen) > most);
      const share = await show(meet, upper, knob, cut, say, isOut);
      if (last || (share.share >= least && share.share <= most)) return { knob, shown: share };
      if (share.share > wanted) low = knob;
      else high = knob;
    } else {
      say(`${upper} wins ${percent(meanOf(tried).mean)} of ${2 * tried.length} against ${knob}`);
      if (meanOf(tried).mean > wanted) low = knob;
      else high = knob;
    }
  }
}

/** What the upper knob wins on fresh seeds, or as much of it as tells that it is not wanted. */
async function show(
  meet: Meet,
  upper: number,
  knob: number,
  { error, batch }: Cut,
  say: (line: string) => void,
  isOut: (seen: readonly number[]) => boolean = () => false,
): Promise<StepShare> {
  const isEnough = (seen: readonly number[]) => seen.length > 0 && (errorOf(seen) <= error || isOut(seen));
  const share = sharesIn(await playUntil(meet, upper, knob, true, batch, isEnough));
  say(`${upper} wins ${percent(share.share)} (${percent(share.low)} to ${percent(share.high)}; ${share.matches}) against ${knob}`);
  return share;
}

function sharesIn(seen: readonly number[]): StepShare {
  const matches = 2 * seen.length;
  const { share, low, high } = wilson(
    seen.reduce((sum, each) => sum + 2 * each, 0),
    matches,
  );
  const fine = (value: number) => Math.round(1000 * value) / 1000;
  return { share: fine(share), low: fine(low), high: fine(high), matches };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What each option of a game changes, measured on the same seeds as the game without it: for the set-up form and for house rules. */
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes, Json, OptionSpec } from '../engine/game.js';
import { same } from '../engine/json.js';
import { checkOptions } from '../engine/options.js';
import type { Effect, MeasuredChange, MeasuredOptions } from '../games/kit/measured.js';
import type { Comparison } from './figures.js';
import { checkPlan, DEFAULT_SET, type Plan } from './plan.js';
import { isAlike } from './sentences.js';

/** An option with one value changed. */
interface Variant {
  readonly option: string;
  readonly value: Json;
}

const SEATS = [3, 2, 4, 5, 6]; // the first that fits; three is what the set-up form begins with

const nameOf = ({ option, value }: Variant): string => `${option} = ${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** Every choice but the default one, and where any number is allowed the smallest and the largest. */
function variantsOf(game: Game<GameTypes>): Variant[] {
  return Object.entries<OptionSpec>(game.options).flatMap(([option, spec]) => {
    const values = [...spec.choices.map(({ value }) => value), ...(spec.range ? [spec.range.min, spec.range.max] : [])];
    const other = values.filter((value, i) => !same(value, spec.default) && values.findIndex((each) => same(each, value)) === i);
    return other.map((value) => ({ option, value }));
  });
}

function fits(game: Game<GameTypes>, seats: number, { option, value }: Variant): boolean {
  if (seats < game.seats.min || seats > game.seats.max) return false;
  try {
    checkOptions(game, seats, { [option]: value });
    return true;
  } catch (error) {
    if (error instanceof Complaint) return false;
    throw error;
  }
}

export interface PairedTrial {
  readonly plan: Plan;
  readonly seats: number;
  readonly variants: readonly Variant[];
}

function trialOf(game: Game<GameTypes>, seats: number, variants: readonly Variant[], pairs: number): PairedTrial {
  const options = Object.fromEntries([
    [DEFAULT_SET, {}],
    ...variants.map((variant) => [nameOf(variant), { [variant.option]: variant.value }]),
  ]);
  return { plan: checkPlan({ game: game.id, seats, bots: 'sensible', options, matches: pairs, seed: 'options' }), seats, variants };
}

/** Plans that try every option: at the first table that fits. */
export function trialsOf(game: Game<GameTypes>, pairs: number): PairedTrial[] {
  const placed = variantsOf(game).map((variant) => ({ variant, seats: SEATS.find((seats) => fits(game, seats, variant)) ?? null }));
  return SEATS.flatMap((seats) => {
    const mine = placed.filter((each) => each.seats === seats).map(({ variant }) => variant);
    return mine.length === 0 ? [] : [trialOf(game, seats, mine, pairs)];
  });
}

/** What changes nothing among others may change something alone. */
export function aloneTrial(
  game: Game<GameTypes>,
  tried: readonly (readonly [PairedTrial, readonly Comparison[]])[],
  pairs: number,
): PairedTrial | null {
  const idle = tried.flatMap(([trial, found]) =>
    trial.variants.filter((variant) => isIdle(found.find(({ options }) => options === nameOf(variant)))),
  );
  const mine = idle.filter((variant) => fits(game, 1, variant));
  return mine.length === 0 ? null : trialOf(game, 1, mine, pairs);
}

const isIdle = (comparison: Comparison | undefined): boolean => comparison !== undefined && comparison.same === comparison.pairs;

/** The later trial has the last word, unless it found nothing. */
export function effectsOf(tried: readonly (readonly [PairedTrial, readonly Comparison[]])[]): MeasuredOptions {
  const effects: Record<string, Effect[]> = {};
  for (const [trial, found] of tried) {
    for (const variant of trial.variants) {
      const comparison = found.find(({ options }) => options === nameOf(variant));
      if (!comparison) continue;
      const effect = effectOf(variant, comparison);
      const list = effects[variant.option] ?? [];
      const at = list.findIndex(({ value }) => same(value, variant.value));
      if (at < 0) list.push(effect);
      else if (!effect.none) list[at] = effect;
      effects[variant.option] = list;
    }
  }
  return effects;
}

function effectOf({ value }: Variant, { seats, pairs, same: idle, different, decisions, favoured }: Comparison): Effect {
  if (idle === pairs) return { value, seats, pairs, none: true };
  const rounded = (part: number): number => Number(part.toFixed(4));
  const length = [decisions.mean, decisions.low, decisions.high].map((change) => rounded(change / decisions.before));
  return {
    value,
    seats,
    pairs,
    ...(isAlike({ different, matches: pairs }) ? { alike: true as const } : {}),
    length: tripleOf(length),
    ...(favoured
      ? {
          who: favoured.who,
          before: rounded(favoured.before),
          now: rounded(favoured.now),
          wins: tripleOf([favoured.mean, favoured.low, favoured.high].map(rounded)),
        }
      : {}),
  };
}

const tripleOf = ([mean = 0, low = 0, high = 0]: readonly number[]): MeasuredChange => [mean, low, high];

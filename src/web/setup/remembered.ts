/** The set-up of a game as it was chosen last, kept on this device. What cannot be read any more is as usual. */
import { STEPS } from '../../bots/index.js';
import type { AnyGame, Json } from '../../engine/game.js';
import { isJson } from '../../engine/json.js';
import { checkOptions } from '../../engine/options.js';
import type { Box } from '../../games/kit/boxes.js';
import { AT_ZERO, CLOCK_SECONDS, LONGEST } from '../../match/settings.js';
import { type ChosenOptions, KINDS, newPlan, type SeatChoice, type SetupPlan } from './plan.js';
import { type Terms, USUAL_TERMS } from './terms.js';
import { WAYS, type Way } from './ways.js';

const KEY = 'halcyon:setup:';
const LAST = 'halcyon:last-game';

/** Keeps all but the words for the deal, which are for once. */
export function keepPlan(game: string, { seed: _, ...plan }: SetupPlan): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(plan));
    localStorage.setItem(LAST, game);
  } catch {
    // A full or forbidden storage costs the next visit its choices, nothing more.
  }
}

/** The game that was set up last; null: none was. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

export function rememberedPlan(box: Box, game: AnyGame): SetupPlan {
  try {
    return planFrom(JSON.parse(localStorage.getItem(KEY + box.id) ?? 'null'), box, game);
  } catch {
    return newPlan(box);
  }
}

type Kept = Readonly<Record<string, unknown>>;
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf = <X extends string>(value: unknown, allowed: readonly X[]): X | undefined => allowed.find((each) => each === value);

export function planFrom(kept: unknown, box: Box, game: AnyGame): SetupPlan {
  const usual = newPlan(box);
  if (!isKept(kept)) return usual;
  const way = oneOf(kept.way, WAYS) ?? usual.way;
  const tables = isKept(kept.tables) ? kept.tables : {};
  const placesFor = (each: Way): readonly SeatChoice[] => placesFrom(tables[each], each, box) ?? usual.tables[each];
  const plan: SetupPlan = {
    ...usual,
    way,
    tables: { alone: placesFor('alone'), here: placesFor('here'), link: placesFor('link'), television: placesFor('television') },
    terms: termsFrom(kept.terms),
    step: oneOf(kept.step, STEPS) ?? usual.step,
  };
  const preset = box.presets.find(({ name }) => name === kept.preset);
  const options = optionsFrom(kept.options, plan.tables[way].length, game);
  return preset && options ? { ...plan, preset: preset.name, options } : plan;
}

function placesFrom(kept: unknown, way: Way, { seats: { min, max } }: Box): readonly SeatChoice[] | null {
  if (!Array.isArray(kept) || kept.length < min || kept.length > max) return null;
  const places = kept.flatMap((each: unknown): SeatChoice[] => {
    const place = isKept(each) ? placeFrom(each) : null;
    return place && KINDS[way].includes(place.kind) ? [place] : [];
  });
  const mine = places.filter(({ kind }) => kind === 'me').length;
  return places.length === kept.length && mine <= 1 ? places : null;
}

function placeFrom({ kind, name, step }: Kept): SeatChoice | null {
  if (kind === 'me') return { kind };
  if (kind === 'friend') return { kind };
  const called = typeof name === 'string' ? name.slice(0, LONGEST.name) : '';
  if (kind === 'here') return { kind, name: called };
  const strength = oneOf(step, STEPS);
  return kind === 'bot' && strength ? { kind, name: called, step: strength } : null;
}

/** Null where the rules would not have them any more. */
function optionsFrom(kept: unknown, seats: number, game: AnyGame): ChosenOptions | null {
  if (!isKept(kept)) return null;
  const options = Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Json] => isJson(entry[1])));
  try {
    checkOptions(game, seats, options);
    return options;
  } catch {
    return null;
  }
}

function termsFrom(kept: unknown): Terms {
  if (!isKept(kept)) return USUAL_TERMS;
  const { listed, clock, talk, absence, hints } = kept;
  return {
    listed: listed === true,
    clock: isKept(clock) ? clockFrom(clock) : null,
    talk: oneOf(talk, ['chat', 'phrases', 'silent']) ?? USUAL_TERMS.talk,
    absence: isTime(absence) ? absence : null,
    hints: hints !== false,
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= CLOCK_SECONDS.min && value <= CLOCK_SECONDS.max;

function clockFrom({ per, seconds, atZero }: Kept): Terms['clock'] {
  const [unit, end] = [oneOf(per, ['decision', 'match']), oneOf(atZero, AT_ZERO)];
  return unit && end && isTime(seconds) ? { per: unit, seconds, atZero: end } : null;
}

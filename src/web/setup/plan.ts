/** What is chosen before a match: how it is played, who sits where, and which game. Plain values and what may be done to them; no screen, no storage. */
import { type Step, USUAL_STEP } from '../../bots/index.js';
import { botNameBeside } from '../../bots/names.js';
import type { Json, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import type { Box, Preset } from '../../games/kit/boxes.js';
import { type Terms, USUAL_TERMS } from './terms.js';
import type { Way } from './ways.js';

/** Who decides for a seat. A name that was not typed is empty: bots get one, friends bring their own. */
export type SeatChoice =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly step: Step };

export type ChosenOptions = Readonly<Record<string, Json>>;

export interface SetupPlan {
  readonly way: Way;
  readonly tables: Readonly<Record<Way, readonly SeatChoice[]>>; // each way keeps its own seats
  readonly preset: string; // its name
  readonly options: ChosenOptions; // those that are not as usual
  readonly terms: Terms;
  readonly step: Step; // new bots take the strength that was chosen last
  readonly seed: string; // words for the deal; empty: a fresh one
}

export const KINDS: Readonly<Record<Way, readonly SeatChoice['kind'][]>> = {
  alone: ['me', 'bot'],
  here: ['me', 'here', 'bot'],
  link: ['me', 'friend', 'bot'],
  television: ['friend', 'bot'], // everybody comes by phone, whoever lays the table too
};

export const isOnline = (way: Way): boolean => way === 'link' || way === 'television';

export const placesOf = ({ way, tables }: SetupPlan): readonly SeatChoice[] => tables[way];

const USUAL_SEATS = 3;
const PEOPLE_AROUND_A_DEVICE = 2;

/** Who sits down on one more seat. */
function newcomer(way: Way, step: Step): SeatChoice {
  if (way === 'alone') return { kind: 'bot', name: '', step };
  return way === 'here' ? { kind: 'here', name: '' } : { kind: 'friend' };
}

function usualPlaces(way: Way, { min, max }: Box['seats'], step: Step): readonly SeatChoice[] {
  const usual = way === 'here' ? PEOPLE_AROUND_A_DEVICE : USUAL_SEATS;
  const others = Math.max(min, Math.min(max, usual)) - 1;
  const first: SeatChoice = way === 'television' ? { kind: 'friend' } : { kind: 'me' };
  return [first, ...Array.from({ length: others }, () => newcomer(way, step))];
}

const fits = ({ seats }: Preset, count: number): boolean => !seats || (count >= seats.min && count <= seats.max);

export function newPlan({ seats, presets }: Box): SetupPlan {
  const tables = {
    alone: usualPlaces('alone', seats, USUAL_STEP),
    here: usualPlaces('here', seats, USUAL_STEP),
    link: usualPlaces('link', seats, USUAL_STEP),
    television: usualPlaces('television', seats, USUAL_STEP),
  };
  const first = presets.find((preset) => fits(preset, tables.alone.length));
  return { way: 'alone', tables, preset: first?.name ?? '', options: first?.options ?? {}, terms: USUAL_TERMS, step: USUAL_STEP, seed: '' };
}

export const presetOf = ({ preset }: SetupPlan, { presets }: Box): Preset | undefined => presets.find(({ name }) => name === preset);

/** The options that are not as the chosen preset has them. */
export function changesOf(plan: SetupPlan, box: Box, usual: ChosenOptions): readonly string[] {
  const meant: ChosenOptions = presetOf(plan, box)?.options ?? {};
  const keys = new Set([...Object.keys(plan.options), ...Object.keys(meant)]);
  const valueIn = (options: ChosenOptions, key: string): Json => options[key] ?? usual[key] ?? null;
  return [...keys].filter((key) => !same(valueIn(plan.options, key), valueIn(meant, key)));
}

/** A preset that is not for so many players gives way to the first that is. */
function seated(plan: SetupPlan, box: Box, places: readonly SeatChoice[]): SetupPlan {
  const next = { ...plan, tables: { ...plan.tables, [plan.way]: places } };
  const chosen = presetOf(plan, box);
  const fitting = chosen && fits(chosen, places.length) ? undefined : box.presets.find((preset) => fits(preset, places.length));
  return fitting ? { ...next, preset: fitting.name, options: fitting.options } : next;
}

export const chooseWay = (plan: SetupPlan, box: Box, way: Way): SetupPlan => seated({ ...plan, way }, box, plan.tables[way]);

export const addSeat = (plan: SetupPlan, box: Box): SetupPlan => {
  const places = placesOf(plan);
  return places.length < box.seats.max ? seated(plan, box, [...places, newcomer(plan.way, plan.step)]) : plan;
};

export function removeSeat(plan: SetupPlan, box: Box, seat: Seat): SetupPlan {
  const places = placesOf(plan);
  return places.length > box.seats.min
    ? seated(
        plan,
        box,
        places.filter((_, at) => at !== seat),
      )
    : plan;
}

/** Somebody else sits down here. Whoever has sat there changes places with me if it is I. */
export function sit(plan: SetupPlan, seat: Seat, who: SeatChoice): SetupPlan {
  const places = placesOf(plan);
  const mine = places.findIndex(({ kind }) => kind === 'me');
  const before = places[seat];
  const next = places.map((place, at) => (at === seat ? who : who.kind === 'me' && at === mine && before ? before : place));
  return { ...plan, step: who.kind === 'bot' ? who.step : plan.step, tables: { ...plan.tables, [plan.way]: next } };
}

/** Seats are added or taken away until it is for so many players; who was there first stays. */
export function choosePreset(plan: SetupPlan, box: Box, preset: Preset): SetupPlan {
  const { min, max } = preset.seats ?? box.seats;
  const way = max === 1 ? 'alone' : plan.way;
  const before = plan.tables[way];
  const kept = before.slice(0, max);
  const places = [...kept, ...Array.from({ length: Math.max(0, min - kept.length) }, () => newcomer(way, plan.step))];
  return { ...plan, way, tables: { ...plan.tables, [way]: places }, preset: preset.name, options: preset.options };
}

/** One option; as usual it need not be remembered. */
export function setOption(plan: SetupPlan, key: string, value: Json, usual: Json): SetupPlan {
  const { [key]: _, ...rest } = plan.options;
  return { ...plan, options: same(value, usual) ? rest : { ...rest, [key]: value } };
}

/** What everybody is called. A bot that was given no name gets one that nobody else has; a friend's is empty. */
export function namesAt(places: readonly SeatChoice[], me: string): readonly string[] {
  const names = places.map((place) => (place.kind === 'me' ? me.trim() : place.kind === 'friend' ? '' : place.name.trim()));
  for (const [seat, place] of places.entries()) if (place.kind === 'bot' && names[seat] === '') names[seat] = botNameBeside(names);
  return names;
}

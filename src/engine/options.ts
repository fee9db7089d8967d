/** Options from outside: completed with their defaults, checked against what the game declares, refused with a sentence. */
import { Complaint } from './complaint.js';
import type { Game, GameTypes, Json, OptionSpec } from './game.js';
import { isJson, same } from './json.js';

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  return isJson(value) ? JSON.stringify(value) : `something of type ${typeof value}`;
}

function allows(spec: OptionSpec, value: unknown): value is Json {
  if (!isJson(value)) return false;
  if (spec.choices.some((choice) => same(choice.value, value))) return true;
  const { range } = spec;
  return range !== undefined && typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max;
}

/** What may be chosen, in words: "40, 4 or any whole number from 1 to 1000". */
export function choicesOf(spec: OptionSpec): string {
  const words = spec.choices.map((choice) => show(choice.value));
  if (spec.range) words.push(`any whole number from ${spec.range.min} to ${spec.range.max}`);
  const last = words.pop() ?? 'nothing';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

function specOf<T extends GameTypes>(game: Game<T>, key: string): OptionSpec {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
  if (spec) return spec;
  const known = Object.keys(specs).join(', ') || 'none';
  throw new Complaint(`${game.about.title} has no option "${key}". Its options: ${known}.`);
}

const isKnownTo = (rules: number, { since = 1 }: OptionSpec): boolean => since <= rules;

export function defaultOptions<T extends GameTypes>(game: Game<T>, rules: number = game.rules): T['options'] {
  const specs = Object.entries<OptionSpec>(game.options).filter(([, spec]) => isKnownTo(rules, spec));
  return Object.fromEntries(specs.map(([key, spec]) => [key, spec.default])) as T['options'];
}

export function checkSeats<T extends GameTypes>(game: Game<T>, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new Complaint(`${game.about.title} is for ${min} to ${max} players, not for ${show(seats)}.`);
}

/** The full set of options for a table, from the ones given. Throws a Complaint for unknown, impossible or conflicting ones. */
export function checkOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  rules: number = game.rules,
): T['options'] {
  const chosen: Record<string, Json> = { ...defaultOptions(game, rules) };
  for (const [key, value] of Object.entries(given)) {
    const spec = specOf(game, key);
    if (!isKnownTo(rules, spec)) throw new Complaint(`Option "${key}" came with rules ${spec.since}; this match is under rules ${rules}.`);
    if (!allows(spec, value)) throw new Complaint(`Option "${key}" cannot be ${show(value)}. It may be ${choicesOf(spec)}.`);
    chosen[key] = value;
  }
  const options = chosen as T['options'];
  const conflict = game.unfit?.(seats, options);
  if (conflict) throw new Complaint(`${conflict.because} (rules, ${conflict.clause})`);
  return options;
}

/** Reads an option typed by a person, "goldCost=3": the value is looked up among the choices, whatever its type. */
export function readOption<T extends GameTypes>(game: Game<T>, text: string): readonly [key: string, value: Json] {
  const at = text.indexOf('=');
  if (at < 1) throw new Complaint(`"${text}" is not an option. Write it as name=value, for instance ${example(game)}.`);
  const key = text.slice(0, at).trim();
  const typed = text.slice(at + 1).trim();
  const spec = specOf(game, key);
  const choice = spec.choices.find((c) => show(c.value).toLowerCase() === typed.toLowerCase());
  if (choice) return [key, choice.value];
  const number = Number(typed);
  if (typed !== '' && allows(spec, number)) return [key, number];
  throw new Complaint(`Option "${key}" cannot be ${typed || 'empty'}. It may be ${choicesOf(spec)}.`);
}

function example<T extends GameTypes>(game: Game<T>): string {
  const [key, spec] = Object.entries<OptionSpec>(game.options)[0] ?? ['name', undefined];
  return `${key}=${show(spec?.default ?? 'value')}`;
}

/** What an option changes, in words, from what the lab has measured on the same seeds with and without it. */
import type { Json, OptionSpec } from '../../engine/game.js';

/** As the gallery writes it: three numbers are a change and its 95 % interval. */
export interface Effect {
  readonly value: Json;
  readonly seats: number;
  readonly pairs: number;
  readonly none?: true;
  readonly alike?: true;
  readonly length?: Change;
  readonly who?: string;
  readonly before?: number;
  readonly now?: number;
  readonly wins?: Change;
}
type Change = readonly number[];

/** By game, then by option. */
export type AllEffects = Readonly<
  Record<string, { readonly rules: number; readonly options: Readonly<Record<string, readonly Effect[] | undefined>> } | undefined>
>;

const isClear = ([, low = 0, high = 0]: Change): boolean => low > 0 || high < 0;
const whole = (part: number): string => (Math.abs(part) < 0.005 ? 'under 1 %' : `${Math.round(100 * Math.abs(part))} %`);
const longer = ([mean = 0]: Change): string => `${whole(mean)} ${mean > 0 ? 'longer' : 'shorter'}`;

function lengthWords(length: Change): string {
  const [, low = 0, high = 0] = length;
  if (!isClear(length)) return 'no clear change of length';
  const [near, far] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low];
  return `${longer(length)} (${whole(near)} to ${whole(far)})`;
}

function winWords({ who, before = 0, now = 0, wins = [] }: Effect): string {
  if (who === undefined) return '';
  const share = (part: number) => `${(100 * part).toFixed(0)} %`;
  const whose = who === 'alone' ? 'you win' : `the ${who} wins`;
  return isClear(wins) ? `; ${whose} ${share(now)} instead of ${share(before)}` : `; no clear change in who wins`;
}

/** The effect of the value that is chosen, or where that is the usual one, of the others. */
export function effectWords(spec: OptionSpec, value: Json, effects: readonly Effect[] | undefined): string {
  if (!effects || effects.length === 0) return 'Not measured by itself.';
  if (value !== spec.default) {
    const effect = effects.find((each) => each.value === value);
    return effect
      ? `Measured ${basisOf(effect)}: ${wordsOf(effect)}.`
      : `Not measured for this value.${effects[0]?.none ? '' : ` ${othersOf(spec, effects)}`}`;
  }
  return othersOf(spec, effects);
}

const wordsOf = (effect: Effect): string =>
  effect.none || !effect.length
    ? 'nothing changes'
    : `${lengthWords(effect.length)}${effect.alike ? '; the bots played nearly the same match again and again' : winWords(effect)}`;
const basisOf = ({ seats, pairs }: Effect): string => `(${seats === 1 ? 'alone' : `${seats} bots`}, ${pairs} matches)`;

function othersOf(spec: OptionSpec, effects: readonly Effect[]): string {
  const nameOf = (value: Json): string => spec.choices.find((choice) => choice.value === value)?.label.split(':')[0] ?? String(value);
  const clear = effects.filter(({ none, length = [], wins = [] }) => !none && (isClear(length) || isClear(wins)));
  if (clear.length === 0) return 'Measured: no other choice clearly changes the length or who wins.';
  const words = clear.map((effect) => `${nameOf(effect.value)}: ${brief(effect)}`);
  return `Measured: ${words.join('; ')}.`;
}

function brief({ length = [], wins = [], alike, who, now = 0 }: Effect): string {
  const parts = [
    isClear(length) ? longer(length) : '',
    isClear(wins) && !alike ? `${who === 'alone' ? 'victory' : who} ${whole(now)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

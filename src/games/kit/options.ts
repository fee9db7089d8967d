/** Options in one line each. The first choice is what the table plays unless it says otherwise. */
import type { Json, OptionSpec, Refusal, Seat } from '../../engine/game.js';

type Choices<V> = readonly (readonly [value: V, label: string])[];
type Range = NonNullable<OptionSpec['range']>;

export function oneOf<const V extends Json>(label: string, clause: string, pairs: Choices<V>, range?: Range): OptionSpec<V> {
  const [first] = pairs;
  if (first === undefined) throw new Error(`the option "${label}" has no choices`);
  const choices = pairs.map(([value, words]) => ({ value, label: words }));
  return { label, clause, choices, ...(range ? { range } : {}), default: first[0] };
}

/** The usual answer comes first. */
export function yesNo(label: string, clause: string, usual: boolean, no: string, yes: string): OptionSpec<boolean> {
  return oneOf(
    label,
    clause,
    usual
      ? [
          [true, yes],
          [false, no],
        ]
      : [
          [false, no],
          [true, yes],
        ],
  );
}

/** Every number from one to another. */
export function count(
  label: string,
  clause: string,
  from: number,
  to: number,
  usual: number,
  words: (n: number) => string,
): OptionSpec<number> {
  const choices = Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: words(from + i) }));
  return { label, clause, choices, default: usual };
}

const PLACES = [
  'the first place at the table',
  'the second place',
  'the third place',
  'the fourth place',
  'the fifth place',
  'the sixth place',
];

/** Who begins: drawn by lot, or somebody's place. */
export function firstPlayer(label: string, clause: string, seats: number): OptionSpec<'random' | Seat> {
  const places = PLACES.slice(0, seats).map((place, seat): readonly [Seat, string] => [seat, place]);
  return oneOf<'random' | Seat>(label, clause, [['random', 'drawn by lot'], ...places]);
}

export function cannotBegin(first: 'random' | Seat, seats: number, clause: string): Refusal | null {
  if (first === 'random' || first < seats) return null;
  return { clause, because: `Place ${first + 1} cannot begin at a table of ${seats}.` };
}

export const chooseFirst = (first: 'random' | Seat, seats: number, chance: { int(below: number): number }): Seat =>
  first === 'random' ? chance.int(seats) : first;

/** The options of a game in the words of its set-up: what each does, in a sentence, and short words for its choices. */

/** One option. `words` are its choices in the order of the rules; `only` says under which choice of another option it means anything. */
export interface Variant {
  readonly option: string;
  readonly name: string;
  readonly line: string;
  readonly words: readonly string[];
  readonly only?: { readonly option: string; readonly is: string | number | boolean };
  readonly seats?: { readonly min: number; readonly max: number }; // where it means nothing to others
}

export interface VariantGroup {
  readonly title: string; // 'How long'
  readonly variants: readonly Variant[];
}

/** In one line: the option, its name, what it does, and its choices. */
export const variant = (
  option: string,
  name: string,
  line: string,
  words: readonly string[],
  more: Pick<Variant, 'only' | 'seats'> = {},
): Variant => ({ option, name, line, words, ...more });

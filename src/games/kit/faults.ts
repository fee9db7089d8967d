/** What can be wrong with a sentence that is put together from parts. */
import type { Sentences } from './sentences.js';

/** Words that end like a plural and are none: they may follow a 1. */
const NO_PLURAL =
  /^(?:happiness|hourglass|stress|grass|less|across|its|this|is|was|has|as|does|costs|needs|takes|gives|goes|comes|brings|begins|ends|\w+['’]s)$/i;
const MORE_THAN_ONE = /^(?:geese|people|children|mice|men|women)$/i;

interface Fault {
  readonly name: string;
  readonly finds: RegExp;
}

const FAULTS: readonly Fault[] = [
  { name: 'two spaces', finds: / {2}/ },
  { name: 'a space at an end', finds: /^ | $/ },
  { name: 'a space before a stop', finds: / [.,;:!?)](?!\d)/ },
  { name: 'a doubled stop', finds: /[.,;:!?…][”’")]*[.,;:!?]/ },
  { name: 'nothing before a stop', finds: /[(“][.,;:)]|^[.,;:]/ },
  { name: 'lower case after a stop', finds: /[.!?]["”’)]* ["“(]?[a-z]/ },
  { name: '"own" without a person', finds: /\b(?:the|a|an) own\b/i },
  { name: '"a" before a vowel', finds: /\ba (?=[aeio]|u(?!s|ni))(?!one\b|once\b|eu)/i },
  { name: '"an" before a consonant', finds: /\ban (?=[bcdfgjklmnpqrstvwxyz]|h(?!our|onest|eir))/i },
  { name: 'a word twice', finds: /\b([a-z]{2,}) \1\b/i },
  { name: 'a hyphen for a minus', finds: /(?<![\w.,-])-\d/ },
  { name: '"all" of fewer than three', finds: /\ball [012] [a-z]+s\b/i },
  {
    name: 'one with the verb of many',
    finds: /(?<![\d.,$+−:/-]|and |or )\b1 [A-Za-z-]+ (?:are|were|have|make|cost|give|take|need|lie|stand)\b/,
  },
  { name: 'a value that is not there', finds: /\b(?:undefined|null|NaN|Infinity|true|false)\b|\[object/ },
];

/** "1 eggs": a 1 that counts something, and the word behind it. */
const COUNTED = /(?<![\d.,$+−:/-]|level )\b1 ([A-Za-z’']+)/g;

function pluralAfterOne(text: string): string | null {
  for (const [found, noun = ''] of text.matchAll(COUNTED)) if (isPlural(noun)) return found;
  return null;
}

const isPlural = (word: string): boolean => MORE_THAN_ONE.test(word) || (/[a-z]s$/.test(word) && !NO_PLURAL.test(word));

/** "2 card, ": a number and a word that ends what is counted; "2 clover power" goes on. */
const SINGULAR = /(?<![\d.,$])\b(\d+) ([A-Za-z-]+)(?=$|[.,;:)]| (?:and|or|from|on|in|for|of|left|more|with|at|to)\b)/g;

/** More than one of something that has a plural elsewhere. */
function nounsWithPlural(said: Sentences): ReadonlySet<string> {
  const ones = new Set<string>();
  const plurals = new Set<string>();
  for (const text of said.keys()) {
    for (const [, noun = ''] of text.matchAll(/(?<![\d.,$])\b1 ([A-Za-z-]+)\b/g)) ones.add(noun);
    for (const [, noun = ''] of text.matchAll(/(?<![\d.,$])\b\d+ ([A-Za-z-]+)s\b/g)) plurals.add(noun);
  }
  return new Set([...ones].filter((noun) => plurals.has(noun)));
}

/** Every fault with the sentence that has it; `printed`: names with stops or doubled words of their own, as they stand on a card. There is
 *  one per fault and place, so that a list of them can be read. */
export function sentenceFaults(said: Sentences, printed: readonly string[] = []): string[] {
  const counted = nounsWithPlural(said);
  const found = new Map<string, string>();
  const note = (fault: string, place: string, text: string): void => {
    const key = `${fault} ${place}`;
    if (!found.has(key)) found.set(key, `${fault}, ${place}: ${text}`);
  };
  for (const [whole, place] of said) {
    const text = printed.reduce((rest, name) => rest.replaceAll(name, 'Name'), whole);
    for (const { name, finds } of FAULTS) if (finds.test(text)) note(name, place, text);
    const plural = pluralAfterOne(text);
    if (plural !== null) note(`"${plural}"`, place, text);
    for (const [phrase, number = '', noun = ''] of text.matchAll(SINGULAR))
      if (number !== '1' && counted.has(noun)) note(`"${phrase}"`, place, text);
  }
  return [...found.values()];
}

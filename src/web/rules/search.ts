/** Searching a game's rules: things first, then the clauses that say the word, then those that say what is alike. */
import type { Thing } from '../kit/book/book.js';

/** A clause as it is searched and shown among what was found. */
export interface ClauseLine {
  readonly number: string;
  readonly text: string; // in plain words
}

export interface SearchResult {
  readonly things: readonly Thing[];
  readonly lines: readonly ClauseLine[];
  readonly also: { readonly words: readonly string[]; readonly lines: readonly ClauseLine[] };
}

export const LEAST = 2; // letters, from which on it is a search

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The places of a word in a text, at the beginning of words only, so that "hen" is not found in "then". */
export function placesOf(text: string, wanted: string): readonly (readonly [from: number, to: number])[] {
  const words = plain(wanted.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (words === '') return [];
  return Array.from(plain(text).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}`, 'gu')), (found) => [
    found.index,
    found.index + found[0].length,
  ]);
}

const says = (text: string, wanted: string): boolean => placesOf(text, wanted).length > 0;

const NOTHING: SearchResult = { things: [], lines: [], also: { words: [], lines: [] } };

interface Searched {
  readonly things: readonly Thing[];
  readonly lines: readonly ClauseLine[];
  readonly alike: readonly (readonly string[])[];
}

export function find({ things, lines, alike }: Searched, query: string): SearchResult {
  const wanted = query.trim();
  if (wanted.length < LEAST) return NOTHING;
  const [byNumber, other] = [lines.filter(({ number }) => number === wanted), lines.filter(({ text }) => says(text, wanted))];
  const said = byNumber.length > 0 ? byNumber : other;
  const others = alike
    .filter((group) => group.some((word) => says(word, wanted)))
    .flatMap((group) => group.filter((word) => !says(word, wanted)));
  const named = things.filter(({ name, what }) => says(name, wanted) || says(what, wanted));
  const known = things.filter((thing) => !named.includes(thing) && others.some((word) => says(thing.name, word)));
  const further = lines.filter((line) => !said.includes(line) && others.some((word) => says(line.text, word)));
  const first = [...named.filter(({ name }) => says(name, wanted)), ...named.filter(({ name }) => !says(name, wanted))];
  return { things: [...first, ...known], lines: said, also: { words: further.length > 0 ? [...new Set(others)] : [], lines: further } };
}

const AROUND = 64; // letters of a clause before and after the word that was found

/** The part of a clause around the first place of a word, in pieces of which every second one is the word. */
export function excerpt(text: string, words: readonly string[]): readonly string[] {
  const places = words.flatMap((word) => placesOf(text, word)).sort(([a], [b]) => a - b);
  const [first] = places;
  if (!first) return [text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text];
  const from = first[0] <= AROUND ? 0 : text.lastIndexOf(' ', first[0] - AROUND / 2) + 1;
  const room = text.indexOf(' ', first[1] + AROUND);
  const to = room < 0 ? text.length : room;
  const pieces: string[] = [];
  let at = from;
  for (const [a, b] of places) {
    if (a < at || b > to) continue;
    pieces.push(text.slice(at, a), text.slice(a, b));
    at = b;
  }
  pieces.push(`${text.slice(at, to)}${to < text.length ? '…' : ''}`);
  return from > 0 ? [`…${pieces[0]}`, ...pieces.slice(1)] : pieces;
}

/** Seeds: 256 bits per match, a commitment the table sees beforehand, and the chance of each record entry keyed from them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type EntryChance, lazyChance, Sfc32 } from './chance.js';
import { canonical } from './json.js';
import { keyedBy } from './keyed.js';

/** 64 hex digits. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A fresh seed from the system's generator. */
export const newSeed = (): Seed => bytesToHex(randomBytes(32));

/** A seed as given, or one made from any words, so that people can say "play seed birthday-2". */
export const seedFrom = (text: string): Seed => (isSeed(text) ? text : bytesToHex(sha256(utf8ToBytes(`halcyon seed: ${text}`))));

/** A seed of its own for each item of a series, for instance for match 17 of a simulation. */
export const subSeed = (seed: Seed, label: string): Seed => bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(label)));

/** What the table is shown before the first move. It tells nothing about the seed and fits no other. */
export const commitmentTo = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(`halcyon commitment: ${seed}`)));

/** What somebody promises who will add this word to the seed. It fits no other word. */
export const pledgeTo = (word: string): string => bytesToHex(sha256(utf8ToBytes(`halcyon word: ${word}`)));

/**
 * The chance of every entry of one match. Entry n draws from a generator keyed with HMAC-SHA-256(key, n), so nothing seen
 * in one entry tells anything about another, and an undone entry that is played again draws anew. The players' own
 * words are mixed into the key: the host, who knew the seed first, could not choose it to fit them.
 */
export function chanceOf(seed: Seed, words: readonly string[]): (entry: number) => EntryChance {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(`halcyon match: ${canonical(words)}`));
  const digestOf = keyedBy(key);
  return (entry) =>
    lazyChance(() => {
      const words = digestOf(`entry ${entry}`);
      return new Sfc32(words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0);
    });
}

/**
 * The luck of a bot's answer, 32 bits: by the seed of the match and the number of the question, which no other question of the match
 * ever has. So a bot answers alike wherever a match is played, and after an undo its luck is new. It tells nothing about the seed.
 */
export function luckOf(seed: Seed, question: number): number {
  if (bots.seed !== seed) bots = { seed, key: new DataView(hexToBytes(subSeed(seed, 'bots')).buffer) };
  const { key } = bots;
  return new Sfc32(key.getInt32(0), key.getInt32(4), key.getInt32(8) ^ question, key.getInt32(12)).next();
}

// Of the match that was asked about last: the lab asks hundreds of times about one, and a hash for each would double the time of its matches.
let bots: { readonly seed: Seed | null; readonly key: DataView } = { seed: null, key: new DataView(new ArrayBuffer(0)) };

/** Plain JSON values: one canonical spelling, equality by value, and the hash of a state. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './game.js';

/** The one spelling of a value: keys sorted, no spaces. Equal values have equal spellings, whoever built them. */
export function canonical(value: unknown): string {
  if (Number.isFinite(value)) return String(value); // most of a state are numbers, which JSON spells alike
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isNode(value)) {
    const fields = Object.keys(value).sort(); // by code units, in every browser and server
    return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Equality by value: true exactly when the canonical spellings are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, i) => same(each, b[i]));
  if (!isNode(a)) return !isNode(b) && canonical(a) === canonical(b);
  if (!isNode(b) || Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** SHA-256 of the canonical spelling, in hex. Equal in every browser and server that plays the same match. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** A deep copy of plain data, for what leaves the referee or is kept. Too slow for search: games clone by hand. */
export function copy<X>(value: X): X {
  return JSON.parse(JSON.stringify(value)) as X;
}

const DEEPEST = 100; // what comes from outside may be nested so deeply that walking through it breaks the stack

export function isJson(value: unknown): value is Json {
  return isJsonAbove(value, DEEPEST);
}

function isJsonAbove(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Object.values(value).every((inner) => isJsonAbove(inner, depth - 1));
}

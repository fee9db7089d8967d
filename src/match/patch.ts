/** A structural patch: what has changed between two plain JSON values. Whoever has the old one makes the new one of it, and what did not change keeps its identity. */
import { copy, same } from '../engine/json.js';

/**
 * - `[value]`: replaced by this value;
 * - `[start, removed, added]`: a list in which from place `start` on so many were taken out, and these put in;
 * - `{ … }`: the parts that have changed, by key or by place in a list;
 * - `0`: this key is gone.
 */
export type Patch = 0 | readonly [unknown] | readonly [number, number, readonly unknown[]] | { readonly [key: string]: Patch };

type Parts = Record<string, unknown>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isAlike = (a: unknown, b: unknown): boolean => hasParts(a) && hasParts(b) && isList(a) === isList(b);

/**
 * Makes `mirror`, which shares nothing with `live`, equal to it in place and says what had to be changed; undefined: nothing.
 * The patch looks on the mirror: turn it into text before the mirror follows again.
 */
export function follow(mirror: object, live: object): Patch | undefined {
  if (!isList(mirror) || !isList(live)) return editParts(mirror as Parts, live as Parts);
  return mirror.length === live.length ? editList(mirror, live) : splice(mirror, live);
}

function editList(mirror: unknown[], live: readonly unknown[]): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  for (let at = 0; at < live.length; at++) {
    const old = mirror[at];
    const now = live[at];
    if (old === now) continue;
    const part = isAlike(old, now) ? follow(old as object, now as object) : replace(mirror, at, now);
    if (part === undefined) continue;
    patch ??= {};
    patch[at] = part;
  }
  return patch;
}

function editParts(mirror: Parts, live: Parts): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  let surplus = 0; // keys that only the mirror has
  for (const _ in mirror) surplus++;
  for (const key in live) {
    const old = mirror[key];
    const now = live[key];
    if (old !== undefined) surplus--;
    if (old === now) continue;
    const part = isAlike(old, now) ? follow(old as object, now as object) : replace(mirror, key, now);
    if (part === undefined) continue;
    patch ??= {};
    patch[key] = part;
  }
  if (surplus === 0) return patch;
  for (const key of Object.keys(mirror)) {
    if (Object.hasOwn(live, key)) continue;
    delete mirror[key];
    patch ??= {};
    patch[key] = 0;
  }
  return patch;
}

function replace(mirror: Parts | unknown[], key: string | number, now: unknown): Patch {
  const value = hasParts(now) ? copy(now) : now;
  (mirror as Parts)[key] = value;
  return [value];
}

/** A list that has grown or shrunk: what its beginning and its end have in common stays. */
function splice(mirror: unknown[], live: readonly unknown[]): Patch {
  const shorter = Math.min(mirror.length, live.length);
  let start = 0;
  while (start < shorter && same(mirror[start], live[start])) start++;
  let end = 0;
  while (end < shorter - start && same(mirror[mirror.length - 1 - end], live[live.length - 1 - end])) end++;
  const added = copy(live.slice(start, live.length - end));
  const removed = mirror.length - end - start;
  mirror.splice(start, removed, ...added);
  return [start, removed, added];
}

/** The new value. Neither the old one nor the patch is changed, and the new one shares what it can with both. */
export function applied<T>(old: T, patch: Patch): T;
export function applied(old: unknown, patch: Patch): unknown {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0];
    const [start, removed, added] = patch as readonly [number, number, readonly unknown[]];
    if (!isList(old)) throw new Error('a patch of a list does not fit what is no list');
    return [...old.slice(0, start), ...added, ...old.slice(start + removed)];
  }
  if (patch === 0 || !hasParts(old)) throw new Error('a patch of parts does not fit what has none');
  const made: Parts = isList(old) ? (old.slice() as unknown as Parts) : { ...old };
  const parts = patch as { readonly [key: string]: Patch };
  for (const key in parts) {
    const part = parts[key];
    if (part === undefined) continue;
    if (part === 0) delete made[key];
    else made[key] = isList(part) && part.length === 1 ? part[0] : applied(made[key], part);
  }
  return made;
}

/** The new value, made of the old one's parts as far as they are equal: for values that come whole. */
export function sharing<T>(old: unknown, value: T): T;
export function sharing(old: unknown, value: unknown): unknown {
  if (old === value || !isAlike(old, value)) return value;
  const [was, is] = [old as Parts, value as Parts];
  const made: Parts = isList(value) ? ([] as unknown as Parts) : {};
  const keys = Object.keys(is);
  let isOld = keys.length === Object.keys(was).length;
  for (const key of keys) {
    made[key] = sharing(was[key], is[key]);
    isOld &&= made[key] === was[key];
  }
  return isOld ? old : made;
}

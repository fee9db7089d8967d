/** A structural patch: what has changed between two plain JSON values. Whoever has the old one makes the new one of it, and what did not change keeps its identity. */
/**
 * - `[value]`: replaced by this value;
 * - `[start, removed, added]`: a list in which from place `start` on so many were taken out, and these put in;
 * - `[place, patch, place, patch …]`: a list in which these places have changed;
 * - `{ … }`: the parts that have changed, by key;
 * - `0`: this key is gone.
 *
 * Places are no keys of an object: with keys that are numbers the players of `npm run load` take a tenth more processor time.
 */
export type Patch = 0 | readonly [unknown] | readonly [number, number, readonly unknown[]] | Places | { readonly [key: string]: Patch };

type Places = readonly [number, Patch, ...unknown[]];

type Parts = Record<string, unknown>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isAlike = (a: unknown, b: unknown): boolean => hasParts(a) && hasParts(b) && isList(a) === isList(b);

/** What leads from an old value to a new one of the same kind; undefined: they are equal. The patch looks on the new value: turn it into text before that changes. */
export function patchFrom(old: object, now: object): Patch | undefined {
  if (!isList(old) || !isList(now)) return betweenParts(old as Parts, now as Parts);
  return old.length === now.length ? betweenPlaces(old, now) : splice(old, now);
}

/** What has become of one part, which was not identical; undefined: nothing. */
const change = (old: unknown, now: unknown): Patch | undefined => (isAlike(old, now) ? patchFrom(old as object, now as object) : [now]);

function betweenPlaces(old: readonly unknown[], now: readonly unknown[]): Patch | undefined {
  let places: unknown[] | undefined;
  for (let at = 0; at < now.length; at++) {
    if (old[at] === now[at]) continue;
    const part = change(old[at], now[at]);
    if (part === undefined) continue;
    if (places) places.push(at, part);
    else places = [at, part];
  }
  return places as Places | undefined;
}

function betweenParts(old: Parts, now: Parts): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  let gone = 0; // keys that only the old value has
  for (const _ in old) gone++;
  for (const key in now) {
    const [was, is] = [old[key], now[key]];
    if (was !== undefined) gone--;
    if (was === is) continue;
    const part = change(was, is);
    if (part === undefined) continue;
    patch ??= {};
    patch[key] = part;
  }
  if (gone === 0) return patch;
  for (const key in old) {
    if (Object.hasOwn(now, key)) continue;
    patch ??= {};
    patch[key] = 0;
  }
  return patch;
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || (isAlike(a, b) && patchFrom(a as object, b as object) === undefined);

/** A list that has grown or shrunk: what its beginning and its end have in common stays. */
function splice(old: readonly unknown[], now: readonly unknown[]): Patch {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && isEqual(old[start], now[start])) start++;
  let end = 0;
  while (end < shorter - start && isEqual(old[old.length - 1 - end], now[now.length - 1 - end])) end++;
  return [start, old.length - end - start, now.slice(start, now.length - end)];
}

/** The new value. Neither the old one nor the patch is changed, and the new one shares what it can with both. */
export function applied<T>(old: T, patch: Patch): T;
export function applied(old: unknown, patch: Patch): unknown {
  if (isList(patch)) return patch.length === 1 ? patch[0] : appliedToList(old, patch);
  if (patch === 0 || !hasParts(old) || isList(old)) throw new Error('a patch of parts does not fit what has none');
  const made: Parts = { ...old };
  const parts = patch as { readonly [key: string]: Patch };
  for (const key in parts) {
    const part = parts[key];
    if (part === 0) delete made[key];
    else if (part !== undefined) made[key] = applied(made[key], part);
  }
  return made;
}

function appliedToList(old: unknown, patch: readonly unknown[]): unknown {
  if (!isList(old)) throw new Error('a patch of a list does not fit what is no list');
  if (patch.length === 3) {
    const [start, removed, added] = patch as readonly [number, number, readonly unknown[]];
    return old.slice(0, start).concat(added, old.slice(start + removed));
  }
  const made = old.slice();
  for (let i = 0; i < patch.length; i += 2) {
    const at = patch[i] as number;
    made[at] = applied(made[at], patch[i + 1] as Patch);
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

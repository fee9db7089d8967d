/**
 * What a copy may have in common with its original. Walked, not waited for: a list that is touched once in a hundred matches is found at once.
 * May be shared: decisions, the options of the match, what is frozen all the way down, and the places that a game declares `persistent`.
 */
import type { Game, GameTypes, State } from '../game.js';

/** Where a state keeps things that are never changed in place. */
export class PersistentPlaces {
  private readonly patterns: readonly (readonly string[])[];

  constructor(game: Pick<Game<GameTypes>, 'persistent'>) {
    this.patterns = ['open.*', ...(game.persistent ?? [])].map((pattern) => pattern.split('.'));
  }

  includes(path: readonly string[]): boolean {
    return this.patterns.some((pattern) => pattern.length === path.length && pattern.every((part, i) => part === '*' || part === path[i]));
  }
}

/** The first place at which a copy holds an object that its original holds too and that might change, or null. */
export function sharedPlace(copied: object, original: object, places: PersistentPlaces, options: object): string | null {
  const owned = new Set<object>();
  collect(original, owned);
  return find(copied, [], owned, places, options);
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  into.add(value);
  for (const key in value) collect((value as Readonly<Record<string, unknown>>)[key], into);
}

function find(value: unknown, path: string[], owned: ReadonlySet<object>, places: PersistentPlaces, options: object): string | null {
  if (typeof value !== 'object' || value === null || value === options || places.includes(path)) return null;
  if (owned.has(value)) return isFrozen(value) ? null : path.join('.') || 'the whole state';
  for (const key in value) {
    path.push(key);
    const found = find((value as Readonly<Record<string, unknown>>)[key], path, owned, places, options);
    path.pop();
    if (found !== null) return found;
  }
  return null;
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

/** Freezes what a game declares as persistent, so that whoever changes it in place is caught in the act. */
export function freezePersistent<T extends GameTypes>(s: State<T>, places: PersistentPlaces): void {
  freezeAt(s, [], places);
}

function freezeAt(value: unknown, path: string[], places: PersistentPlaces): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (places.includes(path)) {
    freeze(value);
    return;
  }
  for (const key in value) {
    path.push(key);
    freezeAt((value as Readonly<Record<string, unknown>>)[key], path, places);
    path.pop();
  }
}

function freeze(value: object): void {
  Object.freeze(value);
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null && !Object.isFrozen(inner)) freeze(inner);
}

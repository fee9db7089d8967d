/** While the laws play, chance and time that are no part of the record fail at once, by name. */
import { Broken } from './run.js';

/** Runs a deed in which asking for `Math.random` or the present time is a broken law. */
export function withTraps<R>(deed: () => R): R {
  const clock = Object.getOwnPropertyDescriptor(globalThis, 'Date')?.value;
  const release = [
    replace(Math, 'random', forbidden('Math.random')),
    replace(clock, 'now', forbidden('Date.now')),
    replace(globalThis, 'Date', withoutPresent(clock)),
  ];
  try {
    return deed();
  } finally {
    for (const undo of release.reverse()) undo();
  }
}

const forbidden = (name: string) => (): never => {
  throw new Broken('rules have no chance and no time of their own', `a rule asked for ${name}`);
};

/** A given moment is a value like any other; only the present one is not the same for ever. */
const withoutPresent = (clock: new (...given: unknown[]) => object): unknown =>
  new Proxy(clock, {
    apply: forbidden('Date()'),
    construct: (target, given) => (given.length === 0 ? forbidden('new Date()')() : new target(...given)),
  });

function replace(owner: object, key: string, value: unknown): () => void {
  const real = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, { ...real, value });
  return () => Object.defineProperty(owner, key, real ?? {});
}

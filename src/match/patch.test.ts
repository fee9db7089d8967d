/** Patches: whatever two values are, the patch leads from the one to the other, and what stayed is the same object. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from '../engine/json.js';
import { applied, patchFrom, sharing } from './patch.js';

const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, true, false, 0, 1, 2, '', 'a', 'b'), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'length'), tie('value'), { maxKeys: 4 }),
})).object;

const patchBetween = (before: object, after: object) => {
  const patch = patchFrom(before, after);
  return patch === undefined ? undefined : copy(patch);
};

describe('a patch', () => {
  it('leads from any value to any other, also through JSON', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [old, now] = [copy(before) as object, copy(after) as object];
        const patch = patchBetween(old, now);
        const kept = copy(old);
        expect(patch === undefined ? old : applied(old, patch)).toEqual(now);
        expect(old).toEqual(kept);
      }),
    );
  });

  it('is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(patchBetween(value as object, copy(value) as object)).toBeUndefined();
      }),
    );
  });

  it('says only what has changed, and what has not keeps its identity', () => {
    const old = {
      players: [
        { name: 'Ada', row: [1, 2] },
        { name: 'Ben', row: [3] },
      ],
      field: ['x', 'y', 'z'],
      turn: 4,
    };
    const now = {
      players: [
        { name: 'Ada', row: [1, 2] },
        { name: 'Ben', row: [3, 5] },
      ],
      field: ['x', 'z'],
      turn: 5,
    };
    const patch = patchBetween(old, now);
    expect(patch).toEqual({ players: [1, { row: [1, 0, [5]] }], field: [1, 1, []], turn: [5] });
    const made = patch === undefined ? old : applied(old, patch);
    expect(made).toEqual(now);
    expect(made.players[0]).toBe(old.players[0]);
    expect(made.players[1]).not.toBe(old.players[1]);
  });

  it('tells a key that is gone from one that is null', () => {
    const patch = patchBetween({ a: 1, b: 2 }, { b: null });
    expect(patch).toEqual({ b: [null], a: 0 });
    expect(applied<object>({ a: 1, b: 2 }, patch ?? {})).toEqual({ b: null });
  });
});

describe('a value that comes whole', () => {
  it('is made of the parts of the one before, as far as they are equal', () => {
    const old = { hand: [1, 2], row: { a: [3], b: [4] }, left: null };
    const made = sharing(old, { hand: [1, 2], row: { a: [3], b: [5] }, left: null });
    expect(made).toEqual({ hand: [1, 2], row: { a: [3], b: [5] }, left: null });
    expect(made.hand).toBe(old.hand);
    expect(made.row.a).toBe(old.row.a);
    expect(made.row).not.toBe(old.row);
  });

  it('is the one before if all of it is equal, and equal to the new one in any case', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(sharing(before, after)).toEqual(after);
        expect(sharing(before, copy(before))).toBe(before);
      }),
    );
  });
});

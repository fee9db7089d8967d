/** docs/contract.md says what the contract says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractPage, PAGE } from './contract.js';

test('the page of the contract is the one that its comments give: npm run contract writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(contractPage());
});

test('every member is told, with its words, and objects inside a member stay in its line', () => {
  const page = contractPage(`/** The whole of it. */
/** A thing. */
export interface Thing<T> {
  readonly a: number; // the first
  /** What it does, in
   *  two lines. */
  b?(of: { readonly x: number; readonly y: string }): T | null;
  readonly c: {
    /** Inner. */
    readonly d: string;
  };
}
export type Seat = number;
`);
  expect(page).toContain('## Thing\n\nA thing.\n\n');
  expect(page).toContain('| `a: number` | the first |');
  expect(page).toContain('| `b?(of: { x: number; y: string }): T \\| null` | What it does, in two lines. |');
  expect(page).toContain('| `c: { d: string }` |  |');
  expect(page).toContain('## Seat');
});

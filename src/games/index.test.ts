/** The list of games, and finding one in it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Complaint } from '../engine/complaint.js';
import { gameById, games } from './index.js';
import { nearest } from './nearest.js';

it('lists every game under its own id', () => {
  expect(Object.keys(games).length).toBeGreaterThan(0);
  for (const [id, game] of Object.entries(games)) {
    expect(game.id).toBe(id);
    expect(gameById(id)).toBe(game);
  }
});

it('stands in the README as its boxes say: all that have a drawn table, and those in words that want to', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.includes('/RULES.md)'));
  const isDrawn = (id: string) => existsSync(new URL(`${id}/table/index.tsx`, import.meta.url));
  const expected = Object.values(games)
    .filter(({ id }) => isDrawn(id) || rows.some((row) => row.includes(`/${id}/`)))
    .map(({ id, about, seats }) => `| ${about.title} | ${seats.min} to ${seats.max} | [rules and rulings](src/games/${id}/RULES.md) |`);
  expect(rows).toEqual(expected);
});

it('suggests the nearest game for a slip of the fingers, and names all of them in any case', () => {
  expect(() => gameById('brid')).toThrow('There is no game "brid". Did you mean "bird"? The games are: bird');
  expect(() => gameById('chess')).toThrow(/^There is no game "chess"\. The games are: bird/);
  expect(() => gameById('toString')).toThrow(Complaint);
});

it('guesses words that are a letter or a beginning away, and no others', () => {
  const known = ['score', 'save', 'undo'];
  expect(nearest('scroe', known)).toBe('score');
  expect(nearest('sav', known)).toBe('save');
  expect(nearest('UNDO', known)).toBe('undo');
  expect(nearest('redo', known)).toBe(null);
  expect(nearest('', known)).toBe(null);
});

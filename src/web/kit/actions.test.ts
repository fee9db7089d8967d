/** The one list of what can be done at a table. */
import { expect, it } from 'vitest';
import { type ActionName, actionsNow, type Doing, KEYS } from './actions.js';

const NAMES: readonly ActionName[] = [
  'lessons',
  'list',
  'undo',
  'hint',
  'journal',
  'rules',
  'replay',
  'score',
  'people',
  'text',
  'help',
  'settings',
  'more',
];
const all = (doing: Doing) => Object.fromEntries(NAMES.map((name) => [name, doing])) as Record<ActionName, Doing>;
const able = actionsNow(all({ perform: () => {} }));

it('every action can be reached by top bar or menu, or by a key that Help tells', () => {
  expect(able.map(({ name }) => name)).toEqual(NAMES);
  const told = new Set(KEYS.map(([key]) => key));
  for (const { name, bar, menu, key } of able)
    expect(bar !== undefined || menu !== undefined || told.has(key?.toUpperCase() ?? ''), name).toBe(true);
});

it('no two have the same key, and Help names each once', () => {
  const keys = able.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(KEYS.filter(([shown]) => shown === key.toUpperCase())).toHaveLength(1);
});

it('what cannot be done now is not there, and what differs now is said', () => {
  const [only] = actionsNow({ replay: { perform: () => {}, label: 'End the replay' } });
  expect(only).toMatchObject({ name: 'replay', label: 'End the replay', glyph: 'play' });
  expect(actionsNow(all(null))).toEqual([]);
});

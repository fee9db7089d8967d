/** One name, one meaning: no two rooms export different things under the same name. A game's own folder is private and may speak as its players do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROOMS } from './rooms.js';

const source = fileURLToPath(new URL('../src', import.meta.url));
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** The same thing in the words of two rooms, neither of which may import the other. */
const ALIKE = new Set(['percent']);

/** Where each exported name is declared, by room. Tests and what only they use are left out. */
function declarations(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const room of Object.keys(ROOMS))
    for (const file of readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(test|build)\.|testing\//.test(file)) continue;
      if (room === 'games' && file.includes('/') && !file.startsWith('kit/')) continue;
      for (const [, name = ''] of readFileSync(join(source, room, file), 'utf8').matchAll(EXPORTED))
        found.set(name, (found.get(name) ?? new Map()).set(room, `${room}/${file}`));
    }
  return found;
}

test('no two rooms export different things under one name', () => {
  const all = declarations();
  expect(all.size).toBeGreaterThan(1000); // they were really read
  const doubled = [...all].filter(([name, rooms]) => rooms.size > 1 && !ALIKE.has(name));
  expect(doubled.map(([name, rooms]) => `${name}: ${[...rooms.values()].join(', ')}`)).toEqual([]);
});

/** No command speaks to another machine unless it is told to: each is run while every door out of the process is watched. `serve` is watched in serve.test.ts. */
import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { copyOfStore } from '../store/testing/fixtures.js';
import { halcyon, inFolder } from './testing/world.js';

/** Every command but `serve`, in an order in which each finds what it needs. */
const LINES = [
  'games',
  'play bird --seats 1 --names Ada',
  'simulate bird --seats 2 --matches 1 --seed x --save records',
  'replay records/{record} --at 3',
  'verify records/{record}',
  'review records/{record} --percent 1 --json',
  'drive bird --seats 1',
  'ladder bird --bots sleepy,gentle --matches 2 --workers 0',
  'tune bird --help', // takes minutes
  'lab run --game bird --seats 2 --matches 2 --workers 0 --out runs',
  'lab report runs',
  'backup kept.db',
  'restore kept.db --data other',
  'check-store',
  'reports',
];
const OF_A_MATCH = ['close', 'forget'].map((name) => `${name} AAAAAAAAAAAAAAAAAAAAAA`); // there is none: they look for it and say so

const commandsIn = (help: string): string[] => [...help.matchAll(/^ {2}([a-z][a-z-]+) (?:\[|<| {2})/gm)].map(([, name = '']) => name);

it('every command but serve does its work without a connection', () =>
  inFolder(async (folder) => {
    const called = vi.spyOn(Socket.prototype, 'connect');
    const env = { HALCYON_DATA: copyOfStore(join(folder, 'data')) };
    const recorded = (): string => readdirSync(join(folder, 'records'))[0] ?? '';
    try {
      for (const line of [...LINES, ...OF_A_MATCH]) {
        const { code, err } = await halcyon(line.includes('{record}') ? line.replace('{record}', recorded()) : line, { folder, env });
        expect(code, `${line}: ${err}`).toBe(OF_A_MATCH.includes(line) ? 2 : 0);
      }
      expect(called.mock.calls).toEqual([]);
    } finally {
      called.mockRestore();
    }
    const { out } = await halcyon('--help');
    const run = [...LINES, ...OF_A_MATCH].map((line) => line.split(' ')[0]);
    expect([...new Set(run), 'serve', 'help'].sort()).toEqual(commandsIn(out).sort());
  }));

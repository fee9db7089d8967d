/** The command as a whole: help, exit codes, and its manners as a real process. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sealed } from '../engine/testing/sealed.js';
import { halcyon } from './testing/world.js';

const COMMANDS = ['serve', 'play', 'simulate', 'drive', 'replay', 'verify', 'review', 'games', 'backup', 'restore', 'check-store'];

describe('help', () => {
  it('lists the commands, the exit codes and examples', async () => {
    const { code, out } = await halcyon('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    for (const exit of [
      '0    all went well',
      '1    a record is not valid',
      '2    the command or its input is wrong',
      '70   a fault',
      '130  interrupted',
    ]) {
      expect(out).toContain(exit);
    }
    expect(out).toContain('Examples:');
  });

  it.each(COMMANDS)('of %s has an example', async (command) => {
    const { code, out } = await halcyon(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toMatch(/Examples?:\n {2}.*halcyon /);
  });

  it('is what one gets without a command', async () => {
    expect((await halcyon('')).out).toContain('Usage: halcyon');
    expect((await halcyon('')).code).toBe(0);
  });
});

it('tells its version', async () => {
  expect((await halcyon('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it.each([
  ['paly', "unknown command 'paly'"],
  ['play --seat 2', "unknown option '--seat'"],
  ['verify a b', 'too many arguments'],
  ['play --seats', "option '--seats <n>' argument missing"],
])('"%s" is a wrong call: exit code 2 and a word about it', async (line, words) => {
  const { code, out, err } = await halcyon(line);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(out).toBe('');
});

it('lists the games with seats, minutes, options, defaults and clauses', async () => {
  const { code, said } = await halcyon('games');
  expect(code).toBe(0);
  expect(said).toContain('Bird of Happiness (bird)');
  expect(said).toContain('1 to 5 players, about 15 minutes.');
  expect(said).toContain('goldCost=2 Gold clover costs: 2 clover power. May be 2, 1 or 3 (rules, 2.3).');
  expect(said).toContain('calmAfterRounds=40');
  expect(said).toContain('any whole number from 1 to 100');
});

it('apologises for its own faults, with what is needed to find them, and exit code 70', async () => {
  const table = () => {
    throw new TypeError('a leg of the table is missing');
  };
  const broken = { ...sealed, id: 'broken', words: { ...sealed.words, table } };
  const { code, err } = await halcyon('play broken', { shelf: { broken } });
  expect(code).toBe(70);
  expect(err).toMatch(/^Sorry, this is a fault of halcyon itself and not yours\..*\nTypeError: a leg of the table is missing\n +at /);
});

describe('as a process', () => {
  const bin = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
  const shell = (command: string, input = '') =>
    spawnSync('bash', ['-c', `set -o pipefail; ${command.replaceAll('halcyon', '"$NODE" "$BIN"')}`], {
      input,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, BIN: bin, NO_COLOR: '' },
    });

  it('plays from a pipe without colours and with its exit code', () => {
    const { status, stdout, stderr } = shell('halcyon play bird --seed tea', '1\nquit\n');
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toContain('The match is not finished');
    expect(stdout).not.toContain('\x1b');
  });

  it('says nothing when the reader of its output goes away', () => {
    const { status, stdout, stderr } = shell('halcyon simulate bird --matches 2000 --json --seed x | head -n 1');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).seats).toBe(2);
    expect(stderr).toBe('');
  });

  it('gives a script the exit code and a sentence', () => {
    const { status, stdout, stderr } = shell('halcyon verify nothing.json');
    expect([status, stdout, stderr]).toEqual([2, '', 'halcyon: There is no file "nothing.json".\n']);
  });
});

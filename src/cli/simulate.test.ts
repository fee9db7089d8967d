/** `halcyon simulate`: many matches, the same bytes for the same seed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, begin } from '../engine/play.js';
import { standings, winners } from '../engine/standings.js';
import { gameById } from '../games/index.js';
import { halcyon, inFolder, testShelf } from './testing/world.js';

const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('--json', () => {
  it('gives the same bytes for the same seed and others for another', async () => {
    const line = 'simulate bird --seats 4 --matches 8 --bots random --json --seed';
    const { out, code } = await halcyon(`${line} x`);
    expect(code).toBe(0);
    expect((await halcyon(`${line} x`)).out).toBe(out);
    expect((await halcyon(`${line} y`)).out).not.toBe(out);
  });

  it('counts with --events how often each kind of thing happened', async () => {
    const { out } = await halcyon('simulate bird --seats 3 --matches 5 --json --events --seed x');
    const { summary } = linesOf(out).at(-1);
    expect(summary.events.over).toEqual({ mean: 1, deviation: 0, min: 1, max: 1 });
    expect(summary.events.please.mean + summary.events.take.mean).toBeLessThanOrEqual(summary.decisions.mean);
    const spoken = await halcyon('simulate bird --seats 3 --matches 5 --events --seed x');
    expect(spoken.out).toMatch(/^over +1\.00 a match, 1 to 1$/m);
    expect((await halcyon('simulate bird --seats 3 --matches 5 --seed x')).out).not.toContain('a match, ');
  });

  it('gives a line per match that can be played again, and a summary that adds up', async () => {
    for (const game of ['bird', 'sealed']) {
      const { out } = await halcyon(`simulate ${game} --seats 3 --matches 6 --bots random,sensible,random --json --seed x`);
      const lines = linesOf(out);
      const matches = lines.slice(0, -1);
      const { summary } = lines.at(-1);
      expect(matches.length).toBe(6);
      for (const match of matches) {
        expect(Object.keys(match)).toEqual(['seed', 'seats', 'options', 'moves', 'decisions', 'scores', 'winners']);
        const table = begin(gameById(game, testShelf), match);
        for (const move of match.moves) expect(answer(table, table.state.open[0]?.id ?? -1, move).ok).toBe(true);
        expect(table.state.open).toEqual([]);
        expect(match.decisions).toBe(match.moves.length);
        expect(match.scores).toEqual(standings(table.game, table.state.shared).map((standing) => standing.total));
        expect(match.winners).toEqual(winners(table.game, table.state.shared));
      }
      const total = matches.reduce((sum, match) => sum + match.decisions, 0);
      expect(summary.decisions.mean).toBeCloseTo(total / 6);
      expect(summary.wins.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(1);
      expect(summary.bots).toEqual(['random', 'sensible', 'random']);
    }
  });

  it('holds no times: speed goes to standard error', async () => {
    const { out, err } = await halcyon('simulate bird --matches 2 --json --seed x');
    expect(out).not.toContain('/s');
    expect(err).toMatch(/^\d+ moves\/s, [\d.]+ matches\/s\n$/);
  });
});

describe('the summary', () => {
  it('tells length, scores and shares of victories with their intervals', async () => {
    const { out } = await halcyon('simulate bird --seats 2 --matches 40 --bots sensible,random --seed x');
    expect(out).toContain('Bird of Happiness: 40 matches, 2 seats, seed');
    expect(out).toMatch(/Length: [\d.]+ decisions on average, \d+ to \d+/);
    const share = (seat: number) => Number(new RegExp(`^ +${seat} .* ([\\d.]+) % {2}\\(`, 'm').exec(out)?.[1]);
    expect(share(1)).toBeGreaterThan(90);
    expect(share(1) + share(2)).toBeCloseTo(100, 5);
  });

  it('is the same for the same seed', async () => {
    const line = 'simulate bird --matches 5 --seed x';
    expect((await halcyon(line)).out).toBe((await halcyon(line)).out);
  });

  it('counts a match alone as won where the verdict says so', async () => {
    const { out } = await halcyon('simulate bird --seats 1 --matches 40 --bots sensible --seed x --json');
    const lines = linesOf(out);
    const won = lines.slice(0, -1).filter((match) => match.winners.length === 1).length;
    expect(won).toBeGreaterThan(0);
    expect(lines.at(-1).summary.wins[0].share).toBeCloseTo(won / 40);
  });
});

it('draws its progress at a terminal only, and wipes it at the end', async () => {
  expect((await halcyon('simulate bird --matches 3', { tty: true })).err).toContain('\r\x1b[K');
  expect((await halcyon('simulate bird --matches 3')).err).not.toContain('\r');
});

it('saves matches that verify, under names by rules and seats that were free', () =>
  inFolder(async (folder) => {
    const saved = () => readdirSync(`${folder}/some/matches`).sort();
    await halcyon('simulate sealed --seats 3 --matches 1 --seed a --save some/matches', { folder });
    expect(saved()).toEqual(['rules-1-seats-3.json']);
    const first = readFileSync(`${folder}/some/matches/rules-1-seats-3.json`, 'utf8');
    await halcyon('simulate sealed --seats 3 --matches 2 --seed b --save some/matches', { folder });
    expect(saved()).toEqual(['rules-1-seats-3-2.json', 'rules-1-seats-3-3.json', 'rules-1-seats-3.json']);
    expect(readFileSync(`${folder}/some/matches/rules-1-seats-3.json`, 'utf8')).toBe(first);
    expect((await halcyon('verify some/matches/rules-1-seats-3-3.json', { folder })).code).toBe(0);
  }));

it.each([
  ['simulate brid', 'Did you mean "bird"?'],
  ['simulate bird --matches 0', 'The number of matches should be a whole number from 1 up, not "0".'],
  ['simulate bird --matches 1e3', 'not "1e3"'],
  ['simulate bird --seats 6', 'is for 1 to 5 players'],
  ['simulate bird --seats 3 --bots random,random', '2 bots are named for 3 bot seats.'],
  ['simulate bird --option goldCost=x', 'Option "goldCost" cannot be x.'],
  ['simulate', "missing required argument 'game'"],
])('"%s" is refused with a sentence', async (line, sentence) => {
  const { code, err, out } = await halcyon(line);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(out).toBe('');
});

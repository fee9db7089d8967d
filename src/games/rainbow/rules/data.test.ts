/** What is printed on board, devices and cards, against the tables of RULES.md 2 and 10.6. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lastOf } from './board.js';
import { fateCard, improvementCard } from './cards.js';
import {
  AREA_NAMES,
  AREAS,
  BOARD,
  DEVICE,
  DEVICES,
  FATE_HANG_UPS,
  FATE_IMPROVES,
  FATE_KEYS,
  HANG_UPS,
  IMPROVEMENTS,
  KEYS,
  SOLO_RANKS,
  SOLO_UNFINISHED,
  TRACKS,
} from './data.js';

/** The table that follows a clause, without its head: one list of cells per row. */
function tableAfter(clause: string): string[][] {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const text = rules.slice(rules.indexOf(`**${clause}**`));
  const lines = text.slice(text.indexOf('\n|') + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const numbers = (cells: string[]): number[] => cells.map(Number);

describe('the board', () => {
  test('2.3 has the spaces that the table of tracks counts', () => {
    const count = (track: (typeof TRACKS)[number]) => {
      const { spaces, name, device } = BOARD[track];
      const of = (kind: string, amount = 0) => spaces.filter((space) => space.kind === kind && space.amount === amount).length;
      const counts = [of('improve'), of('fate'), of('back'), of('money', 500), of('money', 1000), of('plain'), of('last')];
      return { name, device, counts: [spaces.length - 1, ...counts] };
    };
    const all = TRACKS.map(count);
    const table = tableAfter('2.3');
    const totals = all[0]?.counts.map((_, column) => all.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0)) ?? [];
    expect(table.slice(0, -1).map(([name, device, ...rest]) => ({ name, device, counts: numbers(rest) }))).toEqual(all);
    expect(numbers(table.at(-1)?.slice(2) ?? [])).toEqual(totals);
    expect(totals).toEqual([80, 22, 24, 7, 8, 5, 8, 6]);
  });

  test('2.3 begins every track with its one start and ends it with its one last space', () => {
    for (const track of TRACKS) {
      const kinds = BOARD[track].spaces.map(({ kind }) => kind);
      expect(kinds[0]).toBe('start');
      expect(kinds.at(-1)).toBe('last');
      expect(kinds.filter((kind) => kind === 'start' || kind === 'last')).toHaveLength(2);
    }
  });

  test('2.3 has its colours in this order', () => {
    const letters = { start: '', plain: 'p', money: 'g', fate: 'f', back: 'b', improve: 'o', last: 'L' };
    const spelled = TRACKS.map((track) => BOARD[track].spaces.map(({ kind, amount }) => (amount === 1000 ? 'G' : letters[kind])).join(''));
    expect(spelled).toEqual(['ofbfogfopfGL', 'pfofgfbofGfoL', 'oboofoogooL', 'pofgfpofGfopbGfL', 'fpobfpgfofGobfL', 'pofgofobfgfgL']);
  });

  test('2.3 has no space that cannot be reached from its start', () => {
    for (const [track, id] of TRACKS.entries()) {
      const { cards, outcomes } = DEVICE[BOARD[id].device];
      const steps = outcomes?.map(({ value }) => value) ?? cards ?? [];
      const reached = new Set([0]);
      for (let pos = 0; pos <= lastOf(track); pos++) {
        if (!reached.has(pos) || BOARD[id].spaces[pos]?.kind === 'back') continue;
        for (const step of steps) reached.add(Math.min(lastOf(track), pos + step));
      }
      expect(reached.size).toBe(lastOf(track) + 1);
    }
  });
});

describe('the devices', () => {
  test('2.4 show the numbers of the table, as often as it says', () => {
    const weights = { equally: (count: number) => Array(count).fill(1), 'twelve cards': () => [] };
    const expected = tableAfter('2.4').map(([device, shown = '', often = '']) => ({
      device,
      numbers: numbers(shown.split(' ')),
      weights:
        often === 'equally' || often === 'twelve cards'
          ? weights[often](shown.split(' ').length)
          : numbers(often.replace(' of 20', '').split(' ')),
    }));
    const printed = DEVICES.map((device) => {
      const { cards, outcomes } = DEVICE[device];
      return { device, numbers: outcomes?.map(({ value }) => value) ?? cards, weights: outcomes?.map(({ weight }) => weight) ?? [] };
    });
    expect(printed).toEqual(expected);
  });

  test('2.4 move by 1 or more, and those of cards have twelve', () => {
    for (const device of DEVICES) {
      const { cards, outcomes } = DEVICE[device];
      for (const value of outcomes?.map((outcome) => outcome.value) ?? cards ?? []) expect(value).toBeGreaterThanOrEqual(1);
      if (cards) expect(cards).toHaveLength(12);
    }
  });
});

describe('the cards', () => {
  test('2.5, 2.6, 2.7 are as many as the table says', () => {
    const rows = new Map(tableAfter('2.7').map(([what, perArea, all]) => [what, [perArea, all]]));
    const perArea = (lists: readonly (readonly string[])[]) => [String(lists[0]?.length), String(lists.flat().length)];
    expect(rows.get('original hang-ups')).toEqual(['6', String(6 * Object.keys(HANG_UPS).length)]);
    expect(rows.get('keys')).toEqual(['6', String(6 * Object.keys(KEYS).length)]);
    expect(rows.get('self-improvement')).toEqual(perArea(AREAS.map((area) => IMPROVEMENTS[area])));
    expect(rows.get('fate: a hang-up')).toEqual(perArea(AREAS.map((area) => FATE_HANG_UPS[area])));
    expect(rows.get('fate: draw a self-improvement card')).toEqual(['-', String(FATE_IMPROVES.length)]);
    expect(rows.get('fate: take a key you need')).toEqual(['-', String(FATE_KEYS.length)]);
    expect(rows.size).toBe(6);
  });

  test('2.6, 2.7 every area has ten self-improvement cards and two fate hang-ups', () => {
    for (const area of AREAS) {
      expect(IMPROVEMENTS[area]).toHaveLength(10);
      expect(FATE_HANG_UPS[area]).toHaveLength(2);
    }
  });

  test('9.7 there are more cards to cancel than hang-ups of an area, even with six players', () => {
    for (const area of AREAS) expect(IMPROVEMENTS[area].length).toBeGreaterThan(6 + FATE_HANG_UPS[area].length);
  });

  test('2.6, 2.7 are numbered in the order of the areas', () => {
    expect(improvementCard('S01').area).toBe('friendship');
    expect(improvementCard('S40')).toEqual({ area: 'faith', text: 'Look up.' });
    expect(improvementCard('S60').area).toBe('money');
    expect(
      [fateCard('F01'), fateCard('F12'), fateCard('F13'), fateCard('F18'), fateCard('F19'), fateCard('F22')].map(
        ({ kind, area }) => `${kind} ${area}`,
      ),
    ).toEqual(['hang-up friendship', 'hang-up money', 'improve null', 'improve null', 'key null', 'key null']);
  });

  test('1.3, 1.6, 11.1 every space and card has a text of its own', () => {
    const texts = [
      ...TRACKS.flatMap((track) => BOARD[track].spaces.map(({ text }) => text)),
      ...AREAS.flatMap((area) => [...IMPROVEMENTS[area], ...FATE_HANG_UPS[area], HANG_UPS[area], KEYS[area]]),
      ...FATE_IMPROVES,
      ...FATE_KEYS,
    ];
    expect(texts).toHaveLength(86 + 60 + 22 + 6 + 6);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(5);
    expect(Object.values(AREA_NAMES)).toEqual(['Friendship', 'Love', 'Knowledge', 'Faith', 'Health', 'Money']);
  });
});

test('10.6 the ranks are those of the table', () => {
  const rows = tableAfter('10.6');
  expect(rows.slice(0, -1).map(([turns = '', name]) => ({ turns: Number.parseInt(turns, 10), name }))).toEqual(SOLO_RANKS);
  expect(rows.at(-1)).toEqual(['not filled', SOLO_UNFINISHED]);
});

/** The finished records: one for each way a match can end. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord, verify } from '../../engine/record.js';
import { winners } from '../../engine/standings.js';
import { nation } from './index.js';
import type { NationState } from './rules/types.js';

const folder = new URL('records/', import.meta.url);
const out = ({ shared }: NationState): number => shared.players.filter((player) => player.out > 0).length;

const ENDS: Readonly<Record<string, (s: NationState) => boolean>> = {
  'target-2-seats': ({ shared }) => shared.lastDay && shared.players.length === 2,
  'target-3-seats': ({ shared }) => shared.lastDay && shared.players.length === 3,
  'target-4-seats': ({ shared }) => shared.lastDay && shared.players.length === 4,
  'target-5-seats': ({ shared }) => shared.lastDay && shared.players.length === 5,
  'short-game': ({ shared }) => shared.lastDay && shared.options.target === 16,
  'last-round': ({ shared }) => !shared.lastDay && shared.round === shared.options.maxRounds,
  elimination: (s) => s.shared.lastDay && out(s) === 1,
  'one-left': (s) => !s.shared.lastDay && out(s) === s.shared.players.length - 1,
  'shared-victory': (s) => winners(nation, s.shared).length === 2,
};

/** Rules 2 only added the ledger and rules 3 other head starts, so the usual end is enough. */
const RECORDS = [
  ...Object.keys(ENDS).map((way) => [1, way] as const),
  ...Object.keys(ENDS).flatMap((way) => (way.startsWith('target') ? [[2, way] as const, [3, way] as const] : [])),
];

test('there is a record for each way to end', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([rules, way]) => `rules-${rules}-${way}.json`).toSorted());
});

test.each(RECORDS)('12.1, 12.2, 12.4 the record under rules %i, %s, ends as its name says', (rules, way) => {
  const { state } = verify(nation, parseRecord(readFileSync(new URL(`rules-${rules}-${way}.json`, folder), 'utf8')));
  expect(state.open).toEqual([]);
  expect(ENDS[way]?.(state)).toBe(true);
  expect(state.shared.ledger === undefined).toBe(rules === 1);
});

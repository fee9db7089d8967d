/** From one moment to a near one the pieces travel, in every game: forwards as in a replay, backwards what can go back. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord } from '../../engine/record.js';
import { gameById } from '../../games/index.js';
import { loadTable } from '../library.js';
import { lookedAt } from '../thinker/looked.js';
import { travelOf } from './travel.js';

const RECORDS = {
  bird: 'rules-1-seats-4',
  farm: 'rules-2-seats-4',
  nation: 'rules-3-target-4-seats',
  pursuit: 'rules-3-seats-4',
  rainbow: 'rules-1-seats-4',
};

test.each(Object.entries(RECORDS))('%s', async (id, file) => {
  const record = parseRecord(readFileSync(new URL(`../../games/${id}/records/${file}.json`, import.meta.url), 'utf8'));
  const drawn = await loadTable(id);
  if (!drawn) throw new Error(`${id} has no table`);
  const told = { game: gameById(id), names: record.names };
  let [forwards, backwards] = [0, 0];
  for (let entry = 20; entry < 30; entry++) {
    const { way, view } = lookedAt(record, entry + 1, 0, entry);
    const travel = travelOf({ way, view, back: false }, drawn.scenes, told);
    const pieces = travel?.beats.flatMap((beat) => beat.pieces) ?? [];
    if (travel) expect(travel.beats).toMatchObject([{ words: '', view }]);
    forwards += pieces.length;
    const before = lookedAt(record, entry, 0, entry + 1);
    const returned = travelOf({ ...before, back: true }, drawn.scenes, told)?.beats[0]?.pieces ?? [];
    const flown = pieces.filter(({ what, way: how }) => what !== undefined && how !== 'word');
    expect(returned.map(({ from, to }) => [to, from])).toEqual(flown.map(({ from, to }) => [from, to]));
    backwards += returned.length;
  }
  expect(forwards).toBeGreaterThan(2);
  expect(backwards).toBeLessThanOrEqual(forwards);
  expect(travelOf({ ...lookedAt(record, 30, 0, 3), back: false }, drawn.scenes, told)).toBeNull();
});

/** Removing talk when its time has come, and only then. */
import { expect, it, onTestFinished } from 'vitest';
import { roomFrom } from '../match/fold.js';
import { fadesAt } from '../match/forget.js';
import { type Line, written } from '../match/lines.js';
import { DAY } from '../match/settings.js';
import { comesAbout } from '../store/testing/contract.js';
import { played } from '../store/testing/matches.js';
import { openFading } from './fading.js';
import { memoryStore } from './testing/memory.js';
import { silentLog } from './world.js';

const NOW = 1_900_000_000_000;
const note = { game: 'bird', rules: 1, listed: false, over: true, wake: null, fades: 0 }; // as of a store from before there was such a time

/** A match in which something was said, and that ended so long ago. */
function ended(ago: number): readonly string[] {
  const said: Line = { t: 'said', at: NOW - ago, seat: 0, text: 'Elm Street' };
  const closed: Line = { t: 'closed', at: NOW - ago, word: '' };
  return [...played('bird', 20).lines, written(said), written(closed)];
}

it('looks at every match that is over, removes what is due, notes when the rest will be, and goes on after one it cannot read', async () => {
  const store = memoryStore();
  const problems: object[] = [];
  await store.create('damaged', note, ['{"t":"said","at":1}']);
  await store.create('young', note, ended(29 * DAY));
  await store.create('old', note, ended(31 * DAY));
  await store.report({ match: 'young', by: 0, at: NOW, lines: 30 });
  await store.report({ match: 'old', by: 0, at: NOW, lines: 30 });
  const world = { now: () => NOW, code: () => '', seed: () => '' };
  const log = { ...silentLog, error: (fields: object) => void problems.push(fields) };
  onTestFinished(openFading({ store, world, log, shelf: undefined, every: 5 }));
  await comesAbout(async () => (await store.fading(NOW, 10)).join() === 'damaged');
  const text = async (id: string) => ((await store.read(id)) ?? []).join();
  expect([(await text('old')).includes('Elm Street'), (await text('young')).includes('Elm Street')]).toEqual([false, true]);
  expect(await store.fading(NOW + DAY, 10)).toEqual(['damaged', 'young']);
  expect((await store.reports(0, 10)).map(({ match }) => match)).toEqual(['young']);
  const old = roomFrom(
    'old',
    ((await store.read('old')) ?? []).map((line) => JSON.parse(line)),
  );
  expect([fadesAt(old), old.notes.at(-1)?.what]).toEqual([null, 'faded']);
  await new Promise((done) => setTimeout(done, 30)); // it has looked again
  expect(problems).toMatchObject([{ match: 'damaged' }]);
});

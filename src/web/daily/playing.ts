/** Trying a day, and letting bots try it after that: in workers of their own, one run after the other, each kept when it is done. */
import { useEffect, useState } from 'react';
import { STEPS, type Step } from '../../bots/index.js';
import { keptHere } from '../happiness/here.js';
import type { TriedDay } from '../happiness/progress.js';
import { pathTo } from '../route.js';
import { beginHere } from '../session/local.js';
import { useSettings } from '../settings.js';
import { openThinker, type ThinkerWorker } from '../thinker/asking.js';
import { boxOn } from './box-on.js';
import type { Day } from './calendar.js';
import { type DailyRun, nextRun } from './runs.js';
import { luckOfRun, seedOn } from './seeds.js';
import { type DailyTable, seatsOf, waysOf } from './table.js';

const YOU = 'You'; // whoever never said a name

/** Lays the table of a day. The first try counts: without hints, and nothing is taken back. Later ones are matches like any other. Gives the address. */
export async function tryDay(day: Day, game: string, table: DailyTable, counts: boolean): Promise<string> {
  const known = counts ? await keptHere.day(day) : null;
  if (known) return pathTo.match(known.match); // it was begun in another tab
  const { name } = useSettings.getState();
  const match = await beginHere({
    game,
    seats: seatsOf(table, name || YOU),
    options: table.options,
    seed: seedOn(day),
    ...(counts ? { terms: { hints: false, takeBacks: false } } : {}),
  });
  if (counts) await keptHere.begin({ day, game, way: table.way, match, begun: Date.now(), runs: {} });
  return pathTo.match(match);
}

const MOST_WORKERS = 3;
const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Plays what is missing of a day's runs, as long as somebody looks at it; gives the day as it grows. Leaving stops it, coming back goes on. */
export function useRuns(tried: TriedDay, ready: boolean): TriedDay {
  const [grown, setGrown] = useState(tried);
  const { day } = tried;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what grows is kept, so that only another day begins anew
  useEffect(() => {
    setGrown(tried);
    if (!ready || nextRun(tried.runs) === null) return;
    const thinkers = Array.from({ length: workersHere() }, openThinker);
    let left = false;
    void playRuns(tried, thinkers, (next) => left || setGrown(next)).finally(() => {
      for (const thinker of thinkers) thinker.dismiss('The runs are played.');
    });
    return () => {
      left = true;
      for (const thinker of thinkers) thinker.dismiss('Nobody looks at the runs any more.');
    };
  }, [day, ready]);
  return grown;
}

/** Runs are numbered, and each has its own luck: two workers never play the same one. They are kept in their order. */
async function playRuns(tried: TriedDay, thinkers: readonly ThinkerWorker[], grew: (tried: TriedDay) => void): Promise<void> {
  const { day, way } = tried;
  const box = boxOn(day, tried.game);
  const table = waysOf(box).find((each) => each.way === way);
  if (!table) return;
  const taken: Partial<Record<Step, number>> = {};
  for (const step of STEPS) taken[step] = tried.runs[step]?.length ?? 0;
  const saved = { ...taken };
  const played = new Map<string, DailyRun>(); // and not kept yet: one before it is still being played
  let keeping: Promise<unknown> = Promise.resolve();
  const keep = async (step: Step): Promise<void> => {
    for (let run = played.get(`${step} ${saved[step]}`); run; run = played.get(`${step} ${saved[step]}`)) {
      const n = saved[step] ?? 0;
      saved[step] = n + 1;
      const kept = await keptHere.addRun(day, step, n, run);
      if (kept) grew(kept);
    }
  };
  await Promise.all(
    thinkers.map(async ({ ask }) => {
      for (let next = nextRun({}, taken); next; next = nextRun({}, taken)) {
        const { step, n } = next;
        taken[step] = n + 1;
        const run = await ask<'run'>({
          kind: 'run',
          game: box.id,
          lineUp: [step, ...table.bots],
          options: table.options,
          seed: seedOn(day),
          luck: luckOfRun(day, step, n),
        });
        played.set(`${step} ${n}`, run);
        keeping = keeping.then(() => keep(step));
        await keeping;
      }
    }),
  ).catch(() => {}); // sent away, because the page was left
}

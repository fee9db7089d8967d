/** `npm run measure [games]`: what the first visit loads, and for every drawn table how long a move takes from the tap to the screen. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import { isOver, LEGAL, playNow, waitForTurn } from './hands.js';
import { setup } from './prepare.js';

const SLOWER = 4; // times
const MOVES = 15;
const AIM = 250; // milliseconds between coming near and pressing
const PRESS = 70; // that a finger stays down
const SHOWN = 200; // milliseconds at full speed, by which a move has been on the screen for long

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Sized {
  readonly name: string;
  readonly transferSize: number;
}

/** What the network carried, compressed, by kind of file. */
async function weigh(page: Page): Promise<string[]> {
  const files = await page.evaluate<Sized[]>(
    "performance.getEntriesByType('resource').map(({ name, transferSize }) => ({ name, transferSize }))",
  );
  const sum = (ending: string) => files.filter(({ name }) => name.endsWith(ending)).reduce((all, file) => all + file.transferSize, 0);
  return ['.js', '.css', '.woff2'].map((ending) => `${ending}: ${kB(sum(ending))}`);
}

/** Watches the page from inside: when was it tapped, when had it drawn the position after the move, and which tasks were long meanwhile. */
const WATCH = `(() => {
  const seen = { tapped: 0, drawn: 0, told: 0, tasks: [], painted: 0 };
  window.measured = seen;
  const table = document.querySelector('.table-page');
  addEventListener('click', ({ timeStamp, target }) => {
    const plays = target.closest('[data-bar-act], [data-bar-quiet]') !== null; // else what comes next is somebody else's
    Object.assign(seen, { tapped: plays ? timeStamp : Infinity, drawn: 0, told: 0, painted: 0 });
  }, true);
  const note = (what) => {
    if (seen[what]) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen[what] ||= performance.now());
      port2.postMessage(0);
    });
  };
  new MutationObserver(() => note('drawn')).observe(table, { attributeFilter: ['data-entries'] });
  new MutationObserver((changes) => changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.dataset?.beat)) && note('drawn')).observe(document.body, {
    childList: true,
    subtree: true,
  });
  new MutationObserver(([{ target }]) => target.ariaBusy === 'false' && note('told')).observe(document.querySelector('.log'), {
    attributeFilter: ['aria-busy'],
  });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') seen.painted = Math.max(seen.painted, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

interface Measured {
  readonly tapped: number;
  readonly drawn: number; // the page's own work for the new position is done, up to its painting
  readonly told: number; // the same for the picture after it: pieces set off, journal and numbers are up to date
  readonly painted: number; // the browser's own figure, from the input to the picture; 0 where it was too quick to be reported
  readonly tasks: readonly number[];
}

interface Figures {
  readonly times: readonly number[]; // from the tap to the picture
  readonly wholes: readonly number[]; // from the tap to the picture in which the pieces set off and everything else has followed
  readonly tasks: readonly number[]; // the longest task of the page meanwhile
}

/** Plays moves with the real pointer, each time a thing on the table and then the button that plays it. */
async function timeMoves(app: App, title: string, rate: number): Promise<Figures> {
  const figures = { times: [] as number[], wholes: [] as number[], tasks: [] as number[] };
  while (figures.times.length < MOVES) await timeMatch(app, title, rate, figures);
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  return { times: sorted(figures.times), wholes: sorted(figures.wholes), tasks: sorted(figures.tasks) };
}

/** Until there are enough moves, the match is over, or this seat is asked nothing for a while, as one who has died in Pursuit. */
async function timeMatch(
  app: App,
  title: string,
  rate: number,
  { times, wholes, tasks }: { readonly [Name in keyof Figures]: number[] },
): Promise<void> {
  const page = await app.visit({ settings: { pace: 'brisk' } });
  await playNow(page, title);
  await page.evaluate(WATCH);
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  page.setDefaultTimeout(15_000);
  for (let tries = 0; tries < 3 * MOVES && times.length < MOVES && (await isMyTurn(page)); tries++) {
    const filled = page.locator('[data-bar-act]');
    const thing = page.locator(LEGAL).first();
    if ((await filled.count()) === 0 && (await thing.count()) > 0) await press(thing);
    const go = (await filled.count()) > 0 ? filled : page.locator('[data-bar-quiet]');
    if ((await go.count()) === 0) continue;
    await page.waitForTimeout(100 * rate); // what the choice has set going is done
    await page.evaluate('Object.assign(measured, { tapped: Infinity, drawn: 0 }).tasks.length = 0');
    await press(go.first());
    await page.waitForTimeout(SHOWN * rate); // nothing is asked of the page meanwhile: that would be measured too
    const { tapped, drawn, told, painted, tasks: long } = await page.evaluate<Measured>('measured');
    if (drawn <= tapped) continue; // no tap, or one that only chose
    times.push(Math.max(drawn - tapped, painted));
    if (told > tapped) wholes.push(told - tapped);
    tasks.push(Math.max(0, ...long));
  }
  await page.context().close();
}

/** False once there is nothing left to wait for. */
const orGiveUp = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );
/** As a hand does: it comes near first, and takes a moment to press. What was reached for may have been answered by itself. */
const press = (thing: Locator) =>
  orGiveUp(
    thing.elementHandle({ timeout: 5000 }).then(async (it) => {
      await it?.hover({ force: true, timeout: 5000 }); // where others appear near it, this one is still meant
      await new Promise((goOn) => setTimeout(goOn, AIM));
      await it?.click({ force: true, delay: PRESS, timeout: 5000 });
    }),
  );
const isMyTurn = async (page: Page): Promise<boolean> => (await orGiveUp(waitForTurn(page))) && !(await isOver(page));

const spread = (values: readonly number[]): string => {
  const at = (part: number) => (values[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, nine in ten within ${at(0.9)} ms, slowest ${at(1)} ms`;
};

const wanted = process.argv.slice(2);
const drawn = DRAWN.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

await setup();
const app = await openApp();
try {
  const page = await app.visit();
  await page.waitForTimeout(1500);
  console.log(
    `The shelf, first visit, as sent: ${(await weigh(page)).join(', ')} (the games' rules, loaded after the first picture, are in it)`,
  );
  await page.context().close();
  for (const { about } of drawn) {
    const { title } = about;
    const visitor = await app.visit();
    await playNow(visitor, title);
    console.log(`${title}`);
    console.log(`  the shelf and this table, as sent: ${(await weigh(visitor)).join(', ')}`);
    await visitor.context().close();
    for (const rate of [1, SLOWER]) {
      const { times, wholes, tasks } = await timeMoves(app, title, rate);
      const how = rate === 1 ? 'at full speed' : `${rate} times slower`;
      console.log(`  ${how}, ${times.length} moves, tap to screen: ${spread(times)}`);
      console.log(`  ${how}, tap to everything that follows: ${spread(wholes)}`);
      console.log(`  ${how}, the longest task of a move: ${spread(tasks)}; over 100 ms: ${tasks.filter((task) => task > 100).length}`);
    }
  }
} finally {
  await app.close();
}

/**
 * `node --import ./tools/as-built.mjs bench/beside/run.ts <folder of another checkout>`: how many times as fast this checkout is as the other, by processor time.
 * Both do the same pieces of work in turn, each in a process of its own, and must come to the same results to the last bit.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.js';
import { spreadOf } from '../measure.js';
import { table } from '../report.js';
import { type Done, type Piece, type Ready, WORKS, type Work } from './work.js';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const WORKER = fileURLToPath(new URL('work.ts', import.meta.url));
const FIRST_GUESS: Readonly<Record<Work, number>> = { search: 200, sensible: 4, random: 20, refereed: 5 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    ms: { type: 'string', default: '400' }, // per side and round, about
    games: { type: 'string', default: Object.keys(games).join(',') },
    works: { type: 'string', default: WORKS.join(',') },
    rules: { type: 'string', default: '1' },
  },
});
const [other] = positionals;
if (other === undefined) throw new Error('Say the folder of the other checkout.');

async function side(folder: string): Promise<readonly [ChildProcess, Ready]> {
  const child = fork(WORKER, [folder], { execArgv: ['--import', new URL('../../tools/as-built.mjs', import.meta.url).href] });
  const [ready] = (await once(child, 'message')) as [Ready];
  return [child, ready];
}

async function ask(child: ChildProcess, piece: Piece): Promise<Done> {
  const answered = once(child, 'message');
  child.send(piece);
  const [done] = (await answered) as [Done];
  return done;
}

/** Fresh processes for every line: what the compiler has learned from another game would disturb. */
async function compare(game: string, work: Work): Promise<readonly string[]> {
  const [[ours], [theirs, usual]] = [await side(HERE), await side(other as string)];
  const options = usual[game] ?? {};
  let units = FIRST_GUESS[work];
  const piece = (seed: number): Piece => ({ game, work, units, seed, rules: Number(values.rules), options });
  for (let seed = 1000; seed < 1003; seed++) {
    await ask(ours, piece(seed));
    const { ms } = await ask(theirs, piece(seed));
    units = Math.max(1, Math.round((units * Number(values.ms)) / ms));
  }
  const ratios: number[] = [];
  let differ = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    const done = new Map<ChildProcess, Done>();
    for (const child of order) done.set(child, await ask(child, piece(round)));
    const [mine, its] = [done.get(ours), done.get(theirs)];
    if (mine === undefined || its === undefined) throw new Error('a side did not answer');
    ratios.push(its.ms / mine.ms);
    if (mine.outcome !== its.outcome) differ++;
  }
  ours.kill();
  theirs.kill();
  const { median, low, high } = spreadOf(ratios);
  return [
    game,
    work,
    median.toFixed(3),
    `${low.toFixed(3)} - ${high.toFixed(3)}`,
    String(units),
    differ === 0 ? 'same' : `${differ} rounds differ`,
  ];
}

const rows: (readonly string[])[] = [];
for (const game of values.games.split(','))
  for (const work of WORKS.filter((each) => values.works.split(',').includes(each))) rows.push(await compare(game, work));
console.log(table([['game', 'work', 'times as fast', 'middle half', 'units a round', 'results'], ...rows]));

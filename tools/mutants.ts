/** `npm run mutants -- <game>`: puts small mistakes into a game's rules, one at a time, and tells which of them its own tests do not notice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quickChance } from '../src/engine/chance.js';
import { Complaint } from '../src/engine/complaint.js';
import { hash } from '../src/engine/json.js';
import { seedFrom } from '../src/engine/seed.js';
import { gameById } from '../src/games/index.js';
import { type Mutation, mutated, mutationsOf, shown } from './mutations.js';

const HELP = `Puts small mistakes into the rules of a game, and runs the game's own tests on each: goldens and laws do not count.

  npm run mutants -- bird                      a sample of 200, two at a time
  npm run mutants -- farm --sample 40 --seed x --workers 1

What was found is kept in ${path.join(tmpdir(), 'halcyon-mutants')}, so a run that was broken off goes on where it was; --anew begins again.
A survivor needs a test, or a line in tools/mutants-known.json that says why it changes nothing. Exit code 1 if less than 85 % are killed.`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENOUGH = 0.85;
const PATIENCE = 90_000; // milliseconds for one run of tests; a mistake that makes them hang has been noticed

interface Mutant {
  readonly file: string;
  readonly mutation: Mutation;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}
type Fate = 'killed' | 'survived' | 'known';
interface Known {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly because: string;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
}

/** The same sample for the same seed, as long as the rules are the same. */
function sampleOf(game: string, size: number, seed: string): readonly Mutant[] {
  const files = filesUnder(`src/games/${game}/rules`).filter((file) => !file.endsWith('.test.ts'));
  const all = files.flatMap((file) =>
    mutationsOf(read(file)).map((mutation): Mutant => ({ file, mutation, ...shown(read(file), mutation) })),
  );
  const chance = quickChance(Number.parseInt(seedFrom(`mutants ${seed}`).slice(0, 8), 16));
  const sample: Mutant[] = [];
  while (sample.length < size && all.length > 0) sample.push(...all.splice(chance.int(all.length), 1));
  return sample;
}

const running = new Set<ChildProcess>();
const trees = new Set<string>();

/** A copy of what the tests need, in which a mistake can be made without harm. */
function copyOfTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'halcyon-mutant-'));
  for (const part of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'src', 'tools']) {
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  trees.add(copy);
  return copy;
}

/** Whether the tests in these files pass in that tree. */
function passes(tree: string, files: readonly string[]): Promise<boolean> {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = ['--project', 'rooms', '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot'];
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], { cwd: tree, stdio: 'ignore', timeout: PATIENCE });
  running.add(child);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** The tests of the same name first, then those of the rules: they are quick, and notice most. Drawn table and sentences are no tests of rules. */
function testsOf(game: string, file: string): readonly (readonly string[])[] {
  const tests = filesUnder(`src/games/${game}`).filter(
    (file) => file.endsWith('.test.ts') && !file.includes('/table/') && !file.endsWith('/sentences.test.ts'),
  );
  const own = tests.filter((test) => test === file.replace(/\.ts$/, '.test.ts'));
  const others = tests.filter((test) => !own.includes(test));
  return [own, others.filter((test) => test.includes('/rules/')), others.filter((test) => !test.includes('/rules/'))].filter(
    (group) => group.length > 0,
  );
}

async function tryMutant(tree: string, game: string, { file, mutation }: Mutant): Promise<Fate> {
  const source = read(file);
  writeFileSync(path.join(tree, file), mutated(source, mutation));
  try {
    for (const files of testsOf(game, file)) if (!(await passes(tree, files))) return 'killed';
    return 'survived';
  } finally {
    writeFileSync(path.join(tree, file), source);
  }
}

const keyOf = ({ file, mutation }: Mutant): string => `${file} ${mutation.start} ${mutation.end} ${mutation.instead}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      anew: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [id] = positionals;
  if (values.help || id === undefined) {
    console.log(HELP);
    return;
  }
  const game = gameById(id).id;
  const sample = sampleOf(game, Number(values.sample), values.seed);
  const known = JSON.parse(read('tools/mutants-known.json')) as readonly Known[];
  const isKnown = (each: Mutant): boolean =>
    known.some(({ file, was, becomes }) => file === each.file && was === each.was && becomes === each.becomes);

  const folder = path.join(tmpdir(), 'halcyon-mutants');
  mkdirSync(folder, { recursive: true });
  const sources = hash(filesUnder(`src/games/${game}`).map(read)).slice(0, 12); // another test or rule: another result
  const kept = path.join(folder, `${game}-${sources}.json`);
  const fates: Record<string, Fate> = existsSync(kept) && !values.anew ? JSON.parse(readFileSync(kept, 'utf8')) : {};

  const queue = sample.filter((each) => fates[keyOf(each)] === undefined);
  const work = async (): Promise<void> => {
    const tree = copyOfTree();
    try {
      for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
        const fate = isKnown(each) ? 'known' : await tryMutant(tree, game, each);
        fates[keyOf(each)] = fate;
        writeFileSync(kept, JSON.stringify(fates));
        const done = sample.filter((other) => fates[keyOf(other)] !== undefined).length;
        console.log(`${String(done).padStart(4)} of ${sample.length}  ${fate}  ${each.file}:${each.line}  ${each.becomes.slice(0, 100)}`);
      }
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));

  const survivors = sample.filter((each) => fates[keyOf(each)] === 'survived');
  const told = sample.filter((each) => fates[keyOf(each)] !== 'known');
  for (const { file, line, was, becomes } of survivors) console.log(`\nsurvived  ${file}:${line}\n  - ${was}\n  + ${becomes}`);
  const share = told.length === 0 ? 1 : 1 - survivors.length / told.length;
  console.log(
    `\n${game}: ${told.length - survivors.length} of ${told.length} killed, ${Math.round(100 * share)} %; ${sample.length - told.length} known to change nothing`,
  );
  if (share < ENOUGH) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill();
    for (const tree of trees) rmSync(tree, { recursive: true, force: true });
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Complaint || (error instanceof Error && 'code' in error) ? error.message : error);
  process.exitCode = 2;
}

/** `npm run build`: makes `dist`, all that the package has: the program in plain JavaScript with its types, and the browser app with compressed copies. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './install.mjs';

const dist = join(root, 'dist');
const SOURCES = [
  'src',
  'index.html',
  'package-lock.json',
  'tools/games-in-order.ts',
  'tools/offline.ts',
  'tsconfig.build.json',
  'tsconfig.json',
  'vite.config.ts',
];
const STAMP = 'stamp'; // in dist: the sources it was made from, which also name the app: `app/<stamp>`
const KEPT = 4; // older apps: servers that were started with them still need their files
const isSource = (/** @type {string} */ file) => !/\.test\.tsx?$|\/(goldens|records|testing|fixtures)\//.test(file);
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH = 1024; // bytes: below, compressing saves no packet
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** @returns {string[]} all files at or below a path of the repository */
function filesUnder(/** @type {string} */ path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => filesUnder(`${path}/${entry.name}`));
}

/** Changes whenever a source does: names, sizes and times of all of them. */
function stampOfSources() {
  const sum = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder).filter(isSource).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    sum.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return sum.digest('hex').slice(0, 16);
}

const isMadeFrom = (/** @type {string} */ stamp) => existsSync(join(dist, STAMP)) && readFileSync(join(dist, STAMP), 'utf8') === stamp;

/**
 * Builds if any source has changed since the last time.
 * @param {(sentence: string) => void} say hears about it if that is so, because it takes a while
 */
export async function build(say) {
  const stamp = stampOfSources();
  if (isMadeFrom(stamp)) return;
  say('Building (the sources have changed)…');
  const fresh = join(root, 'node_modules', '.cache', `dist-${process.pid}`); // it gets its name when it is whole
  try {
    await Promise.all([buildProgram(join(fresh, 'node')), buildApp(join(fresh, 'app', stamp))]);
    writeFileSync(join(fresh, STAMP), stamp);
    if (!isMadeFrom(stamp)) replace(fresh); // else another process was faster
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** @param {string} fresh */
function replace(fresh) {
  const old = `${fresh}.old`;
  const isThere = existsSync(dist);
  if (isThere) renameSync(dist, old);
  renameSync(fresh, dist);
  if (!isThere) return;
  for (const app of olderApps(join(old, 'app'))) renameSync(join(old, 'app', app), join(dist, 'app', app));
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} folder */
function olderApps(folder) {
  const time = (/** @type {string} */ name) => statSync(join(folder, name)).mtimeMs;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.sort((a, b) => time(b) - time(a)).slice(0, KEPT);
}

/** Sources to JavaScript and types, one file each. Types were checked by `npm run typecheck`. @param {string} folder */
async function buildProgram(folder) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [tsc, '--project', join(root, 'tsconfig.build.json'), '--outDir', folder]);
  for (const game of readdirSync(join(root, 'src', 'games'))) {
    const rules = join(root, 'src', 'games', game, 'RULES.md');
    if (existsSync(rules)) cpSync(rules, join(folder, 'games', game, 'RULES.md'));
  }
}

/** @param {string} folder */
async function buildApp(folder) {
  mkdirSync(folder, { recursive: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // A process of its own, so that nothing of whoever calls stays behind in it: a test runner's NODE_ENV would give React's slow development version.
  await run(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], { NODE_ENV: 'production' });
  await compress(folder);
}

/** Beside each file that shrinks a copy for browsers that take brotli. @param {string} folder */
async function compress(folder) {
  const shrink = promisify(brotliCompress);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(join(folder, file));
      if (plain.length >= WORTH) writeFileSync(join(folder, `${file}.br`), await shrink(plain, QUALITY));
    }),
  );
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.trim()}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build((sentence) => process.stderr.write(`${sentence}\n`));

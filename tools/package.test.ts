/** The package as a stranger meets it: packed, laid into an empty folder without development tools, and used there; at length installed by npm. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFolder } from '../src/server/app-folder.js';
import { build } from './build.mjs';
import { ALL_CASES, inTurn } from './cases.js';
import { root } from './install.mjs';

const run = promisify(execFile);
const MOST_BYTES = 3_000_000;
const MOST_LINES = 50;
const EXAMPLES = readdirSync(join(root, 'examples'));
const TRIED = inTurn(EXAMPLES, 0); // each of them runs and fits by itself: the others at length

/** What is packed, with the app of these sources alone: a clone keeps older ones for servers that still run. */
function packed(): string {
  const copy = join(folder, 'packed');
  const app = appFolder();
  const isOlder = (path: string) => dirname(path) === dirname(app) && path !== app;
  for (const part of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'bin', 'dist', 'docs'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !isOlder(path) });
  return copy;
}

let folder: string;
let bytes: number;
let server: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-package-'));
  await build(() => {});
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: packed() });
  const [{ filename, size }] = JSON.parse(stdout);
  bytes = size;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await (ALL_CASES ? install(filename) : unpack(filename));
  for (const example of EXAMPLES) copyFileSync(join(root, 'examples', example), join(folder, example));
}, 240_000);

async function install(file: string): Promise<void> {
  const quiet = ['--omit=dev', '--omit=optional', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', ['install', `./${file}`, ...quiet], { cwd: folder });
}

/** What npm would do with it, but for its dependencies: those that it names are lent by the clone. Fetching them takes longer than all the rest, and is left to `npm run test:long`. */
async function unpack(file: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'halcyon'), { recursive: true });
  await run('tar', ['-xzf', file, '--strip-components=1', '-C', join(modules, 'halcyon')], { cwd: folder });
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'halcyon', 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const halcyon = async (words: string): Promise<string> =>
  (await run(process.execPath, [join('node_modules', 'halcyon', 'bin', 'halcyon.mjs'), ...words.split(' ')], { cwd: folder })).stdout;

test('it is small, and brings no tools that only building and testing need', () => {
  expect(bytes).toBeLessThan(MOST_BYTES);
  const installed = readdirSync(join(folder, 'node_modules'));
  expect(installed).toContain('halcyon');
  for (const tool of ['vite', 'tsx', 'playwright-core', 'boardgame.io', 'react']) expect(installed).not.toContain(tool);
  expect(existsSync(join(folder, 'node_modules', 'halcyon', 'src'))).toBe(false);
});

test.each(TRIED)('the example %s is short, runs against it, and its types fit', async (example) => {
  expect(readFileSync(join(folder, example), 'utf8').split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  const { stdout } = await run(process.execPath, [example], { cwd: folder });
  expect(stdout).toMatch(/verified|clause|rules|%|over/);
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const strict = ['--noEmit', '--strict', '--allowJs', '--checkJs', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
  await run(process.execPath, [tsc, ...strict, ...types, example], { cwd: folder });
});

test('its commands work: simulate, verify; at length lab and play', async () => {
  expect(await halcyon('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await halcyon('simulate bird --seats 2 --matches 2 --bots sleepy --save records')).toContain('sleepy');
  const [record = ''] = readdirSync(join(folder, 'records'));
  expect(await halcyon(`verify records/${record}`)).toContain('is valid');
  if (!ALL_CASES) return; // the others are made of the same parts as in a clone, where `npm test` tries them
  await halcyon('lab run --game bird --seats 2 --matches 4 --workers 1 --out lab');
  await halcyon('lab report lab');
  expect(statSync(join(folder, 'lab', 'report.html')).size).toBeGreaterThan(1000);
  const played = spawn(process.execPath, [join('node_modules', 'halcyon', 'bin', 'halcyon.mjs'), 'play', 'bird'], { cwd: folder });
  let screen = '';
  played.stdout.on('data', (text) => (screen += text));
  played.stdin.end('1\n1\nquit\n');
  await new Promise((ended) => played.on('close', ended));
  expect(screen).toContain('Say please');
});

test('its server answers with the app, without building anything', async () => {
  const args = [join('node_modules', 'halcyon', 'bin', 'halcyon.mjs'), 'serve', '--port', '0', '--no-open'];
  server = spawn(process.execPath, args, { cwd: folder });
  const address = await new Promise<string>((found, lost) => {
    let said = '';
    server?.stdout?.on('data', (text) => {
      said += text;
      const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (url) found(url);
    });
    server?.stderr?.on('data', (text) => (said += text));
    server?.on('close', () => lost(new Error(said)));
  });
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const sent = await fetch(`${address}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(sent.headers.get('content-encoding')).toBe('br');
  expect((await sent.text()).length).toBeGreaterThan(10_000);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

/** Which room may import which, and what no source may do. The import graph is held against a few rules; planted sources are shown to the linter. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asksFor, type Import, importsIn, loadedWith } from './imports.js';
import { ROOMS, refusalOf } from './rooms.js';

const repository = fileURLToPath(new URL('..', import.meta.url));

describe('the import graph', () => {
  const all = importsIn(repository, ['src', 'bench', 'e2e', 'tools']);
  const between = (from: string, to: string): Import[] => all.filter((each) => each.from.startsWith(from) && each.to.startsWith(to));

  test('has no import through a closed door', () => {
    expect(all.flatMap((each) => refusalOf(each) ?? [])).toEqual([]);
  });

  test('was really read: every room imports something, games are imported by all that play them', () => {
    for (const room of Object.keys(ROOMS)) expect(between(`src/${room}/`, 'src/').length, room).toBeGreaterThan(0);
    for (const room of ['bots', 'match', 'lab', 'cli', 'web'])
      expect(between(`src/${room}/`, 'src/games/').length, room).toBeGreaterThan(0);
    expect(all.filter(({ to }) => to.endsWith('.js'))).toEqual([]);
  });

  test('knows every way of importing', () => {
    const source = [
      "import { a } from './a.js';",
      "import type { B } from './b.js';",
      "export { c } from './c.js';",
      "export * from './d.js';",
      "export type { E } from './e.js';",
      "import './f.css';",
      "export const g = () => import('./g.js');",
      "export const h = import.meta.glob<{ readonly lid: number }>('../*/h.tsx', { eager: true });",
      "export const i = new Worker(new URL('./i.ts', import.meta.url));",
      "import { outside } from 'vitest';",
    ].join('\n');
    const asked = ['./a.js', './b.js', './c.js', './d.js', './e.js', './f.css', './g.js', '../*/h.tsx', './i.ts'];
    expect(asksFor('any.tsx', source).sort()).toEqual(asked.sort());
  });
});

test('the first visit loads the shelf and no game: rules, words and bots come with a match', () => {
  const loaded = [...loadedWith(repository, 'src/web/main.tsx')];
  expect(loaded).toContain('src/web/shelf/Shelf.tsx');
  expect(loaded.filter((file) => /^src\/games\/(index\.ts|[^/]+\/(index\.ts|rules\/|words\/|mind\/))/.test(file))).toEqual([]);
});

describe('doors between rooms', () => {
  const rooms = Object.keys(ROOMS);
  test.each(Object.entries(ROOMS))('%s opens its doors downwards only', (room, mayImport) => {
    const open = rooms.filter(
      (other) => other !== room && refusalOf({ from: `src/${room}/deep/thing.ts`, to: `src/${other}/index.ts` }) === null,
    );
    expect(open.sort()).toEqual([...mayImport].sort());
  });

  test('are closed for tests, too', () => {
    expect(refusalOf({ from: 'src/engine/thing.test.ts', to: 'src/bots/bot.ts' })).toBe(
      'src/engine/thing.test.ts imports src/bots/bot.ts: engine may import no other room.',
    );
  });
});

const APART = 'one game never imports another, nor the list of games: what two games share belongs in the kit.';
const PRIVATE = 'rules, words and mind are private to their game: index, box and face are its doors.';
const SHOWN = 'only the browser app shows a table and a guided round.';
const TABLE =
  'a table and a guided round know face, box and records of their game, the engine, and the kit, art and table.ts of the browser app.';

describe('doors of a game', () => {
  test.each([
    ['src/games/index.ts', 'src/games/bird/index.ts', null],
    ['src/games/bird/index.ts', 'src/games/bird/rules/cards/thing.ts', null],
    ['src/games/bird/rules/cards/thing.ts', 'src/games/bird/words/thing.ts', null],
    ['src/games/bird/rules/thing.ts', 'src/games/kit/thing.ts', null],
    ['src/games/bird/rules/thing.ts', 'src/engine/thing.ts', null],
    ['src/games/bird/index.ts', 'src/games/farm/index.ts', APART],
    ['src/games/bird/rules/cards/thing.ts', 'src/games/farm/rules/thing.ts', APART],
    ['src/games/bird/rules/thing.ts', 'src/games/index.ts', APART],
    ['src/games/kit/thing.ts', 'src/games/kit/other.ts', null],
    ['src/games/kit/thing.ts', 'src/games/farm/index.ts', APART],
    ['src/games/kit/thing.ts', 'src/games/index.ts', APART],
    ['src/bots/thing.ts', 'src/games/bird/index.ts', null],
    ['e2e/thing.test.ts', 'src/games/bird/face.ts', null],
    ['src/bots/thing.ts', 'src/games/bird/rules/thing.ts', PRIVATE],
    ['src/web/screens/thing.tsx', 'src/games/bird/words/thing.ts', PRIVATE],
    ['e2e/thing.test.ts', 'src/games/bird/mind/thing.ts', PRIVATE],
    ['src/web/library.ts', 'src/games/bird/table/index.tsx', null],
    ['src/web/guide/library.ts', 'src/games/bird/guide.ts', null],
    ['src/bots/thing.ts', 'src/games/bird/table/index.tsx', 'bots may import engine and games only.'],
    ['e2e/thing.ts', 'src/games/bird/table/index.tsx', SHOWN],
    ['src/games/bird/rules/thing.ts', 'src/games/bird/table/thing.tsx', 'games may import engine only.'],
    ['src/games/bird/index.ts', 'src/games/bird/guide.ts', 'games may import engine only.'],
    ['src/games/bird/table/art/thing.tsx', 'src/games/bird/table/thing.tsx', null],
    ['src/games/bird/table/thing.tsx', 'src/games/bird/face.ts', null],
    ['src/games/bird/table/thing.tsx', 'src/games/bird/box.ts', null],
    ['src/games/bird/table/thing.tsx', 'src/engine/game.ts', null],
    ['src/games/bird/table/thing.tsx', 'src/web/kit/Button.tsx', null],
    ['src/games/bird/table/thing.tsx', 'src/web/art/glyph.tsx', null],
    ['src/games/bird/table/thing.tsx', 'src/web/table.ts', null],
    ['src/games/bird/guide.ts', 'src/web/guide/guide.ts', null],
    ['src/games/bird/table/thing.tsx', 'src/games/bird/rules/data.ts', TABLE],
    ['src/games/bird/table/thing.tsx', 'src/games/bird/index.ts', TABLE],
    ['src/games/bird/table/thing.tsx', 'src/web/session/store.ts', TABLE],
    ['src/games/bird/table/thing.tsx', 'src/bots/thing.ts', TABLE],
    ['src/games/bird/table/thing.tsx', 'src/games/farm/face.ts', APART],
    ['src/games/bird/table/thing.test.ts', 'src/games/bird/rules/data.ts', null],
    ['src/games/bird/table/thing.test.ts', 'src/games/farm/rules/data.ts', APART],
  ])('%s, %s', (from, to, why) => {
    expect(refusalOf({ from, to })).toBe(why === null ? null : `${from} imports ${to}: ${why}`);
  });
});

/** A source, where it is planted, and the lint rule that must refuse it: none if it is fine. */
interface Planted {
  readonly file: string;
  readonly source: string;
  readonly refusedBy?: string;
}

const READS_A_FILE = "import { readFileSync } from 'node:fs';\nexport const kept = readFileSync;\n";
const TELLS_THE_TIME = 'export const now = () => Date.now();\n';
const SPEAKS = "console.log('hello');\n";
const SKIPS = "import { test } from 'vitest';\ntest.skip('later', () => {});\n";
const FOCUSES = "import { test } from 'vitest';\ntest.only('this', () => {});\n";

const habits: Planted[] = [
  { file: 'src/engine/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/games/bird/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/web/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/games/bird/table/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/games/bird/table/clock.ts', source: TELLS_THE_TIME },
  { file: 'src/games/bird/reads.test.ts', source: READS_A_FILE },
  { file: 'src/games/kit/clause-tests.ts', source: READS_A_FILE },
  { file: 'src/games/kit/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/store/reads.ts', source: READS_A_FILE },
  { file: 'src/games/bird/clock.ts', source: TELLS_THE_TIME, refusedBy: 'noRestrictedGlobals' },
  { file: 'src/match/clock.ts', source: TELLS_THE_TIME },
  { file: 'src/games/bird/dice.ts', source: 'export const roll = () => Math.random();\n', refusedBy: 'noJsRestrictedProperties' },
  { file: 'src/games/bird/floor.ts', source: 'export const floor = (x: number) => Math.floor(x);\n' },
  { file: 'src/match/speaks.ts', source: SPEAKS, refusedBy: 'noConsole' },
  { file: 'src/cli/speaks.ts', source: SPEAKS },
  { file: 'tools/speaks.ts', source: SPEAKS },
  { file: 'src/bots/hen.ts', source: "import { egg } from './egg.js';\nexport const hen = () => egg;\n", refusedBy: 'noImportCycles' },
  { file: 'src/bots/egg.ts', source: "import { hen } from './hen.js';\nexport const egg = () => hen;\n", refusedBy: 'noImportCycles' },
  {
    file: 'src/match/adrift.ts',
    source: 'async function think(): Promise<number> {\n  return 1;\n}\nexport function play() {\n  think();\n}\n',
    refusedBy: 'noFloatingPromises',
  },
  { file: 'src/match/anything.ts', source: 'export const anything: any = 1;\n', refusedBy: 'noExplicitAny' },
  { file: 'src/match/sure.ts', source: 'export const first = (xs: number[]) => xs[0]!;\n', refusedBy: 'noNonNullAssertion' },
  { file: 'src/match/nameless.ts', source: 'export default 1;\n', refusedBy: 'noDefaultExport' },
  { file: 'some.config.ts', source: 'export default 1;\n' },
  {
    file: 'src/match/typed.ts',
    source: "import { Seat } from '../engine/seat.js';\nexport type Kept = Seat;\n",
    refusedBy: 'useImportType',
  },
  { file: 'src/match/skips.test.ts', source: SKIPS, refusedBy: 'noSkippedTests' },
  { file: 'src/match/focuses.test.ts', source: FOCUSES, refusedBy: 'noFocusedTests' },
];

const require = createRequire(import.meta.url);
const biome = require.resolve('@biomejs/biome/bin/biome');
const field = mkdtempSync(join(tmpdir(), 'halcyon-layering-'));
const refusals = new Map<string, string[]>();

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', 'tsconfig.json', 'tsconfig.rules.json'])
    cpSync(join(repository, file), join(field, file));
  for (const { file, source } of habits) {
    mkdirSync(dirname(join(field, file)), { recursive: true });
    writeFileSync(join(field, file), source);
  }
  const lint = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, lint, { cwd: field, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const { category, location } of JSON.parse(stdout).diagnostics)
    refusals.set(location.path, [...(refusals.get(location.path) ?? []), category.split('/').at(-1)]);
});

afterAll(() => rmSync(field, { recursive: true, force: true }));

test.each(habits)('$file: bad habits are refused where they matter', ({ file, refusedBy }) => {
  expect(refusals.get(file) ?? []).toEqual(refusedBy ? [refusedBy] : []);
});

test('rules are compiled without the browser and without Node', () => {
  const worldly = ['document', 'process', 'setTimeout', 'fetch', 'Buffer', 'console'];
  writeFileSync(join(field, 'src/games/bird/worldly.ts'), worldly.map((name) => `export const a${name} = ${name};\n`).join(''));
  const tsc = join(repository, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', 'tsconfig.rules.json'], { cwd: field, encoding: 'utf8' });
  const unknown = [...stdout.matchAll(/worldly\.ts.*Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(unknown).toEqual(worldly);
});

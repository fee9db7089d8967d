/** Which room may import which, and what no source may do: planted sources are shown to the linter, and it must refuse exactly the wrong ones. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  match: ['engine', 'games', 'bots'],
  threads: [],
  store: ['engine', 'games', 'bots', 'match'],
  server: ['engine', 'games', 'bots', 'match', 'threads', 'store'],
  lab: ['engine', 'games', 'bots', 'match', 'threads', 'store', 'server'],
  cli: ['engine', 'games', 'bots', 'match', 'threads', 'store', 'server', 'lab'],
  web: ['engine', 'games', 'bots', 'match'],
};

/** A source, where it is planted, and the lint rule that must refuse it: none if it is fine. */
interface Planted {
  readonly file: string;
  readonly source: string;
  readonly refusedBy?: string;
}

const importing = (path: string) => `import { thing } from '${path}';\nexport const kept = thing;\n`;

const doorsOf = (room: string, allowed: readonly string[]): Planted[] =>
  Object.keys(MAY_IMPORT)
    .filter((other) => other !== room)
    .flatMap((other) => {
      const refusedBy = allowed.includes(other) ? {} : { refusedBy: 'noRestrictedImports' };
      return [
        { file: `src/${room}/to-${other}.ts`, source: importing(`../${other}/thing.js`), ...refusedBy },
        { file: `src/${room}/inner/to-${other}.ts`, source: importing(`../../${other}/deep/thing.js`), ...refusedBy },
      ];
    });

const doors = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({ room, planted: doorsOf(room, allowed) }));

const otherWaysIn: Planted[] = [
  { file: 'src/engine/type-import.ts', source: "import type { Bot } from '../bots/bot.js';\nexport type Kept = Bot;\n" },
  { file: 'src/engine/re-export.ts', source: "export { bot } from '../bots/bot.js';\n" },
  { file: 'src/engine/re-export-all.ts', source: "export * from '../bots/bot.js';\n" },
  { file: 'src/engine/later.ts', source: "export const later = () => import('../bots/bot.js');\n" },
  { file: 'src/engine/for-effect.ts', source: "import '../bots/bot.js';\n" },
  { file: 'src/engine/in-a-test.test.ts', source: importing('../bots/bot.js') },
].map((planted) => ({ ...planted, refusedBy: 'noRestrictedImports' }));

const gamesApart: Planted[] = [
  { file: 'src/games/index.ts', source: importing('./bird/index.js') },
  { file: 'src/games/bird/to-itself.ts', source: importing('./cards/thing.js') },
  { file: 'src/games/bird/to-engine.ts', source: importing('../../engine/thing.js') },
  { file: 'src/games/bird/to-kit.ts', source: importing('../kit/thing.js') },
  { file: 'src/games/bird/to-farm.ts', source: importing('../farm/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/bird/roundabout.ts', source: importing('../../games/farm/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/bird/to-list.ts', source: importing('../index.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/bird/to-bots.ts', source: importing('../../bots/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/bird/cards/to-itself.ts', source: importing('../thing.js') },
  { file: 'src/games/bird/cards/to-sibling.ts', source: importing('../effects/thing.js') },
  { file: 'src/games/bird/cards/to-engine.ts', source: importing('../../../engine/thing.js') },
  { file: 'src/games/bird/cards/to-kit.ts', source: importing('../../kit/thing.js') },
  { file: 'src/games/bird/cards/to-farm.ts', source: importing('../../farm/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/bird/cards/to-bots.ts', source: importing('../../../bots/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/kit/to-engine.ts', source: importing('../../engine/thing.js') },
  { file: 'src/games/kit/to-farm.ts', source: importing('../farm/thing.js'), refusedBy: 'noRestrictedImports' },
  { file: 'src/games/kit/to-list.ts', source: importing('../index.js'), refusedBy: 'noRestrictedImports' },
];

const READS_A_FILE = "import { readFileSync } from 'node:fs';\nexport const kept = readFileSync;\n";
const TELLS_THE_TIME = 'export const now = () => Date.now();\n';
const SPEAKS = "console.log('hello');\n";
const SKIPS = "import { test } from 'vitest';\ntest.skip('later', () => {});\n";
const FOCUSES = "import { test } from 'vitest';\ntest.only('this', () => {});\n";

const habits: Planted[] = [
  { file: 'src/engine/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/games/bird/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
  { file: 'src/web/reads.ts', source: READS_A_FILE, refusedBy: 'noNodejsModules' },
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
const repository = fileURLToPath(new URL('..', import.meta.url));
const field = mkdtempSync(join(tmpdir(), 'halcyon-layering-'));
const refusals = new Map<string, { rule: string; message: string }[]>();

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', 'tsconfig.json', 'tsconfig.rules.json'])
    cpSync(join(repository, file), join(field, file));
  for (const { file, source } of [...doors.flatMap(({ planted }) => planted), ...otherWaysIn, ...gamesApart, ...habits]) {
    mkdirSync(dirname(join(field, file)), { recursive: true });
    writeFileSync(join(field, file), source);
  }
  const lint = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, lint, { cwd: field, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const { category, message, location } of JSON.parse(stdout).diagnostics) {
    refusals.set(location.path, [...(refusals.get(location.path) ?? []), { rule: category.split('/').at(-1), message }]);
  }
});

afterAll(() => rmSync(field, { recursive: true, force: true }));

function expectExactRefusals(planted: readonly Planted[]) {
  const expected = planted.map(({ file, refusedBy }) => ({ file, rules: refusedBy ? [refusedBy] : [] }));
  const found = planted.map(({ file }) => ({ file, rules: refusals.get(file)?.map(({ rule }) => rule) ?? [] }));
  expect(found).toEqual(expected);
}

for (const { room, planted } of doors) {
  test(`${room} opens its doors downwards only`, () => expectExactRefusals(planted));
}

test('no other way of importing gets through a closed door', () => expectExactRefusals(otherWaysIn));

test('games are kept apart', () => expectExactRefusals(gamesApart));

test('bad habits are refused where they matter', () => expectExactRefusals(habits));

test('a closed door says in plain words what the room stands on', () => {
  expect(refusals.get('src/engine/to-bots.ts')?.[0]?.message).toBe('The engine is the ground floor: it imports no other room.');
  expect(refusals.get('src/games/bird/to-farm.ts')?.[0]?.message).toBe(
    'One game never imports another: what two games share belongs in the kit.',
  );
});

test('no game has folders so deep that the linter would not see it import another', () => {
  const games = readdirSync(join(repository, 'src/games'), { recursive: true, encoding: 'utf8' });
  expect(games.filter((file) => file.endsWith('.ts') && file.split(/[\\/]/).length > 3)).toEqual([]);
});

test('rules are compiled without the browser and without Node', () => {
  const worldly = ['document', 'process', 'setTimeout', 'fetch', 'Buffer', 'console'];
  writeFileSync(join(field, 'src/games/bird/worldly.ts'), worldly.map((name) => `export const a${name} = ${name};\n`).join(''));
  const tsc = join(repository, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', 'tsconfig.rules.json'], { cwd: field, encoding: 'utf8' });
  const unknown = [...stdout.matchAll(/worldly\.ts.*Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(unknown).toEqual(worldly);
});

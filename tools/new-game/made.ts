/** For tests: a game made by `npm run new-game` in a copy of the repository, and what has to hold of it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyRepository } from './copy.js';
import { type Flag, titleOf } from './variants.js';

export interface Made {
  readonly id: string;
  readonly folder: string; // of the copy
  readonly changed: readonly string[]; // every file that is new or not as it was
  /** Runs a program of the copy, and fails with what it says if it fails. */
  run(...words: readonly string[]): Promise<string>;
  remove(): void;
}

export async function make(id: string, flags: readonly Flag[]): Promise<Made> {
  const folder = copyRepository();
  const run = (...[program = '', ...args]: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(program, args, { cwd: folder, env: envFor(folder), maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`));
        else resolve(stdout);
      });
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const before = filesIn(folder);
  await run('node', '--import', 'tsx', 'tools/new-game.ts', id, ...flags.map((flag) => `--${flag}`)).catch((error: unknown) => {
    remove();
    throw error;
  });
  const changed = [...filesIn(folder)].flatMap(([file, sum]) => (before.get(file) === sum ? [] : file)).sort();
  return { id, folder, changed, run, remove };
}

/** As npm would run it, and not as a test that runs inside a test. */
function envFor(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITEST') && !['NODE_ENV', 'TEST', 'HALCYON_CASES'].includes(name),
  );
  return { ...Object.fromEntries(own), NO_COLOR: '1', PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
}

/** The files of a folder with what they hold, but for what is installed or built. */
function filesIn(folder: string, below = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(join(folder, below))) {
    const file = below === '' ? name : `${below}/${name}`;
    if (name === 'node_modules' || name === '.git' || name === 'dist') continue;
    if (statSync(join(folder, file)).isDirectory()) for (const [path, sum] of filesIn(folder, file)) found.set(path, sum);
    else
      found.set(
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      );
  }
  return found;
}

const rooms = ({ run }: Made, ...words: readonly string[]) => run('vitest', 'run', '--project', 'rooms', '--reporter=dot', ...words);

/** What has to hold of a new game as it is. */
export const HOLDS: Readonly<Record<string, (made: Made) => Promise<void>>> = {
  async 'passes lint, format and types'({ id, folder, run }) {
    await run('biome', 'check', '--error-on-warnings', `src/games/${id}`, 'src/games/index.ts');
    const only = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [`src/games/${id}`],
    };
    const settings = join(folder, 'tsconfig.new.json');
    writeFileSync(settings, JSON.stringify(only));
    await run('tsc', '-p', settings).finally(() => rmSync(settings));
  },

  async 'passes its own tests, and those that go over the list of games'(made) {
    expect(await rooms(made, `src/games/${made.id}/`)).toContain('Test Files  4 passed');
    const others = ['src/games/games.test.ts', 'src/games/presets.test.ts', 'src/games/index.test.ts'];
    expect(await rooms(made, ...others, '-t', `${titleOf(made.id)}|lists every game|README`)).toContain('Test Files  3 passed');
  },

  async 'keeps the laws'({ id, run }) {
    expect(await run('node', '--import', 'tsx', 'tools/conform.ts', id, '--matches', '20')).toContain(`${id}, 4 seats: 20 matches`);
  },

  async 'is played by bots'({ id, run }) {
    const flags = ['--seats', '3', '--matches', '2', '--bots', 'sensible,random,steady', '--json'];
    const lines = (await run('node', 'bin/halcyon.mjs', 'simulate', id, ...flags)).trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '').summary).toMatchObject({ game: id, matches: 2 });
  },
};

/** Building the browser app where its sources have changed since the last time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builds = join(root, 'dist');
const KEPT = 5;
const STAMP = 16; // hex digits of the hash that names a build
const ROOMS = [
  'src/engine',
  'src/games',
  'src/bots',
  'src/match',
  'src/web',
  'src/server/offline.ts',
  'index.html',
  'vite.config.ts',
  'tools/games-in-order.ts',
  'package-lock.json',
];

const isPartOfApp = (file: string): boolean => !/\.test\.ts$|\/(goldens|records|testing)\//.test(file);

function filesUnder(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => filesUnder(`${path}/${entry.name}`));
}

/** Changes whenever a source does: names, sizes and times of all of them. */
function stampOfSources(): string {
  const sum = createHash('sha256');
  for (const file of ROOMS.flatMap(filesUnder).filter(isPartOfApp).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    sum.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return sum.digest('hex');
}

/** The folder of the built app, one per state of the sources. `say` hears about it if building is needed, because that takes a while. */
export async function builtApp(say: (sentence: string) => void): Promise<string> {
  const stamp = stampOfSources().slice(0, STAMP);
  const folder = join(builds, stamp);
  if (existsSync(folder)) return folder;
  say('Building the table (its sources have changed)…');
  const fresh = `${folder}.${process.pid}`; // it gets its name when it is whole
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production'; // a test runner says 'test', and vite would build React's slow development version
  try {
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: fresh, emptyOutDir: true } });
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOld();
  return folder;
}

/** A server that is still running needs the files of its own build, so the last few stay. */
function removeOld(): void {
  const byAge = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), time: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

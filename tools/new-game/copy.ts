/** A copy of the repository in a folder of its own, for tests that change it. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

const LEFT_OUT = new Set(['.git', 'node_modules', ...ignored()]);

function ignored(): string[] {
  return readFileSync(join(repository, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => line.trim().replace(/\/$/, '') || []);
}

/** What is installed is not copied: its packages are linked, and its caches stay behind. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'halcyon-new-game-'));
  cpSync(repository, copy, { recursive: true, filter: (from) => !LEFT_OUT.has(relative(repository, from)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '.cache' && !name.startsWith('.vite'))
      symlinkSync(join(repository, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

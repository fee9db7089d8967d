/** What a long command has found out so far, line by line in a file: whoever is stopped goes on from there. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withFile } from './files.js';
import type { Shell } from './terminal.js';

export interface Memory {
  find(what: string): string | undefined;
  keep(what: string, found: string): void;
}

const IS = ' = ';

export function openMemory({ folder }: Shell, name: string): Memory {
  const file = resolve(folder, name);
  const known = new Map<string, string>();
  const text = existsSync(file) ? withFile(name, () => readFileSync(file, 'utf8')) : '';
  for (const line of text.split('\n').slice(0, -1)) {
    const at = line.indexOf(IS);
    if (at >= 0) known.set(line.slice(0, at), line.slice(at + IS.length));
  }
  return {
    find: (what) => known.get(what),
    keep(what, found) {
      known.set(what, found);
      withFile(name, () => appendFileSync(file, `${what}${IS}${found}\n`));
    },
  };
}

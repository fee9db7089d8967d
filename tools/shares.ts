/** Cases dealt out to files of one name and a number, `laws-1.test.ts`, `laws-2.test.ts` …, so that several cores can try them at once. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The share of the file at this address. The shares of all such files together are all cases. */
export function shareOf<T>(file: string, cases: readonly T[]): readonly T[] {
  const name = basename(fileURLToPath(file));
  const alike = (other: string) => other.replace(/\d+/, '') === name.replace(/\d+/, '');
  const files = readdirSync(new URL('.', file)).filter(alike).sort();
  return cases.filter((_, i) => i % files.length === files.indexOf(name));
}

/** The last table of a game's RULES.md, which says which tests show which clause. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clausesIn, shownBy, tableOf } from '../src/games/kit/clauses.js';

/** Writes the table into the RULES.md of a game's folder; it is the last thing there but for what follows after an empty line. */
export function writeClauseTable(folder: string): void {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const shown = shownBy(tests.map((file) => ({ name: basename(file, '.test.ts'), code: readFileSync(join(folder, file), 'utf8') })));
  const file = join(folder, 'RULES.md');
  const rules = readFileSync(file, 'utf8');
  const from = rules.lastIndexOf('| clause | tests |');
  if (from < 0) throw new Error(`${file} has no table that begins with "| clause | tests |".`);
  const after = rules.indexOf('\n\n', from);
  writeFileSync(file, `${rules.slice(0, from)}${tableOf(clausesIn(rules), shown)}\n${after < 0 ? '' : rules.slice(after + 1)}`);
}

/** `npm run clauses -- <games>`: writes the last table of RULES.md, which says which tests show which clause. */
import { fileURLToPath } from 'node:url';
import { Complaint } from '../src/engine/complaint.js';
import { gameById } from '../src/games/index.js';
import { writeClauseTable } from './clause-table.js';

try {
  const ids = process.argv.slice(2);
  if (ids.length === 0) throw new Complaint('Say which games: npm run clauses -- bird.');
  for (const id of ids) writeClauseTable(fileURLToPath(new URL(`../src/games/${gameById(id).id}`, import.meta.url)));
} catch (error) {
  console.error(error instanceof Complaint ? error.message : error);
  process.exitCode = 2;
}

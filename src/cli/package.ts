/** The package this program belongs to, wherever it runs from: what package.json says, and the folder it lies in. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Complaint } from '../engine/complaint.js';

const require = createRequire(import.meta.url);
const FILE = 'halcyon/package.json'; // by its own name, which leads there from the sources and from what is built

export const about: { readonly description: string; readonly version: string } = require(FILE);

/** The folder of the sources' repository, for commands that write into it. A package has none. */
export function repository(): string {
  const folder = dirname(require.resolve(FILE));
  if (existsSync(join(folder, 'src', 'games'))) return folder;
  throw new Complaint('This command writes into the sources of the games, so it belongs to a clone of the repository.');
}

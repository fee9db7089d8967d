/** Where the built browser app lies: in `dist`, to which it is one step more from the sources than from what was built of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../engine/complaint.js';

export function appFolder(dist = distFolder()): string {
  const stamp = join(dist, 'stamp');
  if (existsSync(stamp)) return join(dist, 'app', readFileSync(stamp, 'utf8'));
  throw new Complaint('The browser app is not built. "npm run build" makes it; --no-app serves matches without it.');
}

const distFolder = (): string => {
  const [built = '', source = ''] = ['../..', '../../dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return existsSync(join(built, 'stamp')) ? built : source;
};

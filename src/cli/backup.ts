/** `halcyon backup`: all matches into one file, while they go on. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Shelf } from '../games/index.js';
import { backUp } from '../store/backup.js';
import { describePlace, openExisting } from '../store/open.js';
import { PLACE_NOTES, type PlaceFlags, placeOf, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
The file has every match as it stands at one moment; the server may run meanwhile. "halcyon restore" reads it into SQLite or PostgreSQL,
whichever it came from. It holds what players must not know (seeds, hands): keep it as private as the store itself.
${PLACE_NOTES}

Example:
  halcyon backup --data /var/lib/halcyon halcyon-2026-11-15.db`;

export function addBackup(program: Command, world: Shell, _shelf: Shelf): void {
  withPlace(program.command('backup').description('all matches online into one file'))
    .argument('<file>', 'the file to write; it must not be there yet')
    .addHelpText('after', NOTES)
    .action((file: string, flags: PlaceFlags) => backup(world, file, flags));
}

async function backup(world: Shell, file: string, flags: PlaceFlags): Promise<void> {
  const place = placeOf(world, flags);
  const store = await openExisting(place);
  try {
    const count = await backUp(store, resolve(world.folder, file));
    openTerminal(world).say(`${file} has ${count} ${count === 1 ? 'match' : 'matches'} of ${describePlace(place)}.`);
  } finally {
    await store.close();
  }
}

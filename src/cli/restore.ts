/** `halcyon restore`: the matches of a backup into a store. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Shelf } from '../games/index.js';
import { restore } from '../store/backup.js';
import { describePlace, openStore } from '../store/open.js';
import { PLACE_NOTES, type PlaceFlags, placeOf, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
It takes in all matches of the backup or, if anything goes wrong, none. Stop the server before: it would not notice.
A store that has matches is left alone, unless --replace says that they may go.
${PLACE_NOTES}

Examples:
  halcyon restore --data /var/lib/halcyon halcyon-2026-11-15.db
  DATABASE_URL=postgres://halcyon@db/halcyon halcyon restore halcyon-2026-11-15.db`;

interface RestoreFlags extends PlaceFlags {
  readonly replace: boolean;
}

export function addRestore(program: Command, world: Shell, _shelf: Shelf): void {
  withPlace(program.command('restore').description('the matches of a backup into a store'))
    .argument('<file>', 'a file that "halcyon backup" wrote')
    .option('--replace', 'delete the matches that are there', false)
    .addHelpText('after', NOTES)
    .action((file: string, flags: RestoreFlags) => takeIn(world, file, flags));
}

async function takeIn(world: Shell, file: string, flags: RestoreFlags): Promise<void> {
  const place = placeOf(world, flags);
  const store = await openStore(place);
  try {
    const count = await restore(store, resolve(world.folder, file), flags.replace);
    openTerminal(world).say(`${count} ${count === 1 ? 'match' : 'matches'} of ${file} are now in ${describePlace(place)}.`);
  } finally {
    await store.close();
  }
}

/** `halcyon check-store`: do the stored matches come out the same on this version of the program? */
import type { Command } from 'commander';
import type { Shelf } from '../games/index.js';
import { checkStore } from '../store/check.js';
import { describePlace, openExisting } from '../store/open.js';
import { NotValid } from './files.js';
import { PLACE_NOTES, type PlaceFlags, placeOf, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
It plays every match of the store again, from its first line to its last, compares each position that was kept when it was played, and
lists the matches that differ. Run it with a new version before serving with it. It changes nothing.
Exit code 0 if all are the same, 1 if any differs.
${PLACE_NOTES}

Example:
  halcyon check-store --data /var/lib/halcyon`;

export function addCheckStore(program: Command, world: Shell, shelf: Shelf): void {
  withPlace(program.command('check-store').description('play all matches online again and list those that differ'))
    .addHelpText('after', NOTES)
    .action((flags: PlaceFlags) => check(world, shelf, flags));
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

async function check(world: Shell, shelf: Shelf, flags: PlaceFlags): Promise<void> {
  const place = placeOf(world, flags);
  const store = await openExisting(place);
  try {
    const { matches, compared, differences } = await checkStore(store, shelf);
    const terminal = openTerminal(world);
    for (const { id, words } of differences) terminal.say(`${terminal.paint.red('✗')} ${id}: ${words}`, 2);
    if (differences.length > 0) {
      throw new NotValid(
        `${differences.length} of ${many(matches, 'match', 'matches')} in ${describePlace(place)} differ on this version.`,
      );
    }
    terminal.say(
      `${terminal.paint.green('✓')} ${many(matches, 'match', 'matches')} in ${describePlace(place)} played again, ${many(compared, 'kept position', 'kept positions')} compared: all the same.`,
    );
  } finally {
    await store.close();
  }
}

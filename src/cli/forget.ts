/** `halcyon forget`: what a match knows about people is removed for good; its moves stay. */
import type { Command } from 'commander';
import type { Seat } from '../engine/game.js';
import type { Shelf } from '../games/index.js';
import { forgetIn } from '../server/operator.js';
import { openExisting } from '../store/open.js';
import { readWhole } from './flags.js';
import { MATCH_NOTES, PLACE_NOTES, type PlaceFlags, placeOf, readMatch, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
Names, talk, push targets, webhooks and the hashed addresses of everybody in the match, or of one seat (counted from 1), are taken out of its
log, and with a whole match the reports about it. The moves stay: it opens, replays and verifies as before. So do the words for the seed of
those who played, because every draw depends on them.
The server may run meanwhile or not. The files of the store are written anew, so that nothing is left in free pages; writers wait for that, which
takes seconds for each gigabyte. Backups made before still have everything, and so have PostgreSQL's own log and its archives until they expire.
A rematch is a match of its own.
${MATCH_NOTES}
${PLACE_NOTES}

Examples:
  halcyon forget --data /var/lib/halcyon 3q2-x7Tz0aYk4cWmQ9rBvA
  halcyon forget --data /var/lib/halcyon 3q2-x7Tz0aYk4cWmQ9rBvA/2`;

export function addForget(program: Command, world: Shell, shelf: Shelf): void {
  withPlace(program.command('forget').description('remove what a match online knows about its people, or about one seat'))
    .argument('<match[/seat]>', 'the id of the match; and the seat, counted from 1')
    .allowUnknownOption()
    .addHelpText('after', NOTES)
    .action((what: string, flags: PlaceFlags) => forget(world, shelf, what, flags));
}

function readWhat(text: string): { readonly match: string; readonly seat: Seat | null } {
  const [match = '', seat] = text.split('/');
  return { match: readMatch(match), seat: seat === undefined ? null : readWhole(seat, 'The seat', 1) - 1 };
}

async function forget(world: Shell, shelf: Shelf, what: string, flags: PlaceFlags): Promise<void> {
  const { match, seat } = readWhat(what);
  const store = await openExisting(placeOf(world, flags));
  try {
    const { rematch } = await forgetIn({ store, shelf, now: Date.now }, match, { seat, names: true });
    if (seat === null) await store.dropReports({ match });
    await store.scrub();
    const terminal = openTerminal(world);
    terminal.say(
      seat === null ? `The match ${match} knows nobody any more.` : `Seat ${seat + 1} of the match ${match} is nobody any more.`,
    );
    if (rematch !== null) terminal.say(`Its people went on to the match ${rematch}, which has not been touched.`);
  } finally {
    await store.close();
  }
}

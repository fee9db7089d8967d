/** `halcyon close`: whoever runs the server ends a match. */
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import { LONGEST, tidied } from '../match/settings.js';
import { closeMatch } from '../server/operator.js';
import { openExisting } from '../store/open.js';
import { MATCH_NOTES, PLACE_NOTES, type PlaceFlags, placeOf, readMatch, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
The match is over at once and has no result. Whoever is at the table is told so, with the word if there is one; it can still be looked at and
replayed, and nothing is said or played there any more. The server may run meanwhile or not. A match that is over already stays as it is.
${MATCH_NOTES}
${PLACE_NOTES}

Example:
  halcyon close --data /var/lib/halcyon --word "This table broke the rules of the house." 3q2-x7Tz0aYk4cWmQ9rBvA`;

interface CloseFlags extends PlaceFlags {
  readonly word?: string;
}

export function addClose(program: Command, world: Shell, shelf: Shelf): void {
  withPlace(program.command('close').description('end a match online, without a result'))
    .argument('<match>', 'the id of the match')
    .option('--word <sentence>', 'what its people are told besides')
    .allowUnknownOption()
    .addHelpText('after', NOTES)
    .action((match: string, flags: CloseFlags) => close(world, shelf, match, flags));
}

async function close(world: Shell, shelf: Shelf, id: string, flags: CloseFlags): Promise<void> {
  const match = readMatch(id);
  const word = tidied(flags.word ?? '');
  if ([...word].length > LONGEST.closing) throw new Complaint(`--word may have ${LONGEST.closing} letters; it has ${[...word].length}.`);
  const store = await openExisting(placeOf(world, flags));
  try {
    const done = await closeMatch({ store, shelf, now: Date.now }, match, word);
    openTerminal(world).say(done ? `The match ${match} is over.` : `The match ${match} was over already.`);
  } finally {
    await store.close();
  }
}

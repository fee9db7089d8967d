/** `halcyon reports`: the talk that people have reported. */
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import { talkIn } from '../server/operator.js';
import { openExisting } from '../store/open.js';
import type { NumberedReport, Store } from '../store/store.js';
import { readWhole } from './flags.js';
import { printable } from './layout.js';
import { PLACE_NOTES, type PlaceFlags, placeOf, withPlace } from './store-place.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

const NOTES = `
Each report shows the last things said at the table before it was made, and nothing of the game. The words are read from the match: what was
forgotten there ("halcyon forget", or thirty days after the end) is not in the report either.
What to do about one: "halcyon close <match>", "halcyon forget <match/seat>", or --done and its number, which removes it from the list.
${PLACE_NOTES}

Examples:
  halcyon reports --data /var/lib/halcyon
  halcyon reports --data /var/lib/halcyon --done 3`;

const PAGE = 100;

interface ReportsFlags extends PlaceFlags {
  readonly done?: string;
}

export function addReports(program: Command, world: Shell, shelf: Shelf): void {
  withPlace(program.command('reports').description('the talk that people have reported'))
    .option('--done <number>', 'remove this report from the list')
    .addHelpText('after', NOTES)
    .action((flags: ReportsFlags) => reports(world, shelf, flags));
}

async function reports(world: Shell, shelf: Shelf, flags: ReportsFlags): Promise<void> {
  const store = await openExisting(placeOf(world, flags));
  try {
    const terminal = openTerminal(world);
    if (flags.done !== undefined) await settle(store, readWhole(flags.done, '--done', 1), terminal);
    else await list(store, shelf, terminal);
  } finally {
    await store.close();
  }
}

async function settle(store: Store, number: number, terminal: Terminal): Promise<void> {
  if ((await store.dropReports({ number })) === 0) throw new Complaint(`There is no report ${number}.`);
  terminal.say(`Report ${number} is removed.`);
}

async function list(store: Store, shelf: Shelf, terminal: Terminal): Promise<void> {
  let count = 0;
  for (let page = await store.reports(0, PAGE); page.length > 0; page = await store.reports(page.at(-1)?.number ?? 0, PAGE)) {
    for (const report of page) await show(store, shelf, report, terminal);
    count += page.length;
  }
  if (count === 0) terminal.say('Nothing was reported.');
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function show(store: Store, shelf: Shelf, report: NumberedReport, terminal: Terminal): Promise<void> {
  const { number, match, at } = report;
  const found = await talkIn({ store, shelf }, report);
  const by = found ? `${found.game}, by ${found.by}` : 'which is not in this store any more';
  terminal.say(terminal.paint.bold(`${number}. ${timeOf(at)} UTC, match ${match}: ${printable(by)}`));
  if (found?.talk.length === 0) terminal.say('What was said has been removed.', 4);
  for (const each of found?.talk ?? []) terminal.say(`${timeOf(each.at)} ${printable(each.name)}: ${printable(each.words)}`, 4);
}

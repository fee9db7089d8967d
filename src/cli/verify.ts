/** `halcyon verify`: is this record what it claims to be? */
import type { Command } from 'commander';
import { isUndo } from '../engine/play.js';
import type { Shelf } from '../games/index.js';
import { openMatch } from './files.js';
import { list } from './layout.js';
import { winnerSentence } from './screen.js';
import { openTerminal, type Shell } from './terminal.js';

const NOTES = `
Exit code 0 if everything holds, 1 if the record does not, 2 if the file cannot be read.

Example:
  halcyon verify halcyon-bird-2026-11-15.json`;

export function addVerify(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('verify')
    .description('check a record from end to end')
    .argument('<file>', 'a record, as "save" writes it')
    .addHelpText('after', NOTES)
    .action((file: string) => verifyFile(world, shelf, file));
}

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function verifyFile(world: Shell, shelf: Shelf, file: string): void {
  const { record, table, names } = openMatch(world.folder, file, shelf);
  const terminal = openTerminal(world);
  const undos = record.entries.filter(isUndo).length;
  const forced = record.entries.filter((entry) => !isUndo(entry) && entry.forced).length;
  const over = table.state.open.length === 0;
  const checks = [
    `It is a record of the format ${record.format}: ${table.game.about.title}, rules ${record.rules}, played by ${list(names)}.`,
    'The seats and options are allowed by the rules.',
    'The seed is the one that was promised: it fits the commitment.',
    `${many(record.entries.length, 'entry', 'entries')} played again, each legal when it was made (${many(forced, 'forced answer')}, ${many(undos, 'undo')}).`,
    record.format === 'halcyon/1'
      ? 'Who agreed to which take-back is not recorded in this format, so consent was not checked.'
      : 'Every take-back that was not free was agreed to by everybody who had a say.',
    record.hash === null
      ? 'The record names no hash of its last state, so that was not compared.'
      : 'The last state is the one it claims: the hash is equal.',
    over ? `The match is over. ${winnerSentence(table.game, table.state.shared, names)}` : 'The match is not over yet.',
  ];
  for (const check of checks) terminal.say(`${terminal.paint.green('✓')} ${check}`, 2);
  terminal.say(`${file} is valid.`);
}

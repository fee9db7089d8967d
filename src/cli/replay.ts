/** `halcyon replay`: look at a match again, step by step at a terminal, or its log and one table in a pipe. */
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { Seat } from '../engine/game.js';
import { viewFor } from '../engine/view.js';
import { stateAt } from '../engine/walk.js';
import type { Shelf } from '../games/index.js';
import { type OpenedMatch, openMatch } from './files.js';
import { readWhole } from './flags.js';
import { logOf } from './log.js';
import { logLines, showEnd, tableLines } from './screen.js';
import { openTerminal, type Terminal, type World } from './terminal.js';

interface ReplayFlags {
  readonly at?: string;
  readonly seat?: string;
}

const NOTES = `
At a terminal: Enter or "next", "previous", a number to jump to, "quit". In a pipe: the log up to --at, and the table there.

Examples:
  halcyon replay halcyon-bird-2026-11-15.json
  halcyon replay halcyon-bird-2026-11-15.json --at 12 | cat
  halcyon replay match.json --seat 2`;

export function addReplay(program: Command, world: World, shelf: Shelf): void {
  program
    .command('replay')
    .description('step through a record')
    .argument('<file>', 'a record, as "save" writes it')
    .option('--at <n>', 'the table after so many entries (default: the end; at a terminal the beginning)')
    .option('--seat <n>', 'look over the shoulder of the player in this seat, 1 for the first (default: as a spectator)')
    .addHelpText('after', NOTES)
    .action(async (file: string, flags: ReplayFlags) => {
      const match = openMatch(world.folder, file, shelf);
      const terminal = openTerminal(world);
      const { length } = match.table.entries;
      const seat = flags.seat === undefined ? null : readWhole(flags.seat, '--seat', 1, match.record.seats) - 1;
      const at = flags.at === undefined ? null : readWhole(flags.at, '--at', 0, length);
      try {
        if (terminal.interactive) await stepThrough(terminal, match, seat, at ?? 0);
        else {
          terminal.print(...logLines(terminal, logOf(match.table, match.names, seat, 0, at ?? length), true));
          showAt(terminal, match, seat, at ?? length);
        }
      } finally {
        terminal.close();
      }
    });
}

function showAt(terminal: Terminal, { table, names }: OpenedMatch, seat: Seat | null, at: number): void {
  const { length } = table.entries;
  terminal.print();
  terminal.print(terminal.paint.bold(`${table.game.about.title}, after ${at} of ${length} steps`));
  terminal.print(...tableLines(terminal, table.game, viewFor(stateAt(table, at), seat), names, terminal.height - OTHER_LINES));
  if (at === length && table.state.open.length === 0) showEnd(terminal, table, names);
}

const OTHER_LINES = 8; // the title, the prompt, and what was told in this step

const GO: Readonly<Record<string, (at: number) => number | null>> = {
  next: (at) => at + 1,
  previous: (at) => at - 1,
  quit: () => null,
};

async function stepThrough(terminal: Terminal, match: OpenedMatch, seat: Seat | null, from: number): Promise<void> {
  const { table, names } = match;
  const last = table.entries.length;
  terminal.complete(Object.keys(GO));
  for (let at: number | null = from; at !== null; ) {
    terminal.clear();
    showAt(terminal, match, seat, at);
    const told = logOf(table, names, seat, 0, at).filter((line) => line.after === at);
    terminal.print(...logLines(terminal, told, false));
    at = await nextStop(terminal, at, last);
  }
}

async function nextStop(terminal: Terminal, at: number, last: number): Promise<number | null> {
  for (;;) {
    const typed = (await terminal.ask(`Step ${at} of ${last}. [next], previous, a number, quit> `)).trim().toLowerCase() || 'next';
    try {
      const name = Object.keys(GO).find((command) => command.startsWith(typed));
      const go = name === undefined ? undefined : GO[name];
      if (!go) return readWhole(typed, 'The step', 0, last);
      const to = go(at);
      if (to === null || (to >= 0 && to <= last)) return to;
      terminal.say(to < 0 ? 'This is the beginning.' : 'This is the end.');
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      terminal.say(error.message);
    }
  }
}

/** `halcyon replay`: look at a match again, step by step at a terminal, or its log and one table in a pipe. */

import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame } from '../engine/game.js';
import type { MatchRecord } from '../engine/record.js';
import type { Shelf } from '../games/index.js';
import { linesOfRecord } from '../match/begin.js';
import type { Moment, Session } from '../match/client.js';
import { hostHere, sessionOf } from '../match/here.js';
import { journalOf } from '../match/picture.js';
import { openMatch } from './files.js';
import { readWhole } from './flags.js';
import { logLines, showEnd, tableLines } from './screen.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

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

export function addReplay(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('replay')
    .description('step through a record')
    .argument('<file>', 'a record, as "save" writes it')
    .option('--at <n>', 'the table after so many entries (default: the end; at a terminal the beginning)')
    .option('--seat <n>', 'look over the shoulder of the player in this seat, 1 for the first (default: as a spectator)')
    .addHelpText('after', NOTES)
    .action(async (file: string, flags: ReplayFlags) => {
      const { record, names } = openMatch(world.folder, file, shelf);
      const last = record.entries.length;
      const seat = flags.seat === undefined ? null : readWhole(flags.seat, '--seat', 1, record.seats) - 1;
      const at = flags.at === undefined ? null : readWhole(flags.at, '--at', 0, last);
      const hosted = await hostHere(linesOfRecord({ ...record, names }, [], Date.now(), shelf), shelf);
      const terminal = openTerminal(world);
      const session = sessionOf(hosted, seat);
      const shown: Shown = { terminal, game: hosted.game, names, session, record };
      try {
        if (terminal.interactive) await stepThrough(shown, at ?? 0);
        else {
          terminal.print(...logLines(terminal, journalOf(hosted.game, session.now.journal, names, at ?? last), true));
          await showAt(shown, at ?? last);
        }
      } finally {
        terminal.close();
        hosted.close();
      }
    });
}

/** A match that is looked at again, as one seat or a spectator saw it. */
interface Shown {
  readonly terminal: Terminal;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly session: Session;
  readonly record: MatchRecord;
}

async function showAt({ terminal, game, names, session, record }: Shown, at: number): Promise<Moment> {
  const { length } = record.entries;
  const moment = await session.at(at);
  const { shared, open } = moment.view;
  terminal.print();
  terminal.print(terminal.paint.bold(`${game.about.title}, after ${at} of ${length} steps`));
  terminal.print(...tableLines(terminal, game, moment.view, names, terminal.height - OTHER_LINES));
  if (open.length === 0) showEnd(terminal, game, shared, names, record);
  return moment;
}

const OTHER_LINES = 8; // the title, the prompt, and what was told in this step

const GO: Readonly<Record<string, (at: number) => number | null>> = {
  next: (at) => at + 1,
  previous: (at) => at - 1,
  quit: () => null,
};

async function stepThrough(shown: Shown, from: number): Promise<void> {
  const { terminal, game, names, record } = shown;
  terminal.complete(Object.keys(GO));
  for (let at: number | null = from; at !== null; ) {
    terminal.clear();
    const { happened } = await showAt(shown, at);
    terminal.print(...logLines(terminal, journalOf(game, happened, names), false));
    at = await nextStop(terminal, at, record.entries.length);
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

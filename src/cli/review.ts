/** `halcyon review`: what was luck in a finished match, what was decided, and where something better was there to do. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { winners } from '../engine/standings.js';
import type { Shelf } from '../games/index.js';
import { lineOf, partOf, type Review, review, usualBudget } from '../review/index.js';
import { type OpenedMatch, openMatch, withFile } from './files.js';
import { readWhole } from './flags.js';
import { pad, widthOf } from './layout.js';
import { progressOn } from './progress.js';
import { reviewPage } from './review-page.js';
import { headlineWords, momentWords, REACH, type ReviewedMatch, SEATS_HEAD, seatCells, toldMoments } from './review-words.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

interface ReviewFlags {
  readonly html?: string;
  readonly json?: true;
  readonly percent: string;
  readonly times?: true;
}

const NOTES = `
For every seat start + luck + decisions + others' decisions = end: the chance to win, in per cent; alone the points. The luck of all seats adds up to
nothing, and the deal is luck, too. A decision is judged by what its seat could know; docs/review.md tells how.
The first pass takes seconds, the second up to minutes; --percent spends less on both, or more.

Examples:
  halcyon review halcyon-bird-2026-11-15.json
  halcyon review match.json --html review.html
  halcyon review match.json --json --percent 25 | jq .seats`;

export function addReview(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('review')
    .description('tell luck from decisions in a finished match')
    .argument('<file>', 'a record, as "save" writes it')
    .option('--html <page>', 'write a page with curves and tables that needs nothing but itself')
    .option('--json', 'print all of it as JSON, which ends with "seats"')
    .option('--percent <n>', 'how much of the usual playouts are spent', '100')
    .option('--times', 'say on standard error what each pass took, and how sure the figures are')
    .addHelpText('after', NOTES)
    .action((file: string, flags: ReviewFlags) => reviewFile(world, shelf, file, flags));
}

function reviewFile(world: Shell, shelf: Shelf, file: string, { html, json, percent, times }: ReviewFlags): void {
  const part = readWhole(percent, 'The percentage', 1, 1000) / 100;
  const match = openMatch(world.folder, file, shelf);
  const found = reviewOf(world, match, part, times ?? false);
  const reviewed = { match, line: lineOf(match.table.game, match.record), found };
  const terminal = openTerminal(world);
  if (html !== undefined) {
    withFile(html, () => writeFileSync(resolve(world.folder, html), reviewPage(reviewed)));
    if (!json) terminal.print(`The review is ${html}.`);
  }
  const { seats, ...rest } = found;
  if (json) terminal.print(JSON.stringify({ game: match.record.game, names: match.names, ...rest, seats }, null, 1));
  else if (html === undefined) show(terminal, reviewed);
}

/** All of it, with a bar for each pass on standard error. */
function reviewOf(world: Shell, { table, record }: OpenedMatch, part: number, times: boolean): Review {
  const going = review(table.game, record, partOf(usualBudget(table.game, record.seats), part));
  let progress: ((done: number) => boolean) | null = null;
  let pass = '';
  let began = process.cpuUsage();
  for (let step = going.next(); ; step = going.next()) {
    const now = step.value;
    if (times && pass !== '' && now.pass !== pass) {
      const { user, system } = process.cpuUsage(began);
      world.errors.write(`${pass === 'rough' ? 'First' : 'Second'} pass: ${((user + system) / 1e6).toFixed(1)} s of a core\n`);
      began = process.cpuUsage();
    }
    if (now.pass !== pass && !step.done)
      progress = progressOn(world.errors, now.all, 0, now.pass === 'rough' ? 'steps, roughly' : 'steps, closely');
    pass = now.pass;
    progress?.(now.done);
    if (!step.done) continue;
    if (times) world.errors.write(`${surenessOf(now)}\n`);
    return now;
  }
}

/** The largest standard errors, in what the figures are measured in. */
function surenessOf({ positions, moments, unit }: Review): string {
  const most = (errors: readonly number[]): string => {
    const error = Math.max(0, ...errors);
    return unit === 'share' ? `${(100 * error).toFixed(1)} %` : `${error.toFixed(2)} ${unit}`;
  };
  const chances = positions.flatMap(({ truly, knew }) => [...truly, ...knew].map(({ error }) => error));
  return `Largest standard errors: ${most(chances)} of a chance, ${most(moments.map(({ judgement }) => judgement?.loss.error ?? 0))} of a loss`;
}

function show(terminal: Terminal, reviewed: ReviewedMatch): void {
  const { match, found } = reviewed;
  const { table, names } = match;
  const won = winners(table.game, table.state.shared);
  terminal.print(terminal.paint.bold(`${table.game.about.title}, ${found.moments.length} steps`), '');
  const rows = [SEATS_HEAD, ...found.seats.map((_, seat) => [names[seat] ?? '', ...seatCells(found, seat)])];
  const widths = SEATS_HEAD.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  for (const row of rows)
    terminal.print(row.map((cell, i) => (i === 0 ? pad(cell, widths[0] ?? 0) : cell.padStart((widths[i] ?? 0) + 2))).join(''));
  terminal.print(terminal.paint.dim(REACH), '');
  for (const [seat, sums] of found.seats.entries()) terminal.say(headlineWords(names[seat] ?? '', sums, won.includes(seat), found), 2);
  for (const [seat, name] of names.entries()) {
    const told = toldMoments(found, seat);
    if (told.length === 0) continue;
    terminal.print('', terminal.paint.bold(name));
    for (const moment of told) terminal.say(`  ${momentWords(reviewed, moment, seat)}`, 4);
  }
  if (found.budget.fine.horizon !== null)
    terminal.say('Matches of this game are long: they were not played out to the end but to a horizon, and estimated there.');
}

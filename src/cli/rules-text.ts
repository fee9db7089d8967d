/** A game's RULES.md on the terminal: all of it, one section, or one clause. */
import { readFileSync } from 'node:fs';
import { Complaint } from '../engine/complaint.js';
import { type Block, type Clause, rulesOf, type Section, tableCells, within } from '../games/kit/clauses.js';
import { withFile } from './files.js';
import { hang, pad, widthOf } from './layout.js';
import type { Terminal } from './terminal.js';

export function showRules(terminal: Terminal, game: string, wanted: string): void {
  const file = new URL(`../games/${game}/RULES.md`, import.meta.url);
  const rules = rulesOf(withFile(`${game}/RULES.md`, () => readFileSync(file, 'utf8')));
  const { sections } = rules;
  if (wanted === '') {
    showHeading(terminal, rules.title);
    showBlocks(terminal, rules.opening);
  }
  const whole = sections.filter(({ number }) => wanted === '' || number === wanted);
  for (const section of whole) showSection(terminal, section);
  if (whole.length > 0) return;
  const found = sections.flatMap(({ clauses }) => clauses.filter(({ number }) => within(number, wanted.toLowerCase())));
  for (const clause of found) showClause(terminal, clause);
  if (found.length > 0) return;
  const titles = sections.map(({ number, title }) => `${number} ${title}`.trim());
  throw new Complaint(`The rules have no clause ${wanted}. Their sections are: ${titles.join('; ')}.`);
}

function showHeading(terminal: Terminal, words: string): void {
  terminal.print();
  terminal.say(terminal.paint.bold(terminal.paint.yellow(words)));
}

function showSection(terminal: Terminal, { number, title, opening, clauses }: Section): void {
  showHeading(terminal, `${number} ${title}`.trim());
  showBlocks(terminal, opening);
  for (const clause of clauses) {
    if (clause.heading !== '') showHeading(terminal, clause.heading);
    showClause(terminal, clause);
  }
}

function showClause(terminal: Terminal, { number, blocks: [first, ...more] }: Clause): void {
  if (first) showBlocks(terminal, [first], number === '' ? '' : terminal.paint.bold(number.padEnd(6)));
  showBlocks(terminal, more);
}

function showBlocks(terminal: Terminal, blocks: readonly Block[], mark = ''): void {
  for (const { kind, lines } of blocks) {
    terminal.print();
    if (kind === 'grid')
      showGrid(
        terminal,
        lines.map((line) => tableCells(line).map(unmarked)),
      );
    else if (kind === 'plain') terminal.print(...lines);
    else terminal.print(...hang(mark, unmarked(lines.join(' ')), terminal.width));
  }
}

const unmarked = (text: string): string => text.replace(/\*\*|`/g, '');

/** In columns where they fit; else row by row, with the head of each column before its cell. */
function showGrid(terminal: Terminal, [head = [], , ...rows]: readonly string[][]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))));
  const fits = widths.reduce((sum, width) => sum + width + 2, 0) <= terminal.width;
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => pad(row[column] ?? '', width + 2))
      .join('')
      .trimEnd();
  if (fits) {
    terminal.print(terminal.paint.dim(line(head)));
    for (const row of rows) terminal.print(line(row));
    return;
  }
  for (const row of rows) terminal.say(`· ${row.map((cell, column) => `${head[column]}: ${cell}`).join('; ')}`, 2);
}

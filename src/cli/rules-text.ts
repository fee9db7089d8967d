/** A game's RULES.md on the terminal: all of it, one section, or one clause. */
import { readFileSync } from 'node:fs';
import { Complaint } from '../engine/complaint.js';
import { withFile } from './files.js';
import { hang, pad, widthOf } from './layout.js';
import type { Terminal } from './terminal.js';

/** A paragraph, heading or table. What belongs to a clause carries its number, "4.3b"; what belongs to a section alone carries "4". */
interface Block {
  readonly lines: readonly string[];
  readonly clause: string;
}

function blocksOf(markdown: string): Block[] {
  let clause = '';
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const number = /^## (\d+)\b/.exec(block) ?? /^\*\*(\d+\.\d+[a-z]?)\*\*/.exec(block);
      clause = number?.[1] ?? clause;
      return { lines: block.split('\n'), clause };
    });
}

/** 4 holds 4.3, and 4.3 holds 4.3b, but 4.1 does not hold 4.10. */
const within = (clause: string, wanted: string): boolean =>
  clause === wanted || (clause.startsWith(wanted) && !/^\d/.test(clause.slice(wanted.length)));

export function showRules(terminal: Terminal, game: string, wanted: string): void {
  const file = new URL(`../games/${game}/RULES.md`, import.meta.url);
  const all = blocksOf(withFile(`${game}/RULES.md`, () => readFileSync(file, 'utf8')));
  const found = wanted === '' ? all : all.filter((block) => within(block.clause, wanted.toLowerCase()));
  if (found.length === 0) {
    const sections = all.flatMap(({ lines }) => /^## (.*)/.exec(lines[0] ?? '')?.[1] ?? []);
    throw new Complaint(`The rules have no clause ${wanted}. Their sections are: ${sections.join('; ')}.`);
  }
  for (const block of found) {
    terminal.print();
    showBlock(terminal, block);
  }
}

const unmarked = (text: string): string => text.replace(/\*\*|`/g, '');

function showBlock(terminal: Terminal, { lines }: Block): void {
  const [first = ''] = lines;
  const { bold, yellow } = terminal.paint;
  const heading = /^#+ (.*)/.exec(first)?.[1];
  if (heading !== undefined) terminal.say(bold(yellow(heading)));
  else if (first.startsWith('|')) showGrid(terminal, lines.map(cellsOf));
  else {
    const [, clause = '', rest = ''] = /^(?:\*\*(.*?)\*\* )?(.*)$/s.exec(lines.join(' ')) ?? [];
    terminal.print(...hang(clause === '' ? '' : bold(clause.padEnd(6)), unmarked(rest), terminal.width));
  }
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => unmarked(cell.trim()));

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

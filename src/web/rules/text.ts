/** The rules of a game as the reader shows them: its sections for players, in order, with what is found by a clause's number. */
import { type Block, type Clause, forPlayers, rulesOf, type Section, tableCells, within } from '../../games/kit/clauses.js';
import type { ClauseLine } from './search.js';

export interface Text {
  readonly sections: readonly Section[];
  readonly isClause: (number: string) => boolean;
  readonly sectionOf: (number: string) => Section | undefined; // of a section's or a clause's number
  readonly lines: readonly ClauseLine[];
}

const unmarked = (words: string): string => words.replace(/\*\*|`|(?<=^|\s)\*(?=\S)|(?<=\S)\*(?=\s|$)/g, '');

/** A block in one line of plain words. */
function plainly({ kind, lines }: Block): string {
  if (kind === 'plain') return '';
  if (kind !== 'grid') return unmarked(lines.join(' '));
  return rowsOf({ kind, lines }).join('; ');
}

const rowsOf = ({ lines: [, , ...rows] }: Block): string[] => rows.map((row) => tableCells(row).map(unmarked).join(', '));

const lineOf = ({ number, blocks }: Clause): ClauseLine => ({ number, text: blocks.map(plainly).join(' ').trim() });

export function textOf(markdown: string): Text {
  const sections = forPlayers(rulesOf(markdown));
  const numbers = new Set(sections.flatMap(({ clauses }) => clauses.map(({ number }) => number)));
  const rulings = sections.flatMap(({ number, opening, clauses }) =>
    clauses.length > 0
      ? []
      : opening.filter(({ kind }) => kind === 'grid').flatMap((block) => rowsOf(block).map((text) => ({ number, text }))),
  );
  return {
    sections,
    isClause: (number) => numbers.has(number),
    sectionOf: (wanted) =>
      sections.find(({ number }) => number === wanted) ??
      sections.find(({ clauses }) => clauses.some(({ number }) => within(number, wanted))),
    lines: [...sections.flatMap(({ clauses }) => clauses.filter(({ number }) => number !== '').map(lineOf)), ...rulings],
  };
}

const LONGEST = 30; // letters of a title made of a clause's first words

/** What stands for a clause in the contents: its title, or its first words. */
export function titleOf({ number, blocks }: Clause, titles: Readonly<Record<string, string>>): string {
  const text = unmarked(blocks[0]?.lines.join(' ') ?? '');
  const [first = ''] = text.split(/[.:;,(]/);
  const short = first.length <= LONGEST ? first : `${first.slice(0, first.lastIndexOf(' ', LONGEST))} …`;
  return titles[number] ?? short;
}

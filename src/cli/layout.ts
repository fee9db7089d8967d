/** Text on a grid of letters: widths, wrapping, boxes side by side. Knows no games. */
import { stripVTControlCharacters } from 'node:util';

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns a text takes on the screen; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of stripVTControlCharacters(text)) width += NO_WIDTH.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1;
  return width;
}

/** Without the control characters with which a name or a file from elsewhere could command the terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

function cut(word: string, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && widthOf(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

/** Breaks a text between words into lines of at most `width` columns; all but the first are indented. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  const room = Math.max(8, width - indent);
  let line = '';
  for (const word of text.split(' ')) {
    const space = line === '' ? '' : ' ';
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > (lines.length === 0 ? Math.max(8, width) : room)) {
      lines.push(line);
      line = '';
    } else {
      line += space;
    }
    const pieces = cut(word, room);
    for (const piece of pieces.slice(0, -1)) lines.push(line + piece);
    line = pieces.length > 1 ? (pieces.at(-1) ?? '') : line + word;
  }
  lines.push(line);
  return lines.map((text, i) => (i === 0 ? text : ' '.repeat(indent) + text));
}

export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** How the parts of a box are coloured, or left alone. */
export interface Ink {
  readonly frame: (text: string) => string;
  readonly heading: (text: string) => string;
}

const FRAME = 4; // a line and a blank on either side
const NARROWEST = 30;

const bodyOf = (section: TextSection, width: number): string[] => section.lines.flatMap((line) => wrap(line, width - FRAME, 2));

function box(section: TextSection, width: number, height: number, ink: Ink): string[] {
  const inside = width - FRAME;
  const [heading = ''] = wrap(section.heading, inside - 1);
  const body = bodyOf(section, width);
  while (body.length < height) body.push('');
  return [
    `${ink.frame('╭─ ')}${ink.heading(heading)}${ink.frame(` ${'─'.repeat(Math.max(0, inside - widthOf(heading) - 1))}╮`)}`,
    ...body.map((line) => `${ink.frame('│')} ${pad(line, inside)} ${ink.frame('│')}`),
    ink.frame(`╰${'─'.repeat(width - 2)}╯`),
  ];
}

/** One row of boxes, equally high and together as wide as the screen. */
function row(sections: readonly TextSection[], width: number, ink: Ink): string[] {
  const space = width - (sections.length - 1);
  const widths = sections.map((_, i) => Math.floor(space / sections.length) + (i < space % sections.length ? 1 : 0));
  const height = Math.max(...sections.map((section, i) => bodyOf(section, widths[i] ?? width).length));
  const drawn = sections.map((section, i) => box(section, widths[i] ?? width, height, ink));
  return Array.from({ length: height + 2 }, (_, line) => drawn.map((lines) => lines[line] ?? '').join(' '));
}

/** A row of a board, its squares apart by bars, is of no use when it is folded: such a section has a row to itself. */
const isTooWide = ({ lines }: TextSection, column: number): boolean =>
  lines.some((line) => line.includes(' | ') && widthOf(line) > column - FRAME);

function inRowsOf(count: number, sections: readonly TextSection[], width: number, ink: Ink): string[] {
  const column = Math.floor((width + 1) / count) - 1;
  const rows: TextSection[][] = [[]];
  for (const section of sections) {
    const last = rows.at(-1) ?? [];
    if (last.length === count || last.some((each) => isTooWide(each, column)) || (last.length > 0 && isTooWide(section, column))) {
      rows.push([section]);
    } else last.push(section);
  }
  return rows.flatMap((each) => row(each, width, ink));
}

/** The sections as boxes, with as many side by side as makes the whole lowest. */
export function boxes(sections: readonly TextSection[], width: number, ink: Ink): string[] {
  let best = inRowsOf(1, sections, width, ink);
  for (let count = 2; count <= sections.length && (width + 1) / count - 1 >= NARROWEST; count++) {
    const lines = inRowsOf(count, sections, width, ink);
    if (lines.length < best.length) best = lines;
  }
  return best;
}

/** The sections without frames, one paragraph each, for screens that are too low for boxes. */
export function paragraphs(sections: readonly TextSection[], width: number, ink: Ink): string[] {
  const widest = Math.min(NARROWEST / 2, Math.max(...sections.map(({ heading }) => widthOf(heading))));
  return sections.flatMap(({ heading, lines }) => hang(`${ink.heading(pad(heading, widest))}  `, lines.join(' · '), width));
}

/** A text after a mark: its further lines begin under its first. */
export function hang(mark: string, text: string, width: number): string[] {
  const indent = widthOf(mark);
  return wrap(text, width - indent).map((line, i) => (i === 0 ? mark : ' '.repeat(indent)) + line);
}

/** The first of a thing, for people: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(n: number): string {
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo" */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

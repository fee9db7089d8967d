/** The rules as players read them: sentences in pieces, the search, and of every game that nothing is lost, nothing strange is shown and all that is pointed to exists. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../engine/record.js';
import { games } from '../../games/index.js';
import { clausesIn, rulesOf } from '../../games/kit/clauses.js';
import { Dictionary } from '../kit/bar/Signs.js';
import { piecesOf, signedPieces } from '../kit/book/pieces.js';
import { FirstPage } from './FirstPage.js';
import { openRules, type Shelfmark } from './library.js';
import { positionOf } from './position.js';
import { SectionPage } from './SectionPage.js';
import { excerpt, find, placesOf } from './search.js';
import { titleOf } from './text.js';

describe('a sentence of the rules', () => {
  const reading = {
    signWords: [
      ['clover power', 'power'],
      ['birds?', 'bird'],
    ] as const,
    isClause: (number: string) => number === '4.4b',
  };
  const inShort = (text: string) =>
    piecesOf(text, reading).map((piece) =>
      piece.kind === 'sign' ? `{${piece.sign}}` : piece.kind === 'clause' ? `[${piece.clause}]` : piece.text,
    );

  it('has a sign after the first word that names it, and only there', () => {
    expect(inShort('Birds cost clover power; a bird counts.')).toEqual([
      'Birds\u00a0',
      '{bird}',
      ' cost clover power\u00a0',
      '{power}',
      '; a bird counts.',
    ]);
  });

  it('has no sign within a longer word', () => {
    expect(inShort('A birdsong is a bird-like thing.')).toEqual(['A birdsong is a bird-like thing.']);
  });

  it('leads to the clauses it names, and takes no figure for one', () => {
    expect(inShort('See 4.4b, 4.5, $4.40 and 4.4 %.')).toEqual(['See ', '[4.4b]', ', ', '4.5', ', $4.40 and 4.4 %.']);
  });

  it('of a book says where its signs and clauses stand', () => {
    expect(signedPieces('**Two** {power:2} pay; see §4.4b.')).toEqual([
      { kind: 'bold', text: 'Two' },
      { kind: 'words', text: ' ' },
      { kind: 'sign', sign: 'power', figure: '2' },
      { kind: 'words', text: ' pay; see ' },
      { kind: 'clause', clause: '4.4b' },
      { kind: 'words', text: '.' },
    ]);
  });
});

describe('a search', () => {
  const things = [
    { name: 'Black bird', what: 'upsets the others', picture: null, clause: '2.1' },
    { name: 'Clover', what: 'a black stalk', picture: null, clause: '2.1' },
  ];
  const lines = [
    { number: '4.3', text: 'Black bird: it upsets everybody but you.' },
    { number: '4.3e', text: 'Then the hen waits for the crow.' },
    { number: '5.1', text: 'The end.' },
  ];
  const all = { things, lines, alike: [['black bird', 'crow']] };
  const foundBy = (query: string) => {
    const { things: cards, lines: said, also } = find(all, query);
    return [cards.map(({ name }) => name), said.map(({ number }) => number), also.lines.map(({ number }) => number)];
  };

  it('gives things first, named before described, then clauses, then what is alike', () => {
    expect(foundBy('black')).toEqual([['Black bird', 'Clover'], ['4.3'], ['4.3e']]);
    expect(foundBy('crow')).toEqual([['Black bird'], ['4.3e'], ['4.3']]);
    expect(find(all, 'black').also.words).toEqual(['crow']);
  });

  it('finds beginnings of words, whatever their case and accents, and a clause by its number', () => {
    expect(foundBy('UPS')).toEqual([['Black bird'], ['4.3'], []]);
    expect(foundBy('hen')[1]).toEqual(['4.3e']);
    expect(placesOf('Café au lait', 'cafe')).toEqual([[0, 4]]);
    expect(foundBy('5.1')[1]).toEqual(['5.1']);
  });

  it('begins with two letters, takes nothing for a pattern, and may find nothing', () => {
    expect(foundBy('b')).toEqual([[], [], []]);
    expect(foundBy('.*')).toEqual([[], [], []]);
    expect(foundBy('dragon')).toEqual([[], [], []]);
  });

  it('shows the words around what was found, with every second piece marked', () => {
    expect(excerpt('Black bird: it is a black bird.', ['black'])).toEqual(['', 'Black', ' bird: it is a ', 'black', ' bird.']);
    const long = `${'word '.repeat(60)}black ${'word '.repeat(60)}`;
    const [before = '', word, after = ''] = excerpt(long, ['black']);
    expect([before.startsWith('…'), word, after.endsWith('…')]).toEqual([true, 'black', true]);
  });
});

const READ = await Promise.all(Object.keys(games).map(async (id): Promise<[string, Shelfmark]> => [id, await openRules(id)]));
const markdownOf = (id: string): string => readFileSync(`src/games/${id}/RULES.md`, 'utf8');
const nothing = (): void => undefined;

const plain = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '') // signs have letters in them
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

function inFrame({ drawn }: Shelfmark, page: React.ReactElement): string {
  return renderToStaticMarkup(createElement(Dictionary, { value: new Map((drawn?.signs ?? []).map((sign) => [sign.id, sign])) }, page));
}

const pagesOf = (found: Shelfmark): readonly string[] => [
  inFrame(found, createElement(FirstPage, { found, open: nothing })),
  ...found.text.sections.map((section) =>
    inFrame(found, createElement(SectionPage, { found, section, clause: section.number, open: nothing, here: null })),
  ),
  ...(found.book ? [inFrame(found, createElement(found.book.Aid))] : []),
];

describe.each(READ)('the reader of %s', (id, found) => {
  const pages = pagesOf(found);
  const { book, drawn, text } = found;

  it('has every clause that is for players, with all its words', () => {
    const read = plain(pages.join(' '));
    const marked = rulesOf(markdownOf(id)).sections.flatMap((section) =>
      section.clauses.filter((clause) => !section.forPlayers || !clause.forPlayers).map(({ number }) => number),
    );
    const wanted = clausesIn(markdownOf(id)).filter((number) => !marked.includes(number));
    expect(wanted.length).toBeGreaterThan(30);
    for (const number of wanted) {
      const line = text.lines.find((each) => each.number === number);
      expect(pages.join(), number).toContain(`id="c${number}"`);
      const words = line?.text.split(/[;,.:]/).filter((part) => part.trim() !== '') ?? [];
      expect(words.length, number).toBeGreaterThan(0);
      for (const part of words) expect(read.replaceAll(' ', ''), number).toContain(part.replace(/\s+/g, ''));
    }
  });

  it('shows no statistics, no commands and no names of options', () => {
    const read = plain(pages.join(' '));
    expect(read).not.toMatch(/\d %|\bnpx\b|halcyon |confidence|simulat/);
    const keys = Object.keys(games[id]?.options ?? {}).filter((key) => /[A-Z]/.test(key));
    for (const key of keys) expect(read).not.toMatch(new RegExp(`\\b${key}\\b`));
  });

  it('has a book whose clauses and signs exist', () => {
    expect(book).not.toBeNull();
    const signs = new Set(drawn?.signs.map((sign) => sign.id));
    const shown = pages.flatMap((page) => Array.from(page.matchAll(/data-sign="([^"]+)"/g), ([, sign = '']) => sign));
    for (const sign of [...shown, ...(book?.signWords.map(([, each]) => each) ?? [])]) expect(signs).toContain(sign);
    const printed = Array.from(pages.at(-1)?.matchAll(/<i[^>]*>([\d.a-z, ]+)<\/i>/g) ?? [], ([, numbers = '']) =>
      numbers.split(', '),
    ).flat();
    expect(printed.length).toBeGreaterThan(8);
    for (const number of [...printed, ...Object.keys(book?.titles ?? {}), ...(book?.things.map(({ clause }) => clause) ?? [])])
      expect(text.sectionOf(number), number).toBeDefined();
  });

  it('says what would help by clauses and signs that exist, in a sentence', () => {
    const signs = new Set(drawn?.signs.map((sign) => sign.id));
    const helps = Object.entries(book?.helps ?? {});
    expect(helps.length).toBeGreaterThan(0);
    for (const [number, words] of helps) {
      expect(text.sectionOf(number), number).toBeDefined();
      expect(
        text.lines.some((line) => line.number === number),
        number,
      ).toBe(true);
      expect(words, number).toMatch(/^[A-Z].*\.$/);
      for (const piece of signedPieces(words)) if (piece.kind === 'sign') expect(signs, number).toContain(piece.sign);
    }
  });

  it('has titles that fit beside the text, and a goal that fits on a line', () => {
    for (const [number, title] of Object.entries(book?.titles ?? {})) expect(title.length, number).toBeLessThanOrEqual(24);
    for (const { clauses } of text.sections) for (const clause of clauses) expect(titleOf(clause, {}).length).toBeLessThanOrEqual(32);
    expect(book?.goal.heading.length).toBeLessThanOrEqual(38);
  });

  it('shows positions of recorded matches, one for nearly every section', async () => {
    const chosen = Object.entries(book?.examples ?? {});
    expect(chosen.length).toBeGreaterThan(text.sections.length * 0.7);
    for (const [section, example] of chosen) {
      expect(text.sectionOf(section)?.number).toBe(section);
      const record = parseRecord(JSON.stringify((await (example.record ?? book?.record)?.())?.default));
      expect(example.entry).toBeLessThanOrEqual(record.entries.length);
      const { position } = positionOf(found.game, record, example.entry);
      expect(position.questions.length > 0 || example.entry === record.entries.length, `${section} asks something`).toBe(true);
    }
  }, 30_000);
});

/** Text on a grid of letters. */
import { describe, expect, it } from 'vitest';
import { boxes, hang, list, ordinal, pad, paragraphs, printable, widthOf, wrap } from './layout.js';

const plain = { frame: (text: string) => text, heading: (text: string) => text };

describe('the width of a text', () => {
  it('counts wide letters twice, accents and colours not at all', () => {
    expect(widthOf('Ada')).toBe(3);
    expect(widthOf('幸せ')).toBe(4);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf('🐦')).toBe(2);
    expect(widthOf('\x1b[1mAda\x1b[22m')).toBe(3);
  });

  it('is what padding fills up to', () => {
    expect(pad('幸', 4)).toBe('幸  ');
    expect(pad('long enough', 4)).toBe('long enough');
  });
});

describe('wrapping', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  });

  it('leaves a short text alone', () => {
    expect(wrap('short', 20)).toEqual(['short']);
    expect(wrap('', 20)).toEqual(['']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(wrap('abcdefghijklmnop', 8)).toEqual(['abcdefgh', 'ijklmnop']);
  });

  it('never exceeds the width, whatever the words', () => {
    const text = 'a bb 幸せの鳥 cccc dddddddddddddddddddd ee f ggggggg 🐦🐦🐦 h';
    for (let width = 10; width < 40; width++) {
      for (const line of wrap(text, width, 2)) expect(widthOf(line)).toBeLessThanOrEqual(width);
    }
  });

  it('keeps the further lines under the first one', () => {
    expect(hang(' 1  ', 'take a clover', 12)).toEqual([' 1  take a', '    clover']);
  });
});

describe('boxes', () => {
  const sections = [
    { heading: 'Field', lines: ['clover', 'a red bird that flips again'] },
    { heading: 'Ada', lines: ['one bird'] },
    { heading: 'Ben', lines: [] },
  ];

  it('are all as wide as the screen, on screens of any width', () => {
    for (let width = 40; width <= 100; width++) {
      for (const line of boxes(sections, width, plain)) expect(widthOf(line)).toBe(width);
    }
  });

  it('stand side by side where there is room and below each other where there is not', () => {
    expect(boxes(sections, 100, plain).length).toBe(4);
    expect(boxes(sections, 40, plain).length).toBe(9);
  });

  it('show every word', () => {
    const drawn = boxes(sections, 40, plain).join('\n');
    for (const word of ['Field', 'clover', 'flips again', 'Ada', 'one bird', 'Ben']) expect(drawn).toContain(word);
  });

  it('give way to paragraphs on low screens', () => {
    expect(paragraphs(sections, 60, plain)).toEqual(['Field  clover · a red bird that flips again', 'Ada    one bird', 'Ben    ']);
  });

  it('do not fold the rows of a board: it has a row to itself, and what does not fit beside it comes below', () => {
    const board = { heading: 'Land', lines: ['a1 F2 b6 | b1 R1 b3 | c1 P5 | d1 P5 | e1 R1'] };
    const drawn = boxes(
      [{ heading: 'Round', lines: ['1'] }, board, { heading: 'Ada', lines: ['x'] }, { heading: 'Ben', lines: ['y'] }],
      80,
      plain,
    );
    expect(drawn.some((line) => line.includes(board.lines[0] ?? ''))).toBe(true);
    expect(drawn.filter((line) => line.includes('╭')).length).toBe(3);
  });
});

it('takes the power to command the terminal out of a text', () => {
  expect(printable('\x1b[2JAda\u202e\n')).toBe('[2JAda');
});

it('counts places and joins names as people do', () => {
  expect([1, 2, 3, 4, 11, 12, 21].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st']);
  expect(list(['Ada'])).toBe('Ada');
  expect(list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
});

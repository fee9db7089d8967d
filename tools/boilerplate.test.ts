/** What counts as boilerplate, and how little of it the smallest games have. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { countFolder, countIn, shareOf } from './boilerplate.js';

const linesOf = (file: string, source: string) => countIn(file, source).boilerplate.map(({ line }) => line);

describe('boilerplate', () => {
  test('is a whole file where the file is nothing else', () => {
    expect(linesOf('rules/clone.ts', '/** Copies. */\n\nexport const clone = 1;\n')).toHaveLength(3);
  });

  test('is a declaration with the comment above it, up to where it ends', () => {
    const source = [
      "import { atSeat } from '../../kit/seats.js';",
      '',
      '/** Who sits there. */',
      'export function playerAt(shared: Shared, seat: Seat): Player {',
      '  return atSeat(shared.players, seat);',
      '}',
      '',
      '/** R 4.1. */',
      'export function flip(s: State): void {',
      '  many();',
      '}',
    ].join('\n');
    expect(linesOf('rules/table.ts', source)).toEqual(source.split('\n').slice(2, 6));
  });

  test('is what index.ts passes on, and not what it decides', () => {
    const source = "import { box } from './box.js';\n\nexport const bird = {\n  id: box.id,\n  rules: 1,\n  words,\n  longest: 7,\n};\n";
    expect(linesOf('index.ts', source)).toEqual(["import { box } from './box.js';", '  id: box.id,', '  words,']);
    expect(linesOf('words/index.ts', source)).toEqual([]);
  });

  test('is the bundle of types and its short names, and not what lies on the table', () => {
    const source =
      'export interface Shared {\n  field: Card[];\n}\n\nexport interface BirdTypes extends GameTypes {\n  shared: Shared;\n}\n\nexport type BirdState = State<BirdTypes>;\n';
    expect(linesOf('rules/types.ts', source)).toEqual([
      'export interface BirdTypes extends GameTypes {',
      '  shared: Shared;',
      '}',
      'export type BirdState = State<BirdTypes>;',
    ]);
  });
});

test.each(['../src/games/bird', './new-game/sample'])('%s has less than 15 of 100 lines of it, with and without its tests', (folder) => {
  const counted = countFolder(fileURLToPath(new URL(folder, import.meta.url)));
  const game = counted.filter(({ file }) => !/\.(test|build)\.ts$/.test(file));
  expect(game.length).toBeGreaterThan(10);
  expect(shareOf(game).boilerplate).toBeGreaterThan(20); // it does find something
  expect(shareOf(game).share).toBeLessThan(0.15);
  expect(shareOf(counted).share).toBeLessThan(0.15);
});

/** What of the sample is left for which flags, and under which name. */
import { describe, expect, test } from 'vitest';
import { type Flag, inGame, variantOf } from './variants.js';

const CODE = `a();
  // if dice
  throwDie();
  // else
  // keepStill();
  // end
// if hands
deal(5);
// end
b();`;

const TEXT = `# Sample
<!-- if dice -->
**1.1** With dice.
<!-- else
  **1.1** Without.
-->
<!-- if hands -->
**1.2** Hands.
<!-- end -->
`;

const left = (file: string, source: string, ...flags: Flag[]) => variantOf(file, source, new Set(flags)).split('\n');

describe('variants', () => {
  test('in code keep what goes with a flag, or write out what stands for its absence', () => {
    expect(left('x.ts', CODE, 'dice', 'hands')).toEqual(['a();', '  throwDie();', 'deal(5);', 'b();']);
    expect(left('x.ts', CODE)).toEqual(['a();', '  keepStill();', 'b();']);
  });

  test('in rules too', () => {
    expect(left('RULES.md', TEXT, 'dice')).toEqual(['# Sample', '**1.1** With dice.', '']);
    expect(left('RULES.md', TEXT, 'hands')).toEqual(['# Sample', '**1.1** Without.', '**1.2** Hands.', '']);
  });

  test('that are not ended, or have a flag that nobody can give, are a mistake of the sample', () => {
    expect(() => left('x.ts', '// if dice\na();')).toThrow('x.ts begins a variant and does not end it.');
    expect(() => left('x.ts', '// if cards\n// end')).toThrow('x.ts has a variant for "cards"; the flags are hands, simultaneous, dice.');
  });
});

test('names and imports become those of the game', () => {
  const source = "import { atSeat } from '../../../../src/games/kit/seats.js';\nexport const sample: SampleTypes = samples;";
  expect(inGame('rules/x.ts', source, 'lantern')).toBe(
    "import { atSeat } from '../../kit/seats.js';\nexport const lantern: LanternTypes = samples;",
  );
  expect(inGame('x.ts', "from '../../../src/engine/game.js'", 'lantern')).toBe("from '../../engine/game.js'");
  expect(inGame('sample.build.ts', 'sample.build.ts', 'lantern')).toBe('lantern.build.ts');
});

/** What can never be in The Game of Happiness, and is noticed if it is. */
import { expect, test } from 'vitest';
import { rainbow } from '../index.js';
import { given } from '../rainbow.build.js';
import { lastOf, NOWHERE } from './board.js';
import type { Player, RainbowState } from './types.js';

const AREAS = ['friendship', 'love', 'knowledge', 'faith', 'health', 'money'] as const;
const hangUps = AREAS.map((area) => `H-${area}` as const);

/** Ada rides the wheel, Ben is on Love 3: a table that a match can lead to. */
const table = (): RainbowState =>
  given({
    players: [
      { holder: 0, button: ['love', 2], hangUps },
      { at: ['love', 3], button: ['love', 4], hangUps },
    ],
  });

const ada = (harm: Partial<Player>) => (s: RainbowState) => Object.assign(s.shared.players[0] as Player, harm);
const ben = (harm: Partial<Player>) => (s: RainbowState) => Object.assign(s.shared.players[1] as Player, harm);
const shared = (harm: Partial<RainbowState['shared']>) => (s: RainbowState) => Object.assign(s.shared, harm);

/** A card leaves its pile for nothing. */
function loseLesson({ shared: { improvements, gone } }: RainbowState): void {
  improvements.counts[0] = 0;
  improvements.loose--;
  gone.improvements.push(0);
}

const HARMS: readonly [string, (s: RainbowState) => unknown, RegExp][] = [
  ['a card that is there twice', ({ shared: { gone } }) => gone.improvements.push(0), /improvement cards S01/],
  ['a card that cancelled nothing', loseLesson, /did not leave one for one/],
  ['a hang-up that is lost', ada({ hangUps: [1, 2, 3, 4, 5] }), /original hang-ups on friendship/],
  ['a wheel between its places', shared({ rotation: 6 }), /the wheel stands at 6/],
  ['two keys of an area on the stand', ada({ stand: [0, 0] }), /friendship: 2 keys/],
  ['a key on the stand and in front', ada({ stand: [0], front: [0] }), /friendship: 2 keys/],
  ['half a note', ada({ money: 250 }), /has \$250/],
  ['debts', ada({ money: -500 }), /has \$-500/],
  ['a marker on the wheel and on a track', ada({ track: 1 }), /on the wheel and on a track/],
  ['a marker that rests at the end of a track', ben({ pos: lastOf(1) }), /rests on space/],
  ['two markers on a holder', ben({ holder: 0, track: NOWHERE, pos: 0 }), /two markers share a holder/],
  ['two Buttons on a space', (s) => ben({ button: s.shared.players[0]?.button ?? 0 })(s), /two buttons share a space/],
  ['a Button that is off the board', ben({ button: NOWHERE }), /1 buttons are on the board/],
];

test.each(HARMS)('%s is noticed', (_, harm, words) => {
  const s = table();
  rainbow.check(s);
  harm(s);
  expect(() => rainbow.check(s)).toThrow(words);
});

test('a copy of a state keeps the number of its rules', () => {
  const s = table();
  s.shared.rules = 2;
  expect(rainbow.clone?.(s).shared.rules).toBe(2);
});

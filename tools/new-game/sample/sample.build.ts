/** Tables in one line, for the tests of this game. */
// if dice
import { scripted } from '../../../src/engine/chance.js';
// end
import { testKit } from '../../../src/games/kit/test-kit.js';
import { sample } from './index.js';
import type { Card } from './rules/data.js';
import { inOrder } from './rules/round.js';
import type { SampleState } from './rules/types.js';

export const { begin, play, answers, refusals, asked, hears, playOut } = testKit(sample);

/** Seat 0 leads the first round, and the seats hold these cards. No match need lead to such a table, so `check` may complain about it. */
export function given(...hands: readonly (readonly Card[])[]): SampleState {
  const s = begin(hands.length, {}, { int: () => 0 });
  s.own.forEach((own, seat) => {
    own.hand = inOrder(hands[seat] ?? []);
  });
  return s;
}

// if dice
/** Everybody lays a card, by seat, and the die shows this. */
export function layAll(s: SampleState, cards: readonly Card[], die: number): void {
  for (let seat = s.open[0]?.seat; seat !== undefined && s.open[0]?.kind === 'lay'; seat = s.open[0]?.seat) {
    play(s, seat, `lay ${cards[seat]}`, scripted([die - 1]));
  }
}
// else
// /** Everybody lays a card, by seat. */
// export function layAll(s: SampleState, cards: readonly Card[]): void {
//   for (let seat = s.open[0]?.seat; seat !== undefined && s.open[0]?.kind === 'lay'; seat = s.open[0]?.seat) {
//     play(s, seat, `lay ${cards[seat]}`);
//   }
// }
// end

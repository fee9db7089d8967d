/** The course of a round: everybody lays a card, the strongest takes them all, the weakest may swap, and everybody draws. */
import { ask } from '../../../../src/engine/decisions.js';
import type { Seat } from '../../../../src/engine/game.js';
import { draw } from '../../../../src/engine/pile.js';
import { mine } from '../../../../src/engine/view.js';
import { atSeat, nextSeat } from '../../../../src/games/kit/seats.js';
// if simultaneous
import { together } from '../../../../src/games/kit/together.js';
// end
// if dice
import { type Card, NONE, SIDES, TURNS_ROUND } from './data.js';
// else
// import { type Card, NONE } from './data.js';
// end
import { pointsOf } from './scores.js';
// if simultaneous
import type { SampleEffects, SampleState, SampleTypes, Shared } from './types.js';
// else
// import type { SampleEffects, SampleState, Shared } from './types.js';
// end

export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

export function beginRound(s: SampleState, x: SampleEffects): void {
  const { shared } = s;
  shared.round++;
  x.tell?.({ type: 'round', round: shared.round, leader: shared.leader });
  // if simultaneous
  laying.askAll(s);
  // else
  // ask(s, shared.leader, 'lay');
  // end
}

// if simultaneous
/** R 4.1: a card each, chosen in secret and shown together when the last one is. */
export const laying = together<SampleTypes, Card>({
  kind: 'lay',
  none: NONE,
  seats: fromLeader,
  draft: ({ draft }) => draft,
  keep(own, seat, draft) {
    own[seat] = { hand: atSeat(own, seat).hand, draft };
  },
  tell: (seat, card, x) => x.whisper?.(seat, { type: 'chose', seat, card }, { type: 'chosen', seat }),
  reveal(s, cards, x) {
    cards.forEach((card, seat) => {
      takeFromHand(s, seat, card);
    });
    s.shared.laid = cards.slice();
    x.tell?.({ type: 'shown', cards });
    settle(s, x);
  },
});
// else
// /** R 4.1: a card each, clockwise from the leader, for everybody to see. */
// export function lay(s: SampleState, seat: Seat, card: Card, x: SampleEffects): void {
//   const { shared } = s;
//   takeFromHand(s, seat, card);
//   shared.laid[seat] = card;
//   x.tell?.({ type: 'laid', seat, card });
//   const next = nextSeat(seat, shared.laid.length);
//   if (next === shared.leader) settle(s, x);
//   else ask(s, next, 'lay');
// }
// end

/** R 4.2 to 4.4, 5.1: who takes the cards, and who may swap. */
function settle(s: SampleState, x: SampleEffects): void {
  const { shared } = s;
  // if dice
  const die = 1 + x.chance.int(SIDES);
  x.tell?.({ type: 'thrown', die });
  const [strongest = 0, ...others] = byStrength(shared, die <= TURNS_ROUND);
  // else
  // const [strongest = 0, ...others] = byStrength(shared);
  // end
  x.tell?.({ type: 'took', seat: strongest, cards: shared.laid.slice() });
  atSeat(shared.taken, strongest).push(...shared.laid);
  shared.laid.fill(NONE);
  shared.leader = strongest;
  if (shared.round === shared.options.rounds) x.tell?.({ type: 'over', points: shared.taken.map(pointsOf) });
  else ask(s, others.at(-1) ?? strongest, 'swap');
}

// if dice
/** R 4.2, 4.2a: the strongest first; of equal cards the one nearer to the leader. */
function byStrength(shared: Shared, lowest: boolean): Seat[] {
  const sign = lowest ? -1 : 1;
  return fromLeader(shared).sort((a, b) => sign * (atSeat(shared.laid, b) - atSeat(shared.laid, a)));
}
// else
// /** R 4.2: the strongest first; of equal cards the one nearer to the leader. */
// function byStrength(shared: Shared): Seat[] {
//   return fromLeader(shared).sort((a, b) => atSeat(shared.laid, b) - atSeat(shared.laid, a));
// }
// end

/** R 4.4: puts a card away for another one. */
export function swap(s: SampleState, seat: Seat, card: Card, x: SampleEffects): void {
  takeFromHand(s, seat, card);
  s.shared.away.push(card);
  x.tell?.({ type: 'swapped', seat, card });
  drawCard(s, seat, x);
}

/** R 4.5. */
export function endRound(s: SampleState, x: SampleEffects): void {
  for (const seat of fromLeader(s.shared)) drawCard(s, seat, x);
  beginRound(s, x);
}

function drawCard(s: SampleState, seat: Seat, x: SampleEffects): void {
  const own = mine(s, seat);
  const card = draw(s.dark.pile, x.chance);
  own.hand = inOrder([...own.hand, card]);
  x.whisper?.(seat, { type: 'drew', seat, card }, { type: 'draws', seat });
}

function takeFromHand(s: SampleState, seat: Seat, card: Card): void {
  const { hand } = mine(s, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** The leader first, then clockwise. */
function fromLeader({ leader, laid }: Shared): Seat[] {
  const seats = [leader];
  for (let seat = nextSeat(leader, laid.length); seat !== leader; seat = nextSeat(seat, laid.length)) seats.push(seat);
  return seats;
}

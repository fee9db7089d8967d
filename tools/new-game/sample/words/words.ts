/** The game in plain English. */
import type { Words } from '../../../../src/engine/game.js';
import { listed, many, tellBy, who, whose } from '../../../../src/games/kit/words.js';
// if dice
import { NONE, TURNS_ROUND } from '../rules/data.js';
// else
// import { NONE } from '../rules/data.js';
// end
import { pointsOf } from '../rules/scores.js';
import type { Move, Question, SampleEvent, SampleTypes, SampleView } from '../rules/types.js';

export const words: Words<SampleTypes> = {
  question: (view, { seat, kind }, names) => (view.seat === seat ? ASK[kind] : WAIT[kind](who(names, seat))),
  move: (_view, _decision, move) => answer(move),
  event: (event, names) => told(event, names),
  table,
};

/** What the player who is asked hears. */
const ASK: Readonly<Record<Question, string>> = {
  lay: 'Which card do you lay?',
  swap: 'Your card was the weakest. Swap a card of your hand?',
};

/** What everybody else hears meanwhile. */
const WAIT: Readonly<Record<Question, (name: string) => string>> = {
  lay: (name) => `${name} lays a card.`,
  swap: (name) => `${name} may swap a card.`,
};

function answer(move: Move): string {
  switch (move.t) {
    case 'lay':
      return `Lay the ${move.card}`;
    case 'swap':
      return `Swap the ${move.card}`;
    case 'keep':
      return 'Keep your hand';
  }
}

const told = tellBy<SampleEvent>({
  hand: ({ seat, cards }, name) => `${name(seat)} is dealt ${listed(cards.map(String))}`,
  round: ({ round, leader }, name) => `Round ${round}: ${name(leader)} leads`,
  // if simultaneous
  chose: ({ seat, card }, name) => `${name(seat)} has chosen the ${card}`,
  chosen: ({ seat }, name) => `${name(seat)} has chosen`,
  shown: ({ cards }, name) => `All show their cards: ${listed(cards.map((card, seat) => `${name(seat)} a ${card}`))}`,
  // else
  // laid: ({ seat, card }, name) => `${name(seat)} lays a ${card}`,
  // end
  // if dice
  thrown: ({ die }) => `The die shows ${die}: the ${die <= TURNS_ROUND ? 'lowest' : 'highest'} card is the strongest`,
  // end
  took: ({ seat, cards }, name) => `${name(seat)} takes ${listed(cards.map(String))}`,
  swapped: ({ seat, card }, name) => `${name(seat)} puts a ${card} away for another card`,
  kept: ({ seat }, name) => `${name(seat)} swaps nothing`,
  drew: ({ seat, card }, name) => `${name(seat)} draws a ${card}`,
  draws: ({ seat }, name) => `${name(seat)} draws a card`,
  over: ({ points }, name) => `The match is over. ${listed(points.map((count, seat) => `${name(seat)} has ${many(count, 'point')}`))}`,
});

function table(view: SampleView, names: readonly string[]): { heading: string; lines: string[] }[] {
  const { shared, others, dark, mine } = view;
  const laid = shared.laid.flatMap((card, seat) => (card === NONE ? [] : `${who(names, seat)}: ${card}`));
  return [
    {
      heading: `Round ${shared.round} of ${shared.options.rounds}`,
      lines: [`${who(names, shared.leader)} leads`, `Pile: ${many(dark.pile, 'card')}`, ...laid],
    },
    ...shared.taken.map((cards, seat) => ({
      heading: whose(names, seat, view.seat),
      lines: [
        `Hand: ${mine !== null && seat === view.seat ? mine.hand.join(', ') : many(others[seat]?.hand ?? 0, 'card')}`,
        `${many(pointsOf(cards), 'point')} in ${many(cards.length, 'card')}`,
      ],
    })),
  ];
}

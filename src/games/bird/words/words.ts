/** The game in plain English: questions, answers, the log and the whole table. */
import type { Words } from '../../../engine/game.js';
import { countIn, type Pile, pileSize } from '../../../engine/pile.js';
import { listed, many, type Names, tellBy, who, whose } from '../../kit/words.js';
import { BIRDS_FOR_STARS, birdsOn, type Card, cardOf, costOf, KINDS, type Kind, kindOf, MUST_TAKE_AT } from '../rules/data.js';
import { moves } from '../rules/rules.js';
import { starWords } from '../rules/scores.js';
import { birdsAmong, countOf, playerAt } from '../rules/table.js';
import type { BirdDecision, BirdEvent, BirdTypes, BirdView, Fortune, Move, Player, Question, Shared } from '../rules/types.js';
import { aCard, aCardDoes, nameOf } from './names.js';

export const words: Words<BirdTypes> = {
  question: (view, decision, names) =>
    view.seat === decision.seat ? ASK[decision.kind](view.shared, decision) : WAIT[decision.kind](who(names, decision.seat)),
  move: (view, _, move) => answer(view.shared, move),
  event: (event, names) => told(event, names),
  table,
};

/** What the player who is asked hears. */
const ASK: Readonly<Record<Question, (shared: Shared, decision: BirdDecision) => string>> = {
  main(shared, decision) {
    const { power } = playerAt(shared, decision.seat);
    if (power >= MUST_TAKE_AT) return `You have ${power} clover power: you must take a card.`;
    if (moves(shared, {}, decision).length === 1) return `Nothing in the field comes for ${power} clover power: say please.`;
    return `You have ${power} clover power. Take a card, or say please?`;
  },
  upset: () => 'A black bird flies by and you have no cards in your row. Shuffle your deck?',
  soothe: () => 'Your black bird soothes fortune. How many clovers does it lay back under the fortune pile?',
  again: () => 'A red bird! Flip one more card?',
};

/** What everybody else hears meanwhile. */
const WAIT: Readonly<Record<Question, (name: string) => string>> = {
  main: (name) => `${name} takes a card or says please.`,
  upset: (name) => `${name} may shuffle.`,
  soothe: (name) => `${name} soothes fortune.`,
  again: (name) => `${name} may flip one more card.`,
};

function answer(shared: Shared, move: Move): string {
  switch (move.t) {
    case 'pass':
      return 'Say please';
    case 'take':
      return `Take ${aCard(move.card)} for ${costOf(cardOf(move.card), shared.options.goldCost)}`;
    case 'shuffle':
      return 'Shuffle your deck';
    case 'keep':
      return 'Leave your deck as it is';
    case 'return':
      return move.n === 0 ? 'Lay no clover back' : `Lay ${many(move.n, 'clover')} back`;
    case 'again':
      return 'Flip one more card';
    case 'stop':
      return 'Stop here';
  }
}

const told = tellBy<BirdEvent>({
  first: ({ seat }, name) => `${name(seat)} goes first`,
  layout: ({ field, pile }) => `The field: ${field.length === 0 ? 'nothing' : tally(field)}. ${many(pile, 'card')} in the pile`,
  flip: ({ seat, card, power }, name) => `${name(seat)} flips ${aCard(card)} (power ${power})`,
  again: ({ seat }, name) => `${name(seat)} flips again`,
  stop: ({ seat }, name) => `${name(seat)} does not flip again`,
  upset: ({ seat, by, cards }, name) => `${name(by)}'s black bird scatters ${name(seat)}'s row (${many(cards, 'card')})`,
  shuffle: ({ seat }, name) => `${name(seat)} has no row to scatter, and shuffles`,
  keep: ({ seat }, name) => `${name(seat)} has no row to scatter, and does not shuffle`,
  calm: ({ seat }, name) => `${name(seat)}'s black bird is calm and leaves everyone alone`,
  please: ({ seat }, name) => `${name(seat)} says please`,
  take: ({ seat, card, cost }, name) => `${name(seat)} takes ${aCard(card)} for ${cost}`,
  refill: ({ card, pile }) =>
    `${aCardDoes(card, 'join')} the field${pile === 0 ? ', the last card of the pile' : ` (${many(pile, 'card')} left)`}`,
  shrink: ({ cards, birds }) =>
    cards === 0
      ? 'The field is empty'
      : `The field shrinks to ${many(cards, 'card')} with ${birds === 0 ? 'no bird' : many(birds, 'bird')}`,
  soothe: ({ seat, clovers }, name) =>
    `${name(seat)}'s black bird lays ${clovers === 0 ? 'no clover' : many(clovers, 'clover')} back under the fortune pile`,
  fortune: ({ card, left }) => `Fortune shows ${aCard(card)} (${many(left, 'card')} left)`,
  scatter: ({ seat, cards }, name) =>
    cards === 0 ? `Fortune finds no row of ${name(seat)}'s to scatter` : `Fortune scatters ${name(seat)}'s row (${many(cards, 'card')})`,
  swept: ({ lost, birds }) =>
    `The field is swept away (${tally(lost)}): ${birds === 0 ? 'no bird is' : birds === 1 ? '1 bird is' : `${birds} birds are`} lost. All fortune cards are shuffled into a new pile`,
  over: ({ birds }, name) => `No bird is left in the valley. ${listed(birds.map((count, seat) => `${name(seat)} has ${count}`))}`,
});

/** "2 x clover, 1 x red bird" */
function tally(kinds: readonly Kind[]): string {
  return listCounts((card) => kinds.filter((kind) => cardOf(kind) === card).length);
}

function listCounts(countOfCard: (card: Card) => number): string {
  return KINDS.map((kind) => ({ kind, count: countOfCard(cardOf(kind)) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} x ${nameOf(kind)}`)
    .join(', ');
}

function table(view: BirdView, names: Names): { heading: string; lines: string[] }[] {
  const { shared } = view;
  const field = shared.field.map((card) => `${nameOf(kindOf(card))}, costs ${costOf(card, shared.options.goldCost)}`);
  return [
    { heading: 'Field', lines: field.length > 0 ? field : ['empty'] },
    { heading: 'Centre pile', lines: [contents(shared.pile, shared)] },
    ...shared.players.map((player, seat) => ({
      heading: whose(names, seat, view.seat),
      lines: playerLines(player, shared),
    })),
    ...(shared.fortune === null ? [] : [{ heading: 'Fortune', lines: fortuneLines(shared.fortune, shared) }]),
  ];
}

/** R 7.2: the counts by kind are for tables that want them. */
function contents(pile: Pile, { options }: Shared): string {
  const size = many(pileSize(pile), 'card');
  return options.openCounts && pileSize(pile) > 0 ? `${size}: ${listCounts((card) => countIn(pile, card))}` : size;
}

function playerLines(player: Player, shared: Shared): string[] {
  const { played, power, birds, deck } = player;
  const row = played.length === 0 ? 'nothing' : played.map((card) => nameOf(kindOf(card))).join(', ');
  return [many(birds, 'bird'), `Row: ${row} (power ${power} of ${MUST_TAKE_AT})`, `Deck: ${contents(deck, shared)}`];
}

function fortuneLines(fortune: Fortune, shared: Shared): string[] {
  const { birds } = playerAt(shared, shared.active);
  const next = BIRDS_FOR_STARS.find((needed) => needed > birds);
  const ahead = birdsAmong(shared.field) + birdsIn(shared.pile);
  const reach = ` (${many(ahead, 'bird')} in field and pile${next !== undefined && next > birds + ahead ? ': out of reach' : ''})`;
  const shown = listCounts((card) => countOf(fortune.shown, card));
  const bottom = fortune.pile.bottom.length;
  return [
    `Pile: ${contents(fortune.pile, shared)}`,
    `Shown: ${shown === '' ? 'nothing yet' : shown}`,
    ...(bottom > 0 && shared.options.openCounts ? [`At the bottom: ${many(bottom, 'clover')}`] : []),
    `Field swept away ${many(fortune.sweeps, 'time')}`,
    `So far: ${starWords(birds)}`,
    ...(next === undefined ? [] : [`The next star: ${many(next - birds, 'bird')} more${shared.options.openCounts ? reach : ''}`]),
  ];
}

const birdsIn = (pile: Pile): number => KINDS.reduce((sum, kind) => sum + countIn(pile, cardOf(kind)) * birdsOn(cardOf(kind)), 0);

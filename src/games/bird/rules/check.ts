/** The conservation laws: throws when a card is lost or doubled, or when a figure kept beside the cards has gone astray. */
import { pileSize } from '../../../engine/pile.js';
import { conserve, mustIn } from '../../kit/laws.js';
import type { Edition } from '../editions/edition.js';
import { birdsOn, type Card, CLOVER, FIELD_SIZE, KINDS, kindOf, MUST_TAKE_AT, powerOf } from './data.js';
import { startDeck } from './setup.js';
import { owned, playerAt } from './table.js';
import type { BirdState, Fortune, Player, Shared } from './types.js';

const must = mustIn('Bird of Happiness');

export function check(e: Edition, s: BirdState): void {
  const { shared } = s;
  const { field, pile, players, fortune } = shared;
  conserve(must, (card) => `cards "${kindOf(card)}" on the table`, cardsDealt(e, shared), {
    piles: [pile, ...players.map(({ deck }) => deck), ...(fortune === null ? [] : [fortune.pile])],
    cards: [field, ...players.map(({ played }) => played), ...(fortune === null ? [] : [fortune.shown])],
    counts: fortune === null ? [] : [fortune.removed],
  });
  must(field.length === FIELD_SIZE || (field.length < FIELD_SIZE && pileSize(pile) === 0), `the field has ${field.length} cards`);
  players.forEach(checkPlayer);
  if (fortune !== null) checkFortune(fortune, s.open.length > 0);
  for (const { kind, seat } of s.open) {
    if (kind === 'main') must(playerAt(shared, seat).played.length > 0, 'a player decides without having flipped a card');
  }
}

function checkPlayer(player: Player, seat: number): void {
  const power = sumOf(player, powerOf);
  const birds = sumOf(player, birdsOn);
  const inRow = player.played.reduce((sum, card) => sum + powerOf(card), 0);
  must(player.power === inRow, `seat ${seat} has clover power ${inRow}, not ${player.power}`);
  must(player.birds === birds, `seat ${seat} has ${birds} birds, not ${player.birds}`);
  must(power >= MUST_TAKE_AT, `seat ${seat} owns clover power ${power} and could never be made to take a card`); // R 4.1a rests on it
  must(player.power <= MUST_TAKE_AT + 1, `seat ${seat} has clover power ${player.power} in the row`);
}

function checkFortune(fortune: Fortune, running: boolean): void {
  must(
    fortune.pile.bottom.every((card) => card === CLOVER),
    'a card other than a clover was laid under the fortune pile',
  );
  must(pileSize(fortune.pile) > 0 || !running, 'the fortune pile is empty');
}

function cardsDealt(e: Edition, { players, first, options, fortune }: Shared): number[] {
  const decks = players.map((_, seat) => startDeck(e, seat, first, players.length, options));
  const all = [e.gameCards[options.length], ...decks, ...(fortune === null ? [] : [e.fortuneCards])];
  return KINDS.map((_, card) => all.reduce((sum, counts) => sum + (counts[card] ?? 0), 0));
}

function sumOf(player: Player, figure: (card: Card) => number): number {
  return KINDS.reduce((sum, _, card) => sum + owned(player, card) * figure(card), 0);
}

/** The conservation laws: throws when a card is lost or doubled, or when a figure kept beside the cards has gone astray. */
import { countIn, pileSize } from '../../engine/pile.js';
import { birdsOn, type Card, CLOVER, FIELD_SIZE, FORTUNE_CARDS, GAME_CARDS, KINDS, MUST_TAKE_AT, powerOf } from './data.js';
import { startDeck } from './setup.js';
import { countOf, owned, playerAt } from './table.js';
import type { BirdState, Fortune, Player, Shared } from './types.js';

function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`Bird of Happiness: ${law}`);
}

export function check(s: BirdState): void {
  const { shared } = s;
  KINDS.forEach((kind, card) => {
    const there = cardsOf(shared, card);
    const dealt = cardsDealt(shared, card);
    must(there === dealt, `there are ${there} cards "${kind}" on the table instead of ${dealt}`);
  });
  const { field, pile, fortune } = shared;
  must(field.length === FIELD_SIZE || (field.length < FIELD_SIZE && pileSize(pile) === 0), `the field has ${field.length} cards`);
  shared.players.forEach(checkPlayer);
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

function cardsOf({ players, field, pile, fortune }: Shared, card: Card): number {
  let count = countIn(pile, card) + countOf(field, card);
  for (const player of players) count += owned(player, card);
  if (fortune !== null) count += countIn(fortune.pile, card) + countOf(fortune.shown, card) + (fortune.removed[card] ?? 0);
  return count;
}

function cardsDealt({ players, first, options, fortune }: Shared, card: Card): number {
  let count = GAME_CARDS[options.length][card] ?? 0;
  for (let seat = 0; seat < players.length; seat++) count += startDeck(seat, first, players.length, options)[card] ?? 0;
  return count + (fortune === null ? 0 : (FORTUNE_CARDS[card] ?? 0));
}

function sumOf(player: Player, figure: (card: Card) => number): number {
  return KINDS.reduce((sum, _, card) => sum + owned(player, card) * figure(card), 0);
}

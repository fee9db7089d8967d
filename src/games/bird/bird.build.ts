/** Tables in one line and turns in another, for the tests of this game. */
import { scripted } from '../../engine/chance.js';
import { ask } from '../../engine/decisions.js';
import type { Chance, Seat } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { newPile, type Pile, pileSize, putUnder } from '../../engine/pile.js';
import { NOTHING } from '../../engine/view.js';
import { hidesNothing, newState } from '../kit/state.js';
import { testKit } from '../kit/test-kit.js';
import { bird } from './index.js';
import { birdsOn, type Card, cardOf, KINDS, type Kind, powerOf } from './rules/data.js';
import { playerAt } from './rules/table.js';
import { beginTurn } from './rules/turn.js';
import type { BirdEvent, BirdOptions, BirdState, BirdTypes, Move, Player, Question } from './rules/types.js';

type Kinds = readonly Kind[];

export interface Given {
  readonly players: readonly { readonly deck?: Kinds; readonly row?: Kinds }[];
  readonly field?: Kinds;
  readonly pile?: Kinds;
  readonly fortune?: { readonly pile?: Kinds; readonly bottom?: number; readonly shown?: Kinds };
  readonly options?: Partial<BirdOptions>;
  readonly dry?: number;
  readonly active?: Seat; // seat 0 unless said
  readonly asks?: Question; // of the active seat
}

/** One of each kind, as most examples have it. */
export const ONE_OF_EACH: Kinds = ['bird1', 'bird2', 'red', 'black', 'gold', 'clover'];
export const START_DECK: Kinds = ['clover', 'clover', 'clover', 'bird1'];

/** A table as described. It need not be one that a match can lead to, so `check` may complain about it. */
export function given({
  players,
  field = ONE_OF_EACH,
  pile = ['clover'],
  fortune,
  options = {},
  dry = 0,
  active = 0,
  asks,
}: Given): BirdState {
  const s = newState<BirdTypes>(
    bird.rules,
    {
      options: { ...defaultOptions(bird), ...options },
      first: 0,
      active,
      turn: 0,
      dry,
      players: players.map(({ deck = START_DECK, row = [] }) => playerWith(deck, row)),
      pile: pileOf(pile),
      field: field.map(cardOf),
      fortune: players.length === 1 ? fortuneWith(fortune ?? {}) : null,
    },
    hidesNothing(players.length),
    NOTHING,
  );
  if (asks) ask(s, active, asks);
  return s;
}

function playerWith(deck: Kinds, row: Kinds): Player {
  const sum = (kinds: Kinds, figure: (card: Card) => number) => kinds.reduce((total, kind) => total + figure(cardOf(kind)), 0);
  return { deck: pileOf(deck), played: row.map(cardOf), power: sum(row, powerOf), birds: sum([...deck, ...row], birdsOn) };
}

function fortuneWith({ pile = ['clover', 'clover'], bottom = 0, shown = [] }: NonNullable<Given['fortune']>) {
  const cards = pileOf(pile);
  for (let n = 0; n < bottom; n++) putUnder(cards, cardOf('clover'));
  return { pile: cards, shown: shown.map(cardOf), removed: KINDS.map(() => 0), sweeps: 0 };
}

const pileOf = (kinds: Kinds): Pile => newPile(KINDS.map((kind) => kinds.filter((each) => each === kind).length));

/** What chance must say for the pile to give these cards, in this order. */
export function draws(pile: Pile, ...kinds: Kinds): number[] {
  const counts = pile.counts.slice();
  const values: number[] = [];
  for (const kind of kinds) {
    const card = cardOf(kind);
    const loose = counts.reduce((sum, count) => sum + count, 0);
    if ((counts[card] ?? 0) === 0) throw new Error(`there is no ${kind} to draw`);
    if (loose > 1) values.push(counts.slice(0, card).reduce((sum, count) => sum + count, 0)); // one card alone takes no chance
    counts[card] = (counts[card] ?? 0) - 1;
  }
  return values;
}

const t = testKit(bird);
export const { question, answers, refusals, moves: movesAt, asked, playOut } = t;

/** The active player begins a turn and flips these cards; what was told is returned. */
export function flips(s: BirdState, ...kinds: Kinds): BirdEvent[] {
  const told: BirdEvent[] = [];
  const chance = scripted(draws(playerOf(s, s.shared.active).deck, ...kinds));
  beginTurn(s, { chance, tell: (event) => told.push(event) });
  return told;
}

/** Answers the open question, of a seat if several are asked; what was told is returned. */
export const play = (s: BirdState, move: Move, { seat, chance }: { seat?: Seat; chance?: Chance } = {}): BirdEvent[] =>
  t.play(s, seat, move, chance);

export const playerOf = (s: BirdState, seat: Seat): Player => playerAt(s.shared, seat);

/** How many cards of each kind are in a pile or row, those it has none of left out. */
export function tally(cards: Pile | readonly Card[]): Partial<Record<Kind, number>> {
  const list = 'counts' in cards ? [...cards.counts.flatMap((count, card) => Array<Card>(count).fill(card)), ...cards.bottom] : cards;
  const found: Partial<Record<Kind, number>> = {};
  for (const card of list) {
    const kind = KINDS[card];
    if (kind) found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

/** How many cards a player has in deck and row. */
export const sizeOf = ({ deck, played }: Player): number => pileSize(deck) + played.length;

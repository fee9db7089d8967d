/** Tables in one line and turns in another, for the tests of this game. */
import { quickChance, scripted } from '../../engine/chance.js';
import type { Chance, Seat } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { newPile, type Pile, pileSize, putUnder } from '../../engine/pile.js';
import { step } from '../../engine/play.js';
import { mine } from '../../engine/view.js';
import { birdsOn, type Card, cardOf, KINDS, type Kind, powerOf } from './data.js';
import { bird } from './index.js';
import { beginTurn } from './turn.js';
import type { BirdDecision, BirdEvent, BirdOptions, BirdState, Move, Player, Question } from './types.js';

type Kinds = readonly Kind[];

export interface Given {
  readonly players: readonly { readonly deck?: Kinds; readonly row?: Kinds }[];
  readonly field?: Kinds;
  readonly pile?: Kinds;
  readonly fortune?: { readonly pile?: Kinds; readonly bottom?: number; readonly shown?: Kinds };
  readonly options?: Partial<BirdOptions>;
  readonly dry?: number;
  readonly asks?: Question; // of seat 0, which is always the active one
}

/** One of each kind, as most examples have it. */
export const ONE_OF_EACH: Kinds = ['bird1', 'bird2', 'red', 'black', 'gold', 'clover'];
export const START_DECK: Kinds = ['clover', 'clover', 'clover', 'bird1'];

/** A table as described. It need not be one that a match can lead to, so `check` may complain about it. */
export function given({ players, field = ONE_OF_EACH, pile = ['clover'], fortune, options = {}, dry = 0, asks }: Given): BirdState {
  return {
    rules: bird.rules,
    asked: asks ? 1 : 0,
    open: asks ? [{ id: 0, seat: 0, kind: asks, veiled: false }] : [],
    shared: {
      options: { ...defaultOptions(bird), ...options },
      first: 0,
      active: 0,
      turn: 0,
      dry,
      players: players.map(({ deck = START_DECK, row = [] }) => playerWith(deck, row)),
      pile: pileOf(pile),
      field: field.map(cardOf),
      fortune: players.length === 1 ? fortuneWith(fortune ?? {}) : null,
    },
    own: players.map(() => ({})),
    dark: {},
  };
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

/** The active player begins a turn and flips these cards; what was told is returned. */
export function flips(s: BirdState, ...kinds: Kinds): BirdEvent[] {
  const told: BirdEvent[] = [];
  const chance = scripted(draws(playerOf(s, s.shared.active).deck, ...kinds));
  beginTurn(s, { chance, tell: (event) => told.push(event) });
  return told;
}

/** Answers the open question, of a seat if several are asked; what was told is returned. */
export function play(s: BirdState, move: Move, { chance = quickChance(1), seat }: { chance?: Chance; seat?: Seat } = {}): BirdEvent[] {
  const told: BirdEvent[] = [];
  step(bird, s, question(s, seat), move, { chance, tell: (event) => told.push(event) });
  return told;
}

/** The open question, of a seat if several are asked. */
export function question(s: BirdState, seat?: Seat): BirdDecision {
  const decision = s.open.find((each) => seat === undefined || each.seat === seat);
  if (!decision) throw new Error(`nothing is asked ${seat === undefined ? '' : `of seat ${seat}`}`);
  return decision;
}

/** The legal answers to the open question, as in "take gold". */
export function answers(s: BirdState): string[] {
  return movesAt(s).map(spell);
}

/** Why the other answers are not possible, by answer. */
export function refusals(s: BirdState): Record<string, string> {
  const reasons: Record<string, string> = {};
  const decision = question(s);
  bird.moves(s.shared, mine(s, decision.seat), decision, (move, { clause, because }) => {
    reasons[spell(move)] = `${because} (${clause})`;
  });
  return reasons;
}

export function movesAt(s: BirdState): readonly Move[] {
  const decision = question(s);
  return bird.moves(s.shared, mine(s, decision.seat), decision);
}

const spell = (move: Move): string => Object.values(move).join(' ');

export function playerOf(s: BirdState, seat: Seat): Player {
  const player = s.shared.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

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

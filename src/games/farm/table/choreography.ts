/** What the table plays for what has happened: who flies where, and when. Pure, so that it can be tested without a screen. */

import type { Seat } from '../../../engine/game.js';
import { breedOf, type FarmEvent, type Fodder, type Food, type Good, type Kind, kindNumber, levelOf } from '../face.js';

export type Anchor = readonly ['square', string] | readonly ['purse', Seat] | readonly ['market', Kind];

export type What =
  | { readonly piece: 'animal'; readonly kind: Kind; readonly seat: Seat | null }
  | { readonly piece: 'thing'; readonly thing: Good | Fodder | Food | 'coin' | 'effort'; readonly words?: string }
  | { readonly piece: 'word'; readonly words: string; readonly tone: 'good' | 'bad' | 'plain' };

export interface Flight {
  readonly what: What;
  readonly from: Anchor;
  readonly to: Anchor; // the same place: it rises and fades
  readonly at: number;
  readonly lasts: number;
}

const MOVE = 420;
const RISE = 900;
const BEAT = 190; // between two things
const LONGEST = 3600; // a whole night is told in this time
const BITES = 3;

type Cue = Omit<Flight, 'at'>;
type Cues = { readonly [E in FarmEvent as E['type']]?: (event: E) => readonly Cue[] };

const rise = (what: What, at: Anchor): Cue => ({ what, from: at, to: at, lasts: RISE });
const fly = (what: What, from: Anchor, to: Anchor): Cue => ({ what, from, to, lasts: MOVE });
const word = (words: string, tone: 'good' | 'bad' | 'plain'): What => ({ piece: 'word', words, tone });
const square = (at: string): Anchor => ['square', at];

/** A herd that has just reached a threshold is a small feast. */
function feast(seat: Seat, kind: Kind, owns: number): readonly Cue[] {
  const { happiness, many } = breedOf(kindNumber(kind));
  if (!happiness.includes(owns)) return [];
  const level = levelOf(owns, happiness);
  return [rise(word(`${owns} ${many}: ${level} happiness!`, 'good'), ['purse', seat])];
}

const CUES: Cues = {
  market: ({ animals }) =>
    animals.map(({ kind, n }) =>
      rise(word(`${n} ${n === 1 ? kind : breedOf(kindNumber(kind)).many}`, kind === 'horse' ? 'good' : 'plain'), ['market', kind]),
    ),
  woolPaid: ({ seat, money }) => [rise(word(`+$${money}`, 'good'), ['purse', seat])],
  sell: ({ seat, item, n, money }) => [rise({ piece: 'thing', thing: item, words: money > 0 ? `+$${money}` : `−${n}` }, ['purse', seat])],
  sellAnimal: ({ seat, kind, at, money }) => [
    fly({ piece: 'animal', kind, seat }, square(at), ['purse', seat]),
    rise({ piece: 'thing', thing: 'coin', words: `+$${money}` }, ['purse', seat]),
  ],
  place: ({ seat, kind, at, owns }) => [fly({ piece: 'animal', kind, seat }, ['market', kind], square(at)), ...feast(seat, kind, owns)],
  coop: ({ kind }) => [rise({ piece: 'animal', kind, seat: null }, ['market', kind])],
  convert: ({ at, to }) => [rise(word(to, 'plain'), square(at))],
  labour: ({ at, effort }) => [rise({ piece: 'thing', thing: 'effort', words: `${effort}/3` }, square(at))],
  collect: ({ seat, at, item, n }) => [fly({ piece: 'thing', thing: item, words: `+${n}` }, square(at), ['purse', seat])],
  roam: ({ seat, kind, from, to }) => [fly({ piece: 'animal', kind, seat }, square(from), square(to))],
  eats: ({ seat, at, bites }) =>
    bites
      .slice(0, BITES)
      .map(({ food, from, n }) =>
        fly({ piece: 'thing', thing: food, words: n > 1 ? String(n) : '' }, from === 'store' ? ['purse', seat] : square(from), square(at)),
      ),
  hungry: ({ at, ate, of }) => [rise(word(`hungry ${ate}/${of}`, 'bad'), square(at))],
  produce: ({ seat, at, item, n }) => [fly({ piece: 'thing', thing: item, words: `+${n}` }, square(at), ['purse', seat])],
  upset: ({ at }) => [rise(word('upset!', 'bad'), square(at))],
  effort: ({ at, effort }) => [rise({ piece: 'thing', thing: 'effort', words: `${effort}/3` }, square(at))],
  bugs: ({ more }) => more.map(({ at, bugs }) => rise({ piece: 'thing', thing: 'bug', words: `+${bugs}` }, square(at))),
  butcher: ({ seat, at, meat }) => [fly({ piece: 'thing', thing: 'meat', words: `+${meat}` }, square(at), ['purse', seat])],
  breed: ({ seat, kind, at, owns }) => [rise({ piece: 'animal', kind, seat }, square(at)), ...feast(seat, kind, owns)],
  turns: ({ at, to }) => [rise(word(`now ${to}`, 'good'), square(at))],
};

/** What belongs to one event starts together; the events follow each other, faster the more there are. */
export function choreograph(events: readonly FarmEvent[]): readonly Flight[] {
  const scenes = events
    .map((event) => (CUES[event.type] as ((event: FarmEvent) => readonly Cue[]) | undefined)?.(event) ?? []) // the entry for this very type
    .filter((cues) => cues.length > 0);
  const beat = Math.min(BEAT, LONGEST / Math.max(1, scenes.length));
  return scenes.flatMap((cues, i) => cues.map((cue) => ({ ...cue, at: i * beat })));
}

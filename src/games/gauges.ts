/** What only a game can say about a match that is being measured. A game without a gauge is measured all the same, in plainer words. */
import type { GameTypes, Json, Seat } from '../engine/game.js';
import { nameOf } from './bird/names.js';
import type { BirdTypes } from './bird/types.js';
import type { FarmTypes } from './farm/types.js';
import { ROLE_NAMES } from './nation/data.js';
import type { NationTypes } from './nation/types.js';
import { TRAITS } from './pursuit/cards/traits.js';
import { cardOf, faceOf } from './pursuit/cards.js';
import type { PursuitTypes } from './pursuit/types.js';
import { improvementCard } from './rainbow/cards.js';
import type { RainbowTypes } from './rainbow/types.js';

export interface Gauge<T extends GameTypes> {
  /** The round that is being played, or was the last. */
  round?(shared: T['shared']): number;
  /** What players call such a round; "Round" without it. */
  called?: string;
  /** Who begins; asked once, before the first answer. */
  first?(shared: T['shared']): Seat;
  /** What sets a seat apart from the others, where the seats are not alike. */
  role?(shared: T['shared'], seat: Seat): string;
  /** What a move takes or does, in few words; moves that only differ in amount or place have the same. */
  label?(move: T['move']): string;
}

const bird: Gauge<BirdTypes> = {
  round: ({ turn, players }) => Math.ceil(turn / players.length),
  first: ({ first }) => first,
  label: (move) => (move.t === 'take' ? `take ${nameOf(move.card)}` : move.t),
};

/** Squares are left out: on every board they mean something else. */
const farm: Gauge<FarmTypes> = {
  round: ({ round, options }) => Math.min(round, options.rounds),
  first: ({ first }) => first,
  label(move) {
    if ('kind' in move) return `${move.t} ${move.kind}`;
    if ('item' in move) return `${move.t} ${move.item}`;
    if ('food' in move) return `${move.t} ${move.food}`;
    return move.t === 'convert' ? `convert to ${move.to}` : move.t;
  },
};

const nation: Gauge<NationTypes> = {
  called: 'Day',
  round: ({ round }) => round,
  first: ({ start }) => start,
  role({ players }, seat) {
    const player = players[seat];
    return player ? ROLE_NAMES[player.role] : 'nobody';
  },
};

const pursuit: Gauge<PursuitTypes> = {
  round: ({ round }) => round,
  first: ({ first }) => first,
  label(move) {
    if (move.t === 'trait') return TRAITS.find(({ id }) => id === move.id)?.name ?? move.id;
    if (move.t === 'promote') return `promote: ${faceOf(cardOf(move.to)).name}`;
    if ('card' in move) return `${move.t}: ${faceOf(cardOf(move.card)).name}`;
    return plainLabel(move);
  },
};

/** The improvement cards of one area are alike but for their text. */
const rainbow: Gauge<RainbowTypes> = {
  round: ({ round }) => round,
  first: ({ first }) => first,
  label: (move) => (move.t === 'improve' ? `improve ${improvementCard(move.card).area}` : plainLabel(move)),
};

const gauges: Readonly<Record<string, Gauge<GameTypes>>> = { bird, farm, nation, pursuit, rainbow };

export const gaugeOf = (game: string): Gauge<GameTypes> => (Object.hasOwn(gauges, game) ? gauges[game] : undefined) ?? {};

/** The words in a move, for games that say nothing about it: {t: 'take', card: 'gold', n: 2} is "take gold". */
export function plainLabel(move: Json): string {
  if (typeof move === 'string') return move;
  if (typeof move !== 'object' || move === null) return typeof move === 'number' ? 'a number' : String(move);
  const words = Object.entries(move).flatMap(([key, value]) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'boolean' ? [value ? key : `not ${key}`] : [];
  });
  return words.length > 0 ? words.join(' ') : Object.keys(move).join(' ');
}

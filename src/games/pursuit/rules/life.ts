/** A small public history of each life, packed into numbers, and the facts of the story told at its end. */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { partnerName } from '../words/names.js';
import { ageIn } from './board.js';
import { type Card, faceOf, idOf, isBasic, isPartner } from './cards.js';
import { isTurned, levelIn, playerAt, withOne } from './table.js';
import type { Player, Shared } from './types.js';

export const DEEDS = [
  'finished',
  'single',
  'role',
  'bought',
  'gaveUp',
  'hired',
  'promoted',
  'retired',
  'leftJob',
  'dated',
  'related',
  'founded',
  'parted',
] as const;
export type Deed = (typeof DEEDS)[number];

const NUMBER = Object.fromEntries(DEEDS.map((deed, i) => [deed, i])) as Readonly<Record<Deed, number>>;

const ROUND_UNIT = 32768;
const DEED_UNIT = 2048;
const CARD_UNIT = 8; // no level is above 4

/** Added to the level of a partner's memory if the other side of the card was chosen: no level of love is above 3. */
const TURNED = 4;

export function remember(p: Player, round: number, deed: Deed, card: Card, level = 0): void {
  p.life = withOne(p.life, round * ROUND_UNIT + NUMBER[deed] * DEED_UNIT + card * CARD_UNIT + level);
}

/** What happened with a partner, and which side of the card faced up. */
export function rememberLove(shared: Shared, p: Player, deed: Deed, card: Card, level = 0): void {
  remember(p, shared.round, deed, card, level + (isTurned(shared, card) ? TURNED : 0));
}

export interface Memory {
  readonly round: number;
  readonly deed: Deed;
  readonly card: string;
  readonly level: number;
  readonly name: string;
  readonly age: number;
}

function recall(e: Edition, shared: Shared, seat: Seat, packed: number): Memory {
  const round = Math.trunc(packed / ROUND_UNIT);
  const deed = DEEDS[Math.trunc((packed % ROUND_UNIT) / DEED_UNIT)];
  if (deed === undefined) throw new Error(`${packed} is no memory`);
  const card = Math.trunc((packed % DEED_UNIT) / CARD_UNIT);
  const level = packed % CARD_UNIT;
  const ofLove = isPartner(e, card);
  return {
    round,
    deed,
    card: idOf(e, card),
    level: ofLove ? level % TURNED : level,
    name: ofLove ? partnerName(e, shared, seat, card, level >= TURNED) : faceOf(e, card).name,
    age: ageIn(round, shared.options.adultRounds),
  };
}

/** The facts of a life, for its story. */
export interface Life {
  readonly trait: string | null;
  readonly age: number | null; // at death
  readonly lth: number;
  readonly memories: readonly Memory[];
  readonly unfinished: readonly string[]; // basic projects still in front
  readonly items: readonly { readonly card: string; readonly level: number }[];
  readonly with: readonly string[]; // partners at the end
  readonly job: string | null; // held at the end
}

export function lifeOf(e: Edition, shared: Shared, seat: Seat): Life {
  const p = playerAt(shared, seat);
  return {
    trait: e.traits[p.trait]?.id ?? null,
    age: p.alive ? null : ageIn(p.diedIn, shared.options.adultRounds),
    lth: p.lth,
    memories: p.life.map((packed) => recall(e, shared, seat, packed)),
    unfinished: p.projects.filter((card) => isBasic(e, card)).map((card) => idOf(e, card)),
    items: p.items.map((card) => ({ card: idOf(e, card), level: levelIn(shared, card) })),
    with: p.partners.map((card) => idOf(e, card)),
    job: p.job < 0 ? null : idOf(e, p.job),
  };
}

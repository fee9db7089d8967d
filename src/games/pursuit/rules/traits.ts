/** Child traits: dealt and chosen in secret, drawn, or picked openly; then all lives begin (R 3.6). */

import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { perEdition } from '../../kit/editions.js';
import { drawSome } from '../../kit/lots.js';
import { atSeat } from '../../kit/seats.js';
import { together } from '../../kit/together.js';
import type { Edition } from '../editions/edition.js';
import { gain } from './effects.js';
import { beTrait } from './moves.js';
import { beginRound } from './round.js';
import { playerAt } from './table.js';
import type { Move, Own, PursuitEffects, PursuitState, PursuitTypes, Shared } from './types.js';

/** What is left to hide once the traits are known. */
export const NOTHING_HIDDEN: Own = Object.freeze({ offer: Object.freeze([]), chosen: -1 });
const OFFERED = 2;

const traitId = (e: Edition, trait: number): string => {
  const found = e.traits[trait];
  if (found === undefined) throw new Error(`there is no trait ${trait}`);
  return found.id;
};

const allTraits = (e: Edition): number[] => e.traits.map((_, trait) => trait);

export function dealTraits(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { players, options } = s.shared;
  const seats = players.length;
  if (options.traitChoice === 'open8') {
    ask(s, seats - 1, 'trait');
  } else if (options.traitChoice === 'random1') {
    const drawn = drawSome(allTraits(e), seats, x.chance);
    players.forEach((p, seat) => {
      p.trait = drawn[seat] ?? -1;
    });
    beginLives(e, s, x);
  } else {
    const dealt = drawSome(allTraits(e), OFFERED * seats, x.chance);
    players.forEach((_, seat) => {
      const offer = dealt.slice(OFFERED * seat, OFFERED * (seat + 1));
      s.own[seat] = { offer, chosen: -1 };
      x.whisper?.(seat, { type: 'offered', seat, traits: offer.map((trait) => traitId(e, trait)) }, { type: 'dealt', seat });
    });
    secretTraits(e).askAll(s);
  }
}

export function listTraits(e: Edition, shared: Shared, mine: Own): readonly Move[] {
  if (shared.options.traitChoice !== 'open8') return mine.offer.map((trait) => beTrait(e, trait));
  return allTraits(e)
    .filter((trait) => shared.players.every((p) => p.trait !== trait))
    .map((trait) => beTrait(e, trait));
}

export function chooseTrait(e: Edition, s: PursuitState, seat: Seat, id: string, x: PursuitEffects): void {
  const trait = e.traits.findIndex((t) => t.id === id);
  if (s.shared.options.traitChoice === 'open8') {
    playerAt(s.shared, seat).trait = trait;
    x.tell?.({ type: 'picked', seat, trait: id });
    if (seat > 0) ask(s, seat - 1, 'trait');
    else beginLives(e, s, x);
    return;
  }
  secretTraits(e).choose(s, seat, trait, x);
}

/** The chosen traits become known to all; what was handed back stays a secret for ever. */
export const secretTraits = perEdition((e: Edition) =>
  together<PursuitTypes, number>({
    kind: 'trait',
    none: -1,
    seats: ({ players }) => [...players.keys()],
    draft: ({ chosen }) => chosen,
    keep(own, seat, chosen) {
      own[seat] = { offer: atSeat(own, seat).offer, chosen };
    },
    tell: (seat, trait, x) => x.whisper?.(seat, { type: 'chose', seat, trait: traitId(e, trait) }, { type: 'hasChosen', seat }),
    reveal(s, traits, x) {
      s.shared.players.forEach((p, seat) => {
        p.trait = atSeat(traits, seat);
        s.own[seat] = NOTHING_HIDDEN;
      });
      beginLives(e, s, x);
    },
  }),
);

function beginLives(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  x.tell?.({ type: 'born', traits: shared.players.map((p) => traitId(e, p.trait)) });
  shared.players.forEach((p, seat) => {
    const trait = e.traits[p.trait];
    if (trait !== undefined) gain(shared, seat, trait.start, 'sth', x);
  });
  shared.round = 1;
  beginRound(e, s, x);
}

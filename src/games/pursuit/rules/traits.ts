/** Child traits: dealt and chosen in secret, drawn, or picked openly; then all lives begin (R 3.6). */
import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { drawSome } from '../../kit/lots.js';
import { atSeat } from '../../kit/seats.js';
import { together } from '../../kit/together.js';
import { TRAITS } from './cards/traits.js';
import { gain } from './effects.js';
import { beTrait } from './moves.js';
import { beginRound } from './round.js';
import { playerAt } from './table.js';
import type { Move, Own, PursuitEffects, PursuitState, PursuitTypes, Shared } from './types.js';

/** What is left to hide once the traits are known. */
export const NOTHING_HIDDEN: Own = Object.freeze({ offer: Object.freeze([]), chosen: -1 });
const OFFERED = 2;

const traitId = (trait: number): string => {
  const found = TRAITS[trait];
  if (found === undefined) throw new Error(`there is no trait ${trait}`);
  return found.id;
};

const allTraits = (): number[] => TRAITS.map((_, trait) => trait);

export function dealTraits(s: PursuitState, x: PursuitEffects): void {
  const { players, options } = s.shared;
  const seats = players.length;
  if (options.traitChoice === 'open8') {
    ask(s, seats - 1, 'trait');
  } else if (options.traitChoice === 'random1') {
    const drawn = drawSome(allTraits(), seats, x.chance);
    players.forEach((p, seat) => {
      p.trait = drawn[seat] ?? -1;
    });
    beginLives(s, x);
  } else {
    const dealt = drawSome(allTraits(), OFFERED * seats, x.chance);
    players.forEach((_, seat) => {
      const offer = dealt.slice(OFFERED * seat, OFFERED * (seat + 1));
      s.own[seat] = { offer, chosen: -1 };
      x.whisper?.(seat, { type: 'offered', seat, traits: offer.map(traitId) }, { type: 'dealt', seat });
    });
    secretTraits.askAll(s);
  }
}

export function listTraits(shared: Shared, mine: Own): readonly Move[] {
  if (shared.options.traitChoice !== 'open8') return mine.offer.map(beTrait);
  return allTraits()
    .filter((trait) => shared.players.every((p) => p.trait !== trait))
    .map(beTrait);
}

export function chooseTrait(s: PursuitState, seat: Seat, id: string, x: PursuitEffects): void {
  const trait = TRAITS.findIndex((t) => t.id === id);
  if (s.shared.options.traitChoice === 'open8') {
    playerAt(s.shared, seat).trait = trait;
    x.tell?.({ type: 'picked', seat, trait: id });
    if (seat > 0) ask(s, seat - 1, 'trait');
    else beginLives(s, x);
    return;
  }
  secretTraits.choose(s, seat, trait, x);
}

/** The chosen traits become known to all; what was handed back stays a secret for ever. */
export const secretTraits = together<PursuitTypes, number>({
  kind: 'trait',
  none: -1,
  seats: ({ players }) => [...players.keys()],
  draft: ({ chosen }) => chosen,
  keep(own, seat, chosen) {
    own[seat] = { offer: atSeat(own, seat).offer, chosen };
  },
  tell: (seat, trait, x) => x.whisper?.(seat, { type: 'chose', seat, trait: traitId(trait) }, { type: 'hasChosen', seat }),
  reveal(s, traits, x) {
    s.shared.players.forEach((p, seat) => {
      p.trait = atSeat(traits, seat);
      s.own[seat] = NOTHING_HIDDEN;
    });
    beginLives(s, x);
  },
});

function beginLives(s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  x.tell?.({ type: 'born', traits: shared.players.map((p) => traitId(p.trait)) });
  shared.players.forEach((p, seat) => {
    const trait = TRAITS[p.trait];
    if (trait !== undefined) gain(shared, seat, trait.start, 'sth', x);
  });
  shared.round = 1;
  beginRound(s, x);
}

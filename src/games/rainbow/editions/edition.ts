/** One edition of The Game of Happiness: which improvement and fate cards there are, each under a number that holds in this edition alone. */
import { type FateCard, type FateId, fateCard, type HangUpId, type ImprovementId, improvementCard } from '../rules/cards.js';
import { AREAS, type Area } from '../rules/data.js';
import { improvementMoves } from '../rules/moves.js';
import type { Move } from '../rules/types.js';

/** All that is written down of an edition. */
export interface Printed {
  readonly rules: number;
  readonly improvements: readonly ImprovementId[]; // a card's number in the state is its place here
  readonly fate: readonly FateId[];
}

export interface Edition extends Printed {
  readonly improvementAreas: readonly number[];
  readonly fateKinds: readonly FateCard['kind'][];
  readonly fateAreas: readonly number[]; // -1 for none
  readonly hangUps: readonly HangUpId[]; // those everybody begins with, then the fate cards
  readonly hangUpAreas: readonly number[];
  readonly answers: readonly Move[]; // by improvement card: to keep it
}

const areaNumber = (area: Area | null): number => (area === null ? -1 : AREAS.indexOf(area));

export function edition(printed: Printed): Edition {
  const { improvements, fate } = printed;
  const fateAreas = fate.map((id) => areaNumber(fateCard(id).area));
  return {
    ...printed,
    improvementAreas: improvements.map((id) => areaNumber(improvementCard(id).area)),
    fateKinds: fate.map((id) => fateCard(id).kind),
    fateAreas,
    hangUps: [...AREAS.map((area): HangUpId => `H-${area}`), ...fate],
    hangUpAreas: [...AREAS.keys(), ...fateAreas],
    answers: improvementMoves(improvements),
  };
}

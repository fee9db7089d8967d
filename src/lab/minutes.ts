/** How long people would sit over a match: a rule of thumb, and the only figure of the lab that is not counted. */

const SECONDS_TO_ACT = 3;
const SECONDS_TO_CHOOSE = 4; // for each doubling of the answers: people need longer for more, but not in proportion (Hick's law)

export const MINUTES_IN_WORDS = `${SECONDS_TO_ACT} seconds for each decision and ${SECONDS_TO_CHOOSE} more for each doubling of the possible answers`;

export const minutesOf = ({ decisions, bits }: { readonly decisions: number; readonly bits: number }): number =>
  (SECONDS_TO_ACT * decisions + SECONDS_TO_CHOOSE * bits) / 60;

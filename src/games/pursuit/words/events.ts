/** The log: each event as one line of a life. */
import { either, tellBy } from '../../kit/words.js';
import type { Space } from '../rules/board.js';
import { GOALS } from '../rules/cards/goals.js';
import { TRAITS } from '../rules/cards/traits.js';
import { cardOf, FAMILY, levelOf, levelsOn, RELATIONSHIP } from '../rules/cards.js';
import type { PursuitEvent, Strain } from '../rules/types.js';
import { cardName, gains, levelName, pays } from './cards.js';
import { rowName } from './moves.js';
import { stressWords } from './questions.js';
import { story } from './story.js';
import { and, many, some, spell } from './wording.js';

const traitNamed = (id: string): string => TRAITS.find((trait) => trait.id === id)?.name ?? id;
const goalNamed = (id: string): string => GOALS.find((goal) => goal.id === id)?.name ?? id;

const STRAINS: Readonly<Record<Strain, string>> = {
  years: 'The years weigh on',
  slots: 'Too much at once strains',
  partners: 'More than one love strains',
  repeat: 'Doing the same again wearies',
  cost: 'The effort wearies',
  givenUp: 'Giving something up hurts',
  overtime: 'Overtime wears out',
  replaced: 'Leaving the old job strains',
};

const EASES = { rest: 'rests', relax: 'relaxes', health: 'feels like new' } as const;

const DOES: Readonly<Record<Space, string>> = {
  study: 'studies',
  play: 'plays',
  interact: 'goes among people',
  tempJob: 'takes a temp job',
  rest: 'takes a rest',
  overtime: 'works overtime',
  takeProject: 'takes a project',
  spend: 'spends',
  getJob: 'looks for a job',
  relationship: 'falls in love',
};

export const told = tellBy<PursuitEvent>({
  goals: ({ goals, alone }) => {
    const texts = GOALS.filter(({ id }) => goals.includes(id)).map(({ name, text, solo }) => `${name} (${alone ? solo.text : text})`);
    return `Life goals: ${texts.join(' ')}`;
  },
  first: ({ seat }, name) => `${name(seat)} goes first`,
  offered: ({ seat, traits }, name) => `${name(seat)} may be ${either(traits.map(traitNamed))}`,
  dealt: ({ seat }, name) => `${name(seat)} is dealt two child traits`,
  chose: ({ seat, trait }, name) => `${name(seat)} has chosen to be ${traitNamed(trait)}`,
  hasChosen: ({ seat }, name) => `${name(seat)} has chosen a child trait`,
  born: ({ traits }, name) => `Born: ${and(traits.map((trait, seat) => `${name(seat)}, ${traitNamed(trait)}`))}`,
  picked: ({ seat, trait }, name) => `${name(seat)} will be ${traitNamed(trait)}`,
  round: ({ round, age, stage }) => `Round ${round}: ${stage}. Everyone turns ${age}`,
  reshuffle: ({ row, cards }) => `The pile of ${rowName(row)} is made anew from ${many(cards, 'card')}`,
  laid: ({ row, cards }) => `On offer, ${rowName(row)}: ${cards.length === 0 ? 'none' : cards.map(cardName).join(', ')}`,
  refill: ({ card }) => `New on the board: ${cardName(card)}`,
  hours: ({ seat, hours, section }, name) => `${name(seat)} has ${many(hours, 'hourglass', 'hourglasses')} (${section})`,
  stress: ({ seat, n, to, why }, name) => `${STRAINS[why]} ${name(seat)}: ${some(n, 'stress')}, now ${stressWords(to)}`,
  repeat: ({ seat, space }, name) => `${name(seat)} ${DOES[space]} once more this round`,
  plan: ({ seat, card, level }, name) => `${name(seat)} turns to ${levelName(cardOf(card), level)}`,
  inVain: ({ seat, card, paid }, name) => `${name(seat)} gives ${spell(paid)} for ${cardName(card)}, and it is too much`,
  ease: ({ seat, n, to, why }, name) =>
    n === 0 ? `${name(seat)} cannot shed more stress within this section` : `${name(seat)} ${EASES[why]}: ${stressWords(to)}`,
  overflow: ({ seat, n }, name) =>
    n > 0 ? `${name(seat)} could not be happier: ${some(n, 'lth')}` : `${name(seat)} could not be unhappier and loses ${some(-n, 'lth')}`,
  trait: ({ seat, trait, gained }, name) => `${name(seat)} is ${traitNamed(trait)}${gains(gained)}`,
  upkeep: ({ seat, name: card, paid, gained }, name) => `${name(seat)} keeps up ${card}${pays(paid)}${gains(gained)}`,
  givenUp: ({ seat, name: card, unpaid }, name) =>
    unpaid
      ? `${name(seat)} cannot or will not keep up ${card}: it is over, and 1 STH is lost`
      : `${name(seat)} gives up ${card} and loses 1 STH`,
  turn: ({ seat, space, gained }, name) => `${name(seat)} ${DOES[space]}${gains(gained)}`,
  project: ({ seat, card, level, taken, paid, gained }, name) => {
    const last = level === levelsOn(cardOf(card));
    const verb = taken ? 'takes up' : last ? 'completes' : 'goes on with';
    return `${name(seat)} ${verb} ${cardName(card)} (${levelOf(cardOf(card), level).name})${pays(paid)}${gains(gained)}`;
  },
  single: ({ seat, card, level, paid, gained }, name) =>
    `${name(seat)} takes on ${levelName(cardOf(card), level)}${pays(paid)}${gains(gained)}`,
  role: ({ seat, card, role, owner, paid, gained }, name) => {
    const verb = owner === seat ? 'is in' : `joins ${name(owner)}'s`;
    return `${name(seat)} ${verb} ${cardName(card)} as ${levelOf(cardOf(card), role).name}${pays(paid)}${gains(gained)}`;
  },
  spend: ({ seat, card, level, paid, gained }, name) =>
    `${name(seat)} enjoys ${levelName(cardOf(card), level)}${pays(paid)}${gains(gained)}`,
  hired: ({ seat, card, left, paid, gained }, name) =>
    `${name(seat)} ${left === null ? 'is hired' : `leaves the job of ${cardName(left)} and is hired`} as ${cardName(card)}${pays(paid)}${gains(gained)}`,
  promoted: ({ seat, card, from, paid, gained }, name) =>
    `${name(seat)} is promoted from ${cardName(from)} to ${cardName(card)}${pays(paid)}${gains(gained)}`,
  retired: ({ seat, card, paid, gained }, name) => `${name(seat)} retires as ${cardName(card)}${pays(paid)}${gains(gained)}`,
  love: ({ seat, name: partner, level, gained }, name) => {
    if (level === FAMILY) return `${name(seat)} and ${partner} raise a family${gains(gained)}`;
    return `${name(seat)} ${level === RELATIONSHIP ? 'and' : 'has a date with'} ${partner}${level === RELATIONSHIP ? ' are together now' : ''}${gains(gained)}`;
  },
  refresh: ({ seat, row }, name) => `${name(seat)} does not like the ${rowName(row)} on offer and loses 1 STH`,
  bonus: ({ seat, card, roles, held, gained }, name) =>
    `${cardName(card)} ends with ${many(roles, 'role')} covered, ${held} of them by ${name(seat)}${gains(gained)}`,
  newFirst: ({ seat, sth }, name) => `${name(seat)} goes first in the next round (${sth} STH)`,
  died: ({ seat, age, of }, name) => `${name(seat)} dies at ${age}${of === 'stress' ? ', worn out by stress' : ', full of years'}`,
  inherit: ({ seat, lth, from }, name) => `${name(seat)} leaves ${spell(from)} behind: ${some(lth, 'lth')}`,
  goal: ({ goal, seat, lth, best }, name) =>
    seat === null
      ? `${goalNamed(goal)}: nobody stands alone, nobody achieves it`
      : `${goalNamed(goal)}: ${name(seat)}${goalValue(goal, best)}, ${some(lth, 'lth')}`,
  soloGoal: ({ goal, met, value, needed }) => `${goalNamed(goal)}: ${value} of ${needed}, ${met ? 'achieved' : 'missed'}`,
  life: ({ seat, life }, name) => story(life, name(seat)),
  over: ({ lth, target }, name) =>
    target === null
      ? `All lives are lived. ${and(lth.map((n, seat) => `${name(seat)} found ${n} LTH`))}`
      : `The life is lived: ${lth[0] ?? 0} LTH of the ${target} it takes`,
});

/** Who died first or last needs no number. */
const goalValue = (goal: string, best: number): string =>
  GOALS.find(({ id }) => id === goal)?.metric === 'deathOrder' ? '' : ` (${best})`;

/** The log: each event as one line of a life. */
import { either, type Names, tellBy } from '../../kit/words.js';
import type { Catalogue } from '../editions/catalogue.js';
import type { Space } from '../rules/board.js';
import { FAMILY, RELATIONSHIP } from '../rules/cards.js';
import type { Loss, PursuitEvent, Strain } from '../rules/types.js';
import { gains, levelName, levelNames, pays, stepName, worthOf } from './cards.js';
import { rowName } from './moves.js';
import { stressWords } from './questions.js';
import { story } from './story.js';
import { and, capital, every, many, numeral, some, spell } from './wording.js';

const STRAINS: Readonly<Record<Strain, (name: string) => string>> = {
  years: (name) => `The years weigh on ${name}`,
  slots: (name) => `Too much at once strains ${name}`,
  partners: (name) => `More than one love strains ${name}`,
  repeat: (name) => `Doing the same again wearies ${name}`,
  cost: (name) => `${name} makes an effort`, // told before what it is for
  givenUp: (name) => `Giving something up hurts ${name}`,
  overtime: (name) => `Overtime wears out ${name}`,
  replaced: (name) => `Leaving the old job strains ${name}`,
};

const EASES = { rest: 'comes down to', relax: 'relaxes, down to', health: 'feels like new:' } as const;

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
  relationship: 'goes courting',
};

/** Events name cards, traits and goals by their ids and do not say under which rules. */
export function tellingOf(all: Catalogue): (event: PursuitEvent, names: Names) => string {
  const { card: face, trait: traitOf, goal: goalOf } = all;
  const cardName = (id: string): string => face(id).name;
  const traitNamed = (id: string): string => traitOf(id).name;
  const goalNamed = (id: string): string => goalOf(id).name;
  return tellBy<PursuitEvent>({
    goals: ({ goals, alone }) => {
      const found = goals.toSorted().map(goalOf);
      const texts = found.map(({ solo, ...goal }) => `${goal.name}: ${alone ? solo.text : `${goal.text} ${capital(worthOf(goal))}.`}`);
      return `The life goals. ${texts.join(' ')}`;
    },
    first: ({ seat }, name) => `${name(seat)} goes first`,
    offered: ({ seat, traits }, name) => `${name(seat)} may choose ${either(traits.map(traitNamed))}`,
    dealt: ({ seat }, name) => `${name(seat)} is dealt two child traits`,
    chose: ({ seat, trait }, name) => `${name(seat)} has chosen ${traitNamed(trait)}`,
    hasChosen: ({ seat }, name) => `${name(seat)} has chosen a child trait`,
    born: ({ traits }, name) => `Born: ${and(traits.map((trait, seat) => `${name(seat)} (${traitNamed(trait)})`))}`,
    picked: ({ seat, trait }, name) => `${name(seat)} chooses ${traitNamed(trait)}`,
    round: ({ round, age, stage }) => `Round ${round}: ${stage}. Everyone turns ${age}`,
    reshuffle: ({ row, cards }) => `The pile of ${rowName(row)} is made anew from ${many(cards, 'card')}`,
    laid: ({ row, cards }) => `On offer, ${rowName(row)}: ${cards.length === 0 ? 'none' : cards.map(cardName).join(', ')}`,
    refill: ({ card }) => `New on the board: ${cardName(card)}`,
    hours: ({ seat, hours, section }, name) => `${name(seat)} has ${many(hours, 'hourglass', 'hourglasses')} (${section})`,
    stress: ({ seat, n, to, why }, name) => `${STRAINS[why](name(seat))}: ${some(n, 'stress')}, now ${stressWords(to)}`,
    repeat: ({ seat, space }, name) => `${name(seat)} ${DOES[space]} for another time this round`,
    plan: ({ seat, card, level }, name) => `${name(seat)} turns to ${levelName(face(card), level)}`,
    inVain: ({ seat, card, paid }, name) => `${name(seat)} gives ${spell(paid)} for ${cardName(card)}, and it is too much`,
    ease: ({ seat, n, to, why }, name) =>
      n === 0 ? `${name(seat)} cannot shed more stress within this section` : `${name(seat)} ${EASES[why]} ${stressWords(to)}`,
    overflow: ({ seat, n }, name) =>
      n > 0 ? `${name(seat)} could not be happier: ${some(n, 'lth')}` : `${name(seat)} could not be unhappier and loses ${some(-n, 'lth')}`,
    trait: ({ seat, trait, gained }, name) => `${name(seat)} (${traitNamed(trait)}) gains ${spell(gained)}`,
    upkeep: ({ seat, name: card, paid, gained }, name) => `${name(seat)} keeps up ${card}${pays(paid)}${gains(gained)}`,
    givenUp: ({ seat, name: card, unpaid, lost }, name) =>
      unpaid ? `${name(seat)} cannot or will not keep up ${card}${loses(lost)}` : `${name(seat)} gives up ${card}${loses(lost)}`,
    turn: ({ seat, space, gained }, name) => `${name(seat)} ${DOES[space]}${gains(gained)}`,
    project: ({ seat, card, level, taken, paid, spared, gained }, name) => {
      const last = level === levelNames(face(card)).length;
      const verb = taken ? 'takes up' : last ? 'completes' : 'goes on with';
      return `${name(seat)} ${verb} ${cardName(card)} (${stepName(face(card), level)})${pays(paid)}${sparedWords(spared)}${gains(gained)}`;
    },
    single: ({ seat, card, level, paid, spared, gained }, name) =>
      `${name(seat)} takes on ${levelName(face(card), level)}${pays(paid)}${sparedWords(spared)}${gains(gained)}`,
    role: ({ seat, card, role, owner, started, paid, spared, gained }, name) => {
      const verb = started ? 'starts' : owner === seat ? 'goes on with' : `joins ${name(owner)}'s`;
      return `${name(seat)} ${verb} ${cardName(card)} as ${stepName(face(card), role)}${pays(paid)}${sparedWords(spared)}${gains(gained)}`;
    },
    spend: ({ seat, card, level, paid, gained }, name) =>
      `${name(seat)} enjoys ${levelName(face(card), level)}${pays(paid)}${gains(gained)}`,
    hired: ({ seat, card, left, paid, gained }, name) =>
      `${name(seat)} ${left === null ? 'is hired' : `leaves the job of ${cardName(left)} and is hired`} as ${cardName(card)}${pays(paid)}${gains(gained)}`,
    promoted: ({ seat, card, from, paid, gained }, name) =>
      `${name(seat)} is promoted from ${cardName(from)} to ${cardName(card)}${pays(paid)}${gains(gained)}`,
    retired: ({ seat, card, paid, gained }, name) => `${name(seat)} retires as ${cardName(card)}${pays(paid)}${gains(gained)}`,
    love: ({ seat, name: partner, level, gained }, name) => {
      if (level === FAMILY) return `${name(seat)} and ${partner} raise a family${gains(gained)}`;
      return `${name(seat)} ${level === RELATIONSHIP ? 'and' : 'has a date with'} ${partner}${level === RELATIONSHIP ? ' are together now' : ''}${gains(gained)}`;
    },
    refresh: ({ seat, row, lost }, name) => `${name(seat)} does not like the ${rowName(row)} on offer${loses(lost)}`,
    bonus: ({ seat, card, roles, held, gained }, name) =>
      `${cardName(card)} ends: ${name(seat)} has ${held === roles ? every(roles, 'role') : `${held} of ${many(roles, 'role')}`} covered${gains(gained)}`,
    newFirst: ({ seat, sth }, name) => `${name(seat)} goes first in the next round (${numeral(sth)} short-term happiness)`,
    died: ({ seat, age, of }, name) => `${name(seat)} dies at ${age}${of === 'stress' ? ', worn out by stress' : ', full of years'}`,
    inherit: ({ seat, lth, from }, name) => `${name(seat)} leaves ${spell(from)} behind: ${some(lth, 'lth')}`,
    goal: ({ goal, seat, lth, best }, name) =>
      seat === null
        ? `${goalNamed(goal)}: ${best === 0 ? '' : 'nobody stands alone, and '}nobody achieves it`
        : `${goalNamed(goal)}: ${name(seat)}${goalOf(goal).metric === 'deathOrder' ? '' : ` (${best})`}, ${some(lth, 'lth')}`,
    soloGoal: ({ goal, met, value, needed }) => `${goalNamed(goal)}: ${value} of ${needed}, ${met ? 'achieved' : 'missed'}`,
    life: ({ seat, life }, name) => story(all, life, name(seat)),
    over: ({ lth, target }, name) =>
      target === null
        ? `All lives are lived. ${and(lth.map((n, seat) => `${name(seat)} found ${n} lasting happiness`))}`
        : `The life is lived: ${lth[0] ?? 0} lasting happiness of the ${target} it takes`,
  });
}

/** What is lost below the end of the track is told by an event of its own. */
const loses = (lost: Loss): string => (lost === 'sth' ? ` and loses ${some(1, 'sth')}` : '');

/** Why something costs less or more than it says on the card. */
const sparedWords = (spared: number): string =>
  spared === 0 ? '' : spared > 0 ? ` (${spared} spared by happiness)` : ` (${-spared} more for unhappiness)`;

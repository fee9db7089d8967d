/** What the player who is asked hears, and what everybody else hears meanwhile. */
import type { Seat } from '../../../engine/game.js';
import { type Names, who } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { LAST_SPACE, sectionName } from '../rules/board.js';
import { playerAt } from '../rules/table.js';
import type { Player, PursuitDecision, PursuitView, Question, Shared } from '../rules/types.js';
import { nameFor } from './names.js';
import { and, many, numeral } from './wording.js';

const purse = (p: Player): string => `${p.knowledge} Knowledge, ${p.creativity} Creativity, ${p.influence} Influence and ${p.money} money`;

const ASK: Readonly<Record<Question, (e: Edition, shared: Shared, p: Player, seat: Seat) => string>> = {
  trait: (_, { options }) =>
    options.traitChoice === 'open8'
      ? 'What kind of child are you? Pick a trait nobody has.'
      : 'What kind of child are you? Keep one of these two traits.',
  upkeep: (e, shared, p, seat) =>
    `A new round: what do you keep up? Still open: ${and(p.bills.map((card) => nameFor(e, shared, seat, card)))}. You have ${purse(p)}, and ${many(p.free, 'hourglass', 'hourglasses')}.`,
  turn: (_, __, p) => `${many(p.free, 'hourglass', 'hourglasses')} left: what do you do with your time? You have ${purse(p)}.`,
  payment: (_, __, p) => `You are happy (${p.sth} short-term happiness). What do you not pay?`,
  windDown: (_) => 'The round is nearly over. Do you want to part with anything before the next one?',
};

const WAIT: Readonly<Record<Question, (name: string) => string>> = {
  trait: (name) => `${name} chooses a child trait.`,
  upkeep: (name) => `${name} settles the bills of the new round.`,
  turn: (name) => `${name} spends an hourglass.`,
  payment: (name) => `${name} chooses what to pay.`,
  windDown: (name) => `${name} may part with something.`,
};

export function question(e: Edition, view: PursuitView, decision: PursuitDecision, names: Names): string {
  const { shared } = view;
  const { seat, kind } = decision;
  if (view.seat !== seat) return WAIT[kind](who(names, seat));
  const p = playerAt(shared, seat);
  const unhappy = kind === 'payment' && p.sth < 0;
  return unhappy ? `You are unhappy (${numeral(p.sth)} short-term happiness). What do you pay on top?` : ASK[kind](e, shared, p, seat);
}

export const stressWords = (stress: number): string =>
  stress > LAST_SPACE ? 'beyond the end of the stress track' : `stress ${stress} of ${LAST_SPACE} (${sectionName(stress)})`;

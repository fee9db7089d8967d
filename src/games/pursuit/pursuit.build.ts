/** Tables for tests in one line: who sits there, what they have, what is on offer; and short ways to play and to ask why not. */
import { quickChance } from '../../engine/chance.js';
import { ask } from '../../engine/decisions.js';
import type { Chance, Refusal, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { takeOut } from '../../engine/pile.js';
import { testKit } from '../kit/test-kit.js';
import { EDITIONS } from './editions/index.js';
import { pursuit } from './index.js';
import { HOURGLASSES, SPACES, type Space } from './rules/board.js';
import { type Card, cardOf, isActivity, isItem, isJob, isPartner, NO_CARD, rowOf } from './rules/cards.js';
import { playerAt, rowAt, setLevel, setRole, withAt, withOne } from './rules/table.js';
import type { Move, Player, PursuitEvent, PursuitOptions, PursuitState, Question, Shared } from './rules/types.js';

/** What the tables of tests are played under: the newest. */
export const edition = EDITIONS.of(pursuit);

type Figures = Partial<Pick<Player, Figure>>;
type Figure =
  | 'knowledge'
  | 'creativity'
  | 'influence'
  | 'money'
  | 'sth'
  | 'lth'
  | 'stress'
  | 'free'
  | 'overtime'
  | 'jobIncome'
  | 'relationshipUpkeeps'
  | 'basicCompleted'
  | 'activitiesDone'
  | 'sharedAndSingle';

export interface Person extends Figures {
  readonly trait?: string;
  readonly front?: readonly (string | readonly [id: string, level: number])[];
  readonly on?: { readonly [S in Space]?: number };
  readonly roles?: readonly (readonly [id: string, role: number])[];
  readonly dead?: boolean;
}

export interface Wish {
  readonly people: readonly Person[];
  readonly row?: readonly string[];
  readonly round?: number;
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly ask?: Question;
  readonly options?: Partial<PursuitOptions>;
  readonly goals?: readonly string[];
  readonly rules?: number;
}

/** A table in the middle of an Action Phase, nobody with a trait, no life goals, nothing on the board but what is wished for. */
export function given({
  people,
  row = [],
  round = 2,
  first = 0,
  turn = first,
  ask: kind = 'turn',
  options,
  goals = [],
  rules = pursuit.rules,
}: Wish): PursuitState {
  const chosen: PursuitOptions = { ...defaultOptions(pursuit), traitChoice: 'open8', firstPlayer: 0, ...options };
  const s = pursuit.setup({ seats: people.length, options: chosen, rules }, { chance: quickChance(1) });
  const { shared } = s;
  Object.assign(shared, {
    round,
    first,
    turn,
    phase: 'action',
    clock: 1,
    goals: goals.map((id) => edition.goals.findIndex((goal) => goal.id === id)),
  });
  for (const id of row) {
    const number = rowOf(edition, cardOf(edition, id));
    const there = rowAt(shared, number);
    shared.rows[number] = withAt(there, there.indexOf(NO_CARD), fromPile(shared, id));
  }
  for (const [seat, person] of people.entries()) seatDown(shared, seat, person);
  for (const [seat, person] of people.entries()) for (const [id, role] of person.roles ?? []) cover(shared, seat, id, role);
  s.open.pop();
  ask(s, turn, kind);
  pursuit.check(s);
  return s;
}

function fromPile(shared: Shared, id: string): Card {
  const card = cardOf(edition, id);
  const pile = shared.piles[rowOf(edition, card)];
  if (pile) takeOut(pile, card - (edition.pileFrom[rowOf(edition, card)] ?? 0));
  return card;
}

function seatDown(shared: Shared, seat: Seat, person: Person): void {
  const { trait, front = [], on = {}, roles = [], dead = false, ...figures } = person;
  const p = playerAt(shared, seat);
  Object.assign(p, figures);
  p.lthBy = withAt(p.lthBy, 0, p.lth);
  p.trait = trait === undefined ? -1 : edition.traits.findIndex(({ id }) => id === trait);
  for (const wanted of front) {
    const [id, level] = typeof wanted === 'string' ? [wanted, 1] : wanted;
    lay(shared, p, fromPile(shared, id), level);
  }
  p.onSpace = SPACES.map((space) => on[space] ?? 0);
  if (dead) Object.assign(p, { alive: false, free: 0, diedAt: 1, diedIn: shared.round });
  const placed = p.onSpace.reduce((sum, n) => sum + n, 0) + roles.length;
  p.reserve = HOURGLASSES - p.free - placed;
}

function lay(shared: Shared, p: Player, card: Card, level: number): void {
  setLevel(shared, card, level);
  if (isJob(edition, card)) p.job = card;
  else if (isPartner(edition, card)) p.partners = withOne(p.partners, card);
  else if (isItem(edition, card)) p.items = withOne(p.items, card);
  else if (isActivity(edition, card)) p.activities = withOne(p.activities, card);
  else p.projects = withOne(p.projects, card);
}

function cover(shared: Shared, seat: Seat, id: string, role: number): void {
  setRole(edition, shared, cardOf(edition, id), role, seat);
}

/** The figures and lists of a seat. */
export const at = (s: PursuitState, seat: Seat): Player => playerAt(s.shared, seat);

const t = testKit(pursuit);

/** The seat that is asked, and what. */
export const asked = (s: PursuitState): readonly [Seat, Question] => [t.question(s).seat, t.question(s).kind];

export const legal = (s: PursuitState): readonly Move[] => t.moves(s);

export const can = (s: PursuitState, move: Move): boolean => legal(s).some((other) => same(other, move));

/** Why a move is not legal, or null if nothing is said about it. */
export const whyNot = (s: PursuitState, move: Move): Refusal | null => t.whyNot(s, undefined, move);

/** Plays one legal answer for whoever is asked first; returns what the table hears. */
export function play(s: PursuitState, move: Move, chance: Chance = quickChance(7)): readonly PursuitEvent[] {
  const events = t.play(s, undefined, move, chance);
  pursuit.check(s);
  return events;
}

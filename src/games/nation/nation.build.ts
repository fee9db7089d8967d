/** Tables in one line and answers in another, for the tests of this game. */
import { quickChance } from '../../engine/chance.js';
import type { Chance, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { takeOut } from '../../engine/pile.js';
import { testKit } from '../kit/test-kit.js';
import { EDITIONS } from './editions/index.js';
import { nation } from './index.js';
import { ITEMS, type ItemName, LOAN_VALUES, type LoanValue, NO_LOAN, type Role } from './rules/data.js';
import { cardOf } from './rules/deck.js';
import type { Move, NationDecision, NationEvent, NationOptions, NationState, Own, Player, Question } from './rules/types.js';

const t = testKit(nation);

/** What is special about one player; everything else is as after setup, with 12 hours and without a loan. */
/** What the tables of tests are played under: the newest. */
export const edition = EDITIONS.of(nation);

export interface Special {
  readonly money?: number;
  readonly happiness?: number;
  readonly level?: number;
  readonly price?: number;
  readonly shop?: number;
  readonly house?: number;
  readonly bread?: number;
  readonly ticket?: number;
  readonly medicine?: number;
  readonly hand?: readonly string[];
  readonly sick?: number;
  readonly hours?: number;
  readonly visited?: readonly Role[];
  readonly loan?: readonly [value: LoanValue, step: number];
  readonly joyHad?: boolean;
}

export interface Given extends Partial<Record<Role, Special>> {
  readonly turn?: Role; // who is on turn; the Builder if not said
  readonly mat?: number;
  readonly counted?: number;
  readonly round?: number;
  readonly roi?: number;
  readonly discards?: readonly string[];
  readonly offer?: readonly LoanValue[];
  readonly options?: Partial<NationOptions>;
  readonly rules?: number; // the newest if not said
}

export const ALL = 'builder farmer entertainer banker doctor';

export const optionsWith = (some: Partial<NationOptions> = {}): NationOptions => ({ ...defaultOptions(nation), ...some });

/** A match of these roles, in this order of places, as it begins; what was told comes along. */
export function begun(
  roles: string,
  some: Partial<NationOptions> = {},
  chance: Chance = quickChance(1),
  rules: number = nation.rules,
): [NationState, NationEvent[]] {
  const told: NationEvent[] = [];
  const options = optionsWith({ roles, ...some });
  const x = { chance, tell: (event: NationEvent) => told.push(event), whisper: (_: Seat, event: NationEvent) => told.push(event) };
  return [nation.setup({ seats: roles.split(' ').length, options, rules }, x), told];
}

/** A table in the middle of a day, as described. All conservation laws hold. */
export function given(
  roles: string,
  { turn = 'builder', mat, counted, round = 1, roi, discards = [], offer, options, rules, ...specials }: Given = {},
): NationState {
  const [s] = begun(roles, options, quickChance(1), rules);
  const { shared } = s;
  shared.round = round;
  if (shared.bank) {
    shared.bank.stock[0] = 4;
    shared.bank.startBorrowers = 0;
    if (roi !== undefined) shared.bank.roi = roi;
    if (offer) setOffer(s, offer);
  }
  shared.players.forEach((player, seat) => {
    Object.assign(player, { loan: NO_LOAN, step: 0, startLoan: false });
    setMoney(s, seat, 50);
    describe(s, seat, specials[player.role] ?? {});
  });
  setMat(s, mat ?? 20);
  shared.matCounted = counted ?? mat ?? 20;
  for (const card of discards) {
    takeOut(s.dark.deck, cardOf(edition, card));
    shared.deckSize--;
    shared.discards[cardOf(edition, card)] = (shared.discards[cardOf(edition, card)] ?? 0) + 1;
  }
  shared.turn = seatOf(s, turn);
  s.open = [{ id: s.asked++, seat: shared.turn, kind: 'day', veiled: false }];
  nation.check(s);
  return s;
}

function setOffer({ shared: { bank } }: NationState, offer: readonly LoanValue[]): void {
  if (!bank) return;
  LOAN_VALUES.forEach((value, i) => {
    const wanted = offer.filter((each) => each === value).length;
    bank.stock[i] = (bank.stock[i] ?? 0) + (bank.offer[i] ?? 0) - wanted;
    bank.offer[i] = wanted;
  });
}

export function setMoney(s: NationState, seat: Seat, money: number): void {
  const player = playerOf(s, seat);
  const own = ownOf(s, seat);
  own.supplied += money - (player.money ?? own.money);
  if (player.money !== null) player.money = money;
  else own.money = money;
}

/** The books of the last seat take up the difference. */
function setMat(s: NationState, mat: number): void {
  ownOf(s, s.own.length - 1).supplied += mat - (s.shared.mat ?? s.dark.mat);
  if (s.shared.mat !== null) s.shared.mat = mat;
  else s.dark.mat = mat;
  s.shared.matEmpty = mat === 0;
}

function describe(s: NationState, seat: Seat, special: Special): void {
  const { shared } = s;
  const player = playerOf(s, seat);
  player.hours = special.hours ?? 12;
  if (special.money !== undefined) setMoney(s, seat, special.money);
  if (special.level !== undefined) player.level = special.level;
  if (special.price !== undefined) player.price = special.price;
  if (special.joyHad) player.workedWithJoy = true;
  if (special.happiness !== undefined) {
    player.happiness = special.happiness;
    player.sources[0] = special.happiness;
    if (special.happiness >= shared.options.target) shared.lastDay = true;
  }
  ITEMS.forEach((item, i) => {
    const wanted = special[item];
    if (wanted !== undefined) move(s, player, i, wanted - (player.store[i] ?? 0));
  });
  if (special.shop !== undefined) {
    shared.supply[player.item] = (shared.supply[player.item] ?? 0) + player.shop - special.shop;
    player.shop = special.shop;
  }
  if (special.sick !== undefined) {
    player.sick = special.sick;
    shared.sickLeft -= special.sick;
  }
  for (const role of special.visited ?? []) player.visited |= 1 << seatOf(s, role);
  if (special.loan && shared.bank) {
    player.loan = LOAN_VALUES.indexOf(special.loan[0]);
    player.step = special.loan[1];
    shared.bank.stock[player.loan] = (shared.bank.stock[player.loan] ?? 0) - 1;
  }
  for (const card of special.hand ?? []) {
    const own = ownOf(s, seat);
    takeOut(s.dark.deck, cardOf(edition, card));
    shared.deckSize--;
    own.hand[cardOf(edition, card)] = (own.hand[cardOf(edition, card)] ?? 0) + 1;
    player.cards++;
  }
}

function move(s: NationState, player: Player, item: number, count: number): void {
  s.shared.supply[item] = (s.shared.supply[item] ?? 0) - count;
  player.store[item] = (player.store[item] ?? 0) + count;
}

export function seatOf(s: NationState, role: Role): Seat {
  const seat = s.shared.players.findIndex((player) => player.role === role);
  if (seat < 0) throw new Error(`no ${role} plays`);
  return seat;
}

export function playerOf(s: NationState, who: Role | Seat): Player {
  const player = s.shared.players[typeof who === 'number' ? who : seatOf(s, who)];
  if (!player) throw new Error(`there is no seat ${who}`);
  return player;
}

export function ownOf(s: NationState, who: Role | Seat): Own {
  const own = s.own[typeof who === 'number' ? who : seatOf(s, who)];
  if (!own) throw new Error(`there is no seat ${who}`);
  return own;
}

export const purse = (s: NationState, who: Role): number => playerOf(s, who).money ?? ownOf(s, who).money;
export const mat = (s: NationState): number => s.shared.mat ?? s.dark.mat;
export const inStore = (s: NationState, who: Role, item: ItemName): number => playerOf(s, who).store[ITEMS.indexOf(item)] ?? 0;
export const inSupply = (s: NationState, item: ItemName): number => s.shared.supply[ITEMS.indexOf(item)] ?? 0;
export const handOf = (s: NationState, who: Role): string[] =>
  edition.cards.flatMap(({ id }, card) => Array.from({ length: ownOf(s, who).hand[card] ?? 0 }, () => id));

/** "farmer day", "doctor reshuffle": who is asked what. */
export const asked = (s: NationState): string[] => s.open.map(({ seat, kind }) => `${playerOf(s, seat).role} ${kind}`);

export const question = (s: NationState, who?: Role): NationDecision => t.question(s, seatFor(s, who));

/** Chance that draws this card next: it says where the card lies among the loose ones. */
export function drawing(s: NationState, ...cards: readonly string[]): Chance {
  const wanted = cards.slice();
  return {
    int(below) {
      const card = wanted.shift();
      if (card === undefined) throw new Error('more is drawn than the test says');
      const counts = s.dark.deck.counts;
      if ((counts[cardOf(edition, card)] ?? 0) === 0) throw new Error(`there is no ${card} to draw`);
      const before = counts.slice(0, cardOf(edition, card)).reduce((sum, count) => sum + count, 0);
      if (before >= below) throw new Error('the deck has changed');
      return before;
    },
  };
}

const seatFor = (s: NationState, who: Role | undefined): Seat | undefined => (who === undefined ? undefined : seatOf(s, who));

/** Answers the open question (of a role, if several are asked), checks the laws, and returns what was told to all and whispered. */
export function play(s: NationState, answer: Move, { who, chance }: { who?: Role; chance?: Chance } = {}): NationEvent[] {
  const told = t.play(s, seatFor(s, who), answer, chance);
  nation.check(s);
  return told;
}

export const legal = (s: NationState, who?: Role): readonly Move[] => t.moves(s, seatFor(s, who));

export const canPlay = (s: NationState, answer: Move, who?: Role): boolean => legal(s, who).some((each) => same(each, answer));

/** Why an answer is refused, with its clause; undefined if it is not. */
export function why(s: NationState, answer: Move, who?: Role): string | undefined {
  const reason = t.whyNot(s, seatFor(s, who), answer);
  return reason === null ? undefined : `${reason.because} (${reason.clause})`;
}

/** Everybody rests until somebody is asked something else. */
export function restAll(s: NationState): NationEvent[] {
  const told: NationEvent[] = [];
  while (s.open[0]?.kind === 'day') told.push(...play(s, { t: 'rest' }));
  return told;
}

/** Answers all open questions of a kind with what the first legal answer, or `choose`, says, until none is left. */
export function answerAll(
  s: NationState,
  kind: Question,
  choose: (legal: readonly Move[], role: Role) => Move | undefined = ([first]) => first,
): NationEvent[] {
  const told: NationEvent[] = [];
  for (let next = s.open[0]; next?.kind === kind; next = s.open[0]) {
    const { role } = playerOf(s, next.seat);
    const move_ = choose(legal(s, role), role);
    if (!move_) throw new Error('no answer was chosen');
    told.push(...play(s, move_, { who: role }));
  }
  return told;
}

/** Prices stay, nothing is stored. */
export function endRound(s: NationState): NationEvent[] {
  const told = restAll(s);
  told.push(...answerAll(s, 'cure', (moves) => moves.at(-1)));
  told.push(...answerAll(s, 'price', (_, role) => ({ t: 'price', b: playerOf(s, role).price })));
  while (s.open[0] && s.open[0].kind !== 'day') told.push(...answerAll(s, s.open[0].kind));
  return told;
}

/** Every figure of the game. Origins: R the rulebook, R* decoded from its damaged text, P a page of the maker, H our own ruling. */

export const ROLES = ['builder', 'farmer', 'entertainer', 'banker', 'doctor'] as const; // R 2.3: R
export type Role = (typeof ROLES)[number];
export type Producer = Exclude<Role, 'banker'>;

/** An item in the state is its place in ITEMS. */
export const ITEMS = ['house', 'bread', 'ticket', 'medicine'] as const;
export type ItemName = (typeof ITEMS)[number];
export type Item = number;
export const HOUSE = 0;
export const BREAD = 1;
export const TICKET = 2;
export const MEDICINE = 3;
export const NO_ITEM = -1;

export const ITEM_COUNTS: readonly number[] = [32, 30, 25, 12]; // R 2.1: R
export const SICK_CARDS = 4; // R 2.1: R

const ITEM_OF: Readonly<Record<Role, Item>> = { builder: HOUSE, farmer: BREAD, entertainer: TICKET, banker: NO_ITEM, doctor: MEDICINE };
export const itemOf = (role: Role): Item => ITEM_OF[role];

const ITEM_WORDS: Readonly<Record<ItemName, { readonly one: string; readonly more: string }>> = {
  house: { one: 'House', more: 'Houses' },
  bread: { one: 'Bread', more: 'Bread' },
  ticket: { one: 'Ticket', more: 'Tickets' },
  medicine: { one: 'Medicine', more: 'Medicine' },
};

export function itemNameOf(item: Item): ItemName {
  const name = ITEMS[item];
  if (name === undefined) throw new Error(`no item has the number ${item}`);
  return name;
}

/** "2 Houses", "1 Bread", "no Tickets". */
export function itemsInWords(count: number, item: Item): string {
  const words = ITEM_WORDS[itemNameOf(item)];
  return `${count === 0 ? 'no' : count} ${count === 1 ? words.one : words.more}`;
}
export const itemCalled = (name: ItemName): Item => ITEMS.indexOf(name);

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  builder: 'Builder',
  farmer: 'Farmer',
  entertainer: 'Entertainer',
  banker: 'Banker',
  doctor: 'Doctor',
};

/** What everybody begins with. R 3.2 to 3.11: R. */
export const START = { money: 50, houses: 5, bread: 3, shop: 2, price: 10, mat: 20, offers: 2 } as const;

export const DAY_HOURS = 12; // R 6.1: R
export const SICK_HOURS = 4; // R 8.6: R
export const HOURS = { upgrade: 1, visit: 1, explore: 3, enjoy: 1, invest: 2, makeLoan: 4, foreignWork: 2, wait: 1 } as const; // R 6: R, wait H

export interface Level {
  readonly hours: number;
  readonly wage: number; // to the Foreign Countries
  readonly items: number;
  readonly name: string;
}
const level = (hours: number, wage: number, items: number, name: string): Level => ({ hours, wage, items, name });

/** R 2.5. Builder 1 and 2 and the Doctor's 4 hours: R; wages and the hours of levels 3 and 4: R*; the rest: H. */
export const PRODUCTION: Readonly<Record<Producer, readonly Level[]>> = {
  builder: [level(2, 0, 1, 'by hand'), level(3, 0, 2, 'Machines'), level(2, 10, 3, 'Foreign crew'), level(2, 10, 4, 'Prefab works')],
  farmer: [level(3, 0, 1, 'by hand'), level(4, 0, 2, 'Animals'), level(2, 10, 3, 'Foreign workers'), level(2, 10, 4, 'Automation')],
  entertainer: [
    level(2, 0, 2, 'in the street'),
    level(2, 0, 3, 'Stage'),
    level(2, 10, 5, 'Foreign artists'),
    level(2, 10, 6, 'Amusement park'),
  ],
  doctor: [level(4, 0, 1, 'at home'), level(3, 0, 1, 'Clinic'), level(2, 10, 2, 'Foreign staff'), level(2, 10, 3, 'Advanced lab')],
};
export const TOP_LEVEL = 4;
export const JOY_FROM_LEVEL = 3; // R 2.7: P
export const WORK_JOY = 1; // R 2.7: H

export interface Upgrade {
  readonly money: number;
  readonly houses: number;
}
/** To levels 2, 3 and 4. R 2.6. The Doctor's first: R; money of levels 3 and 4: R*; the rest: H. */
const UPGRADES: readonly Upgrade[] = [
  { money: 20, houses: 1 },
  { money: 40, houses: 3 },
  { money: 40, houses: 3 },
];
const DOCTOR_UPGRADES: readonly Upgrade[] = [
  { money: 20, houses: 1 },
  { money: 30, houses: 3 },
  { money: 40, houses: 3 },
];

export function levelOf(role: Role, number: number): Level {
  const found = role === 'banker' ? undefined : PRODUCTION[role][number - 1];
  if (found === undefined) throw new Error(`the ${role} has no production level ${number}`);
  return found;
}

/** What it costs to reach a level; what its loss brings back is the money of it. */
export function upgradeTo(role: Role, number: number): Upgrade {
  const found = (role === 'doctor' ? DOCTOR_UPGRADES : UPGRADES)[number - 2];
  if (found === undefined) throw new Error(`nobody upgrades to level ${number}`);
  return found;
}

export interface Loan {
  readonly value: LoanValue;
  readonly cards: number;
  readonly rate: number;
  readonly interest: readonly number[]; // by payments made
  readonly back: readonly number[];
  readonly balance: readonly number[]; // before each payment, and 0 after the last
}
export const LOAN_VALUES = [50, 100, 200, 300] as const;
export type LoanValue = (typeof LOAN_VALUES)[number];
export const NO_LOAN = -1;
export const PAYMENTS = 5;
export const START_LOAN = 0; // a place in LOANS
export const OFFERED_LOAN = 1;

/** R 2.8. 50 and 100: R; the rates of 200 and 300: R, their splits: R* (the only equal-step table that fits). */
export const LOANS: readonly Loan[] = [
  { value: 50, cards: 4, rate: 15, interest: [8, 7, 5, 3, 2], back: [7, 8, 10, 12, 13], balance: [50, 43, 35, 25, 13, 0] },
  { value: 100, cards: 3, rate: 26, interest: [10, 8, 6, 4, 2], back: [16, 18, 20, 22, 24], balance: [100, 84, 66, 46, 24, 0] },
  { value: 200, cards: 3, rate: 50, interest: [16, 13, 10, 7, 4], back: [34, 37, 40, 43, 46], balance: [200, 166, 129, 89, 46, 0] },
  { value: 300, cards: 2, rate: 70, interest: [18, 14, 10, 6, 2], back: [52, 56, 60, 64, 68], balance: [300, 248, 192, 132, 68, 0] },
];

export function loanAt(index: number): Loan {
  const loan = LOANS[index];
  if (loan === undefined) throw new Error(`there is no loan card with the number ${index}`);
  return loan;
}

/** R 2.9: the return of investment, in steps of 4 (R*), and what Happiness it brings (24: R, 44 and the amounts: H). */
export const ROI = { start: 4, step: 4, most: 60, cost: 20, joyFrom: 24, moreJoyFrom: 44 } as const;
export const returnJoy = (got: number): number => (got >= ROI.moreJoyFrom ? 2 : got >= ROI.joyFrom ? 1 : 0);

export const PRICES: readonly number[] = Array.from({ length: 15 }, (_, i) => 2 * (i + 1)); // R 2.10: H
export const PRINTED = 5; // R 11.1: R
export const FOREIGN_BUYS = 2; // R 11.2: R
export const FOREIGN_SHARE = 10; // a price must be a tenth of the mat or less, R 11.2: R
export const SALARY = 10; // R 6.14: R
export const OWN_TICKETS = 2; // R 6.10a: R

/** R 9 and 10: R. */
export const EVENING = { greenHouses: 4, mostHouses: 5, mostBread: 5, mostCards: 3 } as const;

/** A card in the state is its number in the edition. */
export type Card = number;

/** What a card does when it is played, or drawn. R 7, 8. */
export type Deed =
  | 'feast'
  | 'birthday'
  | 'holiday'
  | 'give'
  | 'firstAid'
  | 'help'
  | 'freeLunch'
  | 'freeHousing'
  | 'wellTravelled'
  | 'vaccine'
  | 'sickness';
export type PlayedDeed = Exclude<Deed, 'vaccine' | 'sickness'>;

export interface ExplorerCard {
  readonly id: string; // 'dinnerParty': never changes
  readonly name: string;
  readonly does: Deed;
  readonly hours: number;
  readonly bread: number;
  readonly happiness: number;
  readonly copies: number;
  readonly ticketReading: { readonly bread: number; readonly tickets: number } | null; // R 7.2a: the other reading of two cards
}

export const explorerCard = (
  id: string,
  name: string,
  does: Deed,
  [hours, bread, happiness]: readonly [hours: number, bread: number, happiness: number],
  copies = 2,
  ticketReading: ExplorerCard['ticketReading'] = null,
): ExplorerCard => ({ id, name, does, hours, bread, happiness, copies, ticketReading });

/** R 2.11, 7: R. What is not in these columns is in the amounts below. */
export const CARDS: readonly ExplorerCard[] = [
  explorerCard('wedding', 'Wedding', 'feast', [4, 4, 5], 2, { bread: 2, tickets: 2 }),
  explorerCard('dinnerParty', 'Dinner Party', 'feast', [3, 3, 4]),
  explorerCard('date', 'You Go on a Date', 'feast', [2, 2, 4], 2, { bread: 1, tickets: 1 }),
  explorerCard('birthday', 'Birthday', 'birthday', [2, 2, 4]),
  explorerCard('holiday', 'Holiday', 'holiday', [3, 0, 4]),
  explorerCard('give', 'To Give and Not to Take', 'give', [1, 0, 0]),
  explorerCard('firstAid', 'First Aid', 'firstAid', [2, 0, 2]),
  explorerCard('help', 'Help from a Friend', 'help', [1, 0, 0]),
  explorerCard('freeLunch', 'Free Lunch', 'freeLunch', [1, 0, 0]),
  explorerCard('freeHousing', 'Free Housing', 'freeHousing', [1, 0, 0]),
  explorerCard('wellTravelled', 'Well-Travelled', 'wellTravelled', [1, 0, 0]),
  explorerCard('vaccine', 'Influenza Vaccine', 'vaccine', [0, 0, 1]),
  explorerCard('sickness', 'Sickness', 'sickness', [0, 0, 0], 3),
];
export const AMOUNTS = { holiday: 30, present: 10, gift: 5, help: 30, free: 2, travelTicket: 15, travelMost: 6, ticketHere: 10 } as const;

export const breadFor = ({ ticketReading, bread }: ExplorerCard, ticketCards: boolean): number =>
  (ticketCards ? ticketReading?.bread : undefined) ?? bread;
export const ticketsFor = ({ ticketReading }: ExplorerCard, ticketCards: boolean): number =>
  ticketCards ? (ticketReading?.tickets ?? 0) : 0;

/** Where Happiness came from. R 12.3. */
export const SOURCES = ['start', 'ticket', 'card', 'gift', 'home', 'dinner', 'work', 'medicine', 'return'] as const;
export type Source = (typeof SOURCES)[number];
const SOURCE_NUMBER = Object.fromEntries(SOURCES.map((name, i) => [name, i])) as Readonly<Record<Source, number>>;
export const sourceOf = (source: Source): number => SOURCE_NUMBER[source];

/** Happiness that evens the roles out, by set of roles. */
/** Happiness at the start, by the roles at the table. */
type HeadStarts = Readonly<Record<string, Readonly<Partial<Record<Role, number>>>>>;

/** R 3.7b: head starts by the Happiness that ends the game. */
export interface HeadStartsBy {
  readonly 16: HeadStarts;
  readonly 32: HeadStarts;
  readonly others: HeadStarts;
}

/** Rules 1 and 2: measured for 32 with players who hardly banked, and given for every target. */
const FIRST_HEAD_STARTS: HeadStarts = {
  'builder farmer': { builder: 1 },
  'builder farmer entertainer': { builder: 2 },
  'builder farmer banker': { builder: 6 },
  'builder farmer doctor': {},
  'builder farmer entertainer banker': { builder: 7, farmer: 4, entertainer: 2 },
  'builder farmer entertainer doctor': { builder: 1 },
  'builder farmer banker doctor': { builder: 7, farmer: 6, doctor: 7 },
  'builder farmer entertainer banker doctor': { builder: 7, farmer: 7, entertainer: 5, doctor: 7 },
};
export const FIRST_HEAD_STARTS_BY: HeadStartsBy = { 16: FIRST_HEAD_STARTS, 32: FIRST_HEAD_STARTS, others: FIRST_HEAD_STARTS };

/** Measured for 16 and for 32; for other targets nothing was measured, and nothing is given. */
export const HEAD_STARTS_BY: HeadStartsBy = {
  16: {
    'builder farmer': {},
    'builder farmer entertainer': { builder: 2, farmer: 4 },
    'builder farmer banker': { builder: 1, farmer: 3 },
    'builder farmer doctor': { builder: 1, farmer: 4 },
    'builder farmer entertainer banker': { builder: 1, farmer: 3 },
    'builder farmer entertainer doctor': { builder: 1, farmer: 5 },
    'builder farmer banker doctor': { builder: 1, farmer: 4, doctor: 2 },
    'builder farmer entertainer banker doctor': { builder: 1, farmer: 5, entertainer: 2, doctor: 2 },
  },
  32: {
    'builder farmer': { builder: 6 },
    'builder farmer entertainer': { builder: 6 },
    'builder farmer banker': { builder: 8, farmer: 1 },
    'builder farmer doctor': { builder: 4, doctor: 2 },
    'builder farmer entertainer banker': { builder: 8, entertainer: 1 },
    'builder farmer entertainer doctor': { builder: 6, doctor: 4 },
    'builder farmer banker doctor': { builder: 7, doctor: 6 },
    'builder farmer entertainer banker doctor': { builder: 7, doctor: 7 },
  },
  others: {},
};

/** A small game of hidden hands and secret choices at once, which the tests of the laws break on purpose. It is no product.
 *
 *  1  There are 24 lanterns, four each of brightness 0 to 5. Everybody holds three; the rest are in a face-down basket.
 *  2  Every night all choose one lantern at once and in secret. The brightest that shines alone earns as many wishes as the night has number.
 *  3  Everybody draws a lantern, except after the last night. The dimmest that shone alone may then put one back and draw another.
 *  4  After the last night the most wishes win. */
import { ask } from '../decisions.js';
import type { Effects, Game, Seat, State } from '../game.js';
import { copy } from '../json.js';
import { clonePile, draw, newPile, type Pile, shuffleIn } from '../pile.js';
import { mine } from '../view.js';

const KINDS = 6;
const COPIES = 4;
const HAND = 3;

interface Shared {
  nights: number;
  night: number;
  wishes: number[]; // by seat
  shone: number[]; // lanterns used up, by kind
  swappers: Seat[]; // whoever has put one back, in order
}
interface Own {
  hand: number[]; // sorted
  choice: number; // -1 while there is none
}
type Event =
  | Readonly<{ type: 'night'; night: number }>
  | Readonly<{ type: 'drew'; seat: Seat; card: number }>
  | Readonly<{ type: 'draws' | 'chosen' | 'swapped' | 'kept'; seat: Seat }>
  | Readonly<{ type: 'shown'; cards: readonly number[] }>
  | Readonly<{ type: 'standing' | 'over'; wishes: readonly number[] }>;

export interface LanternTypes {
  shared: Shared;
  own: Own;
  dark: { basket: Pile };
  kind: 'light' | 'swap';
  move: Readonly<{ light: number }> | Readonly<{ back: number }> | 'keep';
  options: Readonly<{ nights: number }>;
  event: Event;
}
export type Lantern = State<LanternTypes>;
type X = Effects<LanternTypes>;

function put(hand: number[], card: number): void {
  hand.push(card);
  hand.sort((a, b) => a - b);
}

function take(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}

export function drawOne(s: Lantern, seat: Seat, x: X): void {
  const card = draw(s.dark.basket, x.chance);
  put(mine(s, seat).hand, card);
  x.whisper?.(seat, { type: 'drew', seat, card }, { type: 'draws', seat });
}

function beginNight(s: Lantern, x: X): void {
  s.shared.night++;
  x.tell?.({ type: 'night', night: s.shared.night });
  for (const seat of s.own.keys()) ask(s, seat, 'light');
}

/** The brightest or dimmest lantern that shines alone: its seat, or null. */
function alone(cards: readonly number[], by: (...cards: number[]) => number): Seat | null {
  const single = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
  return single.length === 0 ? null : cards.indexOf(by(...single));
}

function show(s: Lantern, x: X): void {
  const { shared } = s;
  const cards = s.own.map(({ choice }) => choice);
  if (cards.includes(-1)) throw new Error(`seat ${cards.indexOf(-1)} has chosen nothing`);
  for (const own of s.own) own.choice = -1;
  for (const card of cards) shared.shone[card] = (shared.shone[card] ?? 0) + 1;
  x.tell?.({ type: 'shown', cards });
  const best = alone(cards, Math.max);
  if (best !== null) shared.wishes[best] = (shared.wishes[best] ?? 0) + shared.night;
  x.tell?.({ type: 'standing', wishes: shared.wishes.slice() });
  if (shared.night === shared.nights) {
    x.tell?.({ type: 'over', wishes: shared.wishes.slice() });
    return;
  }
  for (const seat of s.own.keys()) drawOne(s, seat, x);
  const dimmest = alone(cards, Math.min);
  if (dimmest === null) beginNight(s, x);
  else ask(s, dimmest, 'swap');
}

export const lantern: Game<LanternTypes> = {
  id: 'lantern',
  about: { title: 'Lantern', line: 'Shine alone.', credits: 'Made for the tests.', minutes: 5 },
  rules: 1,
  seats: { min: 2, max: 3 },
  facts: { hides: true, simultaneous: true },
  longest: 4 * 4,
  options: { nights: { label: 'Nights', clause: '4', choices: [3, 4].map((value) => ({ value, label: `${value}` })), default: 3 } },
  reveals: { drew: 'owner', shown: 'table' },
  ends: ['over'],
  features: {
    names: ['wishes', 'brightness'],
    fill({ shared, own }, seat, into) {
      into[0] = shared.wishes[seat] ?? 0;
      into[1] = own[seat]?.hand.at(-1) ?? 0;
    },
  },
  words: {
    question: (_, { kind }) => (kind === 'light' ? 'Which lantern do you light?' : 'Which lantern do you put back?'),
    move: (_, __, move) => (move === 'keep' ? 'Keep all' : 'light' in move ? `Light ${move.light}` : `Put ${move.back} back`),
    event(event, names) {
      if (event.type === 'night') return `Night ${event.night} falls.`;
      if (event.type === 'shown') return `The lanterns: ${event.cards.join(', ')}.`;
      if ('wishes' in event) return `Wishes: ${event.wishes.join(', ')}.`;
      return `${names[event.seat]}: ${event.type}${'card' in event ? ` ${event.card}` : ''}.`;
    },
    table: ({ shared, mine, dark }) => [
      { heading: 'Wishes', lines: [shared.wishes.join(', '), `${dark.basket} lanterns in the basket`] },
      ...(mine ? [{ heading: 'Your lanterns', lines: mine.hand.map((card) => `Brightness ${card}`) }] : []),
    ],
  },
  setup({ seats, options, rules }, x) {
    const zeros = Array<number>(seats).fill(0);
    const s: Lantern = {
      rules,
      asked: 0,
      open: [],
      shared: { nights: options.nights, night: 0, wishes: zeros.slice(), shone: Array<number>(KINDS).fill(0), swappers: [] },
      own: zeros.map(() => ({ hand: [], choice: -1 })),
      dark: { basket: newPile(Array<number>(KINDS).fill(COPIES)) },
    };
    for (const seat of s.own.keys()) for (let i = 0; i < HAND; i++) drawOne(s, seat, x);
    beginNight(s, x);
    return s;
  },
  moves(_, { hand }, { kind }, refuse) {
    const held = [...new Set(hand)];
    for (let card = 0; refuse && card < KINDS; card++) {
      if (held.includes(card)) continue;
      const why = { clause: kind === 'light' ? '2' : '3', because: `You hold no lantern of brightness ${card}.` };
      refuse(kind === 'light' ? { light: card } : { back: card }, why);
    }
    return kind === 'light' ? held.map((card) => ({ light: card })) : [...held.map((card) => ({ back: card })), 'keep'];
  },
  apply(s, { seat }, move, x) {
    const own = mine(s, seat);
    if (move === 'keep') {
      x.tell?.({ type: 'kept', seat });
      beginNight(s, x);
    } else if ('back' in move) {
      take(own.hand, move.back);
      shuffleIn(s.dark.basket, move.back);
      s.shared.swappers.push(seat);
      x.tell?.({ type: 'swapped', seat });
      drawOne(s, seat, x);
      beginNight(s, x);
    } else {
      take(own.hand, move.light);
      own.choice = move.light;
      x.tell?.({ type: 'chosen', seat });
      if (s.open.length === 0) show(s, x);
    }
  },
  clone: (s) => ({
    ...s,
    open: s.open.slice(),
    shared: { ...s.shared, wishes: s.shared.wishes.slice(), shone: s.shared.shone.slice(), swappers: s.shared.swappers.slice() },
    own: s.own.map(({ hand, choice }) => ({ hand: hand.slice(), choice })),
    dark: { basket: clonePile(s.dark.basket) },
  }),
  imagine(view, chance) {
    const { shared, mine } = view;
    const unseen = shared.shone.map((count) => COPIES - count);
    for (const card of mine ? [...mine.hand, mine.choice] : []) if (card >= 0) unseen[card] = (unseen[card] ?? 0) - 1;
    const basket = newPile(unseen);
    const deal = (cards: number) => Array.from({ length: cards }, () => draw(basket, chance)).sort((a, b) => a - b);
    const choosing = view.open.some(({ kind }) => kind === 'light');
    return {
      rules: view.rules,
      asked: view.asked,
      shared: copy(shared),
      open: view.open.flatMap((decision) => (decision.kind === 'veiled' ? [] : [{ ...decision, kind: decision.kind }])),
      own: view.others.map(({ hand }, seat) => {
        if (mine && seat === view.seat) return { hand: mine.hand.slice(), choice: mine.choice };
        const chose = choosing && !view.open.some((decision) => decision.seat === seat);
        return { choice: deal(chose ? 1 : 0)[0] ?? -1, hand: deal(hand) };
      }),
      dark: { basket },
    };
  },
  scores: ({ wishes }) =>
    wishes.map((total) => ({ total, lines: [{ key: 'wishes', label: 'Wishes', points: total, unit: 'wishes' }], tieBreakers: [] })),
  estimate: ({ shared }, seat) => (1 + (shared.wishes[seat] ?? 0)) / (2 + shared.wishes.reduce((all, each) => all + each, 0)),
  suggest: (shared, mine, decision) => lantern.moves(shared, mine, decision).at(-1) ?? 'keep',
  clock: ({ night }) => night,
  check({ shared, own, dark, open }) {
    for (let card = 0; card < KINDS; card++) {
      const held = own.flatMap(({ hand, choice }) => [...hand, choice]).filter((each) => each === card).length;
      const all = held + (dark.basket.counts[card] ?? 0) + (shared.shone[card] ?? 0);
      if (all !== COPIES) throw new Error(`there are ${all} lanterns of brightness ${card}`);
    }
    const loose = dark.basket.counts.reduce((all, count) => all + count, 0);
    if (loose !== dark.basket.loose) throw new Error(`the basket counts ${dark.basket.loose} and holds ${loose}`);
    const choosing = open.some(({ kind }) => kind === 'light');
    for (const [seat, { choice }] of own.entries()) {
      const asked = open.some((decision) => decision.seat === seat);
      if (choice >= 0 !== (choosing && !asked)) throw new Error(`seat ${seat} has chosen ${choice}`);
    }
  },
};

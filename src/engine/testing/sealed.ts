/** A small complete game with every kind of secret the contract knows. It is no product: the tests of the engine play it.
 *
 *  1  Each player holds three cards of a face-down deck: numbers from 1 to 6 and shields. A round begins with the leader offering one prize.
 *  2  While a shield is still unseen, the player after the leader says how hard the storm blows: 1 strike, or once per match a gale of 2.
 *  3  Everybody bids one card at once, face down; a shield bids 0. The highest card takes the prize. Equal ones get nothing, or (option) the
 *     first of them counted from the leader takes it.
 *  4  The storm strikes everybody but the taker. Each of them is asked in secret whether to raise a shield; a raised one is discarded.
 *  5  All fill their hands up to three and the next player leads. After the last prize all hands are laid open.
 *  6  Points: the prizes taken, minus the strikes, plus 1 per shield left. Ties: fewer strikes, then the higher sum of cards left.
 *  7  The deck must last for the whole match. */
import { ask } from '../decisions.js';
import type { Chance, Effects, Game, Refuse, Seat, State, View } from '../game.js';
import { clonePile, draw, newPile, type Pile, pileSize } from '../pile.js';
import { mine } from '../view.js';

/** A card's number, which is also its kind in the deck. */
type Card = number;
const SHIELD: Card = 0;
const HIGHEST: Card = 6;
const COPIES = 5; // of each number
const SHIELDS = 4;
const HAND = 3;
const GALE = 2;

type Options = Readonly<{ prizes: number; shields: boolean; ties: 'nobody' | 'first' }>;
type Move = Readonly<{ offer: number }> | Readonly<{ wind: number }> | Readonly<{ bid: Card }> | Readonly<{ raise: boolean }>;
type Event =
  | Readonly<{ type: 'begins'; prizes: number; shields: number; ties: Options['ties'] }>
  | Readonly<{ type: 'drew'; seat: Seat; card: Card }>
  | Readonly<{ type: 'drawn' | 'leads' | 'bid' | 'shielded'; seat: Seat }>
  | Readonly<{ type: 'offered'; seat: Seat; prize: number }>
  | Readonly<{ type: 'wind'; seat: Seat; strikes: number }>
  | Readonly<{ type: 'struck'; seat: Seat; strikes: number }>
  | Readonly<{ type: 'revealed'; bids: readonly Card[]; prize: number; taker: Seat | null }>
  | Readonly<{ type: 'laid-open'; hands: readonly (readonly Card[])[] }>;

interface Shared {
  shields: number; // in the whole match, wherever they are
  ties: Options['ties'];
  deck: number; // the size of the dark deck
  seen: number[]; // cards laid open so far, per kind
  rounds: number; // in the whole match, one per prize
  prizes: number[]; // not yet offered
  prize: number; // the one bid for
  wind: number; // strikes of this round's storm, 0 without one
  gale: boolean; // still to come
  leader: Seat;
  taken: number[]; // points in prizes, per seat
  strikes: number[];
  left: Card[][]; // the hands laid open at the end
}

interface Own {
  hand: Card[]; // sorted, so that its order tells nothing
  bid: Card | null; // no list: its length would tell
}

export interface SealedTypes {
  shared: Shared;
  own: Own;
  dark: { deck: Pile };
  kind: 'offer' | 'wind' | 'bid' | 'shield';
  move: Move;
  options: Options;
  event: Event;
}
type Sealed = State<SealedTypes>;
type X = Effects<SealedTypes>;

const seatsOf = (shared: Shared): Seat[] => shared.taken.map((_, seat) => seat);
const allCards = (shields: number): number[] => [shields, ...Array<number>(HIGHEST).fill(COPIES)];
const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + card, 0);
const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
const name = (card: Card): string => (card === SHIELD ? 'a shield' : `a ${card}`);

function add(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

function discard(s: Sealed, seat: Seat, card: Card): void {
  const { hand } = mine(s, seat);
  hand.splice(hand.indexOf(card), 1);
  add(s.shared.seen, card, 1);
}

function refill(s: Sealed, x: X): void {
  for (const seat of seatsOf(s.shared)) {
    const own = mine(s, seat);
    while (own.hand.length < HAND) {
      const card = draw(s.dark.deck, x.chance);
      s.shared.deck--;
      own.hand = sorted([...own.hand, card]);
      x.whisper?.(seat, { type: 'drew', seat, card }, { type: 'drawn', seat });
    }
  }
}

function lead(s: Sealed, seat: Seat, x: X): void {
  Object.assign(s.shared, { leader: seat, prize: 0, wind: 0 });
  x.tell?.({ type: 'leads', seat });
  ask(s, seat, 'offer');
}

// Offering a prize: clause 1
function offers({ prizes, rounds }: Shared, _: Own, refuse?: Refuse<SealedTypes>): Move[] {
  for (let prize = 1; refuse && prize <= rounds; prize++)
    if (!prizes.includes(prize)) refuse({ offer: prize }, { clause: '1', because: `Prize ${prize} is not on the table.` });
  return prizes.map((prize) => ({ offer: prize }));
}

function offer(s: Sealed, seat: Seat, prize: number, x: X): void {
  const { shared } = s;
  shared.prizes = shared.prizes.filter((other) => other !== prize);
  shared.prize = prize;
  x.tell?.({ type: 'offered', seat, prize });
  if ((shared.seen[SHIELD] ?? 0) < shared.shields) ask(s, (seat + 1) % shared.taken.length, 'wind');
  else callForBids(s);
}

// The wind: clause 2
function winds({ gale }: Shared, _: Own, refuse?: Refuse<SealedTypes>): Move[] {
  if (!gale) refuse?.({ wind: GALE }, { clause: '2', because: 'The gale has blown already; it comes once per match.' });
  return gale ? [{ wind: 1 }, { wind: GALE }] : [{ wind: 1 }];
}

function blow(s: Sealed, seat: Seat, strikes: number, x: X): void {
  s.shared.wind = strikes;
  if (strikes === GALE) s.shared.gale = false;
  x.tell?.({ type: 'wind', seat, strikes });
  callForBids(s);
}

// Bids: clause 3
function callForBids(s: Sealed): void {
  for (const seat of seatsOf(s.shared)) ask(s, seat, 'bid');
}

function bids(_: Shared, { hand }: Own, refuse?: Refuse<SealedTypes>): Move[] {
  for (let card = SHIELD; refuse && card <= HIGHEST; card++)
    if (!hand.includes(card)) refuse({ bid: card }, { clause: '3', because: `You do not hold ${name(card)}.` });
  return [...new Set(hand)].map((card) => ({ bid: card }));
}

function bid(s: Sealed, seat: Seat, card: Card, x: X): void {
  const own = mine(s, seat);
  own.hand.splice(own.hand.indexOf(card), 1);
  own.bid = card;
  x.tell?.({ type: 'bid', seat });
  if (s.open.length === 0) reveal(s, x);
}

function takerOf({ ties, leader }: Shared, all: readonly Card[]): Seat | null {
  const best = Math.max(...all);
  const first = all.map((_, i) => (leader + i) % all.length).find((seat) => all[seat] === best);
  return ties === 'first' || all.filter((card) => card === best).length === 1 ? (first ?? null) : null;
}

function reveal(s: Sealed, x: X): void {
  const { shared } = s;
  const all = s.own.map((own) => own.bid ?? SHIELD);
  const taker = takerOf(shared, all);
  for (const own of s.own) own.bid = null;
  for (const card of all) add(shared.seen, card, 1);
  if (taker !== null) add(shared.taken, taker, shared.prize);
  x.tell?.({ type: 'revealed', bids: all, prize: shared.prize, taker });
  if (shared.wind === 0) endRound(s, x);
  else for (const seat of seatsOf(shared)) if (seat !== taker) ask(s, seat, 'shield', true);
}

// The storm: clause 4. All who are hit are asked, with or without a shield, so that being asked tells nothing.
function raises(_: Shared, { hand }: Own, refuse?: Refuse<SealedTypes>): Move[] {
  if (hand.includes(SHIELD)) return [{ raise: true }, { raise: false }];
  refuse?.({ raise: true }, { clause: '4', because: 'You hold no shield.' });
  return [{ raise: false }];
}

function weather(s: Sealed, seat: Seat, raise: boolean, x: X): void {
  const strikes = s.shared.wind;
  if (raise) discard(s, seat, SHIELD);
  else add(s.shared.strikes, seat, strikes);
  x.tell?.(raise ? { type: 'shielded', seat } : { type: 'struck', seat, strikes });
  if (s.open.length === 0) endRound(s, x);
}

// The end of a round and of the match: clause 5
function endRound(s: Sealed, x: X): void {
  const { shared } = s;
  if (shared.prizes.length > 0) {
    refill(s, x);
    lead(s, (shared.leader + 1) % shared.taken.length, x);
    return;
  }
  shared.left = s.own.map((own) => own.hand.slice());
  x.tell?.({ type: 'laid-open', hands: s.own.map((own) => own.hand.slice()) });
  for (const [seat, hand] of shared.left.entries()) for (const card of hand) discard(s, seat, card);
}

/** The cards whose place a view does not tell, per kind. */
function unseen({ shared, mine }: View<SealedTypes>): number[] {
  const cards = allCards(shared.shields).map((all, card) => all - (shared.seen[card] ?? 0));
  for (const card of mine?.hand ?? []) add(cards, card, -1);
  if (mine && mine.bid !== null) add(cards, mine.bid, -1);
  return cards;
}

function imagine(view: View<SealedTypes>, chance: Chance): Sealed {
  const deck = newPile(unseen(view));
  const deal = (cards: number): Card[] => sorted(Array.from({ length: cards }, () => draw(deck, chance)));
  const bidding = view.open.filter((d) => d.kind === 'bid').map((d) => d.seat);
  return {
    rules: view.rules,
    asked: view.asked,
    open: view.open.map((d) => ({ ...d, kind: d.kind === 'veiled' ? 'shield' : d.kind })),
    shared: cloneShared(view.shared),
    own: view.others.map(({ hand }, seat) => {
      if (seat === view.seat && view.mine) return { hand: view.mine.hand.slice(), bid: view.mine.bid };
      const [bid = null] = deal(bidding.length > 0 && !bidding.includes(seat) ? 1 : 0);
      return { hand: deal(hand), bid };
    }),
    dark: { deck },
  };
}

const cloneShared = (shared: Shared): Shared => ({
  ...shared,
  seen: shared.seen.slice(),
  prizes: shared.prizes.slice(),
  taken: shared.taken.slice(),
  strikes: shared.strikes.slice(),
  left: shared.left.map((hand) => hand.slice()),
});

function check(s: Sealed): void {
  const { shared, dark } = s;
  const cards = dark.deck.counts.map((count, card) => count + (shared.seen[card] ?? 0));
  for (const own of s.own) for (const card of own.bid === null ? own.hand : [...own.hand, own.bid]) add(cards, card, 1);
  if (cards.join() !== allCards(shared.shields).join()) throw new Error(`cards per kind are ${cards}`);
  if (shared.deck !== pileSize(dark.deck)) throw new Error(`the deck holds ${pileSize(dark.deck)} cards, the table sees ${shared.deck}`);
  if (s.own.some(({ hand }) => hand.join() !== sorted(hand).join())) throw new Error('a hand is not sorted');
}

const choice = <V>(value: V, label: string) => ({ value, label });
const points = (shared: Shared, seat: Seat): number => (shared.taken[seat] ?? 0) - (shared.strikes[seat] ?? 0);

export const sealed: Game<SealedTypes> = {
  id: 'sealed',
  about: { title: 'Sealed', line: 'Sealed bids in a storm.', credits: 'Made for the tests.', minutes: 5 },
  rules: 1,
  seats: { min: 2, max: 4 },
  longest: 8 * (1 + 1 + 4 + 4),
  options: {
    prizes: { label: 'Prizes', clause: '1', choices: [choice(3, 'Three'), choice(5, 'Five')], range: { min: 1, max: 8 }, default: 3 },
    shields: { label: 'Shields and storms', clause: '2', choices: [choice(true, 'Yes'), choice(false, 'No')], default: true },
    ties: {
      label: 'Equal bids take',
      clause: '3',
      choices: [choice('nobody', 'Nothing'), choice('first', 'The first')],
      default: 'nobody',
    },
  },
  facts: { hides: true, simultaneous: true },
  reveals: { drew: 'owner', revealed: 'table', shielded: 'table', 'laid-open': 'table' },
  ends: ['laid-open'],
  words: {
    question: (view, { kind }) =>
      ({
        offer: 'Which prize do you offer?',
        wind: 'How hard does the storm blow?',
        bid: `What do you bid for prize ${view.shared.prize}?`,
        shield: 'Do you raise a shield against the storm?',
      })[kind],
    move: (_view, _decision, move) => {
      if ('offer' in move) return `Offer prize ${move.offer}`;
      if ('wind' in move) return move.wind === GALE ? `A gale: ${GALE} strikes` : 'A breeze: 1 strike';
      if ('bid' in move) return `Bid ${name(move.bid)}`;
      return move.raise ? 'Raise a shield' : 'Raise nothing';
    },
    event: (event, names) => {
      if (event.type === 'begins') return `${event.prizes} prizes, ${event.shields} shields; equal bids: ${event.ties}.`;
      if (event.type === 'laid-open') return event.hands.map((hand, seat) => `${names[seat]} has ${hand.map(name).join(', ')}`).join('; ');
      if (event.type === 'revealed') {
        const takes = event.taker === null ? 'nobody takes' : `${names[event.taker]} takes`;
        return `${event.bids.map((card, seat) => `${names[seat]} bids ${name(card)}`).join(', ')}: ${takes} prize ${event.prize}.`;
      }
      const who = names[event.seat];
      if (event.type === 'drew') return `${who} draws ${name(event.card)}.`;
      if (event.type === 'offered') return `${who} offers prize ${event.prize}.`;
      if (event.type === 'wind') return `${who} lets the storm blow with ${event.strikes}.`;
      if (event.type === 'struck') return `${who} is struck for ${event.strikes}.`;
      return `${who} ${{ drawn: 'draws a card', leads: 'leads', bid: 'has bid', shielded: 'raises a shield' }[event.type]}.`;
    },
    table: ({ shared, mine }, names) => [
      { heading: 'Table', lines: [`Prizes left: ${shared.prizes.join(', ') || 'none'}`, `Cards in the deck: ${shared.deck}`] },
      { heading: 'Points', lines: names.map((who, seat) => `${who}: ${points(shared, seat)}`) },
      ...(mine ? [{ heading: 'Your hand', lines: mine.hand.map(name) }] : []),
    ],
  },

  unfit(seats, { prizes, shields }) {
    const has = sum(allCards(shields ? SHIELDS : 0));
    const needs = seats * (HAND + prizes - 1) + (shields ? SHIELDS : 0);
    if (needs <= has) return null;
    return { clause: '7', because: `${prizes} prizes for ${seats} players may need ${needs} cards; there are ${has}.` };
  },

  setup({ seats, options, rules }, x) {
    const shields = options.shields ? SHIELDS : 0;
    const cards = allCards(shields);
    const zeros = Array<number>(seats).fill(0);
    const s: Sealed = {
      rules,
      asked: 0,
      open: [],
      shared: {
        shields,
        ties: options.ties,
        deck: sum(cards),
        seen: cards.map(() => 0),
        rounds: options.prizes,
        prizes: Array.from({ length: options.prizes }, (_, i) => i + 1),
        prize: 0,
        wind: 0,
        gale: true,
        leader: 0,
        taken: zeros.slice(),
        strikes: zeros.slice(),
        left: [],
      },
      own: zeros.map(() => ({ hand: [], bid: null })),
      dark: { deck: newPile(cards) },
    };
    x.tell?.({ type: 'begins', prizes: options.prizes, shields, ties: options.ties });
    refill(s, x);
    lead(s, 0, x);
    return s;
  },

  moves: (shared, mine, { kind }, refuse) => ({ offer: offers, wind: winds, bid: bids, shield: raises })[kind](shared, mine, refuse),

  apply(s, { seat }, move, x) {
    if ('offer' in move) offer(s, seat, move.offer, x);
    else if ('wind' in move) blow(s, seat, move.wind, x);
    else if ('bid' in move) bid(s, seat, move.bid, x);
    else weather(s, seat, move.raise, x);
  },

  clone: (s) => ({
    rules: s.rules,
    asked: s.asked,
    open: s.open.slice(),
    shared: cloneShared(s.shared),
    own: s.own.map(({ hand, bid }) => ({ hand: hand.slice(), bid })),
    dark: { deck: clonePile(s.dark.deck) },
  }),

  imagine,

  scores: (shared) =>
    seatsOf(shared).map((seat) => {
      const left = shared.left[seat] ?? [];
      const strikes = shared.strikes[seat] ?? 0;
      const lines = [
        { key: 'prizes', label: 'prizes', points: shared.taken[seat] ?? 0, unit: 'points' },
        { key: 'strikes', label: 'strikes', points: 0 - strikes, unit: 'points' },
        { key: 'shields', label: 'shields left', points: left.filter((card) => card === SHIELD).length, unit: 'points' },
      ];
      return {
        total: sum(lines.map((line) => line.points)),
        lines,
        tieBreakers: [
          { key: 'strikes', label: 'fewer strikes', value: 0 - strikes },
          { key: 'cards', label: 'cards left', value: sum(left) },
        ],
      };
    }),

  estimate({ shared, own }, seat) {
    const worth = seatsOf(shared).map((s) => points(shared, s) + sum(own[s]?.hand ?? []) / 10);
    const me = worth[seat] ?? 0;
    const best = Math.max(...worth.filter((_, other) => other !== seat));
    return 1 / (1 + Math.exp(best - me));
  },

  suggest(shared, mine, decision, chance) {
    const moves = sealed.moves(shared, mine, decision);
    const bold = moves[decision.kind === 'shield' ? 0 : moves.length - 1]; // the best prize, the gale, the highest card, the shield
    return (decision.kind !== 'shield' && chance.int(4) === 0 ? moves[0] : bold) ?? { raise: false };
  },

  check,
};

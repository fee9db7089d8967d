/** What happened, as beats: each turn of somebody else is one, with its cards on their way; one's own turn only tells what was flipped or laid. */
import type { Seat } from '../../../engine/game.js';
import { FlyingBird } from '../../../web/art/scenery.js';
import type { Beat, Figure, Piece, Tale } from '../../../web/table.js';
import { type BirdEvent, type BirdTypes, birdsOn, cardOf, type Kind, kindOf, many, type Shared } from '../face.js';
import { copyOf, happen } from './after.js';
import { CardPicture } from './art/cards.js';
import { MiniCard } from './card.js';
import styles from './card.module.css';
import { cardAt, deckAt, FORTUNE, PILE, seatAt, shownAt, slotAt } from './places.js';
import { A_CARD } from './words.js';

const MOST = 6;
const STEP = 90; // milliseconds between pieces that move one after the other
const CEREMONY = 900;

export const sounds = { please: [494, 587], flap: [392, 330, 262] } as const;

/** What belongs together: the events of one turn, or of fortune (nobody's). */
interface Turn {
  readonly seat: Seat | null;
  readonly events: BirdEvent[];
  readonly before: Shared;
  after: Shared;
}

/** Whose turn an event belongs to; undefined: to the turn that is being told. */
function ownerOf(event: BirdEvent): Seat | null | undefined {
  switch (event.type) {
    case 'flip':
    case 'again':
    case 'stop':
    case 'please':
    case 'take':
    case 'calm':
    case 'soothe':
      return event.seat;
    case 'upset':
      return event.by;
    case 'fortune':
    case 'layout':
    case 'over':
      return null;
    default:
      return undefined;
  }
}

/** Turns in the order they were played. Where the position is known it is taken, and between two of them it follows from the events. */
function turnsOf({ before, steps }: Tale<BirdTypes>): readonly Turn[] {
  const turns: Turn[] = [];
  let shared = before.shared;
  for (const [i, { happenings, view }] of steps.entries()) {
    for (const { event } of happenings) {
      const owner = ownerOf(event);
      const last = turns.at(-1);
      const next = copyOf(shared);
      happen(next, event);
      if (last && (owner === undefined || (owner === last.seat && owner !== null))) {
        last.events.push(event);
        last.after = next;
      } else turns.push({ seat: owner ?? null, events: [event], before: shared, after: next });
      shared = next;
    }
    if (steps[i + 1]?.view === view) continue; // entries that came together: only the last position was told
    shared = view.shared;
    const last = turns.at(-1);
    if (last) last.after = shared;
  }
  return turns;
}

const isOnlyFlips = ({ events }: Turn): boolean => events.every(({ type }) => type === 'flip' || type === 'again' || type === 'stop');

export function scenes(tale: Tale<BirdTypes>): readonly Beat<BirdTypes>[] {
  const last = tale.steps.at(-1);
  if (!last) return [];
  const beats: Beat<BirdTypes>[] = [];
  for (const turn of turnsOf(tale)) {
    const view = { ...last.view, open: [], shared: turn.after };
    const isTheirs = turn.seat !== null && turn.seat !== tale.me;
    const before = beats.at(-1);
    if (isTheirs && tale.me !== null && isOnlyFlips(turn)) {
      // Somebody's turn has only begun: it is told when they have decided.
      if (before) beats[beats.length - 1] = { ...before, view, pieces: [...before.pieces, ...flipped(turn)] };
      continue;
    }
    const beat = beatOf(turn, tale);
    if (beat) beats.push({ ...beat, view });
    else if (before) beats[beats.length - 1] = { ...before, view };
  }
  const told = beats.slice(-MOST);
  const end = told.at(-1);
  return end ? [...told.slice(0, -1), { ...end, view: last.view }] : [];
}

type Bare = Omit<Beat<BirdTypes>, 'view'>;

function beatOf(turn: Turn, tale: Tale<BirdTypes>): Bare | null {
  const { seat, events } = turn;
  if (seat === null) return ofTheTable(turn, tale);
  const isMine = seat === tale.me;
  const name = isMine ? 'You' : (tale.names[seat] ?? '');
  const take = events.find((event) => event.type === 'take');
  const pieces = [...scattered(turn), ...flipped(turn), ...taken(turn)];
  const at = [seatAt(seat), ...refills(events).map(({ slot }) => slotAt(slot))];
  const upset = events.filter((event) => event.type === 'upset');
  if (take && !isMine) {
    const birds = birdsOn(cardOf(take.card));
    const signs: Figure[] = [
      { sign: 'cost', figure: `${take.cost}` },
      ...(birds > 0 ? [{ sign: 'bird', figure: `+${birds}`, tone: 'gain' } as const] : []),
    ];
    const words = `${name} takes ${A_CARD[take.card]}${upset.length > 0 ? `, after a black bird` : ''}`;
    return { words, signs, more: more(events), seat, at, pieces, sound: upset.length > 0 ? 'flap' : 'card', short: A_CARD[take.card] };
  }
  if (take) {
    const [laid] = refills(events);
    if (!laid) return null;
    return {
      words: `${laidWords(laid.card)} the field`,
      figure: <CardPicture kind={laid.card} className={styles.figure} />,
      seat: null,
      at: [slotAt(laid.slot)],
      pieces,
      sound: 'card',
    };
  }
  if (upset.length > 0) return upsetBeat(turn, name, isMine, tale, pieces);
  const please = events.some(({ type }) => type === 'please');
  if (please && !isMine) {
    const said: Piece = { what: <span className={styles.word}>please</span>, from: seatAt(seat), to: seatAt(seat), way: 'word' };
    const power = turn.after.players[seat]?.power ?? 0;
    return {
      words: `${name} says please`,
      signs: [{ sign: 'power', figure: `${power}` }],
      seat,
      at: [seatAt(seat)],
      pieces: [...pieces, said],
      sound: 'please',
      short: 'please',
    };
  }
  const flips = events.filter((event) => event.type === 'flip');
  const kind = flips.at(-1)?.card;
  if (kind === undefined) return null;
  const words = `${name} ${isMine ? 'flip' : 'flips'} ${flips.map(({ card }) => A_CARD[card]).join(', then ')}`;
  return {
    words,
    figure: <CardPicture kind={kind} className={styles.figure} />,
    seat,
    at: [deckAt(seat)],
    pieces,
    sound: 'card',
    short: `flips ${A_CARD[kind]}`,
  };
}

const laidWords = (kind: Kind): string => {
  const name = A_CARD[kind];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${kind === 'bird2' ? 'join' : 'joins'}`;
};

const refills = (events: readonly BirdEvent[]) => events.filter((event) => event.type === 'refill');

/** A few words beside the signs: what lies in the field now. */
const more = (events: readonly BirdEvent[]): string => {
  const [laid] = refills(events);
  return laid ? `${A_CARD[laid.card]} instead` : 'and the pile is empty';
};

function upsetBeat({ seat, events }: Turn, name: string, isMine: boolean, { me, names }: Tale<BirdTypes>, pieces: readonly Piece[]): Bare {
  const hit = events.flatMap((event) => (event.type === 'upset' ? [event.seat] : []));
  const whose = hit.includes(me ?? -1) ? 'your row' : hit.length === 1 ? `the row of ${names[hit[0] ?? 0]}` : `${many(hit.length, 'row')}`;
  const words = `${isMine ? 'Your' : `${name}’s`} black bird scatters ${whose}`;
  return { words, seat, at: [...hit.map(seatAt)], pieces, sound: 'flap', short: 'a black bird' };
}

/** What is nobody's turn: the deal, fortune, the end. */
function ofTheTable({ events, after }: Turn, { names, me }: Tale<BirdTypes>): Bare | null {
  const [event] = events;
  if (event?.type === 'layout') {
    const pieces = after.field.map((_, slot): Piece => ({ from: PILE, to: slotAt(slot), way: 'turn', at: slot * STEP }));
    return { words: 'The field is laid out', seat: null, at: [PILE], pieces, sound: 'card' };
  }
  if (event?.type === 'over') {
    const most = Math.max(...event.birds);
    const best = event.birds.flatMap((birds, seat) => (birds === most ? [seat === me ? 'you' : (names[seat] ?? '')] : []));
    const words = best.length === 1 ? `The last bird is gone, most birds: ${best[0]}` : 'The last bird is gone';
    return {
      words,
      signs: [{ sign: 'bird', figure: `${most}` }],
      seat: null,
      at: [],
      pieces: [],
      rare: true,
      sound: 'end',
      short: 'the last bird',
    };
  }
  if (event?.type !== 'fortune') return null;
  const swept = events.find((each) => each.type === 'swept');
  const pieces: Piece[] = swept
    ? after.field.map((_, slot): Piece => ({ from: PILE, to: slotAt(slot), way: 'turn', at: CEREMONY / 2 + slot * STEP }))
    : [{ from: FORTUNE, to: shownAt(after.fortune ? after.fortune.shown.length - 1 : 0), way: 'turn' }];
  if (swept)
    return {
      words: `Fortune sweeps the field away, ${swept.birds === 0 ? 'no bird' : many(swept.birds, 'bird')} lost`,
      seat: null,
      at: [PILE],
      pieces,
      rare: true,
      sound: 'sad',
    };
  const scatters = events.some(({ type }) => type === 'scatter');
  return {
    words: `Fortune shows ${A_CARD[event.card]}${scatters ? ' and scatters your row' : ''}`,
    figure: <CardPicture kind={event.card} className={styles.figure} />,
    seat: null,
    at: [FORTUNE],
    pieces,
    sound: scatters ? 'flap' : 'card',
  };
}

/** Cards that were flipped and lie in the row now, one after the other. */
function flipped({ seat, events, after }: Turn): readonly Piece[] {
  if (seat === null) return [];
  const row = after.players[seat]?.played.length ?? 0;
  const flips = events.filter(({ type }) => type === 'flip').length;
  return Array.from(
    { length: Math.min(flips, row) },
    (_, i): Piece => ({ from: deckAt(seat), to: cardAt(seat, row - Math.min(flips, row) + i), way: 'turn', at: i * 3 * STEP }),
  );
}

/** The card that was taken, and the one that was laid in its place. */
function taken({ seat, events }: Turn): readonly Piece[] {
  if (seat === null) return [];
  return events.flatMap((event): Piece[] => {
    if (event.type === 'take') return [{ what: <MiniCard kind={event.card} />, from: slotAt(event.slot), to: deckAt(seat) }];
    return event.type === 'refill' ? [{ from: PILE, to: slotAt(event.slot), way: 'turn', at: 2 * STEP }] : [];
  });
}

/** Rows that a black bird sends back, and the bird itself. */
function scattered({ seat, events, before }: Turn): readonly Piece[] {
  const hit = events.flatMap((event) => (event.type === 'upset' ? [event.seat] : []));
  if (seat === null || hit.length === 0) return [];
  const home = hit.flatMap((other) =>
    (before.players[other]?.played ?? []).map(
      (card, i): Piece => ({ what: <MiniCard kind={kindOf(card)} />, from: cardAt(other, i), to: deckAt(other), at: i * STEP }),
    ),
  );
  return [{ what: BLACK_BIRD, from: seatAt(seat), to: 'away', lasts: CEREMONY }, ...home];
}

const BLACK_BIRD = (
  <svg viewBox="0 0 112 96" width="112" height="96" aria-hidden="true" focusable="false">
    <FlyingBird plumage="black" />
  </svg>
);

/** What happened between two questions, folded into a few beats: the bots' shopping, the work, the night in its order, the morning. */

import type { Seat } from '../../../engine/game.js';
import { SeatMark } from '../../../web/art/seat.js';
import type { Beat, Figure, Piece, Tale } from '../../../web/table.js';
import {
  breedOf,
  type FarmEvent,
  type FarmTypes,
  type FarmView,
  KINDS,
  type Kind,
  kindNumber,
  levelOf,
  listed,
  many,
  plural,
} from '../face.js';
import { Animal, ThingPicture } from './art/things.js';
import base from './base.module.css';
import { at } from './places.js';
import { copyOf, unfold, viewOf } from './unfold.js';
import { herd, nameOf, ordinal, type Stuff, stuff } from './words.js';

type FarmBeat = Beat<FarmTypes>;
type Of<Type extends FarmEvent['type']> = Extract<FarmEvent, { readonly type: Type }>;

/** What belongs into one beat. Yours and the others' meals are two. */
type Chapter =
  | 'sell'
  | 'market'
  | 'shop'
  | 'work'
  | 'gates'
  | 'mine'
  | 'theirs'
  | 'yield'
  | 'bugs'
  | 'butcher'
  | 'breed'
  | 'grow'
  | 'feast'
  | 'over';

interface Part {
  readonly chapter: Chapter;
  readonly seat: Seat | null; // whose turn, where a turn is a beat of its own
  readonly told: FarmEvent[];
  readonly happened: FarmEvent[]; // all that changes the table up to the end of the beat, also what is too small to be told or was seen already
}

interface Scene {
  readonly me: Seat | null;
  readonly names: readonly string[];
}

const MOST_BEATS = 6;
const MOST_PIECES = 14; // in one beat: more than the eye can follow would only cost time

// Chapters

const CHAPTERS: Partial<Record<FarmEvent['type'], Chapter>> = {
  woolPaid: 'sell',
  sell: 'sell',
  sellAnimal: 'sell',
  market: 'market',
  place: 'shop',
  coop: 'shop',
  convert: 'work',
  labour: 'work',
  collect: 'work',
  autoRest: 'gates',
  roam: 'gates',
  eats: 'mine',
  hungry: 'mine',
  produce: 'yield',
  upset: 'yield',
  effort: 'yield',
  bugs: 'bugs',
  butcher: 'butcher',
  breed: 'breed',
  grow: 'grow',
  turns: 'grow',
  lastSelling: 'grow',
  round: 'grow',
  over: 'over',
};

/** A farmer's own deeds are seen as they are done; what they lead to is told. */
const OWN_DEEDS: ReadonlySet<FarmEvent['type']> = new Set([
  'sell',
  'sellAnimal',
  'buy',
  'place',
  'convert',
  'labour',
  'collect',
  'butcher',
  'breed',
]);

const NIGHT: readonly Chapter[] = ['gates', 'mine', 'theirs'];
const isNight = (chapter: Chapter): boolean => NIGHT.includes(chapter);

/** "Our 4th cow": a herd that has reached a threshold. */
const isFeast = (event: FarmEvent): event is Of<'place'> | Of<'breed'> =>
  (event.type === 'place' || event.type === 'breed') && breedOf(kindNumber(event.kind)).happiness.includes(event.owns);

const seatOf = (event: FarmEvent): Seat | null => ('seat' in event ? event.seat : null);

function chapterOf(event: FarmEvent, me: Seat | null): Chapter | null {
  const mine = me !== null && seatOf(event) === me;
  if (mine && OWN_DEEDS.has(event.type)) return isFeast(event) ? 'feast' : null;
  const chapter = CHAPTERS[event.type] ?? null;
  return chapter === 'mine' && !mine ? 'theirs' : chapter;
}

/** In the order of events, but for the night: first all roam, then yours eat, then the others. */
function partsOf(events: readonly FarmEvent[], me: Seat | null): Part[] {
  const parts: Part[] = [];
  let silent: FarmEvent[] = [];
  for (const event of events) {
    const chapter = chapterOf(event, me);
    if (chapter === null) {
      silent.push(event);
      continue;
    }
    const seat = chapter === 'work' ? seatOf(event) : null;
    const last = parts.at(-1);
    const night = isNight(chapter) && last !== undefined && isNight(last.chapter);
    const open = night ? sameNight(parts, chapter) : last?.chapter === chapter && last.seat === seat ? last : undefined;
    const part = open ?? { chapter, seat, told: [], happened: [] };
    if (open === undefined) parts.push(part);
    part.told.push(event);
    part.happened.push(...silent, event);
    silent = [];
  }
  return inOrder(parts);
}

/** The part of this night that an event belongs to, if there is one. */
function sameNight(parts: readonly Part[], chapter: Chapter): Part | undefined {
  for (const part of parts.toReversed()) {
    if (!isNight(part.chapter)) return undefined;
    if (part.chapter === chapter) return part;
  }
  return undefined;
}

/** Neighbouring parts of a night are put in their order. */
function inOrder(parts: Part[]): Part[] {
  const place = ({ chapter }: Part): number => NIGHT.indexOf(chapter);
  for (let i = 1; i < parts.length; i++) {
    for (let j = i; j > 0; j--) {
      const [a, b] = [parts[j - 1], parts[j]];
      if (a === undefined || b === undefined || !isNight(a.chapter) || !isNight(b.chapter) || place(a) <= place(b)) break;
      parts[j - 1] = b;
      parts[j] = a;
    }
  }
  return parts;
}

// Too many

/** Which neighbours may be told in one breath, the dullest first. */
const TOGETHER: readonly (readonly [Chapter, Chapter])[] = [
  ['work', 'work'],
  ['butcher', 'breed'],
  ['grow', 'sell'],
  ['sell', 'market'],
  ['bugs', 'grow'],
  ['bugs', 'butcher'],
  ['butcher', 'grow'],
  ['breed', 'grow'],
  ['grow', 'market'],
  ['gates', 'theirs'],
  ['gates', 'mine'],
];

interface Told {
  readonly chapter: Chapter;
  readonly beat: FarmBeat;
}

const LONGEST = 110; // letters of two beats told in one breath

function joined(a: Told, b: Told): Told {
  const both = `${a.beat.words}; ${b.beat.words.charAt(0).toLowerCase()}${b.beat.words.slice(1)}`;
  const beat: FarmBeat = {
    ...b.beat,
    words: a.beat.words === b.beat.words || both.length > LONGEST ? b.beat.words : both,
    signs: [...(a.beat.signs ?? []), ...(b.beat.signs ?? [])].slice(0, 6),
    seat: a.beat.seat === b.beat.seat ? a.beat.seat : null,
    at: [...new Set([...a.beat.at, ...b.beat.at])],
    pieces: [...a.beat.pieces, ...b.beat.pieces].slice(0, MOST_PIECES),
    ...(a.beat.rare === true || b.beat.rare === true ? { rare: true } : {}),
  };
  return { chapter: b.chapter, beat };
}

function fewEnough(told: Told[]): readonly FarmBeat[] {
  for (const [first, second] of TOGETHER) {
    for (let i = 1; i < told.length && told.length > MOST_BEATS; ) {
      const [a, b] = [told[i - 1], told[i]];
      if (a !== undefined && b !== undefined && a.chapter === first && b.chapter === second) told.splice(i - 1, 2, joined(a, b));
      else i++;
    }
  }
  const early = told.length - MOST_BEATS;
  if (early <= 0) return told.map(({ beat }) => beat);
  const last = told[early]?.beat; // who was away for long hears the end of it
  const meanwhile: readonly FarmBeat[] =
    last === undefined
      ? []
      : [
          {
            words: `Meanwhile it is round ${last.view.shared.round}`,
            seat: null,
            at: [],
            pieces: [],
            view: last.view,
            short: 'the days before',
          },
        ];
  return [...meanwhile, ...told.slice(early + 1).map(({ beat }) => beat)];
}

// Pieces

type Thing = Parameters<typeof ThingPicture>[0]['thing'];

/** Things are told apart by picture and figure, animals by their owner's shape too. */
const thing = (what: Thing, n: number) => (
  <span className={`${base.line} ${base.pill}`} data-tone="plain">
    <ThingPicture thing={what} size={22} />
    {n > 1 && n}
  </span>
);
const animal = (kind: Kind, seat: Seat | null) => (
  <svg viewBox="-4 -8 112 112" width="58" height="58" aria-hidden="true" focusable="false">
    <Animal kind={kind} />
    {seat !== null && <SeatMark seat={seat} x={88} y={90} />}
  </svg>
);
const word = (words: string, place: string): Piece => ({
  what: (
    <span className={`${base.line} ${base.pill}`} data-tone="plain">
      {words}
    </span>
  ),
  from: place,
  to: place,
  way: 'word',
  lasts: 900,
});

/** One after the other, all within the time that a beat has. */
const staggered = (pieces: readonly Piece[]): readonly Piece[] => {
  const shown = pieces.slice(0, MOST_PIECES);
  const step = Math.min(120, 700 / Math.max(1, shown.length));
  return shown.map((piece, i) => ({ ...piece, at: Math.round(i * step) }));
};

// Words

const only = <Type extends FarmEvent['type']>(events: readonly FarmEvent[], type: Type): readonly Of<Type>[] =>
  events.filter((event): event is Of<Type> => event.type === type);

const unique = <X,>(list: readonly X[]): readonly X[] => [...new Set(list)];

const nobody = ({ me }: Scene): string => (me === null ? 'The farmers' : 'The others');

/** "Wren", "Wren and Jay", from three on "The others". */
const those = (scene: Scene, seats: readonly Seat[]): string =>
  seats.length > 2 ? nobody(scene) : listed(seats.map((seat) => nameOf(scene.names, seat)));

const verb = (seats: readonly Seat[], one: string, more: string): string => plural(seats.length, one, more);

function counted<K extends string>(entries: readonly (readonly [K, number])[]): ReadonlyMap<K, number> {
  const sums = new Map<K, number>();
  for (const [key, n] of entries) sums.set(key, (sums.get(key) ?? 0) + n);
  return sums;
}

const kindsOf = (events: readonly { readonly kind: Kind }[]): readonly (readonly [Kind, number])[] => {
  const counts = counted(events.map(({ kind }) => [kind, 1] as const));
  return KINDS.filter((kind) => counts.has(kind)).map((kind) => [kind, counts.get(kind) ?? 0]);
};

const stuffs = (counts: ReadonlyMap<Stuff, number>, tone?: 'gain'): readonly Figure[] =>
  [...counts].map(([sign, n]) => ({ sign, figure: tone === 'gain' ? `+${n}` : String(n), ...(tone === undefined ? {} : { tone }) }));

const stuffWords = (counts: ReadonlyMap<Stuff, number>): string => listed([...counts].map(([what, n]) => stuff(n, what)));

const oneSeat = (seats: readonly Seat[]): Seat | null => (seats.length === 1 ? (seats[0] ?? null) : null);

type Telling = Omit<FarmBeat, 'view'>;
type Tell = (events: readonly FarmEvent[], scene: Scene) => Telling;

/** The herd that has just reached a threshold. */
function feastOf(events: readonly FarmEvent[], { me, names }: Scene): { readonly words: string; readonly level: number } | null {
  const feast = events.findLast(isFeast);
  if (feast === undefined) return null;
  const level = levelOf(feast.owns, breedOf(kindNumber(feast.kind)).happiness);
  const whose = feast.seat === me ? 'Your' : `${nameOf(names, feast.seat)}'s`;
  return { words: `${whose} ${ordinal(feast.owns)} ${feast.kind}`, level };
}

const withFeast = (events: readonly FarmEvent[], scene: Scene): Partial<Telling> => {
  const feast = feastOf(events, scene);
  return feast === null ? {} : { rare: true, more: `${feast.words}: ${feast.level} happiness`, sound: 'feast' };
};

function meals(events: readonly FarmEvent[]): {
  readonly eats: readonly Of<'eats'>[];
  readonly hungry: readonly Of<'hungry'>[];
  readonly foods: ReadonlyMap<Stuff, number>;
  readonly flights: readonly Piece[];
} {
  const eats = only(events, 'eats');
  const foods = counted(eats.flatMap(({ bites }) => bites.map(({ food, n }) => [food, n] as const)));
  const trips = counted(
    eats.flatMap(({ seat, at: mouth, bites }) =>
      bites.map(({ food, from, n }) => [`${food} ${from === 'store' ? at.seat(seat) : at.square(from)} ${at.square(mouth)}`, n] as const),
    ),
  );
  const flights = [...trips].map(([trip, n]): Piece => {
    const [food = 'grass', from = 'away', to = 'away'] = trip.split(' ');
    return { what: thing(food as Thing, n), from, to };
  });
  return { eats, hungry: only(events, 'hungry'), foods, flights };
}

/** One meal may be told in several bites: animals are counted when they are full or stay hungry. */
const eaters = (eats: readonly Of<'eats'>[], hungry: readonly Of<'hungry'>[]): number =>
  eats.filter(({ ate, of }) => ate === of).length + hungry.length;

function mealBeat(
  events: readonly FarmEvent[],
  who: (animals: string, count: number) => string,
): Pick<Telling, 'words' | 'signs' | 'more' | 'at' | 'pieces' | 'sound'> {
  const { eats, hungry, foods, flights } = meals(events);
  const count = eaters(eats, hungry);
  const kinds = kindsOf([...eats.filter(({ ate, of }) => ate === of), ...hungry]);
  const [only = null] = kinds;
  const animals = kinds.length === 1 && only !== null ? herd(only[1], only[0]) : many(count, 'animal');
  const eat = foods.size === 0 ? plural(count, 'finds nothing', 'find nothing') : plural(count, 'eats', 'eat');
  return {
    words: `${who(animals, count)} ${eat}${foods.size === 1 ? ` ${stuffWords(foods)}` : ''}`,
    signs: foods.size > 1 ? stuffs(foods) : [],
    more: hungry.length === 0 ? 'all are full' : `${hungry.length} ${plural(hungry.length, 'stays', 'stay')} hungry`,
    at: unique([...eats, ...hungry].map((each) => at.square(each.at))),
    pieces: staggered(flights),
    sound: 'munch',
  };
}

const TELL: Readonly<Record<Chapter, Tell>> = {
  sell: (events, scene) => {
    const sales = events.filter((event) => event.type === 'sell' || event.type === 'sellAnimal' || event.type === 'woolPaid');
    const seats = unique(sales.map(({ seat }) => seat));
    const money = counted(sales.map((sale) => [String(sale.seat), sale.money] as const));
    const sum = [...money.values()].reduce((total, each) => total + each, 0);
    const paid = sales.every(({ type }) => type === 'woolPaid');
    return {
      words: paid
        ? `Wool is paid: $${sum}`
        : `${seats.length === 1 && seats[0] === scene.me ? 'You sell' : `${those(scene, seats)} ${verb(seats, 'sells', 'sell')}`} for $${sum}`,
      signs: [{ sign: 'coin', figure: `+$${sum}`, tone: 'gain' }],
      seat: oneSeat(seats),
      at: seats.map(at.seat),
      pieces: staggered([
        ...only(events, 'sellAnimal').map(
          ({ kind, seat, at: from }): Piece => ({ what: animal(kind, seat), from: at.square(from), to: at.seat(seat) }),
        ),
        ...[...money].map(([seat, n]): Piece => word(`+$${n}`, at.seat(Number(seat)))),
      ]),
      sound: 'coin',
      short: `sold for $${sum}`,
    };
  },
  market: (events) => {
    const [market] = only(events, 'market');
    const animals = market?.animals ?? [];
    const count = animals.reduce((sum, { n }) => sum + n, 0);
    return {
      words:
        count === 0 ? 'Nothing comes to market: the bag is empty' : `${many(count, 'animal')} ${plural(count, 'comes', 'come')} to market`,
      signs: animals.map(({ kind, n }) => ({ sign: kind, figure: String(n) })),
      seat: null,
      at: animals.map(({ kind }) => at.market(kind)),
      pieces: staggered(animals.map(({ kind, n }) => word(`${n}`, at.market(kind)))),
      sound: 'bell',
      short: 'a new market',
    };
  },
  shop: (events, scene) => {
    const placed = only(events, 'place');
    const kinds = kindsOf(placed);
    const seats = unique(placed.map(({ seat }) => seat));
    const coop = only(events, 'coop').map(({ kind }) => kind);
    const bought = listed(kinds.map(([kind, n]) => (n === 1 ? `a ${kind}` : herd(n, kind))));
    const taken = `The co-op takes ${coop.length === 1 ? `a ${coop[0]}` : many(coop.length, 'animal')}`;
    const words =
      placed.length > 0
        ? `${those(scene, seats)} ${verb(seats, 'buys', 'buy')} ${kinds.length > 3 ? many(placed.length, 'animal') : bought}`
        : taken;
    return {
      words,
      signs: kinds.length > 3 ? kinds.map(([sign, n]) => ({ sign, figure: String(n) })) : [],
      seat: oneSeat(seats),
      at: [...placed.map((each) => at.square(each.at)), ...coop.map(at.market)],
      pieces: staggered([
        ...placed.map(({ seat, kind, at: to }): Piece => ({ what: animal(kind, seat), from: at.market(kind), to: at.square(to) })),
        ...coop.map((kind): Piece => ({ what: animal(kind, null), from: at.market(kind), to: 'away' })),
      ]),
      sound: 'step',
      short: placed.length > 0 ? (kinds.length === 1 ? bought : many(placed.length, 'animal')) : 'the co-op',
      ...withFeast(events, scene),
    };
  },
  work: (events, scene) => {
    const deeds = events.filter((event) => event.type === 'convert' || event.type === 'labour' || event.type === 'collect');
    const seats = unique(deeds.map(({ seat }) => seat));
    const collected = only(events, 'collect');
    const harvest = counted(collected.map(({ item, n }) => [item as Stuff, n] as const));
    const turned = [
      ...only(events, 'convert').map(({ at: where, to }) => `${verb(seats, 'turns', 'turn')} ${where} to ${to}`),
      ...only(events, 'labour').map(({ at: where }) => `${verb(seats, 'works', 'work')} on ${where}`),
    ];
    const done = [...(harvest.size > 0 ? [`${verb(seats, 'collects', 'collect')} ${stuffWords(harvest)}`] : []), ...turned];
    return {
      words: `${those(scene, seats)} ${listed(done)}`,
      signs: stuffs(harvest, 'gain'),
      seat: oneSeat(seats),
      at: deeds.map((each) => at.square(each.at)),
      pieces: staggered([
        ...collected.map(({ seat, item, n, at: from }): Piece => ({ what: thing(item, n), from: at.square(from), to: at.seat(seat) })),
        ...only(events, 'convert').map(({ at: where, to }) => word(to, at.square(where))),
        ...only(events, 'labour').map(({ at: where, effort }) => word(stuff(effort, 'effort'), at.square(where))),
      ]),
      sound: 'step',
      short:
        harvest.size > 0
          ? stuffWords(harvest)
          : listed([
              ...only(events, 'convert').map(({ at: where, to }) => `${where} to ${to}`),
              ...only(events, 'labour').map(({ at: where }) => `work on ${where}`),
            ]),
    };
  },
  gates: (events, { me, names }) => {
    const roams = only(events, 'roam');
    const mine = roams.filter(({ seat }) => seat === me);
    const walks = mine.map(({ kind, from, to }) => `your ${kind} ${from} to ${to}`);
    const [first] = roams;
    const single =
      roams.length === 1 && first !== undefined
        ? `${first.seat === me ? 'your' : `${nameOf(names, first.seat)}'s`} ${first.kind} roams to ${first.to}`
        : `${roams.length} animals roam`;
    const opens = only(events, 'autoRest').length > 0;
    return {
      words: roams.length === 0 ? 'The gates open' : opens ? `The gates open: ${single}` : single.charAt(0).toUpperCase() + single.slice(1),
      ...(mine.length > 0 && roams.length > 1 ? { more: listed(walks.slice(0, 3)) } : {}),
      seat: oneSeat(unique(roams.map(({ seat }) => seat))),
      at:
        roams.length === 0
          ? unique(only(events, 'autoRest').map(({ seat }) => at.seat(seat)))
          : unique(roams.flatMap(({ from, to }) => [at.square(from), at.square(to)])),
      pieces: staggered(
        roams.map(({ seat, kind, from, to }): Piece => ({ what: animal(kind, seat), from: at.square(from), to: at.square(to) })),
      ),
      sound: 'gate',
    };
  },
  mine: (events, { me }) => ({
    ...mealBeat(events, (animals, count) => (count === 0 ? 'Your animal' : `Your ${animals.replace(/^1 /, '')}`)),
    seat: me,
  }),
  theirs: (events, scene) => {
    const seats = unique(events.map(seatOf).filter((seat) => seat !== null));
    const whose =
      seats.length === 1 && seats[0] !== undefined
        ? `${nameOf(scene.names, seats[0])}'s`
        : scene.me === null
          ? "The farmers'"
          : "The others'";
    return {
      ...mealBeat(events, (animals, count) => (count === 0 ? `${whose} animal` : `${whose} ${animals.replace(/^1 /, '')}`)),
      seat: oneSeat(seats),
    };
  },
  yield: (events, scene) => {
    const made = only(events, 'produce');
    const upset = only(events, 'upset');
    const own = made.filter(({ seat }) => scene.me === null || seat === scene.me);
    const goods = counted(own.map(({ item, n }) => [item as Stuff, n] as const));
    const scared = upset.filter(({ seat }) => scene.me === null || seat === scene.me).reduce((sum, { animals }) => sum + animals, 0);
    const efforts = only(events, 'effort');
    const giver = scene.me === null ? 'The animals give' : 'Your animals give';
    const others =
      made.length > 0 || scene.me === null
        ? `${giver} nothing tonight`
        : efforts.length > 0
          ? 'The animals have worked the wilds'
          : 'Nobody gives anything tonight';
    return {
      words: goods.size > 0 ? `${giver} ${stuffWords(goods)}` : others,
      signs: stuffs(goods, 'gain'),
      ...(scared > 0 ? { more: `${scared} upset by bugs` } : {}),
      seat: scene.me,
      at: unique([...made, ...upset, ...efforts].map((each) => at.square(each.at))),
      pieces: staggered([
        ...made
          .toSorted((a, b) => Number(b.seat === scene.me) - Number(a.seat === scene.me))
          .map(({ seat, item, n, at: from }): Piece => ({ what: thing(item, n), from: at.square(from), to: at.seat(seat) })),
        ...efforts.map(({ at: where, effort }) => word(stuff(effort, 'effort'), at.square(where))),
      ]).map((piece) => ({ ...piece, at: 0 })), // all at once
      sound: 'yield',
      short: goods.size > 0 ? stuffWords(goods) : 'no yield',
    };
  },
  bugs: (events) => {
    const more = only(events, 'bugs').flatMap((event) => event.more);
    const sum = more.reduce((total, { bugs }) => total + bugs, 0);
    return {
      words: `Bugs crawl onto ${many(more.length, 'square')}`,
      signs: [{ sign: 'bug', figure: `+${sum}`, tone: 'warn' }],
      seat: null,
      at: more.map((each) => at.square(each.at)),
      pieces: staggered(more.map(({ at: where, bugs }): Piece => ({ what: thing('bug', bugs), from: 'away', to: at.square(where) }))),
      sound: 'bugs',
      short: `${sum} bugs`,
    };
  },
  butcher: (events, scene) => {
    const done = only(events, 'butcher');
    const seats = unique(done.map(({ seat }) => seat));
    const kinds = kindsOf(done);
    const meat = done.reduce((sum, each) => sum + each.meat, 0);
    const [first] = kinds;
    return {
      words: `${those(scene, seats)} ${verb(seats, 'butchers', 'butcher')} ${kinds.length === 1 && first !== undefined ? (first[1] === 1 ? `a ${first[0]}` : herd(first[1], first[0])) : many(done.length, 'animal')}`,
      signs: [{ sign: 'meat', figure: `+${meat}`, tone: 'gain' }],
      seat: oneSeat(seats),
      at: unique(done.map((each) => at.square(each.at))),
      pieces: staggered(
        done.map(({ seat, at: from, meat: n }): Piece => ({ what: thing('meat', n), from: at.square(from), to: at.seat(seat) })),
      ),
      short: `${meat} meat`,
    };
  },
  breed: (events, scene) => {
    const born = only(events, 'breed');
    const seats = unique(born.map(({ seat }) => seat));
    const [first] = born;
    return {
      words:
        born.length === 1 && first !== undefined
          ? `A young ${first.kind} for ${nameOf(scene.names, first.seat)}`
          : `${born.length} young animals are born`,
      signs: kindsOf(born).map(([sign, n]) => ({ sign, figure: `+${n}`, tone: 'gain' as const })),
      seat: oneSeat(seats),
      at: born.map((each) => at.square(each.at)),
      pieces: staggered(born.map(({ kind, at: where }) => word(kind, at.square(where)))),
      short: 'young animals',
      ...withFeast(events, scene),
    };
  },
  grow: (events, { names }) => {
    const turns = only(events, 'turns');
    const [round] = only(events, 'round');
    const last = only(events, 'lastSelling').length > 0;
    const grows = only(events, 'grow').length > 0;
    const [first] = turns;
    const land = grows ? 'The land grows back' : '';
    const turned =
      turns.length === 1 && first !== undefined
        ? `${first.at} is ${first.to} now`
        : turns.length > 1
          ? `${turns.length} squares have turned`
          : '';
    const begins = last ? 'the last selling of the year' : round === undefined ? '' : `round ${round.round} begins`;
    const words = [land, turned, begins].filter((each) => each !== '').join(', ');
    return {
      words: words === '' ? 'The round goes on' : words.charAt(0).toUpperCase() + words.slice(1),
      ...(round !== undefined && !last && names.length > 1 ? { more: `${nameOf(names, round.first)} goes first` } : {}),
      seat: null,
      at: turns.map((each) => at.square(each.at)),
      pieces: staggered(turns.map(({ at: where, to }) => word(to, at.square(where)))),
      sound: 'morning',
      ...(round === undefined ? {} : { short: `round ${round.round}` }),
    };
  },
  feast: (events, scene) => {
    const feast = feastOf(events, scene);
    const event = events.findLast(isFeast);
    return {
      words: feast === null ? 'A herd has grown' : feast.words,
      signs: feast === null ? [] : [{ sign: 'heart', figure: String(feast.level), tone: 'gain' }],
      more: 'for the herd at the end of the year',
      seat: scene.me,
      at: event === undefined ? [] : [at.square(event.at), at.herd(event.kind)],
      pieces: [],
      rare: true,
      sound: 'feast',
    };
  },
  over: (events, { names, me }) => {
    const happiness = events.findLast((event) => event.type === 'over')?.happiness ?? [];
    const best = Math.max(...happiness);
    const winners = [...happiness.keys()].filter((seat) => happiness[seat] === best);
    const mine = me === null ? undefined : happiness[me];
    return {
      words: 'The year is over',
      signs: [{ sign: 'heart', figure: String(mine ?? best) }],
      more: happiness.length > 1 ? `most have ${listed(winners.map((seat) => nameOf(names, seat)))}: ${best}` : `your year: ${best}`,
      seat: null,
      at: [...happiness.keys()].map(at.seat),
      pieces: [],
      rare: true,
      sound: 'feast',
    };
  },
};

/** The others have not opened their gates yet, and nothing is asked of me before: the whole night is told when they have. */
const isHalf = ({ shared, open }: FarmView, me: Seat | null): boolean =>
  me !== null && shared.phase === 'feed' && !open.some(({ seat }) => seat === me);

export function scenes({ before, steps, me, names }: Tale<FarmTypes>): readonly FarmBeat[] {
  const end = steps.at(-1)?.view;
  if (end === undefined) return [];
  const parts = partsOf(
    steps.flatMap(({ happenings }) => happenings.map(({ event }) => event)),
    me,
  );
  if (isHalf(end, me)) while (isNight(parts.at(-1)?.chapter ?? 'over')) parts.pop();
  const shared = copyOf(before);
  const told = parts.map(({ chapter, told: events, happened }): Told => {
    const telling = TELL[chapter](events, { me, names });
    for (const event of happened) unfold(shared, event);
    return { chapter, beat: { ...telling, view: viewOf(before, shared) } };
  });
  const beats = fewEnough(told);
  return beats.map((beat, i) => (i === beats.length - 1 ? { ...beat, view: end } : beat));
}

/** Soft, and each its own: hertz, one after the other. */
export const sounds: Readonly<Record<string, readonly number[]>> = {
  coin: [1047, 1319],
  bell: [784, 988, 784],
  step: [262, 294],
  gate: [196, 220, 247],
  munch: [220, 208, 220],
  yield: [523, 659, 784],
  bugs: [415, 440, 415],
  morning: [392, 494, 587],
  feast: [523, 659, 784, 1047],
};

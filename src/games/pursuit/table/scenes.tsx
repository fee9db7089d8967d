/** What happened, as beats: somebody else's turn is one, with its hourglass and its card on their way; a new round, a bonus and a death are one each. */
import type { Seat } from '../../../engine/game.js';
import type { Beat, Figure, Piece, Tale } from '../../../web/table.js';
import {
  type Amounts,
  and,
  cardNamed,
  editionOf,
  GOODS,
  type Good,
  type PursuitEvent,
  type PursuitTypes,
  type PursuitView,
  type Space,
} from '../face.js';
import { after } from './after.js';
import { CardPicture } from './art/cards.js';
import { PlayerGlass } from './art/signs.js';
import piecesCss from './pieces.module.css';
import { cardAt, GOALS_AT, pileAt, roomAt, roundAt, seatAt, trackAt } from './places.js';
import { asChild, ROW_TABS } from './words.js';

type PursuitBeat = Beat<PursuitTypes>;
type EventOf<T extends PursuitEvent['type']> = Extract<PursuitEvent, { readonly type: T }>;

const MOST_BEATS = 6;
const MOST_DEEDS = 3; // of one seat that the bar names
const STEP = 60; // milliseconds between pieces that move one after the other
const GLASS = 24; // pixels

export const sounds = { life: [523, 659, 784], death: [330, 262, 196] } as const;

/** In the order in which an entry leads to them. */
const KINDS = ['deed', 'born', 'bonus', 'round', 'died', 'upkeep', 'end'] as const;
type Kind = (typeof KINDS)[number];

interface Part {
  readonly kind: Kind;
  readonly seat: Seat | null; // whose deed or upkeep it is
  readonly events: readonly PursuitEvent[];
  readonly view: PursuitView; // what the board shows once it is told
}

/** Events that belong to what happened before them, whatever it was. */
const BESIDE: readonly PursuitEvent['type'][] = ['ease', 'overflow', 'refill', 'reshuffle', 'trait'];
const OF_A_ROUND: readonly PursuitEvent['type'][] = ['newFirst', 'round', 'laid', 'hours'];
const OF_THE_END: readonly PursuitEvent['type'][] = ['inherit', 'goal', 'soloGoal', 'life', 'over'];

function kindOf(event: PursuitEvent, now: Kind): Kind {
  const { type } = event;
  if (BESIDE.includes(type)) return now;
  if (type === 'stress') return event.why === 'years' ? 'round' : now;
  if (OF_A_ROUND.includes(type)) return 'round';
  if (OF_THE_END.includes(type)) return 'end';
  if (type === 'born' || type === 'bonus' || type === 'died' || type === 'upkeep') return type;
  return type === 'givenUp' && event.unpaid ? 'upkeep' : 'deed';
}

export function scenes(tale: Tale<PursuitTypes>): readonly PursuitBeat[] {
  const beats = fewest(partsOf(tale), tale);
  const end = tale.steps.at(-1)?.view;
  return beats.map((beat, i) => (end && i === beats.length - 1 ? { ...beat, view: end } : beat)); // the last one shows how it ended
}

/** What each entry led to, kind by kind; where several entries came together only the last position is known. */
function partsOf({ before, steps }: Tale<PursuitTypes>): readonly Part[] {
  const parts: Part[] = [];
  let shown = before;
  for (const [i, { seat, happenings, view }] of steps.entries()) {
    let now: Kind = 'deed';
    const sorted: { readonly kind: Kind; readonly seat: Seat | null; readonly event: PursuitEvent }[] = [];
    for (const { event } of happenings) {
      now = kindOf(event, now);
      const whose = now === 'deed' || now === 'upkeep' ? ('seat' in event ? event.seat : seat) : null;
      sorted.push({
        kind: now,
        seat: event.type === 'refill' || event.type === 'reshuffle' ? (sorted.at(-1)?.seat ?? seat) : whose,
        event,
      });
    }
    for (const kind of KINDS) {
      for (const { seat: whose, event } of sorted.filter((one) => one.kind === kind)) {
        shown = { ...shown, open: [], shared: after(shown.shared, event) };
        const last = parts.at(-1);
        if (last && last.kind === kind && last.seat === whose)
          parts[parts.length - 1] = { ...last, events: [...last.events, event], view: shown };
        else parts.push({ kind, seat: whose, events: [event], view: shown });
      }
    }
    if (steps[i + 1]?.view === view) continue;
    shown = view;
    const last = parts.at(-1);
    if (last) parts[parts.length - 1] = { ...last, view };
  }
  return parts;
}

/** At most six: first the turns of each seat are told together, then all bills, then all turns. */
function fewest(parts: readonly Part[], tale: Tale<PursuitTypes>): readonly PursuitBeat[] {
  const told = (from: readonly Part[]) => from.flatMap((part) => beatOf(part, tale) ?? []);
  const isMine = ({ seat }: Part): boolean => seat !== null && seat === tale.me;
  const ways: readonly ((part: Part) => string | null)[] = [
    () => null,
    ({ kind, seat }) => (kind === 'deed' ? `${seat}` : null),
    ({ kind, seat }) => (kind === 'deed' ? `${seat}` : kind),
    ({ kind }) => kind,
  ];
  let beats: readonly PursuitBeat[] = [];
  for (const way of ways) {
    beats = told(merged(parts, (part) => (isMine(part) ? null : way(part))));
    if (beats.length <= MOST_BEATS) return beats;
  }
  return beats.slice(-MOST_BEATS);
}

/** Parts with one key become one; it stands where the last of them stood. */
function merged(parts: readonly Part[], keyOf: (part: Part) => string | null): readonly Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const key = keyOf(part);
    const at = key === null ? -1 : out.findIndex((one) => keyOf(one) === key);
    const before = out[at];
    if (!before) {
      out.push(part);
      continue;
    }
    out.splice(at, 1);
    out.push({ ...part, seat: before.seat === part.seat ? part.seat : null, events: [...before.events, ...part.events] });
  }
  return out;
}

type Told = Omit<PursuitBeat, 'view'>;

function beatOf(part: Part, tale: Tale<PursuitTypes>): PursuitBeat | null {
  const told = TELLS[part.kind](part, tale);
  return told && { ...told, view: part.view };
}

const TELLS: Readonly<Record<Kind, (part: Part, tale: Tale<PursuitTypes>) => Told | null>> = {
  deed: deedBeat,
  upkeep: upkeepBeat,
  born: ({ events, view }, { names, me }) => {
    const born = first(events, 'born');
    if (!born) return null;
    const all = born.traits.map((id, seat) => `${seat === me ? 'you' : names[seat]} ${childIn(view, id)}`);
    return {
      words: `Born: ${all.join(', ')}`,
      seat: null,
      at: born.traits.map((_, seat) => seatAt(seat)),
      pieces: [],
      sound: 'life',
      short: 'born',
    };
  },
  bonus: ({ events }, { me, names }) => {
    const paid = events.filter((event) => event.type === 'bonus');
    const [one] = paid;
    if (!one) return null;
    const cards = [...new Set(paid.map(({ card }) => card))];
    const mine = paid.filter(({ seat }) => seat === me);
    const words =
      cards.length === 1
        ? `${cardNamed(one.card).name} ends: ${and(paid.map(({ seat }) => (seat === me ? 'you' : (names[seat] ?? ''))))} ${paid.length === 1 && one.seat !== me ? 'is' : 'are'} paid`
        : 'Group projects end and pay their bonuses';
    return {
      words,
      signs: figuresOf(mine.length > 0 ? mine : paid),
      seat: null,
      at: [...new Set(paid.map(({ seat }) => seatAt(seat)))],
      pieces: [],
      sound: 'coin',
      short: 'a bonus',
    };
  },
  round: ({ events }) => {
    const round = first(events, 'round');
    const years = first(events, 'stress');
    const laid = events.filter((event) => event.type === 'laid').flatMap(({ row, cards }) => cards.map((card) => ({ row, card })));
    if (!round) return null;
    return {
      words: `Round ${round.round}: everyone turns ${round.age}`,
      ...(years ? { signs: [{ sign: 'stress', figure: `+${years.n}`, tone: 'warn' } as const], more: 'the years weigh on you' } : {}),
      seat: null,
      at: [roundAt(round.round)],
      pieces: laid.map(({ row, card }, i): Piece => ({ from: pileAt(row), to: cardAt(card), way: 'turn', at: i * STEP })),
      rare: years !== undefined,
      sound: years ? 'sad' : 'chime',
      short: `round ${round.round}`,
    };
  },
  died: ({ events }, { me, names }) => {
    const dead = events.filter((event) => event.type === 'died');
    const [one] = dead;
    if (!one) return null;
    const who = and(dead.map(({ seat }) => (seat === me ? 'you' : (names[seat] ?? ''))));
    const is = dead.length > 1 || one.seat === me;
    const of = one.of === 'stress' ? 'worn out by stress' : 'full of years';
    return {
      words: `${who.charAt(0).toUpperCase()}${who.slice(1)} ${is ? 'die' : 'dies'} at ${one.age}, ${of}`,
      seat: dead.length === 1 ? one.seat : null,
      at: [...dead.map(({ seat }) => seatAt(seat)), trackAt('stress')],
      pieces: dead.map(({ seat }): Piece => ({ what: <Glass seat={seat} />, from: seatAt(seat), to: 'away', lasts: 900 })),
      rare: true,
      sound: 'death',
      short: dead.length === 1 ? `dies at ${one.age}` : 'deaths',
    };
  },
  end: ({ events }, { me, names }) => {
    const over = first(events, 'over');
    if (!over) return null;
    const most = Math.max(...over.lth);
    const best = over.lth.flatMap((lth, seat) => (lth === most ? [seat === me ? 'you' : (names[seat] ?? '')] : []));
    const alone = over.target !== null;
    return {
      words: alone ? 'The life is lived' : `All lives are lived, the happiest: ${and(best)}`,
      signs: [{ sign: 'lth', figure: `${most}`, tone: 'gain' }],
      seat: null,
      at: [GOALS_AT, trackAt('lth')],
      pieces: [],
      rare: true,
      sound: 'end',
      short: 'the end',
    };
  },
};

const childIn = ({ shared }: PursuitView, id: string): string =>
  asChild(editionOf(shared).traits.find((trait) => trait.id === id)?.name ?? 'a child');

const first = <T extends PursuitEvent['type']>(events: readonly PursuitEvent[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);

const ROOMS: Readonly<Record<Space, string>> = {
  study: 'studies',
  play: 'plays',
  interact: 'goes among people',
  tempJob: 'takes a temp job',
  rest: 'rests',
  overtime: 'works overtime',
  takeProject: 'takes a project',
  spend: 'spends',
  getJob: 'looks for a job',
  relationship: 'falls in love',
};

/** What somebody does on their turn, without their name; and in two or three words. */
interface Around {
  readonly view: PursuitView;
  readonly whose: (seat: Seat) => string;
}
type Deeds = { readonly [T in PursuitEvent['type']]?: (event: EventOf<T>, around: Around) => string };

const named = (id: string): string => cardNamed(id).name;
const levelsIn = (id: string): number => {
  const face = cardNamed(id);
  return 'levels' in face ? face.levels.length : 0;
};

const DEEDS: Deeds = {
  picked: ({ trait }, { view }) => `will be ${childIn(view, trait)}`,
  turn: ({ space }) => ROOMS[space],
  project: ({ card, level, taken }) => `${taken ? 'begins' : level === levelsIn(card) ? 'completes' : 'goes on with'} ${named(card)}`,
  single: ({ card }) => `does ${named(card)}`,
  role: ({ card, owner, seat }, { whose }) => (owner === seat ? `has a role in ${named(card)}` : `joins ${whose(owner)} in ${named(card)}`),
  spend: ({ card }) => `${cardNamed(card).type === 'item' ? 'buys' : 'enjoys'} ${named(card)}`,
  hired: ({ card }) => `becomes ${named(card)}`,
  promoted: ({ card }) => `rises to ${named(card)}`,
  retired: () => 'retires',
  love: ({ name, level }) =>
    level === 3 ? `raises a family with ${name}` : level === 2 ? `is together with ${name} now` : `has a date with ${name}`,
  refresh: ({ row }) => `wants new ${ROW_TABS[row].toLowerCase()}`,
  givenUp: ({ name }) => `gives up ${name}`,
  inVain: ({ card }) => `gives all for ${named(card)}`,
};

function deedOf(event: PursuitEvent, around: Around): string | null {
  const deed = DEEDS[event.type] as ((event: PursuitEvent, around: Around) => string) | undefined; // the entry for this very type
  return deed?.(event, around) ?? null;
}

function deedBeat({ seat, events, view }: Part, { me, names }: Tale<PursuitTypes>): Told | null {
  if (seat !== null && seat === me) return ownBeat(events);
  const whose = (other: Seat): string => (other === me ? 'you' : (names[other] ?? ''));
  const deeds = events.map((event) => deedOf(event, { view, whose })).filter((deed) => deed !== null);
  const [one] = deeds;
  if (one === undefined) return null;
  const pieces = events.flatMap(piecesOf);
  const at = [...(seat === null ? [] : [seatAt(seat)]), ...events.flatMap(roomsIn)];
  if (seat === null) return { words: 'The others finish their round', seat, at, pieces, short: 'the others' };
  const words = `${names[seat]} ${deeds.slice(0, MOST_DEEDS).join(', ')}${deeds.length > MOST_DEEDS ? ' and more' : ''}`;
  return { words: words.slice(0, 118), signs: figuresOf(events), seat, at, pieces, sound: soundOf(events), short: one };
}

/** One saw oneself do it; what came onto the board for it one did not. */
function ownBeat(events: readonly PursuitEvent[]): Told | null {
  const laid = events.flatMap((event) =>
    event.type === 'refill'
      ? [{ row: event.row, card: event.card }]
      : event.type === 'laid'
        ? event.cards.map((card) => ({ row: event.row, card }))
        : [],
  );
  const [one] = laid;
  if (!one) return null;
  return {
    words: laid.length === 1 ? `New on offer: ${named(one.card)}` : `New ${ROW_TABS[one.row].toLowerCase()} on offer`,
    figure: <Mini card={one.card} />,
    seat: null,
    at: laid.map(({ card }) => cardAt(card)),
    pieces: laid.map(({ row, card }, i): Piece => ({ from: pileAt(row), to: cardAt(card), way: 'turn', at: i * STEP })),
    sound: 'card',
  };
}

function upkeepBeat({ seat, events }: Part, { me, names }: Tale<PursuitTypes>): Told | null {
  if (seat !== null && seat === me) return null;
  const kept = events.filter((event) => event.type === 'upkeep');
  const lost = events.filter((event) => event.type === 'givenUp');
  if (kept.length + lost.length === 0) return null;
  const at = [...new Set([...kept, ...lost].map((event) => seatAt(event.seat)))];
  if (seat === null) return { words: 'The others settle their bills', seat, at, pieces: [], sound: 'coin', short: 'bills' };
  const keeps = kept.length === 1 && kept[0] ? `keeps up ${kept[0].name}` : `keeps up ${kept.length} cards`;
  const loses = `lets ${and(lost.map(({ name }) => name))} go`;
  const words = `${names[seat]} ${[...(kept.length > 0 ? [keeps] : []), ...(lost.length > 0 ? [loses] : [])].join(' and ')}`;
  return {
    words,
    signs: figuresOf(events),
    seat,
    at,
    pieces: lost.map(({ card }): Piece => ({ what: <Mini card={card} />, from: seatAt(seat), to: 'away' })),
    sound: lost.length > 0 ? 'sad' : 'coin',
    short: lost.length > 0 ? 'lets go' : 'bills',
  };
}

/** Net change in signs: what was paid, what was gained, stress. */
function figuresOf(events: readonly PursuitEvent[]): readonly Figure[] {
  const sum: { [G in Good]?: number } = {};
  const add = (of: Amounts, by: 1 | -1) => {
    for (const good of GOODS) if (of[good]) sum[good] = (sum[good] ?? 0) + by * (of[good] ?? 0);
  };
  for (const event of events) {
    if ('paid' in event) add(event.paid, -1);
    if ('gained' in event) add(event.gained, 1);
    if (event.type === 'stress') add({ stress: event.n }, 1);
    if (event.type === 'ease') add({ stress: event.n }, -1);
    if (event.type === 'overflow') add({ lth: event.n }, 1);
    if (event.type === 'refresh' || event.type === 'givenUp') add({ sth: 1 }, -1);
  }
  const TOLD = GOODS.filter((good) => good !== 'relax' && good !== 'health' && (sum[good] ?? 0) !== 0);
  return TOLD.map((good): Figure => {
    const n = sum[good] ?? 0;
    const figure = n > 0 ? `+${n}` : `\u2212${-n}`;
    if (good === 'stress') return { sign: good, figure, tone: n > 0 ? 'warn' : 'gain' };
    return n > 0 ? { sign: good, figure, tone: 'gain' } : { sign: good, figure };
  });
}

const Glass = ({ seat }: { readonly seat: Seat }) => (
  <span>
    <PlayerGlass seat={seat} size={GLASS} />
  </span>
);
const Mini = ({ card }: { readonly card: string }) => (
  <span className={piecesCss.flying}>
    <CardPicture face={cardNamed(card)} />
  </span>
);

/** The room somebody's hourglass went to. */
function roomsIn(event: PursuitEvent): readonly string[] {
  const space = spaceOf(event);
  return space === null ? [] : [roomAt(space)];
}

function spaceOf(event: PursuitEvent): Space | null {
  if (event.type === 'turn') return event.space;
  if (event.type === 'single' || event.type === 'role' || (event.type === 'project' && event.taken)) return 'takeProject';
  if (event.type === 'spend') return 'spend';
  if (event.type === 'hired') return 'getJob';
  return event.type === 'love' ? 'relationship' : null;
}

function piecesOf(event: PursuitEvent): readonly Piece[] {
  if (event.type === 'refill') return [{ from: pileAt(event.row), to: cardAt(event.card), way: 'turn', at: 3 * STEP }];
  if (!('seat' in event) || event.seat === null) return [];
  const { seat } = event;
  const space = spaceOf(event);
  const glass: readonly Piece[] = space === null ? [] : [{ what: <Glass seat={seat} />, from: seatAt(seat), to: roomAt(space) }];
  const card = cardIn(event);
  return card === null ? glass : [...glass, { what: <Mini card={card} />, from: cardAt(card), to: seatAt(seat), at: STEP }];
}

/** The card that came from the board. */
function cardIn(event: PursuitEvent): string | null {
  if (event.type === 'spend' || event.type === 'hired' || event.type === 'promoted' || event.type === 'single') return event.card;
  if (event.type === 'project') return event.taken ? event.card : null;
  if (event.type === 'role') return event.owner === event.seat ? event.card : null;
  return event.type === 'love' && event.level === 1 ? event.card : null;
}

function soundOf(events: readonly PursuitEvent[]): string {
  if (events.some(({ type }) => type === 'stress')) return 'step';
  return events.some((event) => cardIn(event) !== null) ? 'card' : 'step';
}

/** What happened, as beats: a neighbour's turn is one, the evening, the prices, the ships and the morning are one each. */
import type { Seat } from '../../../engine/game.js';
import type { Beat, Figure, Tale } from '../../../web/table.js';
import {
  cardNamed,
  isOut,
  itemNameOf,
  itemsInWords,
  type NationEvent,
  type NationTypes,
  type NationView,
  type Player,
  type Shared,
} from '../face.js';
import { ItemPicture } from './art/items.js';
import { signed } from './figures.js';
import { piecesOf } from './pieces.js';

type NationBeat = Beat<NationTypes>;
type EventOf<T extends NationEvent['type']> = Extract<NationEvent, { readonly type: T }>;

const MOST_BEATS = 6;
const MOST_DEEDS = 3; // of one turn that the bar names
const LIST = new Intl.ListFormat('en-GB');

/** What somebody does on their turn, in the present tense and without their name; null: it is no deed of theirs. */
type Deeds = { readonly [T in NationEvent['type']]?: (event: EventOf<T>, names: readonly string[]) => string };

const DEEDS: Deeds = {
  upgrade: ({ level }) => `reaches level ${level}`,
  work: ({ made, role }) => (made > 0 ? `makes ${itemsInWords(made, ITEM_OF[role] ?? 0)}` : 'works'),
  visit: ({ to, role, n }, names) => (n > 0 ? `buys ${itemsInWords(n, ITEM_OF[role] ?? 0)} from ${names[to]}` : `visits ${names[to]}`),
  loan: ({ value }) => `borrows ${value}B`,
  repay: ({ paid }) => `pays back ${paid}B`,
  explore: () => 'explores',
  draw: ({ card }) => `finds ${cardNamed(card).name}`,
  enjoy: () => 'enjoys a show',
  feast: ({ card }) => `celebrates: ${cardNamed(card).name}`,
  holiday: () => 'goes on holiday',
  give: () => 'gives everybody a present',
  firstAid: ({ to }, names) => `gives ${names[to]} First Aid`,
  help: ({ to }, names) => `gets help from ${names[to]}`,
  noHelp: ({ to }, names) => `asks ${names[to]} for help in vain`,
  free: ({ item, n }) => `gets ${itemsInWords(n, ITEMS_BY_NAME[item] ?? 0)} for nothing`,
  travel: ({ n }) => `travels for ${itemsInWords(n, 2)}`,
  gift: ({ paid }) => (paid > 0 ? 'gives a birthday present' : 'gives no present'),
  invest: () => 'invests abroad',
  makeLoan: ({ add }) => (add === 0 ? 'withdraws a loan' : `offers a loan of ${add}B`),
  foreignWork: ({ got }) => `earns ${got}B abroad`,
  medicine: () => 'takes Medicine',
  wait: () => 'waits an hour',
  rest: () => 'rests',
};

const ITEM_OF: Readonly<Record<string, number>> = { builder: 0, farmer: 1, entertainer: 2, doctor: 3 };
const ITEMS_BY_NAME: Readonly<Record<string, number>> = { house: 0, bread: 1, ticket: 2, medicine: 3 };

/** What belongs to the table and not to whoever happened to act last. */
const PHASES: readonly (readonly NationEvent['type'][])[] = [
  ['evening', 'trimmed', 'unhealed'],
  ['prices'],
  ['printed', 'count', 'foreignBuy'],
  ['round', 'return', 'payment', 'interestOnly', 'levelLost', 'allPaid', 'sickDay'],
];
/** Told by itself, and held longer. */
const RARE: readonly NationEvent['type'][] = ['sickness', 'sick', 'spared', 'vaccine', 'target', 'eliminated', 'over'];

const phaseOf = ({ type }: NationEvent): number => PHASES.findIndex((types) => types.includes(type));

interface Part {
  readonly kind: 'deeds' | 'rare' | number; // a number: which phase
  readonly seat: Seat | null;
  readonly events: NationEvent[];
  view: NationView; // what the board shows once it is told
}

export function scenes(tale: Tale<NationTypes>): readonly NationBeat[] {
  const parts = partsOf(tale);
  const beats = parts.flatMap((part, i) => beatOf(part, i === 0 ? tale.before : (parts[i - 1]?.view ?? tale.before), tale) ?? []);
  const told = atMost(beats, tale);
  const end = tale.steps.at(-1)?.view ?? tale.before;
  return told.map((beat, i) => (i === told.length - 1 ? { ...beat, view: end } : beat)); // the last one shows how it ended
}

/** Neighbouring deeds of one seat, and neighbouring events of one phase, are one part. */
function partsOf({ before, steps }: Tale<NationTypes>): Part[] {
  const parts: Part[] = [];
  let shown = before;
  for (const step of steps) {
    for (const { event } of step.happenings) {
      const phase = phaseOf(event);
      const kind = RARE.includes(event.type) ? 'rare' : phase >= 0 ? phase : 'deeds';
      const seat = kind === 'deeds' || kind === 'rare' ? ('seat' in event ? event.seat : step.seat) : null;
      const last = parts.at(-1);
      if (kind === 0 && event.type === 'evening') shown = afterEvening(shown, event);
      if (last && last.kind === kind && last.seat === seat && kind !== 'rare') {
        last.events.push(event);
        last.view = shown;
      } else parts.push({ kind, seat, events: [event], view: shown });
    }
    shown = step.view;
    const last = parts.at(-1);
    if (last) last.view = shown; // what came of the entry is seen with the last thing it led to
  }
  return parts;
}

/** The evening changes what makes people happy before anything else of the night is seen. */
function afterEvening(view: NationView, { seat, home, dinner }: EventOf<'evening'>): NationView {
  const players = view.shared.players.map((player, at) =>
    at === seat
      ? { ...player, happiness: Math.max(view.shared.options.negative ? Number.NEGATIVE_INFINITY : 0, player.happiness + home + dinner) }
      : player,
  );
  return { ...view, shared: { ...view.shared, players } };
}

const playingIn = ({ players }: Shared): readonly Seat[] => players.flatMap((player, seat) => (isOut(player) ? [] : [seat]));

function beatOf(part: Part, before: NationView, { me, names }: Tale<NationTypes>): NationBeat | null {
  const told =
    part.kind === 'deeds'
      ? deedsBeat(part, before, me, names)
      : part.kind === 'rare'
        ? rareBeat(part, me, names)
        : phaseBeat(part, me, names);
  return told && { ...told, pieces: piecesOf(part.events, playingIn(before.shared)), view: part.view };
}

type Told = Omit<NationBeat, 'pieces' | 'view'>;

const nameOf = (seat: Seat | null, me: Seat | null, names: readonly string[]): string =>
  seat === null ? '' : seat === me ? 'You' : (names[seat] ?? '');

function deedsBeat({ seat, events }: Part, before: NationView, me: Seat | null, names: readonly string[]): Told | null {
  if (seat === null) return null;
  const isMine = seat === me;
  const drew = events.find((event): event is EventOf<'draw'> => event.type === 'draw');
  if (isMine && !drew) return null; // they saw themselves do it
  if (isMine && drew) return { words: `You find ${cardNamed(drew.card).name}`, seat, at: ['deck'], sound: 'card' };
  const deeds = events.map((event) => deedOf(event, names)).filter((deed) => deed !== null);
  if (deeds.length === 0) return null;
  const some = deeds.slice(0, MOST_DEEDS).join(', ');
  const words = `${names[seat]} ${some}${deeds.length > MOST_DEEDS ? ' and more' : ''}`;
  return {
    words,
    signs: changeOf(events, before.shared.players[seat], seat),
    seat,
    at: [`seat:${seat}`],
    short: deeds[0] ?? '',
    sound: 'coin',
  };
}

function deedOf<T extends NationEvent['type']>(event: EventOf<T>, names: readonly string[]): string | null {
  const deed = DEEDS[event.type] as ((event: EventOf<T>, names: readonly string[]) => string) | undefined; // the entry for this very type
  return deed?.(event, names) ?? null;
}

/** What a turn cost and brought, as everybody may know it. */
function changeOf(events: readonly NationEvent[], player: Player | undefined, seat: Seat): readonly Figure[] {
  const joy = events.reduce((sum, event) => sum + joyIn(event, seat), 0);
  const hours = events.reduce((sum, event) => sum + ('hours' in event && event.type !== 'sickDay' ? event.hours : 0), 0);
  const figures: Figure[] = [];
  if (hours > 0 && player !== undefined) figures.push({ sign: 'hours', figure: `−${hours} h` });
  if (joy !== 0) figures.push({ sign: 'happiness', figure: signed(joy), tone: joy > 0 ? 'gain' : 'warn' });
  return figures;
}

const ONE: readonly NationEvent['type'][] = ['enjoy', 'medicine', 'vaccine'];

function joyIn(event: NationEvent, seat: Seat): number {
  if (event.type === 'evening') return event.seat === seat ? event.home + event.dinner : 0;
  if (event.type === 'give') return event.presents;
  if (event.type === 'gift') return event.paid > 0 ? 1 : 0;
  if (ONE.includes(event.type)) return 1;
  return 'happiness' in event && typeof event.happiness === 'number' && event.type !== 'target' ? event.happiness : 0;
}

function rareBeat({ events: [event] }: Part, me: Seat | null, names: readonly string[]): Told | null {
  if (event === undefined) return null;
  const seat = 'seat' in event ? event.seat : null;
  const name = nameOf(seat, me, names);
  const is = seat === me;
  const at = seat === null ? ['track'] : [`seat:${seat}`];
  switch (event.type) {
    case 'sickness':
      return {
        words: `${name} ${is ? 'draw' : 'draws'} a Sickness`,
        seat,
        at: ['deck', ...at],
        rare: true,
        short: 'a Sickness',
        sound: 'sad',
      };
    case 'sick':
      return { words: `${name} ${is ? 'fall' : 'falls'} sick`, seat, at, rare: true, short: 'sick', sound: 'sad' };
    case 'spared':
      return { words: `${name} ${is ? 'stay' : 'stays'} well: no card is left`, seat, at, short: 'spared' };
    case 'vaccine':
      return {
        words: `${name} ${is ? 'use' : 'uses'} a Vaccine and ${is ? 'stay' : 'stays'} well`,
        seat,
        at,
        short: 'a Vaccine',
        sound: 'chime',
      };
    case 'target':
      return {
        words: `${name} ${is ? 'reach' : 'reaches'} ${event.happiness}: this is the last day`,
        seat,
        at: ['track', ...at],
        rare: true,
        short: 'the last day',
        sound: 'chime',
      };
    case 'eliminated':
      return { words: `${name} ${is ? 'are' : 'is'} out of the game`, seat, at, rare: true, short: 'out', sound: 'sad' };
    case 'over':
      return { words: 'The last day is over', seat: null, at: ['track'], rare: true, short: 'the end', sound: 'end' };
    default:
      return null;
  }
}

function phaseBeat({ kind, events }: Part, me: Seat | null, names: readonly string[]): Told | null {
  if (kind === 0) return evening(events, me, names);
  if (kind === 1) return prices(events, names);
  if (kind === 2) return night(events, me, names);
  return morning(events, me, names);
}

function evening(events: readonly NationEvent[], me: Seat | null, names: readonly string[]): Told | null {
  const homes = events.filter((event): event is EventOf<'evening'> => event.type === 'evening');
  if (homes.length === 0) return null;
  const mine = homes.find(({ seat }) => seat === me);
  const others = homes.filter(({ seat }) => seat !== me).map(({ seat, home, dinner }) => `${names[seat]} ${signed(home + dinner)}`);
  return {
    words: mine ? `Evening: home ${signed(mine.home)}, dinner ${signed(mine.dinner)}` : 'Evening: home and dinner',
    more: others.join(' · '),
    figure: <ItemPicture item="bread" size={40} />,
    seat: null,
    at: homes.map(({ seat }) => `joy:${seat}`),
    short: 'evening',
    sound: 'chime',
  };
}

function prices(events: readonly NationEvent[], names: readonly string[]): Told | null {
  const [told] = events.filter((event): event is EventOf<'prices'> => event.type === 'prices');
  if (told === undefined) return null;
  const asked = told.prices.flatMap((price, seat) => (price > 0 ? [`${names[seat]} ${price}B`] : []));
  return {
    words: 'Tomorrow’s prices',
    more: asked.join(' · '),
    figure: <ItemPicture item="house" size={40} />,
    seat: null,
    at: told.prices.flatMap((price, seat) => (price > 0 ? [`shop:${seat}`] : [])),
    short: 'prices',
    sound: 'card',
  };
}

function night(events: readonly NationEvent[], me: Seat | null, names: readonly string[]): Told | null {
  const bought = events.filter((event): event is EventOf<'foreignBuy'> => event.type === 'foreignBuy');
  const what = bought.map(({ seat, n, item }) => `${itemsInWords(n, ITEMS_BY_NAME[item] ?? 0)} from ${seat === me ? 'you' : names[seat]}`);
  const printed = events.find((event): event is EventOf<'printed'> => event.type === 'printed');
  if (what.length === 0 && printed === undefined) return null;
  return {
    words: what.length === 0 ? 'Night: nobody abroad buys' : `The ships buy ${LIST.format(what)}`,
    ...(printed ? { more: `everybody gets ${printed.each}B` } : {}),
    figure: <ItemPicture item={itemNameOf(0)} size={40} />,
    seat: null,
    at: ['abroad', ...bought.map(({ seat }) => `shop:${seat}`)],
    short: 'the ships',
    sound: 'coin',
  };
}

function morning(events: readonly NationEvent[], me: Seat | null, names: readonly string[]): Told | null {
  const round = events.find((event): event is EventOf<'round'> => event.type === 'round');
  const paid = events.flatMap((event) => {
    const name = 'seat' in event ? (event.seat === me ? 'you' : names[event.seat]) : '';
    if (event.type === 'payment') return [`${name} −${event.interest + event.back}B`];
    if (event.type === 'return') return [`${name} +${event.got}B`];
    if (event.type === 'levelLost') return [`${name} back to level ${event.level}`];
    if (event.type === 'sickDay') return [`${name} sick, ${event.hours} h left`];
    return [];
  });
  if (round === undefined && paid.length === 0) return null;
  return {
    words: round ? `Day ${round.round} begins` : 'Morning',
    ...(paid.length > 0 ? { more: paid.join(' · ') } : {}),
    figure: <ItemPicture item="house" size={40} />,
    seat: null,
    at: ['clock'],
    short: round ? `day ${round.round}` : 'morning',
    sound: 'chime',
  };
}

/** Six beats are enough: what lies in the middle is told in one. The last one always shows how it ended. */
function atMost(beats: readonly NationBeat[], { names }: Tale<NationTypes>): readonly NationBeat[] {
  if (beats.length <= MOST_BEATS) return beats;
  const tail = beats.slice(-(MOST_BEATS - 1));
  const merged = beats.slice(0, beats.length - tail.length);
  const last = merged.at(-1);
  if (!last) return beats;
  const who = [...new Set(merged.flatMap(({ seat }) => (seat === null ? [] : [names[seat] ?? ''])))];
  const first: NationBeat = {
    ...last,
    words: `${who.length > 0 ? LIST.format(who) : 'The town'}: ${merged.length} turns`,
    seat: null,
    signs: [],
    at: [...new Set(merged.flatMap(({ at }) => at))],
    pieces: merged.flatMap(({ pieces }) => pieces).slice(0, 12),
    short: `${merged.length} turns`,
  };
  return [first, ...tail];
}

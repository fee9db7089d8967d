/** What happened, as beats for the bar and the stage: the turn of somebody else is one, one's own draws and rolls are told one by one. */
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.js';
import type { Beat, Figure, Piece, Tale } from '../../../web/table.js';
import {
  AREA_NAMES,
  type Area,
  BOARD,
  dollars,
  fateCard,
  improvementCard,
  listed,
  many,
  NOWHERE,
  type Player,
  quote,
  type RainbowEvent,
  type RainbowTypes,
  type RainbowView,
  TRACKS,
  type TrackId,
} from '../face.js';
import { AreaChip, DeviceDisc, HangUpCloud, SpaceDisc, WheelDisc } from './art/things.js';
import { Arc, CardPiece, Coin, Rolled } from './cards.js';
import { buttonAt, deviceAt, holderAt, keyAt, markerAt, moneyAt, pileAt, seatAt, spaceAtName, trackAt, WHEEL } from './places.js';
import { DEVICE_LABELS, SPIN_IT, spaceLabel, TRACK_LABELS } from './words.js';

export type RainbowBeat = Beat<RainbowTypes>;
type EventOf<T extends RainbowEvent['type']> = Extract<RainbowEvent, { readonly type: T }>;

const MOST_BEATS = 6;

export const sounds: Readonly<Record<string, readonly number[]>> = {
  wheel: [330, 392, 494],
  step: [392],
  coin: [880, 1175],
  card: [523, 587],
  cloud: [247, 208],
  key: [659, 784, 988],
  rainbow: [523, 659, 784, 1047],
};

/** Some entries of the tale: a whole turn, or one of its parts. */
interface Part {
  readonly actor: Seat | null; // null: the opening
  readonly events: readonly RainbowEvent[];
  readonly before: RainbowView;
  readonly after: RainbowView;
  readonly forced?: boolean; // the rules played it
}

/** Who is spoken of, and how. */
interface Voice {
  readonly who: string; // "Wren", "You"
  readonly whose: string; // "Wren's", "Your"
  readonly does: (third: string, second: string) => string;
}

type Speaks = (seat: Seat) => Voice;

export function scenes(tale: Tale<RainbowTypes>): readonly RainbowBeat[] {
  const { me, names } = tale;
  const voice: Speaks = (seat) => {
    const name = names[seat] ?? `Player ${seat + 1}`;
    return seat === me
      ? { who: 'You', whose: 'Your', does: (_, second) => second }
      : { who: name, whose: `${name}'s`, does: (third) => third };
  };
  const beats = turnsOf(tale).flatMap((turn) =>
    turn.actor === me && me !== null ? ownBeats(turn, me, voice) : otherBeats(turn, me, voice),
  );
  const news = beats.filter(({ awaits }) => awaits === undefined);
  let board = tale.before;
  const told = (news.length > MOST_BEATS ? merged(news, names) : beats).map((beat) => {
    if (beat.awaits !== undefined) return { ...beat, view: board }; // nothing of what comes is seen yet
    board = beat.view;
    return beat;
  });
  const last = tale.steps.at(-1)?.view;
  return last === undefined ? told : told.map((beat, i) => (i === told.length - 1 ? { ...beat, view: last } : beat));
}

interface Turn extends Part {
  readonly steps: readonly Part[];
}

/** What one player decides in a row is a turn. Entries that came together share the position after the last of them. */
function turnsOf({ before, steps }: Tale<RainbowTypes>): readonly Turn[] {
  const turns: Part[][] = [];
  let [earlier, view] = [before, before];
  for (const step of steps) {
    if (step.view !== view) [earlier, view] = [view, step.view];
    const part: Part = {
      actor: step.seat,
      events: step.happenings.map(({ event }) => event),
      before: earlier,
      after: view,
      forced: step.forced === true,
    };
    const last = turns.at(-1);
    if (last?.[0]?.actor === part.actor) last.push(part);
    else turns.push([part]);
  }
  return turns.flatMap((parts, i) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) return [];
    const events = parts.flatMap((part) => part.events);
    const isShared = turns[i + 1]?.[0]?.after === last.after;
    const after = isShared ? without(last.after, first.before, events) : last.after;
    return [{ actor: first.actor, events, before: first.before, after, steps: parts }];
  });
}

/** A position that was heard together with what the next player did already, with nothing of that. */
function without(after: RainbowView, before: RainbowView, events: readonly RainbowEvent[]): RainbowView {
  const concerns = (seat: Seat) => events.some((event) => 'seat' in event && event.seat === seat);
  const turned = events.some(({ type }) => type === 'spin' || type === 'nudge');
  const view = withPlayers(after, (player, seat) => (concerns(seat) ? player : (before.shared.players[seat] ?? player)));
  return turned ? view : { ...view, shared: { ...view.shared, rotation: before.shared.rotation } };
}

/** Somebody else's turn: one beat, and one more if it brought the viewer something. */
function otherBeats(turn: Turn, me: Seat | null, voice: Speaks): readonly RainbowBeat[] {
  const { actor, events, before, after } = turn;
  const forMe = me === null ? [] : events.filter((event) => event.type !== 'rescue' && 'seat' in event && event.seat === me);
  const others = events.filter((event) => !forMe.includes(event));
  if (forMe.length === 0 || me === null) return tellIf(turn, voice);
  const between = withPlayers(after, (player, seat) => (seat === me ? (before.shared.players[seat] ?? player) : player));
  return [
    ...tellIf({ actor, events: others, before, after: between }, voice),
    ...tellIf({ actor: me, events: forMe, before: between, after }, voice),
  ];
}

/** One's own turn: what was decided has been seen; what the wheel, a device or a card has brought has not. */
function ownBeats({ steps }: Turn, me: Seat, voice: Speaks): readonly RainbowBeat[] {
  return steps.flatMap((step) => {
    const { events, before, after } = step;
    const hand = setGoing(step, me);
    const landed = events.findIndex(({ type }) => type === 'land');
    const land = events[landed];
    if (land === undefined || land.type !== 'land') return isNews(events, me) ? [...hand, ...tellIf(step, voice)] : [];
    const rest = events.slice(landed + 1);
    const walk = events.slice(0, landed + 1);
    if (rest.every(({ type }) => type === 'money' || type === 'rich' || type === 'round')) return [...hand, ...tellIf(step, voice)];
    const here = { holder: NOWHERE, track: TRACKS.indexOf(land.track), pos: land.pos };
    const between = withPlayers(before, (player, seat) => (seat === me ? { ...player, ...here } : player));
    return [
      ...hand,
      ...tellIf({ actor: me, events: walk, before, after: between }, voice),
      ...tellIf({ actor: me, events: rest, before: between, after }, voice),
    ];
  });
}

/** What the rules play for me at once I may set going myself: the wheel before a spin that has to be, the device of my track. */
function setGoing({ events, before, forced }: Part, me: Seat): readonly RainbowBeat[] {
  const roll = find(events, 'roll');
  if (!forced || (roll === undefined && find(events, 'spin') === undefined)) return [];
  const awaits = roll === undefined ? WHEEL : deviceAt(roll.device);
  const track = TRACKS.find((id) => BOARD[id].device === roll?.device);
  const figure = track === undefined ? <WheelDisc /> : <DeviceDisc track={track} />;
  return [
    { words: roll === undefined ? SPIN_IT : DEVICE_LABELS[roll.device], figure, seat: me, at: [awaits], awaits, pieces: [], view: before },
  ];
}

/** Drawn, rolled or spun, or a moment to keep; or about somebody else. */
const NEWS = new Set<RainbowEvent['type']>(['spin', 'roll', 'fate', 'show', 'stand', 'finish', 'over', 'first']);
const isNews = (events: readonly RainbowEvent[], me: Seat): boolean =>
  events.some(
    (event) => NEWS.has(event.type) || (event.type === 'improve' && event.why !== 'space') || ('seat' in event && event.seat !== me),
  );

function withPlayers(view: RainbowView, change: (player: Player, seat: Seat) => Player): RainbowView {
  return { ...view, shared: { ...view.shared, players: view.shared.players.map(change) } };
}

const find = <T extends RainbowEvent['type']>(events: readonly RainbowEvent[], type: T): EventOf<T> | undefined =>
  events.findLast((event): event is EventOf<T> => event.type === type);

interface Telling {
  readonly about?: Seat; // if it is not whose turn it is
  readonly words: string;
  readonly short: string;
  readonly figure?: ReactNode;
  readonly more?: string;
  readonly sound?: string;
  readonly rare?: boolean;
}

function tellIf(part: Part, voice: Speaks): readonly RainbowBeat[] {
  const telling = tell(part, voice);
  if (telling === null) return [];
  const { actor, before, after, events } = part;
  const { about = actor, ...said } = telling;
  const signs = about === null ? [] : netChange(before, after, about, events);
  return [{ ...said, signs, seat: about, at: litIn(part), pieces: movesIn(part), view: after }];
}

const areaName = (area: Area): string => AREA_NAMES[area];
const label = (track: TrackId): string => TRACK_LABELS[track];

/** The one sentence that says most, from the rarest event down. */
const TELL: readonly ((part: Part, voice: Speaks) => Telling | null)[] = [
  tellEnd,
  tellStand,
  tellKey,
  tellFate,
  tellLesson,
  tellLanding,
  tellWheel,
  tellSetting,
];

function tell(part: Part, voice: Speaks): Telling | null {
  for (const each of TELL) {
    const telling = each(part, voice);
    if (telling !== null) return telling;
  }
  return null;
}

function tellEnd({ events }: Part, voice: Speaks): Telling | null {
  const over = find(events, 'over');
  const finish = find(events, 'finish');
  const rainbow = { rare: true, sound: 'rainbow' };
  if (over !== undefined) {
    const { winners, out, rounds, alone } = over;
    const length = many(rounds, alone ? 'turn' : 'round');
    if (out === 'time') return { words: `Time is up after ${length}`, short: 'time is up', ...rainbow };
    const who = listed(winners.map((seat) => voice(seat).who));
    const first = winners[0];
    const verb = winners.length === 1 && first !== undefined ? voice(first).does('fills', 'fill') : 'fill';
    return { words: `${who} ${verb} the rainbow after ${length}`, short: 'the rainbow', ...rainbow };
  }
  if (finish === undefined) return null;
  const { who, does } = voice(finish.seat);
  return { words: `${who} ${does('fills', 'fill')} the rainbow; the round is played out`, short: 'the rainbow', ...rainbow };
}

function tellStand({ events }: Part, voice: Speaks): Telling | null {
  const stand = find(events, 'stand');
  if (stand === undefined) return null;
  const { who, does } = voice(stand.seat);
  return {
    about: stand.seat,
    words: `${who} ${does('places', 'place')} the ${areaName(stand.area)} key: ${stand.keys} of ${stand.needed}`,
    short: `${areaName(stand.area)} key`,
    figure: <AreaChip area={stand.area} />,
    rare: true,
    sound: 'key',
  };
}

function tellKey({ events }: Part, voice: Speaks): Telling | null {
  const key = find(events, 'key');
  if (key === undefined) return null;
  const { who, does } = voice(key.seat);
  return {
    about: key.seat,
    words: `${who} ${does('earns', 'earn')} the ${areaName(key.area)} key; ${many(key.hangUps, 'hang-up')} in the way`,
    short: `${areaName(key.area)} key`,
    figure: <AreaChip area={key.area} />,
    rare: true,
    sound: 'key',
  };
}

function tellFate({ events }: Part, voice: Speaks): Telling | null {
  const rescue = find(events, 'rescue');
  if (rescue !== undefined) {
    const { who, does } = voice(rescue.seat);
    const helper = voice(rescue.owner).whose;
    const reward = find(events, 'improve') ?? find(events, 'choose');
    const more = reward === undefined ? {} : { more: `${helper} reward: ${areaName(improvementCard(reward.card).area)}` };
    return {
      words: `${helper} Button spares ${who === 'You' ? 'you' : who} from fate`,
      short: does('is spared', 'spared'),
      sound: 'card',
      ...more,
    };
  }
  const fate = find(events, 'fate');
  if (fate === undefined) return null;
  const { who, whose } = voice(fate.seat);
  const whom = who === 'You' ? 'you' : who;
  const card = fateCard(fate.card);
  const more = quote(card.text);
  const common = { more, figure: <SpaceDisc face="fate" />, sound: card.kind === 'hang-up' ? 'cloud' : 'card' };
  if (card.area !== null) {
    const area = areaName(card.area);
    if (find(events, 'immune') !== undefined)
      return { ...common, words: `${whose} ${area} key is safe from fate`, short: 'safe from fate' };
    return { ...common, words: `Fate gives ${whom} a hang-up on ${area}`, short: 'a hang-up' };
  }
  if (card.kind === 'key') {
    const none = find(events, 'no-key') !== undefined;
    return none
      ? { ...common, words: `Fate has no key that ${whom} could use`, short: 'no key' }
      : { ...common, words: `Fate gives ${whom} a key`, short: 'a key', rare: true };
  }
  const lesson = find(events, 'improve');
  if (lesson === undefined) return { ...common, words: `Fate teaches ${whom} something`, short: 'learns' };
  return { ...common, words: `Fate teaches ${whom} ${areaName(improvementCard(lesson.card).area)}`, short: 'learns' };
}

function tellLesson({ events, actor }: Part, voice: Speaks): Telling | null {
  const lesson = find(events, 'improve') ?? find(events, 'choose');
  const shown = find(events, 'show');
  const none = find(events, 'no-card');
  if (lesson === undefined && shown !== undefined) {
    const { who, does } = voice(shown.seat);
    return { words: `${who} ${does('has', 'have')} two cards to choose from`, short: 'two cards', sound: 'card' };
  }
  if (lesson === undefined) {
    if (none === undefined) return null;
    const { who } = voice(none.seat);
    return { words: `No card is left for ${who === 'You' ? 'you' : who}`, short: 'no card' };
  }
  const { who, whose, does } = voice(lesson.seat);
  const { area, text } = improvementCard(lesson.card);
  const common = {
    about: lesson.seat,
    short: `${does('learns', 'learn')} ${areaName(area)}`,
    more: quote(text),
    figure: <AreaChip area={area} />,
    sound: 'card',
  };
  if (lesson.type === 'improve' && lesson.why === 'own-button')
    return { ...common, words: `${whose} own Button turns fate into ${areaName(area)}` };
  if (lesson.type === 'improve' && lesson.why === 'reward' && actor === lesson.seat)
    return { ...common, words: `${whose} Button helps: ${who === 'You' ? 'you' : who} ${does('learns', 'learn')} ${areaName(area)}` };
  const goes = find(events, 'cancel') === undefined ? '' : ', and a hang-up goes';
  return { ...common, words: `${who} ${does('learns', 'learn')} ${areaName(area)}${goes}` };
}

function tellLanding({ events }: Part, voice: Speaks): Telling | null {
  const back = find(events, 'back');
  if (back !== undefined) {
    const { who, does } = voice(back.seat);
    return {
      words: `${who} ${does('slips', 'slip')} back to the start of ${label(back.track)}`,
      short: 'back to the start',
      figure: <SpaceDisc face="back" />,
      sound: 'cloud',
    };
  }
  const again = find(events, 'again');
  if (again !== undefined) {
    const { who, does } = voice(again.seat);
    return {
      words: `${who} ${does('comes', 'come')} round ${label(again.track)}; there is no key to earn`,
      short: `round ${label(again.track)}`,
    };
  }
  const land = find(events, 'land');
  if (land === undefined) return tellRolls(events, voice);
  const { who, does } = voice(land.seat);
  const here = spaceLabel(land.track, land.pos);
  const money = find(events, 'money');
  const text = BOARD[land.track].spaces[land.pos]?.text;
  const common = { figure: <DeviceDisc track={land.track} />, ...(text !== undefined && { more: quote(text) }) };
  if (money !== undefined) {
    const amount = dollars(money.amount);
    return { ...common, words: `${who} ${does('collects', 'collect')} ${amount} on ${here}`, short: amount, sound: 'coin' };
  }
  const rolled = find(events, 'take')?.value ?? find(events, 'roll')?.value;
  const steps = rolled === undefined ? '' : ` ${rolled},`;
  return { ...common, words: `${who} ${does('moves', 'move')}${steps} to ${here}`, short: `to ${here}`, sound: 'step' };
}

function tellRolls(events: readonly RainbowEvent[], voice: Speaks): Telling | null {
  const rolls = events.filter((event) => event.type === 'roll');
  const first = rolls[0];
  if (first === undefined) return null;
  const { who, does } = voice(first.seat);
  return { words: `${who} may move ${rolls.map(({ value }) => value).join(' or ')}`, short: does('rolls', 'roll'), sound: 'step' };
}

function tellWheel({ events }: Part, voice: Speaks): Telling | null {
  const spin = find(events, 'spin');
  const nudge = find(events, 'nudge');
  const off = find(events, 'off');
  const stay = find(events, 'stay');
  const turned = spin ?? nudge;
  const end = off ?? stay;
  if (end === undefined) {
    if (turned === undefined) return null;
    const { who, whose, does } = voice(turned.seat);
    const track = turned.at[turned.seat];
    const to =
      track === null || track === undefined ? '' : `: ${whose.toLowerCase() === 'your' ? 'you are' : `${who} is`} at ${label(track)}`;
    return {
      words: `${who} ${spin === undefined ? does('nudges', 'nudge') : does('spins', 'spin')} the wheel${to}`,
      short: does('spins', 'spin'),
      figure: <WheelDisc />,
      sound: 'wheel',
    };
  }
  const { who, does } = voice(end.seat);
  const verbs = [
    ...(spin === undefined ? [] : [does('spins', 'spin')]),
    ...(nudge === undefined ? [] : [does('nudges', 'nudge')]),
    end.type === 'off' ? `${does('gets', 'get')} off at ${label(end.track)}` : `${does('stays', 'stay')} on at ${label(end.track)}`,
  ];
  return {
    words: `${who} ${listed(verbs)}`,
    short: end.type === 'off' ? `off at ${label(end.track)}` : 'stays on',
    figure: end.type === 'off' ? <DeviceDisc track={end.track} /> : <WheelDisc />,
    sound: spin === undefined ? 'step' : 'wheel',
  };
}

/** Before the first turn, and a button that moves at the end of one. */
function tellSetting({ events }: Part, voice: Speaks): Telling | null {
  const marker = find(events, 'marker');
  if (marker !== undefined) {
    const { who, does } = voice(marker.seat);
    return { words: `${who} ${does('waits', 'wait')} on the wheel at ${label(marker.track)}`, short: `at ${label(marker.track)}` };
  }
  const button = find(events, 'button');
  if (button !== undefined) {
    const here = spaceLabel(button.track, button.pos);
    const { whose } = voice(button.seat);
    return { words: `${whose} Button ${button.moved ? 'moves to' : 'lies on'} ${here}`, short: `Button on ${here}` };
  }
  const first = find(events, 'first');
  if (first === undefined) return null;
  const { who, does } = voice(first.seat);
  return { words: `${who} ${does('goes', 'go')} first`, short: does('goes first', 'go first') };
}

/** What somebody has more or less of than before. */
function netChange(before: RainbowView, after: RainbowView, seat: Seat, events: readonly RainbowEvent[]): readonly Figure[] {
  const [was, is] = [before.shared.players[seat], after.shared.players[seat]];
  if (was === undefined || is === undefined) return [];
  const signs: Figure[] = [];
  const add = (sign: string, change: number, good: boolean, figure = `${Math.abs(change)}`) => {
    if (change === 0) return;
    signs.push({ sign, figure: `${change > 0 ? '+' : '−'}${figure}`, tone: change > 0 === good ? 'gain' : 'warn' });
  };
  const money = is.money - was.money;
  add('key', is.stand.length - was.stand.length, true);
  add('waiting', is.front.length - was.front.length, true);
  add('money', money, true, dollars(Math.abs(money)));
  add('hang-up', is.hangUps.length - was.hangUps.length, false);
  add('saved', is.saved.length - was.saved.length, true);
  const button = find(events, 'button');
  if (button?.moved && button.seat === seat && events.length > 1)
    signs.push({ sign: 'button', figure: spaceLabel(button.track, button.pos) });
  return signs.filter(({ sign, tone }) => !(sign === 'waiting' && tone === 'warn') && !(sign === 'saved' && tone === 'warn'));
}

/** Where it happened, and to whom. */
function litIn({ events, actor }: Part): readonly string[] {
  const places = events.flatMap((event): readonly string[] => {
    switch (event.type) {
      case 'land':
        return [spaceAtName(event.track, event.pos)];
      case 'off':
        return [trackAt(event.track)];
      case 'spin':
      case 'nudge':
        return [WHEEL];
      case 'marker':
        return [holderAt(event.holder)];
      case 'button':
        return [spaceAtName(event.track, event.pos)];
      case 'stand':
      case 'key':
        return [keyAt(event.seat, event.area)];
      case 'rescue':
        return [buttonAt(event.owner)];
      default:
        return [];
    }
  });
  return [...new Set([...places, ...(actor === null ? [] : [seatAt(actor)])])];
}

const SHORT = 300; // milliseconds
const STEP = 110;
const CARD = 900;

/** What moves: each marker and button once, along all of its way; cards, coins and keys one after the other. */
function movesIn({ events, before }: Part): readonly Piece[] {
  const pieces: Piece[] = [];
  const ways = new Map<string, string[]>(); // of a marker or a button: first where it is taken from, at last where it lies
  let now = 0;
  const go = (piece: string, seat: Seat, isThere: boolean, ...to: readonly string[]) => {
    const way = ways.get(piece) ?? [isThere ? piece : seatAt(seat)];
    way.push(...to);
    ways.set(piece, way);
    now = Math.max(now, (way.length - 1) * STEP);
  };
  const march = (seat: Seat, ...to: readonly string[]) => {
    const player = before.shared.players[seat];
    go(markerAt(seat), seat, player !== undefined && (player.holder !== NOWHERE || player.track !== NOWHERE), ...to);
  };
  const fly = (what: ReactNode, from: string, to: string, lasts: number, way?: Piece['way']) => {
    pieces.push({ what, from, to, at: now, lasts, ...(way && { way }) });
    now += way === 'word' ? 0 : lasts / 2;
  };
  for (const event of events) {
    switch (event.type) {
      case 'roll':
        fly(<Rolled value={event.value} />, deviceAt(event.device), deviceAt(event.device), 3 * SHORT, 'word');
        break;
      case 'land':
        march(event.seat, ...Array.from({ length: event.pos - event.from }, (_, i) => spaceAtName(event.track, event.from + i + 1)));
        break;
      case 'back':
      case 'off':
        march(event.seat, spaceAtName(event.track, 0));
        break;
      case 'marker':
        march(event.seat, holderAt(event.holder));
        break;
      case 'button': {
        const button = before.shared.players[event.seat]?.button ?? NOWHERE;
        go(buttonAt(event.seat), event.seat, button !== NOWHERE, spaceAtName(event.track, event.pos));
        break;
      }
      case 'fate':
        fly(<CardPiece fate={event.card} />, pileAt('fate'), seatAt(event.seat), CARD, 'turn');
        break;
      case 'improve':
        fly(
          <CardPiece lesson={event.card} />,
          event.why === 'reward' ? buttonAt(event.seat) : pileAt('learn'),
          seatAt(event.seat),
          CARD,
          'turn',
        );
        break;
      case 'money':
        fly(<Coin amount={event.amount} />, markerAt(event.seat), moneyAt(event.seat), 2 * SHORT);
        break;
      case 'cancel':
        fly(<HangUpCloud size={34} />, keyAt(event.seat, event.area), 'away', 2 * SHORT);
        break;
      case 'key':
        fly(<AreaChip area={event.area} />, seatAt(event.seat), keyAt(event.seat, event.area), 2 * SHORT);
        break;
      case 'finish':
      case 'over':
        if (event.type === 'finish' || event.out === 'keys') fly(<Arc />, WHEEL, WHEEL, 2 * CARD, 'word');
        break;
      default:
        break;
    }
  }
  const journeys = [...ways].map(([to, [from = to, ...rest]]): Piece => {
    const via = rest.slice(0, -1);
    return { from, to, lasts: Math.max(320, STEP * rest.length), ...(via.length > 0 && { via }) };
  });
  return [...journeys, ...pieces];
}

/** More than fit: the earliest are told together. */
function merged(beats: readonly RainbowBeat[], names: readonly string[]): readonly RainbowBeat[] {
  const count = beats.length - MOST_BEATS + 1;
  const early = beats.slice(0, count);
  const last = early.at(-1);
  if (last === undefined) return beats;
  const rare = early.findLast((beat) => beat.rare);
  const who = [...new Set(early.flatMap(({ seat }) => (seat === null ? [] : [names[seat] ?? `Player ${seat + 1}`])))];
  const together: RainbowBeat = {
    words: rare?.words ?? (who.length === 0 ? last.words : `${listed(who)} ${who.length === 1 ? 'plays' : 'play'} on`),
    short: rare?.short ?? 'play on',
    seat: rare?.seat ?? (who.length === 1 ? last.seat : null),
    at: [...new Set(early.flatMap(({ at }) => at))],
    pieces: last.pieces,
    view: last.view,
    ...(rare && { rare: true }),
    sound: 'step',
  };
  return [together, ...beats.slice(count)];
}

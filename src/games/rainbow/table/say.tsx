/** What the bar says: of a question in a few words, and of every answer by verb and name. */
import type { ReactNode } from 'react';
import type { Asks, Figure, Question, Said } from '../../../web/table.js';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  areaOf,
  BOARD,
  chanceOf,
  chanceToHelp,
  DEVICE_ACTS,
  deviceOf,
  dollars,
  editionOf,
  fateAt,
  fateSpace,
  hangUpsOn,
  improvementCard,
  improvementNumber,
  lastOf,
  type Move,
  many,
  NOWHERE,
  ownsKey,
  type Player,
  placeName,
  quote,
  type RainbowDecision,
  type RainbowTypes,
  type RainbowView,
  type Shared,
  type SpaceKind,
  spaceAt,
  TRACKS,
  trackFacing,
  trackId,
  wantsMoney,
  whoseButton,
} from '../face.js';
import { AreaChip, DeviceDisc, faceOf, HangUpCloud, SpaceDisc, WheelDisc } from './art/things.js';
import { buttonAt, cardAt, holderAt, keyAt, nudgeAt, spaceAtName, trackAt, WHEEL } from './places.js';
import { turnsToTheEnd } from './trip.js';
import { DEVICE_LABELS, keyLine, SPIN_IT, share, spaceLabel, spacesLeft, TRACK_LABELS, wantedLine, wantedTracks } from './words.js';

const THE_WHEEL = 'The wheel';
const CARDS = 'The cards';
const STAND = 'Your stand';
const AS_IT_IS = 'As it is';

/** The groups of all moves, in the order of the board. */
export const places: readonly string[] = [THE_WHEEL, ...TRACKS.map((id) => TRACK_LABELS[id]), CARDS, STAND, AS_IT_IS];

const MOST = 8; // the highest number on any device

/** The chance of each kind of space with the next move, likeliest first. */
export function nextLandings(shared: Shared, { track, pos }: Player): readonly { readonly kind: SpaceKind; readonly chance: number }[] {
  const chances = new Map<SpaceKind, number>();
  for (let value = 1; value <= MOST; value++) {
    const { kind } = spaceAt(track, Math.min(lastOf(track), pos + value));
    chances.set(kind, (chances.get(kind) ?? 0) + chanceOf(shared, track, value));
  }
  return [...chances]
    .map(([kind, chance]) => ({ kind, chance }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}

const SIGN_OF: Readonly<Record<SpaceKind, string>> = {
  start: 'start',
  plain: 'plain',
  money: 'five-hundred',
  fate: 'fate',
  back: 'back',
  improve: 'improve',
  last: 'last',
};
const TONE_OF: Readonly<Partial<Record<SpaceKind, 'gain' | 'warn'>>> = {
  money: 'gain',
  improve: 'gain',
  last: 'gain',
  fate: 'warn',
  back: 'warn',
};

const toned = (kind: SpaceKind): Pick<Figure, 'tone'> => {
  const tone = TONE_OF[kind];
  return tone === undefined ? {} : { tone };
};

/** What the next move may bring, without the spaces where nothing happens. */
const landings = (shared: Shared, me: Player): Figure[] =>
  nextLandings(shared, me)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, chance }) => ({ sign: SIGN_OF[kind], figure: share(chance), ...toned(kind) }));

const restsAt = (shared: Shared, { holder }: Player, dir = 0): number =>
  trackFacing(holder, (shared.rotation + dir + TRACKS.length) % TRACKS.length);
const labelOf = (track: number): string => TRACK_LABELS[trackId(track)];

/** What a trip round a track costs and brings. */
function trip(shared: Shared, me: Player, track: number): Figure[] {
  const turns: Figure = { sign: 'turns', figure: `≈ ${Math.max(1, Math.round(turnsToTheEnd(shared, track, 0)))}` };
  const area = areaOf(track);
  if (area === NOWHERE) return [turns, { sign: 'improve', figure: 'most', tone: 'gain' }];
  if (ownsKey(me, area)) return [turns];
  const clouds = hangUpsOn(editionOf(shared), me, area);
  const key: Figure = { sign: 'key', figure: '+1', tone: 'gain' };
  return clouds === 0 ? [turns, key] : [turns, key, { sign: 'hang-up', figure: `${clouds}`, tone: 'warn' }];
}

function aboutTrack(shared: Shared, me: Player, track: number): string {
  const area = BOARD[trackId(track)].area;
  return area === null ? 'No key, but the most cards against hang-ups' : keyLine(shared, me, area);
}

const helpWords = ({ terms }: Shared): string =>
  terms.ownButton ? 'Land on it yourself: no fate, but a card' : 'Others who land there are spared from fate, and you get a card';

/** The chance that a button there helps before the player's next turn. */
function help(shared: Shared, seat: number, space: number): Figure[] {
  const chance = chanceToHelp(shared, seat, space);
  return [{ sign: 'improve', figure: share(chance), ...(chance > 0 && { tone: 'gain' as const }) }];
}

type AskKind = (shared: Shared, me: Player, seat: number) => Asks<RainbowTypes>;

const ASKS: Readonly<Record<RainbowDecision['kind'], AskKind>> = {
  'place-marker': () => ({ heading: 'Where does your marker begin?', words: 'Any holder will do: the wheel turns before you get off' }),
  'place-button': (shared) => ({ heading: 'Where does your Button begin?', words: helpWords(shared) }),
  wheel: (shared, me) => {
    if (me.unspun) return { heading: 'Your marker waits for a spin', words: wantedLine(shared, me), usual: { t: 'spin' } };
    return { heading: `${labelOf(restsAt(shared, me))}: get off, or spin?`, words: wantedLine(shared, me) };
  },
  'after-spin': (shared, me) => ({
    heading: `The wheel stops at ${labelOf(restsAt(shared, me))}: get off?`,
    words: wantedLine(shared, me),
    skip: { t: 'stay' },
  }),
  'after-nudge': (shared, me) => ({
    heading: `You are at ${labelOf(restsAt(shared, me))} now: get off?`,
    words: wantedLine(shared, me),
    skip: { t: 'stay' },
  }),
  track: (shared, me) => ({
    heading: `${spaceLabel(trackId(me.track), me.pos)}: ${spacesLeft(me)} to go`,
    signs: landings(shared, me),
    words: wantedLine(shared, me),
    usual: { t: 'go' },
  }),
  'take-move': ({ rolled }) => ({ heading: `Move ${rolled.join(' or ')} spaces?`, words: 'Both numbers lie on the board' }),
  'choose-key': (shared, me) => ({ heading: 'Fate gives you a key: which one?', words: wantedLine(shared, me) }),
  'return-marker': (shared, me) => ({
    heading: `The holder at ${labelOf(me.track)} is taken: which one?`,
    words: shared.terms.vacantEntry ? 'You may get off there without a spin' : 'The wheel turns before you get off',
  }),
  'choose-card': (shared, me) => ({ heading: 'Which of the two do you learn?', words: wantedLine(shared, me) }),
  'move-button': (shared, me, seat) => {
    const { id, pos } = fateSpace(me.button);
    return {
      heading: `Your Button stays on ${spaceLabel(id, pos)}`,
      signs: help(shared, seat, me.button),
      words: 'Lit spaces move it; the figure is the chance to help',
      usual: { t: 'keep' },
      skip: { t: 'keep' },
      mayStop: true,
    };
  },
};

export function ask({ decision }: Question<RainbowTypes>, { shared }: RainbowView): Asks<RainbowTypes> {
  const me = shared.players[decision.seat];
  return me === undefined ? {} : { figure: figureFor(decision, me), ...ASKS[decision.kind](shared, me, decision.seat) };
}

/** The thing that is about to be used. */
function figureFor({ kind }: RainbowDecision, me: Player): ReactNode {
  if (kind === 'track' && me.track !== NOWHERE) return <DeviceDisc track={trackId(me.track)} />;
  if (kind === 'place-button' || kind === 'move-button') return <SpaceDisc face="fate" />;
  return <WheelDisc />;
}

type MoveOf<T extends Move['t']> = { [K in T]: Extract<Move, { readonly t: K }> }[T];
type Saying = { readonly [T in Move['t']]: (move: MoveOf<T>, shared: Shared, me: Player, seat: number) => Said };

const areaPlace = (area: Area): number => AREAS.indexOf(area);

const SAY: Saying = {
  holder: ({ h }, shared, me) => {
    const track = trackFacing(h, shared.rotation);
    return {
      label: `Wait at ${labelOf(track)}`,
      title: `The holder at ${labelOf(track)}`,
      figure: <WheelDisc />,
      words: aboutTrack(shared, me, track),
      place: THE_WHEEL,
      at: [holderAt(h)],
    };
  },
  button: ({ track, pos }, shared, _, seat) => ({
    label: `Lay on ${spaceLabel(track, pos)}`,
    title: `Your Button to ${spaceLabel(track, pos)}`,
    figure: <SpaceDisc face="fate" />,
    signs: help(shared, seat, fateAt(TRACKS.indexOf(track), pos)),
    words: 'likely to help before your next turn',
    place: TRACK_LABELS[track],
    at: [spaceAtName(track, pos)],
  }),
  keep: (_, shared, me, seat) => {
    const { id, pos } = fateSpace(me.button);
    return {
      label: 'Leave it',
      title: `Your Button stays on ${spaceLabel(id, pos)}`,
      figure: <SpaceDisc face="fate" />,
      signs: help(shared, seat, me.button),
      words: 'likely to help before your next turn',
      place: AS_IT_IS,
      at: [buttonAt(seat), spaceAtName(id, pos)],
    };
  },
  off: (_, shared, me) => {
    const track = me.holder === NOWHERE ? me.track : restsAt(shared, me);
    const name = labelOf(track);
    if (me.holder === NOWHERE) return { label: `Leave ${name}`, title: `Leave ${name}`, place: THE_WHEEL, at: [WHEEL] };
    return {
      label: `Get off at ${name}`,
      title: `Get off at ${name}`,
      figure: <DeviceDisc track={trackId(track)} />,
      signs: trip(shared, me, track),
      words: aboutTrack(shared, me, track),
      place: name,
      at: [trackAt(trackId(track))],
    };
  },
  spin: (_, shared, me) => ({
    label: SPIN_IT,
    title: SPIN_IT,
    figure: <WheelDisc />,
    signs: [{ sign: 'wheel', figure: `${wantedTracks(me).length} of 6` }],
    words: shared.players.length > 1 ? 'to a track whose key you want; it turns everybody on it' : 'to a track whose key you want',
    place: THE_WHEEL,
    at: [WHEEL],
  }),
  stay: (_, shared, me) => ({
    label: 'Stay on the wheel',
    title: `Stay on the wheel, at ${labelOf(restsAt(shared, me))}`,
    figure: <WheelDisc />,
    words: 'Next turn you may get off, or spin again',
    place: THE_WHEEL,
    at: [WHEEL],
  }),
  nudge: ({ dir }, shared, me) => {
    const track = restsAt(shared, me, dir);
    return {
      label: `Nudge to ${labelOf(track)}`,
      title: `Nudge the wheel ${dir === 1 ? 'on' : 'back'}, to ${labelOf(track)}`,
      figure: <WheelDisc />,
      signs: trip(shared, me, track),
      words: aboutTrack(shared, me, track),
      place: THE_WHEEL,
      at: [nudgeAt(dir)],
    };
  },
  go: (_, shared, me) => {
    const id = trackId(me.track);
    return {
      label: DEVICE_LABELS[deviceOf(me.track)],
      title: DEVICE_ACTS[deviceOf(me.track)],
      figure: <DeviceDisc track={id} />,
      signs: landings(shared, me),
      place: TRACK_LABELS[id],
      at: [trackAt(id)],
    };
  },
  take: ({ n }, shared, me, seat) => {
    const steps = shared.rolled[n] ?? 0;
    const id = trackId(me.track);
    const pos = Math.min(lastOf(me.track), me.pos + steps);
    const space = spaceAt(me.track, pos);
    return {
      label: `Move ${many(steps, 'space')}`,
      title: `${steps}, to ${placeName(id, pos)}`,
      figure: <SpaceDisc face={faceOf(space)} />,
      signs: [{ sign: faceOf(space), figure: prospect(shared, me, seat, pos), ...toned(space.kind) }],
      words: quote(space.text),
      place: TRACK_LABELS[id],
      at: [spaceAtName(id, pos)],
    };
  },
  key: ({ area }, shared, me, seat) => {
    const clouds = hangUpsOn(editionOf(shared), me, areaPlace(area));
    return {
      label: `Choose ${AREA_NAMES[area]}`,
      title: `The ${AREA_NAMES[area]} key`,
      figure: <AreaChip area={area} />,
      signs: [
        { sign: 'key', figure: '+1', tone: 'gain' },
        ...(clouds > 0 ? [{ sign: 'hang-up', figure: `${clouds}`, tone: 'warn' as const }] : []),
      ],
      words: clouds === 0 ? 'straight onto the stand' : 'it waits for the hang-ups to go',
      place: STAND,
      at: [keyAt(seat, area)],
    };
  },
  improve: ({ card }, shared, me) => {
    const { area, text } = improvementCard(card);
    const cancels = hangUpsOn(editionOf(shared), me, areaPlace(area)) > 0;
    return {
      label: `Learn ${AREA_NAMES[area]}`,
      title: quote(text),
      figure: cancels ? <HangUpCloud /> : <AreaChip area={area} />,
      signs: [cancels ? { sign: 'hang-up', figure: '−1', tone: 'gain' } : { sign: area, figure: '+1' }],
      words: cancels ? `cancels a hang-up on ${AREA_NAMES[area]}` : 'saved for a hang-up to come',
      place: CARDS,
      at: [cardAt(Math.max(0, shared.shown.indexOf(improvementNumber(editionOf(shared), card))))],
    };
  },
};

function sayOf<T extends Move['t']>(move: MoveOf<T>, shared: Shared, me: Player, seat: number): Said {
  return SAY[move.t](move, shared, me, seat);
}

export function say(move: Move, { seat }: RainbowDecision, { shared }: RainbowView): Said {
  const me = shared.players[seat];
  if (me === undefined) throw new Error(`nobody sits at ${seat}`);
  return sayOf(move, shared, me, seat);
}

/** What waits on a space, in two or three words. */
function prospect(shared: Shared, me: Player, seat: number, pos: number): string {
  const { kind, amount } = spaceAt(me.track, pos);
  if (kind === 'money') return wantsMoney(me) ? dollars(amount) : 'no need';
  if (kind === 'fate') {
    const owner = whoseButton(shared, fateAt(me.track, pos));
    return owner === NOWHERE || (owner === seat && !shared.terms.ownButton) ? 'fate' : 'spared';
  }
  return PROSPECTS[kind];
}

const PROSPECTS: Readonly<Record<Exclude<SpaceKind, 'money' | 'fate'>, string>> = {
  start: 'start',
  plain: 'a word',
  back: 'to the start',
  improve: 'learn',
  last: 'the end',
};

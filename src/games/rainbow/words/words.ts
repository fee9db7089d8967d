/** The game in plain English: what is asked and what may be answered. */
import type { Seat, Words } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import { many, type Names, who } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { chanceToHelp } from '../mind/odds.js';
import { fateAt, fateSpace, lastOf, NOWHERE, spaceAt, trackFacing, trackId } from '../rules/board.js';
import { improvementCard } from '../rules/cards.js';
import { AREAS, HOLDERS, TRACKS } from '../rules/data.js';
import { deviceOf } from '../rules/device.js';
import { hangUpsOn, playerAt, wantsMoney, whoseButton } from '../rules/table.js';
import type { Move, Player, Question, RainbowTypes, Shared } from '../rules/types.js';
import { told } from './log.js';
import { areaName, DEVICE_ACTS, dollars, improvementName, percent, placeName, quote, trackName } from './names.js';
import { table } from './tabletop.js';

export const words = (editions: Editions<Edition>): Words<RainbowTypes> => ({
  question: (view, { kind, seat }, names) =>
    view.seat === seat ? ASK[kind](view.shared, playerAt(view.shared, seat)) : WAIT[kind](who(names, seat)),
  move: (view, { seat }, move, names) => answer(editions.of(view), view.shared, seat, move, names),
  event: (event, names) => told(event, names),
  table: (view, names) => table(editions.of(view), view, names),
});

const facing = (shared: Shared, holder: number, dir = 0): string =>
  trackName(trackId(trackFacing(holder, (shared.rotation + dir + HOLDERS) % HOLDERS)));
const restsAt = (shared: Shared, { holder }: Player): string => facing(shared, holder);

/** What the player who is asked hears. */
const ASK: Readonly<Record<Question, (shared: Shared, me: Player) => string>> = {
  'place-marker': () => 'Which holder of the Rainbow Wheel for your marker?',
  'place-button': () => 'Which fate space for your Happiness Button?',
  wheel: (shared, me) =>
    me.unspun ? 'Your marker waits for a spin. Spin the wheel!' : `You are at ${restsAt(shared, me)}. Get off here, or spin the wheel?`,
  'after-spin': (shared, me) => `The wheel has brought you to ${restsAt(shared, me)}. Get off here?`,
  'after-nudge': (shared, me) => `You are at ${restsAt(shared, me)} now. Get off here?`,
  track: (_, me) =>
    `You are at ${placeName(trackId(me.track), me.pos)}${me.pos === 0 ? '' : ` of ${lastOf(me.track)}`}. ${DEVICE_ACTS[deviceOf(me.track)]}!`,
  'take-move': ({ rolled }) => `Move ${rolled.join(' or ')}?`,
  'choose-key': () => 'Fate gives you a key. Which one do you need?',
  'return-marker': () => 'The holder of this track is taken. Which other one for your marker?',
  'choose-card': () => 'Which of the two cards do you take?',
  'move-button': () => 'Your turn is done. Where should your Happiness Button lie?',
};

/** What everybody else hears meanwhile. */
const WAIT: Readonly<Record<Question, (name: string) => string>> = {
  'place-marker': (name) => `${name} puts a marker on the wheel.`,
  'place-button': (name) => `${name} lays a Happiness Button.`,
  wheel: (name) => `${name} gets off the wheel or spins it.`,
  'after-spin': (name) => `${name} gets off or stays.`,
  'after-nudge': (name) => `${name} gets off or stays.`,
  track: (name) => `${name} moves on.`,
  'take-move': (name) => `${name} chooses a number.`,
  'choose-key': (name) => `${name} chooses a key.`,
  'return-marker': (name) => `${name} puts the marker back on the wheel.`,
  'choose-card': (name) => `${name} chooses a card.`,
  'move-button': (name) => `${name} may move the Happiness Button.`,
};

type MoveOf<T extends Move['t']> = { [K in T]: Extract<Move, { readonly t: K }> }[T];

const ANSWER: { readonly [T in Move['t']]: (move: MoveOf<T>, shared: Shared, me: Player, seat: Seat, names: Names, e: Edition) => string } =
  {
    holder: ({ h }, shared) => `The holder at ${facing(shared, h)}`,
    button: ({ track, pos }, shared, _, seat, names) => {
      const space = fateAt(TRACKS.indexOf(track), pos);
      const owner = whoseButton(shared, space);
      const helps = chanceToHelp(shared, seat, space);
      const there = owner === NOWHERE || owner === seat ? '' : `, where ${who(names, owner)}'s button lies`;
      return `Button on ${placeName(track, pos)}${there || (helps > 0 ? `, ${percent(helps)} likely to help` : '')}`;
    },
    keep: (_, shared, me, seat) => {
      const { id, pos } = fateSpace(me.button);
      const helps = chanceToHelp(shared, seat, me.button);
      return `Leave the button on ${placeName(id, pos)}${helps > 0 ? `, ${percent(helps)} likely to help` : ''}`;
    },
    off: (_, shared, me) => (me.holder === NOWHERE ? `Leave ${trackName(trackId(me.track))}` : `Get off at ${restsAt(shared, me)}`),
    spin: () => 'Spin the wheel',
    stay: () => 'Stay on the wheel',
    nudge: ({ dir }, shared, me) => `Nudge the wheel one notch ${dir === 1 ? 'on' : 'back'}, to ${facing(shared, me.holder, dir)}`,
    go: (_, __, me) => DEVICE_ACTS[deviceOf(me.track)],
    take: ({ n }, shared, me, seat) => moveBy(shared, me, seat, shared.rolled[n] ?? 0),
    key: ({ area }, _, me, __, ___, e) => {
      const hangUps = hangUpsOn(e, me, AREAS.indexOf(area));
      return `The ${areaName(area)} key${hangUps === 0 ? ', straight onto the stand' : `, with ${many(hangUps, 'hang-up')} in the way`}`;
    },
    improve: ({ card }, _, me, __, ___, e) => {
      const { area } = improvementCard(card);
      return `${improvementName(card)}, ${hangUpsOn(e, me, AREAS.indexOf(area)) > 0 ? 'cancels a hang-up' : 'to be saved'}`;
    },
  };

function answer<T extends Move['t']>(e: Edition, shared: Shared, seat: Seat, move: MoveOf<T>, names: Names): string {
  return ANSWER[move.t](move, shared, playerAt(shared, seat), seat, names, e);
}

/** Where a number leads, and what waits there. */
function moveBy(shared: Shared, me: Player, seat: Seat, value: number): string {
  const pos = Math.min(lastOf(me.track), me.pos + value);
  return `Move ${value}, to ${placeName(trackId(me.track), pos)}: ${prospect(shared, me, seat, pos)}`;
}

function prospect(shared: Shared, me: Player, seat: Seat, pos: number): string {
  const { kind, amount, text } = spaceAt(me.track, pos);
  const owner = whoseButton(shared, fateAt(me.track, pos));
  switch (kind) {
    case 'money':
      return wantsMoney(me) ? dollars(amount) : 'money you no longer need';
    case 'fate':
      return owner === NOWHERE || (owner === seat && !shared.terms.ownButton) ? 'fate' : 'a button keeps fate away';
    case 'back':
      return 'back to the start';
    case 'improve':
      return 'self-improvement';
    case 'last':
      return 'the end of the track';
    default:
      return quote(text);
  }
}

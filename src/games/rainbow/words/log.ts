/** The log: every event as a sentence, so that a match reads like the evening it was. */
import { listed, many, type NameOf, tellBy } from '../../kit/words.js';
import { type FateId, fateCard, hangUpText, improvementCard } from '../rules/cards.js';
import { BOARD, type DeviceId, KEYS, type TrackId } from '../rules/data.js';
import type { Occasion, RainbowEvent } from '../rules/types.js';
import { areaName, dollars, improvementName, placeName, quote, textAt, trackName } from './names.js';

type EventOf<T extends RainbowEvent['type']> = Extract<RainbowEvent, { readonly type: T }>;

export const told = tellBy<RainbowEvent>({
  first: ({ seat }, name) => `${name(seat)} goes first`,
  'hang-ups': ({ areas }) => (areas.length === 0 ? 'No hang-ups to begin with' : `Hang-ups to begin with: ${listed(areas.map(areaName))}`),
  marker: ({ seat, track, back, from, waits }, name) => {
    const taken = from === null || from === track ? '' : `, as the holder at ${trackName(from)} is taken`;
    return `${name(seat)}'s marker is ${back ? 'back ' : ''}on the wheel, at ${trackName(track)}${taken}${back && waits ? '; it waits for a spin' : ''}`;
  },
  button: ({ seat, track, pos, moved }, name) => `${name(seat)}'s button ${moved ? 'moves to' : 'lies on'} ${placeName(track, pos)}`,
  round: ({ round, alone }) => `${alone ? 'Turn' : 'Round'} ${round}`,
  spin: ({ seat, at }, name) => `${name(seat)} spins the wheel: ${everybody(at, name)}`,
  nudge: ({ seat, dir, at }, name) => `${name(seat)} nudges the wheel one notch ${dir === 1 ? 'on' : 'back'}: ${everybody(at, name)}`,
  off: ({ seat, track }, name) => `${name(seat)} gets off at ${trackName(track)}. ${textAt(track, 0)}`,
  stay: ({ seat, track }, name) => `${name(seat)} stays on the wheel, at ${trackName(track)}`,
  reshuffle: ({ device }) =>
    `All the ${device === 'bookshelf' ? 'books are' : 'bicycle wheels are'} used up; the twelve cards are shuffled again`,
  roll: ({ seat, device, value, label }, name) => ROLL[device](name(seat), value, label),
  take: ({ seat, value }, name) => `${name(seat)} takes the ${value}`,
  land: (event, name) => landing(event, name),
  money: ({ seat, amount, total, goal }, name) =>
    `${name(seat)} collects ${dollars(amount)} (${dollars(total)}${total < goal ? ` of ${dollars(goal)}` : `; ${dollars(goal)} were needed`})`,
  rich: ({ seat }, name) => `${name(seat)} has no more need of money`,
  back: ({ seat, track }, name) => `${name(seat)} tumbles back to the start of ${trackName(track)}`,
  rescue: ({ seat, owner, rewarded }, name) =>
    rewarded ? `${name(owner)}'s button saves ${name(seat)} from fate` : `${name(owner)}'s button still saves ${name(seat)} from fate`,
  fate: ({ seat, card }, name) => `Fate tells ${name(seat)}: ${quote(fateCard(card).text)} ${fateSays(card)}`,
  'hang-up': ({ seat, area, count }, name) =>
    `${name(seat)} has a new hang-up on ${areaName(area)}${count === 1 ? '' : `, ${count} of them now`}`,
  immune: ({ seat, area }, name) => `${name(seat)}'s ${areaName(area)} key is safe on the stand: the hang-up blows over`,
  'no-key': ({ seat }, name) => `${name(seat)} has all six keys already and cannot use another`,
  show: ({ seat, cards, why }, name) => `${lesson(name(seat), why)} ${cards.map(improvementName).join(' or ')}`,
  improve: ({ seat, card, why }, name) => `${lesson(name(seat), why)} ${improvementName(card)}`,
  choose: ({ seat, card, other }, name) =>
    `${name(seat)} keeps ${improvementName(card)}, and ${improvementName(other)} goes under the pile`,
  'no-card': ({ seat }, name) => `No self-improvement card is left for ${name(seat)}`,
  unneeded: ({ seat, card }, name) =>
    `${name(seat)}'s ${areaName(improvementCard(card).area)} key is on the stand already: the card goes under the pile`,
  save: ({ seat }, name) => `${name(seat)} saves it for a rainy day`,
  cancel: ({ seat, area, hangUp, left }, name) =>
    `${name(seat)} gets over a hang-up on ${areaName(area)}: ${quote(hangUpText(hangUp))}${left === 0 ? '' : ` There ${left === 1 ? 'is 1' : `are ${left}`} more`}`,
  key: ({ seat, area, hangUps }, name) =>
    hangUps === 0
      ? `${name(seat)} has the ${areaName(area)} key. ${quote(KEYS[area])}`
      : `${name(seat)} has the ${areaName(area)} key, but ${many(hangUps, 'hang-up')} ${hangUps === 1 ? 'keeps' : 'keep'} it off the stand`,
  again: ({ seat, track }, name) =>
    BOARD[track].area === null
      ? `${name(seat)} has come all the way round ${trackName(track)}`
      : `${name(seat)} has come round ${trackName(track)} once more; the key is there already`,
  stand: ({ seat, area, keys, needed }, name) => `${name(seat)} places the ${areaName(area)} key on the stand: ${keys} of ${needed}`,
  return: ({ seat, cards }, name) =>
    `${name(seat)} has no more use for ${many(cards.length, 'saved card')}: under the pile with ${cards.length === 1 ? 'it' : 'them'}`,
  finish: ({ seat }, name) => `${name(seat)}'s rainbow is complete! The others play the round to its end`,
  over: (event, name) => ending(event, name),
});

/** "Ada at Love, Ben at Faith" */
function everybody(at: readonly (TrackId | null)[], name: NameOf): string {
  return at.flatMap((track, seat) => (track === null ? [] : [`${name(seat)} at ${trackName(track)}`])).join(', ');
}

const ROLL: Readonly<Record<DeviceId, (name: string, value: number, label: string) => string>> = {
  hand: (name, value, label) => `The ball rolls into the ${label === 'thumb' ? label : `${label} finger`}: ${value} for ${name}`,
  heart: (name, value) => `The heart spins and points ${name} to ${value}`,
  bookshelf: (name, value) => `${name} takes a ${value} from the bookshelf`,
  computer: (name, value) => `The computer hums and tells ${name}: ${value}`,
  lightning: (name, value) => `Lightning strikes: ${value} for ${name}`,
  bicycle: (name, value) => `${name} pedals ${value}`,
};

function landing({ seat, track, pos, kind }: EventOf<'land'>, name: NameOf): string {
  const text = textAt(track, pos);
  if (kind === 'last') return `${name(seat)} reaches the end of ${trackName(track)}. ${text}`;
  return `${name(seat)} comes to ${placeName(track, pos)}. ${text}`;
}

function fateSays(card: FateId): string {
  const { kind, area } = fateCard(card);
  if (kind === 'key') return 'Take a key you need';
  if (kind === 'improve') return 'Draw a self-improvement card';
  return `A hang-up on ${areaName(area)}`;
}

function lesson(name: string, why: Occasion): string {
  if (why === 'reward') return `${name}'s reward:`;
  return why === 'own-button' ? `${name}'s own button turns fate into a lesson:` : `${name} learns:`;
}

function ending({ winners, rounds, out, alone }: EventOf<'over'>, name: NameOf): string {
  if (alone)
    return out === 'keys'
      ? `${name(0)} has found Happiness in ${many(rounds, 'turn')}!`
      : `${rounds} turns are over, and ${name(0)} is still searching`;
  if (out === 'time') return `Time is up after ${rounds} rounds, and nobody has filled the stand`;
  if (winners.length === 1) return `${name(winners[0] ?? 0)} is the winner of Happiness after ${many(rounds, 'round')}!`;
  return `${listed(winners.map(name))} share Happiness after ${many(rounds, 'round')}!`;
}

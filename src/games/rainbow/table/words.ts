/** The sentences of the table. */
import type { Choice } from '../../../web/table.js';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  areaId,
  type DeviceId,
  dollars,
  editionOf,
  hangUpsOn,
  lastOf,
  listed,
  many,
  NOWHERE,
  ownsKey,
  type Player,
  plural,
  type RainbowDecision,
  type RainbowTypes,
  type Shared,
  type TrackId,
  trackFacing,
  trackId,
  trackOf,
} from '../face.js';

/** As the board has them. */
export const TRACK_LABELS: Readonly<Record<TrackId, string>> = {
  friendship: 'Friendship',
  love: 'Love',
  self: 'Self',
  knowledge: 'Knowledge',
  faith: 'Faith',
  health: 'Health',
};

/** "Love 4", "Love, start". */
export const spaceLabel = (track: TrackId, pos: number): string =>
  pos === 0 ? `${TRACK_LABELS[track]}, start` : `${TRACK_LABELS[track]} ${pos}`;

/** What one does with a device, on a button. */
export const DEVICE_LABELS: Readonly<Record<DeviceId, string>> = {
  hand: 'Roll the steel ball',
  heart: 'Spin the heart',
  bookshelf: 'Turn a bookshelf card',
  computer: 'Spin the computer',
  lightning: 'Spin the lightning',
  bicycle: 'Turn a bicycle card',
};

export const SPIN_IT = 'Spin the wheel';

export const share = (chance: number): string => `${Math.round(100 * chance)}%`;

/** Where a player is, in a few words. */
export function whereabouts(shared: Shared, { holder, track, pos }: Player): string {
  if (track !== NOWHERE) return spaceLabel(trackId(track), pos);
  if (holder === NOWHERE) return shared.round === 0 ? 'not placed yet' : 'gone home';
  return `on the wheel, ${TRACK_LABELS[trackId(trackFacing(holder, shared.rotation))]}`;
}

/** The areas whose key the player has nowhere yet. */
export const wantedAreas = (player: Player): readonly Area[] => AREAS.filter((_, area) => !ownsKey(player, area));

/** The tracks that earn a wanted key. */
export const wantedTracks = (player: Player): readonly number[] =>
  AREAS.flatMap((_, area) => (ownsKey(player, area) || trackOf(area) === NOWHERE ? [] : [trackOf(area)]));

/** What is still to do before the stand is full, as somebody would say it who looks over the player's shoulder. */
export function wantedLine(shared: Shared, player: Player): string {
  const { terms } = shared;
  const missing = terms.keysToWin - player.stand.length;
  if (missing <= 0) return 'The rainbow is complete';
  const areas = wantedAreas(player);
  const waiting = player.front.map((area) => ({ area: areaId(area), clouds: hangUpsOn(editionOf(shared), player, area) }));
  const enough = waiting.length >= missing; // keys are earned: only hang-ups are in the way
  if (enough) {
    const cards = waiting.map(({ area, clouds }) => many(clouds, `${AREA_NAMES[area]} card`));
    return `Wanted: ${listed(cards)}; Self gives most`;
  }
  if (areas.length === 1 && areas[0] === 'money')
    return `Wanted: ${dollars(Math.max(0, terms.moneyGoal - player.money))} for the Money key`;
  return `Wanted: ${listed(areas.map((area) => AREA_NAMES[area]))}`;
}

/** In two words why something cannot be touched. */
export function whyTag({ move, refusal }: Choice<RainbowTypes>, { players }: Shared, { kind, seat }: RainbowDecision): string {
  const me = players[seat];
  if (refusal === null || me === undefined) return '';
  if (move.t === 'off') return me.track !== NOWHERE ? 'at its end' : me.unspun ? 'spin first' : '';
  if (move.t === 'nudge') return kind === 'after-nudge' ? 'once' : '';
  if (move.t === 'key') return ownsKey(me, AREAS.indexOf(move.area)) ? 'yours' : '';
  return '';
}

/** What stands between a player and the key of an area. */
export function keyLine(shared: Shared, player: Player, area: Area): string {
  const number = AREAS.indexOf(area);
  if (player.stand.includes(number)) return 'The key is on the stand, safe for good';
  const clouds = hangUpsOn(editionOf(shared), player, number);
  const keeps = `${many(clouds, 'hang-up')} ${plural(clouds, 'keeps', 'keep')} it off the stand`;
  if (ownsKey(player, number)) return `The key is earned; ${keeps}`;
  return clouds === 0 ? 'The key is wanted, and no hang-up is in its way' : `The key is wanted; ${keeps}`;
}

export const turnsToEnd = (turns: number): string => `≈ ${many(turns, 'turn')}`;
export const keysOf = (player: Player, { terms }: Shared): string => `${player.stand.length} of ${terms.keysToWin} keys`;
export const ofKeys = ({ terms }: Shared): string => ` of ${terms.keysToWin}`;
export const spacesLeft = ({ track, pos }: Player): string => many(lastOf(track) - pos, 'space');

export type KeyState = 'key' | 'waiting' | 'hang-up' | 'open';
export const KEY_STATES: Readonly<Record<KeyState, string>> = {
  key: 'key on the stand',
  waiting: 'key waits for hang-ups to go',
  'hang-up': 'hang-up, no key yet',
  open: 'no key yet',
};
export const ODDS = {
  hangUp: 'Fate: a hang-up for you',
  improve: 'Fate: learn something',
  key: 'Fate: a key',
  useful: 'Learn: a card you can use',
  spin: 'A spin to a wanted track',
} as const;
export const NOTHING_IN_THE_WAY = 'No hang-up is left. Every key you earn goes on the stand at once.';
export const HANG_UPS = 'Hang-ups and saved cards';
export const THE_BOARD = 'The board';
export const STAYS = 'stays';
export const buttonStays = (where: string): string => `Your Button stays on ${where} each turn. Ask me again`;
export const CARDS_TO_CHOOSE = 'Cards to choose from';
export const SPACES = 'Spaces';
export const PILES = 'The piles';
export const YOU = 'you';
export const TO_MOVE = 'to move';

/** The dictionary of the table: every sign that is drawn on it, what it is called and what it means. */
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { Pawn, SeatShape } from '../../../web/art/seat.js';
import type { Sign } from '../../../web/table.js';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  BOARD,
  DEVICE,
  dollars,
  editionOf,
  fateOdds,
  many,
  type Player,
  type RainbowTypes,
  type RainbowView,
  TRACKS,
  type TrackId,
  usefulImprovements,
} from '../face.js';
import { AreaChip, DeviceDisc, HangUpCloud, KeyPicture, SpaceDisc, type SpaceFace, WheelDisc } from './art/things.js';
import { turnsToTheEnd } from './trip.js';
import { keyLine, share, TRACK_LABELS, wantedTracks, whereabouts } from './words.js';

type RainbowSign = Sign<RainbowTypes>;

/** Whoever looks at the table: at their own side of it, or as a spectator at that of the player on turn. */
const whose = ({ shared, seat }: RainbowView): Player | undefined => shared.players[seat ?? shared.active];
const about =
  (tell: (player: Player, view: RainbowView) => string) =>
  (view: RainbowView): string => {
    const player = whose(view);
    return player === undefined ? '' : tell(player, view);
  };

const space = (face: SpaceFace, name: string, what: string, now?: RainbowSign['now']): RainbowSign => ({
  id: face,
  picture: <SpaceDisc face={face} />,
  name,
  what,
  ...(now && { now }),
});

/** The spaces of the legend beside the board, in its order. */
export const LEGEND: readonly (readonly [SpaceFace, string])[] = [
  ['improve', 'learn something'],
  ['fate', 'turn a fate card'],
  ['five-hundred', 'collect $500'],
  ['thousand', 'collect $1,000'],
  ['back', 'back to the start'],
  ['last', 'the key'],
];

const SPACE_SIGNS: readonly RainbowSign[] = [
  space(
    'improve',
    'Learn',
    'Orange: draw a self-improvement card. It cancels a hang-up of its area.',
    about(
      (me, { shared }) =>
        `${share(usefulImprovements(editionOf(shared), shared, me))} of the ${many(pileSize(shared.improvements), 'card')} help you`,
    ),
  ),
  space(
    'fate',
    'Fate',
    'Red: draw a fate card, unless the Button of another player lies there.',
    about((me, { shared }) => {
      const { hangUps, improves, keys } = fateOdds(editionOf(shared), shared, me);
      return `${many(hangUps, 'hang-up')}, ${improves} to learn, ${many(keys, 'key')}`;
    }),
  ),
  space('five-hundred', '$500', 'Green: collect $500 on the way to the Money key.'),
  space('thousand', '$1,000', 'Green with two signs: collect $1,000 on the way to the Money key.'),
  space('back', 'Back', 'Blue: back to the start of this track.'),
  space('last', 'The end', 'The last space of a track: its key, and back to the wheel.'),
  space('start', 'Start', 'Where a trip round the track begins.'),
  space('plain', 'A word', 'Nothing happens here; the space only speaks.'),
];

const area = (id: Area): RainbowSign => ({
  id,
  picture: <AreaChip area={id} />,
  name: AREA_NAMES[id],
  what:
    id === 'money'
      ? 'The Money key has no track: it comes with the money you collect.'
      : `Its key is earned at the end of the ${AREA_NAMES[id]} track.`,
  now: about((me, { shared }) => (id === 'money' ? `${dollars(me.money)} of ${dollars(shared.terms.moneyGoal)}` : keyLine(shared, me, id))),
});

const numbersOf = (id: TrackId): string => {
  const { cards, outcomes } = DEVICE[BOARD[id].device];
  const all = outcomes === null ? cards : outcomes.map(({ value }) => value);
  return [...new Set(all)].join(', ');
};

const device = (id: TrackId, track: number): RainbowSign => ({
  id: `device-${id}`,
  picture: <DeviceDisc track={id} />,
  name: DEVICE[BOARD[id].device].name,
  what: `It moves you round ${TRACK_LABELS[id]}: ${numbersOf(id)}.`,
  now: ({ shared }) => `a trip takes about ${many(Math.max(1, Math.round(turnsToTheEnd(shared, track, 0))), 'turn')}`,
});

const PIECES: readonly RainbowSign[] = [
  {
    id: 'key',
    picture: <KeyPicture />,
    name: 'Key',
    what: 'On the stand it is safe for good. Whoever first fills the stand wins.',
    now: about((me, { shared }) => `${me.stand.length} of ${shared.terms.keysToWin} on your stand`),
  },
  {
    id: 'waiting',
    picture: <Glyph name="lock" size={24} />,
    name: 'Key that waits',
    what: 'It is earned, but a hang-up of its area keeps it off the stand.',
    now: about((me) => `${me.front.length} of yours`),
  },
  {
    id: 'hang-up',
    picture: <HangUpCloud />,
    name: 'Hang-up',
    what: 'It keeps the key of its area off the stand. A self-improvement card of that area makes it go.',
    now: about((me) => `${me.hangUps.length} before you`),
  },
  {
    id: 'saved',
    picture: <Glyph name="card" size={24} />,
    name: 'Saved card',
    what: 'A self-improvement card that waits for a hang-up of its area.',
    now: about((me) => `${me.saved.length} before you`),
  },
  {
    id: 'wheel',
    picture: <WheelDisc />,
    name: 'Rainbow Wheel',
    what: 'Each holder faces a track. A spin turns every marker on the wheel.',
    now: about((me) => `a spin brings you to a wanted track in ${wantedTracks(me).length} of 6`),
  },
  {
    id: 'marker',
    picture: (
      <svg viewBox="-16 -24 32 42" aria-hidden="true" focusable="false">
        <Pawn seat={0} />
      </svg>
    ),
    name: 'Marker',
    what: 'It stands on the wheel, or travels a track to its end.',
    now: about((me, { shared }) => whereabouts(shared, me)),
  },
  {
    id: 'button',
    picture: <SeatShape seat={0} size={24} />,
    name: 'Happiness Button',
    what: 'Somebody else who lands on it is spared from fate, and its owner draws a card.',
  },
  {
    id: 'turns',
    picture: <Glyph name="time" size={24} />,
    name: 'Turns',
    what: 'About how many turns a trip takes, from the start or from where you are.',
  },
  {
    id: 'likely',
    picture: (
      <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        <circle r="8" fill="none" stroke="#b07a1e" strokeWidth="5" />
      </svg>
    ),
    name: 'Within reach',
    what: 'A pale ring: your next move may end here. The brighter, the likelier.',
  },
];

export const signs: readonly RainbowSign[] = [...SPACE_SIGNS, ...PIECES, ...AREAS.map(area), ...TRACKS.map(device)];

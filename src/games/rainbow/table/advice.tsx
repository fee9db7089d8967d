/** The line under the question: what the next step can bring, in numbers; and a small picture of what is about to be used. */
import {
  AREA_NAMES,
  areaOf,
  BOARD,
  chanceOf,
  deviceOf,
  hangUpsOn,
  lastOf,
  many,
  NOWHERE,
  ownsKey,
  type Player,
  type RainbowDecision,
  type Shared,
  type SpaceKind,
  spaceAt,
  trackFacing,
  trackId,
} from '../face.js';
import { Device, TRACK_INKS, WheelFace, WheelSmile } from './art/things.js';
import { areaId, wantedTracks } from './wanted.js';

const MOST = 8;
const LANDS: Readonly<Record<SpaceKind, string | null>> = {
  start: null,
  plain: null,
  money: 'money',
  fate: 'fate',
  back: 'back to the start',
  improve: 'learn',
  last: 'the end of the track',
};

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

export function adviceFor({ kind, seat }: RainbowDecision, shared: Shared): string {
  const me = shared.players[seat];
  if (me === undefined) return '';
  if (kind === 'track') {
    const parts = nextLandings(shared, me).flatMap(({ kind: space, chance }) =>
      LANDS[space] === null ? [] : [`${LANDS[space]} ${Math.round(chance * 100)}%`],
    );
    return `Next: ${parts.join(', ')}.`;
  }
  if (kind === 'wheel' || kind === 'after-spin' || kind === 'after-nudge') return aboutTrack(shared, me, kind === 'wheel');
  if (kind === 'move-button' || kind === 'place-button')
    return 'Percentages: how likely somebody lands there before your next turn. You then learn something.';
  if (kind === 'choose-key') return 'Tap a place on your stand. A key behind a hang-up waits in front of it.';
  return '';
}

function aboutTrack(shared: Shared, me: Player, canSpin: boolean): string {
  const track = trackFacing(me.holder, shared.rotation);
  const area = areaOf(track);
  const spin = canSpin ? ` A spin: a wanted track in ${wantedTracks(me).length} of 6.` : '';
  if (area === NOWHERE) return `Self-Improvement earns no key, but the most cards against hang-ups.${spin}`;
  const name = AREA_NAMES[areaId(area)];
  if (ownsKey(me, area)) return `You have the ${name} key already.${spin}`;
  const clouds = hangUpsOn(me, area);
  return clouds > 0
    ? `You need the ${name} key; it waits until ${many(clouds, 'hang-up')} on it is gone.${spin}`
    : `You need the ${name} key, and nothing keeps it off your stand.${spin}`;
}

export function FigureFor({ decision, shared }: { readonly decision: RainbowDecision; readonly shared: Shared }) {
  const me = shared.players[decision.seat];
  if (me !== undefined && me.track !== NOWHERE && decision.kind === 'track') {
    const id = trackId(me.track);
    return (
      <svg className="rt-figure" width="52" height="52" viewBox="-40 -40 80 80" aria-hidden="true" focusable="false">
        <circle r="39" fill="#4a2a17" />
        <circle r="36" fill={TRACK_INKS[id]} />
        <Device id={deviceOf(me.track)} shows={null} />
        <title>{BOARD[id].name}</title>
      </svg>
    );
  }
  return (
    <svg className="rt-figure" width="52" height="52" viewBox="-106 -106 212 212" aria-hidden="true" focusable="false">
      <WheelFace />
      <WheelSmile />
    </svg>
  );
}

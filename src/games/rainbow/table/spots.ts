/** Every place of the board in order: where it lies, what it is called, and how it answers the question if it does. */
import type { Choice, Question } from '../../../web/table.js';
import {
  BOARD,
  chanceToHelp,
  fateAt,
  fateSpace,
  HOLDERS,
  lastOf,
  type Move,
  NOWHERE,
  type Player,
  placeName,
  type RainbowTypes,
  type Shared,
  spaceAt,
  TRACKS,
  trackFacing,
  trackId,
} from '../face.js';
import { faceOf } from './art/things.js';
import { holderPoint, type Layout, type Point, spacePoint, trackCentre } from './geometry.js';
import { deviceAt, holderAt, nudgeAt, pileAt, spaceAtName, trackAt, WHEEL } from './places.js';
import { share, TRACK_LABELS } from './words.js';

/** A place of the board, whether it can be touched or not. */
export interface Place {
  readonly at: string; // its `data-at`
  readonly name: string;
  readonly point: Point;
  readonly r: number;
  readonly zoom?: string;
  readonly sign?: string;
}

const CENTRE: Point = { x: 0, y: 0 };
const DISC = 58;
const HUB = 38;

/** What never moves, in the order of the board: wheel, tracks with their spaces, piles. */
export function placesOf(layout: Layout): readonly Place[] {
  const tracks = TRACKS.flatMap((id, track): readonly Place[] => [
    { at: trackAt(id), name: BOARD[id].name, point: trackCentre(track, layout), r: DISC, zoom: `track ${id}`, sign: `device-${id}` },
    ...BOARD[id].spaces.map((space, pos) => ({
      at: spaceAtName(id, pos),
      name: `${placeName(id, pos)}: ${space.text}`,
      point: spacePoint(track, pos, layout),
      r: 14,
      zoom: `space ${id} ${pos}`,
      sign: faceOf(space),
    })),
  ]);
  return [
    { at: WHEEL, name: 'The Rainbow Wheel', point: CENTRE, r: HUB, sign: 'wheel' },
    ...([-1, 1] as const).map((dir) => ({ at: nudgeAt(dir), name: '', point: { x: dir * 51, y: 0 }, r: 14 })),
    ...tracks,
    { at: pileAt('learn'), name: 'Self-improvement cards', point: layout.piles.learn, r: 40, sign: 'improve' },
    { at: pileAt('fate'), name: 'Fate cards', point: layout.piles.fate, r: 40, sign: 'fate' },
  ];
}

/** The holders, which turn with the wheel. */
export const holdersOf = (rotation: number, layout: Layout): readonly Place[] =>
  Array.from({ length: HOLDERS }, (_, holder) => ({
    at: holderAt(holder),
    name: `The holder at ${TRACK_LABELS[trackId(trackFacing(holder, rotation))]}`,
    point: holderPoint(holder, rotation, layout),
    r: 15,
  }));

/** Where a device says its number. */
export const devicesOf = (layout: Layout): readonly Place[] =>
  TRACKS.map((id, track) => {
    const { x, y } = trackCentre(track, layout);
    return { at: deviceAt(BOARD[id].device), name: '', point: { x, y: y - 12 }, r: 30 };
  });

/** An answer and the place where it is given. */
export interface Spot {
  readonly choice: Choice<RainbowTypes>;
  readonly tag: string; // a few characters: the number rolled, a chance
  readonly large: boolean; // as large as a finger wherever it is drawn
  readonly quiet: boolean;
}

/** The answers of the board by the `data-at` of their place. Keys and cards are answered at the stand and the tray. */
export function spotsOf({ decision, choices }: Question<RainbowTypes>, shared: Shared): ReadonlyMap<string, Spot> {
  const me = shared.players[decision.seat];
  const spots = new Map<string, Spot>();
  if (me === undefined) return spots;
  for (const choice of choices) {
    const at = placeOfMove(choice.move, shared, me, choice.refusal === null);
    const taken = at === null ? undefined : spots.get(at);
    if (at === null || (taken !== undefined && taken.choice.refusal === null)) continue;
    const { t } = choice.move;
    const large = t === 'spin' || t === 'stay' || t === 'off' || t === 'go';
    spots.set(at, { choice, tag: tagOf(choice, shared, decision.seat), large, quiet: t === 'button' || t === 'keep' });
  }
  return spots;
}

function placeOfMove(move: Move, { rotation, rolled }: Shared, me: Player, legal: boolean): string | null {
  switch (move.t) {
    case 'holder':
      return holderAt(move.h);
    case 'button':
      return spaceAtName(move.track, move.pos);
    case 'off':
      return me.holder === NOWHERE ? WHEEL : trackAt(trackId(trackFacing(me.holder, rotation)));
    case 'stay': // where it is not possible, one's own marker says why
      return legal ? WHEEL : holderAt(me.holder);
    case 'spin':
      return WHEEL;
    case 'nudge':
      return nudgeAt(move.dir);
    case 'go':
      return me.track === NOWHERE ? null : trackAt(trackId(me.track));
    case 'take':
      return spaceAtName(trackId(me.track), Math.min(lastOf(me.track), me.pos + (rolled[move.n] ?? 0)));
    case 'keep': {
      const { id, pos } = fateSpace(me.button);
      return spaceAtName(id, pos);
    }
    case 'key':
    case 'improve':
      return null;
  }
}

function tagOf({ move, refusal }: Choice<RainbowTypes>, shared: Shared, seat: number): string {
  if (refusal !== null) return '';
  if (move.t === 'take') return `${shared.rolled[move.n] ?? ''}`;
  const here =
    move.t === 'button' ? fateAt(TRACKS.indexOf(move.track), move.pos) : move.t === 'keep' ? shared.players[seat]?.button : undefined;
  if (here === undefined) return '';
  const chance = chanceToHelp(shared, seat, here);
  return chance > 0 ? share(chance) : '';
}

/** The parts of the board that hold something to touch: what a phone brings near. */
export function partsOf(spots: ReadonlyMap<string, Spot>): readonly string[] {
  const parts = new Set<string>();
  for (const [at, { choice, large }] of spots) {
    if (choice.refusal !== null || large) continue;
    const track = TRACKS.find((id) => at.startsWith(`space:${id}-`));
    parts.add(track === undefined ? WHEEL : trackAt(track));
  }
  return [...parts];
}

/** What the space of a number leads to, for the light round the spaces within reach. */
export const isLast = (track: number, pos: number): boolean => spaceAt(track, pos).kind === 'last';

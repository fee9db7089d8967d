/** What happened as movements on the board: paths of markers and buttons, turns of the wheel, and what devices and keys do. Milliseconds at normal pace. */

import type { Seat } from '../../../engine/game.js';
import { type FateId, HOLDERS, type ImprovementId, type RainbowEvent, TRACKS, type TrackId } from '../face.js';
import { bearing, HOLDER_RING, holderPoint, type Layout, type Point, spacePoint, wheelTurn } from './geometry.js';

/** The board as it stood before. */
export interface Before {
  readonly rotation: number;
  readonly holders: readonly (number | null)[];
  readonly markers: readonly (Point | null)[];
  readonly buttons: readonly (Point | null)[];
  readonly money: readonly number[]; // by seat
}

/** Something drawn only for its journey: a card that is drawn, turned, read and taken, or the rainbow at the end. */
export interface Flight {
  readonly what:
    | { readonly piece: 'fate'; readonly card: FateId }
    | { readonly piece: 'learn'; readonly card: ImprovementId }
    | { readonly piece: 'rainbow' };
  readonly from: string; // a selector
  readonly seat: Seat; // to whose stand it goes
  readonly at: number;
  readonly lasts: number;
}

/** An amount that is counted up or down where it stands. */
export interface Count {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
}

interface Step {
  readonly at: number;
  readonly point: Point;
  readonly lift: number; // a hop
}

export interface Scene {
  readonly paths: { readonly marker: ReadonlyMap<Seat, readonly Step[]>; readonly button: ReadonlyMap<Seat, readonly Step[]> };
  readonly turns: readonly { readonly frames: readonly number[]; readonly at: number; readonly lasts: number }[];
  readonly effects: readonly {
    readonly selector: string;
    readonly frames: readonly Keyframe[];
    readonly at: number;
    readonly lasts: number;
    readonly easing: string;
  }[];
  readonly flights: readonly Flight[];
  readonly counts: readonly Count[];
  readonly lasts: number;
}

export const STILL: Scene = { paths: { marker: new Map(), button: new Map() }, turns: [], effects: [], flights: [], counts: [], lasts: 0 };

const SPIN = 1600;
const NUDGE = 450;
const ROLL = 850;
const HOP = 200;
const MOVE = 450;
const POP = 520;
const CARD = 1700; // drawn, turned over, long enough to read, taken
const COUNT = 700;
const ARC = 1800;
const SAMPLES = 36;
const WHOLE_TURNS = 2; // cosmetic: chance has already decided where it stops

const EASE = 'cubic-bezier(.2,.8,.25,1)';
const BOUNCE = 'cubic-bezier(.3,1.5,.5,1)';
const slowing = (t: number): number => 1 - (1 - t) ** 3;

interface Clock {
  now: number;
  rotation: number;
  readonly layout: Layout;
  readonly holders: (number | null)[];
  readonly markers: Map<Seat, Step[]>;
  readonly buttons: Map<Seat, Step[]>;
  readonly turns: { frames: number[]; at: number; lasts: number }[];
  readonly effects: { selector: string; frames: Keyframe[]; at: number; lasts: number; easing: string }[];
  readonly flights: Flight[];
  readonly counts: Count[];
  readonly money: number[];
}

type Told = RainbowEvent['type'];
type EventOf<T extends Told> = { [E in T]: Extract<RainbowEvent, { readonly type: E }> }[T];
type Shows = { readonly [T in Told]?: (event: EventOf<T>, clock: Clock) => void };

export function choreograph(events: readonly RainbowEvent[], before: Before, layout: Layout): Scene {
  const clock: Clock = {
    now: 0,
    rotation: before.rotation,
    layout,
    holders: [...before.holders],
    markers: starts(before.markers),
    buttons: starts(before.buttons),
    turns: [],
    effects: [],
    flights: [],
    counts: [],
    money: [...before.money],
  };
  for (const event of events) show(event, clock);
  const { markers: marker, buttons: button, turns, effects, flights, counts } = clock;
  const lasts = Math.max(clock.now, ...[...effects, ...flights, ...counts].map((each) => each.at + each.lasts));
  return { paths: { marker, button }, turns, effects, flights, counts, lasts };
}

const starts = (points: readonly (Point | null)[]): Map<Seat, Step[]> =>
  new Map(points.flatMap((point, seat) => (point === null ? [] : [[seat, [{ at: 0, point, lift: 0 }]] as const])));

const number = (track: TrackId): number => TRACKS.indexOf(track);

function show<T extends Told>(event: EventOf<T>, clock: Clock): void {
  SHOW[event.type]?.(event, clock);
}

const SHOW: Shows = {
  spin({ rotation }, clock) {
    const forward = (rotation - clock.rotation + HOLDERS) % HOLDERS;
    turnWheel(clock, forward + HOLDERS * WHOLE_TURNS, SPIN);
  },

  nudge({ dir }, clock) {
    turnWheel(clock, dir, NUDGE);
  },

  off({ seat, track }, clock) {
    clock.holders[seat] = null;
    go(clock, seat, spacePoint(number(track), 0, clock.layout), MOVE);
  },

  marker({ seat, holder }, clock) {
    clock.holders[seat] = holder;
    go(clock, seat, holderPoint(holder, clock.rotation, clock.layout), MOVE);
  },

  land({ seat, track, from, pos }, clock) {
    for (let space = from + 1; space <= pos; space++) go(clock, seat, spacePoint(number(track), space, clock.layout), HOP, 10);
  },

  back({ seat, track }, clock) {
    clock.now += HOP;
    go(clock, seat, spacePoint(number(track), 0, clock.layout), MOVE * 1.3, 26);
  },

  again({ seat, track }, clock) {
    go(clock, seat, spacePoint(number(track), 0, clock.layout), MOVE);
  },

  roll({ device }, clock) {
    const at = clock.now;
    const part = (name: string) => `[data-device="${device}"] [data-moving="${name}"]`;
    effect(clock, part('needle'), [{ transform: 'rotate(-1080deg)' }, { transform: 'rotate(0deg)' }], ROLL, EASE, at);
    effect(
      clock,
      part('card'),
      [
        { transform: 'translateY(22px) scaleX(.1)', opacity: 0 },
        { transform: 'translateY(-6px) scaleX(1)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      ROLL,
      EASE,
      at,
    );
    effect(
      clock,
      part('ball'),
      [{ transform: 'translate(0px, 34px)' }, { transform: 'translate(-6px, -12px)', offset: 0.6 }, { transform: 'none' }],
      ROLL,
      EASE,
      at,
    );
    clock.now += ROLL;
  },

  money({ seat, total }, clock) {
    const from = clock.money[seat] ?? total;
    clock.money[seat] = total;
    clock.counts.push({ seat, from, to: total, at: clock.now, lasts: COUNT });
    clock.now += COUNT / 2;
  },

  fate({ seat, card }, clock) {
    hold(clock, { piece: 'fate', card }, '[data-pile="fate"]', seat);
  },

  /** The reward of a button comes from the button itself. */
  improve({ seat, card, why }, clock) {
    hold(clock, { piece: 'learn', card }, why === 'reward' ? `[data-button="${seat}"]` : '[data-pile="learn"]', seat);
  },

  button({ seat, track, pos }, clock) {
    travel(clock, clock.buttons, seat, spacePoint(number(track), pos, clock.layout), MOVE, 18);
  },

  rescue({ owner }, clock) {
    effect(
      clock,
      `[data-button="${owner}"]`,
      [{ transform: 'scale(1)' }, { transform: 'scale(1.8)', offset: 0.4 }, { transform: 'scale(1)' }],
      POP,
      EASE,
    );
  },

  'hang-up'({ seat, area }, clock) {
    thud(clock, `[data-stand="${seat}"] [data-key="${area}"]`);
    effect(
      clock,
      `[data-hang-up="${area}"]`,
      [
        { transform: 'translateY(-40px) scale(1.2)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      POP,
      BOUNCE,
    );
    clock.now += POP / 2;
  },

  cancel({ seat, area }, clock) {
    effect(
      clock,
      `[data-stand="${seat}"] [data-key="${area}"]`,
      [
        { opacity: 0.1, transform: 'scale(.6)' },
        { opacity: 1, transform: 'none' },
      ],
      POP,
      EASE,
    );
    clock.now += POP / 2;
  },

  key({ seat, area }, clock) {
    thud(clock, `[data-stand="${seat}"] [data-key="${area}"]`);
  },

  stand({ seat, area }, clock) {
    const slide = [
      { transform: 'translateY(-36px) rotate(-20deg)', opacity: 0 },
      { transform: 'translateY(4px)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ];
    effect(clock, `[data-stand="${seat}"] [data-key="${area}"]`, slide, POP * 1.3, EASE);
    clock.now += POP;
  },

  /** The whole rainbow lights up, key by key. */
  finish({ seat }, clock) {
    for (let n = 1; n <= 6; n++) {
      const pop = [{ transform: 'none' }, { transform: 'translateY(-10px) scale(1.25)', offset: 0.4 }, { transform: 'none' }];
      effect(clock, `[data-stand="${seat}"] > :nth-child(${n})`, pop, POP, EASE, clock.now + n * 90);
    }
    clock.flights.push({ what: { piece: 'rainbow' }, from: `[data-stand="${seat}"]`, seat, at: clock.now, lasts: ARC });
  },
};

function effect(clock: Clock, selector: string, frames: Keyframe[], lasts: number, easing: string, at = clock.now): void {
  clock.effects.push({ selector, frames, at, lasts, easing });
}

/** A card is held up over the board and then taken. What it brings follows when it has been read. */
function hold(clock: Clock, what: Flight['what'], from: string, seat: Seat): void {
  clock.flights.push({ what, from, seat, at: clock.now, lasts: CARD });
  clock.now += CARD * 0.85;
}

function thud(clock: Clock, selector: string): void {
  effect(
    clock,
    selector,
    [{ transform: 'none' }, { transform: 'scale(1.5)', offset: 0.25 }, { transform: 'scale(.9)', offset: 0.6 }, { transform: 'none' }],
    POP,
    EASE,
  );
}

function go(clock: Clock, seat: Seat, to: Point, lasts: number, lift = 0): void {
  travel(clock, clock.markers, seat, to, lasts, lift);
}

/** A piece waits where it is until now, then moves, hopping if it lifts. */
function travel(clock: Clock, pieces: Map<Seat, Step[]>, seat: Seat, to: Point, lasts: number, lift: number): void {
  const path = pieces.get(seat) ?? [];
  const last = path.at(-1);
  if (last !== undefined) {
    if (clock.now > last.at) path.push({ ...last, at: clock.now, lift: 0 });
    if (lift > 0) {
      path.push({ at: clock.now + lasts / 2, point: { x: (last.point.x + to.x) / 2, y: (last.point.y + to.y) / 2 }, lift });
    }
    path.push({ at: clock.now + lasts, point: to, lift: 0 });
  }
  clock.now += lasts;
}

/** Every marker on the wheel goes round with it and stays upright. */
function turnWheel(clock: Clock, notches: number, lasts: number): void {
  const from = clock.rotation;
  const share = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const at = (t: number): number => from + notches * slowing(t);
  clock.turns.push({ frames: share.map((t) => wheelTurn(at(t))), at: clock.now, lasts });
  for (const [seat, holder] of clock.holders.entries()) {
    const path = clock.markers.get(seat);
    if (holder === null || path === undefined) continue;
    for (const t of share) {
      const angle = bearing(holder, clock.layout) + (at(t) * Math.PI) / 3;
      path.push({ at: clock.now + t * lasts, point: { x: HOLDER_RING * Math.cos(angle), y: HOLDER_RING * Math.sin(angle) }, lift: 0 });
    }
  }
  clock.rotation = (((from + notches) % HOLDERS) + HOLDERS) % HOLDERS;
  clock.now += lasts;
}

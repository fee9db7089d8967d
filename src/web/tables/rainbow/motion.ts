/** Plays what happened on the board: the wheel with its riders, walks space by space, devices, keys. It only moves what is already there. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NOWHERE } from '../../../games/rainbow/board.js';
import type { RainbowTypes, Shared } from '../../../games/rainbow/types.js';
import type { Happening } from '../../table.js';
import { type Before, choreograph, type Scene } from './choreography.js';
import { buttonPoint, type Layout, markerPoint, type Point } from './geometry.js';

export function useMotion(
  root: RefObject<HTMLElement | null>,
  shared: Shared,
  layout: Layout,
  happenings: readonly Happening<RainbowTypes>[],
  pace: number,
): void {
  const before = useRef<Before | null>(null);
  const newest = happenings.at(-1);
  const moment = newest === undefined ? `still ${shared.turn}` : `${newest.entry} ${happenings.length} ${shared.turn}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new list, is what starts a scene
  useLayoutEffect(() => {
    const was = before.current;
    before.current = snapshot(shared, layout);
    const still = pace === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (root.current === null || was === null || still || happenings.length === 0) return;
    const scene = choreograph(
      happenings.map(({ event }) => event),
      was,
      layout,
    );
    const running = play(scene, root.current, before.current, pace);
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [moment, layout]);
}

function snapshot(shared: Shared, layout: Layout): Before {
  return {
    rotation: shared.rotation,
    holders: shared.players.map(({ holder }) => (holder === NOWHERE ? null : holder)),
    markers: shared.players.map((player) => markerPoint(player, shared.rotation, layout)),
    buttons: shared.players.map((player) => buttonPoint(player, layout)),
  };
}

function play(scene: Scene, root: HTMLElement, now: Before, pace: number): Animation[] {
  const running: Animation[] = [];
  const run = (selector: string, frames: Keyframe[], options: KeyframeAnimationOptions) => {
    for (const piece of root.querySelectorAll(selector)) {
      running.push(
        piece.animate(frames, {
          ...options,
          delay: Number(options.delay ?? 0) * pace,
          duration: Number(options.duration ?? 0) * pace,
          fill: 'backwards',
        }),
      );
    }
  };
  for (const [name, ends] of [
    ['marker', now.markers],
    ['button', now.buttons],
  ] as const) {
    for (const [seat, path] of scene.paths[name]) {
      const end = ends[seat];
      const last = path.at(-1);
      if (!end || last === undefined || last.at === 0) continue;
      const frames = path.map(({ at, point, lift }) => ({ transform: moved(point, end, lift), offset: at / last.at }));
      run(`[data-${name}="${seat}"]`, frames, { duration: last.at });
    }
  }
  for (const { frames, at, lasts } of scene.turns) {
    run(
      '[data-wheel]',
      frames.map((degrees) => ({ transform: `rotate(${degrees}deg)` })),
      { delay: at, duration: lasts },
    );
  }
  for (const { selector, frames, at, lasts, easing } of scene.effects) run(selector, [...frames], { delay: at, duration: lasts, easing });
  return running;
}

const moved = (from: Point, to: Point, lift: number): string => `translate(${from.x - to.x}px, ${from.y - to.y - lift}px)`;

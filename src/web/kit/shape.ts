/** One name for the room that a screen has, set once on the page: style sheets ask `html[data-shape]`, code asks `useShape`. Nothing else may ask for a width. */
import { useSyncExternalStore } from 'react';

export const SHAPES = ['pocket', 'sideways', 'upright', 'low', 'desk', 'hall'] as const;
export type Shape = (typeof SHAPES)[number];

const LOWEST = 600; // pixels: below, a board over a bar over a mat leaves nothing of the board
const SHORT = 760; // pixels: a phone whose browser keeps its bars

/** The first that fits. */
export function shapeOf(width: number, height: number): Shape {
  if (height < LOWEST && width > height) return 'sideways'; // a phone on its side, a laptop zoomed to 200 %
  if (width < 700) return 'pocket'; // a phone held upright
  if (height > width && width < 1200) return 'upright'; // a tablet held upright
  if (width >= 1600 && height >= 900) return 'hall';
  return height < 740 || width < 1300 ? 'low' : 'desk'; // low: a small laptop
}

/** A pocket that is less high: what lies there folds one step further. */
export const isShort = (width: number, height: number): boolean => shapeOf(width, height) === 'pocket' && height < SHORT;

let held: Shape | null = null; // a page that has a shape whatever its size

const now = (): Shape => held ?? shapeOf(window.innerWidth, window.innerHeight);
const shortNow = (): boolean => held === null && isShort(window.innerWidth, window.innerHeight);

function mark(): void {
  const { dataset } = document.documentElement;
  dataset.shape = now();
  dataset.short = String(shortNow());
}

/** Gives the page a shape that its size does not decide, as a television does. Returns how to let go of it. */
export function holdShape(shape: Shape): () => void {
  held = shape;
  window.dispatchEvent(new Event('resize'));
  return () => {
    held = null;
    window.dispatchEvent(new Event('resize'));
  };
}

/** Marks the page, now and whenever its size changes. */
export function applyShape(): void {
  mark();
  window.addEventListener('resize', mark);
}

function listen(heard: () => void): () => void {
  window.addEventListener('resize', heard);
  return () => window.removeEventListener('resize', heard);
}

export const useShape = (): Shape => useSyncExternalStore(listen, now, () => 'desk');
export const useShort = (): boolean => useSyncExternalStore(listen, shortNow, () => false);

/** A veil over the page during a lesson, with the things it speaks of and the bar cut out, and a tail that points from the bar to the first of them. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BAR_TEXT } from '../kit/bar/Bar.js';
import { apart, boxAround, holeFor, isIn, type Pointer, pointerTo, type Rect, roundedPath, veilPath } from './geometry.js';
import { namesIn, type Spot } from './guide.js';
import styles from './veil.module.css';

export interface Lit {
  readonly spots: readonly Spot[];
  readonly awaits: boolean; // a move is awaited: its thing glows and may be tapped
}

interface VeilProps {
  readonly page: RefObject<HTMLElement | null>; // the things and the bar are on it
  readonly lit: Lit;
  readonly take: () => void; // the thing of the awaited move was tapped
}

interface Cut {
  readonly veil: string;
  readonly holes: readonly Rect[];
  readonly pointer: Pointer | null;
}

const SETTLES = 700; // milliseconds that the page is watched after something changed on it

export function Veil({ page, lit, take }: VeilProps) {
  const [cut, setCut] = useState<Cut | null>(null);
  const [pulse, setPulse] = useState(0); // wrong taps
  useCut(page, lit, setCut);
  useTaps(page, lit, { take, cut, miss: () => setPulse((n) => n + 1) });
  if (!cut) return null;
  const [first] = cut.holes;
  return (
    <svg className={styles.veil} aria-hidden="true" data-veil={lit.awaits ? 'do' : 'look'}>
      <path d={cut.veil} fillRule="evenodd" className={styles.dark} />
      {cut.holes.map((hole) => {
        const path = roundedPath(hole);
        return (
          <g key={`${pulse} ${hole === first}`} className={`${lit.awaits ? styles.glow : styles.told} ${pulse > 0 ? styles.pulse : ''}`}>
            <path d={path} className={styles.edge} />
            <path d={path} className={styles.ring} data-hole="" />
          </g>
        );
      })}
      {cut.pointer && (
        <>
          <path d={cut.pointer.tail} className={styles.tail} />
          {cut.pointer.stem && <path d={cut.pointer.stem} className={styles.stem} />}
          {cut.pointer.head && <path d={cut.pointer.head} className={styles.head} />}
        </>
      )}
    </svg>
  );
}

const all = (page: HTMLElement, name: string): readonly Element[] => [...page.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)];
const isDrawn = (thing: Element): boolean => thing.getClientRects().length > 0;

/** What a shape of the page folds away lies in the first thing around it that is drawn. */
function around(thing: Element | undefined): Element | null {
  let place = thing?.parentElement ?? null;
  while (place && !isDrawn(place)) place = place.parentElement;
  return place && !place.querySelector('[data-bar]') ? place : null;
}

const thingsOf = (page: HTMLElement, spot: Spot): readonly Element[] =>
  namesIn(spot).flatMap((names) => {
    const things = names.flatMap((name) => all(page, name));
    return things.find(isDrawn) ?? around(things[0]) ?? [];
  });

function measured(page: HTMLElement, { spots }: Lit): Cut | null {
  const bar = page.querySelector('[data-bar]')?.getBoundingClientRect();
  if (!bar) return null;
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const boxes = spots.flatMap((spot) => boxAround(thingsOf(page, spot).map((thing) => thing.getBoundingClientRect())) ?? []);
  const holes = apart(boxes.map((box) => holeFor(box, bar, screen)));
  const [first] = holes;
  return { veil: veilPath(screen, bar, holes), holes, pointer: first ? pointerTo(first, bar) : null };
}

const isSame = (a: Cut | null, b: Cut | null): boolean => a?.veil === b?.veil;

/** Measures when the lesson, the page or its size changes, and while something on it moves. */
function useCut(page: RefObject<HTMLElement | null>, lit: Lit, change: (cut: Cut | null) => void): void {
  const key = JSON.stringify(lit);
  const before = useRef<Cut | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the lesson
  useLayoutEffect(() => {
    const { current: root } = page;
    if (!root) return;
    const things = lit.spots.flatMap((spot) => thingsOf(root, spot));
    for (const thing of things) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let frame = 0;
    let until = performance.now() + SETTLES;
    let described: readonly Element[] = [];
    const describe = (now: readonly Element[]): void => {
      for (const thing of described) thing.removeAttribute('aria-describedby');
      for (const thing of now) thing.setAttribute('aria-describedby', BAR_TEXT);
      described = now;
    };
    const measure = (): void => {
      const cut = measured(root, lit);
      if (!isSame(cut, before.current)) {
        before.current = cut;
        change(cut);
        describe(lit.spots.flatMap((spot) => thingsOf(root, spot)));
      }
      frame = performance.now() < until ? requestAnimationFrame(measure) : 0;
    };
    const again = (): void => {
      until = performance.now() + SETTLES;
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(again);
    changes.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden', 'transform', 'data-mark'],
    });
    const sizes = new ResizeObserver(again);
    sizes.observe(root);
    const moves = ['scroll', 'animationend', 'transitionend', 'transitionrun'] as const;
    for (const move of moves) root.addEventListener(move, again, true);
    window.addEventListener('resize', again);
    describe(things);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const move of moves) root.removeEventListener(move, again, true);
      window.removeEventListener('resize', again);
      describe([]);
    };
  }, [page, key]);
}

interface Taps {
  readonly take: () => void;
  readonly miss: () => void;
  readonly cut: Cut | null;
}

/** During a lesson a tap on the lit thing chooses the move that is awaited; any other only lets the hole pulse. */
function useTaps(page: RefObject<HTMLElement | null>, { spots, awaits }: Lit, { take, miss, cut }: Taps): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const [first] = spots;
    const tap = (event: MouseEvent): void => {
      const { target, clientX, clientY } = event;
      if (!(target instanceof Element) || target.closest('[data-bar], dialog')) return;
      event.preventDefault();
      event.stopPropagation();
      const isOnThing = first !== undefined && thingsOf(root, first).some((thing) => thing.contains(target));
      const [hole] = cut?.holes ?? [];
      if (awaits && (isOnThing || (hole && isIn(hole, clientX, clientY)))) take();
      else miss();
    };
    root.addEventListener('click', tap, true);
    return () => root.removeEventListener('click', tap, true);
  });
}

/** The one stage: while a beat is told, its pieces move between the places of the page (`data-at`) and what it is about is ringed. It takes no part in the game and ignores the pointer. */
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Beat, Piece } from '../../table.js';
import type { Scene } from './director.js';
import { arrival, CROSS_FADE, FADE_IN, fadedWord, journey, lastsOf, type Point, type Rect } from './flight.js';
import styles from './stage.module.css';

interface StageProps {
  readonly table: RefObject<HTMLElement | null>; // the places are on it
  readonly scene: Scene | null;
  readonly pace: number;
  readonly still: boolean; // reduced motion: what would fly is faded in
}

const EASE = 'cubic-bezier(.2,.8,.25,1)';

export function Stage({ table, scene, pace, still }: StageProps) {
  const air = useRef<HTMLDivElement>(null);
  const beat = scene?.beats[scene.at] ?? null;
  // Measured while the page still shows the position before: this render is committed together with the board's.
  const before = useMemo(() => (scene && beat && table.current ? measure(table.current, placesOf(beat)) : NOWHERE), [scene, beat, table]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new beat starts the pieces; a change of pace counts from the next one
  useLayoutEffect(() => {
    const [root, sheet] = [table.current, air.current];
    if (!scene || !beat || !root || !sheet) return;
    const told = beat.at.flatMap((name) => all(root, name));
    for (const thing of told) thing.setAttribute('data-told', '');
    const running = play(beat, root, sheet, before, pace, still);
    const land = () => {
      for (const animation of running) animation.cancel();
    };
    window.addEventListener('resize', land);
    return () => {
      window.removeEventListener('resize', land);
      land();
      for (const thing of told) thing.removeAttribute('data-told');
    };
  }, [scene]);

  return (
    <>
      <div className={styles.air} ref={air} aria-hidden="true">
        {beat && [...beat.pieces.entries()].map(([i, { what }]) => (what === undefined ? null : <InTheAir key={i} i={i} what={what} />))}
      </div>
      <div className="unseen" role="status">
        {scene && beat && beat.words !== '' && (
          <span key={scene.began} data-beat={`${scene.at + 1}/${scene.beats.length}`}>
            {`${beat.words}.`}
          </span>
        )}
      </div>
    </>
  );
}

const InTheAir = ({ i, what }: { readonly i: number; readonly what: ReactNode }) => <span data-piece={i}>{what}</span>;

type Measured = ReadonlyMap<string, Rect>;
const NOWHERE: Measured = new Map();

const all = (root: HTMLElement, name: string): Element[] => [...root.querySelectorAll(`[data-at=${JSON.stringify(name)}]`)];

/** The first that is drawn: a shape of the page may fold the others away. */
const find = (root: HTMLElement, name: string): Element | undefined => all(root, name).find((thing) => thing.getClientRects().length > 0);

/** What is folded away in this shape of the page lies in the first thing around it that is drawn: a deck in its seat. */
function around(thing: Element | undefined): Element | null {
  let place = thing?.parentElement ?? null;
  while (place && place.getClientRects().length === 0) place = place.parentElement;
  return place;
}

const wayOf = ({ from, via = [], to }: Piece): readonly string[] => [from, ...via, to];
const placesOf = ({ pieces }: Beat): ReadonlySet<string> => new Set(pieces.flatMap(wayOf));

function measure(root: HTMLElement, places: ReadonlySet<string>): Measured {
  const scale = scaleOf(root);
  const boxes = [...places].flatMap((name): [string, Rect][] => {
    if (name === 'away') return [[name, offTheTable(boxOf(root, scale))]];
    const place = find(root, name) ?? around(all(root, name)[0]);
    return place ? [[name, boxOf(place, scale)]] : [];
  });
  return new Map(boxes);
}

/** How much the page around the table is magnified; on a television it is. */
const scaleOf = (root: HTMLElement): number => (root.offsetWidth > 0 ? root.getBoundingClientRect().width / root.offsetWidth : 1);

/** Where a thing is, in the lengths of the page around it. */
function boxOf(thing: Element, scale: number): Rect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}

const offTheTable = ({ x, y, width, height }: Rect): Rect => ({ x: x + width + 80, y: y + height * 0.1, width: 0, height: 0 });

/** Everything is measured before anything moves: each look at the page after a change would make the browser lay it out again. */
function play(beat: Beat, root: HTMLElement, sheet: HTMLElement, before: Measured, pace: number, still: boolean): readonly Animation[] {
  const after = measure(root, placesOf(beat));
  const journeys = beat.pieces.flatMap((piece, i): { thing: Element; frames: Keyframe[]; piece: Piece }[] => {
    const names = wayOf(piece);
    const points = names.flatMap((name, k) => {
      const box = k === 0 ? (before.get(name) ?? after.get(name)) : (after.get(name) ?? before.get(name));
      return box ? [box] : [];
    });
    if (points.length < names.length) return []; // a place that this shape of the page does not show
    if (piece.what !== undefined) {
      const thing = sheet.querySelector(`[data-piece="${i}"]`);
      const frames = still ? (piece.way === 'word' ? fadedWord(points) : []) : journey(piece.way, points);
      return thing ? [{ thing, frames, piece }] : [];
    }
    const thing = find(root, piece.to);
    if (!thing) return [];
    return [{ thing, frames: still ? FADE_IN : arrival(piece.way, points, insideOf(thing, scaleOf(root)), !isDrawn(thing)), piece }];
  });
  return journeys
    .filter(({ frames }) => frames.length > 0)
    .map(({ thing, frames, piece }) => {
      const isWord = piece.way === 'word';
      const duration = still && !isWord ? CROSS_FADE : lastsOf(piece) * pace;
      return thing.animate(frames, { delay: (piece.at ?? 0) * pace, duration, easing: EASE, fill: 'backwards' });
    });
}

/** A part of a drawing, which has coordinates of its own. */
const isDrawn = (thing: Element): boolean => thing instanceof SVGElement && thing.ownerSVGElement !== null;

/** From a way on the screen to one in the coordinates that the thing is drawn in. */
function insideOf(thing: Element, scale: number): (by: Point) => Point {
  const around = isDrawn(thing) ? thing.parentElement : null;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM()?.inverse() : null;
  return ({ x, y }) => (matrix ? { x: (x * matrix.a + y * matrix.c) * scale, y: (x * matrix.b + y * matrix.d) * scale } : { x, y });
}

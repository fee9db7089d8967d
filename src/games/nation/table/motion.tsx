/** Plays what happened over the table. Nothing here takes part in the game: it ignores the pointer, and a new move ends it at once. */

import { type RefObject, useRef } from 'react';
import { useScene } from '../../../web/kit/scene.js';
import type { Happening, TableProps } from '../../../web/table.js';
import { isOut, type NationTypes, type NationView } from '../face.js';
import { ExplorerBack, ExplorerPicture } from './art/cards.js';
import { Coin, Heart, ItemPicture, SickCard } from './art/items.js';
import { type Anchor, choreograph, type Flight, type Piece, type Scene, STILL } from './choreography.js';
import { signed } from './figures.js';

interface MotionProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: NationView;
  readonly happenings: readonly Happening<NationTypes>[];
  readonly pace: number;
  readonly showing: TableProps<NationTypes>['showing'];
}

export function Motion({ root, view, happenings, pace, showing }: MotionProps) {
  const sky = useRef<HTMLDivElement>(null);
  const newest = happenings.at(-1);
  const scene = useScene<Scene>({
    moment: newest === undefined ? '' : `${newest.entry} ${happenings.length} ${view.asked}`,
    still: STILL,
    next() {
      const events = happenings.map(({ event }) => event);
      const next = pace === 0 || events.length === 0 ? STILL : choreograph(events, playing(view));
      showing?.(pace * Math.max(0, ...next.flights.map(({ at, lasts }) => at + lasts)));
      return next;
    },
    arriving: ({ turnings }) => turnings.map(({ where }) => priceAt(root.current, where)),
    play: (next) => (root.current && sky.current ? play(next, root.current, sky.current, pace) : []),
  });

  return (
    <div className="nt-sky" ref={sky} aria-hidden="true">
      {[...scene.flights.entries()].map(([i, { what }]) => (
        <span key={i} className={`nt-flight nt-flying-${what.piece}`}>
          <Flying what={what} />
        </span>
      ))}
    </div>
  );
}

function Flying({ what }: { readonly what: Piece }) {
  switch (what.piece) {
    case 'item':
      return <ItemPicture item={what.item} size={34} />;
    case 'coins':
      return (
        <>
          <Coin size={28} />
          <b>{what.amount}</b>
        </>
      );
    case 'card':
      return what.card === null ? <ExplorerBack /> : <ExplorerPicture card={what.card} />;
    case 'joy':
      return (
        <>
          <Heart size={22} />
          <b>{signed(what.points)}</b>
        </>
      );
    case 'word':
      return <b>{what.word}</b>;
    case 'sick':
      return <SickCard size={36} />;
  }
}

const playing = ({ shared }: NationView): number[] => shared.players.flatMap((player, seat) => (isOut(player) ? [] : [seat]));

const EASE = 'cubic-bezier(.2,.8,.25,1)';

function play(scene: Scene, root: HTMLElement, sky: HTMLElement, pace: number): Animation[] {
  const table = root.getBoundingClientRect();
  const running: Animation[] = [];
  for (const { where, at } of scene.turnings) {
    const thing = priceAt(root, where);
    if (!thing) continue;
    const turn = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];
    running.push(thing.animate(turn, { delay: at * pace, duration: 500 * pace, easing: EASE, fill: 'backwards' }));
  }
  for (const [i, flight] of scene.flights.entries()) {
    const piece = sky.children[i];
    const start = find(root, flight.from)?.getBoundingClientRect();
    const end = find(root, flight.to)?.getBoundingClientRect();
    if (!piece || !start || !end) continue;
    const how = { delay: flight.at * pace, duration: flight.lasts * pace, easing: EASE, fill: 'backwards' } as const;
    running.push(piece.animate(path(flight, table, start, end), how));
  }
  return running;
}

const find = (root: HTMLElement, [name, number]: Anchor): Element | null =>
  root.querySelector(number === undefined ? `[data-${name}]` : `[data-${name}="${number}"]`);

const priceAt = (root: HTMLElement | null, where: Anchor): HTMLElement | null =>
  (root && find(root, where)?.querySelector<HTMLElement>('.nt-price')) ?? null;

function path({ what }: Flight, table: DOMRect, start: DOMRect, end: DOMRect): Keyframe[] {
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2 - table.left, y: box.top + box.height / 2 - table.top });
  const [a, b] = [middle(start), middle(end)];
  const move = (x: number, y: number, size = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  if (what.piece === 'joy' || what.piece === 'word') {
    return [
      { transform: move(a.x, a.y, 0.6), opacity: 0 },
      { transform: move(a.x, a.y - 8, 1.15), opacity: 1, offset: 0.25 },
      { transform: move(a.x, a.y - 16), opacity: 1, offset: 0.75 },
      { transform: move(a.x, a.y - 30), opacity: 0 },
    ];
  }
  const big = what.piece === 'card' ? 1.5 : 1.15;
  return [
    { transform: move(a.x, a.y, 0.8), opacity: 0 },
    { transform: move(a.x, a.y), opacity: 1, offset: 0.08 },
    { transform: move((a.x + b.x) / 2, (a.y + b.y) / 2 - 26, big), opacity: 1, offset: 0.5 },
    { transform: move(b.x, b.y, 0.85), opacity: 1, offset: 0.94 },
    { transform: move(b.x, b.y, 0.7), opacity: 0 },
  ];
}

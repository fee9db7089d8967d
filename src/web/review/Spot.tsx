/** The position of a moment: the table in its short form, with what was played and what would have been better marked on it. */
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyGame, GameTypes, Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import type { Scene } from '../kit/stage/director.js';
import { CROSS_FADE, FADE_IN, LASTS } from '../kit/stage/flight.js';
import { Stage } from '../kit/stage/Stage.js';
import { isStill, paceOf, useSettings } from '../settings.js';
import type { DrawnTable, Said, TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import styles from './review.module.css';
import { VerdictPath } from './Verdict.js';

/** Something on the table that a move is about. */
export interface MoveMark {
  readonly kind: 'played' | 'better';
  readonly said: Pick<Said, 'title' | 'figure' | 'at'>; // of the move: where it is played, and what is shown of it where the table has no such place
  readonly seat: Seat;
  readonly words: string;
}

interface SpotProps {
  readonly game: AnyGame;
  readonly drawn: DrawnTable | null | undefined;
  readonly table: Pick<TableProps<GameTypes>, 'view' | 'sitters' | 'questions' | 'chosen' | 'me' | 'select' | 'submit' | 'explain'>;
  readonly marks: readonly MoveMark[];
  readonly touches: readonly string[]; // places of what may be touched now
  readonly travel: Scene | null; // what is on its way to this position
}

const NO_BAR = () => null;

export function Spot({ game, drawn, table, marks, touches, travel }: SpotProps) {
  const place = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  const lit = [...marks.flatMap(({ said }) => said.at?.slice(0, 1) ?? []), ...touches];
  const pace = paceOf(settings);
  const props: TableProps<GameTypes> = { ...table, form: 'short', proposed: null, pace, bar: NO_BAR, journal: null, lit };
  const inWords = settings.textMode || drawn === null;
  useFade(place, table.view, pace);
  const rings = useRings(place, marks, table.view);
  const beside = rings === null ? [] : marks.filter((mark) => !rings.some((ring) => ring.mark.kind === mark.kind));
  return (
    <div className={styles.spot} ref={place} data-asks={table.questions.length > 0 || undefined}>
      {inWords ? <TextTable game={game} {...props} /> : drawn && <drawn.Table {...props} />}
      {!inWords && pace > 0 && <Stage table={place} scene={travel} pace={pace} still={isStill()} />}
      {!inWords && beside.length > 0 && (
        <ul className={styles.beside}>
          {beside.map(({ kind, said, ...mark }) => (
            <li key={kind} className={styles[kind]}>
              {said.figure}
              <b>{said.title}</b>
              <Tag mark={{ kind, said, ...mark }} />
            </li>
          ))}
        </ul>
      )}
      {!inWords && (
        <div className={styles.marks} aria-hidden="true">
          {rings?.map(({ mark, box, below }) => (
            <div key={mark.kind} className={styles[mark.kind]} style={box}>
              <Tag mark={mark} below={below} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const Tag = ({ mark, below = false }: { readonly mark: MoveMark; readonly below?: boolean }) => (
  <span className={styles.tag} data-below={below || undefined}>
    {mark.kind === 'played' ? (
      <SeatShape seat={mark.seat} size={14} />
    ) : (
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <VerdictPath kind="best" className={styles.onDark ?? ''} />
      </svg>
    )}
    {mark.words}
  </span>
);

/** A position that nothing travels to is faded in. */
function useFade(place: { readonly current: HTMLElement | null }, view: unknown, pace: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position
  useLayoutEffect(() => {
    const table = place.current?.firstElementChild;
    if (!table || pace === 0 || underWay(place.current).length > 0) return;
    table.animate(FADE_IN, { duration: isStill() ? CROSS_FADE : LASTS * pace, easing: 'ease-out' });
  }, [view]);
}

/** What the stage has set going; drawings have movements of their own, which have names. */
const underWay = (around: Element | null): readonly Animation[] =>
  around?.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)) ?? [];

interface Ring {
  readonly mark: MoveMark;
  readonly box: CSSProperties;
  readonly below: boolean;
}

/** Rings over the things themselves, wherever the table has drawn them; null: not measured yet. */
function useRings(place: { readonly current: HTMLElement | null }, marks: readonly MoveMark[], view: unknown): readonly Ring[] | null {
  const [rings, setRings] = useState<readonly Ring[] | null>(null);
  const measure = useCallback(() => {
    const around = place.current;
    if (!around) return;
    const flying = underWay(around);
    if (flying.length > 0) {
      setRings(null);
      void Promise.allSettled(flying.map(({ finished }) => finished)).then(measure);
      return;
    }
    const frame = around.getBoundingClientRect();
    const taken = new Set<Element>();
    const found = marks.flatMap((mark): Ring[] => {
      const things = (mark.said.at ?? []).flatMap((name) => [...around.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)]);
      const thing = things.find((one) => !taken.has(one) && isSeen(one, frame));
      if (!thing) return [];
      taken.add(thing);
      const { left, top, width, height, bottom } = thing.getBoundingClientRect();
      return [{ mark, box: { left: left - frame.left, top: top - frame.top, width, height }, below: frame.bottom - bottom > 20 }];
    });
    setRings((before) => (JSON.stringify(before?.map(boxOf)) === JSON.stringify(found.map(boxOf)) ? before : found));
  }, [place, marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has drawn its things elsewhere
  useLayoutEffect(measure, [measure, view]);
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    const changes = new MutationObserver(measure); // drawings that come later, boards that turn to what matters
    changes.observe(around, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [place, measure]);
  return rings;
}

const boxOf = ({ mark: { kind, words }, box, below }: Ring) => ({ kind, words, box, below });

/** Large enough to be shown, and within the part of the board that is. */
function isSeen(thing: Element, frame: DOMRect): boolean {
  const { width, height, top, bottom, left, right } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = thing.closest('[data-clips]')?.getBoundingClientRect() ?? frame;
  return width > 8 && height > 8 && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
}

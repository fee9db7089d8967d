/** The position of a moment: the table in its short form, with what was played and what would have been better marked on it. */
import { type CSSProperties, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameTypes, Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import type { AnyGame } from '../library.js';
import { paceOf, useSettings } from '../settings.js';
import type { DrawnTable, TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import styles from './review.module.css';
import { VerdictPath } from './Verdict.js';

/** Something on the table that a move is about. */
export interface Mark {
  readonly kind: 'played' | 'better';
  readonly at: readonly string[]; // names of places, the likeliest first
  readonly seat: Seat;
  readonly words: string;
}

interface SpotProps {
  readonly game: AnyGame;
  readonly drawn: DrawnTable | null | undefined;
  readonly table: Pick<TableProps<GameTypes>, 'view' | 'sitters' | 'questions' | 'chosen' | 'me' | 'select' | 'submit' | 'explain'>;
  readonly marks: readonly Mark[];
}

const NO_BAR = () => null;

export function Spot({ game, drawn, table, marks }: SpotProps) {
  const place = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  const props: TableProps<GameTypes> = { ...table, form: 'short', proposed: null, pace: paceOf(settings), bar: NO_BAR, journal: null };
  const inWords = settings.textMode || drawn === null;
  return (
    <div className={styles.spot} ref={place} data-asks={table.questions.length > 0 || undefined}>
      <Suspense>{inWords ? <TextTable game={game} {...props} /> : drawn && <drawn.Table {...props} />}</Suspense>
      {!inWords && <Marks place={place} marks={marks} view={table.view} />}
    </div>
  );
}

interface Ring {
  readonly mark: Mark;
  readonly box: CSSProperties;
  readonly below: boolean;
}

/** Rings over the things themselves, wherever the table has drawn them. */
function Marks({
  place,
  marks,
  view,
}: {
  readonly place: { readonly current: HTMLElement | null };
  readonly marks: readonly Mark[];
  readonly view: unknown;
}) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const measure = useCallback(() => {
    const around = place.current;
    if (!around) return;
    const frame = around.getBoundingClientRect();
    const taken = new Set<Element>();
    setRings(
      marks.flatMap((mark): Ring[] => {
        const things = mark.at.flatMap((name) => [...around.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)]);
        const thing = things.find((one) => !taken.has(one) && isSeen(one, frame));
        if (!thing) return [];
        taken.add(thing);
        const { left, top, width, height, bottom } = thing.getBoundingClientRect();
        return [{ mark, box: { left: left - frame.left, top: top - frame.top, width, height }, below: frame.bottom - bottom > 20 }];
      }),
    );
  }, [place, marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has drawn its things elsewhere
  useLayoutEffect(measure, [measure, view]);
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    const changes = new MutationObserver(measure); // drawings that come later
    changes.observe(around, { subtree: true, childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [place, measure]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {rings.map(({ mark, box, below }) => (
        <div key={mark.kind} className={styles[mark.kind]} style={box}>
          <span data-below={below || undefined}>
            {mark.kind === 'played' ? (
              <SeatShape seat={mark.seat} size={14} />
            ) : (
              <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
                <VerdictPath kind="best" className={styles.onDark ?? ''} />
              </svg>
            )}
            {mark.words}
          </span>
        </div>
      ))}
    </div>
  );
}

const isSeen = (thing: Element, frame: DOMRect): boolean => {
  const { width, height, top, bottom } = thing.getBoundingClientRect();
  return width > 8 && height > 8 && bottom > frame.top && top < frame.bottom;
};

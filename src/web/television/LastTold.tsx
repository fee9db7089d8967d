/** What the television tells, large: whose turn it is, and the last thing that happened, which stays until the next. */
import { Fragment, type ReactNode } from 'react';
import { Glyph } from '../art/glyph.js';
import { Signs } from '../kit/bar/Signs.js';
import { SeatFace } from '../kit/Seat.js';
import type { Beat, Piece, Sitter } from '../table.js';
import styles from './television.module.css';
import { WORDS as W } from './words.js';

/** A thing that happened: a beat, or a line of the journal where none was told. */
export type Last = Pick<Beat, 'words' | 'seat' | 'signs' | 'more' | 'figure'> & Partial<Pick<Beat, 'pieces'>>;

interface ToldProps {
  readonly seat: number | null; // whose turn it is
  readonly sitter: Sitter | undefined;
  readonly heading: string;
  readonly words: string;
  readonly children: ReactNode;
}

export function LastTold({ seat, sitter, heading, words, children }: ToldProps) {
  return (
    <>
      <section className={`panel ${styles.turn}`}>
        {seat !== null && <SeatFace seat={seat} sitter={sitter} size={38} />}
        <div>
          <h2>{heading}</h2>
          {words !== '' && <p>{words}</p>}
        </div>
      </section>
      {children}
    </>
  );
}

export function JustNow({ last, sitters }: { readonly last: Last | null; readonly sitters: readonly Sitter[] }) {
  const whom = (seat: number) => <SeatFace seat={seat} sitter={sitters[seat]} size={40} />;
  const journey = journeyOf(last?.pieces ?? []);
  return (
    <section className={`panel ${styles.last}`} aria-label={W.justNow}>
      <p className={styles.when}>{last === null ? '' : W.justNow}</p>
      {last !== null && (
        <div className={styles.figure} aria-hidden="true">
          {last.figure !== undefined || journey === null ? (
            <>
              {last.seat !== null && whom(last.seat)}
              {last.figure}
            </>
          ) : (
            <>
              {journey.from !== null && whom(journey.from)}
              {journey.things}
              {journey.to !== null && (
                <>
                  <Glyph name="arrow" size={34} />
                  {whom(journey.to)}
                </>
              )}
            </>
          )}
        </div>
      )}
      <h3>{last?.words ?? W.begins}</h3>
      {last !== null && (last.signs?.length ?? 0) > 0 && (
        <p className={styles.signs}>
          <Signs figures={last.signs ?? []} words={last.more ?? null} />
        </p>
      )}
    </section>
  );
}

interface Journey {
  readonly from: number | null; // a seat
  readonly to: number | null;
  readonly things: readonly ReactNode[];
}

const MOST = 4; // things side by side

const seatAt = (place: string): number | null => {
  const [, seat] = /^(?:seat|shop|deck):(\d)$/.exec(place) ?? [];
  return seat === undefined ? null : Number(seat);
};

/** What went from one place to another in this beat, the most of one kind; null: nothing, or nothing of a seat's. */
function journeyOf(pieces: readonly Piece[]): Journey | null {
  const flown = pieces.filter(({ what, way }) => what !== undefined && way !== 'word');
  const along = (one: Piece) => flown.filter(({ from, to }) => from === one.from && to === one.to);
  const most = flown.toSorted((a, b) => along(a).length - along(b).length).at(-1); // what is bought, not what is paid
  if (most === undefined) return null;
  const [from, to] = [seatAt(most.from), seatAt(most.to)];
  const things = along(most)
    .slice(0, MOST)
    // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place in the row
    .map(({ what }, i) => <Fragment key={i}>{what}</Fragment>);
  return from === null && to === null ? null : { from, to, things };
}

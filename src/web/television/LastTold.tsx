/** What the television tells, large: whose turn it is, and the last thing that happened, which stays until the next. */
import type { ReactNode } from 'react';
import { Signs } from '../kit/bar/Signs.js';
import { SeatFace } from '../kit/Seat.js';
import type { Beat, Sitter } from '../table.js';
import styles from './television.module.css';
import { WORDS as W } from './words.js';

/** A thing that happened: a beat, or a line of the journal where none was told. */
export type Last = Pick<Beat, 'words' | 'seat' | 'signs' | 'more' | 'figure'>;

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

export function JustNow({ last, sitter }: { readonly last: Last | null; readonly sitter: Sitter | undefined }) {
  return (
    <section className={`panel ${styles.last}`} aria-label={W.justNow}>
      <p className={styles.when}>{last === null ? '' : W.justNow}</p>
      {last !== null && (
        <div className={styles.figure} aria-hidden="true">
          {last.figure ?? (last.seat !== null && <SeatFace seat={last.seat} sitter={sitter} size={40} />)}
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

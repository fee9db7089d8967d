/** The moments of a match that have a line of their own, in their order; the chosen one stays in view. */
import { useEffect, useRef } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Review } from '../../review/index.js';
import { NINE_TENTHS } from '../../review/verdict.js';
import { type Filter, linesOf, type MomentLine } from './figures.js';
import styles from './review.module.css';
import { VerdictSign } from './Verdict.js';
import { done, figure, plainMove, signed, VERDICT_WORDS, REVIEW_WORDS as W } from './words.js';

interface MomentsProps {
  readonly review: Review;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly me: Seat | null;
  readonly at: number | null;
  readonly filter: Filter;
  readonly covered: boolean;
  readonly spoken: Readonly<Record<number, readonly string[]>>; // by entry
  readonly when: (at: number) => string;
  readonly show: (filter: Filter) => void;
  readonly choose: (at: number) => void;
}

const FILTERS = ['yours', 'all', 'luck'] as const;

export function Moments({ review, names, seat, me, at, filter, covered, spoken, when, show, choose }: MomentsProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or other lines, may have moved it out of view
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!box || !line) return;
    const [top, bottom] = [line.offsetTop - box.offsetTop, line.offsetTop - box.offsetTop + line.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top - 8;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
  }, [at, filter, review.pass]);
  const lines = linesOf(review, seat, filter).filter((line) => !covered || at === null || line.at < at);
  const unit = { name: review.unit };
  return (
    <section className={`panel ${styles.moments}`} aria-label={W.moments}>
      <header>
        <h2>{W.moments}</h2>
        <div className={styles.segments} role="tablist" aria-label={W.moments}>
          {FILTERS.map((each) => (
            <button key={each} type="button" role="tab" aria-selected={filter === each} onClick={() => show(each)}>
              {W.filters[each]} {covered ? '' : linesOf(review, seat, each).length}
            </button>
          ))}
        </div>
      </header>
      <ol ref={list}>
        {lines.length === 0 && <li className={styles.note}>{review.pass === 'done' ? W.noneAtAll : W.none}</li>}
        {lines.map((line) => (
          <li key={`${line.at} ${line.kind}`}>
            <button type="button" className={styles.moment} aria-pressed={line.at === at} onClick={() => choose(line.at)}>
              <VerdictSign kind={line.kind} />
              <span>
                <b>{when(line.at)}</b>
                <em>{VERDICT_WORDS[line.kind]}</em>
                <i>{sizeOf(review, line)}</i>
                <small>{tale(line)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {covered ? <p className={styles.note}>{W.covered}</p> : review.pass === 'fine' && <p className={styles.note}>{W.found}</p>}
    </section>
  );

  /** What was done, and what would have been worth more. */
  function tale({ at: place, kind }: MomentLine): string {
    const moment = review.moments[place];
    const [played, better] = (moment && spoken[moment.entry]) ?? [];
    if (!moment || played === undefined) return '';
    const told = done(moment.seat === me ? 'you' : (names[moment.seat] ?? ''), played);
    const first = told.charAt(0).toUpperCase() + told.slice(1);
    const gain = moment.judgement?.better[0]?.gain.mean;
    if (kind === 'close' || kind === 'best' || kind === 'luck' || kind === 'unluck' || better === undefined || gain === undefined)
      return `${first}.`;
    return `${first}; ${W.quoted(plainMove(better))} was worth ${figure(gain, unit)} more.`;
  }

  function sizeOf(all: Review, { at: place, kind, by }: MomentLine): string {
    const judgement = all.moments[place]?.judgement;
    if (kind === 'luck' || kind === 'unluck') return signed(by, unit);
    if (!judgement) return '';
    if (kind === 'best') return W.clear(figure(judgement.clear ?? 0, unit));
    if (kind === 'close') return W.range(figure(0, unit).replace(/\D+$/, ''), figure(judgement.high, unit));
    return `${signed(by, unit)} ±${figure(NINE_TENTHS * judgement.loss.error, unit).replace(/\s*%$/, '')}`;
  }
}

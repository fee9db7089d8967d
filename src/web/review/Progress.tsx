/** How far a review has come while it is made or after it was stopped. */
import type { Review } from '../../review/index.js';
import { Clover } from '../art/scenery.js';
import { Button } from '../kit/Button.js';
import styles from './review.module.css';
import { REVIEW_WORDS as W } from './words.js';

interface ProgressProps {
  readonly review: Review | null;
  readonly left: number | null;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const SPOKEN = 25; // hundredths between two announcements

export function Progress({ review, left, stopped, stop, goOn }: ProgressProps) {
  const [done, all] = [review?.done ?? 0, Math.max(1, review?.all ?? 1)];
  const hundredths = Math.floor((100 * done) / all);
  const isFine = review?.pass === 'fine';
  return (
    <section className={`panel ${styles.progress}`} data-stopped={stopped || undefined}>
      <svg width="36" height="36" viewBox="-38 -38 76 76" aria-hidden="true">
        <Clover stem={false} />
      </svg>
      <div>
        <b>{stopped ? W.stopped(done, all) : W.progress(done, all)}</b>
        <small>{stopped ? W.stays : left === null || !isFine ? W.firstPass : W.left(left)}</small>
      </div>
      {stopped ? (
        <Button glyph="play" press={goOn}>
          {W.goOn}
        </Button>
      ) : (
        <Button glyph="stop" press={stop}>
          {W.stopHere}
        </Button>
      )}
      <div className={styles.through} role="progressbar" aria-label={W.title} aria-valuemin={0} aria-valuemax={all} aria-valuenow={done}>
        <i style={{ width: `${hundredths}%` }} />
      </div>
      <span className="unseen" role="status">
        {isFine && !stopped && hundredths >= SPOKEN ? W.spoken(SPOKEN * Math.floor(hundredths / SPOKEN)) : ''}
      </span>
    </section>
  );
}

/** Instead of a review where a seat hardly decided: one sentence, and the ways on. */
import { Button } from '../kit/Button.js';
import styles from './review.module.css';
import { REVIEW_WORDS as W } from './words.js';

interface HardlyDecidedProps {
  readonly moves: number;
  readonly decisions: number; // with a choice
  readonly replay: () => void;
  readonly again: () => void;
}

export function HardlyDecided({ moves, decisions, replay, again }: HardlyDecidedProps) {
  return (
    <main className={styles.nothing}>
      <div className="panel">
        <svg viewBox="0 0 480 160" aria-hidden="true" fill="none" stroke="var(--edge)" strokeWidth="2.5" strokeLinecap="round">
          <path d="M24 12V140H470" />
          <path d="M28 100C90 96 120 78 160 80S230 98 260 96S330 30 400 28S450 36 464 38" strokeDasharray="4 8" strokeWidth="3.500" />
        </svg>
        <h2>{W.nothing}</h2>
        <p>{W.nothingWords(moves, decisions)}</p>
        <div className="row">
          <Button glyph="play" press={replay}>
            {W.replayIt}
          </Button>
          <Button go press={again}>
            {W.onceMore}
          </Button>
        </div>
      </div>
    </main>
  );
}

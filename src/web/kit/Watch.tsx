/** A table as a television shows it: what happens at the left, the board beside it, everybody along the foot and always in the same place. */
import type { ReactNode } from 'react';
import styles from './watch.module.css';

interface WatchProps {
  readonly game: string;
  readonly told: ReactNode; // whose turn it is and what just happened: the bar's place
  readonly board: ReactNode;
  readonly className?: string | undefined; // of the game's own style sheet
  readonly seats: ReactNode; // one panel for each player, in the order of the seats
}

/** Nothing on it can be pressed: who plays has a phone for that, and hears from it what is said here in words. */
export function Watch({ game, told, board, seats, className = '' }: WatchProps) {
  return (
    <div className={`${styles.watch} ${className}`} data-game={game} data-form="watch">
      <div className={styles.told}>{told}</div>
      <div className={styles.board} inert>
        {board}
      </div>
      <div className={styles.seats} inert>
        {seats}
      </div>
    </div>
  );
}

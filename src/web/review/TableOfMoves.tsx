/** The curves as a table: for screen readers always, for everybody by a button. */
import type { Seat } from '../../engine/game.js';
import type { Review } from '../../review/index.js';
import styles from './review.module.css';
import { figure, signed, VERDICT_WORDS, REVIEW_WORDS as W } from './words.js';

interface TableOfMovesProps {
  readonly review: Review;
  readonly seat: Seat;
  readonly when: (at: number) => string;
}

export function TableOfMoves({ review, seat, when }: TableOfMovesProps) {
  const unit = { name: review.unit };
  return (
    <table className={styles.moves}>
      <caption className="unseen">{W.tableTitle}</caption>
      <thead>
        <tr>
          {W.tableColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {review.moments.map(({ entry, drew, luck, seat: who, judgement }, at) => (
          <tr key={entry}>
            <th scope="row">
              {at + 1} <small>{when(at)}</small>
            </th>
            <td>{figure(review.positions[at]?.knew[seat]?.mean ?? 0, unit)}</td>
            <td>{figure(review.positions[at]?.truly[seat]?.mean ?? 0, unit)}</td>
            <td>{drew ? signed(luck[seat] ?? 0, unit) : ''}</td>
            <td>{judgement && who === seat ? VERDICT_WORDS[judgement.verdict] : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

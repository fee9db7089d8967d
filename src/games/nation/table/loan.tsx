/** A loan card as a small table: what is owed, and how each payment splits. Whoever stands on it is marked; steps that may be paid down to are buttons. */

import { SeatShape } from '../../../web/art/seat.js';
import { balanceAt, loanAt, NO_LOAN, PAYMENTS, type Player } from '../face.js';
import type { Mark, NationChoice } from './asked.js';
import styles from './mat.module.css';

const STEPS = [...Array(PAYMENTS).keys()];

export interface Borrower {
  readonly seat: number;
  readonly step: number;
}

export const borrowersOf = (players: readonly Player[], index: number): Borrower[] =>
  players.flatMap(({ loan, step }, seat) => (loan === index ? [{ seat, step }] : []));

export interface StepTap {
  readonly choice: NationChoice;
  readonly mark: Mark;
  readonly at: string;
  readonly press: () => void;
}

interface LoanTableProps {
  readonly index: number;
  readonly borrowers: readonly Borrower[];
  readonly names: readonly string[];
  readonly steps?: readonly (StepTap | undefined)[]; // by step: paying back down to it
  readonly small?: boolean; // the first row only
}

export function LoanTable({ index, borrowers, names, steps = [], small = false }: LoanTableProps) {
  if (index === NO_LOAN) return null;
  const loan = loanAt(index);
  return (
    <table className={styles.loan} data-small={small || undefined}>
      <caption>
        <b>{loan.value}B</b> {loan.rate}B a day
      </caption>
      <tbody>
        <tr>
          <th scope="row">{small ? <span className="unseen">owed</span> : 'owed'}</th>
          {[...STEPS, PAYMENTS].map((step) => {
            const here = borrowers.filter((borrower) => borrower.step === step);
            return (
              <td key={step} data-here={here.length > 0 || undefined}>
                <OwedAt words={step === PAYMENTS ? 'free' : String(balanceAt(loan, step))} tap={steps[step]} />
                {here.map(({ seat }) => (
                  <span key={seat} className={styles.meeple}>
                    <SeatShape seat={seat} size={15} />
                    <span className="unseen">{names[seat]}</span>
                  </span>
                ))}
              </td>
            );
          })}
        </tr>
        {!small && (
          <>
            <Split words="interest" figures={loan.interest} />
            <Split words="back" figures={loan.back} />
          </>
        )}
      </tbody>
    </table>
  );
}

function OwedAt({ words, tap }: { readonly words: string; readonly tap: StepTap | undefined }) {
  if (tap === undefined) return <span>{words}</span>;
  const { choice, mark, at, press } = tap;
  const label = choice.refusal === null ? choice.words : `${choice.words}: ${choice.refusal.because}`;
  return (
    <button
      type="button"
      className={styles.step}
      data-at={at}
      data-mark={mark}
      data-quiet=""
      aria-label={label}
      aria-pressed={mark === 'chosen'}
      onClick={press}
    >
      {words}
    </button>
  );
}

function Split({ words, figures }: { readonly words: string; readonly figures: readonly number[] }) {
  return (
    <tr className={styles.split}>
      <th scope="row">{words}</th>
      {STEPS.map((step) => (
        <td key={step}>{figures[step]}</td>
      ))}
      <td />
    </tr>
  );
}

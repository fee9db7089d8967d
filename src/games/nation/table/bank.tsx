/** The bank: loans to take and to pay back as small tables with everybody's marker, and the Banker's own desk for making offers. */

import { useState } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import type { Sitter } from '../../../web/table.js';
import { LOAN_VALUES, LOANS, type LoanValue, many, type NationView, NO_LOAN, playerAt } from '../face.js';
import { type Asked, choicesOf, legalOf, markOf, type Tap, tapOn } from './asked.js';
import { netOfLoan, purseAt } from './figures.js';
import { borrowersOf, LoanTable, type StepTap } from './loan.js';
import styles from './panel.module.css';

interface DeskProps {
  readonly view: NationView;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked;
  readonly tap: Tap;
  readonly seat: number; // the Banker's
  readonly me: number;
}

export function BankDesk({ view, sitters, asked, tap, seat, me }: DeskProps) {
  const { shared } = view;
  const player = playerAt(shared, me);
  const names = sitters.map(({ name }) => name);
  const money = purseAt(view, me) ?? 0;
  const visit = choicesOf(asked, 'visit').find(({ move, refusal }) => move.seat === seat && move.n === 0 && refusal === null);
  const steps: (StepTap | undefined)[] = [];
  for (const choice of choicesOf(asked, 'repay')) {
    const at = `step:${choice.move.step}`;
    steps[choice.move.step] = { choice, mark: markOf(tap, choice), at, press: () => tapOn(tap, asked, choice, at) };
  }
  const loans = choicesOf(asked, 'loan').sort((a, b) => a.move.value - b.move.value);
  return (
    <div className={`${styles.buy} ${styles.desk}`}>
      <div>
        <h3>
          Take a loan <small>one a day; it pays back the old one at once</small>
        </h3>
        <ul className={styles.loans}>
          {loans.map((choice) => {
            const { refusal, move } = choice;
            const index = LOAN_VALUES.indexOf(move.value);
            const mark = markOf(tap, choice);
            const offered = (shared.bank?.offer[index] ?? 0) > 0;
            return (
              <li key={move.value}>
                <button
                  type="button"
                  className={styles.loancard}
                  data-at={`loan:${move.value}`}
                  data-mark={mark}
                  data-quiet=""
                  aria-label={refusal === null ? choice.words : `${choice.words}. Not now: ${refusal.because}`}
                  aria-pressed={mark === 'chosen'}
                  onClick={() => tapOn(tap, asked, choice, `loan:${move.value}`)}
                >
                  <b className="d">{move.value}B</b>
                  <small>{LOANS[index]?.rate}B a day</small>
                  <small>
                    {refusal === null ? `leaves ${money + netOfLoan(player, move.value)}B` : offered ? 'why not?' : 'not on offer'}
                  </small>
                </button>
              </li>
            );
          })}
        </ul>
        {visit !== undefined && (
          <button
            type="button"
            className="btn"
            data-at={`buy:${seat}:0`}
            data-mark={markOf(tap, visit)}
            data-quiet=""
            aria-label={visit.words}
            onClick={() => tapOn(tap, asked, visit, `buy:${seat}:0`)}
          >
            <Glyph name="door" size={18} />
            Just visit (1 hour)
          </button>
        )}
      </div>
      {player.loan !== NO_LOAN && (
        <div>
          <h3>
            Pay back <small>tap how much you still want to owe</small>
          </h3>
          <LoanTable index={player.loan} borrowers={borrowersOf(shared.players, player.loan)} names={names} steps={steps} />
        </div>
      )}
    </div>
  );
}

/** The Banker's desk: one card may be laid out and one taken back in the same four hours. */
export function Offers({ view, asked, tap }: { readonly view: NationView; readonly asked: Asked; readonly tap: Tap }) {
  const { bank } = view.shared;
  const hinted = tap.chosen?.move.t === 'makeLoan' ? tap.chosen.move : null;
  const kept = LOAN_VALUES.find((_, i) => (bank?.stock[i] ?? 0) > 0);
  const [add, setAdd] = useState<LoanValue | 0>(hinted?.add ?? kept ?? 0);
  const [drop, setDrop] = useState<LoanValue | 0>(hinted?.drop ?? 0);
  const legal = legalOf(asked, 'makeLoan');
  const choice = legal.find(({ move }) => move.add === add && move.drop === drop);
  /** The panel only chooses: the bar's button does it. */
  const want = (lay: LoanValue | 0, take: LoanValue | 0) => {
    setAdd(lay);
    setDrop(take);
    const wanted = legal.find(({ move }) => move.add === lay && move.drop === take);
    tap.select(asked.decision, wanted?.move ?? null, 'act:makeLoan', 'only');
  };
  const row = (title: string, counts: readonly number[], marked: LoanValue | 0, mark: (value: LoanValue | 0) => void) => (
    <div className={styles.offer} data-offer="">
      <h3>{title}</h3>
      <ul className={styles.loans}>
        {LOAN_VALUES.map((value, i) => {
          const count = counts[i] ?? 0;
          return (
            <li key={value}>
              <button
                type="button"
                className={styles.loancard}
                data-mark={marked === value ? 'chosen' : undefined}
                data-quiet=""
                aria-pressed={marked === value}
                disabled={count === 0}
                onClick={() => mark(marked === value ? 0 : value)}
              >
                <b className="d">{value}B</b>
                <small>{many(count, 'card')}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
  return (
    <div className={styles.buy}>
      {row('Lay out', bank?.stock ?? [], add, (value) => want(value, drop))}
      {row('Take back', bank?.offer ?? [], drop, (value) => want(add, value))}
      <p className={styles.sum}>
        {choice !== undefined
          ? choice.words
          : add !== 0 && add === drop
            ? 'That would change nothing.'
            : 'Mark a card to lay out, one to take back, or both to swap them.'}
      </p>
    </div>
  );
}

/** The bank: loans to take and to pay back as small tables with everybody's marker, and the Banker's own desk for making offers. */

import { useState } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import type { Sitter } from '../../../web/table.js';
import { LOAN_VALUES, LOANS, type LoanValue, type NationView, NO_LOAN, playerAt } from '../face.js';
import { type Asked, choicesOf, isChosen, legalOf, type Tap, tapOn } from './asked.js';
import { netOfLoan, purseAt } from './figures.js';
import { borrowersOf, LoanTable, type StepTap } from './loan.js';

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
    const { refusal, move } = choice;
    const press = () => (refusal === null ? tapOn(tap, asked, move) : tap.explain(refusal));
    steps[move.step] = { choice, chosen: isChosen(tap.selected, move), press };
  }
  const loans = choicesOf(asked, 'loan').sort((a, b) => a.move.value - b.move.value);
  return (
    <div className="nt-buy nt-desk">
      <div>
        <h3>
          Take a loan <small>one a day; it pays back the old one at once</small>
        </h3>
        <ul className="nt-loans">
          {loans.map((choice) => {
            const { refusal, move } = choice;
            const index = LOAN_VALUES.indexOf(move.value);
            const chosen = isChosen(tap.selected, move);
            const offered = (shared.bank?.offer[index] ?? 0) > 0;
            return (
              <li key={move.value} className={offered ? undefined : 'nt-unoffered'}>
                <button
                  type="button"
                  className={`nt-loancard ${refusal === null ? 'nt-legal' : 'nt-no'}${chosen ? ' nt-chosen' : ''}`}
                  aria-label={refusal === null ? choice.words : `${choice.words}. Not now: ${refusal.because}`}
                  aria-pressed={chosen}
                  onClick={() => (refusal === null ? tapOn(tap, asked, move) : tap.explain(refusal))}
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
          <button type="button" className="btn nt-legal" aria-label={visit.words} onClick={() => tap.submit(asked.decision, visit.move)}>
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
  const hinted = tap.selected?.t === 'makeLoan' ? tap.selected : null;
  const kept = LOAN_VALUES.find((_, i) => (bank?.stock[i] ?? 0) > 0);
  const [add, setAdd] = useState<LoanValue | 0>(hinted?.add ?? kept ?? 0);
  const [drop, setDrop] = useState<LoanValue | 0>(hinted?.drop ?? 0);
  const choice = legalOf(asked, 'makeLoan').find(({ move }) => move.add === add && move.drop === drop);
  const row = (title: string, counts: readonly number[], marked: LoanValue | 0, mark: (value: LoanValue | 0) => void) => (
    <div className="nt-offerrow">
      <h3>{title}</h3>
      <ul className="nt-loans">
        {LOAN_VALUES.map((value, i) => {
          const count = counts[i] ?? 0;
          return (
            <li key={value}>
              <button
                type="button"
                className={`nt-loancard${marked === value ? ' nt-chosen' : ''}`}
                aria-pressed={marked === value}
                disabled={count === 0}
                onClick={() => mark(marked === value ? 0 : value)}
              >
                <b className="d">{value}B</b>
                <small>
                  {count} {count === 1 ? 'card' : 'cards'}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
  return (
    <div className="nt-buy">
      {row('Lay out', bank?.stock ?? [], add, setAdd)}
      {row('Take back', bank?.offer ?? [], drop, setDrop)}
      {choice !== undefined && isChosen(tap.selected, choice.move) ? null : choice === undefined ? (
        <p className="nt-sum">
          {add !== 0 && add === drop ? 'That would change nothing.' : 'Mark a card to lay out, one to take back, or both to swap them.'}
        </p>
      ) : (
        <button type="button" className="btn go nt-legal" onClick={() => tap.submit(asked.decision, choice.move)}>
          <Glyph name="check" size={18} />
          {choice.words}
        </button>
      )}
    </div>
  );
}

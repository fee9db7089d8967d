/** The actions around money: loans and repayments at the Banker's, the Banker's investments and offers, the Doctor's work abroad. */
import { type Action, spendHours, the, tooDear, tooLate } from './act.js';
import { HOURS, LOAN_VALUES, LOANS, loanAt, NO_LOAN, PAYMENTS, ROI, SALARY } from './data.js';
import { balanceAt, debtOf, payBack, takeLoan } from './loans.js';
import { matOf, matPays, payMat } from './money.js';
import { FOREIGN_WORK, INVEST, loanMove, makeLoanMove, repayMove } from './moves.js';
import { nextTurn } from './round.js';
import { bit, playerAt, seatOf } from './table.js';
import type { DayMoveOf, NationState } from './types.js';

function visitBanker(s: NationState, seat: number): void {
  playerAt(s.shared, seat).visited |= bit(seatOf(s.shared, 'banker'));
  spendHours(s, seat, HOURS.visit);
}

/** R 6.7. */
export const loan: Action<DayMoveOf<'loan'>> = {
  moves(_, { shared, me, money }, legal, refuse) {
    const { bank } = shared;
    const debt = debtOf(me);
    for (let index = 0; index < LOANS.length; index++) {
      const { value } = loanAt(index);
      const move = loanMove(index);
      if (bank === null) {
        refuse?.(move, { clause: '13.3', because: 'Without a Banker nobody lends money.' });
      } else if (me.role === 'banker') {
        refuse?.(move, { clause: '6.7', because: 'The Banker takes no loans.' });
      } else if ((bank.offer[index] ?? 0) === 0) {
        const kept = bank.stock[index] ?? 0;
        const where = kept > 0 ? `the Banker keeps ${kept} of them but offers none` : 'all such cards are lent out';
        refuse?.(move, { clause: '6.7', because: `No loan of ${value}B is on offer: ${where}.` });
      } else if (me.tookLoan) {
        refuse?.(move, { clause: '6.7a', because: 'You have already taken a loan this round; one is the limit.' });
      } else if (money + value < debt) {
        const because = `You owe ${debt}B, to be paid back at once; ${value}B and your ${money}B are only ${money + value}B.`;
        refuse?.(move, { clause: '6.7b', because });
      } else {
        legal.push(move);
      }
    }
  },
  play(e, s, seat, { value }, x) {
    visitBanker(s, seat);
    takeLoan(s, seat, LOAN_VALUES.indexOf(value), x);
    nextTurn(e, s, x);
  },
};

/** R 6.8. */
export const repay: Action<DayMoveOf<'repay'>> = {
  moves(_, { shared, me, money }, legal, refuse) {
    if (me.loan === NO_LOAN) {
      const clause = shared.bank === null ? '13.3' : '6.8';
      refuse?.(repayMove(PAYMENTS), { clause, because: 'You have no loan to pay back.' });
      return;
    }
    const card = loanAt(me.loan);
    const debt = debtOf(me);
    for (let step = me.step + 1; step <= PAYMENTS; step++) {
      const cost = debt - balanceAt(card, step);
      if (step < PAYMENTS && !shared.options.partialRepay) {
        refuse?.(repayMove(step), { clause: '6.8a', because: `Only the whole loan may be paid back: ${debt}B.` });
      } else if (money < cost) {
        const what = step === PAYMENTS ? 'Paying back the whole loan costs' : `Paying back down to ${debt - cost}B costs`;
        refuse?.(repayMove(step), { clause: '6.8', because: tooDear(what, cost, money) });
      } else {
        legal.push(repayMove(step));
      }
    }
  },
  play(e, s, seat, { step }, x) {
    visitBanker(s, seat);
    payBack(s, seat, step, x);
    nextTurn(e, s, x);
  },
};

/** R 6.12. */
export const invest: Action<DayMoveOf<'invest'>> = {
  moves(_, { shared, me, money }, legal, refuse) {
    const roi = shared.bank?.roi ?? 0;
    if (me.role !== 'banker') refuse?.(INVEST, { clause: '6.12', because: 'Only the Banker invests in the Foreign Countries.' });
    else if (me.hours < HOURS.invest) refuse?.(INVEST, { clause: '6.12', because: tooLate('Investing', HOURS.invest, me) });
    else if (money < ROI.cost) refuse?.(INVEST, { clause: '6.12', because: tooDear('An investment is', ROI.cost, money) });
    else if (roi >= ROI.most) refuse?.(INVEST, { clause: '6.12', because: `The return of ${roi}B is the end of the track.` });
    else legal.push(INVEST);
  },
  play(e, s, seat, _, x) {
    const { bank } = s.shared;
    if (bank !== null) bank.roi += ROI.step;
    payMat(s, seat, ROI.cost);
    spendHours(s, seat, HOURS.invest);
    x.tell?.({ type: 'invest', seat, paid: ROI.cost, roi: bank?.roi ?? 0 });
    nextTurn(e, s, x);
  },
};

const NONE = -1;

/** R 6.13: add an offer, withdraw one, or swap. */
export const makeLoan: Action<DayMoveOf<'makeLoan'>> = {
  moves(_, { shared, me }, legal, refuse) {
    const { bank } = shared;
    if (bank === null || me.role !== 'banker') {
      refuse?.(makeLoanMove(OFFER_EXAMPLE, NONE), { clause: '6.13', because: 'Only the Banker makes loans.' });
      return;
    }
    if (me.hours < HOURS.makeLoan) {
      refuse?.(makeLoanMove(OFFER_EXAMPLE, NONE), { clause: '6.13', because: tooLate('Making a loan', HOURS.makeLoan, me) });
      return;
    }
    for (let add = NONE; add < LOANS.length; add++) {
      if (add !== NONE && (bank.stock[add] ?? 0) === 0) {
        const because = `You keep no loan card of ${loanAt(add).value}B that you could offer.`;
        refuse?.(makeLoanMove(add, NONE), { clause: '6.13', because });
        continue;
      }
      for (let drop = NONE; drop < LOANS.length; drop++) {
        if (add === drop) continue;
        if (drop === NONE || (bank.offer[drop] ?? 0) > 0) legal.push(makeLoanMove(add, drop));
        else if (add === NONE) {
          refuse?.(makeLoanMove(add, drop), {
            clause: '6.13',
            because: `There is no loan of ${loanAt(drop).value}B on offer to take away.`,
          });
        }
      }
    }
  },
  play(e, s, seat, { add, drop }, x) {
    const { bank } = s.shared;
    if (bank !== null) {
      if (add !== 0) moveCard(bank.stock, bank.offer, LOAN_VALUES.indexOf(add));
      if (drop !== 0) moveCard(bank.offer, bank.stock, LOAN_VALUES.indexOf(drop));
    }
    spendHours(s, seat, HOURS.makeLoan);
    x.tell?.({ type: 'makeLoan', seat, add, drop });
    nextTurn(e, s, x);
  },
};

const OFFER_EXAMPLE = 0;

function moveCard(from: number[], to: number[], index: number): void {
  from[index] = (from[index] ?? 0) - 1;
  to[index] = (to[index] ?? 0) + 1;
}

/** R 6.14. */
export const foreignWork: Action<DayMoveOf<'foreignWork'>> = {
  moves(_, { shared, me }, legal, refuse) {
    if (me.role !== 'doctor') {
      refuse?.(FOREIGN_WORK, {
        clause: '6.14',
        because: `Only the Doctor works for the Foreign Countries, not ${the(me.role)}.`,
      });
    } else if (me.hours < HOURS.foreignWork) {
      refuse?.(FOREIGN_WORK, { clause: '6.14', because: tooLate('Work for the Foreign Countries', HOURS.foreignWork, me) });
    } else if (shared.matEmpty) {
      refuse?.(FOREIGN_WORK, { clause: '6.14', because: 'The Foreign Countries are out of money: their mat is empty.' });
    } else {
      legal.push(FOREIGN_WORK);
    }
  },
  play(e, s, seat, _, x) {
    const got = Math.min(SALARY, matOf(s));
    matPays(s, seat, got);
    spendHours(s, seat, HOURS.foreignWork);
    x.tell?.({ type: 'foreignWork', seat, got, empty: s.shared.matEmpty });
    nextTurn(e, s, x);
  },
};

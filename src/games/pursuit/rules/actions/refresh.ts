/** Refreshing a row of the board before acting (R 9). */
import type { Seat } from '../../../../engine/game.js';
import { numeral } from '../../words/wording.js';
import { TEEN } from '../board.js';
import { JOBS_ROW, NO_CARD, ROWS, type Row } from '../cards.js';
import { loseSth, lossFor } from '../effects.js';
import * as moves from '../moves.js';
import { dealRow, playerAt, rowAt } from '../table.js';
import { type Bar, NO, type Shared } from '../types.js';
import { type ActionOf, offer } from './action.js';

const NUMBER: Readonly<Record<Row, number>> = { project: 0, item: 1, job: 2, partner: 3 };

export const refresh: ActionOf<'refresh'> = {
  list(_, shared, seat, out, refuse) {
    for (let row = 0; row < ROWS.length; row++)
      offer(out, refuse, moves.refresh(row), barToRefresh(shared, seat, row, refuse !== undefined));
  },
  perform(e, shared, seat, move, _, x) {
    x.tell?.({ type: 'refresh', seat, row: move.row, lost: lossFor(shared, playerAt(shared, seat)) });
    loseSth(shared, seat, x);
    dealRow(e, shared, NUMBER[move.row], shared.options.refreshRefills, x);
  },
};

function barToRefresh(shared: Shared, seat: Seat, row: number, tell: boolean): Bar {
  const p = playerAt(shared, seat);
  if (shared.round === TEEN && row >= JOBS_ROW) {
    return tell ? { clause: '9.4', because: 'Jobs and partners come with round 2; there is nothing to refresh yet.' } : NO;
  }
  if (!shared.options.refreshRefills && !rowAt(shared, row).some((card) => card !== NO_CARD)) {
    return tell ? { clause: '9.2', because: 'No card is left in this row to be replaced.' } : NO;
  }
  if (p.sth > -shared.options.sthMax || p.lth > 0) return null;
  return tell
    ? {
        clause: '9.3',
        because: `A refresh costs 1 short-term happiness; you are at ${numeral(p.sth)}, the end of the track, and have 0 lasting happiness to lose instead.`,
      }
    : NO;
}

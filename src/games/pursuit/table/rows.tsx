/** The four rows of cards on offer, each with its pile and the way to deal it anew. */

import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import {
  type Card,
  faceOf,
  isGroup,
  isPartner,
  NO_CARD,
  nameFor,
  partnerOf,
  playerAt,
  ROWS,
  type Row,
  rolesCovered,
  type Shared,
  TEEN,
} from '../face.js';
import { type Look, TableCard } from './card.js';
import { type Asked, answersOn, type Hand, isLegal } from './question.js';

export const ROW_NAMES: Readonly<Record<Row, string>> = {
  project: 'Projects',
  item: 'Items and activities',
  job: 'Jobs',
  partner: 'Partners',
};
export const SHORT_ROW_NAMES: Readonly<Record<Row, string>> = { project: 'Projects', item: 'Things', job: 'Jobs', partner: 'Love' };

export interface Looking {
  readonly opened: Card | null;
  readonly open: (card: Card) => void;
}

/** A partner card shows one of its two sides to each seat. */
export function isMan(shared: Shared, seat: number, card: Card): boolean {
  return isPartner(card) && nameFor(shared, seat, card) === partnerOf(card).sides[1];
}

interface RowsProps {
  readonly shared: Shared;
  readonly seat: number; // whose side of the table
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
  readonly look: Look;
  readonly only: Row | null; // a phone shows one row at a time
  readonly lit: Row | null; // the row a room leads to
}

export function Rows({ shared, seat, asked, hand, looking, look, only, lit }: RowsProps) {
  return (
    <section className={shared.round === TEEN && only === null ? 'pt-rows pt-young' : 'pt-rows'} aria-label="Cards on offer">
      {ROWS.map(
        (row, number) =>
          (only === null || only === row) && (
            <RowGroup key={row} {...{ shared, seat, asked, hand, looking, look, row, number }} lit={lit === row} />
          ),
      )}
    </section>
  );
}

function RowGroup({
  shared,
  seat,
  asked,
  hand,
  looking,
  look,
  row,
  number,
  lit,
}: Omit<RowsProps, 'only' | 'lit'> & { readonly row: Row; readonly number: number; readonly lit: boolean }) {
  const cards = shared.rows[number] ?? [];
  const pile = shared.piles[number];
  const closed = shared.round === TEEN && number >= 2;
  const p = asked === null ? null : playerAt(shared, asked.decision.seat);
  return (
    <section className={`pt-group pt-row-${row}${lit ? ' pt-lit' : ''}`} aria-label={ROW_NAMES[row]} data-row={row}>
      <header>
        <h2>{ROW_NAMES[row]}</h2>
        <small>{pile === undefined ? 0 : pileSize(pile)} in the pile</small>
        {row === 'project' && <Joinable shared={shared} asked={asked} looking={looking} />}
      </header>
      <ul className="pt-cards" style={{ '--many': Math.max(3, cards.length) }}>
        {closed ? (
          <li className="pt-closed">
            <Glyph name={row === 'job' ? 'lock' : 'heart'} size={26} />
            {row === 'job' ? 'Jobs are for grown-ups: from round 2' : 'Love comes later: from round 2'}
          </li>
        ) : (
          cards.map((card, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place; what lies there changes
            <li key={slot}>
              {card === NO_CARD ? (
                <span className="pt-bare">{row === 'job' || row === 'partner' ? 'taken, new next round' : 'empty'}</span>
              ) : (
                <TableCard
                  card={card}
                  rules={shared.rules}
                  name={nameFor(shared, seat, card)}
                  man={isMan(shared, seat, card)}
                  level={0}
                  answers={answersOn(asked, card)}
                  p={p}
                  hand={hand}
                  opened={looking.opened === card}
                  open={looking.open}
                  look={look}
                />
              )}
            </li>
          ))
        )}
      </ul>
      <Refresh row={row} asked={asked} hand={hand} />
    </section>
  );
}

/** Group projects that lie in front of somebody with a role to cover. */
function Joinable({ shared, asked, looking }: { readonly shared: Shared; readonly asked: Asked | null; readonly looking: Looking }) {
  const open = shared.players.flatMap(({ projects }) => projects.filter((card) => isGroup(card) && rolesCovered(shared, card) < 4));
  return open.map((card) => {
    const can = answersOn(asked, card).some((answer) => isLegal(answer) && answer.move.t === 'join');
    return (
      <button key={card} type="button" className={can ? 'pt-join pt-ready' : 'pt-join'} onClick={() => looking.open(card)}>
        <Glyph name="people" size={15} />
        {faceOf(card).name}: {4 - rolesCovered(shared, card)} free
      </button>
    );
  });
}

function Refresh({ row, asked, hand }: { readonly row: Row; readonly asked: Asked | null; readonly hand: Hand }) {
  const answer = asked?.byRow.get(row);
  if (answer === undefined) return null;
  const chosen = hand.isChosen(answer);
  const can = isLegal(answer);
  return (
    <button
      type="button"
      className={`pt-refresh ${can ? 'pt-legal' : 'pt-no'}${chosen ? ' pt-chosen' : ''}`}
      aria-label={answer.refusal === null ? answer.words : `${answer.words}: ${answer.refusal.because}`}
      aria-pressed={can ? chosen : undefined}
      onClick={() => hand.choose(answer)}
    >
      <Glyph name={can ? 'spin' : 'lock'} size={15} />
      New cards: &minus;1 STH
    </button>
  );
}

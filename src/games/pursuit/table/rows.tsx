/** The four rows of cards on offer, each with its pile and the way to deal it anew. */

import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import {
  type Card,
  editionOf,
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
import { GoodSign } from './art/signs.js';
import { type Look, TableCard } from './card.js';
import cardsCss from './card.module.css';
import { cardAt, newAt, pileAt } from './places.js';
import { type Asked, answersOn, type Hand, isLegal } from './question.js';
import { ROW_NAMES } from './words.js';

export interface Looking {
  readonly opened: Card | null;
  readonly open: (card: Card) => void;
}

/** A partner card shows one of its two sides to each seat. */
export function isMan(shared: Shared, seat: number, card: Card): boolean {
  const e = editionOf(shared);
  return isPartner(e, card) && nameFor(e, shared, seat, card) === partnerOf(e, card).sides[1];
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

/** More than half of what is on offer can be had: it glows quietly. */
function isPlenty(shared: Shared, asked: Asked | null): boolean {
  const cards = shared.rows.flat().filter((card) => card !== NO_CARD);
  return 2 * cards.filter((card) => answersOn(asked, card).some(isLegal)).length > cards.length;
}

export function Rows({ shared, seat, asked, hand, looking, look, only, lit }: RowsProps) {
  return (
    <section className={cardsCss.rows} data-young={(shared.round === TEEN && only === null) || undefined} aria-label="Cards on offer">
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
  const e = editionOf(shared);
  const cards = shared.rows[number] ?? [];
  const pile = shared.piles[number];
  const closed = shared.round === TEEN && number >= 2;
  const p = asked === null ? null : playerAt(shared, asked.decision.seat);
  const quiet = isPlenty(shared, asked);
  return (
    <section className={cardsCss.group} data-lit={lit || undefined} aria-label={ROW_NAMES[row]} data-row={row}>
      <header>
        <h2>{ROW_NAMES[row]}</h2>
        <small data-at={pileAt(row)}>{pile === undefined ? 0 : pileSize(pile)} in the pile</small>
        {row === 'project' && <Joinable shared={shared} asked={asked} hand={hand} looking={looking} />}
      </header>
      <ul className={cardsCss.cards} style={{ '--many': Math.max(3, cards.length) }}>
        {closed ? (
          <li className={cardsCss.closed}>
            <Glyph name={row === 'job' ? 'lock' : 'heart'} size={26} />
            {row === 'job' ? 'Jobs are for grown-ups: from round 2' : 'Love comes later: from round 2'}
          </li>
        ) : (
          cards.map((card, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place; what lies there changes
            <li key={slot}>
              {card === NO_CARD ? (
                <span className={cardsCss.bare}>{row === 'job' || row === 'partner' ? 'taken, new next round' : 'empty'}</span>
              ) : (
                <TableCard
                  card={card}
                  e={e}
                  name={nameFor(e, shared, seat, card)}
                  man={isMan(shared, seat, card)}
                  level={0}
                  answers={answersOn(asked, card)}
                  p={p}
                  hand={hand}
                  opened={looking.opened === card}
                  open={looking.open}
                  look={look}
                  quiet={quiet}
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
interface JoinableProps {
  readonly shared: Shared;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
}

function Joinable({ shared, asked, hand, looking }: JoinableProps) {
  const e = editionOf(shared);
  const open = shared.players.flatMap(({ projects }) => projects.filter((card) => isGroup(e, card) && rolesCovered(e, shared, card) < 4));
  if (open.length === 0) return null;
  const pills = open.map((card) => {
    const joins = answersOn(asked, card).filter((answer) => isLegal(answer) && answer.move.t === 'join');
    return (
      <button
        key={card}
        type="button"
        className={cardsCss.join}
        {...hand.mark(joins, cardAt(faceOf(e, card).id))}
        data-quiet=""
        aria-expanded={looking.opened === card}
        onClick={() => looking.open(card)}
      >
        <Glyph name="people" size={15} />
        {faceOf(e, card).name}: {4 - rolesCovered(e, shared, card)} free
      </button>
    );
  });
  return <span className={cardsCss.joins}>{pills}</span>;
}

export function Refresh({ row, asked, hand }: { readonly row: Row; readonly asked: Asked | null; readonly hand: Hand }) {
  const answer = asked?.byRow.get(row);
  if (answer === undefined) return null;
  return (
    <button
      type="button"
      className={cardsCss.refresh}
      {...hand.mark([answer], newAt(row))}
      data-quiet=""
      aria-label={answer.refusal === null ? answer.words : `${answer.words}: ${answer.refusal.because}`}
      onClick={() => hand.choose(answer, newAt(row))}
    >
      <Glyph name={isLegal(answer) ? 'spin' : 'lock'} size={15} />
      New cards <span aria-hidden="true">&minus;1</span> <GoodSign good="sth" size={15} />
    </button>
  );
}

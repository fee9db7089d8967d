/** One's own life: goods and time, the slots with their levels, the shelf of items, and what the figures say about the rest of it. */

import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { deferred } from '../../../web/kit/after-paint.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import {
  ageIn,
  amounts,
  type Card,
  editionOf,
  faceOf,
  hoursIn,
  isBasic,
  isJob,
  isPartner,
  levelIn,
  levelsOn,
  lifeOf,
  many,
  nameFor,
  type Player,
  type Shared,
  SLOTS,
  story,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import { GoodSign } from './art/signs.js';
import { billsOf, diesIn, projected, totalOf } from './figures.js';
import { Chips, Figure, PURSE, Purse, Wish } from './goods.js';
import { rungsOf } from './ladder.js';
import livesCss from './lives.module.css';
import type { Outcome } from './outcome.js';
import piecesCss from './pieces.module.css';
import { cardAt, seatAt } from './places.js';
import { type Asked, answersOn, type Hand } from './question.js';
import { isMan, type Looking } from './rows.js';
import { First, Glasses, isDoable, nameAt, Pips, slotCards, stateWords, Tile } from './seats.js';

interface MatProps {
  readonly seat: number;
  readonly mine: boolean; // false: a spectator looks over this player's shoulder
  readonly shared: Shared;
  readonly sitter: Sitter | undefined;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
  readonly outcome: Outcome | null; // of the chosen move
  readonly openAlbum: () => void;
}

export function Mat({ seat, mine, shared, sitter, asked, hand, looking, outcome, openAlbum }: MatProps) {
  const e = editionOf(shared);
  const p = shared.players[seat];
  if (p === undefined) return null;
  const name = nameAt(sitter, seat);
  const trait = e.traits[p.trait];
  return (
    <section
      className={`panel ${livesCss.mat}`}
      data-gone={!p.alive || undefined}
      aria-label={mine ? `${name}, you` : name}
      data-at={seatAt(seat)}
    >
      <SeatSays sitter={sitter} />
      <div className={livesCss.me}>
        <header>
          <SeatFace seat={seat} sitter={sitter} size={24} />
          <b className={`d ${piecesCss.who}`}>{name}</b>
          {mine && <span className="tag">you</span>}
          {shared.first === seat && <First />}
          {trait !== undefined && (
            <span className="tag acc" title={trait.text}>
              {trait.name.toLowerCase()} child
            </span>
          )}
        </header>
        <div className={livesCss.bigs}>
          <Figure good="lth" n={p.lth} />
          {PURSE.map((good) => (
            <span key={good} className={livesCss.big}>
              <Figure good={good} n={p[good]} />
              <Change good={good} before={p} outcome={outcome} />
            </span>
          ))}
        </div>
        {p.alive ? (
          <div className={livesCss.time}>
            <Glasses seat={seat} p={p} size={16} />
            <small>
              {p.reserve > 0 && `${p.reserve} in reserve`}
              {p.spent > 0 && `, ${p.spent} spent`}
            </small>
          </div>
        ) : (
          <p className={livesCss.epitaph}>Died at {ageIn(p.diedIn, shared.options.adultRounds)}</p>
        )}
      </div>
      {p.alive ? (
        <>
          <Slots {...{ p, seat, shared, asked, hand, looking }} />
          <div className={livesCss.side}>
            <Shelf {...{ p, seat, shared, asked, hand, looking, openAlbum }} />
            {shared.phase !== 'trait' && <Outlook shared={shared} seat={seat} p={p} />}
          </div>
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={livesCss.story} tabIndex={0} aria-label={`The life of ${name}`}>
          {story(lifeOf(e, shared, seat), name)}
        </section>
      )}
    </section>
  );
}

/** What lies in front: three slots, and more at a price. */
function Slots({ p, seat, shared, asked, hand, looking }: Omit<ShelfProps, 'openAlbum'>) {
  const cards = slotCards(p);
  const free = Math.max(0, SLOTS - cards.length);
  return (
    <ul className={livesCss.slots} data-many={cards.length + free} aria-label={`In front: ${cards.length} of ${SLOTS} slots taken`}>
      {cards.map((card, i) => (
        <li key={card} data-crowded={i >= SLOTS || undefined}>
          <SlotCard {...{ card, seat, shared, asked, hand, looking }} />
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free slots are alike
        <li key={`free ${i}`}>
          <span className={livesCss.slot}>free slot</span>
        </li>
      ))}
    </ul>
  );
}

interface MineProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
  readonly goals: ReactNode;
  readonly openAlbum: () => void;
}

/** The tab of a phone with all that is one's own, and what it is all for. */
export function Mine({ shared, seat, asked, hand, looking, goals, openAlbum }: MineProps) {
  const p = shared.players[seat];
  if (p === undefined) return null;
  return (
    <section className={`panel ${livesCss.mine}`} aria-label="Mine">
      {p.alive && (
        <>
          <Slots {...{ p, seat, shared, asked, hand, looking }} />
          <Shelf {...{ p, seat, shared, asked, hand, looking, openAlbum }} />
          {shared.phase !== 'trait' && <Outlook shared={shared} seat={seat} p={p} />}
        </>
      )}
      <h3>Life goals</h3>
      {goals}
    </section>
  );
}

/** A phone shows what one has beside the question. */
export function Pocket({ shared, seat }: { readonly shared: Shared; readonly seat: number }) {
  const p = shared.players[seat];
  if (p === undefined) return null;
  return (
    <div className={livesCss.pocket} data-at={seatAt(seat)}>
      <SeatShape seat={seat} size={18} />
      <Purse p={p} size={17} lth />
      <span className="sp" />
      <Glasses seat={seat} p={p} size={10} />
    </div>
  );
}

/** What the chosen move would add or take. */
function Change({
  good,
  before,
  outcome,
}: {
  readonly good: (typeof PURSE)[number];
  readonly before: Player;
  readonly outcome: Outcome | null;
}) {
  const n = outcome === null ? 0 : outcome.after[good] - before[good];
  if (n === 0) return null;
  return (
    <span className={livesCss.change} data-by={n > 0 ? 'more' : 'less'}>
      {n > 0 ? `+${n}` : `\u2212${-n}`}
    </span>
  );
}

interface SlotCardProps {
  readonly card: Card;
  readonly seat: number;
  readonly shared: Shared;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
}

function SlotCard({ card, seat, shared, asked, hand, looking }: SlotCardProps) {
  const e = editionOf(shared);
  const name = nameFor(e, shared, seat, card);
  const doable = answersOn(asked, card).filter(isDoable);
  const ready = doable.length > 0;
  const level = levelIn(shared, card);
  const next = isJob(e, card) ? rungsOf(e, card)[1] : rungsOf(e, card)[level];
  const grows = (isBasic(e, card) && level < levelsOn(e, card)) || isPartner(e, card) || isJob(e, card);
  return (
    <button
      type="button"
      className={livesCss.own}
      data-open={looking.opened === card || undefined}
      {...hand.mark(doable, cardAt(faceOf(e, card).id))}
      data-quiet=""
      aria-label={`${name}, ${stateWords(shared, card)}${ready ? '. Something can be done with it now' : ''}. Look closer`}
      aria-expanded={looking.opened === card}
      data-zoom={card}
      onClick={() => looking.open(card)}
    >
      <CardPicture face={faceOf(e, card)} man={isMan(shared, seat, card)} />
      <b className={`d ${piecesCss.name}`}>{name}</b>
      <Pips shared={shared} card={card} />
      {grows && next !== undefined && (
        <span className={livesCss.next}>
          <small aria-hidden="true">{isJob(e, card) ? '\u21bb' : 'next'}</small>
          <Chips of={amounts(next.cost)} size={13} />
          {next.wish !== null && <Wish of={next.wish} size={13} />}
        </span>
      )}
    </button>
  );
}

interface ShelfProps {
  readonly p: Player;
  readonly seat: number;
  readonly shared: Shared;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
  readonly openAlbum: () => void;
}

function Shelf({ p, seat, shared, asked, hand, looking, openAlbum }: ShelfProps) {
  const things = [...p.items, ...p.activities];
  return (
    <div className={livesCss.shelf}>
      <h3>
        Items and outings
        {p.album.length > 0 && (
          <button type="button" className={livesCss.album} onClick={openAlbum}>
            <Glyph name="deck" size={15} />
            Album {p.album.length}
          </button>
        )}
      </h3>
      {things.length === 0 ? (
        <p className={livesCss.bareshelf}>The shelf is bare.</p>
      ) : (
        <ul className={livesCss.tiles}>
          {things.map((card) => (
            <li key={card}>
              <Tile card={card} seat={seat} shared={shared} answers={answersOn(asked, card)} hand={hand} looking={looking} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The figures one would reckon out: how long, how much, and what the next round will ask. */
const Outlook = deferred(function Outlook({ shared, seat, p }: { readonly shared: Shared; readonly seat: number; readonly p: Player }) {
  const end = diesIn(p.stress, shared.round, shared.options);
  const { total, inheritance, goals } = projected(shared, seat);
  const bills = billsOf(shared, seat);
  const owed = totalOf(bills.map(({ cost }) => cost));
  const extra = [...(inheritance > 0 ? [`${inheritance} inherited`] : []), ...(goals > 0 ? [`${goals} for goals`] : [])];
  return (
    <ul className={livesCss.outlook}>
      <li>
        <b>{hoursIn(p.stress)}</b> hourglasses next round;{' '}
        {end === null ? 'you would live through the last' : `at this stress the years win in round ${end}`}
      </li>
      <li>
        Ending now: <b>{total}</b> <GoodSign good="lth" size={13} />
        {extra.length > 0 && ` with ${extra.join(', ')}`}
      </li>
      {bills.length > 0 && (
        <li className={livesCss.owed}>
          Next upkeep, {many(bills.length, 'card')}: <Chips of={amounts(owed)} size={13} />
          <span aria-hidden="true">&rarr;</span>
          <Chips of={amounts(totalOf(bills.map(({ reward }) => reward)))} size={13} />
        </li>
      )}
    </ul>
  );
});

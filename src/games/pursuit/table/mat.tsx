/** One's own life: goods and time, the slots with their levels, the shelf of items, and what the figures say about the rest of it. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import {
  ageIn,
  amounts,
  type Card,
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
  TRAITS,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import { billsOf, diesIn, projected, totalOf } from './figures.js';
import { Chips, Figure, PURSE, Wish } from './goods.js';
import { rungsOf } from './ladder.js';
import type { Outcome } from './outcome.js';
import { type Asked, answersOn, isLegal } from './question.js';
import { isMan, type Looking } from './rows.js';
import { First, Glasses, nameAt, Pips, slotCards, stateWords, Tile } from './seats.js';

interface MatProps {
  readonly seat: number;
  readonly mine: boolean; // false: a spectator looks over this player's shoulder
  readonly shared: Shared;
  readonly sitter: Sitter | undefined;
  readonly asked: Asked | null;
  readonly looking: Looking;
  readonly outcome: Outcome | null; // of the chosen move
  readonly openAlbum: () => void;
}

export function Mat({ seat, mine, shared, sitter, asked, looking, outcome, openAlbum }: MatProps) {
  const p = shared.players[seat];
  if (p === undefined) return null;
  const name = nameAt(sitter, seat);
  const cards = slotCards(p);
  const free = Math.max(0, SLOTS - cards.length);
  const trait = TRAITS[p.trait];
  return (
    <section className={p.alive ? 'pt-mat' : 'pt-mat pt-gone'} aria-label={mine ? `${name}, you` : name} data-seat={seat}>
      <div className="pt-me">
        <header>
          <SeatShape seat={seat} size={24} />
          <b className="pt-who">{name}</b>
          {mine && <span className="pt-tag pt-you">you</span>}
          {shared.first === seat && <First />}
          {trait !== undefined && (
            <span className="pt-tag pt-accent" title={trait.text}>
              {trait.name.toLowerCase()} child
            </span>
          )}
        </header>
        <div className="pt-bigs">
          <Figure good="lth" n={p.lth} />
          {PURSE.map((good) => (
            <span key={good} className="pt-big">
              <Figure good={good} n={p[good]} />
              <Change good={good} before={p} outcome={outcome} />
            </span>
          ))}
        </div>
        {p.alive ? (
          <div className="pt-time">
            <Glasses seat={seat} p={p} size={16} />
            <small>
              {p.reserve > 0 && `${p.reserve} in reserve`}
              {p.spent > 0 && `, ${p.spent} spent`}
            </small>
          </div>
        ) : (
          <p className="pt-epitaph">Died at {ageIn(p.diedIn, shared.options.adultRounds)}</p>
        )}
      </div>
      {p.alive ? (
        <>
          <ul className={`pt-slots pt-with-${cards.length + free}`} aria-label={`In front: ${cards.length} of ${SLOTS} slots taken`}>
            {cards.map((card, i) => (
              <li key={card} className={i >= SLOTS ? 'pt-crowded' : ''}>
                <SlotCard {...{ card, seat, shared, asked, looking }} />
              </li>
            ))}
            {Array.from({ length: free }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: free slots are alike
              <li key={`free ${i}`}>
                <span className="pt-slot">free slot</span>
              </li>
            ))}
          </ul>
          <div className="pt-side">
            <Shelf {...{ p, seat, shared, asked, looking, openAlbum }} />
            {shared.phase !== 'trait' && <Outlook shared={shared} seat={seat} p={p} />}
          </div>
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="pt-story" tabIndex={0} aria-label={`The life of ${name}`}>
          {story(lifeOf(shared, seat), name)}
        </section>
      )}
    </section>
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
  return <span className={n > 0 ? 'pt-change pt-plus' : 'pt-change pt-minus'}>{n > 0 ? `+${n}` : `\u2212${-n}`}</span>;
}

interface SlotCardProps {
  readonly card: Card;
  readonly seat: number;
  readonly shared: Shared;
  readonly asked: Asked | null;
  readonly looking: Looking;
}

function SlotCard({ card, seat, shared, asked, looking }: SlotCardProps) {
  const name = nameFor(shared, seat, card);
  const ready = answersOn(asked, card).some((answer) => isLegal(answer) && answer.move.t !== 'discard');
  const level = levelIn(shared, card);
  const next = isJob(card) ? rungsOf(card, shared.rules)[1] : rungsOf(card, shared.rules)[level];
  const grows = (isBasic(card) && level < levelsOn(card)) || isPartner(card) || isJob(card);
  return (
    <button
      type="button"
      className={`pt-own${ready ? ' pt-ready' : ''}${looking.opened === card ? ' pt-opened' : ''}`}
      aria-label={`${name}, ${stateWords(shared, card)}${ready ? '. Something can be done with it now' : ''}. Look closer`}
      aria-expanded={looking.opened === card}
      data-card={card}
      data-zoom={card}
      onClick={() => looking.open(card)}
    >
      <CardPicture card={card} man={isMan(shared, seat, card)} />
      <b className="pt-name">{name}</b>
      <Pips shared={shared} card={card} />
      {grows && next !== undefined && (
        <span className="pt-next">
          <small aria-hidden="true">{isJob(card) ? '\u21bb' : '\u203a'}</small>
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
  readonly looking: Looking;
  readonly openAlbum: () => void;
}

function Shelf({ p, seat, shared, asked, looking, openAlbum }: ShelfProps) {
  const things = [...p.items, ...p.activities];
  return (
    <div className="pt-shelf">
      <h3>
        Items and outings
        {p.album.length > 0 && (
          <button type="button" className="pt-album" onClick={openAlbum}>
            <Glyph name="deck" size={15} />
            Album {p.album.length}
          </button>
        )}
      </h3>
      {things.length === 0 ? (
        <p className="pt-bareshelf">The shelf is bare.</p>
      ) : (
        <ul className="pt-tiles">
          {things.map((card) => (
            <li key={card}>
              <Tile
                card={card}
                seat={seat}
                shared={shared}
                ready={answersOn(asked, card).some((a) => isLegal(a) && a.move.t !== 'discard')}
                looking={looking}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The figures one would reckon out: how long, how much, and what the next round will ask. */
function Outlook({ shared, seat, p }: { readonly shared: Shared; readonly seat: number; readonly p: Player }) {
  const end = diesIn(p.stress, shared.round, shared.options);
  const { total, inheritance, goals } = projected(shared, seat);
  const bills = billsOf(shared, seat);
  const owed = totalOf(bills.map(({ cost }) => cost));
  const extra = [...(inheritance > 0 ? [`${inheritance} inherited`] : []), ...(goals > 0 ? [`${goals} for goals`] : [])];
  return (
    <ul className="pt-outlook">
      <li>
        <b>{hoursIn(p.stress)}</b> hourglasses next round;{' '}
        {end === null ? 'you would live through the last' : `at this stress the years win in round ${end}`}
      </li>
      <li>
        Ending now: <b>{total} LTH</b>
        {extra.length > 0 && ` with ${extra.join(', ')}`}
      </li>
      {bills.length > 0 && (
        <li className="pt-owed">
          Next upkeep, {many(bills.length, 'card')}: <Chips of={amounts(owed)} size={13} />
          <span aria-hidden="true">&rarr;</span>
          <Chips of={amounts(totalOf(bills.map(({ reward }) => reward)))} size={13} />
        </li>
      )}
    </ul>
  );
}

/** The farmers in one line each: name, animals, money, happiness. A tap shows their farm. */

import type { Decision, Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import { deferred } from '../../../web/kit/after-paint.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import { animalsOf, HAPPINESS_FOR_STARS, happinessOf, many, type Shared, starsFor, starsToWin } from '../face.js';
import { ThingPicture } from './art/things.js';
import base from './base.module.css';
import styles from './neighbours.module.css';
import { at } from './places.js';

interface NeighboursProps {
  readonly shared: Shared;
  readonly sitters: readonly Sitter[];
  readonly open: readonly Pick<Decision, 'seat'>[];
  readonly side: Seat;
  readonly shown: Seat | null; // whose farm is open
  readonly show: ((seat: Seat) => void) | null; // null: there is no farm to open
  readonly withMe: boolean; // one's own farm is a line like the others
  readonly strip: boolean; // all in one row
}

export const nameAt = (sitters: readonly Sitter[], seat: Seat): string => sitters[seat]?.name ?? `Player ${seat + 1}`;

/** What is special about a farmer just now, in a word. */
function wordFor(shared: Shared, seat: Seat, thinking: boolean, deciding: boolean): string {
  const farmer = shared.farmers[seat];
  if (farmer === undefined) return '';
  if (deciding) return thinking ? 'thinking' : 'to move';
  if (shared.phase === 'buy' && farmer.out) return 'has passed';
  if (shared.phase === 'feed' && farmer.auto) return 'gates open';
  if (shared.first === seat && shared.phase !== 'over') return 'begins';
  return '';
}

export const Neighbours = deferred(function Neighbours({ shared, sitters, open, side, shown, show, withMe, strip }: NeighboursProps) {
  const { farmers } = shared;
  if (farmers.length === 1 && !withMe) return <Stars shared={shared} strip={strip} />;
  const seats = farmers.map((_, i) => (side + i) % farmers.length).filter((seat) => withMe || seat !== side);
  return (
    <section
      className={`${base.panel} ${styles.neighbours}`}
      data-strip={strip || undefined}
      data-seats={seats.length}
      aria-label={withMe ? 'The farmers' : 'The other farmers'}
    >
      <ul>
        {seats.map((seat) => {
          const farmer = farmers[seat];
          if (farmer === undefined) return null;
          const deciding = open.some((decision) => decision.seat === seat);
          const word = wordFor(shared, seat, sitters[seat]?.thinking ?? false, deciding);
          const name = nameAt(sitters, seat);
          const label = `${name}: ${many(animalsOf(farmer), 'animal')}, $${farmer.money}, ${happinessOf(farmer)} happiness${word ? `, ${word}` : ''}`;
          const face = (
            <>
              <span className={`${base.line} ${styles.who}`}>
                <SeatFace seat={seat} sitter={sitters[seat]} size={strip ? 16 : show === null ? 28 : 20} />
                <b data-deciding={deciding || undefined}>{name}</b>
              </span>
              <small data-sign="animals">{word === '' ? many(animalsOf(farmer), 'animal') : word}</small>
              <span className={`${base.line} ${styles.money}`} data-sign="coin">
                <ThingPicture thing="coin" size={16} />${farmer.money}
              </span>
              <span className={base.line} data-sign="heart">
                <ThingPicture thing="heart" size={16} />
                {happinessOf(farmer)}
              </span>
            </>
          );
          return (
            <li key={seat} data-at={at.seat(seat)} data-mine={(show !== null && seat === side) || undefined}>
              {show === null ? (
                <span className={`${base.line} ${styles.neighbour}`} role="img" aria-label={label}>
                  {face}
                </span>
              ) : (
                <button
                  type="button"
                  className={`${base.line} ${styles.neighbour}`}
                  aria-pressed={shown === seat}
                  aria-label={`${label}. Show this farm`}
                  onClick={() => show(shown === seat ? side : seat)}
                >
                  {face}
                </button>
              )}
              <SeatSays sitter={sitters[seat]} />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** Alone there is nobody to beat but last year's self: five stars, and a goal among them. */
function Stars({ shared, strip }: { readonly shared: Shared; readonly strip: boolean }) {
  const [farmer] = shared.farmers;
  if (farmer === undefined) return null;
  const happiness = happinessOf(farmer);
  const stars = starsFor(happiness);
  const next = HAPPINESS_FOR_STARS[stars];
  const goal = starsToWin(shared);
  const coop = shared.options.soloCoop && shared.options.market === 'bag';
  return (
    <section className={`${base.panel} ${styles.neighbours}`} data-strip={strip || undefined} data-stars="" aria-label="Your year alone">
      <p className={base.line} role="img" aria-label={`${stars} of 5 stars with ${happiness} happiness`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Glyph key={star} name="star" size={24} className={(star <= stars && styles.lit) || ''} />
        ))}
      </p>
      <p>
        {next === undefined ? 'All five stars.' : `${next - happiness} more happiness for ${many(stars + 1, 'star')}.`}
        {` ${goal} stars are a win.`}
      </p>
      {coop && !strip && <p>After each animal you buy, the co-op takes one from the market.</p>}
    </section>
  );
}

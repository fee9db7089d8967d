/** The other farmers in one line each: animals, money, happiness. A tap shows their farm. */

import type { Decision, Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import { Breathing } from '../../../web/kit/Breathing.js';
import type { Sitter } from '../../../web/table.js';
import { animalsOf, HAPPINESS_FOR_STARS, happinessOf, type Shared, STARS_TO_WIN, starsFor } from '../face.js';
import { ThingPicture } from './art/things.js';
import { many } from './figures.js';

interface NeighboursProps {
  readonly shared: Shared;
  readonly sitters: readonly Sitter[];
  readonly open: readonly Pick<Decision, 'seat'>[];
  readonly side: Seat;
  readonly shown: Seat; // whose farm is open below
  readonly show: (seat: Seat) => void;
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

export function Neighbours({ shared, sitters, open, side, shown, show }: NeighboursProps) {
  const { farmers } = shared;
  if (farmers.length === 1) return <Stars shared={shared} />;
  const seats = farmers.map((_, i) => (side + 1 + i) % farmers.length).filter((seat) => seat !== side);
  return (
    <section className={`hf-panel hf-neighbours hf-with-${seats.length}`} aria-label="The other farmers">
      <ul>
        {seats.map((seat) => {
          const farmer = farmers[seat];
          if (farmer === undefined) return null;
          const deciding = open.some((decision) => decision.seat === seat);
          const thinking = sitters[seat]?.thinking ?? false;
          const word = wordFor(shared, seat, thinking, deciding);
          const happiness = happinessOf(farmer);
          const name = nameAt(sitters, seat);
          return (
            <li key={seat} data-purse={seat}>
              <button
                type="button"
                className={deciding ? 'hf-neighbour hf-deciding' : 'hf-neighbour'}
                aria-pressed={shown === seat}
                aria-label={`${name}: ${many(animalsOf(farmer), 'animal')}, $${farmer.money}, ${happiness} happiness${word ? `, ${word}` : ''}. Show this farm`}
                title={`${name}: show this farm`}
                onClick={() => show(shown === seat ? side : seat)}
              >
                <Breathing seat={seat} size={20} breathes={thinking} />
                <b className="hf-name">{name}</b>
                {word !== '' && <small className={deciding ? 'hf-word hf-accent' : 'hf-word'}>{word}</small>}
                <span className="hf-space" />
                <span className="hf-count hf-roomy" title={many(animalsOf(farmer), 'animal')}>
                  {many(animalsOf(farmer), 'animal')}
                </span>
                <span className="hf-count">
                  <ThingPicture thing="coin" size={16} />${farmer.money}
                </span>
                <span className="hf-count hf-happy">
                  <ThingPicture thing="heart" size={16} />
                  {happiness}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Alone there is nobody to beat but last year's self: five stars, three are a win. */
function Stars({ shared }: { readonly shared: Shared }) {
  const [farmer] = shared.farmers;
  if (farmer === undefined) return null;
  const happiness = happinessOf(farmer);
  const stars = starsFor(happiness);
  const next = HAPPINESS_FOR_STARS[stars];
  const coop = shared.options.soloCoop && shared.options.market === 'bag';
  return (
    <section className="hf-panel hf-stars" aria-label="Your year alone">
      <p className="hf-star-row" role="img" aria-label={`${stars} of 5 stars with ${happiness} happiness`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Glyph key={star} name="star" size={24} className={star <= stars ? 'hf-lit' : ''} />
        ))}
      </p>
      <p className="hf-quiet">
        {next === undefined ? 'All five stars.' : `${next - happiness} more happiness for ${many(stars + 1, 'star')}.`}
        {stars < STARS_TO_WIN ? ` ${STARS_TO_WIN} stars are a win.` : ' Three are a win.'}
      </p>
      {coop && <p className="hf-quiet">After each animal you buy, the co-op takes one from the market.</p>}
    </section>
  );
}

/** The players, compact: name, birds, ring, and where there is room their deck and row. */
import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import { birdsOn, KINDS, kindOf, type Player } from '../face.js';
import { Feather, PowerRing } from './art/cards.js';
import { CardBack, MiniCard } from './card.js';
import { contentsOf } from './odds.js';
import { cardAt, deckAt, seatAt } from './places.js';
import styles from './seats.module.css';
import { many, SHORT_NAMES } from './words.js';

export const nameAt = (sitter: Sitter | undefined, seat: Seat): string => sitter?.name ?? `Player ${seat + 1}`;

/** "4 cards: 3 clover, 1 bird" */
export function deckWords(player: Player, openCounts: boolean): string {
  const counts = contentsOf(player.deck);
  const kinds = KINDS.flatMap((kind, card) => ((counts[card] ?? 0) > 0 ? [`${counts[card]} ${SHORT_NAMES[kind].toLowerCase()}`] : []));
  const size = many(pileSize(player.deck), 'card');
  return openCounts && kinds.length > 0 ? `${size}: ${kinds.join(', ')}` : size;
}

/** Every card that shows a bird, in deck and row: what breaks a tie. */
export function birdCardsOf(player: Player): number {
  const counts = contentsOf(player.deck);
  return KINDS.reduce(
    (sum, _, card) => sum + (birdsOn(card) > 0 ? (counts[card] ?? 0) + player.played.filter((c) => c === card).length : 0),
    0,
  );
}

interface SeatProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly sitter: Sitter | undefined;
  readonly openCounts: boolean; // what lies in a deck is shown
  readonly deciding: boolean;
  readonly won: boolean;
  readonly size?: number; // of the shape
}

export const SeatPanel = memo(function SeatPanel({ seat, player, sitter, openCounts, deciding, won, size = 22 }: SeatProps) {
  const name = nameAt(sitter, seat);
  const deck = deckWords(player, openCounts);
  return (
    <section className={`panel ${styles.seat}`} aria-label={name} data-at={seatAt(seat)} data-deciding={deciding || undefined}>
      <div className={styles.head}>
        <SeatFace seat={seat} sitter={sitter} size={size} />
        <b className={styles.name}>{name}</b>
        {deciding && (
          <span className="tag acc">
            <Glyph name="time" size={13} />
            {sitter?.thinking ? 'thinking' : 'to move'}
          </span>
        )}
        {won && (
          <span className="tag acc">
            <Glyph name="trophy" size={14} />
            most birds
          </span>
        )}
        <span className={styles.birds} data-sign="bird">
          <Feather size={18} />
          <b>{player.birds}</b>
          <span className="unseen">birds on {many(birdCardsOf(player), 'card')}</span>
        </span>
      </div>
      <div className={styles.body}>
        <span className={styles.deck} data-at={deckAt(seat)} data-sign="deck">
          <CardBack count={pileSize(player.deck)} label={`Deck of ${name}, ${deck}`} />
        </span>
        <ul className={styles.row} aria-label={`Row of ${name}`}>
          {[...player.played.entries()].map(([place, card]) => (
            <li key={place}>
              <MiniCard kind={kindOf(card)} at={cardAt(seat, place)} />
            </li>
          ))}
        </ul>
        <span data-sign="power" className={styles.ring}>
          <PowerRing power={player.power} size={44} />
        </span>
      </div>
      <SeatSays sitter={sitter} />
    </section>
  );
});

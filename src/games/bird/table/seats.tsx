/** The other players, compact: deck, row, ring, birds. */

import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { Breathing } from '../../../web/kit/Breathing.js';
import type { Sitter } from '../../../web/table.js';
import { birdsOn, KINDS, kindOf, type Player } from '../face.js';
import { Feather, PowerRing } from './art/cards.js';
import { CardBack, MiniCard } from './card.js';
import { many, SHORT_NAMES } from './names.js';
import { contentsOf } from './odds.js';

export interface SeatProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly sitter: Sitter | undefined;
  readonly openCounts: boolean; // what lies in a deck is shown
  readonly deciding: boolean;
  readonly won: boolean;
}

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

export const OtherSeat = memo(function OtherSeat({ seat, player, sitter, openCounts, deciding, won }: SeatProps) {
  const name = nameAt(sitter, seat);
  const deck = deckWords(player, openCounts);
  return (
    <section className={deciding ? 'bt-panel bt-seat bt-deciding' : 'bt-panel bt-seat'} aria-label={name} data-seat={seat}>
      <div className="bt-seat-head">
        <Breathing seat={seat} size={22} breathes={sitter?.thinking ?? false} />
        <span className="bt-seat-name">{name}</span>
        {sitter?.kind === 'bot' && (
          <span className="bt-tag bt-roomy">
            <Glyph name="bot" size={14} />
            bot
          </span>
        )}
        {deciding && (
          <span className="bt-tag bt-accent">
            <Glyph name="time" size={13} />
            <span className="bt-roomy">{sitter?.thinking ? 'thinking' : 'to move'}</span>
          </span>
        )}
        {won && (
          <span className="bt-tag bt-accent">
            <Glyph name="trophy" size={14} />
            <span className="bt-roomy">most birds</span>
          </span>
        )}
        <span className="bt-space" />
        <span className="bt-birds" title={`${many(player.birds, 'bird')} on ${many(birdCardsOf(player), 'card')}`}>
          <Feather size={18} />
          <b>{player.birds}</b>
          <span className="bt-hush">birds on {many(birdCardsOf(player), 'card')}</span>
        </span>
      </div>
      <div className="bt-seat-body">
        <span className="bt-deck" data-deck={seat} title={`Deck, ${deck}`}>
          <CardBack count={pileSize(player.deck)} label={`Deck of ${name}, ${deck}`} />
        </span>
        <ul className="bt-row" data-row={seat} aria-label={`Row of ${name}`}>
          {[...player.played.entries()].map(([place, card]) => (
            <li key={place}>
              <MiniCard kind={kindOf(card)} />
            </li>
          ))}
        </ul>
        <PowerRing power={player.power} size={44} />
      </div>
    </section>
  );
});

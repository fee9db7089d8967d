/** The other lives at the table, compact: what they have, what lies in front of them, how much time is left. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import { useShape } from '../../../web/kit/shape.js';
import type { Sitter } from '../../../web/table.js';
import {
  ageIn,
  type Card,
  editionOf,
  faceOf,
  isBasic,
  isGroup,
  isItem,
  isPartner,
  levelIn,
  levelsOn,
  many,
  NO_CARD,
  nameFor,
  type Player,
  roleHolder,
  type Shared,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import { PlayerGlass } from './art/signs.js';
import { Figure, Purse } from './goods.js';
import livesCss from './lives.module.css';
import piecesCss from './pieces.module.css';
import { cardAt, seatAt } from './places.js';
import { type Answer, type Asked, answersOn, type Hand, isLegal } from './question.js';
import { isMan, type Looking } from './rows.js';

export const nameAt = (sitter: Sitter | undefined, seat: number): string => sitter?.name ?? `Player ${seat + 1}`;

/** What takes a slot, in the order of the table. */
export const slotCards = (p: Player): readonly Card[] => [...p.projects, ...(p.job === NO_CARD ? [] : [p.job]), ...p.partners];

export const traitName = (shared: Shared, p: Player): string | null => editionOf(shared).traits[p.trait]?.name ?? null;

interface OtherSeatProps {
  readonly seat: number;
  readonly shared: Shared;
  readonly sitter: Sitter | undefined;
  readonly deciding: boolean;
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly looking: Looking;
  readonly compact?: boolean; // in a strip of seats
}

export function OtherSeat({ seat, shared, sitter, deciding, asked, hand, looking, compact = false }: OtherSeatProps) {
  const shape = useShape();
  const small = compact || shape === 'pocket' || shape === 'sideways';
  const p = shared.players[seat];
  if (p === undefined) return null;
  const name = nameAt(sitter, seat);
  const trait = editionOf(shared).traits[p.trait];
  const cards = [...slotCards(p), ...p.items, ...p.activities];
  return (
    <section
      className={livesCss.seat}
      data-deciding={deciding || undefined}
      data-gone={!p.alive || undefined}
      aria-label={name}
      data-at={seatAt(seat)}
    >
      <SeatSays sitter={sitter} />
      <header>
        <SeatFace seat={seat} sitter={sitter} size={small ? 14 : 19} />
        <b className={`d ${piecesCss.who}`}>{name}</b>
        {shared.first === seat && <First />}
        {trait !== undefined && (
          <span className={`tag ${livesCss.traitTag}`} title={trait.text}>
            {trait.name}
          </span>
        )}
        <span className="sp" />
        {p.alive ? <Glasses seat={seat} p={p} size={11} /> : <Died age={ageIn(p.diedIn, shared.options.adultRounds)} />}
        <Figure good="lth" n={p.lth} size={small ? 15 : 17} />
      </header>
      <div className={livesCss.seatBody}>
        <ul className={livesCss.tiles} aria-label={`In front of ${name}`}>
          {cards.map((card) => (
            <li key={card}>
              <Tile card={card} seat={seat} shared={shared} answers={answersOn(asked, card)} hand={hand} looking={looking} />
            </li>
          ))}
        </ul>
        <Purse p={p} size={14} />
      </div>
    </section>
  );
}

function Died({ age }: { readonly age: number }) {
  return (
    <span className="tag" role="img" aria-label={`died at ${age}`} title={`died at ${age}`}>
      &#x2020; {age}
    </span>
  );
}

export function First() {
  return (
    <span className={livesCss.firstplayer} role="img" aria-label="goes first" title="First player this round">
      <Glyph name="star" size={13} />
    </span>
  );
}

/** Hourglasses still to be placed; those placed or spent lie on the board. */
export function Glasses({ seat, p, size }: { readonly seat: number; readonly p: Player; readonly size: number }) {
  return (
    <span
      className={livesCss.hours}
      role="img"
      aria-label={`${many(p.free, 'hourglass', 'hourglasses')} left`}
      title={`${many(p.free, 'hourglass', 'hourglasses')} left to place`}
    >
      {Array.from({ length: p.free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hourglasses of one colour are alike
        <PlayerGlass key={i} seat={seat} size={size} />
      ))}
      {p.free === 0 && <PlayerGlass seat={seat} size={size} run />}
    </span>
  );
}

interface TileProps {
  readonly card: Card;
  readonly seat: number; // in front of whom it lies
  readonly shared: Shared;
  readonly answers: readonly Answer[];
  readonly hand: Hand;
  readonly looking: Looking;
}

/** Giving something up is possible with everything: it makes nothing glow. */
export const isDoable = (answer: Answer): boolean => isLegal(answer) && answer.move.t !== 'discard';

/** A card in small: the picture and how far it has come. A tap opens it. */
export function Tile({ card, seat, shared, answers, hand, looking }: TileProps) {
  const name = nameFor(editionOf(shared), shared, seat, card);
  return (
    <button
      type="button"
      className={livesCss.tile}
      data-open={looking.opened === card || undefined}
      {...hand.mark(answers.filter(isDoable), cardAt(faceOf(editionOf(shared), card).id))}
      data-quiet=""
      aria-label={`${name}, ${stateWords(shared, card)}. Look closer`}
      aria-expanded={looking.opened === card}
      title={name}
      data-zoom={card}
      onClick={() => looking.open(card)}
    >
      <CardPicture face={faceOf(editionOf(shared), card)} man={isMan(shared, seat, card)} />
      <Pips shared={shared} card={card} />
    </button>
  );
}

/** How far a card has come: filled steps, or who covers which role. */
export function Pips({ shared, card }: { readonly shared: Shared; readonly card: Card }) {
  const e = editionOf(shared);
  if (isGroup(e, card)) {
    return (
      <span className={livesCss.pips} aria-hidden="true">
        {[1, 2, 3, 4].map((role) => {
          const holder = roleHolder(e, shared, card, role);
          return holder < 0 ? <i key={role} /> : <SeatShape key={role} seat={holder} size={11} />;
        })}
      </span>
    );
  }
  const face = faceOf(e, card);
  const all = face.type === 'job' ? 3 : face.type === 'partner' ? 3 : levelsOn(e, card);
  const level = face.type === 'job' ? face.rank : levelIn(shared, card);
  return (
    <span className={livesCss.pips} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are alike
        <i key={i} data-full={i < level || undefined} />
      ))}
    </span>
  );
}

const LOVE = ['', 'dating', 'together', 'a family'];

export function stateWords(shared: Shared, card: Card): string {
  const e = editionOf(shared);
  const face = faceOf(e, card);
  const level = levelIn(shared, card);
  if (face.type === 'job') return `level ${face.rank} ${face.field} job`;
  if (isPartner(e, card)) return LOVE[level] ?? '';
  if (isGroup(e, card)) return `${[1, 2, 3, 4].filter((role) => roleHolder(e, shared, card, role) < 0).length} roles free`;
  if (isBasic(e, card)) return `level ${level} of ${levelsOn(e, card)}`;
  return `${isItem(e, card) ? 'item' : face.type === 'activity' ? 'activity' : 'project'}, level ${level}`;
}

/** The other lives at the table, compact: what they have, what lies in front of them, how much time is left. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { Breathing } from '../../../web/kit/Breathing.js';
import type { Sitter } from '../../../web/table.js';
import {
  ageIn,
  type Card,
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
  TRAITS,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import { PlayerGlass } from './art/signs.js';
import { Figure, Purse } from './goods.js';
import { type Asked, answersOn, isLegal } from './question.js';
import { isMan, type Looking } from './rows.js';

export const nameAt = (sitter: Sitter | undefined, seat: number): string => sitter?.name ?? `Player ${seat + 1}`;

/** What takes a slot, in the order of the table. */
export const slotCards = (p: Player): readonly Card[] => [...p.projects, ...(p.job === NO_CARD ? [] : [p.job]), ...p.partners];

export const traitName = (p: Player): string | null => TRAITS[p.trait]?.name ?? null;

interface OtherSeatProps {
  readonly seat: number;
  readonly shared: Shared;
  readonly sitter: Sitter | undefined;
  readonly deciding: boolean;
  readonly asked: Asked | null;
  readonly looking: Looking;
}

export function OtherSeat({ seat, shared, sitter, deciding, asked, looking }: OtherSeatProps) {
  const p = shared.players[seat];
  if (p === undefined) return null;
  const name = nameAt(sitter, seat);
  const trait = TRAITS[p.trait];
  const cards = [...slotCards(p), ...p.items, ...p.activities];
  return (
    <section className={`pt-seat${deciding ? ' pt-deciding' : ''}${p.alive ? '' : ' pt-gone'}`} aria-label={name} data-seat={seat}>
      <header>
        <Breathing seat={seat} size={19} breathes={sitter?.thinking ?? false} />
        <b className="pt-who">{name}</b>
        {shared.first === seat && <First />}
        {trait !== undefined && (
          <span className="pt-tag pt-roomy" title={trait.text}>
            {trait.name}
          </span>
        )}
        <span className="pt-gap" />
        {p.alive ? <Glasses seat={seat} p={p} size={11} /> : <Died age={ageIn(p.diedIn, shared.options.adultRounds)} />}
        <Figure good="lth" n={p.lth} size={17} />
      </header>
      <div className="pt-seat-body">
        <ul className="pt-tiles" aria-label={`In front of ${name}`}>
          {cards.map((card) => (
            <li key={card}>
              <Tile card={card} seat={seat} shared={shared} ready={answersOn(asked, card).some(isLegal)} looking={looking} />
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
    <span className="pt-tag" role="img" aria-label={`died at ${age}`} title={`died at ${age}`}>
      &#x2020; {age}
    </span>
  );
}

export function First() {
  return (
    <span className="pt-firstplayer" role="img" aria-label="goes first" title="First player this round">
      <Glyph name="star" size={13} />
    </span>
  );
}

/** Hourglasses still to be placed; those placed or spent lie on the board. */
export function Glasses({ seat, p, size }: { readonly seat: number; readonly p: Player; readonly size: number }) {
  return (
    <span
      className="pt-hours"
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
  readonly ready: boolean;
  readonly looking: Looking;
}

/** A card in small: the picture and how far it has come. A tap opens it. */
export function Tile({ card, seat, shared, ready, looking }: TileProps) {
  const name = nameFor(shared, seat, card);
  return (
    <button
      type="button"
      className={`pt-tile${ready ? ' pt-ready' : ''}${looking.opened === card ? ' pt-opened' : ''}`}
      aria-label={`${name}, ${stateWords(shared, card)}. Look closer`}
      aria-expanded={looking.opened === card}
      title={name}
      data-card={card}
      data-zoom={card}
      onClick={() => looking.open(card)}
    >
      <CardPicture card={card} man={isMan(shared, seat, card)} />
      <Pips shared={shared} card={card} />
    </button>
  );
}

/** How far a card has come: filled steps, or who covers which role. */
export function Pips({ shared, card }: { readonly shared: Shared; readonly card: Card }) {
  if (isGroup(card)) {
    return (
      <span className="pt-pips" aria-hidden="true">
        {[1, 2, 3, 4].map((role) => {
          const holder = roleHolder(shared, card, role);
          return holder < 0 ? <i key={role} /> : <SeatShape key={role} seat={holder} size={11} />;
        })}
      </span>
    );
  }
  const face = faceOf(card);
  const all = face.type === 'job' ? 3 : face.type === 'partner' ? 3 : levelsOn(card);
  const level = face.type === 'job' ? face.rank : levelIn(shared, card);
  return (
    <span className="pt-pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are alike
        <i key={i} className={i < level ? 'pt-full' : ''} />
      ))}
    </span>
  );
}

const LOVE = ['', 'dating', 'together', 'a family'];

export function stateWords(shared: Shared, card: Card): string {
  const face = faceOf(card);
  const level = levelIn(shared, card);
  if (face.type === 'job') return `level ${face.rank} ${face.field} job`;
  if (isPartner(card)) return LOVE[level] ?? '';
  if (isGroup(card)) return `${[1, 2, 3, 4].filter((role) => roleHolder(shared, card, role) < 0).length} roles free`;
  if (isBasic(card)) return `level ${level} of ${levelsOn(card)}`;
  return `${isItem(card) ? 'item' : face.type === 'activity' ? 'activity' : 'project'}, level ${level}`;
}

/** The hand of Explorer cards: what each costs and brings, which can be played now and what the others lack. */

import type { Seat } from '../../../engine/game.js';
import {
  AMOUNTS,
  BREAD,
  breadFor,
  countActive,
  type Edition,
  type ExplorerCard,
  editionOf,
  faceOf,
  many,
  type NationView,
  type Own,
  type Player,
  playerAt,
  type Shared,
  stored,
  TICKET,
  ticketsFor,
  withEntertainer,
} from '../face.js';
import { ExplorerBack, ExplorerPicture } from './art/cards.js';
import { type Asked, cardChoices, choicesOf, markOf, type NationChoice, type Opened, type Tap, tapOn } from './asked.js';
import { purseAt } from './figures.js';
import styles from './hand.module.css';
import { isPlayable, priceOfCard, shortName, worthOfCard } from './words.js';

interface HandProps {
  readonly view: NationView;
  readonly seat: Seat;
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly opened: Opened | null;
  readonly open: (what: Opened | null) => void;
}

/** By card, copies side by side. */
export const cardsIn = ({ cards }: Edition, mine: Own): { card: string; copy: number }[] =>
  cards.flatMap(({ id: card }, number) => [...Array(mine.hand[number] ?? 0).keys()].map((copy) => ({ card, copy })));

export function Hand({ view, seat, asked, tap, opened, open }: HandProps) {
  const { mine, shared } = view;
  if (mine === null || view.seat !== seat) return <Backs count={playerAt(shared, seat).cards} />;
  const cards = cardsIn(editionOf(shared), mine);
  return (
    <ul className={styles.hand} aria-label={`Your hand, ${many(cards.length, 'card')}`} data-at="hand">
      {cards.length === 0 && <li className={styles.nocards}>No cards. Explore to find some.</li>}
      {cards.map(({ card, copy }) => (
        <li key={`${card} ${copy}`}>
          <HandCard card={card} copy={copy} {...{ view, seat, asked, tap, opened, open }} />
        </li>
      ))}
    </ul>
  );
}

function Backs({ count }: { readonly count: number }) {
  return (
    <ul className={styles.hand} aria-label={`${many(count, 'card')} in hand`}>
      {[...Array(count).keys()].map((i) => (
        <li key={i} className={styles.handback}>
          <ExplorerBack />
        </li>
      ))}
    </ul>
  );
}

/** The answer a tap on the card gives, or the panel that asks the rest. */
function answersFor(asked: Asked | null, card: string): readonly NationChoice[] {
  if (asked?.kind === 'discard') return choicesOf(asked, 'discard').filter(({ move }) => move.card === card);
  return asked?.kind === 'day' && isPlayable(card) ? cardChoices(asked, card) : [];
}

function HandCard({ card, copy, view, seat, asked, tap, opened, open }: HandProps & { readonly card: string; readonly copy: number }) {
  const { shared } = view;
  const player = playerAt(shared, seat);
  const answers = answersFor(asked, card);
  const legal = answers.filter(({ refusal }) => refusal === null);
  const [first] = answers;
  const what = `${faceOf(editionOf(shared), card).name}, ${priceOfCard(card, shared)}, worth ${worthOfCard(card, shared, countActive(shared) - 1)}`;
  const face = <Face card={card} shared={shared} />;
  const at = `card:${card}:${copy}`;
  const zoom = { 'data-zoom': `card ${card}`, 'data-at': at };
  if (asked === null || first === undefined) {
    return (
      <span className={styles.card} role="img" aria-label={what} {...zoom}>
        {face}
      </span>
    );
  }
  if (legal.length === 0) {
    const { refusal } = first;
    return (
      <button
        type="button"
        className={styles.card}
        data-mark="refused"
        aria-label={`${what}. Not now: ${refusal?.because ?? ''}`}
        onClick={() => refusal && tap.explain(refusal, at)}
        {...zoom}
      >
        {face}
        <span className={styles.why}>{shortWhy(card, shared, player, purseAt(view, seat) ?? 0)}</span>
      </button>
    );
  }
  const touched = tap.chosen?.at == null || !tap.chosen.at.startsWith('card:') ? copy === 0 : tap.chosen.at === at; // two equal cards are two things
  const marks = legal.map((choice) => markOf(tap, choice));
  const mark = marks.includes('chosen') && touched ? 'chosen' : marks.includes('proposed') && copy === 0 ? 'proposed' : 'legal';
  const several = asked.kind === 'day' && isPlayable(card) && ('seat' in first.move || 'n' in first.move);
  const isOpen = several && copy === 0 && opened?.what === 'card' && opened.card === card;
  const label = several
    ? `${what}. Choose ${faceOf(editionOf(shared), card).does === 'wellTravelled' ? 'how many' : 'for whom'}`
    : `${what}. ${first.words}`;
  return (
    <button
      type="button"
      className={styles.card}
      data-mark={mark}
      data-open={isOpen}
      aria-label={label}
      aria-pressed={mark === 'chosen'}
      onClick={() => {
        if (several && isPlayable(card)) open(isOpen ? null : { what: 'card', card });
        else {
          open(null);
          tapOn(tap, asked, first, at);
        }
      }}
      {...zoom}
    >
      {face}
    </button>
  );
}

function Face({ card, shared }: { readonly card: string; readonly shared: Shared }) {
  return (
    <>
      <b className="d">{shortName(card)}</b>
      <ExplorerPicture card={card} className={styles.art} />
      <small>{priceOfCard(card, shared)}</small>
      <em>{worthOfCard(card, shared, countActive(shared) - 1)}</em>
    </>
  );
}

/** The shortest reason; the whole sentence is one tap away. */
export function shortWhy(card: string, shared: Shared, me: Player, money: number): string {
  const { ticketCards } = shared.options;
  const face = faceOf(editionOf(shared), card);
  const { hours } = face;
  if (me.hours < hours) return `needs ${hours} h`;
  const bread = breadFor(face, ticketCards) - stored(me, BREAD);
  if (bread > 0) return `${bread} Bread short`;
  const tickets = ticketsFor(face, ticketCards);
  if (tickets > 0 && withEntertainer(shared) && stored(me, TICKET) < tickets) return `${tickets - stored(me, TICKET)} Ticket short`;
  const price = priceInBucks(face, shared, tickets);
  return price > money ? `${price - money}B short` : 'why not?';
}

function priceInBucks({ does }: ExplorerCard, shared: Shared, tickets: number): number {
  if (does === 'holiday') return AMOUNTS.holiday;
  if (does === 'give') return AMOUNTS.present * (countActive(shared) - 1);
  if (does === 'wellTravelled') return AMOUNTS.travelTicket;
  return withEntertainer(shared) ? 0 : tickets * AMOUNTS.ticketHere;
}

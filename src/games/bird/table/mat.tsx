/** One's own side of the table: birds, deck, the row with the place for the next flip, and what that flip may bring. */
import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { deferred } from '../../../web/kit/after-paint.js';
import { SeatFace } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import { cardOf, costOf, KINDS, kindOf, type Move, many, type Player, plural, type Shared } from '../face.js';
import { CardPicture, Feather } from './art/cards.js';
import { CardFace, MiniCard } from './card.js';
import cards from './card.module.css';
import styles from './mat.module.css';
import {
  bestRival,
  type Counts,
  calmIn,
  chanceOfForce,
  chanceOfRed,
  chanceToGain,
  contentsOf,
  deckAfterTaking,
  percent,
  prospects,
} from './odds.js';
import { Pile } from './pile.js';
import { cardAt, deckAt, nextAt, seatAt } from './places.js';
import { isClosed, type Marks, touch } from './question.js';
import { birdCardsOf, deckWords, nameAt } from './seats.js';
import { StandingChoice } from './standing.js';
import { eitherOf, SHORT_NAMES } from './words.js';

interface MatProps extends Marks {
  readonly seat: Seat;
  readonly mine: boolean; // false: a spectator looks over this player's shoulder
  readonly player: Player;
  readonly shared: Shared;
  readonly sitters: readonly Sitter[];
  readonly over: boolean;
  readonly won: boolean;
}

export const Mat = memo(function Mat({ seat, mine, player, shared, sitters, asked, over, won, tap }: MatProps) {
  const name = nameAt(sitters[seat], seat);
  const rival = bestRival(shared.players, seat);
  const calm = calmIn(shared);
  return (
    <section className={`panel ${styles.mat}`} aria-label={mine ? `${name}, you` : name} data-at={seatAt(seat)}>
      <div className={styles.me}>
        <div className={styles.name}>
          <SeatFace seat={seat} sitter={sitters[seat]} size={26} />
          <b>{name}</b>
          {mine && <span className="tag acc">you</span>}
          {won && <Glyph name="trophy" size={20} />}
        </div>
        <div className={styles.birds} data-sign="bird">
          <Feather size={22} />
          <b>{player.birds}</b>
          <span>
            {plural(player.birds, 'bird', 'birds')} on {many(birdCardsOf(player), 'card')}
            {rival !== null && `, ${nameAt(sitters[rival.seat], rival.seat)} has ${rival.birds}`}
          </span>
        </div>
        {won && <span className="tag acc">most birds</span>}
        {calm !== null && (
          <span className="tag acc" data-sign="calm">
            <Glyph name="calm" size={14} />
            {calm === 0 ? 'black birds are calm' : `calm in ${many(calm, 'turn')}`}
          </span>
        )}
      </div>
      <OwnDeck {...{ seat, mine, asked, tap }} count={pileSize(player.deck)} words={deckWords(player, shared.options.openCounts)} />
      <ul className={styles.row} aria-label={mine ? 'Your row' : `Row of ${name}`}>
        {[...player.played.entries()].map(([place, card]) => (
          <li key={place}>
            <span
              className={cards.card}
              role="img"
              aria-label={SHORT_NAMES[kindOf(card)]}
              data-zoom={kindOf(card)}
              data-at={cardAt(seat, place)}
            >
              <CardFace kind={kindOf(card)} cost={costOf(card, shared.options.goldCost)} alone={shared.fortune !== null} />
            </span>
          </li>
        ))}
        <li>
          <NextFlip {...{ seat, asked, over, tap }} />
        </li>
      </ul>
      {asked?.decision.kind === 'upset' ? (
        <StandingChoice className={styles.outlook} />
      ) : (
        <Outlook
          player={player}
          shared={shared}
          mine={mine}
          closed={asked !== null && isClosed(asked)}
          chosen={tap.chosen?.move ?? null}
          over={over}
        />
      )}
    </section>
  );
});

type OwnDeckProps = Pick<MatProps, 'seat' | 'mine' | 'asked' | 'tap'> & { readonly count: number; readonly words: string };

/** The deck is touched where a question is about it: flip again, shuffle. */
function OwnDeck({ seat, mine, asked, tap, count, words }: OwnDeckProps) {
  const label = `${mine ? 'Your deck' : 'Deck'}, ${words}`;
  return (
    <div className={styles.deck}>
      <Pile at={deckAt(seat)} sign="deck" count={count} label={label} asked={asked} tap={tap} />
      <small>{mine ? 'your deck' : 'deck'}</small>
    </div>
  );
}

/** The empty place in the row is where "please" leads: say it, and the next turn flips a card here. */
function NextFlip({ seat, asked, over, tap }: Pick<MatProps, 'seat' | 'asked' | 'over' | 'tap'>) {
  const closed = asked !== null && isClosed(asked);
  const { mark, choice, press } = touch(nextAt(seat), { asked, tap });
  if (!choice || !press) {
    return (
      <span className={styles.next} data-at={nextAt(seat)}>
        <span>{over ? 'the end' : 'next flip'}</span>
      </span>
    );
  }
  const refused = choice.refusal !== null;
  return (
    <button
      type="button"
      className={styles.next}
      aria-pressed={refused ? undefined : mark === 'chosen'}
      aria-label={refused ? `${choice.words}: not now. ${choice.refusal?.because}` : choice.words}
      data-at={nextAt(seat)}
      data-mark={mark}
      data-quiet=""
      onClick={press}
    >
      <Glyph name={refused ? 'lock' : 'hand'} size={20} />
      <span>{closed ? 'take a card' : choice.words}</span>
    </button>
  );
}

interface OutlookProps extends Pick<MatProps, 'player' | 'shared' | 'mine' | 'over'> {
  readonly closed: boolean;
  readonly chosen: Move | null;
}

/** The next flip in numbers: after saying please, or after the taking that is chosen, which shuffles everything together. */
const Outlook = deferred(function Outlook({ player, shared, mine, closed, chosen, over }: OutlookProps) {
  const { options, field } = shared;
  if (over) return <Owned player={player} mine={mine} />;
  if (!options.openCounts) return <p className={styles.outlook}>At this table everyone remembers the cards for themselves.</p>;
  const taken = chosen?.t === 'take' ? chosen.card : null;
  if (closed && taken === null) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: in big text it scrolls, so it can be reached by keyboard
      <section className={styles.outlook} tabIndex={0} aria-label="The ring is closed">
        <h2>The ring is closed</h2>
        <p>With 3 power or more a card must be taken. Then all your cards are shuffled and the ring opens again.</p>
      </section>
    );
  }
  const deck = taken === null ? contentsOf(player.deck) : deckAfterTaking(player, cardOf(taken));
  const power = taken === null ? player.power : 0;
  const ahead = prospects(deck, power, field, options.goldCost).slice(0, 2);
  const force = ahead.some((each) => each.power >= 3) ? null : chanceOfForce(deck, power);
  const title = mine ? 'Your next flip' : 'The next flip';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with many kinds of cards it scrolls, so it can be reached by keyboard
    <section className={styles.outlook} tabIndex={0} aria-label={title}>
      <div className={styles.title}>
        <h2>
          {title}
          {taken !== null && <small> with the {SHORT_NAMES[taken].toLowerCase()}</small>}
        </h2>
        <Contents deck={deck} />
      </div>
      <dl>
        <Odds words="a clover of any kind" chance={chanceToGain(deck, 1)} />
        {ahead.map((each) => (
          <Odds key={each.power} words={`power ${each.power}: ${eitherOf(each.kinds)}`} chance={each.chance} />
        ))}
        {force !== null && ahead.length < 2 && <Odds words="power 3: a card must be taken" chance={force} />}
        {chanceOfRed(deck) > 0 ? (
          <Odds words="a red bird first: one flip more" chance={chanceOfRed(deck)} plain />
        ) : (
          <Odds words="no help at all" chance={1 - chanceToGain(deck, 1)} plain />
        )}
      </dl>
    </section>
  );
});

/** What the flip is drawn from. */
function Contents({ deck }: { readonly deck: Counts }) {
  return (
    <ul className={styles.contents} aria-label="Cards it comes from">
      {KINDS.map((kind, card) => {
        const count = deck[card] ?? 0;
        const label = `${count} ${SHORT_NAMES[kind].toLowerCase()}`;
        return count === 0 ? null : (
          <li key={kind} title={label}>
            <CardPicture kind={kind} />
            {count}
            <span className="unseen">{SHORT_NAMES[kind].toLowerCase()}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** At the end: everything in deck and row, which is what counts. */
function Owned({ player, mine }: Pick<MatProps, 'player' | 'mine'>) {
  const deck = contentsOf(player.deck);
  const kinds = KINDS.map((kind, card) => ({ kind, count: (deck[card] ?? 0) + player.played.filter((each) => each === card).length }));
  return (
    <div className={styles.outlook}>
      <h2>{mine ? 'All your cards' : 'All cards'}</h2>
      <ul className={styles.owned}>
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <MiniCard kind={kind} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Odds({ words, chance, plain = false }: { readonly words: string; readonly chance: number; readonly plain?: boolean }) {
  return (
    <div className={styles.odds}>
      <dt>{words}</dt>
      <dd>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect width="100" height="10" fill="var(--line)" />
          <rect width={100 * chance} height="10" fill={plain ? 'var(--edge)' : '#3a9a5c'} />
        </svg>
        <b>{percent(chance)}</b>
      </dd>
    </div>
  );
}

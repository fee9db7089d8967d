/** One's own side of the table: birds, deck, the row with the place for the next flip, and what that flip may bring. */

import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { later } from '../../../web/kit/after-picture.js';
import type { Sitter } from '../../../web/table.js';
import { cardOf, costOf, KINDS, kindOf, type Move, type Player, type Shared } from '../face.js';
import { CardPicture, Feather } from './art/cards.js';
import { CardBack, CardFace, MiniCard } from './card.js';
import { answerWith } from './field.js';
import { eitherOf, many, SHORT_NAMES } from './names.js';
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
import { Prompt } from './prompt.js';
import type { Marks } from './question.js';
import { birdCardsOf, deckWords, nameAt } from './seats.js';

export interface MatProps extends Marks {
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
  const alone = shared.fortune !== null;
  const deck = deckWords(player, shared.options.openCounts);
  const rival = bestRival(shared.players, seat);
  const calm = calmIn(shared);
  return (
    <section className="bt-panel bt-mat" aria-label={mine ? `${name}, you` : name} data-seat={seat}>
      <div className="bt-me">
        <div className="bt-me-name">
          <SeatShape seat={seat} size={26} />
          <b>{name}</b>
          {mine && <span className="bt-tag bt-accent">you</span>}
          {won && <Glyph name="trophy" size={20} />}
        </div>
        <div className="bt-me-birds">
          <Feather size={22} />
          <b>{player.birds}</b>
          <span className="bt-quiet">
            {player.birds === 1 ? 'bird' : 'birds'} on {many(birdCardsOf(player), 'card')}
            {rival !== null && `, ${nameAt(sitters[rival.seat], rival.seat)} has ${rival.birds}`}
          </span>
        </div>
        {won && <span className="bt-tag bt-accent">most birds</span>}
        {calm !== null && (
          <span className="bt-tag">
            <Glyph name="calm" size={14} />
            {calm === 0 ? 'black birds are calm' : `black birds calm in ${many(calm, 'turn')}`}
          </span>
        )}
      </div>
      <div className="bt-own-deck">
        <span className="bt-deck" data-deck={seat} title={`${mine ? 'Your deck' : 'Deck'}, ${deck}`}>
          <CardBack count={pileSize(player.deck)} label={`${mine ? 'Your deck' : 'Deck'}, ${deck}`} />
        </span>
        <small>{mine ? 'your deck' : 'deck'}</small>
      </div>
      <ul className="bt-row bt-own-row" data-row={seat} aria-label={mine ? 'Your row' : `Row of ${name}`}>
        {[...player.played.entries()].map(([place, card]) => (
          <li key={place}>
            <span className="bt-card bt-small" role="img" aria-label={SHORT_NAMES[kindOf(card)]} data-zoom={kindOf(card)}>
              <CardFace kind={kindOf(card)} cost={costOf(card, shared.options.goldCost)} alone={alone} />
            </span>
          </li>
        ))}
        <li className="bt-next">
          <NextFlip asked={asked} over={over} tap={tap} />
        </li>
      </ul>
      {asked !== null && asked.others.length > 0 ? (
        <Prompt asked={asked} tap={tap} />
      ) : (
        <Outlook player={player} shared={shared} mine={mine} asked={asked} selected={tap.selected} over={over} />
      )}
    </section>
  );
});

/** The empty place in the row is where "please" leads: say it, and the next turn flips a card here. */
function NextFlip({ asked, over, tap }: Pick<MatProps, 'asked' | 'over' | 'tap'>) {
  const please = asked?.please ?? null;
  if (asked === null || please === null) return <span className="bt-slot">{over ? 'the end' : 'next flip'}</span>;
  const { refusal } = please;
  if (refusal !== null) {
    return (
      <button
        type="button"
        className="bt-slot bt-shut"
        aria-label={`Say please: not now. ${refusal.because}`}
        onClick={() => tap.explain(refusal)}
      >
        <Glyph name="lock" size={16} />
        {asked.power} power: you must take a card
      </button>
    );
  }
  const chosen = tap.selected?.t === 'pass';
  return (
    <button
      type="button"
      className={chosen ? 'bt-slot bt-legal bt-chosen' : 'bt-slot bt-legal'}
      aria-pressed={chosen}
      aria-label={please.words}
      onClick={() => answerWith(tap, asked, please, chosen)}
    >
      <Glyph name={chosen ? 'check' : 'hand'} size={20} />
      Say please
    </button>
  );
}

type OutlookProps = Pick<MatProps, 'player' | 'shared' | 'mine' | 'asked' | 'over'> & { readonly selected: Move | null };

/** The next flip in numbers: after saying please, or after the taking that is chosen, which shuffles everything together. */
const Outlook = later(function Outlook({ player, shared, mine, asked, selected, over }: OutlookProps) {
  const { options, field } = shared;
  if (over) return <Owned player={player} mine={mine} />;
  if (!options.openCounts) return <p className="bt-outlook bt-quiet">At this table everyone remembers the cards for themselves.</p>;
  const taken = asked !== null && selected?.t === 'take' ? selected.card : null;
  const deck = taken === null ? contentsOf(player.deck) : deckAfterTaking(player, cardOf(taken));
  const power = taken === null ? player.power : 0;
  const forced = asked?.please !== undefined && asked?.please !== null && asked.please.refusal !== null && taken === null;
  if (forced) {
    return (
      <div className="bt-outlook">
        <h2>The ring is closed</h2>
        <p>With 3 power or more a card must be taken. Then all your cards are shuffled and the ring opens again.</p>
      </div>
    );
  }
  const ahead = prospects(deck, power, field, options.goldCost).slice(0, 2);
  const force = ahead.some((each) => each.power >= 3) ? null : chanceOfForce(deck, power);
  return (
    <div className="bt-outlook">
      <div className="bt-outlook-head">
        <h2>
          {mine ? 'Your next flip' : 'The next flip'}
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
    </div>
  );
});

/** What the flip is drawn from. */
function Contents({ deck }: { readonly deck: Counts }) {
  return (
    <ul className="bt-tally bt-contents" aria-label="Cards it comes from">
      {KINDS.map((kind, card) => {
        const count = deck[card] ?? 0;
        if (count === 0) return null;
        const label = `${count} ${SHORT_NAMES[kind].toLowerCase()}`;
        return (
          <li key={kind}>
            <span title={label} role="img" aria-label={label}>
              <CardPicture kind={kind} />
              {count}
            </span>
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
    <div className="bt-outlook">
      <h2>{mine ? 'All your cards' : 'All cards'}</h2>
      <ul className="bt-owned">
        {kinds.map(({ kind, count }) => (
          <li key={kind} className={count === 0 ? 'bt-lacking' : ''}>
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
    <div className="bt-odds">
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

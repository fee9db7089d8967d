/** The players beside the board: the others compact, one's own side with hang-ups, saved cards and what is still wanted. */

import { memo } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import { later } from '../../../web/kit/after-picture.js';
import { Breathing } from '../../../web/kit/Breathing.js';
import type { Sitter } from '../../../web/table.js';
import {
  AREA_NAMES,
  dollars,
  fateOdds,
  hangUpArea,
  hangUpText,
  improvementArea,
  improvementCard,
  improvementId,
  type Player,
  type Shared,
  usefulImprovements,
} from '../face.js';
import { AREA_INKS, AREA_ON, AreaSign, HangUpCloud } from './art/things.js';
import { whereabouts } from './board.js';
import { type Choosing, MoneyBar, Stand } from './stand.js';
import { areaId, hangUpLine, wantedTracks } from './wanted.js';

export interface PersonProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly sitter: Sitter | undefined;
  readonly deciding: boolean;
}

const nameOf = (sitter: Sitter | undefined, seat: number): string => sitter?.name ?? `Player ${seat + 1}`;

/** Pieces first, then who is thinking. */
export const OtherSeat = later(function OtherSeat({ shared, seat, sitter, deciding }: PersonProps) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const name = nameOf(sitter, seat);
  return (
    <section className={deciding ? 'rt-panel rt-seat rt-deciding' : 'rt-panel rt-seat'} aria-label={name}>
      <div className="rt-row">
        <Breathing seat={seat} size={20} breathes={sitter?.thinking ?? false} />
        <b className="rt-name">{name}</b>
        {deciding && (
          <span className="rt-turn" title="to move" role="img" aria-label="to move">
            <Glyph name="time" size={14} />
          </span>
        )}
        {shared.finished.includes(seat) && <Glyph name="trophy" size={16} />}
        <span className="rt-where">{whereabouts(shared, seat)}</span>
      </div>
      <Stand player={player} seat={seat} />
      <MoneyBar seat={seat} money={player.money} goal={shared.terms.moneyGoal} />
    </section>
  );
});

interface OwnProps extends Omit<PersonProps, 'deciding'> {
  readonly mine: boolean;
  readonly choosing: Choosing | null;
}

export const OwnSeat = later(function OwnSeat({ shared, seat, sitter, mine, choosing }: OwnProps) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const { terms } = shared;
  return (
    <section className="rt-panel rt-me" aria-label={mine ? `${nameOf(sitter, seat)}, you` : nameOf(sitter, seat)}>
      <div className="rt-row">
        <SeatShape seat={seat} size={24} />
        <b className="rt-name rt-big">{nameOf(sitter, seat)}</b>
        {mine && <span className="rt-tag">you</span>}
        <span className="rt-where">
          <b>
            {player.stand.length} of {terms.keysToWin} keys
          </b>
          <span className="rt-narrow">, {dollars(player.money)}</span>
        </span>
      </div>
      <Stand player={player} seat={seat} large choosing={choosing} />
      <MoneyBar seat={seat} money={player.money} goal={terms.moneyGoal} />
      <Cards player={player} />
      <p className="rt-quiet">{hangUpLine(shared, seat)}</p>
    </section>
  );
});

const Cards = memo(function Cards({ player }: { readonly player: Player }) {
  const saved = player.saved.map((card) => ({ card, area: areaId(improvementArea(card)) }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable from the keyboard
    <ul className="rt-cards" aria-label="Hang-ups and saved cards" tabIndex={0}>
      {[...player.hangUps.entries()].map(([place, hangUp]) => {
        const area = areaId(hangUpArea(hangUp));
        return (
          <li
            key={`h${place}`}
            className="rt-card rt-hang-up"
            data-hang-up={area}
            data-zoom={`hang-up ${hangUp}`}
            style={{ '--c': AREA_INKS[area] }}
          >
            <HangUpCloud size={30} />
            <div>
              <b>Hang-up: {AREA_NAMES[area]}</b>
              <small>{hangUpText(hangUp)}</small>
            </div>
          </li>
        );
      })}
      {saved.map(({ card, area }) => (
        <li
          key={card}
          className="rt-card rt-saved"
          data-zoom={`learn ${improvementId(card)}`}
          style={{ '--c': AREA_INKS[area], '--on': AREA_ON[area] }}
        >
          <span className="rt-chip">
            <AreaSign area={area} size={18} />
          </span>
          <div>
            <b>Saved: {AREA_NAMES[area]}</b>
            <small>{improvementCard(improvementId(card)).text}</small>
          </div>
        </li>
      ))}
      {player.hangUps.length === 0 && saved.length === 0 && (
        <li className="rt-quiet">No hang-up is left. Every key you earn goes on the stand at once.</li>
      )}
    </ul>
  );
});

/** The piles in numbers, as they matter to this player. */
export const Odds = later(function Odds({ shared, seat }: { readonly shared: Shared; readonly seat: number }) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const { hangUps, improves, keys } = fateOdds(shared, player);
  const all = Math.max(1, shared.fate.loose + shared.fate.bottom.length);
  return (
    <dl className="rt-odds">
      <div>
        <dt>Fate: a hang-up for you</dt>
        <dd>
          {hangUps} of {all}
        </dd>
      </div>
      <div>
        <dt>Fate: learn something</dt>
        <dd>
          {improves} of {all}
        </dd>
      </div>
      <div>
        <dt>Fate: a key</dt>
        <dd>
          {keys} of {all}
        </dd>
      </div>
      <div>
        <dt>Learn: a card you can use</dt>
        <dd>{Math.round(usefulImprovements(shared, player) * 100)}%</dd>
      </div>
      <div>
        <dt>A spin to a wanted track</dt>
        <dd>{wantedTracks(player).length} of 6</dd>
      </div>
    </dl>
  );
});

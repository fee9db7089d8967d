/** The players around the board: the others compact, one's own side with hang-ups, saved cards and what is still wanted. */
import { memo } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { deferred } from '../../../web/kit/after-paint.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import {
  AREA_NAMES,
  areaId,
  dollars,
  type Edition,
  editionOf,
  fateOdds,
  hangUpArea,
  hangUpId,
  hangUpText,
  improvementArea,
  improvementCard,
  improvementId,
  type Player,
  type Shared,
  usefulImprovements,
} from '../face.js';
import { AREA_INKS, AreaChip, HangUpCloud } from './art/things.js';
import { hangUpAt, savedAt, seatAt } from './places.js';
import styles from './seats.module.css';
import { type Choosing, MoneyBar, Stand } from './stand.js';
import { HANG_UPS, keysOf, NOTHING_IN_THE_WAY, ODDS, ofKeys, TO_MOVE, wantedLine, wantedTracks, whereabouts, YOU } from './words.js';

export interface PersonProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly sitter: Sitter | undefined;
  readonly deciding: boolean;
  readonly small?: boolean; // a chip on a phone
}

const nameOf = (sitter: Sitter | undefined, seat: number): string => sitter?.name ?? `Player ${seat + 1}`;

const MANY = 4; // at a table of more, money stands beside the name

/** Pieces first, then who is thinking. */
export const OtherSeat = deferred(function OtherSeat({ shared, seat, sitter, deciding, small = false }: PersonProps) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const name = nameOf(sitter, seat);
  const many = shared.players.length > MANY;
  const money = <MoneyBar seat={seat} money={player.money} goal={shared.terms.moneyGoal} />;
  return (
    <section className={`panel ${styles.seat}`} data-at={seatAt(seat)} data-deciding={deciding} aria-label={name}>
      <div className="row">
        <SeatFace seat={seat} sitter={sitter} size={small ? 15 : 20} />
        <b className={`d ${styles.name}`}>{name}</b>
        {deciding && <span className="unseen">{TO_MOVE}</span>}
        {shared.finished.includes(seat) && <Glyph name="trophy" size={16} />}
        <span className={`xs mut ${styles.end} ${styles.where}`}>{whereabouts(shared, player)}</span>
        <b className={`d ${styles.name} ${styles.end} ${styles.keys}`}>
          {player.stand.length}
          <span>{ofKeys(shared)}</span>
        </b>
        {many && money}
      </div>
      <Stand e={editionOf(shared)} player={player} seat={seat} />
      {!many && money}
      <SeatSays sitter={sitter} />
    </section>
  );
});

interface OwnProps extends PersonProps {
  readonly mine: boolean;
  readonly choosing: Choosing | null;
}

export const OwnSeat = deferred(function OwnSeat({ shared, seat, sitter, deciding, mine, choosing }: OwnProps) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const name = nameOf(sitter, seat);
  return (
    <section className={`panel ${styles.me}`} data-at={seatAt(seat)} data-deciding={deciding} aria-label={mine ? `${name}, ${YOU}` : name}>
      <div className="row">
        <SeatFace seat={seat} sitter={sitter} size={24} />
        <b className={`d ${styles.name}`}>{name}</b>
        {mine && <span className="tag acc">{YOU}</span>}
        <span className={`s ${styles.end}`}>
          <b>{keysOf(player, shared)}</b>
          <span className={styles.purse}>, {dollars(player.money)}</span>
        </span>
      </div>
      <Stand e={editionOf(shared)} player={player} seat={seat} large choosing={choosing} />
      <MoneyBar seat={seat} money={player.money} goal={shared.terms.moneyGoal} />
      <Cards e={editionOf(shared)} player={player} />
      <p className={`s mut ${styles.wanted}`}>{wantedLine(shared, player)}</p>
      <SeatSays sitter={sitter} />
    </section>
  );
});

const Cards = memo(function Cards({ e, player }: { readonly e: Edition; readonly player: Player }) {
  const { hangUps, saved } = player;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable from the keyboard
    <ul className={styles.cards} aria-label={HANG_UPS} tabIndex={0}>
      {[...hangUps.entries()].map(([place, hangUp]) => {
        const area = areaId(hangUpArea(e, hangUp));
        return (
          <li
            className="row"
            key={`h${place}`}
            data-at={hangUpAt(place)}
            data-zoom={`hang-up ${hangUp}`}
            data-sign="hang-up"
            style={{ '--c': AREA_INKS[area] }}
          >
            <HangUpCloud size={30} />
            <div>
              <b className="d s">
                <span>Hang-up: </span>
                {AREA_NAMES[area]}
              </b>
              <small>{hangUpText(hangUpId(e, hangUp))}</small>
            </div>
          </li>
        );
      })}
      {[...saved.entries()].map(([place, card]) => {
        const area = areaId(improvementArea(e, card));
        const id = improvementId(e, card);
        return (
          <li
            className="row"
            key={`s${place}`}
            data-at={savedAt(place)}
            data-zoom={`learn ${id}`}
            data-sign="saved"
            style={{ '--c': AREA_INKS[area] }}
          >
            <AreaChip area={area} size={28} />
            <div>
              <b className="d s">
                <span>Saved: </span>
                {AREA_NAMES[area]}
              </b>
              <small>{improvementCard(id).text}</small>
            </div>
          </li>
        );
      })}
      {hangUps.length === 0 && saved.length === 0 && <li className="s">{NOTHING_IN_THE_WAY}</li>}
    </ul>
  );
});

/** The piles in numbers, as they matter to this player. */
export const Odds = deferred(function Odds({ shared, seat }: { readonly shared: Shared; readonly seat: number }) {
  const player = shared.players[seat];
  if (player === undefined) return null;
  const { hangUps, improves, keys } = fateOdds(editionOf(shared), shared, player);
  const all = Math.max(1, shared.fate.loose + shared.fate.bottom.length);
  const rows: readonly (readonly [string, string])[] = [
    [ODDS.hangUp, `${hangUps} of ${all}`],
    [ODDS.improve, `${improves} of ${all}`],
    [ODDS.key, `${keys} of ${all}`],
    [ODDS.useful, `${Math.round(usefulImprovements(editionOf(shared), shared, player) * 100)}%`],
    [ODDS.spin, `${wantedTracks(player).length} of 6`],
  ];
  return (
    <dl className="s">
      {rows.map(([what, figure]) => (
        <div key={what} className="row">
          <dt className="sp">{what}</dt>
          <dd className="b">{figure}</dd>
        </div>
      ))}
    </dl>
  );
});

/** The places of a game while people gather: its ground, a garland once all of them are taken, whoever sits or does not sit there yet, and what lies on the table. */
import type { ReactNode } from 'react';
import type { Json, Seat } from '../../engine/game.js';
import { Garland } from '../art/garland.js';
import type { Places } from '../kit/places.js';
import { SeatFace, SeatSays } from '../kit/Seat.js';
import { ROOM_WORDS } from '../online/words.js';
import type { Sitter } from '../table.js';
import styles from './gather.module.css';
import seatStyles from './seats.module.css';

const { gather: W } = ROOM_WORDS;

interface GatherProps {
  readonly places: Places | null; // null: plain ones
  readonly sitters: readonly Sitter[]; // presence `free`: nobody
  readonly options: Readonly<Record<string, Json>>;
  readonly newcomer?: Seat | null; // has just sat down: the place lifts for a moment
  readonly lying: ReactNode; // on the table, such as the invitation
  readonly under?: (seat: Seat) => ReactNode; // at the foot of a place
}

export function Gather({ places, sitters, options, newcomer = null, lying, under }: GatherProps) {
  const free = sitters.map(({ presence }) => presence === 'free');
  return (
    <div
      className={`${seatStyles.ground} ${styles.gather}`}
      data-plain={places ? undefined : ''}
      data-bare={under ? undefined : ''}
      data-middle={places?.middle && lying !== null ? '' : undefined}
    >
      {places && <places.Ground free={free} />}
      {!free.includes(true) && <Garland className={styles.garland} />}
      <ol
        className={`${seatStyles.seats} ${styles.seats} ${places?.look ?? ''}`}
        style={{ '--seats': sitters.length }}
        aria-label={W.around}
      >
        {sitters.map((sitter, seat) => {
          const at = { seat, seats: sitters.length, options };
          const title = places?.title(at) ?? `Seat ${seat + 1}`;
          const isFree = sitter.presence === 'free';
          const said = [title, ...(sitter.kind === 'me' ? [W.you] : sitter.kind === 'bot' ? [W.bot] : [])].join(', ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} data-free={isFree ? '' : undefined} data-new={seat === newcomer || undefined} style={{ '--seat': seat }}>
              {places && <places.Sign {...at} free={isFree} />}
              <div className={`${seatStyles.card} ${styles.card}`}>
                <div className={seatStyles.title}>
                  <SeatFace seat={seat} sitter={sitter} size={20} />
                  <b>{isFree ? title : sitter.name}</b>
                </div>
                <small className={styles.role}>{isFree ? W.free : said}</small>
                {under && <div className={styles.under}>{under(seat)}</div>}
                <SeatSays sitter={sitter} />
              </div>
            </li>
          );
        })}
      </ol>
      {lying !== null && <div className={styles.lying}>{lying}</div>}
    </div>
  );
}

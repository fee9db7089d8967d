/** The turn of the table between two people at one device: a ribbon with the name of whoever is next crosses it. */
import type { Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import styles from './ribbon.module.css';

export function Ribbon({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <div className={styles.turn} role="status">
      <p className={styles.ribbon}>
        <SeatShape seat={seat} size={40} />
        <span className="d">{name}</span>
      </p>
    </div>
  );
}

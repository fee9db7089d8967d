/** A table that is being laid: its seats, its board and its bar in dashed line, until it is known what lies there. */
import styles from './laying.module.css';

export const Laying = ({ framed = false }: { readonly framed?: boolean }) => (
  <div className={`${framed ? styles.framed : 'page'} ${styles.laying}`}>
    {!framed && <div className="top" />}
    <div className={styles.seats} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
    <i className={styles.board} aria-hidden="true" />
    <p role="status">The table is being laid…</p>
  </div>
);

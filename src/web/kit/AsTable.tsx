/** A drawing and the same as a table: the table is always there for screen readers, and a button shows it to everybody. */
import { type ReactNode, useState } from 'react';
import { Glyph } from '../art/glyph.js';
import styles from './as-table.module.css';

interface AsTableProps {
  readonly label: string; // one sentence that says what the drawing shows
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[]; // the first cell of each says what it is about
  readonly children: ReactNode;
}

const SHOW = 'Show it as a table';
const DRAW = 'Show it as a drawing';

export function AsTable({ label, caption, head, rows, children }: AsTableProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.both}>
      {!shown && (
        <div role="img" aria-label={label} className={styles.drawing}>
          {children}
        </div>
      )}
      <section className={shown ? styles.table : 'unseen'} tabIndex={shown ? 0 : undefined} aria-label={caption}>
        <table>
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
              <tr key={i}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        className={styles.turn}
        aria-label={shown ? DRAW : SHOW}
        title={shown ? DRAW : SHOW}
        onClick={() => setShown(!shown)}
      >
        <Glyph name={shown ? 'chart' : 'list'} size={18} />
      </button>
    </div>
  );
}

/** The same deal played by bots, a row of dots for each step: full where the person did better, hollow where not. */
import { steps } from '../../bots/index.js';
import { BotHead } from '../art/bots.js';
import { Glyph } from '../art/glyph.js';
import { SeatMark } from '../art/seat.js';
import { AsTable } from '../kit/AsTable.js';
import styles from './histogram.module.css';
import type { Column, Row, Histogram as Rows } from './runs.js';
import { DAILY_WORDS as W } from './words.js';

interface HistogramProps {
  readonly histogram: Rows;
  readonly mine: string; // the result in a few words
  readonly tag: string; // ... and in fewer
  readonly unit: string;
}

const CLOSE = 0.1; // of the axis: a tag in the middle would hang over the edge

export function Histogram({ histogram, mine, tag, unit }: HistogramProps) {
  const { rows, ticks, past, percent } = histogram;
  const strong = [...rows].reverse();
  const most = Math.max(1, ...rows.flatMap(({ columns }) => columns.map(({ full, hollow }) => full + hollow)));
  const side = histogram.mine < CLOSE ? 'left' : histogram.mine > 1 - CLOSE ? 'right' : 'middle';
  return (
    <AsTable
      label={W.summary(mine, past, percent)}
      caption={W.histogram}
      head={[W.step, W.worse, W.runs]}
      rows={strong.map(({ step, better, of }) => [steps[step].title, better, of])}
    >
      <div className={styles.chart} style={{ '--mine': histogram.mine, '--most': most }}>
        <p className={styles.tag} data-side={side}>
          <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
            <SeatMark seat={0} x={0} y={0} scale={0.8} stroke="#fff3dc" />
          </svg>
          {W.you(tag)}
        </p>
        {strong.map((row, i) => (
          <Bots key={row.step} row={row} after={strong.length - 1 - i} />
        ))}
        <div className={styles.axis}>
          {ticks.map(({ at, label }, i) => (
            <span key={label} style={{ '--at': at }}>
              {i === 0 && ticks.length > 1 && !/\D/.test(label) ? `${label} ${unit}` : label}
            </span>
          ))}
        </div>
      </div>
    </AsTable>
  );
}

/** `after`: how many rows drop their dots before this one. */
function Bots({ row: { step, columns, better, of, past, done }, after }: { readonly row: Row; readonly after: number }) {
  return (
    <div className={styles.row} data-waits={of === 0 || undefined} style={{ '--after': after }}>
      <span className={styles.head}>
        <BotHead head={step} size={38} />
        {past && done && (
          <i>
            <Glyph name="check" size={10} />
          </i>
        )}
      </span>
      <b>{steps[step].title}</b>
      <div className={styles.plot}>
        <span className={styles.line} />
        {columns.flatMap(dotsOf)}
      </div>
      <small>
        {of === 0 ? (
          W.rowWaits
        ) : (
          <>
            <span>{W.betterThan}</span> <b>{W.of(better, of)}</b>
          </>
        )}
      </small>
    </div>
  );
}

/** The full ones below, the hollow ones over them. */
const dotsOf = ({ at, full, hollow }: Column) =>
  Array.from({ length: full + hollow }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the column
    <i key={`${at} ${i}`} data-full={i < full || undefined} style={{ '--at': at, '--n': i }} />
  ));

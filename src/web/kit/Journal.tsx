/** The journal: what happened, newest at the end. Each line is a way back to its moment. */
import { memo, useState } from 'react';
import { sentence } from '../../games/kit/words.js';
import type { JournalLine } from '../../match/picture.js';
import { SeatShape } from '../art/seat.js';

const AT_ONCE = 120; // lines; a long match has thousands

interface JournalProps {
  readonly lines: readonly JournalLine[];
  readonly jump: (upTo: number) => void; // to the position after so many entries
}

export function JournalLines({ lines, jump }: JournalProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const visible = lines.slice(-shown);
  let before: number | null = null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="log-scroll" tabIndex={0} aria-label="What happened">
      <ol>
        {lines.length > shown && (
          <li>
            <button type="button" className="earlier" onClick={() => setShown(shown + 4 * AT_ONCE)}>
              Show {Math.min(lines.length - shown, 4 * AT_ONCE)} earlier lines
            </button>
          </li>
        )}
        {visible.map((line, i) => {
          const begins = line.seat !== null && line.seat !== before;
          before = line.seat ?? before;
          return <Line key={line.key} line={line} jump={jump} begins={begins} newest={i === visible.length - 1} />;
        })}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly line: JournalLine;
  readonly jump: (upTo: number) => void;
  readonly begins: boolean; // speaks of another seat than the line before
  readonly newest: boolean;
}

/** A line says the same for ever; what it leads to is told by its entry. Hundreds of them need not be drawn anew for each move. */
const isSame = (a: LineProps, b: LineProps): boolean =>
  a.line.key === b.line.key &&
  a.line.words === b.line.words &&
  a.line.takenBack === b.line.takenBack &&
  a.begins === b.begins &&
  a.newest === b.newest;

const Line = memo(function Line({ line, jump, begins, newest }: LineProps) {
  return (
    <li className={`${begins ? 'turn' : ''} ${newest ? 'now' : ''} ${line.takenBack ? 'gone' : ''}`}>
      <button type="button" onClick={() => jump(line.entry + 1)}>
        {line.seat === null ? <span className="dot" /> : <SeatShape seat={line.seat} size={17} />}
        <span>
          {sentences([line.words])}
          {line.takenBack && <em> (taken back)</em>}
        </span>
      </button>
    </li>
  );
}, isSame);

export const sentences = (words: readonly string[]): string => words.map(sentence).join(' ');

/** The ranking as bars: each part of a score is a piece in its own ink, in the same order and on one scale for all. */
import type { CSSProperties, ReactNode } from 'react';
import type { BotName } from '../../bots/index.js';
import type { Seat } from '../../engine/game.js';
import type { Standing } from '../../engine/standings.js';
import { SeatShape } from '../art/seat.js';
import { BotFace } from '../kit/BotFace.js';
import type { ScorePart } from '../table.js';
import styles from './end.module.css';
import { END_WORDS as W } from './words.js';

const LEAST = 0.055; // of the longest bar: a smaller piece has no room for its figure

/** Inks for a game that has named none. */
const INKS = [
  ['#e0a21f', '#2a2018'],
  ['#135f6e', '#ffffff'],
  ['#b2452a', '#ffffff'],
  ['#e3b98a', '#2a2018'],
  ['#4a5a86', '#ffffff'],
  ['#c98bb5', '#2a2018'],
  ['#4f7f3f', '#ffffff'],
  ['#6f4590', '#ffffff'],
] as const;

/** The parts that somebody has scored, in the order of the game; what it has not named comes last. */
export function partsOf(ranked: readonly Standing[], known: readonly ScorePart[]): readonly ScorePart[] {
  const lines = ranked.flatMap(({ lines: own }) => own.filter(({ points }) => points !== 0));
  const named = known.filter(({ key }) => lines.some((line) => line.key === key));
  const others = [...new Set(lines.map(({ key }) => key))].filter((key) => known.every((part) => part.key !== key));
  return [
    ...named,
    ...others.map((key, i) => {
      const [ink, on] = INKS[i % INKS.length] ?? INKS[0];
      const label = lines.find((line) => line.key === key)?.label ?? key;
      return { key, name: label.replace(/^\d+ (x )?/, ''), ink, on };
    }),
  ];
}

/** The points of one part of a score. */
export const pointsOf = ({ lines }: Standing, key: string): number => lines.find((line) => line.key === key)?.points ?? 0;

interface BarsProps {
  readonly ranked: readonly Standing[];
  readonly names: readonly string[];
  readonly who: readonly string[]; // what each of them is: you, a friend, a bot
  readonly bots: readonly (BotName | null)[]; // those that played for themselves: their heads
  readonly parts: readonly ScorePart[];
  readonly signsOnly: boolean;
  readonly unit: ReactNode;
  readonly viewer: Seat | null;
}

export function Bars({ ranked, names, who, bots, parts, signsOnly, unit, viewer }: BarsProps) {
  const most = Math.max(1, ...ranked.map((standing) => parts.reduce((sum, { key }) => sum + Math.max(0, pointsOf(standing, key)), 0)));
  return (
    <>
      <ol className={styles.rows}>
        {ranked.map((standing) => (
          <li
            key={standing.seat}
            data-first={standing.rank === 1 || undefined}
            data-you={standing.seat === viewer || undefined}
            className={styles.row}
          >
            <b className={styles.no}>{standing.rank}</b>
            <SeatShape seat={standing.seat} size={26} />
            <Head bot={bots[standing.seat] ?? null} seat={standing.seat} />
            <div className={styles.name}>
              <b>{names[standing.seat]}</b>
              <small>{who[standing.seat]}</small>
            </div>
            <div>
              <div className={styles.pieces}>
                {parts.map((part) => {
                  const points = pointsOf(standing, part.key);
                  if (points <= 0) return null;
                  const style: CSSProperties = { width: `${(100 * points) / most}%`, background: part.ink, color: part.on };
                  return (
                    <i key={part.key} title={`${part.name}: ${points}`} style={style}>
                      {signsOnly ? part.sign : points >= LEAST * most ? points : null}
                      <span className="unseen">
                        {part.name}: {points}.{' '}
                      </span>
                    </i>
                  );
                })}
              </div>
              <Minus standing={standing} parts={parts} />
            </div>
            <b className={styles.total}>
              {standing.total}
              <span className={styles.unit}>{unit}</span>
            </b>
          </li>
        ))}
      </ol>
      {parts.length > 0 && (
        <ul className={styles.legend} aria-label={W.counted}>
          {parts.map((part) => (
            <li key={part.key}>
              <i style={{ background: part.ink, color: part.on }}>{part.sign}</i>
              {part.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const Head = ({ bot, seat }: { readonly bot: BotName | null; readonly seat: Seat }) => (
  <span className={styles.head}>{bot !== null && <BotFace bot={bot} size={30} seat={seat} />}</span>
);

/** What was taken away. */
function Minus({ standing, parts }: { readonly standing: Standing; readonly parts: readonly ScorePart[] }) {
  const lost = parts.filter(({ key }) => pointsOf(standing, key) < 0).map(({ key, name }) => `${name} −${-pointsOf(standing, key)}`);
  return lost.length === 0 ? null : <small className={styles.minus}>{lost.join(', ')}</small>;
}

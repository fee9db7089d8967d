/** The ranking as bars: each line of a score is a piece of its bar, and the legend names the pieces. */
import type { Standing } from '../../engine/standings.js';
import { SeatShape } from '../art/seat.js';

/** Ink and the ink that is readable on it. Pieces of one label have one colour in all bars. */
const INKS = [
  ['#e0a21f', '#2a2018'],
  ['#135f6e', '#ffffff'],
  ['#b2452a', '#ffffff'],
  ['#e3b98a', '#2a2018'],
  ['#4a5a86', '#ffffff'],
  ['#c98bb5', '#2a2018'],
  ['#4f7f3f', '#ffffff'],
  ['#6f4590', '#ffffff'],
  ['#8fc1c4', '#2a2018'],
  ['#7a2f45', '#ffffff'],
  ['#b9c36a', '#2a2018'],
  ['#5b4a3a', '#ffffff'],
] as const;

interface BarsProps {
  readonly ranked: readonly Standing[];
  readonly names: readonly string[];
  readonly who: readonly string[]; // what each of them is: you, a friend, a bot
}

export function Bars({ ranked, names, who }: BarsProps) {
  const scored = ranked.flatMap((standing) => standing.lines.filter((line) => line.points > 0).map((line) => line.label));
  const keys = [...new Set(scored.map(keyOf))];
  const most = Math.max(1, ...ranked.map((standing) => standing.total));
  const inkOf = (label: string) => INKS[keys.indexOf(keyOf(label)) % INKS.length] ?? INKS[0];
  return (
    <>
      <ol>
        {ranked.map((standing) => (
          <li key={standing.seat} className={standing.rank === 1 ? 'first' : ''}>
            <b className="no">{standing.rank}</b>
            <SeatShape seat={standing.seat} size={standing.rank === 1 ? 28 : 22} />
            <div className="nn">
              <b>{names[standing.seat]}</b>
              <small>{who[standing.seat]}</small>
            </div>
            <div className="bw">
              <div className="bar" style={{ width: `${Math.max(0, (100 * standing.total) / most)}%` }}>
                {standing.lines
                  .filter((line) => line.points > 0)
                  .map((line) => {
                    const [ink, on] = inkOf(line.label);
                    return (
                      <i
                        key={line.label}
                        title={`${line.label}: ${line.points}`}
                        style={{ flexGrow: line.points, background: ink, color: on }}
                      >
                        {line.points}
                      </i>
                    );
                  })}
              </div>
              <small className="minus">
                {standing.lines
                  .filter((line) => line.points < 0)
                  .map((line) => `${line.label} ${line.points}`)
                  .join(', ')}
              </small>
            </div>
            <b className="points">{standing.total}</b>
          </li>
        ))}
      </ol>
      {keys.length > 0 && (
        <ul className="lg" aria-label="What counted">
          {keys.map((key) => {
            const label = scored.find((one) => keyOf(one) === key) ?? key;
            return (
              <li key={key}>
                <i style={{ background: inkOf(label)[0] }} />
                {kindOf(label)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** "3 x red bird", "12 cows" and "1 cow" differ in number only: one kind of thing has one ink. */
const kindOf = (label: string): string => (label.startsWith('$') ? 'Money' : label.replace(/^\d+ (x )?/, ''));
const keyOf = (label: string): string => kindOf(label).toLowerCase().replace(/s$/, '');

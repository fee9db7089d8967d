/** The score as it stands, line by line: what everybody may know, at any time. */
import type { AnyGame, GameTypes } from '../../engine/game.js';
import { standings } from '../../engine/standings.js';
import { SeatShape } from '../art/seat.js';
import { Sheet } from './Sheet.js';

interface ScoreSheetProps {
  readonly game: AnyGame;
  readonly shared: GameTypes['shared'];
  readonly names: readonly string[];
  readonly over: boolean;
  readonly close: () => void;
}

export function ScoreSheet({ game, shared, names, over, close }: ScoreSheetProps) {
  const ranked = [...standings(game, shared)].sort((a, b) => a.rank - b.rank);
  return (
    <Sheet title={over ? 'The final score' : 'The score so far'} glyph="chart" close={close}>
      {!over && <p className="mut">By what everyone may see. Hidden things count at the end.</p>}
      <ol className="scores">
        {ranked.map((standing) => (
          <li key={standing.seat}>
            <h3>
              <b className="no">{standing.rank}</b>
              <SeatShape seat={standing.seat} size={22} />
              <span>{names[standing.seat]}</span>
              <span className="sp" />
              <b className="total">{standing.total}</b>
            </h3>
            <table>
              <tbody>
                {standing.lines.map((line) => (
                  <tr key={line.label}>
                    <th scope="row">{line.label}</th>
                    <td>{line.points}</td>
                  </tr>
                ))}
                {standing.tieBreakers.map((line) => (
                  <tr key={line.label} className="mut">
                    <th scope="row">If tied: {line.label}</th>
                    <td>{Math.abs(line.value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {standing.verdict && <p>{standing.verdict.words}</p>}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

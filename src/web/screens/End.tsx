/** The end of a match: who won and by what, the score over time, and what to do with the match now. */
import { useEffect, useMemo, useState } from 'react';
import { recordOf } from '../../engine/record.js';
import { standings } from '../../engine/standings.js';
import { viewFor } from '../../engine/view.js';
import { isBox } from '../art/box.js';
import { EndArt } from '../art/end.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { Link } from '../kit/Link.js';
import { Sheet } from '../kit/Sheet.js';
import { Trouble } from '../kit/Trouble.js';
import { type DrawnTable, loadTable } from '../library.js';
import { type Match, recallMatch, recordOfMatch, rematch, winnerWords } from '../play/match.js';
import { lay } from '../play/store.js';
import { go, pathTo } from '../route.js';
import { saveRecord } from '../save.js';
import { ask } from '../thinker/asking.js';
import type { CurvePoint } from '../thinker/jobs.js';
import { Bars } from './Bars.js';
import { Curve } from './Curve.js';
import './end.css';

const POINTS = 40;
const LIST = new Intl.ListFormat('en-GB');

export function End({ id }: { readonly id: string }) {
  const [match, setMatch] = useState<Match | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    recallMatch(id).then(setMatch, (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  }, [id]);
  if (trouble !== null) return <Trouble words={trouble} close={null} />;
  if (!match) return <p className="loading">The score is being counted…</p>;
  if (match.table.state.open.length > 0) return <NotOver match={match} />;
  return <Result match={match} />;
}

function NotOver({ match }: { readonly match: Match }) {
  useEffect(() => go(pathTo.match(match.id), 'replace'), [match]);
  return null;
}

function Result({ match }: { readonly match: Match }) {
  const { game, table, names, seating } = match;
  const [curve, setCurve] = useState<readonly CurvePoint[] | null>(null);
  const [checks, setChecks] = useState<readonly string[] | { readonly failed: string } | null>(null);
  const [drawn, setDrawn] = useState<DrawnTable | null>(null);
  useEffect(() => void loadTable(game.id).then(setDrawn), [game]);
  const ranked = useMemo(() => [...standings(game, table.state.shared)].sort((a, b) => a.rank - b.rank), [game, table]);
  useEffect(() => {
    ask<'curve'>({ kind: 'curve', record: recordOfMatch(match), points: POINTS }).then(setCurve, () => setCurve([]));
  }, [match]);
  const verify = () => {
    const record = { ...recordOf(table, names, { seed: true }), commitment: match.commitment };
    ask<'verify'>({ kind: 'verify', record }).then(setChecks, (error: unknown) =>
      setChecks({ failed: error instanceof Error ? error.message : String(error) }),
    );
  };
  const replay = (at: number) => {
    lay(match, at);
    go(pathTo.match(match.id));
  };
  const [first] = ranked;
  const best = ranked.filter((standing) => standing.rank === 1);
  const solo = names.length === 1;
  const turn = curve && !solo ? turningPoint(curve, best[0]?.seat ?? 0) : null;
  return (
    <div className="page" data-game={game.id}>
      <header className="top">
        <Link to={pathTo.shelf()} className="ib" label="Back to the shelf">
          <Glyph name="back" />
        </Link>
        <h1>{game.about.title}</h1>
        <span className="chip desk">Finished after {table.entries.length} moves</span>
      </header>
      <main className="end">
        <section className="hero" aria-label="Result">
          {isBox(game.id) && <EndArt game={game.id} />}
          <div className="hero-text">
            <span>{solo ? 'Alone at the table' : best.length > 1 ? 'Shared happiness' : 'The happiest of all'}</span>
            <h2>
              {solo
                ? `${names[0]}, with ${first?.total ?? 0}`
                : `${LIST.format(best.map((s) => names[s.seat] ?? ''))}, with ${first?.total ?? 0}`}
            </h2>
            <p>{winnerWords(match)}</p>
          </div>
        </section>
        <section className="panel rank" aria-label="Ranking">
          <Bars ranked={ranked} names={names} seating={seating} />
        </section>
        <section className="panel chart" aria-label="The score over time">
          <h2>The score, move by move</h2>
          {!curve && <p className="mut">Counting…</p>}
          {curve && (
            <>
              <div className="desk curve-in">
                <Curve points={curve} names={names} size={[640, 262]} />
              </div>
              <div className="only-phone curve-in">
                <Curve points={curve} names={names} size={[370, 210]} />
              </div>
            </>
          )}
        </section>
        <section className="panel turned" aria-label="Where it turned">
          <h2>{turn ? 'Where it turned' : 'Look again'}</h2>
          <p>
            {turn
              ? `${names[best[0]?.seat ?? 0]} took the lead for good around move ${turn}.`
              : 'Every move is remembered: step through the match, or play on from any moment.'}
          </p>
          <Button glyph="play" press={() => replay(turn ?? 0)}>
            {turn ? 'Replay from there' : 'Replay'}
          </Button>
        </section>
        <div className="acts">
          <Link to={pathTo.shelf()} className="btn desk">
            <Glyph name="back" size={18} />
            Shelf
          </Link>
          <Button glyph="play" press={() => replay(0)}>
            Replay
          </Button>
          <Button glyph="save" press={() => saveRecord(match)}>
            Save
          </Button>
          <Button glyph="check" press={verify}>
            Verify
          </Button>
          <span className="sp desk" />
          <Button go press={() => void rematch(match).then((next) => go(pathTo.match(next.id)))}>
            Play again, same table
          </Button>
        </div>
        {drawn?.Epilogue && (
          <div className="epilogue">
            <drawn.Epilogue view={viewFor(table.state, null)} names={names} />
          </div>
        )}
      </main>
      {checks && (
        <Sheet title="Was it fair?" glyph="check" close={() => setChecks(null)}>
          {'failed' in checks ? (
            <p className="bad">It does not hold: {checks.failed}</p>
          ) : (
            <ul className="checks">
              {checks.map((check) => (
                <li key={check}>
                  <Glyph name="check" size={18} />
                  {check}
                </li>
              ))}
            </ul>
          )}
          <dl className="proof">
            <dt>Promised before the first move</dt>
            <dd>
              <code>{match.commitment}</code>
            </dd>
            <dt>The seed</dt>
            <dd>
              <code>{table.beginning.seed}</code>
            </dd>
          </dl>
        </Sheet>
      )}
    </div>
  );
}

/** The move at which the winner was behind or level for the last time, or null where it was ahead all along. */
function turningPoint(curve: readonly CurvePoint[], winner: number): number | null {
  for (let i = curve.length - 2; i > 0; i--) {
    const totals = curve[i]?.totals ?? [];
    const own = totals[winner] ?? 0;
    if (totals.some((total, seat) => seat !== winner && total >= own)) return curve[i]?.entry ?? null;
  }
  return null;
}

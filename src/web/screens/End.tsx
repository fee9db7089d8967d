/** The end of a match: who won and by what, the score over time, and what to do with the match now. */
import { useEffect, useMemo, useState } from 'react';
import { Complaint } from '../../engine/complaint.js';
import type { MatchRecord } from '../../engine/record.js';
import { standings } from '../../engine/standings.js';
import type { Moment } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import { winnerWords } from '../../match/result.js';
import { EndArt } from '../art/end.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { Link } from '../kit/Link.js';
import { Sheet } from '../kit/Sheet.js';
import { Trouble } from '../kit/Trouble.js';
import { type AnyGame, type DrawnTable, loadTable } from '../library.js';
import { go, pathTo } from '../route.js';
import { saveRecord } from '../save.js';
import { beginHere } from '../session/local.js';
import { namesOf, order, type Playing, recordNow, replayAt, sittingOf } from '../session/store.js';
import { ask } from '../thinker/asking.js';
import type { CurvePoint } from '../thinker/jobs.js';
import { Bars } from './Bars.js';
import { Curve } from './Curve.js';
import './end.css';

const POINTS = 40;
const LIST = new Intl.ListFormat('en-GB');

interface EndProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: Moment;
}

export function End({ playing, game, face, moment }: EndProps) {
  const { road, match, viewer } = playing;
  const { view, entries } = moment;
  const names = useMemo(() => namesOf(face), [face]);
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [curve, setCurve] = useState<readonly CurvePoint[] | null>(null);
  const [checks, setChecks] = useState<readonly string[] | { readonly failed: string } | null>(null);
  const [drawn, setDrawn] = useState<DrawnTable | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const failed = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error));
  useEffect(() => void loadTable(game.id).then(setDrawn), [game]);
  const ranked = useMemo(() => [...standings(game, view.shared)].sort((a, b) => a.rank - b.rank), [game, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record of a match that is over is asked for once
  useEffect(() => {
    recordNow()
      .then((whole) => {
        setRecord(whole);
        return ask<'curve'>({ kind: 'curve', record: whole, points: POINTS });
      })
      .then(setCurve, () => setCurve([]));
  }, [match]);
  const withRecord = (act: (record: MatchRecord) => void) => () =>
    record ? act(record) : failed(new Complaint('The record is on its way.'));
  const verify = withRecord((whole) =>
    ask<'verify'>({ kind: 'verify', record: { ...whole, commitment: face.commitment } }).then(setChecks, (error: unknown) =>
      setChecks({ failed: error instanceof Error ? error.message : String(error) }),
    ),
  );
  const replay = (at: number) => {
    void replayAt(at);
    go(pathTo.table(road, match ?? ''));
  };
  const again = () => {
    if (road === 'friends') void order({ t: 'rematch' });
    else beginHere({ game: game.id, seats: sittingOf(face), options: face.options, seed: '' }).then((id) => go(pathTo.match(id)), failed);
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
        <span className="chip desk">Finished after {entries} moves</span>
      </header>
      <main className="end">
        <section className="hero" aria-label="Result">
          <EndArt game={game.id} />
          <div className="hero-text">
            <span>{solo ? 'Alone at the table' : best.length > 1 ? 'Shared happiness' : 'The happiest of all'}</span>
            <h2>
              {solo
                ? `${names[0]}, with ${first?.total ?? 0}`
                : `${LIST.format(best.map((s) => names[s.seat] ?? ''))}, with ${first?.total ?? 0}`}
            </h2>
            <p>{winnerWords(game, view.shared, names)}</p>
          </div>
        </section>
        <section className="panel rank" aria-label="Ranking">
          <Bars ranked={ranked} names={names} who={face.chairs.map((_, seat) => sayWho(playing, face, seat))} />
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
          <Button glyph="save" press={withRecord(saveRecord)}>
            Save
          </Button>
          <Button glyph="check" press={verify}>
            Verify
          </Button>
          <span className="sp desk" />
          {face.rematch !== null ? (
            <Button go press={() => go(pathTo.online(face.rematch ?? ''))}>
              To the next match
            </Button>
          ) : (
            (road === 'device' || viewer !== null) && (
              <Button go press={again}>
                {road === 'device' ? 'Play again, same table' : 'Once more, same people'}
              </Button>
            )
          )}
        </div>
        {drawn?.Epilogue && (
          <div className="epilogue">
            <drawn.Epilogue view={view} names={names} />
          </div>
        )}
      </main>
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
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
              <code>{face.commitment}</code>
            </dd>
            <dt>The seed</dt>
            <dd>
              <code>{record?.seed ?? ''}</code>
            </dd>
          </dl>
        </Sheet>
      )}
    </div>
  );
}

/** Who sat there: a person is a person, wherever they were, and also if a bot has kept the seat for them at the end. */
function sayWho({ road, viewer, people }: Playing, face: Face, seat: number): string {
  const chair = face.chairs[seat];
  if (seat === viewer) return 'you';
  if (chair?.taken) return road === 'device' && people.includes(seat) ? 'on this device' : chair.bot ? 'a bot played on' : 'friend';
  return `bot, ${chair?.bot ?? ''}`;
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

/** The public lobby: tables whose hosts wait for anybody. */
import { useEffect, useState } from 'react';
import type { LobbyReply } from '../../match/messages.js';
import { BoxArt } from '../art/box.js';
import { SeatShape } from '../art/seat.js';
import { titleOf } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { Button } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import { lobby } from './api.js';
import { timeWords } from './time.js';
import './online.css';

const AGAIN = 10_000; // milliseconds between two looks

export function LobbyPage() {
  const [tables, setTables] = useState<LobbyReply['matches'] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = () =>
    lobby().then(
      ({ matches }) => {
        setTables(matches);
        setTrouble(null);
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks as long as the page is open
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="page">
      <header className="top">
        <BackLink />
        <h1>Public lobby</h1>
        <span className="sp" />
        <Button press={() => void look()}>Look again</Button>
      </header>
      <main className="lobby">
        {trouble && <p role="alert">{trouble}</p>}
        {tables === null && !trouble && <p className="loading">Looking around…</p>}
        {tables?.length === 0 && (
          <div className="panel empty-lobby">
            <h2>Nobody waits just now</h2>
            <p>
              Set a table up with friends by a link, and choose “In the lobby” under “Evening or days”: whoever looks in here may sit down.
            </p>
            <PageLink to={pathTo.shelf()} className="btn go">
              To the shelf
            </PageLink>
          </div>
        )}
        <ul className="lobby-tables">
          {tables?.map((table) => (
            <li key={table.match} className="panel" data-game={table.game}>
              <div className="mini">
                <BoxArt game={table.game} crop="stamp" />
              </div>
              <div className="ct">
                <b className="d">{titleOf(table.game)}</b>
                <span>
                  {table.chairs.filter((chair) => !chair.taken && chair.plan !== 'bot').length} of {table.chairs.length} seats free,{' '}
                  {table.settings.clock ? `${timeWords(table.settings.clock.seconds)} a ${table.settings.clock.per}` : 'no clock'}
                </span>
              </div>
              <div className="who">
                {table.chairs.map((chair, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
                  <span key={seat} className={chair.taken || chair.plan === 'bot' ? '' : 'faint'} title={chair.name || 'free'}>
                    <SeatShape seat={seat} size={22} />
                  </span>
                ))}
              </div>
              <PageLink to={pathTo.online(table.match)} className="btn go">
                Sit down
              </PageLink>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** The page of an online match: the gathering before it, then the table. */
import { useEffect } from 'react';
import { Trouble } from '../kit/Trouble.js';
import { go, pathTo } from '../route.js';
import { Gathering } from './Gathering.js';
import { OnlineTable } from './OnlineTable.js';
import { enter, leaveScreen, useOnline } from './store.js';
import { keepTicket, ticketFor } from './tickets.js';
import './online.css';

export function OnlinePage({ match }: { readonly match: string }) {
  const online = useOnline();
  useEffect(() => {
    enter(match);
    return () => leaveScreen();
  }, [match]);
  const { face, game, lost, position } = online;
  const next = face?.rematch ?? null;
  useEffect(() => {
    if (next !== null) inherit(match, next);
  }, [match, next]);
  if (lost) return <Trouble words={lost} close={null} />;
  if (!face || !game || online.match !== match) return <p className="loading">Connecting to the table…</p>;
  if (face.phase === 'gathering' || !position) return <Gathering online={online} face={face} game={game} />;
  return <OnlineTable online={online} face={face} game={game} position={position} rematch={next ? () => go(pathTo.online(next)) : null} />;
}

/** A rematch knows the same people: what opened this match opens the next. */
function inherit(match: string, next: string): void {
  const ticket = ticketFor(match);
  if (!ticket || ticketFor(next)) return;
  const { game, token, host, invite, watch } = ticket;
  keepTicket(next, { game, token, host, invite, watch });
}

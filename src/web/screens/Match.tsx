/** The page of a match, on this device or with friends: the gathering, the table, the replay and the end are its states. */
import { useEffect } from 'react';
import { End } from '../end/End.js';
import { HandOver } from '../kit/HandOver.js';
import { Laying } from '../kit/Laying.js';
import { Trouble } from '../kit/Trouble.js';
import { lazyPage } from '../lazy-page.js';
import { closedWords } from '../online/closed.js';
import { Door } from '../online/Door.js';
import { Gathering } from '../online/Gathering.js';
import { Late, Lost } from '../online/Late.js';
import { inherit } from '../online/links.js';
import { isFree } from '../online/places.js';
import { matchUnder, ticketFor } from '../online/tickets.js';
import { go, type MatchPart, pathTo } from '../route.js';
import { enter, leave, type Road, seatNames, sitDown, usePlaying } from '../session/store.js';
import { keepVersion } from '../updating.js';
import { AtTable } from './AtTable.js';

const ReviewPage = lazyPage(() => import('../review/ReviewPage.js').then((m) => m.ReviewPage));

interface MatchProps {
  readonly road: Road;
  readonly id: string;
  readonly part: MatchPart; // what of it is asked for
}

export function Match({ road, id, part }: MatchProps) {
  const playing = usePlaying();
  useEffect(() => {
    void enter(road, id);
  }, [road, id]);
  useEffect(() => () => leave(), []);
  useEffect(keepVersion, []);
  const { match, game, lost, handTo, snap, moment } = playing;
  const face = snap?.face ?? null;
  const you = snap?.you ?? null;
  useRoomsAddress(road, id, part, face?.code ?? null);
  const next = face?.rematch ?? null;
  const comes = you?.role !== 'guest' && (you?.seat == null || face?.again[you.seat] !== false); // who said no stays here
  useEffect(() => {
    if (next === null || !comes) return;
    const isNews = ticketFor(next) === null; // who comes back to look at this one stays
    inherit(id, next);
    if (isNews) go(pathTo.online(next), 'replace'); // the same room: straight to the next table
  }, [id, next, comes]);
  const over = face?.phase === 'over' && !face.closed; // one that was ended before has no result to show
  useEffect(() => {
    if (part !== 'table' && face && !over) go(pathTo.table(road, id), 'replace'); // what is not over has neither result nor review
  }, [part, face, over, road, id]);
  if (lost !== null)
    return road === 'friends' ? <Lost game={ticketFor(id)?.game || null} words={lost} /> : <Trouble words={lost} close={null} />;
  if (!game || !face || !you || match !== id) return <Laying />;
  if (you.role === 'guest')
    return face.phase === 'gathering' && face.chairs.some(isFree) ? (
      <Door game={game} face={face} you={you} />
    ) : (
      <Late face={face} you={you} />
    );
  if (face.phase === 'gathering') return <Gathering playing={playing} face={face} game={game} you={you} />;
  if (handTo !== null) return <HandOver seat={handTo} name={seatNames(face)[handTo] ?? ''} accept={sitDown} />;
  if (!moment && face.closed) return <Lost game={face.game} words={closedWords(face.closed)} />;
  if (!moment) return <Laying />;
  if (part === 'review' && over) return <ReviewPage playing={playing} game={game} face={face} moment={moment} />;
  if (part === 'end' && over) return <End playing={playing} game={game} face={face} moment={moment} />;
  return <AtTable playing={playing} game={game} face={face} moment={moment} />;
}

/** A match with friends has the address of its room, as long as this device knows no later one of the same room. */
function useRoomsAddress(road: Road, id: string, part: MatchPart, code: string | null): void {
  useEffect(() => {
    if (road !== 'friends' || code === null || matchUnder(code) !== id) return;
    const address = pathTo.room(code, part);
    if (location.pathname !== address) go(address, 'replace');
  }, [road, id, part, code]);
}

/** The doors below the boxes: a table with friends, a code somebody has told, and today's challenge. */
import { useState, useSyncExternalStore } from 'react';
import { Glyph } from '../art/glyph.js';
import { Person } from '../art/scenery.js';
import { BOXES } from '../boxes.js';
import { boxOn } from '../daily/box-on.js';
import { type Day, dayAt, streakAt } from '../daily/calendar.js';
import { LeafSign } from '../daily/LeafSign.js';
import { useNow } from '../daily/use-now.js';
import { DAILY_WORDS as D, resultWords, rowWords } from '../daily/words.js';
import { useProgress } from '../happiness/here.js';
import { runOf } from '../happiness/run-of.js';
import { playedDays, triedIn } from '../happiness/tried.js';
import { PageLink } from '../kit/PageLink.js';
import { Sheet } from '../kit/Sheet.js';
import { useShape } from '../kit/shape.js';
import { pathTo } from '../route.js';
import { lastGame } from '../setup/remembered.js';
import { CodeBoxes } from './JoinDoor.js';
import styles from './sideboard.module.css';
import { SHELF_WORDS as W } from './words.js';

function listen(heard: () => void): () => void {
  window.addEventListener('online', heard);
  window.addEventListener('offline', heard);
  return () => {
    window.removeEventListener('online', heard);
    window.removeEventListener('offline', heard);
  };
}
const useLine = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

export function Sideboard() {
  const line = useLine();
  const pocket = useShape() === 'pocket';
  const game = BOXES.find(({ id }) => id === lastGame()) ?? BOXES[0];
  return (
    <section className={styles.side} aria-label={W.friends}>
      <PageLink to={pathTo.setUp(game?.id ?? '', 'link')} className={styles.door ?? ''} label={W.friends}>
        <Friends />
        <span>
          <b className="d">{W.friends}</b>
          {line ? <small>{W.friendsWords}</small> : <NoLine />}
        </span>
        <Glyph name="forward" />
      </PageLink>
      {pocket ? <JoinTile line={line} /> : <JoinDoor line={line} />}
      <DailyDoor />
    </section>
  );
}

/** Today's challenge; afterwards it says the result. */
function DailyDoor() {
  const today = dayAt(useNow());
  const progress = useProgress(false);
  const { tried, result } = progress && progress !== 'unread' ? triedIn(progress, today) : { tried: null, result: null };
  const mine = result && runOf(result);
  const words =
    result && mine
      ? D.doorDone(resultWords(mine, result.seats.length, result.unit))
      : tried
        ? D.doorGoOn
        : dailyWords(boxOn(today).title, rowOf(progress, today));
  return (
    <PageLink to={pathTo.daily()} className={`${styles.door} ${styles.daily}`} label={`${D.door}: ${words}`}>
      <LeafSign day={today} />
      <span>
        <b className="d">{D.door}</b>
        <small>{words}</small>
      </span>
      <Glyph name="forward" />
    </PageLink>
  );
}

const dailyWords = (title: string, row: number): string =>
  row > 1 ? `${title}. ${rowWords(row)}.` : `${title}, the same deal for everybody.`;

const rowOf = (progress: ReturnType<typeof useProgress>, today: Day): number =>
  progress && progress !== 'unread' ? streakAt(today, playedDays(progress)) : 0;

const NoLine = () => (
  <small className={styles.cut}>
    <Glyph name="unlit" size={15} />
    {W.noLine}
  </small>
);

function JoinDoor({ line }: { readonly line: boolean }) {
  return (
    <div className={`${styles.door} ${styles.join}`}>
      <b className="d">{W.join}</b>
      {line ? <CodeBoxes words={W.joinWords} /> : <NoLine />}
    </div>
  );
}

/** On a phone the boxes have a sheet of their own. */
function JoinTile({ line }: { readonly line: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.door} aria-label={W.join} onClick={() => setOpen(true)}>
        <Ajar />
        <span>
          <b className="d">{W.join}</b>
          {!line && <NoLine />}
        </span>
      </button>
      {open && (
        <Sheet title={W.join} glyph="door" close={() => setOpen(false)}>
          <div className={styles.sheet}>
            <CodeBoxes words={W.joinWords} />
          </div>
        </Sheet>
      )}
    </>
  );
}

const Friends = () => (
  <svg viewBox="0 0 88 62" aria-hidden="true" focusable="false">
    <Person x={24} y={44} s={0.72} coat="#c4421f" />
    <Person x={64} y={44} s={0.72} coat="#15599c" skin="#a86b42" hair="#20130c" />
    <Person x={44} y={40} s={0.72} coat="#219c7f" skin="#f0c8a2" hair="#8a3b24" />
    <path d="M8 40H80L86 52H2Z" fill="#e9c48f" />
    <path d="M2 52H86V57H2Z" fill="#b98852" />
    <path d="M32 42H56L59 49H29Z" fill="#8fc3cf" />
    <path d="M38 43.500H43V47H38ZM48 43.500H52V47H48Z" fill="#15599c" />
  </svg>
);

const Ajar = () => (
  <svg viewBox="0 0 88 62" aria-hidden="true" focusable="false">
    <path d="M6 56H82" stroke="#000" strokeOpacity=".25" strokeWidth="6" strokeLinecap="round" />
    <path d="M12 22H26M16 30H26M62 18H76M62 26H72" stroke="#fff3d6" strokeOpacity=".25" strokeWidth="3" strokeLinecap="round" />
    <path d="M32 6H58V55H32Z" fill="#f8d27a" />
    <path className={styles.leaf} d="M32 6L50 12V60L32 55Z" fill="#b2452a" />
    <circle cx="46" cy="36" r="2" fill="#f8d27a" />
  </svg>
);

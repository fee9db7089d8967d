/** My happiness: what this device remembers of its matches. Nothing of it is sent anywhere. */
import { useState } from 'react';
import { Glyph } from '../art/glyph.js';
import { BOXES, titleOf } from '../boxes.js';
import { dayAt } from '../daily/calendar.js';
import { useNow } from '../daily/use-now.js';
import { BackLink } from '../kit/BackLink.js';
import { GlyphButton } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Trouble } from '../kit/Trouble.js';
import { pathTo } from '../route.js';
import { useNotes } from '../session/notes.js';
import { useSettings } from '../settings.js';
import { lastGame } from '../setup/remembered.js';
import { Calendar } from './Calendar.js';
import { Games } from './Games.js';
import styles from './happiness.module.css';
import { useProgress } from './here.js';
import { LuckPanel } from './LuckPanel.js';
import { Import, ProgressFile } from './ProgressFile.js';
import type { Progress } from './progress.js';
import { RatingPanel } from './RatingPanel.js';
import { recordsIn } from './records.js';
import { playedDays } from './tried.js';
import { HAPPY_WORDS as W } from './words.js';

export function Happiness() {
  const progress = useProgress();
  const { name } = useSettings();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [settings, setSettings] = useState(false);
  return (
    <div className={`page ${styles.page}`}>
      <header className="top">
        <BackLink />
        <div className="names">
          <h1>{W.title}</h1>
          {name !== '' && <span className="chip">{name}</span>}
          <span className="chip beside">{W.kept}</span>
        </div>
        <span className="sp" />
        <GlyphButton glyph="gear" label={W.settings} press={() => setSettings(true)} />
      </header>
      {progress === null ? (
        <p className="loading">One moment…</p>
      ) : progress === 'unread' ? (
        <Trouble words={W.unread} close={null} />
      ) : progress.finished.length === 0 && progress.days.length === 0 ? (
        <Nothing progress={progress} failed={setTrouble} />
      ) : (
        <Remembered progress={progress} failed={setTrouble} />
      )}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

interface PartProps {
  readonly progress: Progress;
  readonly failed: (words: string) => void;
}

function Remembered({ progress, failed }: PartProps) {
  const today = dayAt(useNow());
  const notes = useNotes();
  const here = new Set(Array.isArray(notes) ? notes.map(({ id }) => id) : []);
  const { finished } = progress;
  const records = recordsIn(finished).slice(0, MOST_RECORDS);
  return (
    <main className={styles.happy}>
      <div className={styles.left}>
        <Games matches={finished} />
        <section className={`panel ${styles.records}`} aria-label={W.records}>
          <h2>{W.records}</h2>
          {records.length === 0 && <p className="s mut">{W.noRecords}</p>}
          <ul>
            {records.map(({ key, glyph, words, match }) => (
              <li key={key}>
                <Glyph name={glyph} />
                <span>
                  <b>{words}</b>
                  <small>{W.where(titleOf(match.game), match.at)}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.middle}>
        <RatingPanel matches={finished} />
        <LuckPanel matches={finished} here={here} />
      </div>
      <div className={styles.right}>
        <Calendar today={today} played={playedDays(progress)} />
        <ProgressFile progress={progress} failed={failed} />
      </div>
    </main>
  );
}

const MOST_RECORDS = 5;
const DASHES = [16, 112, 208, 304, 400];

function Nothing({ progress, failed }: PartProps) {
  const box = BOXES.find(({ id }) => id === lastGame()) ?? BOXES[0];
  return (
    <main className={styles.nothing}>
      <section className="panel">
        <svg viewBox="0 0 490 140" aria-hidden="true" focusable="false" fill="none" stroke="var(--edge)" strokeWidth="2.6">
          {DASHES.map((x, i) => (
            <rect key={x} x={x} y={i % 2 ? 8 : 18} width="74" height={i % 2 ? 112 : 102} rx="9" strokeDasharray="8 7" />
          ))}
          <path d="M2 124H488" strokeLinecap="round" />
        </svg>
        <h2>{W.emptyHead}</h2>
        <p>{W.emptyWords}</p>
        <div className="row">
          <Import progress={progress} failed={failed} />
          <PageLink to={pathTo.setUp(box?.id ?? '')} className="btn go">
            <Glyph name="play" size={18} />
            {W.play(box?.title ?? '')}
          </PageLink>
        </div>
      </section>
    </main>
  );
}

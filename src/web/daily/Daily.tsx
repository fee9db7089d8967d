/** The page of a day's challenge: before the try, while it runs, and after it beside the bots. */
import { useState } from 'react';
import { Glyph } from '../art/glyph.js';
import type { Finished } from '../happiness/finished.js';
import { useProgress } from '../happiness/here.js';
import { triedIn } from '../happiness/tried.js';
import { BackLink } from '../kit/BackLink.js';
import { GlyphButton } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Trouble } from '../kit/Trouble.js';
import { pathTo } from '../route.js';
import { useNotes } from '../session/notes.js';
import { Before } from './Before.js';
import { boxOn } from './box-on.js';
import { type Day, dayAt, streakAt } from './calendar.js';
import { DailyResult } from './DailyResult.js';
import styles from './daily.module.css';
import { useNow } from './use-now.js';
import { dateWords, rowWords, DAILY_WORDS as W } from './words.js';

/** `day` null: today's. */
export function Daily({ day: asked }: { readonly day: Day | null }) {
  const now = useNow();
  const today = dayAt(now);
  const day = asked ?? today;
  const progress = useProgress();
  const notes = useNotes();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [settings, setSettings] = useState(false);
  const failed = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error));
  if (day > today) return <Trouble words="This day has not begun." close={null} />;
  if (progress === 'unread') return <Trouble words={W.unread} close={null} />;
  const { tried, result, played } = progress ? triedIn(progress, day) : NOTHING;
  const box = boxOn(day, tried?.game);
  const row = streakAt(today, played);
  const going = tried !== null && result === null && Array.isArray(notes) && notes.some(({ id }) => id === tried.match);
  return (
    <div className={`page ${styles.page}`} data-game={box.id}>
      <header className="top">
        <BackLink />
        <div className="names">
          <h1>{W.title}</h1>
          <span className="chip">{dateWords(day)}</span>
          {tried && result ? (
            <span className="chip beside">{W.wayTag(box.title, tried.way)}</span>
          ) : (
            row > 0 && <span className="chip beside">{rowWords(row)}</span>
          )}
        </div>
        <span className="sp" />
        <PageLink to={pathTo.happiness()} className="ib" label={W.happiness}>
          <Glyph name="chart" />
        </PageLink>
        <GlyphButton glyph="gear" label={W.settings} press={() => setSettings(true)} className="beside" />
      </header>
      {progress === null || notes === null ? (
        <p className="loading">One moment…</p>
      ) : tried && result ? (
        <DailyResult key={day} tried={tried} result={result} today={today} row={streakAt(day, played)} failed={failed} />
      ) : (
        <Before key={day} {...{ day, today, now, tried, going, played, row, failed }} />
      )}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

const NOTHING: { readonly tried: null; readonly result: Finished | null; readonly played: ReadonlySet<Day> } = {
  tried: null,
  result: null,
  played: new Set(),
};

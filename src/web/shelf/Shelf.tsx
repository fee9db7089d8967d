/** The shelf: whose turn it is, the boxes, the doors to friends, and the way to everything else. */
import { useEffect, useState } from 'react';
import type { Box } from '../../games/kit/boxes.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { HouseMark } from '../art/mark.js';
import { BOXES } from '../boxes.js';
import { useNow } from '../daily/use-now.js';
import { isGuided } from '../guide/library.js';
import { PageLink } from '../kit/PageLink.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { useShape } from '../kit/shape.js';
import { isDrawn, loadGames } from '../library.js';
import { useTickets } from '../online/use-tickets.js';
import { pathTo } from '../route.js';
import { useNotes } from '../session/notes.js';
import { isLampLit, useSettings } from '../settings.js';
import { updateHere } from '../updating.js';
import { type RunningMatch, runningOf } from './running.js';
import { Sideboard } from './Sideboard.js';
import { Strip } from './Strip.js';
import styles from './shelf.module.css';
import { SHELF_WORDS as W } from './words.js';

const MOST_ACROSS = 6; // more would be too narrow for their words
const ACROSS = Math.ceil(BOXES.length / Math.ceil(BOXES.length / MOST_ACROSS));

export function ShelfPage() {
  useEffect(() => {
    void loadGames(); // while people choose
    void updateHere();
  }, []);
  const running = useRunning();
  const count = Array.isArray(running) ? running.length : 0;
  return (
    <div className={styles.page} data-shelf="">
      <Head count={count} />
      <Strip running={running} />
      <main className={styles.shelf} data-boxes={BOXES.length}>
        <h2 className="unseen">{W.games}</h2>
        <ul className={styles.boxes} style={{ '--across': ACROSS }}>
          {BOXES.map((box) => (
            <BoxOnShelf key={box.id} box={box} />
          ))}
        </ul>
        <Sideboard />
      </main>
    </div>
  );
}

/** Null until it is known what runs. */
function useRunning(): readonly RunningMatch[] | 'unread' | null {
  const notes = useNotes();
  const tickets = useTickets();
  const me = useSettings((settings) => settings.name);
  const now = useNow();
  if (notes === null) return null;
  const running = runningOf(notes === 'unread' ? [] : notes, tickets, me, now);
  return notes === 'unread' && running.length === 0 ? 'unread' : running;
}

function Head({ count }: { readonly count: number }) {
  const [open, setOpen] = useState<'settings' | 'more' | null>(null);
  const pocket = useShape() === 'pocket';
  const close = () => setOpen(null);
  return (
    <header className={styles.head}>
      <div className={styles.brand}>
        <HouseMark size={56} />
        <div>
          <h1>Halcyon</h1>
          <p>{W.tagline}</p>
        </div>
      </div>
      <nav aria-label="Halcyon">
        <PageLink to={pathTo.matches()} className={styles.way ?? ''} label={W.matches(count)}>
          <Glyph name="folder" />
          <span>{W.matches(0)}</span>
          {count > 0 && <em>{count}</em>}
        </PageLink>
        {pocket ? (
          <button type="button" className={styles.way} aria-label={W.more} onClick={() => setOpen('more')}>
            <Glyph name="more" />
          </button>
        ) : (
          <OtherWays look={styles.way ?? ''} openSettings={() => setOpen('settings')} />
        )}
      </nav>
      {open === 'settings' && <SettingsSheet close={close} />}
      {open === 'more' && (
        <Sheet title={W.more} glyph="more" close={close}>
          <nav className="more" aria-label={W.more}>
            <OtherWays look="btn" openSettings={() => setOpen('settings')} />
          </nav>
        </Sheet>
      )}
    </header>
  );
}

function OtherWays({ look, openSettings }: { readonly look: string; readonly openSettings: () => void }) {
  const { change } = useSettings();
  const lit = isLampLit();
  return (
    <>
      <PageLink to={pathTo.happiness()} className={look} label={W.happiness}>
        <Glyph name="chart" />
        <span>{W.happiness}</span>
      </PageLink>
      <PageLink to={pathTo.lobby()} className={look} label="Lobby">
        <Glyph name="people" />
        <span>Lobby</span>
      </PageLink>
      <PageLink to={pathTo.lab()} className={look} label="Lab">
        <Glyph name="flask" />
        <span>Lab</span>
      </PageLink>
      <button type="button" className={look} aria-label={lit ? 'Day' : 'Lamp'} onClick={() => change({ theme: lit ? 'day' : 'lamp' })}>
        <Glyph name="lamp" />
        <span>{lit ? 'Day' : 'Lamp'}</span>
      </button>
      <button type="button" className={look} aria-label="Settings" onClick={openSettings}>
        <Glyph name="gear" />
        <span>Settings</span>
      </button>
    </>
  );
}

function BoxOnShelf({ box }: { readonly box: Box }) {
  const { face, side } = box.colours;
  const { min, max } = box.seats;
  return (
    <li className={styles.box} data-game={box.id} style={{ '--face': face, '--side': side }}>
      <article className={styles.lid} aria-labelledby={`box-${box.id}`}>
        <div className={styles.art}>
          <BoxArt game={box.id} crop="lid" />
          {!isDrawn(box.id) && <span>{W.inWords}</span>}
          <PageLink to={pathTo.rules(box.id)} className={styles.rules ?? ''} label={`${W.rules}: ${box.title}`}>
            <Glyph name="rules" />
          </PageLink>
        </div>
        <div className={styles.plate}>
          <h3 id={`box-${box.id}`}>{box.title}</h3>
          <p>{box.motto}</p>
          <div className={styles.facts}>
            <span>
              <Glyph name="people" size={16} />
              <span className="unseen">Players: </span>
              {min}–{max}
            </span>
            <span>
              <Glyph name="time" size={16} />
              {`${box.minutes}\u00a0min`}
            </span>
            <span>{box.weight}</span>
          </div>
          <div className={styles.keys}>
            <PageLink to={pathTo.setUp(box.id)} className={styles.play ?? ''} label={`${W.play}: ${box.title}`}>
              <Glyph name="play" size={16} />
              {W.play}
            </PageLink>
            {isGuided(box.id) && (
              <PageLink to={pathTo.learn(box.id)} className={styles.learn ?? ''} label={`${W.learn}: ${box.title}`}>
                {W.learn}
              </PageLink>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

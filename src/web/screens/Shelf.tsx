/** The shelf: the boxes, the match that waits, and the way to everything else. */
import { useEffect, useState } from 'react';
import type { Box } from '../../games/kit/boxes.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { Mark } from '../art/mark.js';
import { SeatShape } from '../art/seat.js';
import { BOXES, titleOf } from '../boxes.js';
import { isGuided } from '../guide/library.js';
import { sentences } from '../kit/Journal.js';
import { Link } from '../kit/Link.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Trouble } from '../kit/Trouble.js';
import { isDrawn, loadGames } from '../library.js';
import { go, pathTo } from '../route.js';
import type { MatchNote } from '../session/archive.js';
import { useNotes } from '../session/notes.js';
import { playNow } from '../session/quick.js';
import { isLampLit, useSettings } from '../settings.js';
import { updateHere } from '../updating.js';
import './shelf.css';

const MOST_ACROSS = 5; // more would be too narrow for their words
const ACROSS = Math.ceil(BOXES.length / Math.ceil(BOXES.length / MOST_ACROSS));

export function Shelf() {
  const [settings, setSettings] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void loadGames(); // while people choose
    void updateHere();
  }, []);
  const notes = useNotes();
  const matches = notes === 'unread' || notes === null ? [] : notes;
  const waiting = matches.find((note) => note.state !== 'over');
  const finished = matches.filter((note) => note.state === 'over').length;
  const begin = (game: string) => {
    playNow(game).then(
      (id) => go(pathTo.match(id)),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <div className="shelf-page">
      <ShelfHead openSettings={() => setSettings(true)} />
      {waiting && <Continue note={waiting} />}
      <main className="shelf">
        <h2 className="unseen">The games</h2>
        <ul className="boxes" style={{ '--across': ACROSS }}>
          {BOXES.map((box) => (
            <BoxOnShelf key={box.id} box={box} begin={() => begin(box.id)} />
          ))}
        </ul>
        <div className="plank" />
        <p className="only-phone lab-door">
          <Link to={pathTo.lab()} className="btn">
            <Glyph name="flask" size={18} />
            The lab
          </Link>
        </p>
      </main>
      <footer className="ft desk">
        <span>
          <Glyph name="heart" size={18} />
          Plays offline. No account needed.
        </span>
        <span>
          <Glyph name="bot" size={18} />
          Bots that never peek at your cards.
        </span>
        <span>
          <Glyph name="star" size={18} />
          {finished === 0
            ? 'Every match can be replayed, branched and verified.'
            : `${finished} finished ${finished === 1 ? 'match' : 'matches'} in your list.`}
        </span>
      </footer>
      {settings && <SettingsSheet close={() => setSettings(false)} />}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

function ShelfHead({ openSettings }: { readonly openSettings: () => void }) {
  const { change } = useSettings();
  const lit = isLampLit();
  return (
    <header className="hd">
      <div className="brand">
        <span className="mark">
          <Mark size={62} />
        </span>
        <div>
          <h1>Halcyon</h1>
          <p>Games about happiness, one table.</p>
        </div>
      </div>
      <nav aria-label="Halcyon">
        <Link to={pathTo.lobby()} className="nb" label="Lobby">
          <Glyph name="people" />
          <span>Lobby</span>
        </Link>
        <Link to={pathTo.matches()} className="nb" label="My matches">
          <Glyph name="folder" />
          <span>My matches</span>
        </Link>
        <Link to={pathTo.lab()} className="nb desk" label="Lab">
          <Glyph name="flask" />
          <span>Lab</span>
        </Link>
        <button type="button" className="nb" aria-label={lit ? 'Day' : 'Lamp'} onClick={() => change({ theme: lit ? 'day' : 'lamp' })}>
          <Glyph name="lamp" />
          <span>{lit ? 'Day' : 'Lamp'}</span>
        </button>
        <button type="button" className="nb" aria-label="Settings" onClick={openSettings}>
          <Glyph name="gear" />
          <span>Settings</span>
        </button>
      </nav>
    </header>
  );
}

function Continue({ note }: { readonly note: MatchNote }) {
  return (
    <section className="cont" data-game={note.game} aria-label="Your match">
      <div className="mini">
        <BoxArt game={note.game} crop="stamp" />
      </div>
      <div className="ct">
        <b className="d">
          {note.state === 'mine' ? 'Your turn in' : 'Going on:'} {titleOf(note.game)}
        </b>
        <span>{sentences([note.words])}</span>
      </div>
      <div className="who desk">
        {note.names.map((name, seat) => (
          <SeatShape key={name} seat={seat} size={24} />
        ))}
      </div>
      <Link to={pathTo.match(note.id)} className="btn go">
        <Glyph name="play" size={18} />
        Continue
      </Link>
    </section>
  );
}

function BoxOnShelf({ box, begin }: { readonly box: Box; readonly begin: () => void }) {
  const { face, side } = box.colours;
  const { min, max } = box.seats;
  return (
    <li className="box" data-game={box.id} style={{ '--face': face, '--side': side }}>
      <article className="lid" aria-labelledby={`box-${box.id}`}>
        <div className="art">
          <div className="desk art-in">
            <BoxArt game={box.id} crop="lid" />
          </div>
          <div className="only-phone art-in">
            <BoxArt game={box.id} crop="wide" />
          </div>
          {!isDrawn(box.id) && <span className="ribbon">Played in words</span>}
        </div>
        <div className="plate">
          <h3 id={`box-${box.id}`}>{box.title}</h3>
          <p>{box.motto}</p>
          <div className="facts">
            <span>
              <Glyph name="people" size={16} />
              <span className="unseen">Players: </span>
              {min}–{max}
            </span>
            <span>
              <Glyph name="time" size={16} />
              {box.minutes} min
            </span>
            <span className="w">{box.weight}</span>
          </div>
          <div className="box-keys">
            <button type="button" className="boxbtn fill" aria-label={`Play now: ${box.title}`} onClick={begin}>
              <Glyph name="play" size={16} />
              Play now
            </button>
            <Link to={pathTo.setUp(box.id)} className="boxbtn" label={`Set up: ${box.title}`}>
              Set up
            </Link>
            {isGuided(box.id) && (
              <Link to={pathTo.learn(box.id)} className="boxbtn" label={`Learn: ${box.title}`}>
                Learn
              </Link>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

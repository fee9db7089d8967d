/** My matches: everything this device remembers, and the door for record files. */
import { useState } from 'react';
import { USUAL_STEP } from '../../bots/index.js';
import { type MatchRecord, parseRecord } from '../../engine/record.js';
import { BoxArt } from '../art/box.js';
import { SeatShape } from '../art/seat.js';
import { titleOf } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { sentences } from '../kit/Journal.js';
import { OpenFile } from '../kit/OpenFile.js';
import { PageLink } from '../kit/PageLink.js';
import { Trouble } from '../kit/Trouble.js';
import { TicketList } from '../online/TicketList.js';
import { useTickets } from '../online/use-tickets.js';
import { go, pathTo } from '../route.js';
import { saveRecord } from '../save.js';
import type { MatchNote } from '../session/archive.js';
import { importHere } from '../session/local.js';
import { forgetMatch, useNotes } from '../session/notes.js';
import { recordOfMatch } from '../session/records.js';
import './matches.css';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function Matches() {
  const notes = useNotes();
  const hasTickets = useTickets().length > 0;
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (chosen: File) => {
    try {
      const text = await chosen.text();
      const id = await importHere(text, botsBeside(parseRecord(text)));
      go(pathTo.end('device', id)); // which leads to the table if it is not over
    } catch (error) {
      setTrouble(`“${chosen.name}” was not opened. ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <div className="page">
      <header className="top">
        <BackLink />
        <h1>My matches</h1>
        <span className="sp" />
        <OpenFile glyph="folder" label="Record file" opened={open}>
          Open a file
        </OpenFile>
      </header>
      <main className="matches">
        <TicketList here={Array.isArray(notes) ? notes.map(({ id }) => id) : []} />
        {notes === 'unread' && (
          <div className="panel bare" role="alert">
            <h2>The browser’s storage does not answer</h2>
            <p>What it keeps cannot be read now. Nothing was deleted: load the page again, or close other tabs and windows of Halcyon.</p>
          </div>
        )}
        {notes?.length === 0 && !hasTickets && (
          <div className="panel bare">
            <h2>The shelf remembers nothing yet</h2>
            <p>Every match you begin on this device is kept here, move by move.</p>
            <PageLink to={pathTo.shelf()} className="btn go">
              Choose a game
            </PageLink>
          </div>
        )}
        <ul>{notes !== 'unread' && notes?.map((note) => <Kept key={note.id} note={note} />)}</ul>
      </main>
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

/** A record does not say who is a bot: you take the first seat, bots the others. */
const botsBeside = ({ names }: MatchRecord): (string | null)[] => names.map((_, seat) => (seat === 0 ? null : USUAL_STEP));

const STATE = { mine: 'Your turn', theirs: 'Going on', over: 'Over' } as const;

function Kept({ note }: { readonly note: MatchNote }) {
  const [asking, setAsking] = useState(false);
  const over = note.state === 'over';
  return (
    <li className="panel kept" data-game={note.game}>
      <div className="mini">
        <BoxArt game={note.game} crop="stamp" />
      </div>
      <div className="kept-text">
        <h2>
          {titleOf(note.game)} <span className={over ? 'tag' : 'tag acc'}>{STATE[note.state]}</span>
        </h2>
        <p>{sentences([note.words])}</p>
        <p className="mut s names">
          {note.names.map((name, seat) => (
            <span key={name}>
              <SeatShape seat={seat} size={14} /> {name}
            </span>
          ))}
          <span>
            {note.entries} moves, {WHEN.format(note.touched)}
          </span>
        </p>
      </div>
      {asking ? (
        <div className="row">
          <Button press={() => setAsking(false)}>Keep it</Button>
          <Button press={() => void forgetMatch(note.id)}>Delete for good</Button>
        </div>
      ) : (
        <div className="row">
          <GlyphButton
            glyph="save"
            label={`Save this match of ${titleOf(note.game)} to a file`}
            press={() => void recordOfMatch(note.id).then(saveRecord)}
            className="plain"
          />
          <GlyphButton glyph="trash" label={`Delete this match of ${titleOf(note.game)}`} press={() => setAsking(true)} className="plain" />
          {over && (
            <PageLink to={pathTo.review('device', note.id)} className="btn">
              Review
            </PageLink>
          )}
          <PageLink to={over ? pathTo.end('device', note.id) : pathTo.match(note.id)} className="btn">
            {over ? 'Result and replay' : 'Continue'}
          </PageLink>
        </div>
      )}
    </li>
  );
}

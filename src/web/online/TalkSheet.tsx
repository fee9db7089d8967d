/** What people say to each other: phrases with one tap, and words of one's own where the host allows it. */
import { useEffect, useState } from 'react';
import type { Note, Talk } from '../../match/room.js';
import { NOTES, PHRASE_IDS, PHRASES } from '../../match/settings.js';
import { SeatShape } from '../art/seat.js';
import { Sheet } from '../kit/Sheet.js';
import { hearTalk, order } from '../session/store.js';

interface TalkSheetProps {
  readonly talk: readonly Talk[];
  readonly notes: readonly Note[];
  readonly names: readonly string[];
  readonly allowed: 'chat' | 'phrases' | 'silent';
  readonly mayTalk: boolean;
  readonly close: () => void;
}

export function TalkSheet({ talk, notes, names, allowed, mayTalk, close }: TalkSheetProps) {
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added while the sheet is open has been seen
  useEffect(hearTalk, [talk.length]);
  const say = () => {
    if (text.trim() === '') return;
    void order({ t: 'say', text: text.trim() });
    setText('');
  };
  return (
    <Sheet title="Talk" glyph="people" close={close}>
      <ol className="talk" aria-live="polite">
        {talk.length + notes.length === 0 && <li className="mut">Nobody has said anything yet.</li>}
        {[...notes, ...talk]
          .sort((a, b) => a.at - b.at)
          .map((each) =>
            'what' in each ? (
              <li key={`note ${each.n}`} className="mut">
                {NOTES[each.what](each.name)}
              </li>
            ) : (
              <li key={each.n}>
                <SeatShape seat={each.seat} size={18} />
                <span>
                  <b>{names[each.seat]}</b> {'phrase' in each ? PHRASES[each.phrase] : each.text}
                </span>
              </li>
            ),
          )}
      </ol>
      {mayTalk && allowed !== 'silent' && (
        <div className="phrases">
          {PHRASE_IDS.map((phrase) => (
            <button key={phrase} type="button" className="btn" onClick={() => void order({ t: 'phrase', phrase })}>
              {PHRASES[phrase]}
            </button>
          ))}
        </div>
      )}
      {mayTalk && allowed === 'chat' && (
        <form
          className="say"
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <input type="text" maxLength={300} value={text} aria-label="Your words" onChange={(event) => setText(event.target.value)} />
          <button type="submit" className="btn go" disabled={text.trim() === ''}>
            Say it
          </button>
        </form>
      )}
      {mayTalk && allowed === 'silent' && <p className="mut">The host has chosen a silent table.</p>}
    </Sheet>
  );
}

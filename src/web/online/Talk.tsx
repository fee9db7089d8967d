/** What people say to each other: phrases with one tap, words of one's own where the host allows it, and what to do about somebody who goes too far. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import type { TalkLine as Said } from '../../match/room.js';
import { NOTES, REPORTED_TALK } from '../../match/settings.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { Button } from '../kit/Button.js';
import { hearTalk, order, seatNames } from '../session/store.js';
import { audible, mute, useMuted } from './mute.js';
import './online.css';

interface TalkProps {
  readonly talk: readonly Said[];
  readonly face: Face;
  readonly me: Seat | null; // null: I only look on
  readonly phrases: Readonly<Record<string, string>>; // of every table and of this game
  readonly taps?: Readonly<Record<string, string>>; // those that are offered now, where that is not all of them
}

export function Talk({ talk, face, me, phrases, taps = phrases }: TalkProps) {
  const names = seatNames(face);
  const muted = useMuted(face.match);
  const heard = audible(talk, muted);
  const last = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added while it is open has been seen
  useEffect(hearTalk, [talk.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words stand at the foot
  useEffect(() => last.current?.scrollTo({ top: last.current.scrollHeight }), [talk.length]);
  return (
    <div className="talking">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className="talk" aria-live="polite" aria-label="What was said" ref={last} tabIndex={0}>
        {heard.length + face.notes.length === 0 && <li className="mut">Nobody has said anything yet.</li>}
        {[...face.notes, ...heard]
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
                  <b>{names[each.seat]}</b> {'phrase' in each ? (phrases[each.phrase] ?? '…') : each.text}
                </span>
              </li>
            ),
          )}
      </ol>
      {me !== null && !face.closed && <Speaking allowed={face.settings.talk} phrases={taps} />}
      <details className="quieter">
        <summary>Who you hear</summary>
        <Muting {...{ talk, face, me, muted, names }} />
        {talk.length > 0 && <Reporting count={Math.min(talk.length, REPORTED_TALK)} />}
      </details>
    </div>
  );
}

interface SpeakingProps extends Pick<TalkProps, 'phrases'> {
  readonly allowed: Face['settings']['talk'];
}

function Speaking({ allowed, phrases }: SpeakingProps) {
  const [text, setText] = useState('');
  const say = () => {
    if (text.trim() === '') return;
    void order({ t: 'say', text: text.trim() });
    setText('');
  };
  if (allowed === 'silent') return <p className="mut">The host has chosen a silent table.</p>;
  return (
    <>
      <div className="phrases">
        {Object.entries(phrases).map(([phrase, words]) => (
          <button key={phrase} type="button" className="btn" onClick={() => void order({ t: 'phrase', phrase })}>
            {words}
          </button>
        ))}
      </div>
      {allowed === 'chat' && (
        <form
          className="say"
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <input
            type="text"
            maxLength={300}
            value={text}
            placeholder="Say something"
            aria-label="Your words"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn" aria-label="Say it" disabled={text.trim() === ''}>
            <Glyph name="arrow" size={20} />
          </button>
        </form>
      )}
    </>
  );
}

interface MutingProps extends Pick<TalkProps, 'talk' | 'face' | 'me'> {
  readonly muted: readonly Seat[];
  readonly names: readonly string[];
}

/** Everybody who can be heard here but me, each to be silenced for me alone. */
function Muting({ talk, face, me, muted, names }: MutingProps) {
  const others = face.chairs.flatMap((chair, seat) =>
    seat !== me && (chair.taken || talk.some((said) => said.seat === seat)) ? [seat] : [],
  );
  if (others.length === 0) return null;
  return (
    <section className="muting">
      <ul>
        {others.map((seat) => {
          const silent = muted.includes(seat);
          const hidden = talk.filter((said) => said.seat === seat).length;
          return (
            <li key={seat}>
              <SeatShape seat={seat} size={18} />
              <span>
                {names[seat]}
                {silent && <span className="mut"> is muted{hidden > 0 && `: ${hidden} not shown`}</span>}
              </span>
              <Button press={() => mute(face.match, seat, !silent)}>{silent ? `Hear ${names[seat]} again` : `Mute ${names[seat]}`}</Button>
            </li>
          );
        })}
      </ul>
      <p className="mut s">Only you stop hearing them, on this device. They are not told.</p>
    </section>
  );
}

/** Tells whoever runs the server, after saying what will be sent. */
function Reporting({ count }: { readonly count: number }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setStep('sending');
    const reply = await order({ t: 'report' });
    setOutcome(reply?.t === 'refused' ? reply.because : 'Whoever runs this server can read it now.');
    setStep('idle');
  };
  return (
    <section className="reporting">
      {step === 'idle' ? (
        <Button press={() => setStep('asking')}>Report this talk</Button>
      ) : (
        <>
          <p>
            {count === 1 ? 'The last thing' : `The last ${count} things`} said here will be shown to whoever runs this server, with names
            and times, and who reports it. Nothing of the game is shown, and nobody at the table is told.
          </p>
          <div className="row">
            <Button go press={() => void send()} disabled={step === 'sending'}>
              Send the report
            </Button>
            <Button press={() => setStep('idle')}>Never mind</Button>
          </div>
        </>
      )}
      <p className="mut s" role="status">
        {outcome}
      </p>
    </section>
  );
}

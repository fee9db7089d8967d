/** The guest's door: what shall we call you, where will you sit. Everything is checked while it is typed, so that sitting down works. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnyGame, Seat } from '../../engine/game.js';
import type { ChairFace, Face, You } from '../../match/messages.js';
import { LONGEST } from '../../match/settings.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { BackLink } from '../kit/BackLink.js';
import { Bar } from '../kit/bar/Bar.js';
import type { BarContent } from '../kit/bar/content.js';
import { useShape } from '../kit/shape.js';
import { lookOn } from '../session/store.js';
import { useSettings } from '../settings.js';
import styles from './door.module.css';
import { useKnocking } from './knocking.js';
import { hostOf, isFree, usePlaces } from './places.js';
import { presetWords } from './terms.js';
import { ROOM_WORDS } from './words.js';

const { door: W } = ROOM_WORDS;
const CHECKED_AFTER = 250; // milliseconds of not typing

interface DoorProps {
  readonly game: AnyGame;
  readonly face: Face;
  readonly you: You;
}

/** Whoever else at the table has this name; the seat one would take does not count. */
function namesake(face: Face, name: string, seat: Seat | null): string | null {
  const same = (chair: ChairFace, other: Seat) => other !== seat && chair.name.toLowerCase() === name.toLowerCase();
  return name === '' ? null : (face.chairs.find(same)?.name ?? null);
}

/** Two names like it that nobody here has. */
function otherwise(face: Face, name: string, seat: Seat | null): readonly string[] {
  return [W.second(name), W.initial(name), W.other(name), `${name.slice(0, LONGEST.name - 2)} 2`]
    .filter((one) => [...one].length <= LONGEST.name && namesake(face, one, seat) === null)
    .slice(0, 2);
}

/** What was typed, once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), CHECKED_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function Door({ game, face, you }: DoorProps) {
  const places = usePlaces(face);
  const free = face.chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : []));
  const known = useSettings((settings) => settings.name);
  const keepName = useSettings((settings) => settings.change);
  const [text, setText] = useState(() => (namesake(face, known, null) === null ? known : ''));
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [pressed, setPressed] = useState(false); // too early: what is missing is said
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useShape() === 'pocket';
  const { asked, refused, busy, come } = useKnocking(face);
  const empty = free.find((seat) => face.chairs[seat]?.plan !== 'bot');
  const seat = chosen !== null && free.includes(chosen) ? chosen : (empty ?? free[0] ?? null);
  const name = text.trim();
  const taken = namesake(face, useSettled(name) === name ? name : '', seat);
  const isReady = name !== '' && namesake(face, name, seat) === null && seat !== null;
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const sit = () => {
    if (!isReady) {
      setPressed(true);
      field.current?.focus();
      return;
    }
    keepName({ name });
    come({ seat, name, word: word.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sit();
  };
  const title = seat === null ? '' : places.title(seat);
  const content: BarContent =
    asked !== null
      ? { look: 'plain', figure: <Glyph name="door" size={32} />, heading: W.knocked, words: W.heard(sittersOf(face)) }
      : {
          look: isReady ? 'lit' : 'plain',
          heading: you.door || isPhone ? W.headingSeat : W.heading,
          words: refused !== null ? refused || W.refused : you.door ? W.byCode : isPhone ? '' : W.keeps,
          quiet: you.door || you.host ? null : { label: W.watch, press: () => void lookOn() },
          filled: isReady
            ? { label: you.door ? W.knock : places.places ? W.sit(title) : W.sitPlain, press: busy ? () => {} : sit }
            : { label: you.door ? W.knock : W.sitPlain, press: sit, waits: true },
        };
  const help = useId();
  return (
    <div className="page" data-game={game.id}>
      <header className="top">
        <BackLink />
        <h1>{game.about.title}</h1>
      </header>
      <main className={styles.page}>
        <div className={styles.door}>
          <div className={styles.inside}>
            <section className={styles.invitation}>
              <div className={styles.picture}>
                <BoxArt game={game.id} crop="wide" />
              </div>
              <h2>{W.invites(hostOf(face), game.about.title)}</h2>
              <p>{[presetWords(face, game), W.nothing].join(' ').trim()}</p>
            </section>
            <form className={`panel ${styles.form}`} onSubmit={submit}>
              <label className={styles.name}>
                <span>{W.name}</span>
                <input
                  ref={field}
                  type="text"
                  autoComplete="nickname"
                  maxLength={LONGEST.name}
                  value={text}
                  aria-invalid={taken !== null || (pressed && name === '')}
                  aria-describedby={help}
                  onChange={(event) => setText(event.target.value)}
                />
              </label>
              <div id={help} className={styles.help} role="status">
                {taken !== null ? (
                  <>
                    <b>{W.taken(taken)}</b> {W.how}
                    <span className={styles.offers}>
                      {otherwise(face, name, seat).map((one) => (
                        <button key={one} type="button" className="btn" onClick={() => setText(one)}>
                          {one}
                        </button>
                      ))}
                    </span>
                  </>
                ) : name === '' ? (
                  pressed ? (
                    <b>{W.missing}</b>
                  ) : (
                    W.empty
                  )
                ) : (
                  <>
                    <Glyph name="check" size={16} /> {W.free}
                  </>
                )}
              </div>
              <fieldset className={styles.seats}>
                <legend>{W.seat}</legend>
                {face.chairs.map((chair, one) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
                  <label key={one} data-on={one === seat || undefined} data-taken={!isFree(chair) || undefined}>
                    <input type="radio" name="seat" checked={one === seat} disabled={!isFree(chair)} onChange={() => setChosen(one)} />
                    <span className={styles.sign}>{places.sign(one)}</span>
                    <span>
                      <b>
                        <SeatShape seat={one} size={15} />
                        {places.title(one)}
                      </b>
                      <small>
                        {chair.taken ? W.sits(chair.name) : chair.plan === 'bot' ? W.makesRoom(chair.name) : (places.does(one) ?? W.vacant)}
                      </small>
                    </span>
                  </label>
                ))}
              </fieldset>
              {!you.door && (
                <details className={styles.luck}>
                  <summary>{W.luck}</summary>
                  <label className="field">
                    {W.luckWord}
                    <input type="text" maxLength={LONGEST.word} value={word} onChange={(event) => setWord(event.target.value)} />
                    <small>{W.luckWhy}</small>
                  </label>
                </details>
              )}
            </form>
          </div>
        </div>
        <div className={styles.bar} data-acts={(asked === null && refused === null) || undefined}>
          <Bar state="question" content={content} asked={null} slim />
        </div>
      </main>
    </div>
  );
}

/** The people who are at the table now. */
const sittersOf = (face: Face): readonly string[] => face.chairs.flatMap(({ taken, here, name }) => (taken && here ? [name] : []));

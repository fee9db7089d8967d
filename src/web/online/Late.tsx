/** A link that comes late, or a code that no table has: one note with the picture of the game, what is the case, who it is about, and what can be done next. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import { CODE_LETTERS, readCode } from '../../match/codes.js';
import type { Face, You } from '../../match/messages.js';
import { LONGEST } from '../../match/settings.js';
import { BoxArt } from '../art/box.js';
import { SeatShape } from '../art/seat.js';
import { titleOf } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { Button } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { go, pathTo } from '../route.js';
import { lookOn } from '../session/store.js';
import { useSettings } from '../settings.js';
import { closedWords } from './closed.js';
import { type KnockWish, useKnocking } from './knocking.js';
import styles from './late.module.css';
import { Podium } from './Podium.js';
import { ROOM_WORDS } from './words.js';

interface LateNoteProps {
  readonly game: string | null; // null: not known
  readonly heading: string;
  readonly words: string;
  readonly who?: readonly { readonly seat: Seat; readonly name: string; readonly bot: boolean; readonly total?: number }[];
  readonly picture?: ReactNode; // the game's own without it
  readonly children: ReactNode; // what can be done, the filled button first
}

export function LateNote({ game, heading, words, who = [], picture, children }: LateNoteProps) {
  return (
    <div className="page" data-game={game ?? undefined}>
      <header className="top">
        <BackLink />
        <h1>{game === null ? 'Halcyon' : titleOf(game)}</h1>
      </header>
      <main className={styles.late}>
        <section className={`${styles.note} on-paper`} aria-labelledby="late">
          <div className={styles.picture}>{picture ?? (game === null ? <NobodyThere /> : <BoxArt game={game} crop="wide" />)}</div>
          <div className={styles.body}>
            <h2 id="late">{heading}</h2>
            <p role="status">{words}</p>
            {who.length > 0 && (
              <ul className={styles.who}>
                {who.map(({ seat, name, bot, total }) => (
                  <li key={seat}>
                    <SeatShape seat={seat} size={22} />
                    <b>{name}</b>
                    <span>{[...(total === undefined ? [] : [total]), ...(bot ? [ROOM_WORDS.late.bot] : [])].join(', ')}</span>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.acts}>{children}</div>
          </div>
        </section>
      </main>
    </div>
  );
}

/** A table that is not there, and who might sit at it. */
const NobodyThere = () => (
  <svg viewBox="0 0 240 200" className={styles.nobody} aria-hidden="true">
    <path d="M42 112H198L230 152H10ZM44 152V196M196 152V196" />
    {[78, 162].map((x) => (
      <path key={x} d={`M${x - 17} 30a17 17 0 1 1 34 0a17 17 0 1 1 -34 0M${x - 28} 108V82a28 26 0 0 1 56 0V108`} />
    ))}
  </svg>
);

const MOST_OFFERED = 2; // bots' seats: one is like the other

interface LateProps {
  readonly face: Face;
  readonly you: You;
}

/** A match that runs or is over, for somebody who has no seat there: what is the case, and what they can do. */
export function Late({ face, you }: LateProps) {
  const { late: W, door: D } = ROOM_WORDS;
  const { asked, refused, come } = useKnocking(face);
  const name = useSettings((settings) => settings.name);
  const [wish, setWish] = useState<KnockWish['seat'] | undefined>(undefined); // what is asked for, once there is a name to ask with
  const at = (seat: Seat) => ({ seat, name: face.chairs[seat]?.name || `Seat ${seat + 1}`, bot: !face.chairs[seat]?.taken });
  const who = face.result?.by.map(({ seat, total }) => ({ ...at(seat), total })) ?? face.chairs.map((_, seat) => at(seat));
  const people = who.filter(({ bot }) => !bot).map((one) => one.name);
  const bots = who.filter(({ bot }) => bot);
  const over = face.phase === 'over';
  const makesRoom = over ? [] : bots.filter(({ seat }) => face.chairs[seat]?.why === 'plan').slice(0, MOST_OFFERED);
  const heading = face.result ? W.missed : over ? W.over : makesRoom.length > 0 ? W.running : W.full;
  const words = face.closed
    ? closedWords(face.closed)
    : over
      ? face.result
        ? W.ended(face.result.words)
        : W.played(people)
      : W.plays(
          people,
          bots.map((one) => one.name),
        );
  const note = { game: face.game, heading, words, who, picture: face.result && <Podium by={face.result.by} /> };
  if (asked !== null)
    return (
      <LateNote {...note} heading={D.knocked} words={D.heard(people)}>
        <LikeIt game={face.game} />
      </LateNote>
    );
  if (wish !== undefined)
    return (
      <LateNote {...note}>
        <NameFirst known={name} come={(called) => come({ seat: wish, name: called, word: '' })} />
      </LateNote>
    );
  return (
    <LateNote {...note} words={refused === null ? words : refused || D.refused}>
      {!you.door && (
        <Button go glyph="eye" press={() => void lookOn()}>
          {over ? W.see : W.watch}
        </Button>
      )}
      {you.door && !over && (
        <Button go glyph="eye" press={() => setWish(null)}>
          {W.askToWatch}
        </Button>
      )}
      {makesRoom.map(({ seat, name: bot }) => (
        <Button key={seat} glyph="hand" press={() => setWish(seat)}>
          {W.askFor(bot)}
        </Button>
      ))}
      <LikeIt game={face.game} />
    </LateNote>
  );
}

const LikeIt = ({ game }: { readonly game: string }) => (
  <PageLink to={pathTo.setUp(game)} className="btn">
    {ROOM_WORDS.likeIt}
  </PageLink>
);

/** Who knocks says who they are. */
function NameFirst({ known, come }: { readonly known: string; readonly come: (name: string) => void }) {
  const { door: W } = ROOM_WORDS;
  const keepName = useSettings((settings) => settings.change);
  const [text, setText] = useState(known);
  const name = text.trim();
  const knock = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    keepName({ name });
    come(name);
  };
  return (
    <form className={styles.again} onSubmit={knock}>
      <label htmlFor="called">{W.name}</label>
      <input
        id="called"
        type="text"
        autoComplete="nickname"
        maxLength={LONGEST.name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn go" disabled={name === ''}>
        {W.knock}
      </button>
    </form>
  );
}

/** The line was closed for good: there is no such match for this device, or its seat is gone. */
export function Lost({ game, words }: { readonly game: string | null; readonly words: string }) {
  const [heading = words, ...rest] = words.split(/(?<=[.:]) /);
  return (
    <LateNote game={game} heading={heading.replace(/:$/, '')} words={rest.join(' ')}>
      <PageLink to={pathTo.shelf()} className="btn go">
        {ROOM_WORDS.shelf}
      </PageLink>
    </LateNote>
  );
}

/** Nothing is under this code: what one looks like, and a place to type it again. */
export function NoSuchRoom({ code }: { readonly code: string }) {
  const { none: W } = ROOM_WORDS;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useId();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const read = readCode(text);
    if (read === null) setWrong(true);
    else go(pathTo.room(read));
  };
  return (
    <LateNote game={null} heading={W.heading(code.toUpperCase().slice(0, 12))} words={W.words}>
      <form className={styles.again} onSubmit={open}>
        <label htmlFor={field}>{W.label}</label>
        <input
          id={field}
          type="text"
          className={styles.letters}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={CODE_LETTERS + 4}
          value={text}
          aria-invalid={wrong}
          aria-describedby={`${field}-help`}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <p id={`${field}-help`} className={wrong ? styles.bad : ''}>
          {W.fits}
        </p>
        <button type="submit" className="btn go">
          {W.open}
        </button>
      </form>
      <PageLink to={pathTo.shelf()} className="btn">
        {W.setUp}
      </PageLink>
    </LateNote>
  );
}

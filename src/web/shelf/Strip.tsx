/** The strip: whose turn it is, the friends' matches first. Where nothing runs it teaches instead; its height stays. */
import { useEffect, useState } from 'react';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { BOXES, titleOf } from '../boxes.js';
import { isGuided } from '../guide/library.js';
import { Button } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { SeatFace } from '../kit/Seat.js';
import { answerCall, comeAgain } from '../online/calls.js';
import { pathTo } from '../route.js';
import { lastGame } from '../setup/remembered.js';
import type { RunningMatch } from './running.js';
import styles from './strip.module.css';
import { SHELF_WORDS as W } from './words.js';

const SHOWN = 3;
const WAIT = 400; // milliseconds that an empty panel is shown while it is not known what runs

/** `running`: null while it is being read, 'unread' where the storage does not answer. */
export function Strip({ running }: { readonly running: readonly RunningMatch[] | 'unread' | null }) {
  if (running === null) return <Unknown />;
  if (running === 'unread')
    return (
      <section className={styles.strip} role="alert">
        <div className={styles.card}>
          <span>
            <b className="d">{W.unread}</b>
            <small>{W.unreadWords}</small>
          </span>
        </div>
      </section>
    );
  if (running.length === 0) return <Greeting />;
  const shown = running.length > SHOWN ? running.slice(0, SHOWN - 1) : running;
  const rest = running.length - shown.length;
  return (
    <section className={styles.strip} aria-label={W.running} data-cards={shown.length + (rest > 0 ? 1 : 0)}>
      {shown.map((match, i) => (
        <Card key={match.key} match={match} first={i === 0} alone={running.length === 1} />
      ))}
      {rest > 0 && (
        <div className={styles.card}>
          <span>
            <b className="d">{W.others(rest)}</b>
            <small>{W.othersWords}</small>
          </span>
          <PageLink to={pathTo.matches()} className="btn" label={W.others(rest)}>
            {W.open}
          </PageLink>
        </div>
      )}
    </section>
  );
}

function Unknown() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), WAIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.strip} aria-hidden="true">
      <div className={styles.card} data-hidden={!shown || undefined} />
    </section>
  );
}

function Card({ match, first, alone }: { readonly match: RunningMatch; readonly first: boolean; readonly alone: boolean }) {
  const { game, heading, words, act, to, mine, seats, calls } = match;
  const lit = first && mine;
  return (
    <article className={styles.card} data-game={game} data-lit={lit || undefined}>
      <div className={styles.stamp}>
        <BoxArt game={game} crop="stamp" />
      </div>
      <span>
        <b className="d">{first ? heading(titleOf(game)) : titleOf(game)}</b>
        <small>{mine && !first && calls === null ? W.yourTurnToo(words) : words}</small>
      </span>
      {alone && (
        <div className={`${styles.who} beside`}>
          {seats.map(({ seat, presence }) => (
            <SeatFace key={seat} seat={seat} sitter={{ presence }} size={24} />
          ))}
        </div>
      )}
      {calls === null ? (
        <PageLink to={to} className={lit ? 'btn go' : 'btn'} label={`${act}: ${titleOf(game)}`}>
          {lit && <Glyph name="play" size={18} />}
          {first ? act : W.open}
        </PageLink>
      ) : (
        <>
          <Button press={() => void answerCall(calls, false)}>{W.notTonight}</Button>
          <Button go={lit} press={() => comeAgain(calls)}>
            {act}
          </Button>
        </>
      )}
    </article>
  );
}

/** Who is new is taught; who has played before finds the last box. */
function Greeting() {
  const last = BOXES.find(({ id }) => id === lastGame());
  const gentlest = BOXES.find(({ id, weight }) => weight === 'Light' && isGuided(id)) ?? BOXES.find(({ id }) => isGuided(id));
  const box = last ?? gentlest;
  if (!box) return null;
  return (
    <section className={styles.strip} aria-label={last ? W.nothingWaits : W.newHere}>
      <div className={styles.card} data-game={box.id}>
        <div className={styles.stamp}>
          <BoxArt game={box.id} crop="stamp" />
        </div>
        <span>
          <b className="d">{last ? W.nothingWaits : W.newHere}</b>
          <small>{last ? W.nothingWaitsWords(box.title) : W.newHereWords(box.title, box.minutes)}</small>
        </span>
        <PageLink to={last ? pathTo.setUp(box.id) : pathTo.learn(box.id)} className="btn go">
          {last ? W.play : W.learnNow}
        </PageLink>
      </div>
    </section>
  );
}

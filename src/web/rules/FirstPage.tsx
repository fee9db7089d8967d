/** The first page of the rules: the goal, a turn in three pictures, when it ends and what counts. A game without a book shows its sections. */
import { BoxArt } from '../art/box.js';
import { Signed } from '../kit/book/Signed.js';
import styles from './first-page.module.css';
import type { Shelfmark } from './library.js';
import { RULES_WORDS as W } from './words.js';

interface FirstPageProps {
  readonly found: Shelfmark;
  readonly open: (clause: string) => void;
}

export function FirstPage({ found: { game, text, book }, open }: FirstPageProps) {
  const { about, seats } = game;
  const facts = `${W.seats(seats.min, seats.max)}, ${W.minutes(String(about.minutes))}`;
  return (
    <div className={styles.first}>
      <header className={styles.goal}>
        <div className={styles.lid} aria-hidden="true">
          <BoxArt game={game.id} crop="wide" />
        </div>
        <div>
          <small>{facts}</small>
          <h2>{book?.goal.heading ?? about.line}</h2>
          {book && (
            <p>
              <Signed>{book.goal.words}</Signed>
            </p>
          )}
        </div>
      </header>
      {book === null && (
        <ol className={styles.sections}>
          {text.sections.length === 0 && <li>{W.unwritten}</li>}
          {text.sections.map(({ number, title }) => (
            <li key={number}>
              <button type="button" className="btn" onClick={() => open(number)}>
                {number} {title}
              </button>
            </li>
          ))}
        </ol>
      )}
      {book && (
        <>
          <section>
            <h3>{book.turn.heading}</h3>
            <ol className={styles.steps}>
              {book.turn.steps.map(({ title, words, picture }, i) => (
                <li key={title}>
                  <div className={styles.picture} aria-hidden="true">
                    {picture}
                  </div>
                  <h4>
                    <b>{i + 1}</b>
                    {title}
                  </h4>
                  <p>
                    <Signed>{words}</Signed>
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <div className={styles.ending}>
            <section>
              <h3>{W.ends}</h3>
              <div aria-hidden="true">{book.ends.picture}</div>
              <p>
                <Signed>{book.ends.words}</Signed>
              </p>
            </section>
            <section>
              <h3>{W.counts}</h3>
              <div aria-hidden="true">{book.counts.picture}</div>
              <p>
                <Signed>{book.counts.words}</Signed>
              </p>
            </section>
          </div>
        </>
      )}
      <p className={styles.credits}>{about.credits}</p>
    </div>
  );
}

/** Each game with what was played of it: how often, how often won, and the last ten matches as marks. */
import { BoxArt } from '../art/box.js';
import { BOXES } from '../boxes.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import type { Finished } from './finished.js';
import styles from './happiness.module.css';
import { HAPPY_WORDS as W } from './words.js';

export function Games({ matches }: { readonly matches: readonly Finished[] }) {
  return (
    <section className={`panel ${styles.games}`} aria-label={W.games}>
      <h2>{W.games}</h2>
      <ol>
        {BOXES.map(({ id, title }) => {
          const played = matches.filter(({ game }) => game === id);
          return (
            <li key={id} data-game={id}>
              <PageLink to={pathTo.setUp(id)} className={styles.game ?? ''}>
                <span className={styles.thumb}>
                  <BoxArt game={id} crop="stamp" />
                </span>
                <span>
                  <b className="d">{title}</b>
                  <small>{W.played(played.length, played.filter(({ won }) => won).length)}</small>
                  <Pips matches={played.slice(-SHOWN)} />
                </span>
              </PageLink>
            </li>
          );
        })}
      </ol>
      <p className="xs mut">{W.pips}</p>
    </section>
  );
}

const SHOWN = 11;
const APART = 16.4;
const CHECK = 'M-2.8 .2L-.8 2.4L3 -2.2';
const STAR = 'M0 -5.6L1.7 -1.9L5.6 -1.5L2.7 1.2L3.5 5L0 3L-3.5 5L-2.7 1.2L-5.6 -1.5L-1.7 -1.9Z';

/** Never only a colour: won is full with a check, won alone a star, the rest hollow. The words beside it count the same. */
function Pips({ matches }: { readonly matches: readonly Finished[] }) {
  if (matches.length === 0) return null;
  return (
    <svg
      className={styles.pips}
      width={matches.length * APART}
      height="14"
      viewBox={`0 0 ${matches.length * APART} 14`}
      aria-hidden="true"
      focusable="false"
    >
      {matches.map(({ id, won, seats }, i) => (
        <g key={id} transform={`translate(${7 + i * APART} 7)`} fill="none" stroke="currentColor" strokeWidth="1.7">
          {won && seats.length === 1 ? (
            <path d={STAR} fill="currentColor" strokeWidth="1" />
          ) : (
            <>
              <circle r="5.6" fill={won ? 'currentColor' : 'none'} />
              {won && <path d={CHECK} stroke="var(--panel)" strokeLinecap="round" />}
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

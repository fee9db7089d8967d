/** How well a person plays: a line with its band between the faces of the five bots, and what was won against each. */

import { useEffect, useState } from 'react';
import { STEPS, steps } from '../../bots/index.js';
import type { AnyGame } from '../../engine/game.js';
import { BotHead } from '../art/bots.js';
import { BoxArt } from '../art/box.js';
import { BOXES } from '../boxes.js';
import { AsTable } from '../kit/AsTable.js';
import { loadGames } from '../library.js';
import type { Finished } from './finished.js';
import styles from './happiness.module.css';
import { type Against, betweenSteps, ENOUGH, type Rated, type Rating, ratingOf } from './rating.js';
import { monthOf, HAPPY_WORDS as W } from './words.js';

export function RatingPanel({ matches }: { readonly matches: readonly Finished[] }) {
  const [game, choose] = useState<string | null>(null);
  const games = useGames();
  const shown = game === null ? matches : matches.filter((match) => match.game === game);
  const rating = games && ratingOf(shown, games);
  const now = rating?.now ?? null;
  const enough = rating !== null && rating.line.length >= ENOUGH;
  const heading = now === null ? W.noRating : enough ? W.between(betweenSteps(now.step)) : W.begins;
  const words =
    now === null || rating?.since == null
      ? W.noRatingWords
      : enough
        ? W.step(now.step, (now.high - now.low) / 2, rating.line.length, rating.since)
        : W.more(ENOUGH - rating.line.length);
  return (
    <section className={`panel ${styles.rating}`} aria-label={W.how}>
      <header>
        <h2>{heading}</h2>
        <div className={styles.which} role="tablist" aria-label={W.which}>
          <button type="button" role="tab" aria-selected={game === null} onClick={() => choose(null)}>
            {W.all}
          </button>
          {BOXES.map(({ id, title }) => (
            <button key={id} type="button" role="tab" aria-selected={game === id} aria-label={title} onClick={() => choose(id)}>
              <span className={styles.tiny}>
                <BoxArt game={id} crop="stamp" />
              </span>
            </button>
          ))}
        </div>
      </header>
      <p className="s mut">{words}</p>
      {rating && (
        <AsTable
          label={now ? W.ratingLabel(heading, now.step, now.low, now.high) : heading}
          caption={W.ratingTable}
          head={W.ratingHead}
          rows={[...rating.against].map(({ won, played, fair }, i) => [titleAt(i), won, played, fair.toFixed(1)]).reverse()}
        >
          <Chart rating={rating} line={enough} />
        </AsTable>
      )}
    </section>
  );
}

const titleAt = (place: number): string => {
  const step = STEPS[place];
  return step ? steps[step].title : '';
};

/** The rules bring the tables of steps; they are loaded when somebody looks. */
function useGames(): Readonly<Record<string, AnyGame>> | null {
  const [games, setGames] = useState<Readonly<Record<string, AnyGame>> | null>(null);
  useEffect(() => void loadGames().then(setGames), []);
  return games;
}

const ROWS = STEPS.length;
/** Each bot stands in the middle of its row. */
const up = (step: number): number => Math.min(100, Math.max(0, (100 * (ROWS + 0.5 - step)) / ROWS));

function Chart({ rating: { line, now, against }, line: drawn }: { readonly rating: Rating; readonly line: boolean }) {
  return (
    <div className={styles.steps}>
      <p className={styles.againstHead}>{W.against}</p>
      {[...STEPS].reverse().map((step) => (
        <div key={step} className={styles.stepRow}>
          <BotHead head={step} size={38} />
          <b>{steps[step].title}</b>
          <span className={styles.rule} />
          <Tally against={against[STEPS.indexOf(step)]} />
        </div>
      ))}
      {now && (
        <div className={styles.curve}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <polygon points={bandOf(line)} className={styles.band} />
            {drawn && (
              <polyline
                points={line.map(({ step }, i) => `${xAt(i, line.length)},${up(step)}`).join(' ')}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {drawn && <i style={{ '--y': up(now.step) }} />}
        </div>
      )}
      <p className={styles.times}>
        {line.length > 1 && line[0] && <span>{monthOf(line[0].at)}</span>}
        {now && <span>{W.today}</span>}
      </p>
    </div>
  );
}

const xAt = (i: number, n: number): number => (n === 1 ? 100 : (100 * i) / (n - 1));

/** A single match has a band, too: as wide as the chart. */
function bandOf(line: readonly Rated[]): string {
  const [only] = line;
  const shown = line.length === 1 && only ? [only, only] : line;
  const at = (i: number) => (100 * i) / Math.max(1, shown.length - 1);
  const high = shown.map((point, i) => `${at(i)},${up(point.high)}`);
  const low = shown.map((point, i) => `${at(i)},${up(point.low)}`).reverse();
  return [...high, ...low].join(' ');
}

const Tally = ({ against }: { readonly against: Against | undefined }) => (
  <small>
    {against && against.played > 0 ? (
      <>
        {W.won} <b>{against.won}</b> {W.of(against.played)}
      </>
    ) : (
      W.never
    )}
  </small>
);

/** A day after its try: the result between two bots, the same deal played by thirty of each, and what can be shown of it. */
import { BotHead } from '../art/bots.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import type { Finished, Reviewed } from '../happiness/finished.js';
import { ALL_RUNS, runsIn, type TriedDay } from '../happiness/progress.js';
import { runOf } from '../happiness/run-of.js';
import { Button } from '../kit/Button.js';
import { PageLink } from '../kit/PageLink.js';
import { signed } from '../review/words.js';
import { go, pathTo } from '../route.js';
import { boxOn } from './box-on.js';
import { type Day, daysAfter } from './calendar.js';
import styles from './daily.module.css';
import { Histogram } from './Histogram.js';
import { tryDay, useRuns } from './playing.js';
import { betweenIn, histogramOf } from './runs.js';
import { ShareTry } from './ShareTry.js';
import { waysOf } from './table.js';
import { resultWords, DAILY_WORDS as W } from './words.js';

interface ResultProps {
  readonly tried: TriedDay;
  readonly result: Finished;
  readonly today: Day;
  readonly row: number; // days in a row
  readonly failed: (error: unknown) => void;
}

const reviewWords = ({ luck, decisions, unit }: Reviewed): string =>
  W.reviewed(signed(luck, { name: unit }), signed(decisions, { name: unit }));

export function DailyResult({ tried, result, today, row, failed }: ResultProps) {
  const { day, way } = tried;
  const { runs } = useRuns(tried, true);
  const mine = runOf(result);
  if (!mine) return null;
  const seats = result.seats.length;
  const histogram = histogramOf(runs, mine, seats);
  const done = runsIn(runs);
  const all = done >= ALL_RUNS;
  const { below, above } = betweenIn(histogram.rows);
  const words = resultWords(mine, seats, result.unit);
  const again = () => {
    const box = boxOn(day, tried.game);
    const table = waysOf(box).find((each) => each.way === way);
    if (table) tryDay(day, box.id, table, false).then(go, failed);
  };
  const next = day === today ? daysAfter(day, 1) : today;
  return (
    <main className={styles.result}>
      <section className={`panel ${styles.hero}`}>
        <div className={styles.faces} aria-hidden="true">
          {below && <BotHead head={below} size={76} />}
          <SeatShape seat={0} size={28} />
          {above && <BotHead head={above} size={76} />}
        </div>
        <div>
          <h2>{done > 0 ? `${words}, ${W.between(below, above)}` : words}</h2>
          {result.verdict !== '' && <p className={styles.verdict}>{result.verdict}</p>}
          {result.review && <p className="s">{reviewWords(result.review)}</p>}
          <p className="s mut" role="status">
            {all ? W.pastWords(histogram.past, histogram.percent) : W.playing(done, ALL_RUNS)}
          </p>
        </div>
      </section>
      <section className={`panel ${styles.dots}`} aria-label={W.histogram}>
        <header>
          <h2>{W.histogram}</h2>
          <span className="s mut beside">{W.legend}</span>
        </header>
        <Histogram
          histogram={histogram}
          mine={words}
          tag={seats === 1 ? String(mine.total) : (words.split(' ')[0]?.toLowerCase() ?? '')}
          unit={result.unit}
        />
      </section>
      <ShareTry day={day} way={way} result={result} words={words} histogram={histogram} row={row} ready={all} failed={failed} />
      <div className={styles.acts}>
        <PageLink to={pathTo.review('device', tried.match)} className="btn">
          <Glyph name="chart" size={18} />
          {W.review}
        </PageLink>
        <Button glyph="undo" press={again}>
          {W.again}
        </Button>
        <span className="sp" />
        {day === today ? (
          <>
            <PageLink to={pathTo.daily(daysAfter(day, -1))} className="btn quietbtn">
              {W.yesterday(boxOn(daysAfter(day, -1)).title)}
            </PageLink>
            <span className={styles.tomorrow}>
              <span className={styles.stamp}>
                <BoxArt game={boxOn(next).id} crop="stamp" />
              </span>
              {W.tomorrow(boxOn(next).title)}
            </span>
          </>
        ) : (
          <PageLink to={pathTo.daily()} className="btn">
            {W.todays(boxOn(today).title)}
          </PageLink>
        )}
      </div>
    </main>
  );
}

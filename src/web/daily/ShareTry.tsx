/** What can be shown of a day without spoiling it: a picture and a few lines of text. */
import { useState } from 'react';
import { Complaint } from '../../engine/complaint.js';
import { titleOf } from '../boxes.js';
import type { Finished } from '../happiness/finished.js';
import { Button } from '../kit/Button.js';
import { pathTo } from '../route.js';
import { downloadFile } from '../save.js';
import type { Day } from './calendar.js';
import styles from './daily.module.css';
import { Picture, type PictureProps, SIDE } from './Picture.js';
import type { Histogram } from './runs.js';
import type { TryWay } from './table.js';
import { dateWords, rowWords, DAILY_WORDS as W } from './words.js';

interface ShareProps {
  readonly day: Day;
  readonly way: TryWay;
  readonly result: Finished;
  readonly words: string; // the result
  readonly histogram: Histogram;
  readonly row: number; // days in a row
  readonly ready: boolean; // all bots have played
  readonly failed: (error: unknown) => void;
}

/** The lines that are shared: no cards, no moves. */
export function sharedText(
  { day, way, result, words, histogram, row }: Pick<ShareProps, 'day' | 'way' | 'result' | 'words' | 'histogram' | 'row'>,
  score: boolean,
  address: string,
): string {
  return [
    W.line(day),
    `${W.wayTag(titleOf(result.game), way)}, ${W.rules(result.rules)}`,
    ...(score ? [words] : []),
    W.pastWords(histogram.past, histogram.percent),
    ...(row > 1 ? [rowWords(row)] : []),
    address,
  ].join('\n');
}

export function ShareTry(props: ShareProps) {
  const { day, result, words, histogram, row, ready, failed } = props;
  const [score, setScore] = useState(false);
  const [copied, setCopied] = useState(false);
  const title = titleOf(result.game);
  const text = sharedText(props, score, `${location.host}${pathTo.daily(day)}`);
  const picture: PictureProps = {
    game: result.game,
    title,
    date: dateWords(day),
    rules: W.rules(result.rules),
    past: histogram.rows.map(({ past }) => past),
    words: [W.betterWords(histogram.percent), ...(score ? [words] : row > 1 ? [rowWords(row).toLowerCase()] : [])],
  };
  const file = () =>
    import('../end/picture-file.js').then(({ pictureFile }) =>
      pictureFile(<Picture {...picture} />, { width: SIDE, height: SIDE }, `halcyon-daily-${day}.png`),
    );
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      .catch(() => failed(new Complaint(W.notCopied)));
  const share = async () => {
    const data = { text, files: [await file()] };
    await navigator.share(navigator.canShare?.(data) ? data : { text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; // who closes the sheet has changed their mind
    });
  };
  const canShare = 'share' in navigator;
  return (
    <section className={`panel ${styles.share}`} aria-label={W.share}>
      <h2>{W.share}</h2>
      <div className={styles.picture} role="img" aria-label={W.picture(title, day)}>
        <Picture {...picture} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where the browser does not copy, the text is marked and copied by hand */}
      <pre tabIndex={0}>{text}</pre>
      <label className={styles.switch}>
        <input type="checkbox" checked={score} onChange={(event) => setScore(event.target.checked)} />
        {W.showScore(words)}
      </label>
      <div className={styles.shareKeys}>
        {canShare && (
          <Button glyph="list" press={() => void copy()} disabled={!ready}>
            {copied ? W.copied : W.copy}
          </Button>
        )}
        <Button glyph="save" press={() => void file().then(downloadFile).catch(failed)} disabled={!ready}>
          {W.save}
        </Button>
        {canShare ? (
          <Button go glyph="share" press={() => void share().catch(failed)} disabled={!ready}>
            {W.shareIt}
          </Button>
        ) : (
          <Button go glyph="list" press={() => void copy()} disabled={!ready}>
            {copied ? W.copied : W.copy}
          </Button>
        )}
      </div>
    </section>
  );
}

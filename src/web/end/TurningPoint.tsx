/** The moment at which the match turned, as a part of its story: its picture, what stood before, what happened, and the way to see it. */
import type { ReactNode } from 'react';
import type { GameTypes, View } from '../../engine/game.js';
import type { Moment } from '../../story/tell.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import type { DrawnTable } from '../library.js';
import styles from './end.module.css';
import { END_WORDS as W } from './words.js';

interface TurningPointProps {
  readonly game: string;
  readonly moment: Moment | null;
  readonly drawn: DrawnTable | null;
  readonly view: View<GameTypes>;
  readonly names: readonly string[];
  readonly called: string;
  readonly replay: (at: number) => void;
  readonly review: () => void;
}

/** What the thing is seen from near, or its sign; null: neither is drawn. */
function pictureOf(thing: string | null, drawn: DrawnTable | null, view: View<GameTypes>, names: readonly string[]): ReactNode {
  if (thing === null || !drawn) return null;
  const [, sign] = /^sign (.+)$/.exec(thing) ?? [];
  if (sign !== undefined) return drawn.signs.find(({ id }) => id === sign)?.picture ?? null;
  return drawn.ending?.picture?.(thing) ?? drawn.zoom?.(thing, view, names)?.picture ?? null;
}

export function TurningPoint({ game, moment, drawn, view, names, called, replay, review }: TurningPointProps) {
  const see = () => replay(moment?.before ?? 0);
  return (
    <section className={`panel ${styles.turned}`} aria-label={moment?.heading ?? W.replayAll}>
      {moment && (
        <>
          <div className={styles.picture} aria-hidden="true" inert>
            {pictureOf(moment.thing, drawn, view, names) ?? <BoxArt game={game} crop="wide" />}
          </div>
          <div className={styles.told}>
            <small>
              <Glyph name="star" size={14} />
              {moment.heading}
            </small>
            <h2>{moment.title}</h2>
            <p>{moment.words}</p>
          </div>
        </>
      )}
      <div className={styles.ways}>
        <Button glyph="play" press={see}>
          {!moment ? W.replayAll : called === 'age' ? W.replayAge : W.replay(moment.when)}
        </Button>
        <Button glyph="chart" press={review}>
          {W.review}
        </Button>
      </div>
    </section>
  );
}

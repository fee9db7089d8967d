/** The moment at which the match turned, as a part of its story: the table before it, what stood before, what happened, and the way to see it. */
import { useEffect, useState } from 'react';
import type { GameTypes, View } from '../../engine/game.js';
import type { StoryMoment } from '../../story/tell.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { Small, sittersOf } from '../kit/Small.js';
import type { DrawnTable } from '../library.js';
import { positionAt } from '../session/store.js';
import styles from './end.module.css';
import { END_WORDS as W } from './words.js';

interface TurningPointProps {
  readonly game: string;
  readonly moment: StoryMoment | null;
  readonly drawn: DrawnTable | null;
  readonly names: readonly string[];
  readonly called: string;
  readonly replay: (at: number) => void;
  readonly review: () => void;
}

/** The table before it, in small; the box until it has been looked up, and for a game without a drawn table. */
function Picture({ game, moment, drawn, names }: Pick<TurningPointProps, 'game' | 'drawn' | 'names'> & { readonly moment: StoryMoment }) {
  const [view, setView] = useState<View<GameTypes> | null>(null);
  const { before } = moment;
  useEffect(() => {
    let left = false;
    positionAt(before).then(
      (found) => left || setView(found),
      () => undefined, // the picture alone is missing: the replay says why
    );
    return () => {
      left = true;
    };
  }, [before]);
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      {drawn && view ? (
        <div className={styles.small}>
          <Small drawn={drawn} view={view} sitters={sittersOf(names, view.seat)} />
        </div>
      ) : (
        <BoxArt game={game} crop="wide" />
      )}
    </div>
  );
}

export function TurningPoint({ game, moment, drawn, names, called, replay, review }: TurningPointProps) {
  const see = () => replay(moment?.before ?? 0);
  return (
    <section className={`panel ${styles.turned}`} aria-label={moment?.heading ?? W.replayAll}>
      {moment && (
        <>
          <Picture {...{ game, moment, drawn, names }} />
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

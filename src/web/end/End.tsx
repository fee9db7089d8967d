/** The end of a match: its story, who won and by what, the score over time, the moment it turned, and what to do now. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyGame, Seat } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import { standings } from '../../engine/standings.js';
import type { Moment as Position } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import { winnerWords } from '../../match/result.js';
import type { Story } from '../../story/tell.js';
import { Evening } from '../art/end.js';
import { useDayOf } from '../happiness/here.js';
import { BackLink } from '../kit/BackLink.js';
import { GlyphButton } from '../kit/Button.js';
import { Bar } from '../kit/bar/Bar.js';
import { useShape } from '../kit/shape.js';
import { watchSize } from '../kit/size.js';
import { Trouble } from '../kit/Trouble.js';
import { type DrawnTable, loadTable } from '../library.js';
import { OnceMore } from '../online/OnceMore.js';
import { go, pathTo } from '../route.js';
import { againHere } from '../screens/over.js';
import { type Playing, recordNow, replayAt, seatNames } from '../session/store.js';
import { ask } from '../thinker/asking.js';
import { Bars, partsOf } from './Bars.js';
import { Curve } from './Curve.js';
import { EndMore } from './EndMore.js';
import styles from './end.module.css';
import { TurningPoint } from './TurningPoint.js';
import { whoSat } from './who.js';
import { END_WORDS as W } from './words.js';

const GROUND = '#24495a';

/** The room that the curve has, in pixels: its letters keep their size. */
function useRoom() {
  const [room, setRoom] = useState<readonly [width: number, height: number]>([640, 212]);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return watchSize(element, () => setRoom([element.clientWidth, element.clientHeight]));
  }, []);
  return { room, measured };
}

interface EndProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: Position;
}

/** Whom the page speaks to: the one person who sits in front of it. Of several it speaks as to somebody who looks on. */
export const addressed = ({ road, viewer, people }: Playing): Seat | null => (road === 'device' && people.length > 1 ? null : viewer);

export function End({ playing, game, face, moment: { view } }: EndProps) {
  const { road, match, snap } = playing;
  const you = snap?.you ?? null;
  const names = useMemo(() => seatNames(face), [face]);
  const reader = addressed(playing);
  const { record, story, failed: noStory } = useStory(match, reader);
  const drawn = useDrawn(game);
  const narrow = useShape() === 'pocket';
  const { room, measured } = useRoom();
  const [trouble, setTrouble] = useState<string | null>(null);
  const failed = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error));
  const [more, setMore] = useState(false);
  const ranked = useMemo(() => [...standings(game, view.shared)].sort((a, b) => a.rank - b.rank), [game, view]);
  const ending = drawn?.ending;
  const parts = useMemo(() => partsOf(ranked, ending?.parts ?? []), [ranked, ending]);
  const replay = (at: number) => {
    void replayAt(at);
    go(pathTo.table(road, match ?? ''));
  };
  const who = face.chairs.map((_, seat) => {
    const about = ending?.about?.(view.shared, seat) ?? '';
    return [whoSat(playing, face, seat), about].filter((part) => part !== '').join(', ');
  });
  const day = useDayOf(road === 'device' ? match : null);
  const axis = story?.axis ?? null;
  const counts = ending?.counts ?? 'Score';
  const turned = story?.moment ? { seat: story.moment.seat, thing: story.moment.thing } : null;
  return (
    <div className={`page ${styles.page}`} data-game={game.id} data-long={ending?.More !== undefined || undefined}>
      <header className="top">
        <BackLink />
        <div className="names">
          <h1>{game.about.title}</h1>
          {axis && axis.ticks.length > 0 && <span className="chip beside">{W.finished(axis.called, axis.ticks.at(-1)?.label ?? 0)}</span>}
        </div>
        <span className="sp" />
        <GlyphButton glyph="more" label={W.more} press={() => setMore(true)} />
      </header>
      <main className={styles.end}>
        <section className={styles.hero} aria-label={W.result}>
          <Evening won={story?.won ?? true} scene={ending?.scene ?? null} ground={ending?.ground ?? GROUND} narrow={narrow} />
          <div className={styles.heroText}>
            {(story || noStory) && <h2>{story?.headline.words ?? W.over}</h2>}
            <p>{story?.sentence.words ?? (noStory ? winnerWords(game, view.shared, names) : '')}</p>
          </div>
        </section>
        <section className={`panel ${styles.rank}`} aria-label={W.ranking}>
          <Bars
            ranked={ranked}
            names={names}
            who={who}
            bots={face.chairs.map(({ taken, bot }) => (taken ? null : bot))}
            parts={parts}
            signsOnly={ending?.signsOnly ?? false}
            unit={ending?.unit ?? null}
            viewer={reader}
          />
        </section>
        <section className={`panel ${styles.chart}`} aria-label={counts}>
          <h2>{axis ? W.curve(counts, axis.called) : counts}</h2>
          <div ref={measured} className={styles.curve}>
            {axis ? (
              <Curve axis={axis} names={names} viewer={reader} counts={counts} star={story?.moment?.x ?? null} size={room} />
            ) : (
              <p className="mut">{noStory ? W.noCurve : W.counting}</p>
            )}
          </div>
        </section>
        <TurningPoint
          game={game.id}
          moment={story?.moment ?? null}
          drawn={drawn}
          names={names}
          called={axis?.called ?? 'round'}
          replay={replay}
          review={() => go(pathTo.review(road, match ?? ''))}
        />
        {ending?.More && drawn && <ending.More key={String(reader)} view={view} names={names} viewer={reader} turned={turned} />}
        <div className={styles.foot}>
          {road === 'friends' ? (
            you && <OnceMore face={face} you={you} />
          ) : (
            <Bar
              state="over"
              asked={null}
              content={
                day === null
                  ? {
                      look: 'lit',
                      heading: W.once,
                      words: ending?.again ?? W.again,
                      filled: { label: W.onceMore, press: () => void againHere(face).catch(failed) },
                    }
                  : {
                      look: 'lit',
                      heading: W.daily,
                      words: W.dailyWords,
                      filled: { label: W.dailySee, press: () => go(pathTo.daily(day)) },
                    }
              }
            />
          )}
        </div>
      </main>
      {more && (
        <EndMore
          game={game}
          face={face}
          record={record}
          poster={story && { story, ending, ranked, parts, names, viewer: reader, title: game.about.title, counts }}
          replay={() => replay(0)}
          failed={failed}
          close={() => setMore(false)}
        />
      )}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

function useDrawn(game: AnyGame): DrawnTable | null {
  const [drawn, setDrawn] = useState<DrawnTable | null>(null);
  useEffect(() => void loadTable(game.id).then(setDrawn), [game]);
  return drawn;
}

/** The record of the match and its story, once the worker has leafed through it. */
function useStory(match: string | null, reader: Seat | null) {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [story, setStory] = useState<Story | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record of a match that is over is asked for once, and told to whoever looks
  useEffect(() => {
    let left = false;
    recordNow()
      .then((whole) => {
        if (!left) setRecord(whole);
        return ask<'story'>({ kind: 'story', record: whole, viewer: reader });
      })
      .then(
        (told) => left || setStory(told),
        () => left || setFailed(true),
      );
    return () => {
      left = true;
    };
  }, [match, reader]);
  return { record, story, failed };
}

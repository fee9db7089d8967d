/** The television in the room: everybody sees the table on it and plays from a phone. It shows nobody's hand, and there is nothing to press but "more". */
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGame, GameTypes } from '../../engine/game.js';
import { standings } from '../../engine/standings.js';
import type { Moment } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import { journalOf, waitingWords } from '../../match/picture.js';
import { winnerHeading } from '../../match/result.js';
import type { TalkLine } from '../../match/room.js';
import { phrasesFor } from '../../match/settings.js';
import { SeatShape } from '../art/seat.js';
import { Dictionary } from '../kit/bar/Signs.js';
import { holdShape } from '../kit/shape.js';
import { Stage } from '../kit/stage/Stage.js';
import { Trouble } from '../kit/Trouble.js';
import type { DrawnTable } from '../library.js';
import { useBubbles } from '../online/bubbles.js';
import { acceptLink, inherit } from '../online/links.js';
import { answersIn } from '../online/OnceMore.js';
import { go, pathTo } from '../route.js';
import { clockOf, sitterOf } from '../screens/AtTable.js';
import { useDrawnTable } from '../screens/TableFrame.js';
import { enter, leave, order, type Playing, seatNames, usePlaying } from '../session/store.js';
import { applyTelevision, isStill, paceOf, useSettings } from '../settings.js';
import type { Sitter, TableProps } from '../table.js';
import { keepVersion } from '../updating.js';
import { Invitation } from './Invitation.js';
import { JustNow, type Last, LastTold } from './LastTold.js';
import { Remote } from './Remote.js';
import styles from './television.module.css';
import { WORDS as W } from './words.js';

const [WIDTH, HEIGHT] = [960, 540]; // what everything is laid out for; the screen magnifies it

function magnified(): CSSProperties {
  const scale = Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
  return { width: window.innerWidth / scale, height: window.innerHeight / scale, transform: `scale(${scale})` };
}

function useMagnifier(): CSSProperties {
  const [style, setStyle] = useState(magnified);
  useEffect(() => {
    const measured = () => setStyle(magnified());
    window.addEventListener('resize', measured);
    return () => window.removeEventListener('resize', measured);
  }, []);
  return style;
}

const STILL = 10 * 60_000; // milliseconds until a picture that does not change is dimmed, so that it does not burn in

function useDimmed(changes: number): boolean {
  const [dimmed, setDimmed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins anew
  useEffect(() => {
    setDimmed(false);
    const timer = setTimeout(() => setDimmed(true), STILL);
    return () => clearTimeout(timer);
  }, [changes]);
  return dimmed;
}

/** The television stays lit while a match is on it, where the browser can see to that. */
function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (kept) => {
          lock = kept;
        },
        () => {}, // it dims, then
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

export function Television({ id }: { readonly id: string }) {
  const playing = usePlaying();
  const { match, game, lost, snap, moment, as } = playing;
  useEffect(() => {
    if (location.hash !== '') {
      acceptLink('watch', id);
      go(pathTo.television(id), 'replace');
    }
    void enter('friends', id, 'television');
  }, [id]);
  useEffect(() => () => leave(), []);
  useEffect(keepVersion, []);
  useEffect(applyTelevision, []);
  useEffect(() => holdShape('desk'), []);
  useWakefulness();
  const magnifier = useMagnifier();
  const drawn = useDrawnTable(game?.id ?? '');
  const face = snap?.face ?? null;
  const next = face?.rematch ?? null;
  useEffect(() => {
    if (next === null) return;
    inherit(id, next);
    go(pathTo.television(next), 'replace');
  }, [id, next]);
  const dimmed = useDimmed((moment?.entries ?? 0) + (face?.chairs.filter(({ taken }) => taken).length ?? 0));
  if (lost !== null) return <Trouble words={lost} close={null} />;
  if (!game || !face || match !== id || as !== 'television') return <p className="loading">{W.laying}</p>;
  return (
    <>
      <div className={`page ${styles.television}`} style={magnifier} data-game={game.id} data-dimmed={dimmed || undefined}>
        {face.phase === 'gathering' || !moment ? (
          <Invitation game={game} face={face} />
        ) : (
          <Match playing={playing} game={game} face={face} moment={moment} drawn={drawn} />
        )}
      </div>
      <Remote begin={face.phase === 'gathering' && snap?.you?.host ? () => void order({ t: 'start' }) : null} />
    </>
  );
}

interface MatchProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: Moment;
  readonly drawn: DrawnTable | null | undefined;
}

/** The last thing that happened. It stays until the next one. */
function useLast({ playing, game, moment }: MatchProps, names: readonly string[]): Last | null {
  const { scene, snap, shown } = playing;
  const beat = scene?.beats[scene.at] ?? null;
  const [kept, keep] = useState<{ readonly beat: Last; readonly entries: number } | null>(null);
  const { entries } = moment;
  useEffect(() => {
    if (beat) keep({ beat, entries });
  }, [beat, entries]);
  const line = useMemo(
    () => journalOf(game, snap?.journal ?? [], names, shown?.entries).findLast(({ takenBack }) => !takenBack),
    [game, snap, names, shown],
  );
  if (beat) return beat;
  if (kept && kept.entries === entries) return kept.beat;
  return line ? { words: line.words.replace(/\.$/, ''), seat: line.seat } : null;
}

function Match(props: MatchProps) {
  const { playing, game, face, moment, drawn } = props;
  const { snap, shown, scene } = playing;
  const pace = useSettings(paceOf);
  const place = useRef<HTMLElement>(null);
  const names = useMemo(() => seatNames(face), [face]);
  const view = shown?.view ?? moment.view;
  const talk = snap?.talk ?? NOTHING_SAID;
  const bubbles = useBubbles(
    talk,
    useMemo(() => phrasesFor(game), [game]),
  );
  const sitters = useMemo(
    () =>
      face.chairs.map(
        (chair, seat): Sitter =>
          sitterOf(chair, seat, {
            viewer: null,
            here: [],
            open: moment.view.open,
            clock: snap ? clockOf(seat, face, snap) : null,
            asks: false,
            says: bubbles.get(seat) ?? null,
            away: null,
            isCut: false,
          }),
      ),
    [face, moment, snap, bubbles],
  );
  const signs = useMemo(() => new Map((drawn?.signs ?? []).map((sign) => [sign.id, sign])), [drawn]);
  const last = useLast(props, names);
  const over = face.phase === 'over' && scene === null;
  const asked = over ? [] : view.open.length > 0 ? view.open : moment.view.open; // while something is told the board may ask nothing
  const [first] = asked;
  const seat = first?.seat ?? null;
  const onTurn = [...new Set(asked.map((decision) => shortened(names[decision.seat] ?? '')))];
  const cut = snap !== null && snap.line !== 'open';
  const heading = cut ? W.cut : over ? winnerHeading(game, view.shared, names) : onTurn.length > 0 ? W.onTurn(onTurn) : W.begins;
  const asks = first && view.open.length > 0 ? waitingWords(game, view, first, names) : '';
  const words = cut ? W.cutMore : over ? W.again(answersIn(face).yes.map((one) => names[one] ?? '')) : asks === `${heading}.` ? '' : asks;
  const told = () => (
    <LastTold seat={cut ? null : seat} sitter={seat === null ? undefined : sitters[seat]} heading={heading} words={words}>
      {over ? <Ranking game={game} view={view} names={names} /> : <JustNow last={last} sitters={sitters} />}
    </LastTold>
  );
  const table: TableProps<GameTypes> = { ...NOTHING_TO_PRESS, form: 'watch', view, sitters, pace, bar: told };
  return (
    <Dictionary value={signs}>
      <header className={styles.head}>
        <h1>{game.about.title}</h1>
        <div className={styles.facts}>
          {drawn?.facts?.(view, names).map((fact) => (
            <span key={fact} className={`panel ${styles.fact}`}>
              {fact}
            </span>
          ))}
        </div>
        {face.code !== null && (
          <p>
            {W.join} <b className="d">{face.code}</b>
          </p>
        )}
      </header>
      <main className="table-page" data-entries={moment.entries} ref={place}>
        {drawn ? <drawn.Table {...table} /> : drawn === null ? <div className={styles.plain}>{told()}</div> : null}
        <Stage table={place} scene={scene} pace={pace} still={isStill()} />
      </main>
    </Dictionary>
  );
}

const LONGEST = 11; // letters of a name that is read from afar
const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

const NOTHING_SAID: readonly TalkLine[] = [];
const nothing = (): void => {};
const NOTHING_TO_PRESS = {
  questions: [],
  chosen: null,
  proposed: null,
  select: nothing,
  submit: nothing,
  explain: nothing,
  me: null,
  journal: null,
} as const;

interface RankingProps {
  readonly game: AnyGame;
  readonly view: Moment['view'];
  readonly names: readonly string[];
}

function Ranking({ game, view, names }: RankingProps) {
  const ranked = [...standings(game, view.shared)].sort((a, b) => a.rank - b.rank);
  return (
    <ol className={`panel ${styles.ranking}`}>
      {ranked.map(({ seat, rank, total }) => (
        <li key={seat}>
          <b>{W.place(rank)}</b>
          <SeatShape seat={seat} size={26} />
          <span>{names[seat]}</span>
          <b>{total}</b>
        </li>
      ))}
    </ol>
  );
}

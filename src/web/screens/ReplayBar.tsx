/** The replay: a slider through the match, rounds, steps, play and pause, and a way to play on from any moment. */

import { useEffect, useState } from 'react';
import type { AnyGame } from '../../engine/game.js';
import type { Face, Happened, RoundMark } from '../../match/messages.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { go, pathTo } from '../route.js';
import { replayAt as lookAt, type Playing, rounds as roundsNow } from '../session/store.js';
import { paceOf, useSettings } from '../settings.js';
import { playOnFrom } from './play-on.js';
import styles from './replay.module.css';

const BEAT = 900; // milliseconds per entry at normal pace
const LEAST = 120;
const NO_JOURNAL: readonly Happened[] = [];

export interface ReplayBarProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly at: number;
  readonly last: number;
}

const replayAt = (at: number | null): void => void lookAt(at);

export function ReplayBar({ playing, game, face, at, last }: ReplayBarProps) {
  const { road, match, snap } = playing;
  const rounds = useRounds(match);
  const [running, setRunning] = useState(false);
  const pace = useSettings(paceOf);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (at >= last ? setRunning(false) : replayAt(at + 1)), Math.max(LEAST, BEAT * pace));
    return () => clearTimeout(timer);
  }, [running, at, last, pace]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'ArrowLeft') replayAt(at - 1);
      if (event.key === 'ArrowRight') replayAt(at + 1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at]);
  const over = face.phase === 'over';
  const turns = turnsOf(snap?.journal ?? NO_JOURNAL);
  const mayBranch = road === 'device' || over; // before the end the record of a match with friends is nobody's
  const step = (by: 1 | -1) => {
    const next = by > 0 ? turns.find((turn) => turn > at) : turns.findLast((turn) => turn < at);
    replayAt(next ?? (by > 0 ? last : 0));
  };
  return (
    <section className={styles.replay} aria-label="Replay" data-bar="replay">
      <div className={styles.keys}>
        <GlyphButton glyph="back" label="To the turn before" press={() => step(-1)} />
        <GlyphButton glyph="previous" label="One step back" press={() => replayAt(at - 1)} />
        <GlyphButton glyph={running ? 'pause' : 'play'} label={running ? 'Pause' : 'Play'} press={() => setRunning(!running)} />
        <GlyphButton glyph="next" label="One step on" press={() => replayAt(at + 1)} />
        <GlyphButton glyph="back" label="To the next turn" press={() => step(1)} className="flip" />
      </div>
      {rounds.length > 1 && <Rounds rounds={rounds} name={game.gauge?.called ?? 'Round'} at={at} />}
      <label className={styles.slide}>
        <span>
          Move {at} of {last}
        </span>
        <input type="range" min={0} max={last} value={at} onChange={(event) => replayAt(Number(event.target.value))} />
      </label>
      <div className={styles.ends}>
        {mayBranch && (
          <Button glyph="branch" press={() => playOnFrom(playing, face, at)} disabled={over && at === last}>
            Play on from here
          </Button>
        )}
        <Button go press={() => (over ? go(pathTo.end(road, match ?? '')) : replayAt(null))}>
          {over ? 'Back to the result' : 'Back to the match'}
        </Button>
      </div>
    </section>
  );
}

/** Where the rounds begin, once the host has told. */
export function useRounds(match: string | null): readonly RoundMark[] {
  const [rounds, setRounds] = useState<readonly RoundMark[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per match that is looked at again
  useEffect(() => {
    let left = false;
    roundsNow().then(
      (all) => left || setRounds(all),
      () => {}, // without them the slider still goes everywhere
    );
    return () => {
      left = true;
    };
  }, [match]);
  return rounds;
}

function Rounds({ rounds, name, at }: { readonly rounds: readonly RoundMark[]; readonly name: string; readonly at: number }) {
  const here = rounds.findLastIndex((round) => round.at <= at);
  return (
    <select
      className={styles.rounds}
      aria-label="Jump to"
      value={here}
      onChange={(event) => replayAt(rounds[Number(event.target.value)]?.at ?? 0)}
    >
      {rounds.map((round, i) => (
        <option key={round.at} value={i}>
          {name} {round.round}
        </option>
      ))}
    </select>
  );
}

/** Where another seat begins to act: as good as rounds for any game. */
function turnsOf(journal: readonly Happened[]): number[] {
  const played = journal.filter(({ entry }) => entry >= 0);
  return played.flatMap(({ entry, seat }, i) => (i === 0 || seat !== played[i - 1]?.seat ? [entry] : []));
}

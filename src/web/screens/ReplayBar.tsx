/** The replay: a slider through the match, rounds, steps, play and pause, and a way to play on from any moment. */
import { useEffect, useRef, useState } from 'react';
import type { GameTypes, View } from '../../engine/game.js';
import { viewFor } from '../../engine/view.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { branch, type Match } from '../play/match.js';
import { type Round, roundsOf } from '../play/positions.js';
import { replayAt } from '../play/store.js';
import { go, pathTo } from '../route.js';
import { paceOf, useSettings } from '../settings.js';

const BEAT = 900; // milliseconds per entry at normal pace
const LEAST = 120;

export interface ReplayBarProps {
  readonly match: Match;
  readonly at: number;
  readonly viewer: number | null;
  readonly round: ((view: View<GameTypes>) => string) | null; // what the table calls this stretch of the match
}

export function ReplayBar({ match, at, viewer, round }: ReplayBarProps) {
  const rounds = useRounds(match, viewer, round);
  const [running, setRunning] = useState(false);
  const pace = useSettings(paceOf);
  const last = match.table.entries.length;
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
  const over = match.table.state.open.length === 0;
  const turns = turnsOf(match);
  const step = (by: 1 | -1) => {
    const next = by > 0 ? turns.find((turn) => turn > at) : turns.findLast((turn) => turn < at);
    replayAt(next ?? (by > 0 ? last : 0));
  };
  const playOn = () => go(pathTo.match(branch(match, at).id));
  return (
    <section className="q replay" aria-label="Replay">
      <div className="q-row">
        <div className="replay-keys">
          <GlyphButton glyph="back" label="To the turn before" press={() => step(-1)} />
          <GlyphButton glyph="previous" label="One step back" press={() => replayAt(at - 1)} />
          <GlyphButton glyph={running ? 'pause' : 'play'} label={running ? 'Pause' : 'Play'} press={() => setRunning(!running)} />
          <GlyphButton glyph="next" label="One step on" press={() => replayAt(at + 1)} />
          <GlyphButton glyph="back" label="To the next turn" press={() => step(1)} className="flip" />
        </div>
        {rounds.length > 1 && <Rounds rounds={rounds} at={at} />}
        <label className="slide">
          <span>
            Move {at} of {last}
          </span>
          <input type="range" min={0} max={last} value={at} onChange={(event) => replayAt(Number(event.target.value))} />
        </label>
        <div className="q-buttons">
          <Button glyph="branch" press={playOn} disabled={over && at === last}>
            Play on from here
          </Button>
          <Button go press={() => (over ? go(pathTo.end(match.id)) : replayAt(null))}>
            {over ? 'Back to the result' : 'Back to the match'}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Where the rounds begin, once that is worked out. Each is named by the table, as in the top bar. */
function useRounds(match: Match, viewer: number | null, round: ReplayBarProps['round']): readonly Round[] {
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  const name = useRef(round);
  name.current = round;
  const named = round !== null;
  useEffect(() => {
    if (!named) return;
    let left = false;
    const found = roundsOf(
      match.table,
      (state) => viewFor(state, viewer),
      (view) => name.current?.(view) ?? '',
      () => left,
    );
    void found.then((all) => left || setRounds(all));
    return () => {
      left = true;
    };
  }, [match, viewer, named]);
  return rounds;
}

function Rounds({ rounds, at }: { readonly rounds: readonly Round[]; readonly at: number }) {
  const here = rounds.findLastIndex((round) => round.at <= at);
  return (
    <select
      className="rounds"
      aria-label="Jump to"
      value={here}
      onChange={(event) => replayAt(rounds[Number(event.target.value)]?.at ?? 0)}
    >
      {rounds.map((round, i) => (
        <option key={round.at} value={i}>
          {round.name}
        </option>
      ))}
    </select>
  );
}

/** Where another seat begins to act: as good as rounds for any game. */
function turnsOf({ table }: Match): number[] {
  return table.steps.flatMap((step, i) => (i === 0 || step.seat !== table.steps[i - 1]?.seat ? [i] : []));
}

/** The review of a match while it is made: in a worker of its own, kept with the match, stopped when the page is left and gone on with later. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import type { Review } from '../../review/index.js';
import { keptHere } from '../happiness/here.js';
import { archive } from '../session/local.js';
import { keepReview as keepIn } from './keeping.js';
import type { Ask, ReviewReport } from './reviewing.js';

const KEPT_EVERY = 3000; // milliseconds

interface Computing {
  readonly review: Review | null;
  readonly state: 'working' | 'stopped' | 'done';
  readonly left: number | null; // seconds, about
  readonly failed: string | null;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Seconds that are left, by the time that the moves of this pass have taken. */
function secondsLeft(began: { readonly at: number; readonly done: number }, { done, all }: Review, now: number): number | null {
  const moves = done - began.done;
  return moves < 3 ? null : Math.max(1, Math.round(((now - began.at) / moves) * ((all - done) / 1000)));
}

/** `mine`: the seat of the person, whose luck and decisions My happiness remembers. */
export function useReview(match: string, record: MatchRecord | null, mine: Seat | null): Computing {
  const [review, setReview] = useState<Review | null>(null);
  const [wanted, setWanted] = useState(true);
  const [left, setLeft] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const newest = useRef<Review | null>(null);
  const keep = useCallback(() => {
    if (newest.current) void keepIn({ archive, kept: keptHere }, match, newest.current, mine);
  }, [match, mine]);
  useEffect(() => {
    if (!record || !wanted) return;
    let worker: Worker | null = null;
    let gone = false;
    let began: { pass: Review['pass']; at: number; done: number } | null = null;
    let kept = performance.now();
    const hear = ({ data }: MessageEvent<ReviewReport>) => {
      if ('failed' in data) return setFailed(data.failed);
      const now = performance.now();
      newest.current = data.review;
      if (began?.pass !== data.review.pass) began = { pass: data.review.pass, at: now, done: data.review.done };
      setReview(data.review);
      setLeft(data.review.pass === 'fine' ? secondsLeft(began, data.review, now) : null);
      if (data.review.pass !== 'done' && now - kept < KEPT_EVERY) return;
      kept = now;
      keep();
    };
    const begin = (earlier: Review | null) => {
      if (gone) return;
      if (earlier) setReview(earlier);
      worker = new Worker(new URL('../thinker/worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', hear);
      worker.addEventListener('error', () => setFailed('The worker that looks at it has stopped.'));
      worker.postMessage({ record, earlier } satisfies Ask);
    };
    if (newest.current) begin(newest.current);
    else archive.review(match).then(begin, () => begin(null)); // without storage it is made again
    return () => {
      gone = true;
      worker?.terminate();
      keep();
    };
  }, [match, record, wanted, keep]);
  const state = review?.pass === 'done' ? 'done' : wanted ? 'working' : 'stopped';
  return { review, state, left, failed, stop: () => setWanted(false), goOn: () => setWanted(true) };
}

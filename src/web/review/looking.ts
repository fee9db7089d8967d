/** What the page of a review asks for and hears: the record, positions of the past, what moves are called, and its keys. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import type { Review } from '../../review/index.js';
import type { Able } from '../kit/actions.js';
import { fail, recordNow } from '../session/store.js';
import { ask } from '../thinker/asking.js';
import type { Looked } from '../thinker/jobs.js';

/** The record, which a host gives to nobody before the end. */
export function useRecord(match: string): { readonly record: MatchRecord | null; readonly broken: string | null } {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per match
  useEffect(() => {
    let left = false;
    recordNow().then(
      (whole) => left || setRecord(whole),
      (error: unknown) => left || setBroken(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [match]);
  return { record, broken };
}

interface Spotted extends Looked {
  readonly entry: number;
  readonly seat: Seat;
  readonly back: boolean; // its `way` is gone backwards
}

/** What the seat saw before an entry. The position before stays until it is here. */
export function useLooked(record: MatchRecord | null, entry: number | null, seat: Seat): Spotted | null {
  const [spotted, setSpotted] = useState<Spotted | null>(null);
  const before = useRef<Spotted | null>(null);
  useEffect(() => {
    if (!record || entry === null) return;
    let left = false;
    const from = before.current?.seat === seat ? before.current.entry : null;
    ask<'position'>({ kind: 'position', record, entry, seat, from }).then((found) => {
      if (left) return;
      before.current = { ...found, entry, seat, back: from !== null && from > entry };
      setSpotted(before.current);
    }, fail);
    return () => {
      left = true;
    };
  }, [record, entry, seat]);
  return spotted;
}

/** What moves are called, of every moment that has been judged or drawn. */
export function useSpoken(record: MatchRecord | null, review: Review | null): Readonly<Record<number, readonly string[]>> {
  const [spoken, setSpoken] = useState<Readonly<Record<number, readonly string[]>>>({});
  const judgedSoFar = review && review.pass !== 'rough' ? review.moments.filter(({ judgement }) => judgement !== null).length : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when there are more verdicts
  useEffect(() => {
    if (!record || !review || judgedSoFar === null) return;
    let left = false;
    const moves = Object.fromEntries(
      review.moments.map(({ entry, judgement }) => [entry, (judgement?.better ?? []).map(({ move }) => move)]),
    );
    ask<'spoken'>({ kind: 'spoken', record, moves }).then((found) => left || setSpoken(found), fail);
    return () => {
      left = true;
    };
  }, [record, judgedSoFar]);
  return spoken;
}

interface Keys {
  readonly step: (by: 1 | -1) => unknown;
  readonly moment: (by: 1 | -1) => void;
  readonly next: () => unknown;
  readonly again: () => void;
  readonly escape: () => void;
  readonly actions: readonly Able[]; // of the top bar
}

export function useReviewKeys(keys: Keys): void {
  useEffect(() => {
    const does: Readonly<Record<string, () => unknown>> = {
      ArrowLeft: () => keys.step(-1),
      ArrowRight: () => keys.step(1),
      PageUp: () => keys.moment(-1),
      PageDown: () => keys.moment(1),
      n: keys.next,
      t: keys.again,
      Escape: keys.escape,
    };
    const press = (event: KeyboardEvent) => {
      if (
        event.target instanceof HTMLInputElement ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = does[name] ?? keys.actions.find(({ key }) => key === name)?.perform;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Somebody is away: how long, and what the host may do about it when the table waits for them. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Snapshot } from '../../match/client.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';
import { order } from '../session/store.js';

const MINUTE = 60_000; // milliseconds
const LOOKS_EVERY = 10_000;

/** How long nobody has been connected for this seat; null: somebody is, or nobody need be. */
export function awayFor({ face, now, heardAt }: Pick<Snapshot, 'face' | 'now' | 'heardAt'>, seat: Seat): number | null {
  const since = face?.chairs[seat]?.away ?? null;
  return since === null ? null : now + performance.now() - heardAt - since;
}

/** For the host: the one the table waits for has been away for a minute or more. */
export function useAbsence(snap: Snapshot | null, waitsFor: Seat | null, names: readonly string[]): Request | null {
  const [waits, setWaits] = useState<Seat | null>(null); // the host has chosen to wait for this one
  const [, tick] = useState(0);
  const watched = snap?.you?.host === true && waitsFor !== null && snap.face?.chairs[waitsFor]?.away != null;
  useEffect(() => {
    if (!watched) {
      setWaits(null);
      return;
    }
    const timer = setInterval(() => tick((n) => n + 1), LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [watched]);
  const away = watched && snap && waitsFor !== null ? awayFor(snap, waitsFor) : null;
  if (away === null || waitsFor === null || away < MINUTE || waits === waitsFor || snap?.face?.chairs[waitsFor]?.bot) return null;
  const name = names[waitsFor] ?? '';
  return {
    seat: waitsFor,
    over: '',
    heading: W.isAway(name, Math.floor(away / MINUTE)),
    words: W.isAwayWords(name),
    quiet: { label: W.wait, press: () => setWaits(waitsFor) },
    filled: { label: W.letBot, press: () => void order({ t: 'bot', seat: waitsFor }) },
  };
}

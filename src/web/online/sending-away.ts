/** Sending somebody away: asked first with their name, and for ten seconds it can be taken back. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';
import { order } from '../session/store.js';

const REGRETS = 10_000; // milliseconds

interface Sending {
  readonly seat: Seat;
  readonly sure: boolean; // it was confirmed, and the time to take it back runs
}

export interface SendingAway {
  readonly request: Request | null; // for the bar
  ask(seat: Seat): void;
}

export function useSendingAway(names: readonly string[]): SendingAway {
  const [sending, setSending] = useState<Sending | null>(null);
  const due = useRef<Seat | null>(null); // to be sent when the time is up, or when the page is left
  const sendNow = useCallback(() => {
    const seat = due.current;
    due.current = null;
    if (seat !== null) void order({ t: 'remove', seat });
  }, []);
  useEffect(() => {
    if (!sending?.sure) return;
    due.current = sending.seat;
    const timer = setTimeout(() => {
      sendNow();
      setSending(null);
    }, REGRETS);
    return () => clearTimeout(timer);
  }, [sending, sendNow]);
  useEffect(() => {
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [sendNow]);
  const stop = () => {
    due.current = null;
    setSending(null);
  };
  return {
    request: sending && requestOf(sending, names[sending.seat] ?? '', setSending, stop),
    ask: (seat) => setSending({ seat, sure: false }),
  };
}

function requestOf({ seat, sure }: Sending, name: string, next: (sending: Sending) => void, stop: () => void): Request {
  const asked = { seat, over: '', mine: true } as const;
  if (sure) return { ...asked, heading: W.sent(name), words: W.sentWords, quiet: { label: W.undoIt, press: stop }, filled: null };
  return {
    ...asked,
    heading: W.sendAway(name),
    words: W.sendAwayWords(name),
    quiet: { label: W.keep(name), press: stop },
    filled: { label: W.sendNow(name), press: () => next({ seat, sure: true }), bad: true },
  };
}

/** What people say, as bubbles at their seats: each hangs as long as it takes to read it. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { TalkLine } from '../../match/room.js';

const LONG = 4000; // milliseconds ...
const A_LETTER = 60; // ... and so many for each letter, whatever the pace of the table is
const LONGEST = 90; // letters that a bubble shows

export const saidIn = (said: TalkLine, phrases: Readonly<Record<string, string>>): string =>
  'phrase' in said ? (phrases[said.phrase] ?? '…') : said.text;

export const hangsFor = (words: string): number => LONG + A_LETTER * words.length;

const short = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);

/** The newest words of each seat while they hang there. What was said before the page was opened does not. */
export function useBubbles(talk: readonly TalkLine[], phrases: Readonly<Record<string, string>>): ReadonlyMap<Seat, string> {
  const [bubbles, setBubbles] = useState<ReadonlyMap<Seat, string>>(new Map());
  const heard = useRef(talk.at(-1)?.n ?? -1);
  const timers = useRef(new Map<Seat, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = talk.filter(({ n }) => n > heard.current);
    if (fresh.length === 0) return;
    heard.current = talk.at(-1)?.n ?? -1;
    for (const said of fresh) {
      const words = short(saidIn(said, phrases));
      setBubbles((now) => new Map(now).set(said.seat, words));
      clearTimeout(timers.current.get(said.seat));
      const fade = () => setBubbles((now) => new Map([...now].filter(([seat]) => seat !== said.seat)));
      timers.current.set(said.seat, setTimeout(fade, hangsFor(words)));
    }
  }, [talk, phrases]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return bubbles;
}

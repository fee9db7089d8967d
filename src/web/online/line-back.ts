/** The line was cut and is back: said for a moment, with what became of a move that was kept. */
import { useEffect, useRef, useState } from 'react';
import type { LineState } from '../../match/client.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';

const SAID_FOR = 3000; // milliseconds

export function useLineBack(line: LineState | null, unanswered: number): Request | null {
  const [words, setWords] = useState<string | null>(null);
  const before = useRef({ cut: false, kept: false });
  useEffect(() => {
    if (line === 'cut') before.current = { cut: true, kept: before.current.kept || unanswered > 0 };
    if (line !== 'open' || !before.current.cut) return;
    setWords(before.current.kept ? W.cut.wentOut : '');
    before.current = { cut: false, kept: false };
  }, [line, unanswered]);
  useEffect(() => {
    if (words === null) return;
    const timer = setTimeout(() => setWords(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [words]);
  return words === null ? null : { seat: null, over: '', heading: W.cut.back, words, quiet: null, filled: null, mine: true };
}

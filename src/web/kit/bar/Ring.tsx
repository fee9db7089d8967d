/** A clock as a ring that empties, round whatever it is about, with the time at its foot. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Countdown } from '../../table.js';
import { clockWords } from '../clock-words.js';
import styles from './ring.module.css';

export const HURRY = 10_000; // milliseconds: the last ten seconds

/** What is left of a clock, four times a second. */
export function useLeft(clock: Countdown | null): number | null {
  const [, tick] = useState(0);
  const runs = clock !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return clock === null ? null : Math.max(0, clock.ends - performance.now());
}

const AROUND = 2 * Math.PI * 22;

interface RingProps {
  readonly clock: Countdown;
  readonly size: number;
  readonly children: ReactNode;
  readonly figure?: boolean; // false: the ring alone, where the time would be too small to read
}

export function Ring({ clock, size, children, figure = true }: RingProps) {
  const left = useLeft(clock) ?? 0;
  const share = clock.lasts > 0 ? Math.min(1, left / clock.lasts) : 0;
  const hurry = left <= HURRY;
  const words = left < 60_000 ? String(Math.ceil(left / 1000)) : clockWords(left);
  return (
    <span
      className={hurry ? `${styles.ring} ${styles.hurry}` : styles.ring}
      style={{ width: size, height: size }}
      role="timer"
      aria-label={`${words} left`}
    >
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="22" className={styles.track} />
        <circle
          cx="26"
          cy="26"
          r="22"
          className={styles.rest}
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 26 26)"
        />
      </svg>
      <span className={styles.in}>{children}</span>
      {figure && <b aria-hidden="true">{words}</b>}
    </span>
  );
}

const UNSAID = 3000; // milliseconds that nobody counts

/** How long somebody has been thinking, in whole seconds; nothing at first. */
export function waitedWords(milliseconds: number): string {
  if (milliseconds < UNSAID) return '';
  return milliseconds < 60_000 ? String(Math.floor(milliseconds / 1000)) : clockWords(1000 * Math.floor(milliseconds / 1000));
}

/** How long a bot has been thinking, at the foot of its shape. */
export function Waited({ size, children }: Pick<RingProps, 'size' | 'children'>) {
  const [began] = useState(() => performance.now());
  const [, tick] = useState(0); // a page that nobody looks at is seldom woken: what it counts is the time, not how often
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const words = waitedWords(performance.now() - began);
  return (
    <span className={styles.ring} style={{ width: size, height: size }}>
      <span className={styles.in}>{children}</span>
      {words !== '' && <b aria-hidden="true">{words}</b>}
    </span>
  );
}

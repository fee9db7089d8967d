/** The outside world of a server: time, randomness and its log. Tests bring their own, and then equal orders give equal bytes. */
import { randomBytes } from 'node:crypto';
import { newSeed, type Seed } from '../engine/seed.js';

export interface World {
  now(): number;
  /** 128 random bits in base64url: match ids and codes. */
  code(): string;
  seed(): Seed;
}

const CATCH_UP = 0.05; // how much faster or slower time may pass while a difference is made up

/**
 * Time that passes evenly, whatever is done to the machine's clock: fixed at the beginning, then counted. When the clock is set, the difference is made up
 * slowly, so that nobody who thinks gains or loses more than a twentieth of their time by it. It never goes back.
 */
export function steadyTime(clock: () => number, ticks: () => number): () => number {
  let last = ticks();
  let offset = clock() - last;
  return () => {
    const tick = ticks();
    const most = (tick - last) * CATCH_UP;
    offset += Math.max(-most, Math.min(most, clock() - tick - offset));
    last = tick;
    return Math.floor(tick + offset);
  };
}

export const realWorld: World = {
  now: steadyTime(
    () => Date.now(),
    () => performance.now(),
  ),
  code: () => randomBytes(16).toString('base64url'),
  seed: newSeed,
};

/** What is written down about the server itself. Never a token, a code, a name or what somebody said. */
export interface Logger {
  info(fields: object, words: string): void;
  warn(fields: object, words: string): void;
  error(fields: object, words: string): void;
}

export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} };

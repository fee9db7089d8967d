/** The outside world of a server: time, randomness and its log. Tests bring their own, and then equal orders give equal bytes. */
import { randomBytes } from 'node:crypto';
import { newSeed, type Seed } from '../engine/seed.js';

export interface World {
  now(): number;
  /** 128 random bits in base64url: match ids and codes. */
  code(): string;
  seed(): Seed;
}

export const realWorld: World = {
  now: () => Date.now(),
  code: () => randomBytes(16).toString('base64url'),
  seed: newSeed,
};

/** What is written down about the server itself. Never a token, a code, a name or what somebody said. */
export interface Log {
  info(fields: object, words: string): void;
  warn(fields: object, words: string): void;
  error(fields: object, words: string): void;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

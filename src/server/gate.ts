/** The limits per address, in one place for requests and sockets. */
import type { IncomingMessage } from 'node:http';
import { addressOf } from './door.js';
import { connectionCounter, type Limits, prefixOf, tokenBuckets } from './limits.js';

export interface Gate {
  mayAsk(request: IncomingMessage): boolean;
  mayFound(request: IncomingMessage): boolean;
  /** Counts a table that is put into the lobby. */
  mayList(prefix: string): boolean;
  /** Counts a report of talk. */
  mayReport(prefix: string): boolean;
  /** False: too many wrong codes came from there lately. */
  mayTryCode(prefix: string): boolean;
  /** Counts a code that no room has. */
  wrongCode(prefix: string): void;
  /** A place for one more socket, or null. Call the answer when it closes. */
  enter(request: IncomingMessage): (() => void) | null;
  /** Counts a message against the address of its socket. */
  maySend(prefix: string): boolean;
  prefixOf(request: IncomingMessage): string;
}

const BURST = 5; // seconds' worth
const PER_HOUR = 1 / 3600;

export function openGate(limits: Limits, trustedProxies: number, now: () => number): Gate {
  const asks = tokenBuckets(limits.addressRate, limits.addressRate * BURST, now);
  const founds = tokenBuckets(limits.matchesPerHour * PER_HOUR, limits.matchesPerHour, now);
  const lists = tokenBuckets(limits.listedPerHour * PER_HOUR, limits.listedPerHour, now);
  const reports = tokenBuckets(limits.reportsPerHour * PER_HOUR, limits.reportsPerHour, now);
  const codes = tokenBuckets(limits.wrongCodesPerMinute / 60, limits.wrongCodesPerMinute, now);
  const inside = connectionCounter(limits.socketsPerAddress);
  let sockets = 0;
  const prefix = (request: IncomingMessage) => prefixOf(addressOf(request, trustedProxies));
  return {
    mayAsk: (request) => asks(prefix(request)),
    mayFound: (request) => founds(prefix(request)),
    mayList: (key) => lists(key),
    mayReport: (key) => reports(key),
    mayTryCode: (key) => codes(key, 0),
    wrongCode: (key) => void codes(key),
    maySend: (key) => asks(key),
    prefixOf: prefix,
    enter(request) {
      const key = prefix(request);
      if (sockets >= limits.sockets || !inside.enter(key)) return null;
      sockets++;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        sockets--;
        inside.leave(key);
      };
    },
  };
}

/** The limits per address, in one place for requests and sockets. */
import type { IncomingMessage } from 'node:http';
import { addressOf } from './door.js';
import { allowances, crowd, householdOf, type Limits } from './limits.js';

export interface Gate {
  mayAsk(request: IncomingMessage): boolean;
  mayFound(request: IncomingMessage): boolean;
  /** Counts a table that is put into the lobby. */
  mayList(household: string): boolean;
  /** Counts a report of talk. */
  mayReport(household: string): boolean;
  /** False: too many wrong codes came from there lately. */
  mayTryCode(household: string): boolean;
  /** Counts a code that no room has. */
  wrongCode(household: string): void;
  /** A place for one more socket, or null. Call the answer when it closes. */
  enter(request: IncomingMessage): (() => void) | null;
  /** Counts a message against the address of its socket. */
  maySend(household: string): boolean;
  householdOf(request: IncomingMessage): string;
}

const BURST = 5; // seconds' worth
const PER_HOUR = 1 / 3600;

export function openGate(limits: Limits, trustedProxies: number, now: () => number): Gate {
  const asks = allowances(limits.addressRate, limits.addressRate * BURST, now);
  const founds = allowances(limits.matchesPerHour * PER_HOUR, limits.matchesPerHour, now);
  const lists = allowances(limits.listedPerHour * PER_HOUR, limits.listedPerHour, now);
  const reports = allowances(limits.reportsPerHour * PER_HOUR, limits.reportsPerHour, now);
  const codes = allowances(limits.wrongCodesPerMinute / 60, limits.wrongCodesPerMinute, now);
  const inside = crowd(limits.socketsPerAddress);
  let sockets = 0;
  const household = (request: IncomingMessage) => householdOf(addressOf(request, trustedProxies));
  return {
    mayAsk: (request) => asks(household(request)),
    mayFound: (request) => founds(household(request)),
    mayList: (key) => lists(key),
    mayReport: (key) => reports(key),
    mayTryCode: (key) => codes(key, 0),
    wrongCode: (key) => void codes(key),
    maySend: (key) => asks(key),
    householdOf: household,
    enter(request) {
      const key = household(request);
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

/** What the page says to the worker that hosts this device's matches, and what it hears. The match itself is talked about over a port of its own. */
import type { Seat } from '../../engine/game.js';
import type { DeviceWish } from '../../match/begin.js';
import type { Message } from '../../match/messages.js';
import type { OrderSent } from '../../match/wire.js';

/** Each is answered by `done` or `failed` with the same number. */
export type Request =
  /** Begins a match and says its id. */
  | { readonly t: 'begin'; readonly wish: DeviceWish; readonly guided: boolean }
  /** Makes a match of a record: under a new id, or under its own where it is carried over. */
  | {
      readonly t: 'import';
      readonly record: string;
      readonly bots: readonly (string | null)[];
      readonly id?: string;
      readonly guided?: boolean;
      readonly touched?: number;
    }
  /** Opens a match and says which seats are people's. */
  | { readonly t: 'open'; readonly match: string }
  /** Takes the match over from the tab that plays it. */
  | { readonly t: 'take'; readonly match: string }
  /** Looks through the matches of this device that are over, so that each is remembered. */
  | { readonly t: 'remember' }
  /** The guided round is left: from here on the match is like any other. */
  | { readonly t: 'leave-guide'; readonly match: string };

export type ToWorker =
  | { readonly t: 'ask'; readonly id: number; readonly request: Request }
  /** Somebody of this page sits down: what they say comes through the port that comes along. */
  | { readonly t: 'sit'; readonly match: string; readonly seat: Seat | null; readonly seen: number }
  /** Milliseconds that a bot lets people wait at least. */
  | { readonly t: 'pace'; readonly milliseconds: number };

export type FromWorker =
  | { readonly t: 'done'; readonly id: number; readonly value: unknown }
  | { readonly t: 'failed'; readonly id: number; readonly because: string }
  /** Whether another tab plays this match, and this one only follows. */
  | { readonly t: 'elsewhere'; readonly match: string; readonly elsewhere: boolean }
  /** How far a guided round has come; null: it has gone its own way, or is none. */
  | { readonly t: 'stage'; readonly match: string; readonly at: number | null }
  /** The browser does not keep what is played from here on. */
  | { readonly t: 'unkept'; readonly match: string; readonly because: string };

/** Through the port of somebody who sits at a match. */
export type ToHost =
  | { readonly t: 'order'; readonly order: OrderSent }
  | { readonly t: 'again'; readonly seen: number }
  | { readonly t: 'end' };
export type FromHost = { readonly t: 'message'; readonly message: Message } | { readonly t: 'closed'; readonly because: string };

/** All tabs hear through this channel that a log has grown or a list has changed. */
export const CHANNEL = 'halcyon:matches';
export interface Grown {
  readonly match: string;
  readonly lines: number; // 0: the match is gone
}

/** What the page asks of its worker, and what it gets back. */
import type { Advice, GainBetween } from '../../bots/advise.js';
import type { Decision, GameTypes, Json, Seat, View } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import type { Seed } from '../../engine/seed.js';
import type { Moment } from '../../match/client.js';
import type { Story } from '../../story/tell.js';
import type { DailyRun } from '../daily/runs.js';

export type Job =
  | {
      readonly kind: 'move';
      readonly match: string;
      readonly game: string;
      readonly bot: string;
      readonly seat: Seat;
      readonly view: View<GameTypes>;
      readonly decision: Decision;
      readonly luck: number;
    }
  | {
      readonly kind: 'advise';
      readonly game: string;
      readonly names: readonly string[];
      readonly view: View<GameTypes>;
      readonly decision: Decision;
      readonly luck: number;
    }
  | { readonly kind: 'forget'; readonly match: string } // what its bots have thought
  | { readonly kind: 'story'; readonly record: MatchRecord; readonly viewer: Seat | null }
  | { readonly kind: 'verify'; readonly record: MatchRecord }
  | {
      readonly kind: 'run'; // a whole match of bots
      readonly game: string;
      readonly lineUp: readonly string[];
      readonly options: Readonly<Record<string, Json>>;
      readonly seed: Seed;
      readonly luck: Seed; // of the bot in the first seat; the others have that of the match
    }
  /** What a seat saw before an entry of a match that is over, and what was answered there; `from`: the entry that was looked at until now. */
  | { readonly kind: 'position'; readonly record: MatchRecord; readonly entry: number; readonly seat: Seat; readonly from: number | null }
  /** What the answers of a match that is over are called, and others that could have been given, by entry. */
  | { readonly kind: 'spoken'; readonly record: MatchRecord; readonly moves: Readonly<Record<number, readonly Json[]>> }
  /** How much the first of some moves is worth beyond the others. */
  | {
      readonly kind: 'between';
      readonly game: string;
      readonly names: readonly string[];
      readonly view: View<GameTypes>;
      readonly decision: Decision;
      readonly moves: readonly Json[];
    };

/** A position of the past, from one seat. */
export interface Looked {
  readonly view: View<GameTypes>;
  readonly decision: Decision; // that was answered ...
  readonly move: Json; // ... with this
  readonly way: readonly Moment[]; // what happened between here and the position before, in its order, where that is no more than three entries
  readonly hidden: readonly string[]; // what the others had that the seat could not see: "Wren had 34B, hand: Date"
}

export type Advised = Advice<GameTypes>;

export interface Results {
  readonly move: Json;
  readonly forget: null;
  readonly advise: readonly Advised[];
  readonly story: Story;
  readonly verify: readonly string[]; // what was checked and holds
  readonly run: DailyRun; // of the first seat
  readonly position: Looked;
  readonly spoken: Readonly<Record<number, readonly string[]>>; // the answer first, then the others
  readonly between: GainBetween;
}

export interface JobRequest {
  readonly id: number;
  readonly job: Job;
}
export type JobReply =
  | { readonly id: number; readonly ok: true; readonly result: Results[keyof Results] }
  | { readonly id: number; readonly ok: false; readonly because: string };

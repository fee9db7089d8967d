/** What the lab has found out about a game: `measured.json` in its folder, small enough to be a part of the app. `halcyon lab gallery` writes it. */
import type { Json } from '../../engine/game.js';

export interface Measured {
  readonly rules: number;
  readonly bots: string; // who played
  readonly matches: number; // at each table
  readonly tables: readonly MeasuredTable[]; // of equal bots, by number of seats
  readonly skill: readonly MeasuredSkill[];
  readonly luck?: readonly MeasuredLuck[]; // `halcyon lab luck` adds it
  readonly options: MeasuredOptions;
}

export interface MeasuredTable {
  readonly seats: number;
  readonly places: readonly MeasuredShare[]; // roles, else the order of play, else seats
  readonly rounds: MeasuredSpread | null;
  readonly decisions: MeasuredSpread;
  readonly minutes: MeasuredSpread; // by a rule of thumb
  readonly winning: MeasuredSpread; // the best score of a match
  readonly decided: number | null; // half of the matches are decided when this part of them is played
}

/** A share of the victories with its 95 % interval, and the share that would be fair. */
export interface MeasuredShare {
  readonly who: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
}

/** A bot at a table with others of another strength, the strongest first. */
export interface MeasuredSkill {
  readonly seats: number;
  readonly bots: readonly MeasuredShare[];
}

/** By reviews of so many matches: the part of luck in all that moved the chances to win, with its 95 % interval. */
export interface MeasuredLuck {
  readonly seats: number;
  readonly matches: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A mean, and between which figures eight of ten matches lie. */
export type MeasuredSpread = readonly [mean: number, low: number, high: number];

/** What each other value of an option changes, on the same seeds. */
export type MeasuredOptions = Readonly<Record<string, readonly Effect[]>>;

export interface Effect {
  readonly value: Json;
  readonly seats: number;
  readonly pairs: number;
  readonly none?: true; // nothing changed in any match
  readonly alike?: true; // bots and rules leave so little to chance that it is always nearly the same match
  readonly length?: MeasuredChange; // of the number of decisions, as a part of it
  readonly who?: string; // who wins most without the option, or "alone"
  readonly before?: number; // their share of victories
  readonly now?: number;
  readonly wins?: MeasuredChange;
}

/** A change and its 95 % interval. */
export type MeasuredChange = readonly [mean: number, low: number, high: number];

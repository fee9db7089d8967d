/** What the box of a game says. */
import type { Json } from '../../engine/game.js';

/** One of the few games that are offered before anything is chosen in detail. It sets options that differ from the usual ones, and no others. */
export interface Preset {
  readonly name: string; // 'First game'
  readonly line: string; // what it is like, in plain words
  readonly options: Readonly<Record<string, Json>>; // those that are not as usual
  readonly seats?: { readonly min: number; readonly max: number }; // where it is not for every number of players
  readonly minutes?: number; // where it takes longer or less long than the box says
}

/** What stands on the box of a game, known before its rules are loaded: a shelf, a form and the game itself take it from here. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly motto: string; // a few words for the lid
  readonly line: string; // a sentence, where there is room for one
  readonly credits: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly weight: 'Light' | 'Rich' | 'Deep'; // to learn
  readonly phrases: Readonly<Record<string, string>>; // for talk with one tap, by ids of small letters that never change
  readonly colours: { readonly face: string; readonly side: string }; // cardboard: the printed side, and the same in its shade
  readonly presets: readonly Preset[]; // the one for newcomers first
}

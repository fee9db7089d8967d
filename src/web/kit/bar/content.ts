/** What the bar can hold: one shape for every state, so that its height and its places never change. */
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.js';
import type { GlyphName } from '../../art/glyph.js';
import type { Countdown, Figure } from '../../table.js';

/** The states by rank: of those that hold now the first is shown, and the others wait. */
export const RANK = [
  'cut', // the line is cut
  'elsewhere', // another tab plays this match
  'standIn', // a bot plays for me
  'hurry', // my question in its last ten seconds
  'scene',
  'request',
  'guide',
  'whyNot',
  'hint',
  'question',
  'waiting', // somebody decides
  'over',
] as const;
export type BarState = (typeof RANK)[number];

export interface Act {
  readonly label: string;
  readonly press: () => void;
}

export interface Filled extends Act {
  readonly glyph?: GlyphName;
  readonly bad?: true; // cannot be taken back: red, and not filled
  readonly waits?: true; // something is missing before it can be done: dashed, and a press shows what
}

/** The line over the heading. */
export interface OverLine {
  readonly words: ReactNode;
  readonly glyph?: GlyphName;
  readonly tone?: 'accent' | 'bad' | 'seat';
  readonly open?: () => void; // opens its detail
  readonly opens?: string; // ... which is called so
  readonly dots?: { readonly at: number; readonly of: number }; // how far a guided round has come
  readonly note?: string; // a first-time note: the thing it explains
}

export interface BarContent {
  readonly look: 'lit' | 'plain' | 'begs' | 'cut';
  readonly seat?: Seat; // whose colour stands at the left edge
  readonly figure?: ReactNode;
  readonly clock?: Countdown | null; // a ring round the figure
  readonly over?: OverLine | null;
  readonly heading: string;
  readonly signs?: readonly Figure[];
  readonly words?: ReactNode; // after the signs
  readonly list?: { readonly count: number; readonly open: () => void } | null;
  readonly quiet?: Act | null;
  readonly also?: Act | null; // a second quiet one: it answers no question, or every one
  readonly filled?: Filled | 'choose' | null; // choose: nothing is proposed, the thing is on the table
  readonly beats?: { readonly at: number; readonly of: number; readonly began: number; readonly hold: number } | null;
  readonly teaches?: boolean; // a lesson: it is read aloud, and its button has the focus
}

/** The highest state that has something to say. */
export function highest(states: Readonly<Record<BarState, () => BarContent | null>>): {
  readonly state: BarState;
  readonly content: BarContent;
} {
  for (const state of RANK) {
    const content = states[state]();
    if (content) return { state, content };
  }
  return { state: 'waiting', content: { look: 'plain', heading: 'One moment…' } };
}

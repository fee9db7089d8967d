/** What a game explains when a person meets it for the first time in their life. */
import type { Decision, GameTypes, Seat, View } from '../../engine/game.js';

/** How something was met, by rank: it hit the person, they drew it, or others did something. */
export const MEETINGS = ['hit', 'drew', 'others'] as const;
export type Meeting = (typeof MEETINGS)[number];

/** What happened since a person's last decision, and what they are asked now. */
export interface Met<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly view: View<T>;
  readonly question: Decision<T['kind']>;
  readonly me: Seat;
}

/** Something that is explained when a person meets it for the first time in their life: in one sentence over their question. */
export interface FirstNote<T extends GameTypes = GameTypes> {
  readonly thing: string; // kept with the settings
  readonly words: string; // at most 78 letters: what it does, then what is not lost or what helps
  readonly meets: (met: Met<T>) => Meeting | null;
}

/** A thing that is met through events: of several the one that matters most. */
export const metBy =
  <T extends GameTypes>(how: (event: T['event'], me: Seat) => Meeting | null): FirstNote<T>['meets'] =>
  ({ events, me }) => {
    const met = new Set(events.map((event) => how(event, me)));
    return MEETINGS.find((meeting) => met.has(meeting)) ?? null;
  };

/** For the story of a match: what was done, by a sentence per kind of event. */
import type { GameTypes } from '../../engine/game.js';
import type { Deed, Facts } from '../../engine/story.js';

/** How the events that somebody would tell of are told. */
export type Deeds<T extends GameTypes> = {
  readonly [E in T['event'] as E['type']]?: (event: E, at: number, facts: Facts<T>) => Deed | null;
};

export const deedBy =
  <T extends GameTypes>(deeds: Deeds<T>) =>
  (event: T['event'], at: number, facts: Facts<T>): Deed | null => {
    const tell = deeds[event.type as T['event']['type']] as ((event: T['event'], at: number, facts: Facts<T>) => Deed | null) | undefined;
    return tell?.(event, at, facts) ?? null; // the entry for this very type
  };

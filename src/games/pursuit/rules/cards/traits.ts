/** The 8 child traits: what a life begins with, and what it always does a little better. */
import { type Bundle, bundle } from '../goods.js';

/** When a trait pays. */
export type Trigger = 'play' | 'study' | 'interact' | 'tempJob' | 'upkeepStart' | 'developRelationship' | 'rest' | 'activity';

export interface Trait {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly start: Bundle;
  readonly trigger: Trigger;
  readonly gain: Bundle;
}

const trait = (id: string, name: string, start: string, trigger: Trigger, gain: string, text: string): Trait => ({
  id,
  name,
  text,
  start: bundle(start),
  trigger,
  gain: bundle(gain),
});

// T01 is in the rulebook with all its figures.
export const TRAITS: readonly Trait[] = [
  trait('T01', 'Creative', '3K 4C 3I', 'play', '1C', 'Each Play brings 1 extra Creativity.'),
  trait('T02', 'Nerd', '4K 3C 3I', 'study', '1K', 'Each Study brings 1 extra Knowledge.'),
  trait('T03', 'Sociable', '3K 3C 4I', 'interact', '1I', 'Each Interact brings 1 extra Influence.'),
  trait('T04', 'Diligent', '3K 3C 3I 1M', 'tempJob', '1M', 'Each Temp Job brings 1 extra money.'),
  trait('T05', 'Rich', '3K 3C 3I', 'upkeepStart', '1M', 'Every Upkeep Phase begins with 1 money.'),
  trait('T06', 'Charismatic', '3K 3C 3I 1M', 'developRelationship', '1I', 'Each step in Love brings 1 Influence.'),
  trait('T07', 'Easygoing', '3K 3C 3I 1M', 'rest', '1S', 'Each Rest brings 1 short-term happiness.'),
  trait('T08', 'Adventurous', '3K 3C 3I 1M', 'activity', '1M', 'Each Activity bought returns 1 money.'),
];

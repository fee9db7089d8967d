/** The terms of a table in one sentence: what differs from the usual game, how much time there is, and whether hints may be taken. */
import type { AnyGame } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import { atZeroWords, timeWords } from './time.js';

export function termsOf({ settings, options }: Face, game: AnyGame): string {
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    const spec = game.options[key];
    if (!spec || spec.default === value) return [];
    return [`${spec.label}: ${spec.choices.find((choice) => choice.value === value)?.label ?? String(value)}`];
  });
  const { clock, hints } = settings;
  const time = clock
    ? `${timeWords(clock.seconds)} ${clock.per === 'decision' ? 'for each decision' : 'for the whole match'}; then ${atZeroWords(clock.atZero)}`
    : 'no clock: come back tomorrow if you like';
  return [...(chosen.length > 0 ? chosen : ['The usual game']), time, hints ? 'hints are allowed, and told' : 'no hints'].join(' · ');
}

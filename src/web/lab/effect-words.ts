/** What an option changes, in words, from what the lab has measured on the same seeds with and without it. */
import type { Json } from '../../engine/game.js';
import type { Effect, MeasuredChange } from '../../games/kit/measured.js';

const isClear = ([, low, high]: MeasuredChange): boolean => low > 0 || high < 0;
const NO_CHANGE: MeasuredChange = [0, 0, 0];
const percent = (part: number): string => (Math.abs(part) < 0.005 ? 'a little' : `${Math.round(100 * Math.abs(part))}\u00a0%`);
const ofHundred = (part: number): string => (100 * part).toFixed(0);

const NOTHING = 'Neither the length nor who wins changes clearly.';

/** What is known of the value that is chosen, or where that is the usual one, of the others. `nameOf`: what a value is called on the screen. */
export function effectWords(nameOf: (value: Json) => string, usual: Json, value: Json, effects: readonly Effect[] | undefined): string {
  if (!effects || effects.length === 0) return 'Nobody has measured what it changes by itself.';
  if (value !== usual) {
    const effect = effects.find((each) => each.value === value);
    return effect ? sentenceOf(effect, nameOf) : 'Nobody has measured this choice.';
  }
  const clear = effects.filter((effect) => partsOf(effect).length > 0);
  return clear.length === 0 ? `${NOTHING.slice(0, -1)} with another choice.` : clear.map((effect) => sentenceOf(effect, nameOf)).join(' ');
}

function sentenceOf(effect: Effect, nameOf: (value: Json) => string): string {
  const parts = partsOf(effect);
  return `${nameOf(effect.value)}: ${parts.length === 0 ? NOTHING.charAt(0).toLowerCase() + NOTHING.slice(1) : `${parts.join(', and ')}.`}`;
}

/** Only what is clear: an interval that holds "no change" claims nothing. */
function partsOf({ none, alike, length = NO_CHANGE, wins = NO_CHANGE, who, before = 0, now = 0 }: Effect): readonly string[] {
  if (none) return [];
  const [mean] = length;
  const lasts = isClear(length) ? [`a match is ${percent(mean)} ${mean > 0 ? 'longer' : 'shorter'}`] : [];
  if (alike) return [...lasts, 'the bots that tried it played nearly the same match each time'];
  if (who === undefined || !isClear(wins)) return lasts;
  const often = `${now > before ? 'more' : 'less'} often: ${ofHundred(now)} of 100 matches, not ${ofHundred(before)}`;
  return [...lasts, who === 'alone' ? `you win ${often}` : `the ${who} wins ${often}`];
}

/** The terms of a table in words: which game of the box it is or what differs from the usual one, how much time there is, and whether hints may be taken. */
import type { AnyGame } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import { BOXES } from '../boxes.js';
import { atZeroWords, timeWords } from './time.js';

/** What of the options is not as usual. */
const changedIn = ({ options }: Pick<Face, 'options'>, game: AnyGame) =>
  Object.entries(options).filter(([key, value]) => game.options[key] && game.options[key].default !== value);

/** The game of the box that is played here, and how long it takes; null: somebody has made a game of their own. */
export function presetWords(face: Pick<Face, 'options' | 'chairs'>, game: AnyGame): string | null {
  const box = BOXES.find(({ id }) => id === game.id);
  const changed = changedIn(face, game);
  const seats = face.chairs.length;
  const preset = box?.presets.find(
    (one) =>
      (!one.seats || (seats >= one.seats.min && seats <= one.seats.max)) &&
      Object.keys(one.options).length === changed.length &&
      changed.every(([key, value]) => one.options[key] === value),
  );
  return box && preset ? `${preset.name}: ${preset.line} About ${preset.minutes ?? box.minutes} minutes.` : null;
}

export function termsOf(face: Pick<Face, 'settings' | 'options' | 'chairs'>, game: AnyGame): string {
  const chosen = changedIn(face, game).map(([key, value]) => {
    const { label = key, choices = [] } = game.options[key] ?? {};
    return `${label}: ${choices.find((choice) => choice.value === value)?.label ?? String(value)}`;
  });
  const { clock, hints } = face.settings;
  const time = clock
    ? `${timeWords(clock.seconds)} ${clock.per === 'decision' ? 'for each decision' : 'for the whole match'}; then ${atZeroWords(clock.atZero)}`
    : 'no clock: come back tomorrow if you like';
  const rest = [time, hints ? 'hints are allowed, and told' : 'no hints'];
  const preset = presetWords(face, game);
  if (preset !== null) return `${preset} ${rest.join(' · ').replace(/^./, (letter) => letter.toUpperCase())}`;
  return [...(chosen.length > 0 ? chosen : ['The usual game']), ...rest].join(' · ');
}

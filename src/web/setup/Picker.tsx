/** Who sits on a seat: a person, a bot of one of the five steps, or nobody. */
import { STEPS, type Step, steps } from '../../bots/index.js';
import type { Seat, StepShare } from '../../engine/game.js';
import { Glyph } from '../art/glyph.js';
import { BotFace } from '../kit/BotFace.js';
import { Popover } from '../kit/Popover.js';
import { Dots } from './Dots.js';
import styles from './picker.module.css';
import { KINDS, type SeatChoice } from './plan.js';
import type { Way } from './ways.js';
import { KIND_WORDS, NOBODY, SETUP_WORDS as W } from './words.js';

interface PickerProps {
  readonly at: HTMLElement;
  readonly title: string;
  readonly way: Way;
  readonly seat: Seat;
  readonly place: SeatChoice;
  readonly step: Step; // of a bot that sits down here
  readonly apart: readonly StepShare[]; // what each step but the first wins against the one below it, where that was measured
  readonly sit: (place: SeatChoice) => void;
  readonly leave: (() => void) | null; // null: the game needs the seat
  readonly close: () => void;
}

/** Somebody of this kind, whose name was not typed yet. */
const NEW: { readonly [K in SeatChoice['kind']]: (step: Step) => SeatChoice } = {
  me: () => ({ kind: 'me' }),
  here: () => ({ kind: 'here', name: '' }),
  friend: () => ({ kind: 'friend' }),
  bot: (step) => ({ kind: 'bot', name: '', step }),
};

export function Picker({ at, title, way, seat, place, step, apart, sit, leave, close }: PickerProps) {
  const choose = (kind: SeatChoice['kind']) => {
    if (kind !== place.kind) sit(NEW[kind](step));
    if (kind !== 'bot') close();
  };
  return (
    <Popover at={at} title={title} glyph="people" close={close}>
      <fieldset className={styles.kinds} aria-label={title}>
        {KINDS[way].map((kind) => (
          <button key={kind} type="button" className="seg" aria-pressed={place.kind === kind} onClick={() => choose(kind)}>
            {KIND_WORDS[kind]}
          </button>
        ))}
        {leave && (
          <button
            type="button"
            className="seg"
            onClick={() => {
              leave();
              close();
            }}
          >
            {NOBODY}
          </button>
        )}
      </fieldset>
      <ul className={styles.steps} aria-label={W.strength}>
        {STEPS.map((each, i) => {
          const [share, below] = [apart[i - 1], STEPS[i - 1]];
          const on = place.kind === 'bot' && place.step === each;
          return (
            <li key={each}>
              <button
                type="button"
                aria-label={steps[each].title}
                aria-pressed={on}
                onClick={() => {
                  sit({ kind: 'bot', name: place.kind === 'bot' ? place.name : '', step: each });
                  close();
                }}
              >
                <BotFace bot={each} size={38} seat={seat} />
                <span>
                  <b>{steps[each].title}</b>
                  <small>{steps[each].line}</small>
                  {share && below && <Dots share={share} below={steps[below].title} />}
                </span>
                {on && <Glyph name="check" size={18} />}
              </button>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}

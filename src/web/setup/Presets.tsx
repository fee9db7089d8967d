/** The third question: which of the games in the box? */
import type { Box, Preset } from '../../games/kit/boxes.js';
import { Glyph } from '../art/glyph.js';
import type { Places } from '../kit/places.js';
import type { SetupPlan } from './plan.js';
import styles from './setup.module.css';
import { SETUP_WORDS as W } from './words.js';

interface PresetsProps {
  readonly box: Box;
  readonly plan: SetupPlan;
  readonly places: Places | null;
  readonly changed: boolean; // the options are not quite as the chosen one has them
  readonly choose: (preset: Preset) => void;
}

export function Presets({ box, plan, places, changed, choose }: PresetsProps) {
  return (
    <fieldset className={styles.presets}>
      <legend className={styles.question}>{W.which}</legend>
      {box.presets.map((preset, i) => {
        const { name, line, minutes = box.minutes } = preset;
        const on = plan.preset === name;
        return (
          <label key={name} className={styles.preset} data-mark={on ? 'chosen' : undefined} data-quiet="">
            <input
              type="radio"
              name="preset"
              className="unseen"
              checked={on}
              onChange={() => choose(preset)}
              onClick={() => on && choose(preset)} // what was changed is set back
              aria-label={name}
            />
            {places && (
              <svg viewBox="0 0 60 44" aria-hidden="true" focusable="false">
                {places.presets[i]}
              </svg>
            )}
            <span>
              <b className="d">{on && changed ? W.changed(name) : name}</b>
              <small>{line}</small>
            </span>
            <span className={styles.minutes}>
              <Glyph name="time" size={15} />
              {W.minutes(minutes)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A bot as people know it: the head of its step over its notches. One look wherever a bot is named. */
import { type BotName, STEPS, type Step, steps } from '../../bots/index.js';
import type { Seat } from '../../engine/game.js';
import { BotHead } from '../art/bots.js';
import { Glyph } from '../art/glyph.js';
import { colourOf } from '../art/seat.js';
import styles from './bot-face.module.css';

interface BotFaceProps {
  readonly bot: BotName;
  readonly size: number;
  readonly seat?: Seat; // at a table the collar has its colour
}

/** A bot of matches from before there were steps has no head of its own. */
export function BotFace({ bot, size, seat }: BotFaceProps) {
  const step = STEPS.find((each) => each === bot);
  if (!step) return <Glyph name="bot" size={Math.round(size * 0.6)} />;
  return (
    <span className={styles.face}>
      {seat === undefined ? <BotHead head={step} size={size} /> : <BotHead head={step} size={size} collar={colourOf(seat)} />}
      <Notches step={step} width={size} />
    </span>
  );
}

/** Which of the five it is, so that the head is never the only sign. */
function Notches({ step, width }: { readonly step: Step; readonly width: number }) {
  const place = STEPS.indexOf(step);
  return (
    <svg width={width} height={(width * 8) / 34} viewBox="0 0 34 8" role="img" aria-label={`${steps[step].title}, ${place + 1} of 5`}>
      {STEPS.map((each, i) => (
        <rect
          key={each}
          x={i * 7 + 0.8}
          y="0.8"
          width="4.4"
          height="6.4"
          rx="1.6"
          fill={i <= place ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.3"
        />
      ))}
    </svg>
  );
}

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
  readonly beside?: boolean; // the notches stand beside the head, where a line has no room under it
}

/** A bot of matches from before there were steps has no head of its own. */
export function BotFace({ bot, size, seat, beside = false }: BotFaceProps) {
  const step = STEPS.find((each) => each === bot);
  if (!step) return <Glyph name="bot" size={Math.round(size * 0.6)} />;
  return (
    <span className={styles.face} data-beside={beside || undefined}>
      {seat === undefined ? <BotHead head={step} size={size} /> : <BotHead head={step} size={size} collar={colourOf(seat)} />}
      <Notches step={step} length={beside ? size * 0.8 : size} upright={beside} />
    </span>
  );
}

/** Which of the five it is, so that the head is never the only sign. */
function Notches({ step, length, upright }: { readonly step: Step; readonly length: number; readonly upright: boolean }) {
  const place = STEPS.indexOf(step);
  const across = (length * 8) / 34;
  const size = upright ? { width: across, height: length, viewBox: '0 0 8 34' } : { width: length, height: across, viewBox: '0 0 34 8' };
  return (
    <svg {...size} role="img" aria-label={`${steps[step].title}, ${place + 1} of 5`}>
      {STEPS.map((each, i) => (
        <rect
          key={each}
          {...(upright ? { x: 0.8, y: 28.8 - i * 7, width: 6.4, height: 4.4 } : { x: i * 7 + 0.8, y: 0.8, width: 4.4, height: 6.4 })}
          rx="1.6"
          fill={i <= place ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.3"
        />
      ))}
    </svg>
  );
}

/** Cards face down that can be touched where a question is about them. */
import { CardBack } from './card.js';
import { type Marks, touch } from './question.js';

interface PileProps extends Marks {
  readonly at: string;
  readonly sign: string;
  readonly count: number;
  readonly label: string;
  readonly fortune?: boolean;
}

export function Pile({ at, sign, count, label, fortune = false, ...marks }: PileProps) {
  const { mark, choice, press } = touch(at, marks);
  const back = <CardBack count={count} fortune={fortune} label={label} />;
  const place = { 'data-at': at, 'data-sign': sign };
  if (!press) return <span {...place}>{back}</span>;
  return (
    <button
      type="button"
      {...place}
      data-mark={mark}
      aria-pressed={mark === 'chosen'}
      aria-label={`${choice?.refusal?.because ?? choice?.words}. ${label}`}
      onClick={press}
    >
      {back}
    </button>
  );
}

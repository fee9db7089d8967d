/** The best answers beside each other, best first, each with its chance to win, how sure that is, and why. A tap chooses it on the table. */
import type { GameTypes } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { Glyph } from '../art/glyph.js';
import type { Playing } from '../session/store.js';
import type { Question } from '../table.js';
import type { Advised } from '../thinker/jobs.js';
import { GlyphButton } from './Button.js';
import styles from './HintList.module.css';
import { HINT_WORDS as W } from './hint-words.js';

interface HintListProps {
  readonly hint: NonNullable<Playing['hint']>;
  readonly question: Question<GameTypes>;
  readonly alone: boolean; // there is nobody to win against
  readonly chosen: GameTypes['move'] | null;
  readonly select: (move: GameTypes['move']) => void;
  readonly close: (() => void) | null; // it stands in the journal's column and has a head of its own; null: in a sheet
}

export function HintList({ hint, question, alone, chosen, select, close }: HintListProps) {
  if (hint === 'thinking') return <p role="status">{W.thinking}</p>;
  const possible = hint.filter(({ move }) => question.choices.some((choice) => choice.refusal === null && same(choice.move, move)));
  const list = (
    <>
      <ol className={styles.list}>
        {possible.map((advice) => (
          <li key={advice.words}>
            <Hint advice={advice} alone={alone} isChosen={chosen !== null && same(advice.move, chosen)} select={select} />
          </li>
        ))}
      </ol>
      <p className="mut xs">{W.legend(alone)}</p>
    </>
  );
  if (close === null) return list;
  return (
    <aside className={`panel beside ${styles.beside}`} aria-label={W.title}>
      <header>
        <Glyph name="hint" size={20} />
        <h2>{W.title}</h2>
        <GlyphButton glyph="close" label={W.close} press={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={W.title}>
        {list}
      </section>
    </aside>
  );
}

interface HintProps {
  readonly advice: Advised;
  readonly alone: boolean;
  readonly isChosen: boolean;
  readonly select: (move: GameTypes['move']) => void;
}

function Hint({ advice, alone, isChosen, select }: HintProps) {
  const { move, words, chance, reach, asGood, because, gains } = advice;
  return (
    <button type="button" className={styles.hint} data-hint="" aria-pressed={isChosen} onClick={() => select(move)}>
      <span className={styles.chance}>
        <b>{W.percent(chance)}</b>
        <Whisker chance={chance} reach={reach} />
        <span className="unseen">{W.sure(reach, alone)}</span>
      </span>
      <span className={styles.words}>
        <b>{words}</b>
        {asGood && <em>{W.asGood}</em>}
        <span className={styles.more}>
          <small>{because}</small>
          <span className={styles.gains}>
            {gains.map(({ key, label, points }) => (
              <span key={key}>
                {label} <b>{W.signed(points)}</b>
              </span>
            ))}
          </span>
        </span>
      </span>
    </button>
  );
}

/** The chance as a line from 0 to 1, and the interval around it that covers 90 %. */
function Whisker({ chance, reach }: { readonly chance: number; readonly reach: number }) {
  const at = (share: number) => 1 + 62 * Math.max(0, Math.min(1, share));
  const [low, high] = [at(chance - reach), at(chance + reach)];
  return (
    <svg viewBox="0 0 64 10" className={styles.whisker} aria-hidden="true">
      <path className={styles.all} d="M1 5H63" />
      <path className={styles.won} d={`M1 5H${at(chance)}`} />
      <path className={styles.reach} d={`M${low} 1V9M${low} 5H${high}M${high} 1V9`} />
    </svg>
  );
}

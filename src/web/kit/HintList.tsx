/** The hint: the best answers, best first, each with its chance to win and why. A tap chooses it on the table. */
import type { GameTypes } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { Glyph } from '../art/glyph.js';
import type { Playing } from '../session/store.js';
import type { Question } from '../table.js';

interface HintListProps {
  readonly hint: NonNullable<Playing['hint']>;
  readonly question: Question<GameTypes>;
  readonly alone: boolean; // there is nobody to win against
  readonly selected: GameTypes['move'] | null;
  readonly select: (move: GameTypes['move']) => void;
  readonly close: () => void;
}

export function HintList({ hint, question, alone, selected, select, close }: HintListProps) {
  const thinking = hint === 'thinking';
  const possible = thinking
    ? []
    : hint.filter(({ move }) => question.choices.some((choice) => choice.refusal === null && same(choice.move, move)));
  return (
    <section className="panel hints" aria-label="Hint">
      <header>
        <Glyph name="hint" size={20} className={thinking ? 'breathes' : ''} />
        <h2 role="status">{thinking ? 'Thinking of a hint…' : 'A hint'}</h2>
        <button type="button" className="ib plain" aria-label="Hide the hint" onClick={close}>
          <Glyph name="close" size={18} />
        </button>
      </header>
      {possible.length > 0 && (
        <>
          <ol>
            {possible.map(({ move, words, chance, because }) => {
              const chosen = selected !== null && same(move, selected);
              return (
                <li key={words}>
                  <button type="button" className={chosen ? 'hint chosen' : 'hint'} aria-pressed={chosen} onClick={() => select(move)}>
                    <b>{Math.round(100 * chance)} %</b>
                    <span>
                      {words}
                      <small>{because}</small>
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
          <p className="mut xs">{`Best first, with the chance ${alone ? 'to do well' : 'to win'}. Tap one to choose it on the table.`}</p>
        </>
      )}
    </section>
  );
}

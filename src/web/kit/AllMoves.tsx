/** Every answer as a list: numbered as the number keys play them, with a field to find one among many; and what is not possible, and why. */
import { type KeyboardEvent, useState } from 'react';
import type { Decision, GameTypes, Refusal } from '../../engine/game.js';
import { Glyph } from '../art/glyph.js';
import type { Choice, Question } from '../table.js';
import { keyOf } from './keys.js';

const MANY = 10; // more than the number keys reach
const AT_ONCE = 150; // answers drawn; the field finds the others

interface AllMovesProps {
  readonly question: Question<GameTypes>;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly explain: (refusal: Refusal) => void;
}

export function AllMoves({ question, submit, explain }: AllMovesProps) {
  const [wanted, setWanted] = useState('');
  const { decision, choices } = question;
  const legal = choices.filter((choice) => choice.refusal === null);
  const refused = choices.filter((choice) => choice.refusal !== null);
  const shown = wanted === '' ? legal : legal.filter(({ words }) => holds(words, wanted));
  const press = (event: KeyboardEvent) => {
    const [first] = shown;
    if (event.key === 'Enter' && wanted !== '' && first) submit(decision, first.move);
    else if (event.key === 'Escape') setWanted('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="moves">
      {legal.length > MANY && (
        <label className="find-move">
          <Glyph name="zoom" size={16} />
          <span className="unseen">Find a move</span>
          <input
            type="search"
            value={wanted}
            placeholder={`Find one of ${legal.length} moves ( / ), Enter plays the first`}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={press}
          />
        </label>
      )}
      <ol>
        {shown.slice(0, AT_ONCE).map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every question
          <li key={i}>
            <button type="button" className="move" onClick={() => submit(decision, choice.move)}>
              <b aria-hidden="true">{wanted === '' ? keyOf(i) : ''}</b>
              <span>{choice.words}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length > AT_ONCE && <p className="mut s">{shown.length - AT_ONCE} more: type a word of the one you want.</p>}
      {shown.length === 0 && <p className="mut s">No move has these words.</p>}
      {refused.length > 0 && (
        <details>
          <summary>{refused.length} not possible now: why?</summary>
          <ul>
            {refused.map((choice, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every question
              <li key={i}>
                <NotPossible choice={choice} explain={explain} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** True if every word that was typed is in the text, in any order. */
const holds = (text: string, wanted: string): boolean => {
  const low = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((part) => low.includes(part));
};

function NotPossible({ choice, explain }: { readonly choice: Choice<GameTypes>; readonly explain: (refusal: Refusal) => void }) {
  const { refusal, words } = choice;
  if (!refusal) return null;
  return (
    <button type="button" className="move no" onClick={() => explain(refusal)}>
      <Glyph name="lock" size={15} />
      <span>
        {words}: {refusal.because}
      </span>
    </button>
  );
}

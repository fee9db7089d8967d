/** Every answer as a list, by the place on the table where it is played: with the number keys that play the first ten, a field to find one among many, and what is not possible, and why. */
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Decision, GameTypes, Refusal } from '../../../engine/game.js';
import { Glyph } from '../../art/glyph.js';
import type { Choice, Question, Said } from '../../table.js';
import { isTyping, keyOf, placeOfKey } from '../keys.js';
import styles from './moves.module.css';
import { Signs } from './Signs.js';

const MANY = 10; // more than the number keys reach
const AT_ONCE = 150; // answers drawn; the field finds the others

interface AllMovesProps {
  readonly question: Question<GameTypes>;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly explain: (refusal: Refusal) => void;
  readonly say?: ((move: GameTypes['move']) => Said) | undefined; // without it the game's own sentences are listed
  readonly places?: readonly string[]; // in the order of the board
}

const inWords = (words: string): Said => ({ label: words, title: words, place: '' });

export function AllMoves({ question, submit, explain, say, places = [] }: AllMovesProps) {
  const [wanted, setWanted] = useState('');
  const { decision, choices } = question;
  const legal = choices.filter((choice) => choice.refusal === null);
  const refused = choices.filter((choice) => choice.refusal !== null);
  const listed = legal.map((choice, i) => ({ choice, i, said: say?.(choice.move) ?? inWords(choice.words) }));
  const shown = wanted === '' ? listed : listed.filter(({ choice, said }) => holds(`${choice.words} ${said.title} ${said.place}`, wanted));
  useEffect(() => {
    const play = (event: globalThis.KeyboardEvent) => {
      const numbered = isTyping(event.target) ? undefined : legal[placeOfKey(event.key)];
      if (!numbered || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      event.preventDefault();
      submit(decision, numbered.move);
    };
    window.addEventListener('keydown', play, true);
    return () => window.removeEventListener('keydown', play, true);
  });
  const press = (event: KeyboardEvent) => {
    const [first] = shown;
    if (event.key === 'Enter' && wanted !== '' && first) submit(decision, first.choice.move);
    else if (event.key === 'Escape') setWanted('');
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.moves} data-moves="">
      {legal.length > MANY && (
        <label className={styles.find}>
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
      {[...byPlace(shown.slice(0, AT_ONCE), places)].map(([place, list]) => (
        <section key={place}>
          {place !== '' && <h3>{place}</h3>}
          <ol>
            {list.map(({ choice, i, said }) => (
              <li key={i}>
                <button type="button" className={styles.move} data-move="" onClick={() => submit(decision, choice.move)}>
                  {said.figure && <span className={styles.figure}>{said.figure}</span>}
                  <span className={styles.words}>
                    {said.listed ?? (said.label === said.title ? choice.words : said.label)}
                    {(said.signs?.length ?? 0) > 0 && (
                      <small>
                        <Signs figures={said.signs ?? []} />
                      </small>
                    )}
                  </span>
                  {wanted === '' && i < MANY && <b aria-hidden="true">{keyOf(i)}</b>}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
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

interface Listed {
  readonly choice: Choice<GameTypes>;
  readonly i: number;
  readonly said: Said;
}

/** By the place where they are played, in the order of the board. */
function byPlace(list: readonly Listed[], places: readonly string[]): ReadonlyMap<string, readonly Listed[]> {
  const order = (place: string) => (places.includes(place) ? places.indexOf(place) : places.length);
  const names = [...new Set(list.map(({ said }) => said.place))].sort((a, b) => order(a) - order(b));
  return new Map(names.map((place) => [place, list.filter(({ said }) => said.place === place)]));
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
    <button type="button" className={`${styles.move} ${styles.no}`} data-move="no" onClick={() => explain(refusal)}>
      <Glyph name="lock" size={15} />
      <span>
        {words}: {refusal.because}
      </span>
    </button>
  );
}

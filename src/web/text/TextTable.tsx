/** Any game as headings, lists and numbered buttons, from the game's own words: for screen readers, keyboards and tables not drawn yet. */
import type { AnyGame, GameTypes } from '../../engine/game.js';
import { AllMoves } from '../kit/bar/AllMoves.js';
import type { TableProps } from '../table.js';
import './text.css';

export function TextTable({ game, ...props }: TableProps<GameTypes> & { readonly game: AnyGame }) {
  const { view, sitters, questions, submit, explain, me, kept = [], askAgain, bar, journal } = props;
  const names = sitters.map((sitter) => sitter.name);
  return (
    <div className="tt">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="tt-main" tabIndex={0} aria-label="The table in words">
        {questions.map((question) => (
          <section key={question.decision.id} className="panel tt-asks" aria-label="Your question">
            <h3>{question.words}</h3>
            <AllMoves question={question} submit={submit} explain={explain} />
          </section>
        ))}
        {kept.map((kind) => (
          <p key={kind} className="panel tt-kept">
            Answered for you each time: {game.words.question(view, { id: -1, seat: me ?? 0, kind, veiled: false }, names)}
            <button type="button" className="btn" onClick={() => askAgain?.(kind)}>
              Ask me again
            </button>
          </p>
        ))}
        <div className="tt-things">
          {game.words.table(view, names).map((section) => (
            <section key={section.heading} className="panel">
              <h3>{section.heading}</h3>
              <ul>
                {section.lines.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one position, never reordered
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <div className="tt-bar">{bar()}</div>
      {journal}
    </div>
  );
}

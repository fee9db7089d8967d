/** The small questions that have no card of their own: shuffle or not, flip again or not, how many clovers to lay back. */

import { Glyph, type GlyphName } from '../../../web/art/glyph.js';
import type { TableProps } from '../../../web/table.js';
import type { BirdTypes, Move } from '../face.js';
import type { Asked } from './question.js';
import { STANDING, type Standing, useStanding } from './standing.js';

const GLYPHS: Readonly<Record<Move['t'], GlyphName>> = {
  pass: 'hand',
  take: 'card',
  shuffle: 'shuffle',
  keep: 'deck',
  return: 'down',
  again: 'card',
  stop: 'close',
};

const TITLES = { main: '', upset: 'A black bird flies by', soothe: 'Your black bird soothes fortune', again: 'A red bird' } as const;

type Tap = Pick<TableProps<BirdTypes>, 'submit' | 'explain'>;

export function Prompt({ asked, tap }: { readonly asked: Asked; readonly tap: Tap }) {
  return (
    <section className="bt-prompt" aria-label={TITLES[asked.decision.kind]}>
      <h2>{TITLES[asked.decision.kind]}</h2>
      <div className="bt-answers">
        {asked.others.map(({ move, words, refusal }) =>
          refusal === null ? (
            <button key={words} type="button" className="bt-answer bt-legal" onClick={() => tap.submit(asked.decision, move)}>
              <Glyph name={GLYPHS[move.t]} size={18} />
              {words}
            </button>
          ) : (
            <button
              key={words}
              type="button"
              className="bt-answer bt-shut"
              aria-label={`${words}: ${refusal.because}`}
              onClick={() => tap.explain(refusal)}
            >
              <Glyph name="lock" size={16} />
              {words}
            </button>
          ),
        )}
      </div>
      {asked.decision.kind === 'upset' && <StandingChoice />}
    </section>
  );
}

const STANDING_WORDS: Readonly<Record<Standing, string>> = { keep: 'always leave it', shuffle: 'always shuffle', ask: 'ask me' };

/** The order of a deck is unknown either way, so one answer may stand for the whole match. */
function StandingChoice() {
  const [standing, setStanding] = useStanding();
  return (
    <label className="bt-standing">
      Next time
      <select value={standing} onChange={(event) => setStanding(STANDING.find((each) => each === event.target.value) ?? 'ask')}>
        {STANDING.map((each) => (
          <option key={each} value={each}>
            {STANDING_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Choosing what kind of child one is, before the first round. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { amounts, type PursuitView, TRAITS } from '../face.js';
import { TraitPicture } from './art/cards.js';
import { Chips } from './goods.js';
import type { Asked, Hand } from './question.js';
import { Screen } from './screen.js';
import { nameAt } from './seats.js';

interface TraitsProps {
  readonly view: PursuitView;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly hand: Hand;
}

export function Traits({ view, sitters, asked, hand }: TraitsProps) {
  const { shared, mine } = view;
  const open = shared.options.traitChoice === 'open8';
  const shown = open ? TRAITS.map((_, trait) => trait) : (mine?.offer ?? []);
  return (
    <Screen
      title={mine === null ? 'Everybody was a child once' : 'What kind of child are you?'}
      lead={
        mine === null
          ? 'A trait gives the first goods, and a gift for life.'
          : open
            ? 'Each trait goes to one of you. It gives you your first goods, and a gift for life.'
            : 'Keep one of the two. It gives you your first goods, and a gift for life; the other goes back unseen.'
      }
      peek={null}
    >
      <ul className={`pt-traits pt-of-${shown.length}`}>
        {shown.map((number) => {
          const trait = TRAITS[number];
          if (trait === undefined) return null;
          const answer = asked?.choices.find(({ move }) => move.t === 'trait' && move.id === trait.id);
          const owner = shared.players.findIndex((p) => p.trait === number);
          const kept = mine?.chosen === number;
          const face = (
            <>
              <TraitPicture trait={number} />
              <b className="pt-name">{trait.name}</b>
              <Chips of={amounts(trait.start)} size={17} label="begins with" />
              <span className="pt-gift">{trait.text}</span>
              {owner >= 0 && (
                <span className="pt-owner">
                  <SeatShape seat={owner} size={16} />
                  {nameAt(sitters[owner], owner)}
                </span>
              )}
              {kept && (
                <span className="pt-owner">
                  <Glyph name="check" size={15} />
                  chosen
                </span>
              )}
            </>
          );
          return (
            <li key={trait.id}>
              {answer === undefined ? (
                <span className={owner >= 0 || (mine !== null && mine.chosen >= 0 && !kept) ? 'pt-trait pt-dim' : 'pt-trait'}>{face}</span>
              ) : (
                <button
                  type="button"
                  className={`pt-trait pt-legal${hand.isChosen(answer) ? ' pt-chosen' : ''}`}
                  aria-pressed={hand.isChosen(answer)}
                  aria-label={answer.words}
                  onClick={() => hand.choose(answer)}
                >
                  {face}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="pt-quiet">Each player looks at two traits in secret and keeps one.</p>}
    </Screen>
  );
}

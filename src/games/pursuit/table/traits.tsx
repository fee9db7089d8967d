/** Choosing what kind of child one is, before the first round. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { amounts, editionOf, type PursuitView } from '../face.js';
import { TraitPicture } from './art/cards.js';
import { Chips } from './goods.js';
import paperCss from './paper.module.css';
import piecesCss from './pieces.module.css';
import { traitAt } from './places.js';
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
  const e = editionOf(shared);
  const open = shared.options.traitChoice === 'open8';
  const shown = open ? e.traits.map((_, trait) => trait) : (mine?.offer ?? []);
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
      <ul className={paperCss.traits} data-many={shown.length}>
        {shown.map((number) => {
          const trait = e.traits[number];
          if (trait === undefined) return null;
          const answer = asked?.choices.find(({ move }) => move.t === 'trait' && move.id === trait.id);
          const owner = shared.players.findIndex((p) => p.trait === number);
          const kept = mine?.chosen === number;
          const face = (
            <>
              <TraitPicture id={trait.id} />
              <b className={`d ${piecesCss.name}`}>{trait.name}</b>
              <Chips of={amounts(trait.start)} size={17} label="begins with" />
              <span className={paperCss.gift}>{trait.text}</span>
              {owner >= 0 && (
                <span className={paperCss.owner}>
                  <SeatShape seat={owner} size={16} />
                  {nameAt(sitters[owner], owner)}
                </span>
              )}
              {kept && (
                <span className={paperCss.owner}>
                  <Glyph name="check" size={15} />
                  chosen
                </span>
              )}
            </>
          );
          return (
            <li key={trait.id}>
              {answer === undefined ? (
                <span className={paperCss.trait} data-dim={owner >= 0 || (mine !== null && mine.chosen >= 0 && !kept) || undefined}>
                  {face}
                </span>
              ) : (
                <button
                  type="button"
                  className={paperCss.trait}
                  {...hand.mark([answer], traitAt(trait.id))}
                  data-quiet=""
                  aria-label={answer.words}
                  onClick={() => hand.choose(answer, traitAt(trait.id))}
                >
                  {face}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className={piecesCss.quiet}>Each player looks at two traits in secret and keeps one.</p>}
    </Screen>
  );
}

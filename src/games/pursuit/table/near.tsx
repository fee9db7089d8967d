/** A card seen from near: the picture large, and its whole ladder in words. */

import type { Zoomed } from '../../../web/table.js';
import { amounts, editionOf, nameFor, type PursuitView } from '../face.js';
import { CardPicture } from './art/cards.js';
import deskCss from './desk.module.css';
import { Chips, Wish } from './goods.js';
import { rungsOf } from './ladder.js';
import { isMan } from './rows.js';
import { CLAUSES, KIND_NAMES } from './words.js';

export function zoom(thing: string, { shared, seat }: PursuitView): Zoomed | null {
  const e = editionOf(shared);
  const card = Number(thing);
  const face = e.cards[card];
  if (face === undefined) return null;
  const side = seat ?? 0;
  return {
    title: nameFor(e, shared, side, card),
    picture: <CardPicture face={face} man={isMan(shared, side, card)} />,
    words: (
      <div data-game="pursuit">
        <p>{face.type === 'partner' ? face.blurb : KIND_NAMES[face.type]}</p>
        <ol className={deskCss.closeup}>
          {rungsOf(e, card).map(({ mark, name, cost, reward, upkeep, wish }) => (
            <li key={mark}>
              <b>{name}</b> <Chips of={amounts(cost)} size={16} /> {wish !== null && <Wish of={wish} size={16} />} &rarr;{' '}
              <Chips of={amounts(reward)} size={16} />
              {upkeep !== null && (
                <small>
                  {' '}
                  then each round <Chips of={amounts(upkeep.cost)} size={14} /> &rarr; <Chips of={amounts(upkeep.reward)} size={14} />
                </small>
              )}
            </li>
          ))}
        </ol>
      </div>
    ),
    clause: CLAUSES[face.type],
  };
}

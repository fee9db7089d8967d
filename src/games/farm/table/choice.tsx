/** One answer as a button with a picture and a few words: beside a square, or in the list of a meal. */

import { Glyph } from '../../../web/art/glyph.js';
import { boardIn, type Land, landAt, landName, type Move, type Shared, squareNamed } from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, answering, type FarmChoice, type Tap } from './asked.js';
import base from './base.module.css';
import styles from './lists.module.css';
import { at, squareIn } from './places.js';
import { capital, stuff } from './words.js';

const HARVEST = { pasture: 'hay', garden: 'veg', field: 'grain', rough: 'veg', forest: 'hay' } as const;

type Short = { readonly [M in Move as M['t']]?: (move: M) => string };

/** A few words are enough beside the picture. */
const SHORT: Short = {
  convert: ({ to }) => `Turn to ${to}`,
  collect: () => 'Collect all',
  eat: ({ food, from }) => `${stuff(1, food).slice(2)} on ${from}`,
  hand: ({ item }) => `${stuff(2, item).slice(2)} by hand`,
  place: () => 'Put it here',
  roam: ({ to }) => `Go to ${to}`,
  effort: ({ at: where }) => `Work on ${where}`,
  sellAnimal: ({ kind }) => `Sell the ${kind}`,
  feed: ({ kind }) => `Feed the ${kind}`,
  butcher: ({ kind }) => `Butcher the ${kind}`,
  breed: ({ kind }) => `Young ${kind}`,
};

function shortly<M extends Move>(move: M): string | undefined {
  const say = SHORT[move.t] as ((move: M) => string) | undefined; // the entry for this very kind of move
  return say?.(move);
}

/** The answer as a small picture. */
function Picture({ move, land }: { readonly move: Move; readonly land: Land }) {
  if (move.t === 'convert') return <LandPicture land={move.to} size={26} />;
  if (move.t === 'collect') return <ThingPicture thing={HARVEST[land]} size={24} />;
  if (move.t === 'eat') return <ThingPicture thing={move.food} size={24} />;
  if (move.t === 'hand') return <ThingPicture thing={move.item} size={24} />;
  if (move.t === 'effort') return <ThingPicture thing="effort" size={24} />;
  if ('kind' in move) return <AnimalPicture kind={move.kind} size={26} />;
  return <Glyph name="hand" size={20} />;
}

function landOf(shared: Shared, move: Move): Land {
  const square = squareIn(move);
  return square === null ? 'pasture' : landName(landAt(shared, squareNamed(boardIn(shared), square)));
}

interface ChoicesProps {
  readonly shared: Shared;
  readonly choices: readonly FarmChoice[];
  readonly asked: Asked;
  readonly tap: Tap;
  readonly label: string;
}

export function Choices({ shared, choices, asked, tap, label }: ChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => {
        const { refusal, words, move } = choice;
        const name = at.answer(move);
        return (
          <li key={words}>
            <button {...answering(tap, asked, choice, name)} className={`${base.line} ${base.paper} ${styles.choice}`}>
              <Picture move={move} land={landOf(shared, move)} />
              <span>{capital(shortly(move) ?? words)}</span>
              {refusal !== null && <Glyph name="lock" size={14} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

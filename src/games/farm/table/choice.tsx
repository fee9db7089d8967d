/** One answer as a button with a picture and a few words: over a square, beside it, or in the list of a meal. */

import { Glyph } from '../../../web/art/glyph.js';
import type { Land, Move } from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, answerWith, type FarmChoice, isChosen, type Tap } from './asked.js';

const FOODS = { bug: 'a bug', grass: 'grass', veg: 'vegetables', grain: 'grain' } as const;
const FODDERS = { hay: 'hay', veg: 'vegetables', grain: 'grain', scraps: 'scraps', egg: 'an egg', meat: 'meat' } as const;
const HARVEST = { pasture: 'hay', garden: 'veg', field: 'grain', rough: 'veg', forest: 'hay' } as const;

type Short = { readonly [M in Move as M['t']]?: (move: M) => string };

/** A few words are enough beside the picture. */
const SHORT: Short = {
  convert: ({ to }) => `Turn to ${to}`,
  collect: () => 'Collect all',
  eat: ({ food, from }) => `Eat ${FOODS[food]} on ${from}`,
  hand: ({ item }) => `Give ${FODDERS[item]}`,
  place: () => 'Place it here',
  roam: ({ to }) => `Go to ${to}`,
  effort: ({ at }) => `Work on ${at}`,
  sellAnimal: ({ kind }) => `Sell ${kind}`,
  feed: ({ kind }) => `Feed ${kind}`,
  butcher: ({ kind }) => `Butcher ${kind}`,
  breed: ({ kind }) => `Young ${kind}`,
};

function shortly<M extends Move>(move: M): string | undefined {
  const say = SHORT[move.t] as ((move: M) => string) | undefined; // the entry for this very kind of move
  return say?.(move);
}

/** The answer as a small picture. */
function Sign({ move, land }: { readonly move: Move; readonly land: Land }) {
  if (move.t === 'convert') return <LandPicture land={move.to} size={26} />;
  if (move.t === 'collect') return <ThingPicture thing={HARVEST[land]} size={24} />;
  if (move.t === 'eat') return <ThingPicture thing={move.food} size={24} />;
  if (move.t === 'hand') return <ThingPicture thing={move.item} size={24} />;
  if (move.t === 'effort') return <ThingPicture thing="effort" size={24} />;
  if ('kind' in move) return <AnimalPicture kind={move.kind} size={26} />;
  return <Glyph name="hand" size={20} />;
}

interface ChoiceButtonProps {
  readonly choice: FarmChoice;
  readonly land?: Land; // of the square it is about
  readonly asked: Asked;
  readonly tap: Tap;
}

export function ChoiceButton({ choice, land = 'pasture', asked, tap }: ChoiceButtonProps) {
  const { refusal, words, move } = choice;
  const chosen = isChosen(tap, choice);
  return (
    <button
      type="button"
      className={`hf-choice ${refusal === null ? 'hf-legal' : 'hf-no'} ${chosen ? 'hf-chosen' : ''}`}
      aria-pressed={refusal === null ? chosen : undefined}
      aria-label={refusal === null ? words : `${words}: ${refusal.because}`}
      title={refusal === null ? words : refusal.because}
      onClick={() => answerWith(tap, asked, choice)}
    >
      <Sign move={move} land={land} />
      <span>{shortly(move) ?? words}</span>
      {chosen && <Glyph name="check" size={15} />}
      {refusal !== null && <Glyph name="lock" size={13} />}
    </button>
  );
}

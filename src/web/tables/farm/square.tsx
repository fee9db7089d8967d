/** A closer look at one square: what it holds, what is in reach, who will eat here tonight, and everything that may be done with it. */
import type { Seat } from '../../../engine/game.js';
import { breedOf, foodOf, type Kind, kindNumber, type Land, landNumber, UPSET_BY_BUGS } from '../../../games/farm/data.js';
import { bugsInReach } from '../../../games/farm/land.js';
import type { FarmTypes, Move, Shared } from '../../../games/farm/types.js';
import { AnimalPicture, ThingPicture } from '../../art/farm.js';
import { LandPicture } from '../../art/farm-land.js';
import { Glyph } from '../../art/glyph.js';
import { SeatShape } from '../../art/seat.js';
import type { Choice, Sitter } from '../../table.js';
import { type Asked, answerWith, isChosen, type Tap } from './asked.js';
import { fateWords } from './evening.js';
import type { Forecast } from './forecast.js';
import { heatAt, inReach } from './heat.js';
import { nameAt } from './neighbours.js';
import type { Square } from './standing.js';

interface SquarePanelProps {
  readonly shared: Shared;
  readonly square: Square;
  readonly sitters: readonly Sitter[];
  readonly side: Seat;
  readonly asked: Asked | null;
  readonly tonight: Forecast | null;
  readonly lens: Kind | null; // an animal that might stand here
  readonly tap: Tap;
}

const LAND_NAMES: Readonly<Record<Land, string>> = {
  pasture: 'Pasture',
  garden: 'Garden',
  field: 'Field',
  rough: 'Rough',
  forest: 'Forest',
};
const FOODS = { bug: 'bugs', grass: 'grass', veg: 'vegetables', grain: 'grain' } as const;

export function SquarePanel({ shared, square, sitters, side, asked, tonight, lens, tap }: SquarePanelProps) {
  const { name, land, food, most, grows, bugs, room, taken, effort, animals } = square;
  const choices = asked?.bySquare.get(name) ?? [];
  const heat = lens === null ? null : heatAt(shared, kindNumber(lens), square.at);
  const swarm = bugsInReach(shared, square.at);
  const mouths = tonight?.mouths.get(name) ?? [];
  const growing = foodOf(landNumber(land));
  return (
    <section className="hf-panel hf-closer" aria-label={`Square ${name}`}>
      <header>
        <span data-zoom={`land ${land}`}>
          <LandPicture land={land} size={34} />
        </span>
        <h2>
          {name} <span className="hf-quiet">{LAND_NAMES[land]}</span>
        </h2>
        <span className="hf-fact" title={`${food} of ${most}, grows ${grows} a round`}>
          <ThingPicture thing={growing} size={17} />
          {food}/{most}
        </span>
        <span className="hf-fact" title={`${bugs} bugs here`}>
          <ThingPicture thing="bug" size={17} />
          {bugs}
        </span>
        <span className="hf-fact" title={`room ${room - taken} of ${room}`}>
          <ThingPicture thing="room" size={17} />
          {room - taken}/{room}
        </span>
        {effort > 0 && (
          <span className="hf-fact" title={`${effort} of 3 efforts`}>
            <ThingPicture thing="effort" size={17} />
            {effort}/3
          </span>
        )}
      </header>
      {asked !== null && choices.length > 0 && (
        <ul className="hf-choices" aria-label={`What you may do on ${name}`}>
          {choices.map((choice) => (
            <li key={choice.words}>
              <ChoiceButton {...{ choice, asked, tap }} />
            </li>
          ))}
        </ul>
      )}
      <p className="hf-in-reach">
        In reach:{' '}
        {inReach(shared, square.at)
          .map((each) => `${each.n} ${FOODS[each.food]}`)
          .join(', ') || 'nothing'}
        {swarm >= UPSET_BY_BUGS ? <b className="hf-warn"> too many bugs</b> : swarm > 0 && ` (${UPSET_BY_BUGS - swarm} more would upset)`}
      </p>
      {heat !== null && lens !== null && (
        <p className="hf-in-reach">
          A {breedOf(kindNumber(lens)).name} here: {heat.food} it eats, mouths want {heat.wanted}
          {heat.fits ? '' : ', no room for it'}.
        </p>
      )}
      {animals.length > 0 && (
        <ul className="hf-who">
          {animals.map(({ seat, kind, count }) => (
            <li key={`${seat} ${kind}`}>
              <SeatShape seat={seat} size={15} />
              <AnimalPicture kind={kind} size={22} />
              {seat === side ? 'your' : nameAt(sitters, seat)} {count > 1 ? `${count} ${breedOf(kindNumber(kind)).many}` : kind}
              <small className="hf-quiet">{fateWords(tonight, seat, kind, name)}</small>
            </li>
          ))}
        </ul>
      )}
      {mouths.length > 0 && (
        <p className="hf-queue">
          <span className="hf-quiet">Eaten tonight, in order:</span>
          {[...mouths.entries()].map(([place, { seat, kind, n }]) => (
            <span key={place} title={`${nameAt(sitters, seat)}'s ${kind}: ${n}`}>
              <SeatShape seat={seat} size={12} />
              <AnimalPicture kind={kind} size={18} />
              {n}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** The answer as a small picture. */
function Sign({ move }: { readonly move: Move }) {
  if (move.t === 'convert') return <LandPicture land={move.to} size={26} />;
  if (move.t === 'collect') return <ThingPicture thing="hay" size={24} />;
  if (move.t === 'eat') return <ThingPicture thing={move.food} size={24} />;
  if (move.t === 'effort') return <ThingPicture thing="effort" size={24} />;
  if ('kind' in move) return <AnimalPicture kind={move.kind} size={26} />;
  return <Glyph name="hand" size={20} />;
}

function ChoiceButton({ choice, asked, tap }: { readonly choice: Choice<FarmTypes>; readonly asked: Asked; readonly tap: Tap }) {
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
      <Sign move={move} />
      <span>{SHORT[move.t]?.(move) ?? words}</span>
      {chosen && <Glyph name="check" size={15} />}
      {refusal !== null && <Glyph name="lock" size={13} />}
    </button>
  );
}

/** A few words are enough beside the picture. */
const SHORT: Partial<Record<Move['t'], (move: Move) => string>> = {
  convert: (move) => (move.t === 'convert' ? `Turn to ${move.to}` : ''),
  collect: () => 'Collect all',
  eat: (move) => (move.t === 'eat' ? `Eat ${FOODS[move.food]}` : ''),
  place: () => 'Place it here',
  roam: () => 'Go here',
  effort: () => 'Work here',
  sellAnimal: (move) => (move.t === 'sellAnimal' ? `Sell ${move.kind}` : ''),
  feed: (move) => (move.t === 'feed' ? `Feed ${move.kind}` : ''),
  butcher: (move) => (move.t === 'butcher' ? `Butcher ${move.kind}` : ''),
  breed: (move) => (move.t === 'breed' ? `Young ${move.kind}` : ''),
};

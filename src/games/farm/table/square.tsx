/** A closer look at one square: what it holds, what is in reach, who will eat here tonight, and everything that may be done with it. */

import type { Seat } from '../../../engine/game.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { breedOf, bugsInReach, foodOf, type Kind, kindNumber, type Land, landNumber, type Shared, UPSET_BY_BUGS } from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, isLegal, type Tap } from './asked.js';
import { ChoiceButton } from './choice.js';
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
  const all = asked?.bySquare.get(name) ?? [];
  const choices = asked?.decision.kind === 'farm' || !all.some(isLegal) ? all : all.filter(isLegal);
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
              <ChoiceButton choice={choice} land={land} asked={asked} tap={tap} />
            </li>
          ))}
        </ul>
      )}
      <p className="hf-in-reach">
        In reach:{' '}
        {inReach(shared, square.at)
          .map((each) => `${each.n} ${FOODS[each.food]}`)
          .join(', ') || 'nothing'}
        {swarm >= UPSET_BY_BUGS ? (
          <b className="hf-warn"> too many bugs now</b>
        ) : (
          swarm > 0 && ` (${UPSET_BY_BUGS - swarm} more would upset)`
        )}
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

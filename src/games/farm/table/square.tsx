/** A closer look at one square: what may be done with it, what it holds, what is in reach, and who will eat here tonight. */

import type { Seat } from '../../../engine/game.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { bugsInReach, foodOf, type Kind, landNumber, type Shared } from '../face.js';
import { LandPicture } from './art/land.js';
import { FatePicture } from './art/marks.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, isLegal, type Tap } from './asked.js';
import base from './base.module.css';
import { Choices } from './choice.js';
import { givenBy } from './figures.js';
import { type Forecast, flockKey } from './forecast.js';
import lists from './lists.module.css';
import { inReach } from './maps.js';
import { nameAt } from './neighbours.js';
import styles from './square.module.css';
import type { Square } from './standing.js';
import type { Says } from './tile.js';
import { capital, FATES, herd, LAND_NAMES, stuff, yieldWords } from './words.js';

interface SquarePanelProps {
  readonly shared: Shared;
  readonly square: Square;
  readonly sitters: readonly Sitter[];
  readonly side: Seat;
  readonly asked: Asked | null;
  readonly tonight: Forecast | null;
  readonly says: Says | null; // of the map
  readonly tap: Tap;
}

/** What may be done with a square; of the work on it also what is refused. */
export function choicesOn(asked: Asked | null, name: string) {
  const all = asked?.bySquare.get(name) ?? [];
  return asked?.decision.kind === 'farm' || !all.some(isLegal) ? all : all.filter(isLegal);
}

export function SquarePanel({ shared, square, sitters, side, asked, tonight, says, tap }: SquarePanelProps) {
  const { name, land, food, most, grows, bugs, room, taken, effort, animals, upsetting, converting } = square;
  const choices = choicesOn(asked, name);
  const swarm = bugsInReach(shared, square.at);
  const mouths = tonight?.mouths.get(name) ?? [];
  return (
    <section className={`${base.panel} ${styles.closer}`} aria-label={`Square ${name}`}>
      <header className={`${base.line} ${lists.head}`}>
        <span data-zoom={`land ${land}`} data-sign={land}>
          <LandPicture land={land} size={34} />
        </span>
        <h2>
          {name} <small>{LAND_NAMES[land]}</small>
        </h2>
      </header>
      {asked !== null && choices.length > 0 && <Choices {...{ shared, choices, asked, tap }} label={`What you may do on ${name}`} />}
      <ul className={`${base.line} ${styles.facts}`}>
        <li className={base.line} data-sign={foodOf(landNumber(land))}>
          <ThingPicture thing={foodOf(landNumber(land))} size={17} />
          {food} of {most}, grows {grows}
        </li>
        <li className={base.line} data-sign="room">
          <ThingPicture thing="room" size={17} />
          room {room - taken} of {room}
        </li>
        {bugs > 0 && (
          <li className={base.line} data-sign="bug">
            <ThingPicture thing="bug" size={17} />
            {stuff(bugs, 'bug')}
          </li>
        )}
        {effort > 0 && (
          <li className={base.line} data-sign="effort">
            <ThingPicture thing="effort" size={17} />
            {effort} of {converting}
          </li>
        )}
      </ul>
      {says?.map === 'food' && (
        <p className={base.line}>
          <FatePicture fate={says.fate} />
          {capital(says.words)}
        </p>
      )}
      <p>
        In reach:{' '}
        {inReach(shared, square.at)
          .map((each) => stuff(each.n, each.food))
          .join(', ') || 'nothing'}
        {swarm >= upsetting ? <b> too many bugs now</b> : swarm > 0 && ` (${upsetting - swarm} more would upset)`}
      </p>
      {animals.length > 0 && (
        <ul className={styles.who}>
          {animals.map(({ seat, kind, count }) => (
            <li key={`${seat} ${kind}`} className={base.line}>
              <SeatShape seat={seat} size={15} />
              <AnimalPicture kind={kind} size={22} />
              {seat === side ? 'your' : nameAt(sitters, seat)} {herd(count, kind)}
              <small>{fateWords(tonight, seat, kind, name)}</small>
            </li>
          ))}
        </ul>
      )}
      {mouths.length > 0 && (
        <p className={`${base.line} ${styles.queue}`}>
          <small>Eaten tonight, in order:</small>
          {[...mouths.entries()].map(([place, { seat, kind, n }]) => (
            <span key={place} className={base.line}>
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

/** "full and calm: 4 milk", of the animals that stand here. */
function fateWords(tonight: Forecast | null, seat: Seat, kind: Kind, at: string): string {
  if (tonight === null) return '';
  const fed = tonight.flocks.get(flockKey(seat, kind, at));
  if (fed === undefined) return 'will roam';
  if (fed.full === 0) return FATES.hungry;
  const some = fed.full < fed.count ? `${fed.full} of ${fed.count} full` : FATES[fed.upset ? 'upset' : 'calm'];
  const given = yieldWords(givenBy(kind, fed.full));
  return fed.upset || given === 'nothing' ? some : `${some}: ${given}`;
}

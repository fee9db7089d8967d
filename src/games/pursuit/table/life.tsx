/** The lives that were lived, one at a time: a few stations with a picture and a sentence, from the child to the end. */
import { useState } from 'react';
import type { Seat, View } from '../../../engine/game.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Turned } from '../../../web/table.js';
import { ageIn, cardOf, editionOf, faceOf, lifeOf, type PursuitTypes, type Shared, stations, TEEN } from '../face.js';
import { CardPicture, TraitPicture } from './art/cards.js';
import styles from './life.module.css';
import { isMan } from './rows.js';

interface StationsProps {
  readonly view: View<PursuitTypes>;
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  readonly turned: Turned | null;
}

export function Stations({ view: { shared }, names, viewer, turned }: StationsProps) {
  const best = shared.players.reduce((first, { lth }, seat) => (lth > (shared.players[first]?.lth ?? 0) ? seat : first), 0);
  const [seat, setSeat] = useState(viewer ?? best);
  return (
    <section className={`panel ${styles.life}`} aria-label="The lives">
      <header>
        <h2>
          <SeatShape seat={seat} size={22} />
          The life of {names[seat]}
        </h2>
        {names.length > 1 && (
          <fieldset className={styles.tabs}>
            <legend className="unseen">Whose life</legend>
            {names.map((name, each) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place, and two people may have one name
                key={each}
                type="button"
                aria-pressed={each === seat}
                onClick={() => setSeat(each)}
              >
                <SeatShape seat={each} size={16} />
                <span>{name}</span>
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <ol>
        {stations(lifeOf(editionOf(shared), shared, seat), ageIn(TEEN, shared.options.adultRounds)).map((station) => (
          <li
            key={`${station.age} ${station.isEnd}`}
            data-turned={(turned?.seat === seat && turned.thing !== null && turned.thing === numberOf(shared, station.card)) || undefined}
          >
            <span className={styles.picture}>
              <Snapshot shared={shared} seat={seat} card={station.card} />
            </span>
            <b>
              {station.isEnd && (
                <>
                  <span aria-hidden="true">†</span>
                  <span className="unseen">The end, at </span>
                </>
              )}
              {station.age}
            </b>
            <p>{station.words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const numberOf = (shared: Shared, card: string | null): string | null => (card === null ? null : String(cardOf(editionOf(shared), card)));

function Snapshot({ shared, seat, card }: { readonly shared: Shared; readonly seat: Seat; readonly card: string | null }) {
  const e = editionOf(shared);
  const child = e.traits[shared.players[seat]?.trait ?? -1];
  if (card === null) return child ? <TraitPicture id={child.id} /> : null;
  const number = cardOf(e, card);
  return <CardPicture face={faceOf(e, number)} man={isMan(shared, seat, number)} />;
}

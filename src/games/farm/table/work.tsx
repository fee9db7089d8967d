/** The smaller panels of the day: work on the land, the butcher, young animals. */

import { Glyph } from '../../../web/art/glyph.js';
import { breedOf, type Farmer, GOOD_PRICES, groundOf, kindNumber, type Land, landNumber, roomOf, type Shared } from '../face.js';
import { LandPicture } from './art/land.js';
import { ThingPicture } from './art/things.js';
import type { Asked, Tap } from './asked.js';
import base from './base.module.css';
import { Change } from './change.js';
import { happinessChange } from './figures.js';
import { FlockChoices } from './flock-choices.js';
import lists from './lists.module.css';
import styles from './work.module.css';

interface PanelProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly look: (name: string | null) => void;
}

const BECOMES: readonly (readonly [from: Land, to: Land])[] = [
  ['forest', 'rough'],
  ['rough', 'pasture'],
  ['pasture', 'garden'],
  ['pasture', 'field'],
];

const HARVESTS: readonly (readonly [from: Land, item: 'hay' | 'veg' | 'grain', words: string])[] = [
  ['pasture', 'hay', 'all grass as hay'],
  ['garden', 'veg', 'all vegetables'],
  ['field', 'grain', 'all grain'],
];

/** A guide to what a tap on the land may do; the answers themselves are on the board. */
export function Work({ shared, asked }: Pick<PanelProps, 'shared' | 'asked'>) {
  const again = asked.decision.kind === 'second';
  const labour = shared.options.farmerConvert === 'labour';
  const balanced = shared.options.fieldYield === 'balanced';
  return (
    <section className={base.panel} aria-label="Work on the land">
      <header className={`${base.line} ${lists.head}`}>
        <h2>{again ? 'One more square' : 'Your work'}</h2>
      </header>
      <div className={lists.row}>
        <h3>Collect {again ? 'from a second square' : 'from up to two squares'}</h3>
        <ul className={`${base.grid} ${styles.turns}`} style={{ '--n': 3 }}>
          {HARVESTS.map(([from, item, words]) => (
            <li key={from} className={base.line}>
              <LandPicture land={from} size={34} />
              <Glyph name="arrow" size={15} />
              <ThingPicture thing={item} size={24} />
              <small>{words}</small>
            </li>
          ))}
        </ul>
        {!again && (
          <>
            <h3>Or turn one square</h3>
            <ul className={`${base.grid} ${styles.turns}`} style={{ '--n': 2 }}>
              {BECOMES.map(([from, to]) => {
                const { regrows, most } = groundOf(landNumber(to), balanced);
                return (
                  <li key={to} className={base.line}>
                    <LandPicture land={from} size={34} />
                    <Glyph name="arrow" size={15} />
                    <LandPicture land={to} size={34} />
                    <small>
                      {labour && to !== 'garden' && to !== 'field'
                        ? 'one of three efforts'
                        : `grows ${regrows} up to ${most}, room ${roomOf(landNumber(to))}`}
                    </small>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

export function Butcher({ shared, farmer, asked, tap, look }: PanelProps) {
  return (
    <section className={base.panel} aria-label="Butchering">
      <header className={`${base.line} ${lists.head}`}>
        <h2>The butcher</h2>
        <small>a meat sells for ${GOOD_PRICES.meat}</small>
      </header>
      <FlockChoices
        {...{ shared, farmer, asked, tap, look }}
        label="Animals to butcher"
        note={(kind) => {
          const { meat } = breedOf(kindNumber(kind));
          if (meat === 0) return <small>no meat</small>;
          return (
            <>
              <ThingPicture thing="meat" size={17} />
              {meat}
              <small>${meat * GOOD_PRICES.meat}</small>
              <Change by={happinessChange(shared, farmer, kind, -1, 0)} />
            </>
          );
        }}
      />
    </section>
  );
}

export function Young({ shared, farmer, asked, tap, look }: PanelProps) {
  return (
    <section className={base.panel} aria-label="Breeding">
      <header className={`${base.line} ${lists.head}`}>
        <h2>Young animals</h2>
        <small>one pair a round</small>
      </header>
      <FlockChoices
        {...{ shared, farmer, asked, tap, look }}
        label="Pairs"
        note={(kind, _at, { full }) => (
          <>
            {full} full <Change by={happinessChange(shared, farmer, kind, 1, 0)} />
          </>
        )}
      />
    </section>
  );
}

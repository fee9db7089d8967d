/** The smaller panels of the day: work on the land, efforts, the butcher, young animals. */

import { Glyph } from '../../../web/art/glyph.js';
import { breedOf, type Farmer, GOOD_PRICES, groundOf, kindNumber, type Land, landNumber, roomOf, type Shared } from '../face.js';
import { LandPicture } from './art/land.js';
import { ThingPicture } from './art/things.js';
import type { Asked, Tap } from './asked.js';
import { Change } from './farmyard.js';
import { happinessChange } from './figures.js';
import { FlockChoices } from './flock-choices.js';

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

const HARVESTS: readonly (readonly [from: Land, item: 'hay' | 'veg' | 'grain'])[] = [
  ['pasture', 'hay'],
  ['garden', 'veg'],
  ['field', 'grain'],
];

/** A guide to what a tap on the land may do; the answers themselves are on the board. */
export function Work({ shared, asked }: Pick<PanelProps, 'shared' | 'asked'>) {
  const again = asked.decision.kind === 'second';
  const labour = shared.options.farmerConvert === 'labour';
  const balanced = shared.options.fieldYield === 'balanced';
  return (
    <section className="hf-panel hf-work" aria-label="Work on the land">
      <h2>{again ? 'One more square' : 'Your work'}</h2>
      <h3>Collect {again ? 'from a second square' : 'from up to two squares'}</h3>
      <ul className="hf-turns hf-harvests">
        {HARVESTS.map(([from, item]) => (
          <li key={from}>
            <LandPicture land={from} size={34} />
            <Glyph name="arrow" size={15} />
            <ThingPicture thing={item} size={24} />
            <small>{from === 'pasture' ? 'all grass as hay' : from === 'garden' ? 'all vegetables' : 'all grain'}</small>
          </li>
        ))}
      </ul>
      {!again && (
        <>
          <h3>Or turn one square</h3>
          <ul className="hf-turns">
            {BECOMES.map(([from, to]) => {
              const { regrows, most } = groundOf(landNumber(to), balanced);
              return (
                <li key={to}>
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
    </section>
  );
}

export function Butcher({ shared, farmer, asked, tap, look }: PanelProps) {
  return (
    <section className="hf-panel" aria-label="Butchering">
      <h2>The butcher</h2>
      <p className="hf-quiet">A meat sells for ${GOOD_PRICES.meat} from the next selling on.</p>
      <FlockChoices
        {...{ shared, farmer, asked, tap, look }}
        label="Animals to butcher"
        note={(kind) => {
          const { meat } = breedOf(kindNumber(kind));
          if (meat === 0) return <span className="hf-quiet">no meat</span>;
          return (
            <>
              <ThingPicture thing="meat" size={17} />
              {meat}
              <small>${meat * GOOD_PRICES.meat}</small>
              <Change by={happinessChange(farmer, kind, -1, 0)} />
            </>
          );
        }}
      />
    </section>
  );
}

export function Young({ shared, farmer, asked, tap, look }: PanelProps) {
  return (
    <section className="hf-panel" aria-label="Breeding">
      <h2>Young animals</h2>
      <p className="hf-quiet">One pair a round, both full, with room beside them.</p>
      <FlockChoices
        {...{ shared, farmer, asked, tap, look }}
        label="Pairs"
        note={(kind, _at, { full }) => (
          <>
            {full} full <Change by={happinessChange(farmer, kind, 1, 0)} />
          </>
        )}
      />
    </section>
  );
}

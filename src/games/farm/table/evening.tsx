/** Feeding: the night's result before it comes, and each flock to be taken over by hand; for those who wait, what the barn holds so far. */

import type { Seat } from '../../../engine/game.js';
import type { Farmer, Kind, Shared } from '../face.js';
import { FatePicture } from './art/marks.js';
import { ThingPicture } from './art/things.js';
import type { Asked, Tap } from './asked.js';
import base from './base.module.css';
import styles from './evening.module.css';
import { GIVEN, goodsIn, yieldWorth } from './figures.js';
import { FlockChoices } from './flock-choices.js';
import { type Forecast, flockKey, type Tonight } from './forecast.js';
import lists from './lists.module.css';
import { FATES, stuff } from './words.js';

interface EveningProps {
  readonly shared: Shared;
  readonly seat: Seat;
  readonly farmer: Farmer;
  readonly asked: Asked | null;
  readonly tonight: Forecast;
  readonly tap: Tap;
  readonly look: (name: string | null) => void;
}

export function Evening({ shared, seat, farmer, asked, tonight, tap, look }: EveningProps) {
  const result = tonight.yields[seat];
  const walks = tonight.walks.filter((walk) => walk.seat === seat);
  return (
    <section className={base.panel} aria-label="Feeding">
      <header className={`${base.line} ${lists.head}`}>
        <h2>{asked === null ? 'Tonight' : 'Feeding time'}</h2>
      </header>
      <div className={lists.row}>
        {result !== undefined && <Result result={result} />}
        {walks.length > 0 && (
          <p>
            <small>Roaming: {walks.map(({ kind, from, to }) => `${kind} ${from} to ${to}`).join(', ')}.</small>
          </p>
        )}
        {asked !== null && (
          <>
            <h3>Or take one over by hand</h3>
            <FlockChoices
              {...{ shared, farmer, asked, tap, look }}
              wide
              label="Animals to feed"
              note={(kind, at, { waiting, count }) => <Verdict {...{ seat, kind, at, tonight, waiting, count }} />}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** What the night brings if everything is left to the animals. */
function Result({ result }: { readonly result: Tonight }) {
  const { full, hungry, upset, spent } = result;
  const fates = (
    [
      ['calm', full - upset],
      ['hungry', hungry],
      ['upset', upset],
    ] as const
  ).filter(([fate, n]) => fate === 'calm' || n > 0);
  const given = GIVEN.filter((thing) => result[thing] > 0);
  return (
    <div className={styles.result}>
      <p className={base.line}>
        {fates.map(([fate, n]) => (
          <b key={fate} className={base.line} data-sign={fate}>
            <FatePicture fate={fate} />
            {n} {FATES[fate]}
          </b>
        ))}
      </p>
      <p className={base.line}>
        {given.map((thing) => (
          <span key={thing} className={base.line} data-sign={thing}>
            <ThingPicture thing={thing} size={20} />
            <b className={base.figure}>{result[thing]}</b>
            <span className="unseen">{thing}</span>
          </span>
        ))}
        <small>
          {given.length === 0 ? 'brings nothing' : yieldWorth(result) > 0 && `worth $${yieldWorth(result)}`}
          {spent > 0 && `, ${spent} fed by hand`}
        </small>
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly at: string;
  readonly tonight: Forecast;
  readonly waiting: number;
  readonly count: number;
}

/** A flock's evening in a few words. */
function Verdict({ seat, kind, at, tonight, waiting, count }: VerdictProps) {
  if (waiting === 0) return <small>all have fed</small>;
  const fed = tonight.flocks.get(flockKey(seat, kind, at));
  const fate = fed === undefined || fed.full < fed.count ? 'hungry' : fed.upset ? 'upset' : 'calm';
  const words = fed === undefined ? 'will roam' : fed.full > 0 && fed.full < fed.count ? `${fed.full} of ${fed.count} full` : FATES[fate];
  return (
    <>
      <span className={base.line}>
        <FatePicture fate={fate} size={15} />
        {words}
      </span>
      {waiting < count && <small>{waiting} waiting</small>}
    </>
  );
}

/** While the night goes on: what the barn holds by now. */
export function SoFar({ shared, farmer }: { readonly shared: Shared; readonly farmer: Farmer }) {
  return (
    <section className={base.panel} aria-label="Tonight so far">
      <header className={`${base.line} ${lists.head}`}>
        <h2>Tonight so far</h2>
      </header>
      <ul className={`${base.grid} ${styles.soFar}`} style={{ '--n': goodsIn(shared).length + 1 }}>
        {[...goodsIn(shared), 'hay' as const].map((item) => (
          <li key={item} className={base.line} data-sign={item} aria-label={stuff(farmer[item], item)}>
            <ThingPicture thing={item} size={30} />
            <b className={base.figure}>{farmer[item]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

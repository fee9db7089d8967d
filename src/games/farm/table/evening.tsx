/** Feeding: one button for the whole herd with its result shown before, each flock to be taken over by hand; and what is to come for those who wait. */

import type { Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import {
  boardIn,
  breedOf,
  bugsInReach,
  edibleInReach,
  type Farmer,
  type Kind,
  kindNumber,
  type Shared,
  squareNamed,
  UPSET_BY_BUGS,
} from '../face.js';
import { ThingPicture } from './art/things.js';
import { type Asked, answerTo, answerWith, isChosen, type Tap } from './asked.js';
import { many, yieldWorth } from './figures.js';
import { FlockChoices } from './flock-choices.js';
import { type Forecast, flockKey, type Yield } from './forecast.js';

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
  const all = answerTo(asked, (move) => move.t === 'autoRest');
  const result = tonight.yields[seat];
  return (
    <section className="hf-panel hf-evening" aria-label="Feeding">
      <h2>{asked === null ? 'Tonight' : 'Feeding time'}</h2>
      {asked !== null && all !== undefined && (
        <button
          type="button"
          className={isChosen(tap, all) ? 'hf-everything hf-legal hf-chosen' : 'hf-everything hf-legal'}
          aria-pressed={isChosen(tap, all)}
          aria-label={all.words}
          onClick={() => answerWith(tap, asked, all)}
        >
          <Glyph name="unlock" size={24} />
          Open the gates: feed all
        </button>
      )}
      {result !== undefined && <Result result={result} />}
      <Walks tonight={tonight} seat={seat} />
      {asked !== null && (
        <>
          <h3>Or take one over by hand</h3>
          <FlockChoices
            {...{ shared, farmer, asked, tap, look }}
            label="Animals to feed"
            note={(kind, at, { waiting, count }) => <Verdict {...{ shared, seat, kind, at, tonight }} waiting={waiting} count={count} />}
          />
        </>
      )}
    </section>
  );
}

/** What the night brings if everything is left to the animals. */
function Result({ result }: { readonly result: Yield }) {
  const { full, hungry, upset, egg, milk, wool, effort, spent } = result;
  return (
    <div className="hf-result">
      <p className="hf-fates">
        <span className="hf-fate hf-full">
          <Glyph name="check" size={15} />
          {full - upset} full
        </span>
        <span className="hf-fate hf-hungry">
          <b aria-hidden="true">–</b>
          {hungry} hungry
        </span>
        <span className="hf-fate hf-upset">
          <ThingPicture thing="bug" size={16} />
          {upset} full but upset
        </span>
      </p>
      <p className="hf-brings">
        {(['egg', 'milk', 'wool', 'effort'] as const).map((thing) => {
          const n = { egg, milk, wool, effort }[thing];
          return n === 0 ? null : (
            <span key={thing}>
              <ThingPicture thing={thing} size={20} />
              <b>{n}</b>
              <span className="unseen">{thing}</span>
            </span>
          );
        })}
        {egg + milk + wool + effort === 0 && <span className="hf-quiet">brings nothing</span>}
        {egg + milk + wool > 0 && <span className="hf-quiet">worth ${yieldWorth(result)}</span>}
        {spent > 0 && <span className="hf-quiet">{many(spent, 'unit')} from the barn</span>}
      </p>
    </div>
  );
}

function Walks({ tonight, seat }: { readonly tonight: Forecast; readonly seat: Seat }) {
  const walks = tonight.walks.filter((walk) => walk.seat === seat);
  if (walks.length === 0) return null;
  return <p className="hf-quiet hf-walks">Roaming: {walks.map(({ kind, from, to }) => `${kind} ${from} to ${to}`).join(', ')}.</p>;
}

interface VerdictProps {
  readonly shared: Shared;
  readonly seat: Seat;
  readonly kind: Kind;
  readonly at: string;
  readonly tonight: Forecast;
  readonly waiting: number;
  readonly count: number;
}

/** A flock's evening in a few words. */
function Verdict({ shared, seat, kind, at, tonight, waiting, count }: VerdictProps) {
  const square = squareNamed(boardIn(shared), at);
  const fed = tonight.flocks.get(flockKey(seat, kind, at));
  const food = edibleInReach(shared, kindNumber(kind), square);
  const need = waiting * breedOf(kindNumber(kind)).capacity;
  if (waiting === 0) return <span className="hf-quiet">all have fed</span>;
  const bugs = bugsInReach(shared, square);
  const swarm = bugs >= UPSET_BY_BUGS ? `, ${bugs} bugs` : '';
  const words =
    fed === undefined
      ? 'will roam'
      : fed.upset
        ? 'upset by bugs'
        : fed.full === fed.count
          ? 'full'
          : fed.full === 0
            ? 'hungry'
            : `${fed.full} of ${fed.count} full`;
  const tone = fed === undefined || fed.upset ? 'hf-upset' : fed.full === fed.count ? 'hf-full' : 'hf-hungry';
  return (
    <>
      <span className={`hf-fate ${tone}`}>{words}</span>
      <small>
        {food} for {need}
        {swarm}
        {waiting < count ? `, ${waiting} waiting` : ''}
      </small>
    </>
  );
}

/** "Your 2 cows: full, 4 milk" for a look at a square. */
export function fateWords(tonight: Forecast | null, seat: Seat, kind: Kind, at: string): string {
  const fed = tonight?.flocks.get(flockKey(seat, kind, at));
  if (tonight === null) return '';
  if (fed === undefined) return 'will roam';
  if (fed.full === 0) return 'hungry tonight';
  const some = fed.full < fed.count ? `${fed.full} of ${fed.count} full` : 'full tonight';
  if (fed.upset) return `${some}, but upset by bugs`;
  const { eggs, milk, wool, effort } = breedOf(kindNumber(kind));
  const made = [
    eggs > 0 && many(eggs * fed.full, 'egg'),
    milk > 0 && `${milk * fed.full} milk`,
    wool > 0 && `${wool * fed.full} wool`,
    effort > 0 && 'effort',
  ];
  const gives = made.filter((each) => each !== false);
  return gives.length > 0 ? `${some}: ${gives.join(', ')}` : some;
}

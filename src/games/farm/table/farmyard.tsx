/** One farm: purse, herds with their next thresholds, barn, and what each round has brought. */

import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import {
  type Farmer,
  FODDERS,
  type Fodder,
  GOOD_PRICES,
  type Good,
  type Kind,
  kindNumber,
  type Move,
  ownsOf,
  type Shared,
} from '../face.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, answerTo, answerWith, isChosen, type Tap } from './asked.js';
import { goodsIn, happinessChange, herdRung, herdWords, kindsIn, moneyAfter, moneyRung, outlook, type Rung } from './figures.js';
import { earned, type RoundIncome } from './income.js';

interface FarmyardProps {
  readonly shared: Shared;
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly back: (() => void) | null; // a neighbour's farm is shown: the way home
  readonly income: readonly RoundIncome[];
  readonly asked: Asked | null; // only on one's own farm
  readonly tap: Tap;
  readonly pick: (kind: Kind | null) => void; // whose food the heat map shows
  readonly lens: Kind | null;
}

export function Farmyard({ shared, seat, name, mine, back, income, asked, tap, pick, lens }: FarmyardProps) {
  const farmer = shared.farmers[seat];
  if (farmer === undefined) return null;
  const { now, sold } = outlook(shared, farmer);
  const over = shared.phase === 'over';
  return (
    <section
      className={mine ? 'hf-panel hf-yard hf-mine' : 'hf-panel hf-yard'}
      aria-label={mine ? 'Your farm' : `${name}'s farm`}
      data-purse={mine ? seat : undefined}
    >
      <header className="hf-yard-head">
        <SeatShape seat={seat} size={24} />
        <h2>{mine ? 'Your farm' : name}</h2>
        <span className="hf-space" />
        {back !== null && (
          <button type="button" className="hf-home" onClick={back}>
            <Glyph name="back" size={15} />
            Your farm
          </button>
        )}
        <span className="hf-happiness" title={`${now} happiness now${sold === now ? '' : `, ${sold} with the goods sold`}`}>
          <ThingPicture thing="heart" size={22} />
          <b>{now}</b>
          {sold !== now && !over && <small>{sold} with goods sold</small>}
        </span>
      </header>
      <Purse farmer={farmer} after={asked === null || tap.selected === null ? null : moneyAfter(shared, farmer, tap.selected)} />
      <ul className="hf-herds" aria-label="Herds">
        {kindsIn(shared).map((kind) => (
          <Herd key={kind} kind={kind} farmer={farmer} change={changeFor(kind, asked, tap.selected)} picked={lens === kind} pick={pick} />
        ))}
      </ul>
      <Barn shared={shared} farmer={farmer} asked={asked} tap={tap} />
      <Income rounds={shared.options.rounds} income={income} mine={mine} />
    </section>
  );
}

const CHANGES: Partial<Record<Move['t'], number>> = { buy: 1, breed: 1, sellAnimal: -1, butcher: -1 };

/** One animal more or less by the chosen answer. */
function changeFor(kind: Kind, asked: Asked | null, selected: Move | null): number {
  if (asked === null || selected === null || !('kind' in selected) || selected.kind !== kind) return 0;
  return CHANGES[selected.t] ?? 0;
}

/** Happiness won or lost, as a small tag. */
export function Change({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return (
    <span className={by > 0 ? 'hf-change' : 'hf-change hf-loss'}>
      <ThingPicture thing="heart" size={13} />
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  );
}

function Purse({ farmer, after }: { readonly farmer: Farmer; readonly after: number | null }) {
  const rung = moneyRung(after ?? farmer.money);
  return (
    <div className="hf-purse">
      <ThingPicture thing="coin" size={28} />
      <b>${farmer.money}</b>
      {after !== null && <span className="hf-after">${after} after</span>}
      <Ladder rung={rung} count={after ?? farmer.money} unit="$" />
      {farmer.woolDue > 0 && <small className="hf-quiet">+${farmer.woolDue * GOOD_PRICES.wool} for wool</small>}
    </div>
  );
}

/** The way from one threshold to the next, drawn, with the figure. */
function Ladder({ rung, count, unit = '' }: { readonly rung: Rung; readonly count: number; readonly unit?: string }) {
  const { level, from, next } = rung;
  const share = next === null ? 1 : (count - from) / (next - from);
  return (
    <span className="hf-ladder">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="8" rx="4" fill="var(--line)" />
        <rect width={Math.max(0, Math.min(100, share * 100))} height="8" rx="4" fill="var(--accent-2)" />
      </svg>
      <small>
        {level > 0 && (
          <b>
            <ThingPicture thing="heart" size={12} />
            {level}
          </b>
        )}
        {next === null ? 'at the top' : `next ${unit}${next}`}
      </small>
    </span>
  );
}

interface HerdProps {
  readonly kind: Kind;
  readonly farmer: Farmer;
  readonly change: number;
  readonly picked: boolean;
  readonly pick: (kind: Kind | null) => void;
}

function Herd({ kind, farmer, change, picked, pick }: HerdProps) {
  const count = ownsOf(farmer, kindNumber(kind));
  const rung = herdRung(farmer, kind);
  const more = change === 0 ? 0 : happinessChange(farmer, kind, change, 0);
  const next = rung.next === null ? 'at the top' : `next at ${rung.next}`;
  return (
    <li className={count === 0 ? 'hf-none' : ''}>
      <button
        type="button"
        className="hf-herd"
        data-zoom={`animal ${kind}`}
        aria-pressed={picked}
        aria-label={`${herdWords(count, kind)}, ${rung.level} happiness, ${next}. Show where one would find food`}
        title={`${herdWords(count, kind)}: ${rung.level} happiness, ${next}. Shows where one would find food`}
        onClick={() => pick(picked ? null : kind)}
      >
        <AnimalPicture kind={kind} className="hf-face" />
        <b>
          {count}
          {change !== 0 && <em>{change > 0 ? '+1' : '−1'}</em>}
        </b>
        <Ladder rung={rung} count={count} />
        <Change by={more} />
      </button>
    </li>
  );
}

const STORE_NAMES: Readonly<Record<Good | Fodder, string>> = {
  egg: 'eggs',
  milk: 'milk',
  meat: 'meat',
  wool: 'wool',
  hay: 'hay',
  veg: 'veg',
  grain: 'grain',
  scraps: 'scraps',
};

/** Crates with goods and fodder. While an animal eats, what it takes by hand can be touched. */
function Barn({ shared, farmer, asked, tap }: Pick<FarmyardProps, 'shared' | 'asked' | 'tap'> & { readonly farmer: Farmer }) {
  const items: readonly (Good | Fodder)[] = [...goodsIn(shared), ...FODDERS.filter((item) => item !== 'egg' && item !== 'meat')];
  return (
    <ul className="hf-barn" aria-label="Barn">
      {items.map((item) => {
        const hand = answerTo(asked, (move) => move.t === 'hand' && move.item === item);
        const face = (
          <>
            <ThingPicture thing={item} size={22} />
            <b>{farmer[item]}</b>
            <small>{STORE_NAMES[item]}</small>
          </>
        );
        const classes = `hf-crate ${farmer[item] === 0 ? 'hf-empty' : ''}`;
        return (
          <li key={item}>
            {asked === null || hand === undefined ? (
              <span className={classes}>{face}</span>
            ) : (
              <button
                type="button"
                className={`${classes} ${hand.refusal === null ? 'hf-legal' : 'hf-no'} ${isChosen(tap, hand) ? 'hf-chosen' : ''}`}
                aria-pressed={hand.refusal === null ? isChosen(tap, hand) : undefined}
                aria-label={hand.refusal === null ? hand.words : `${hand.words}: ${hand.refusal.because}`}
                onClick={() => answerWith(tap, asked, hand)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const HIGH = 34; // of the chart, above the ground line
const LOW = 14;

/** What each round has brought, and what was spent: goods, animals, and below the line the market. */
const Income = memo(function Income({
  rounds,
  income,
  mine,
}: {
  readonly rounds: number;
  readonly income: readonly RoundIncome[];
  readonly mine: boolean;
}) {
  const slots = rounds + 1;
  const top = Math.max(10, ...income.map(earned));
  const deep = Math.max(10, ...income.map(({ spent }) => spent));
  const last = income.findLast(({ round }) => round < (income.at(-1)?.round ?? 0)) ?? income.at(-1);
  const words = income.length === 0 ? '' : income.map((each) => `round ${each.round}: $${earned(each)}`).join(', ');
  return (
    <figure className="hf-income">
      <figcaption>
        <b>Earned each round</b>
        <span className="hf-quiet">
          {last === undefined ? 'nothing yet' : `${income.at(-1) === last ? 'this round' : 'last round'} $${earned(last)}`}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${slots * 20} ${HIGH + LOW + 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${mine ? 'You' : 'They'} earned ${words || 'nothing yet'}`}
      >
        {income.map((each) => {
          const x = (each.round - 1) * 20 + 3;
          const goods = (each.goods / top) * HIGH;
          const animals = (each.animals / top) * HIGH;
          return (
            <g key={each.round}>
              <title>{`Round ${each.round}: $${each.goods} for goods, $${each.animals} for animals, $${each.spent} spent`}</title>
              <rect x={x} y={HIGH - goods} width="14" height={goods} fill="var(--accent-2)" />
              <rect x={x} y={HIGH - goods - animals} width="14" height={animals} fill="var(--accent)" />
              <rect x={x} y={HIGH + 1} width="14" height={(each.spent / deep) * LOW} fill="var(--edge)" />
            </g>
          );
        })}
        {Array.from({ length: slots }, (_, slot) => slot).map((slot) => (
          <rect key={slot} x={slot * 20 + 3} y={HIGH - 1.5} width="14" height="1.5" fill="var(--line)" />
        ))}
        <path d={`M0 ${HIGH + 0.5}H${slots * 20}`} stroke="var(--ink-2)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
});

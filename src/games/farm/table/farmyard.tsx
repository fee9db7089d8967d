/** One farm: purse, herds with their next thresholds, barn, and what each round has brought. */

import { memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatFace } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
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
import { type Asked, answering, answerTo, type Tap } from './asked.js';
import base from './base.module.css';
import { Change } from './change.js';
import styles from './farmyard.module.css';
import { goodsIn, happinessChange, herdRung, kindsIn, moneyAfter, moneyRung, outlook, type Rung } from './figures.js';
import { earned, type RoundIncome } from './income.js';
import lists from './lists.module.css';
import { at } from './places.js';
import { herd, storeName } from './words.js';

interface FarmyardProps {
  readonly shared: Shared;
  readonly seat: Seat;
  readonly sitter: Sitter | undefined;
  readonly mine: boolean;
  readonly back: (() => void) | null; // a neighbour's farm is shown: the way home
  readonly income: readonly RoundIncome[];
  readonly asked: Asked | null; // only on one's own farm
  readonly tap: Tap;
  readonly pick: (kind: Kind | null) => void; // whose food the map shows
  readonly lens: Kind | null;
}

export function Farmyard({ shared, seat, sitter, mine, back, income, asked, tap, pick, lens }: FarmyardProps) {
  const farmer = shared.farmers[seat];
  if (farmer === undefined) return null;
  const { now, sold } = outlook(shared, farmer);
  const name = sitter?.name ?? `Player ${seat + 1}`;
  const move = asked === null ? null : (tap.chosen?.move ?? null);
  return (
    <section
      className={`${base.panel} ${base.column} ${styles.yard}`}
      data-mine={mine || undefined}
      data-at={mine ? at.seat(seat) : undefined}
      aria-label={mine ? 'Your farm' : `${name}'s farm`}
    >
      <header className={base.line}>
        <SeatFace seat={seat} sitter={sitter} size={24} />
        <h2>{mine ? `${name}, you` : name}</h2>
        {back !== null && (
          <button type="button" className={`${base.line} ${base.pill} ${styles.home}`} data-tone="plain" onClick={back}>
            <Glyph name="back" size={15} />
            Your farm
          </button>
        )}
        <span className={base.line} data-sign="heart">
          <ThingPicture thing="heart" size={22} />
          <b className={base.figure}>{now}</b>
          {sold !== now && shared.phase !== 'over' && <small>{sold} if sold</small>}
        </span>
      </header>
      <Purse farmer={farmer} after={move === null ? null : moneyAfter(shared, farmer, move)} />
      <ul className={`${base.grid} ${styles.herds}`} aria-label="Herds">
        {kindsIn(shared).map((kind) => (
          <li key={kind} data-at={mine ? at.herd(kind) : undefined}>
            <Herd {...{ shared, kind, farmer, pick }} change={changeFor(kind, move)} picked={lens === kind} />
          </li>
        ))}
      </ul>
      <Barn shared={shared} farmer={farmer} asked={asked} tap={tap} />
      <Income rounds={shared.options.rounds} income={income} mine={mine} />
    </section>
  );
}

const CHANGES: Partial<Record<Move['t'], number>> = { buy: 1, breed: 1, sellAnimal: -1, butcher: -1 };

/** One animal more or less by the chosen answer. */
const changeFor = (kind: Kind, move: Move | null): number =>
  move !== null && 'kind' in move && move.kind === kind ? (CHANGES[move.t] ?? 0) : 0;

function Purse({ farmer, after }: { readonly farmer: Farmer; readonly after: number | null }) {
  return (
    <div className={`${base.line} ${styles.purse}`} data-sign="coin">
      <ThingPicture thing="coin" size={28} />
      <b className={base.figure}>${farmer.money}</b>
      {after !== null && <em className={base.pill}>${after} after</em>}
      <Ladder rung={moneyRung(after ?? farmer.money)} count={after ?? farmer.money} unit="$" />
      {farmer.woolDue > 0 && <small>+${farmer.woolDue * GOOD_PRICES.wool} for wool</small>}
    </div>
  );
}

/** The way from one threshold to the next, drawn, with the figure. */
function Ladder({ rung, count, unit = '' }: { readonly rung: Rung; readonly count: number; readonly unit?: string }) {
  const { level, from, next } = rung;
  const share = next === null ? 1 : (count - from) / (next - from);
  return (
    <span className={styles.ladder}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="8" rx="4" fill="var(--line)" />
        <rect width={Math.max(0, Math.min(100, share * 100))} height="8" rx="4" fill="var(--accent-2)" />
      </svg>
      <small className={base.line}>
        {level > 0 && (
          <b className={base.line}>
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
  readonly shared: Shared;
  readonly kind: Kind;
  readonly farmer: Farmer;
  readonly change: number;
  readonly picked: boolean;
  readonly pick: (kind: Kind | null) => void;
}

function Herd({ shared, kind, farmer, change, picked, pick }: HerdProps) {
  const count = ownsOf(farmer, kindNumber(kind));
  const rung = herdRung(farmer, kind);
  const next = rung.next === null ? 'at the top' : `next at ${rung.next}`;
  return (
    <button
      type="button"
      className={styles.herd}
      data-sign={kind}
      data-zoom={`animal ${kind}`}
      data-none={count === 0 || undefined}
      aria-pressed={picked}
      aria-label={`${herd(count, kind)}, ${rung.level} happiness, ${next}. Show how one more would fare`}
      onClick={() => pick(picked ? null : kind)}
    >
      <AnimalPicture kind={kind} className={lists.face} />
      <b className={base.figure}>{count}</b>
      <Ladder rung={rung} count={count} />
      {change !== 0 && <em className={base.pill}>{change > 0 ? '+1' : '−1'}</em>}
      {change !== 0 && <Change by={happinessChange(shared, farmer, kind, change, 0)} />}
    </button>
  );
}

/** Crates with goods and fodder. While an animal eats, what it takes by hand can be touched. */
function Barn({ shared, farmer, asked, tap }: Pick<FarmyardProps, 'shared' | 'asked' | 'tap'> & { readonly farmer: Farmer }) {
  const items: readonly (Good | Fodder)[] = [...goodsIn(shared), ...FODDERS.filter((item) => item !== 'egg' && item !== 'meat')];
  return (
    <ul className={`${base.grid} ${styles.barn}`} aria-label="Barn">
      {items.map((item) => {
        const hand = answerTo(asked, (move) => move.t === 'hand' && move.item === item);
        const face = (
          <>
            <ThingPicture thing={item} size={22} />
            <b className={base.figure}>{farmer[item]}</b>
            <small>{storeName(item)}</small>
          </>
        );
        const shown = {
          className: styles.crate,
          'data-sign': item,
          'data-none': farmer[item] === 0 || undefined,
          'data-at': at.barn(item),
        };
        return (
          <li key={item}>
            {asked === null || hand === undefined ? (
              <span {...shown}>{face}</span>
            ) : (
              <button {...shown} {...answering(tap, asked, hand, at.barn(item))}>
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

/** What each round has brought, and below the line what was paid for animals; with its scale in dollars. */
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
  const words = income.map((each) => `round ${each.round}: $${earned(each)}, spent $${each.spent}`).join('; ');
  return (
    <figure className={`${base.column} ${styles.income}`}>
      <figcaption>
        <b>By round</b>
        <span data-ink="earned">earned to ${top}</span>
        <span data-ink="spent">spent to ${deep}</span>
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

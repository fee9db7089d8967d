/** The actions printed on one's own mat: each trade has its own, with hours, what they cost and what they bring. */

import type { Seat } from '../../../engine/game.js';
import { Glyph, type GlyphName } from '../../../web/art/glyph.js';
import {
  type DayAct,
  HOURS,
  HOUSE,
  ITEMS,
  isProducer,
  itemNameOf,
  itemsInWords,
  JOY_FROM_LEVEL,
  MEDICINE,
  many,
  type NationView,
  OWN_TICKETS,
  type Player,
  playerAt,
  ROI,
  SALARY,
  stored,
  TICKET,
  TOP_LEVEL,
  upgradeTo,
  WORK_JOY,
  withEntertainer,
} from '../face.js';
import { Coin, ItemPicture, SickCard } from './art/items.js';
import { type Asked, choicesOf, legalOf, type Mark, markOf, type NationChoice, type Opened, type Tap, tapOn } from './asked.js';
import { batchAt, percent, purseAt, sicknessOdds } from './figures.js';
import styles from './tiles.module.css';

/** One action as it is printed. */
export interface Tile {
  readonly act: DayAct;
  readonly title: string;
  readonly hours: number | null; // null: all that are left
  readonly money: number; // what it costs at least
  readonly line: string;
}

/** The actions of this player's mat, in its order. */
export function tilesFor(view: NationView, seat: Seat): Tile[] {
  const { shared } = view;
  const me = playerAt(shared, seat);
  return [
    ...(isProducer(me) ? [workTile(view, me), upgradeTile(me)] : bankTiles(shared.bank?.roi ?? 0)),
    ...(me.role === 'doctor'
      ? [{ act: 'foreignWork' as const, title: 'Abroad', hours: HOURS.foreignWork, money: 0, line: `earn ${SALARY}B` }]
      : []),
    {
      act: 'visit',
      title: 'Visit',
      hours: HOURS.visit,
      money: 0,
      line: shared.bank === null || me.role === 'banker' ? 'buy things' : 'buy, borrow',
    },
    { act: 'explore', title: 'Explore', hours: HOURS.explore, money: 0, line: `${percent(sicknessOdds(shared).chance)} Sickness` },
    ...(withEntertainer(shared) ? [enjoyTile(me)] : []),
    ...(me.sick > 0 ? [{ act: 'medicine' as const, title: 'Medicine', hours: 0, money: 0, line: 'get well, +1' }] : []),
    { act: 'wait', title: 'Wait', hours: HOURS.wait, money: 0, line: '1 hour passes' },
    { act: 'rest', title: 'Rest', hours: null, money: 0, line: `let go ${me.hours} h` },
  ];
}

function workTile({ shared }: NationView, me: Player): Tile {
  const { made, hours, wage } = batchAt(shared, me, me.level);
  const joy = shared.options.workJoy && me.level >= JOY_FROM_LEVEL && !me.workedWithJoy ? `, +${WORK_JOY}` : '';
  return { act: 'work', title: 'Work', hours, money: wage, line: `${itemsInWords(made, me.item)}${wage > 0 ? `, ${wage}B` : ''}${joy}` };
}

function upgradeTile(me: Player): Tile {
  if (me.level >= TOP_LEVEL) return { act: 'upgrade', title: 'Upgrade', hours: HOURS.upgrade, money: 0, line: 'highest level' };
  const { money, houses } = upgradeTo(me.role, me.level + 1);
  return { act: 'upgrade', title: `Level ${me.level + 1}`, hours: HOURS.upgrade, money, line: `${money}B, ${itemsInWords(houses, HOUSE)}` };
}

const bankTiles = (roi: number): Tile[] => [
  {
    act: 'invest',
    title: 'Invest',
    hours: HOURS.invest,
    money: ROI.cost,
    line: `${ROI.cost}B: return ${Math.min(ROI.most, roi + ROI.step)}B`,
  },
  { act: 'makeLoan', title: 'Loans', hours: HOURS.makeLoan, money: 0, line: 'change my offer' },
];

function enjoyTile(me: Player): Tile {
  const tickets = stored(me, TICKET) + (me.item === TICKET ? me.shop : 0);
  const left = me.role === 'entertainer' ? ` (${OWN_TICKETS - me.enjoyed} today)` : '';
  return { act: 'enjoy', title: 'Enjoy', hours: HOURS.enjoy, money: 0, line: `${many(tickets, 'Ticket')}${left}, +1` };
}

/** The shortest reason why a tile is shut. */
export function shortWhy({ act, hours, money }: Tile, me: Player, purse: number): string {
  if (hours !== null && me.hours < hours) return `needs ${hours} h`;
  if (purse < money) return `${money - purse}B short`;
  if (act === 'upgrade' && me.level < TOP_LEVEL) {
    const short = upgradeTo(me.role, me.level + 1).houses - stored(me, HOUSE) - (me.item === HOUSE ? me.shop : 0);
    return short > 0 ? `${itemsInWords(short, HOUSE)} short` : 'why not?';
  }
  if (act === 'upgrade') return 'highest level';
  if (act === 'enjoy') return stored(me, TICKET) === 0 ? 'no Ticket' : 'enough today';
  if (act === 'medicine') return 'no Medicine';
  return 'why not?';
}

interface ActionsProps {
  readonly view: NationView;
  readonly seat: Seat;
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly opened: Opened | null;
  readonly open: (what: Opened | null) => void;
  readonly firstVisit: Seat | null; // whose stall the Visit tile opens
}

export function Actions({ view, seat, asked, tap, opened, open, firstVisit }: ActionsProps) {
  const me = playerAt(view.shared, seat);
  const day = asked?.kind === 'day' ? asked : null;
  return (
    <ul className={styles.acts} aria-label="Your actions">
      {tilesFor(view, seat).map((tile) => (
        <li key={tile.act} className={tile.act === 'wait' || tile.act === 'rest' ? styles.idle : undefined}>
          <ActionTile {...{ tile, me, view, seat, tap, opened, open, firstVisit }} asked={day} />
        </li>
      ))}
    </ul>
  );
}

const GLYPHS: Readonly<Partial<Record<DayAct, GlyphName>>> = {
  visit: 'door',
  explore: 'spin',
  wait: 'time',
  rest: 'calm',
  upgrade: 'chart',
};

function TilePicture({ act, me }: { readonly act: DayAct; readonly me: Player }) {
  const glyph = GLYPHS[act];
  if (glyph !== undefined) return <Glyph name={glyph} size={18} />;
  if (act === 'work') return <ItemPicture item={itemNameOf(me.item)} size={20} />;
  if (act === 'enjoy') return <ItemPicture item={ITEMS[TICKET] ?? 'ticket'} size={20} />;
  if (act === 'medicine') return stored(me, MEDICINE) > 0 ? <ItemPicture item="medicine" size={20} /> : <SickCard size={20} />;
  return <Coin size={18} />;
}

function TileFace({ tile, me, why }: { readonly tile: Tile; readonly me: Player; readonly why: string | null }) {
  const { act, title, hours } = tile;
  return (
    <>
      <span className={styles.head}>
        <TilePicture act={act} me={me} />
        <b className="d">{title}</b>
        {hours !== null && hours > 0 && <em>{hours}h</em>}
      </span>
      <small data-lack={why !== null || undefined}>
        {why !== null && <Glyph name="lock" size={12} />}
        {why ?? tile.line}
      </small>
    </>
  );
}

interface ActionTileProps extends ActionsProps {
  readonly tile: Tile;
  readonly me: Player;
}

/** What a press on a tile does now. */
interface Touch {
  readonly className: string | undefined;
  readonly 'data-at'?: string;
  readonly 'data-mark'?: Mark;
  readonly 'data-quiet'?: '';
  readonly 'data-open'?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-disabled'?: boolean;
  readonly onClick?: () => void;
}

const SHUT: Touch = { className: styles.act, 'aria-disabled': true };

/** Always the same button, so that its picture is drawn once: it acts, opens what there is to choose, says why not, or waits. */
function ActionTile(props: ActionTileProps) {
  const { tile, me, view, seat, asked } = props;
  const choices = asked === null ? [] : choicesOf(asked, tile.act);
  const legal = choices.filter(({ refusal }) => refusal === null);
  const no = choices.length > 0 && tile.act !== 'visit' && legal.length === 0;
  return (
    <button type="button" {...touch(props, choices, legal)}>
      <TileFace
        tile={{ ...tile, line: lineNow(tile, asked, legal) }}
        me={me}
        why={no ? shortWhy(tile, me, purseAt(view, seat) ?? 0) : null}
      />
    </button>
  );
}

/** What its second line says at this moment. */
function lineNow({ act, line }: Tile, asked: Asked | null, legal: readonly NationChoice[]): string {
  if (act === 'work' && legal.length > 1) return 'at a lower level';
  if (act !== 'visit' || asked === null) return line;
  const visits = legalOf(asked, 'visit');
  const isMere = visits.length > 0 && visits.every(({ move }) => move.n === 0) && legalOf(asked, 'loan').length === 0;
  return isMere ? 'just visit' : line;
}

function touch(
  { tile, me, asked, tap, opened, open, firstVisit }: ActionTileProps,
  choices: readonly NationChoice[],
  legal: readonly NationChoice[],
): Touch {
  const { act, title } = tile;
  if (asked === null || choices.length === 0) return SHUT; // in a guided round all but one are left out
  if (act === 'visit') return firstVisit === null ? SHUT : visiting(firstVisit, opened, open);
  const [only] = legal;
  if (only === undefined) {
    const refusal = (choices.find(({ move }) => move.t === 'work' && move.level === me.level) ?? choices[0])?.refusal;
    return {
      className: styles.act,
      'data-at': `act:${act}`,
      'data-mark': 'refused',
      'aria-label': `${title}. Not now: ${refusal?.because ?? ''}`,
      onClick: () => refusal && tap.explain(refusal, `act:${act}`),
    };
  }
  const marks = legal.map((choice) => markOf(tap, choice));
  const mark = (['chosen', 'proposed'] as const).find((each) => marks.includes(each)) ?? 'legal';
  const several = legal.length > 1;
  const isOpen = several && opened?.what === 'act' && opened.act === act;
  return {
    className: styles.act,
    'data-at': `act:${act}`,
    'data-mark': mark,
    'data-quiet': '',
    'data-open': isOpen,
    'aria-label': several ? `${title}: ${many(legal.length, 'way')}` : only.words,
    'aria-pressed': mark === 'chosen',
    'aria-expanded': several ? isOpen : undefined,
    onClick: () => {
      open(several && !isOpen ? { what: 'act', act } : null);
      if (!several) tapOn(tap, asked, only, `act:${act}`);
    },
  };
}

/** Opens the first stall; the others are one tab away, or tapped themselves. */
function visiting(seat: Seat, opened: Opened | null, open: (what: Opened | null) => void): Touch {
  const isOpen = opened?.what === 'mat';
  return {
    className: styles.act,
    'data-at': 'act:visit',
    'data-mark': 'legal',
    'data-quiet': '',
    'data-open': isOpen,
    'aria-label': 'Visit somebody: choose whom and what to buy',
    'aria-expanded': isOpen,
    onClick: () => open(isOpen ? null : { what: 'mat', seat }),
  };
}

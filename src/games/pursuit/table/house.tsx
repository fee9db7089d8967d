/** The life board: the ten action spaces as the rooms of a house, with everybody's hourglasses in them. */

import { Glyph } from '../../../web/art/glyph.js';
import type { Sitter } from '../../../web/table.js';
import {
  type Amounts,
  amounts,
  GATHERED,
  isRepeat,
  LAST_SPACE,
  many,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  oldAge,
  REST_SPACES,
  type Row,
  type Shared,
  SPACES,
  type Space,
  TEEN,
} from '../face.js';
import { Roof, RoomPicture } from './art/house.js';
import { GoodSign, PlayerGlass } from './art/signs.js';
import boardCss from './board.module.css';
import { Chips } from './goods.js';
import { outcomeOf } from './outcome.js';
import { roomAt } from './places.js';
import type { Answer, Asked, Hand } from './question.js';
import { nameAt } from './seats.js';
import { SPACE_NAMES } from './words.js';

/** Upper floor, lower floor. */
const FLOORS: readonly Space[] = [
  'study',
  'play',
  'interact',
  'tempJob',
  'rest',
  'takeProject',
  'spend',
  'getJob',
  'relationship',
  'overtime',
];
const PLAIN = ['study', 'play', 'interact', 'tempJob', 'rest', 'overtime'] as const;

/** The rooms where a card is needed, and the row it comes from. */
export const LEADS_TO: Readonly<Partial<Record<Space, Row>>> = {
  takeProject: 'project',
  spend: 'item',
  getJob: 'job',
  relationship: 'partner',
};

function bringsOf(space: Space): Amounts {
  if (space === 'rest') return { relax: REST_SPACES };
  if (space === 'overtime') return { hourglass: OVERTIME_HOURS, stress: OVERTIME_STRESS };
  const gathered = GATHERED[SPACES.indexOf(space)];
  return gathered === undefined ? {} : amounts(gathered);
}

interface HouseProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly lit: Row | null;
  readonly light: (row: Row) => void;
}

export function House({ shared, seat, sitters, asked, hand, lit, light }: HouseProps) {
  return (
    <section className={boardCss.house} aria-label="Action spaces">
      <Roof className={boardCss.roof} />
      <ul className={boardCss.rooms}>
        {FLOORS.map((space) => {
          const leads = LEADS_TO[space];
          const plain = PLAIN.find((each) => each === space);
          const answer = plain === undefined ? undefined : asked?.bySpace.get(plain);
          return (
            <li key={space}>
              <Room
                {...{ shared, seat, sitters, space, answer, hand }}
                lit={leads !== undefined && lit === leads}
                go={leads === undefined ? null : () => light(leads)}
                asks={asked?.decision.kind === 'turn'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RoomProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly space: Space;
  readonly answer: Answer | undefined;
  readonly hand: Hand;
  readonly lit: boolean;
  readonly go: (() => void) | null; // to the row of cards this room needs
  readonly asks: boolean;
}

function Room({ shared, seat, sitters, space, answer, hand, lit, go, asks }: RoomProps) {
  const number = SPACES.indexOf(space);
  const who = shared.players.flatMap((p, each) => ((p.onSpace[number] ?? 0) > 0 ? [{ each, n: p.onSpace[number] ?? 0 }] : []));
  const again = asks && isRepeat(shared, seat, number) && answer?.refusal == null;
  const closed = isClosed(shared, space);
  const inside = (
    <>
      <RoomPicture space={space} className={boardCss.inside} />
      <span className={boardCss.plate}>{SPACE_NAMES[space]}</span>
      {closed ? (
        <span className={boardCss.shut}>
          <Glyph name="lock" size={13} /> closed
        </span>
      ) : (
        <Chips of={bringsOf(space)} size={15} className={boardCss.brings} />
      )}
      {again && (
        <span className={boardCss.againTag} title="1 stress for coming again">
          {isDeadly(shared, seat, answer) ? 'deadly' : '+1'}
          <GoodSign good="stress" size={13} />
        </span>
      )}
      <span className={boardCss.glasses}>
        {who.map(({ each, n }) => (
          <span key={each} className={boardCss.stack}>
            {Array.from({ length: Math.min(n, 2) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hourglasses of one colour are alike
              <PlayerGlass key={i} seat={each} size={13} />
            ))}
            {n > 2 && <b>{n}</b>}
          </span>
        ))}
      </span>
    </>
  );
  const there = who.map(({ each, n }) => `${nameAt(sitters[each], each)} ${many(n, 'hourglass', 'hourglasses')}`).join(', ');
  const words = [
    answer?.words ?? SPACE_NAMES[space],
    answer?.refusal?.because ?? '',
    again ? '1 stress for coming again' : '',
    there,
  ].filter((part) => part !== '');
  const at = roomAt(space);
  const says = answer === undefined && go !== null ? '. Show the cards for it' : '';
  return (
    <button
      type="button"
      className={boardCss.room}
      {...(answer === undefined
        ? { 'data-at': at, ...(go === null ? { 'aria-disabled': true } : { 'aria-pressed': lit }) }
        : hand.mark([answer], at))}
      data-quiet=""
      data-lit={lit || undefined}
      aria-label={`${words.join('. ')}${says}`}
      onClick={answer === undefined ? (go ?? undefined) : () => hand.choose(answer, at)}
    >
      {inside}
    </button>
  );
}

/** R 3.4, 4.19. */
function isClosed({ round, options }: Shared, space: Space): boolean {
  if (space === 'overtime') return round === TEEN || oldAge(round, options.adultRounds) > 0;
  return round === TEEN && (space === 'getJob' || space === 'relationship');
}

function isDeadly(shared: Shared, seat: number, answer: Answer | undefined): boolean {
  if (answer === undefined) return (shared.players[seat]?.stress ?? 0) >= LAST_SPACE;
  return answer.refusal === null && outcomeOf(shared, seat, answer.move)?.after.alive === false;
}

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
import { Chips } from './goods.js';
import { outcomeOf } from './outcome.js';
import type { Answer, Asked, Hand } from './question.js';
import { nameAt } from './seats.js';

export const SPACE_NAMES: Readonly<Record<Space, string>> = {
  study: 'Study',
  play: 'Play',
  interact: 'Interact',
  tempJob: 'Temp job',
  rest: 'Rest',
  overtime: 'Overtime',
  takeProject: 'Project',
  spend: 'Spend',
  getJob: 'Get a job',
  relationship: 'Love',
};

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
    <section className="pt-house" aria-label="Action spaces">
      <Roof className="pt-roof" />
      <ul className="pt-rooms">
        {FLOORS.map((space) => {
          const leads = LEADS_TO[space];
          const plain = PLAIN.find((each) => each === space);
          const answer = plain === undefined ? undefined : asked?.bySpace.get(plain);
          return (
            <li key={space} data-space={space}>
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
      <RoomPicture space={space} className="pt-inside" />
      <span className="pt-plate">{SPACE_NAMES[space]}</span>
      {closed ? (
        <span className="pt-shut">
          <Glyph name="lock" size={13} /> closed
        </span>
      ) : (
        <Chips of={bringsOf(space)} size={15} className="pt-brings" />
      )}
      {again && (
        <span className="pt-again-tag" title="1 stress for coming again">
          {isDeadly(shared, seat, answer) ? 'deadly' : '+1'}
          <GoodSign good="stress" size={13} />
        </span>
      )}
      <span className="pt-glasses">
        {who.map(({ each, n }) => (
          <span key={each} className="pt-stack">
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
  const { says = '', ...props } = touch({ answer, hand, lit, go });
  return (
    <button type="button" {...props} aria-label={`${words.join('. ')}${says}`}>
      {inside}
    </button>
  );
}

/** Always the same button, so that its picture is drawn once: it plays or says why not, leads to the cards, or waits. */
function touch({ answer, hand, lit, go }: Pick<RoomProps, 'answer' | 'hand' | 'lit' | 'go'>) {
  if (answer !== undefined) {
    const can = answer.refusal === null;
    const chosen = hand.isChosen(answer);
    return {
      className: `pt-room ${can ? 'pt-legal' : 'pt-no'}${chosen ? ' pt-chosen' : ''}`,
      'aria-pressed': can ? chosen : undefined,
      onClick: () => hand.choose(answer),
    };
  }
  if (go === null) return { className: 'pt-room', 'aria-disabled': true };
  return { className: `pt-room pt-door${lit ? ' pt-lit' : ''}`, 'aria-pressed': lit, onClick: go, says: '. Show the cards for it' };
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

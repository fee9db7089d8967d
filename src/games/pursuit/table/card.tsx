/** A card as it lies on the table: its picture, its name, and the ladder of what it asks and brings. */

import { memo } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { amounts, type Bundle, type Card, type CardFace, faceOf, groupOf, type Player, resourcesIn } from '../face.js';
import { CardPicture } from './art/cards.js';
import { type Lack, lackOf, lackWords } from './figures.js';
import { Chips, Wish } from './goods.js';
import { type Rung, rungFor, rungsOf, shortWish } from './ladder.js';
import { type Answer, type Hand, isLegal } from './question.js';

export const KIND_NAMES: Readonly<Record<CardFace['type'], string>> = {
  basic: 'basic project',
  single: 'single-round project',
  group: 'group project',
  item: 'item',
  activity: 'activity',
  job: 'job',
  partner: 'partner',
};
export const KIND_TAGS: Readonly<Record<CardFace['type'], string>> = {
  basic: 'basic',
  single: 'one round',
  group: 'group',
  item: 'item',
  activity: 'activity',
  job: 'job',
  partner: 'partner',
};

/** done: reached; can: to be had now; near: two goods or fewer away; far; plain: nobody is asked. */
type RungState = 'done' | 'can' | 'near' | 'far' | 'plain';

const NEAR = 2;
/** Pixels a rung has for its signs, on one line or on each of two; where they need more, a figure of 1 is left out. */
const ROOM = 114;
const HALF_ROOM = 72;

const widthOf = (of: Bundle): number => Object.values(amounts(of)).reduce((sum, n) => sum + 13 + 7 * String(n).length, 0);

function isTight({ cost, reward, wish }: Rung, look: Look): boolean {
  const asks = widthOf(cost) + (wish === null ? 0 : 7 * shortWish(wish).length + 6);
  return look === 'lines' ? asks + widthOf(reward) > ROOM : Math.max(asks, widthOf(reward)) > HALF_ROOM;
}

/** One letter per rung, so that a card is drawn anew only when one of them changes. */
export function rungStates(
  card: Card,
  rules: number | undefined,
  level: number,
  answers: readonly Answer[],
  p: Player | null,
): readonly RungState[] {
  return rungsOf(card, rules).map(({ cost }, i) => {
    if (i < level) return 'done';
    const answer = answers.find(({ move }) => rungFor(move, level) === i);
    if (answer === undefined || p === null) return 'plain';
    if (isLegal(answer)) return 'can';
    const lack =
      Math.max(0, cost.knowledge - p.knowledge) +
      Math.max(0, cost.creativity - p.creativity) +
      Math.max(0, cost.influence - p.influence) +
      Math.max(0, cost.money - p.money) -
      (resourcesIn(cost) > 0 ? Math.max(0, p.sth) : 0);
    return lack <= NEAR ? 'near' : 'far';
  });
}

const STATES: Readonly<Record<string, RungState>> = { d: 'done', c: 'can', n: 'near', f: 'far', p: 'plain' };
const packed = (states: readonly RungState[]): string => states.map((state) => state.charAt(0)).join('');

/** A wide card has a line for every rung; a narrow one two lines for each if it is tall, else steps and the one rung that matters most. */
export type Look = 'lines' | 'pairs' | 'steps';

interface FaceProps {
  readonly card: Card;
  readonly rules: number | undefined; // whose figures count
  readonly name: string;
  readonly man: boolean;
  readonly states: string; // packed
  readonly look: Look;
}

export const Face = memo(function Face({ card, rules, name, man, states, look }: FaceProps) {
  const face = faceOf(card);
  const rungs = rungsOf(card, rules);
  const of = (i: number): RungState => STATES[states.charAt(i)] ?? 'plain';
  const best = rungs.reduce((found, _, i) => (of(i) === 'can' ? i : found), -1);
  const shown =
    look === 'steps'
      ? [
          best >= 0
            ? best
            : Math.max(
                0,
                [...states].findIndex((state) => state !== 'd'),
              ),
        ]
      : [...rungs.keys()];
  return (
    <span className="pt-face">
      <span className="pt-art">
        <CardPicture card={card} man={man} />
        {face.type !== 'partner' && face.type !== 'job' && <span className="pt-kind">{KIND_TAGS[face.type]}</span>}
        {face.type === 'job' && <span className="pt-kind">{`${face.field} ${face.rank}`}</span>}
      </span>
      <b className={look === 'lines' ? 'pt-name' : 'pt-name pt-twolines'}>{name}</b>
      {look === 'steps' && (
        <span className="pt-stairs">
          {rungs.map(({ mark }, i) => (
            <i key={mark} className={`pt-step pt-${of(i)}`}>
              {mark}
            </i>
          ))}
        </span>
      )}
      <span className={`pt-ladder pt-${look}`}>
        {shown.map((i) => {
          const rung = rungs[i];
          return (
            rung && (
              <span key={rung.mark} className={`pt-rung pt-${of(i)}${isTight(rung, look) ? ' pt-tight' : ''}`}>
                <i className={`pt-step pt-${of(i)}`}>{rung.mark}</i>
                <span className="pt-cost">
                  <Chips of={amounts(rung.cost)} size={13} />
                  {rung.wish !== null && <Wish of={rung.wish} size={13} />}
                </span>
                <Chips of={amounts(rung.reward)} size={13} className="pt-gain" />
                {rung.upkeep !== null && face.type !== 'partner' && (
                  <span className="pt-again" title="has an upkeep">
                    &#x21bb;
                  </span>
                )}
              </span>
            )
          );
        })}
        {face.type === 'group' && look === 'lines' && (
          <span className="pt-rung pt-plain pt-bonus">
            <i className="pt-step pt-plain">&#x2211;</i>
            {groupOf(card).bonus.map((bonus, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the four bonuses of a card never change places
              <Chips key={i} of={amounts(bonus)} size={13} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
});

interface TableCardProps {
  readonly card: Card;
  readonly rules: number | undefined; // whose figures count
  readonly name: string;
  readonly man: boolean;
  readonly level: number;
  readonly answers: readonly Answer[];
  readonly p: Player | null; // who is asked
  readonly hand: Hand;
  readonly opened: boolean;
  readonly open: (card: Card) => void;
  readonly look: Look;
}

/** A card that can be had in one way is chosen by a tap; any other is opened, and its ladder offers the ways. */
export function TableCard({ card, rules, name, man, level, answers, p, hand, opened, open, look }: TableCardProps) {
  const [only] = answers;
  const direct = answers.length === 1 ? only : undefined;
  const can = answers.some(isLegal);
  const chosen = answers.some(hand.isChosen);
  const states = packed(rungStates(card, rules, level, answers, p));
  const short = answers.length === 0 || can ? null : shortest(card, rules, level, answers, p);
  const what = `${name}, ${KIND_NAMES[faceOf(card).type]}`;
  const says = direct === undefined ? (can ? `${answers.filter(isLegal).length} ways` : '') : (direct.refusal?.because ?? direct.words);
  const kind = direct === undefined ? (can ? 'pt-ready' : 'pt-look') : can ? 'pt-legal' : 'pt-no';
  return (
    <button
      type="button"
      className={`pt-card ${kind}${chosen ? ' pt-chosen' : ''}${opened ? ' pt-opened' : ''}${short === null ? '' : ' pt-dim'}`}
      aria-label={[what, says, short === null ? '' : `${lackWords(short)} short`].filter((part) => part !== '').join('. ')}
      aria-pressed={direct !== undefined && can ? chosen : undefined}
      aria-expanded={direct === undefined ? opened : undefined}
      data-card={card}
      data-zoom={card}
      onClick={() => {
        open(card);
        if (direct !== undefined) hand.choose(direct);
      }}
    >
      <Face card={card} rules={rules} name={name} man={man} states={states} look={look} />
      {chosen && (
        <span className="pt-pick">
          <Glyph name="check" size={15} />
        </span>
      )}
      {short !== null && (
        <span className="pt-why">
          needs {short.resources > 0 && `${short.resources} more`} <Chips of={short.goods} size={14} />
        </span>
      )}
    </button>
  );
}

/** What is missing for the rung that is nearest. */
function shortest(card: Card, rules: number | undefined, level: number, answers: readonly Answer[], p: Player | null): Lack | null {
  if (p === null) return null;
  for (const { move } of answers) {
    const rung = rungsOf(card, rules)[rungFor(move, level)];
    if (rung === undefined || rung.wish !== null) continue;
    const own = move.t === 'advance' ? 0 : 1; // the hourglass of the action itself
    const projects = move.t === 'advance' || move.t === 'take' || move.t === 'single';
    const short = lackOf(p, rung.cost, projects ? p.sth : 0, own + rung.cost.hourglass);
    if (short !== null) return short;
  }
  return null;
}

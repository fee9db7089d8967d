/** A card as it lies on the table: its picture, its name, and the ladder of what it asks and brings. */

import { memo } from 'react';
import { amounts, type Bundle, type Card, type Edition, faceOf, groupOf, type Player, resourcesIn } from '../face.js';
import { CardPicture } from './art/cards.js';
import cardsCss from './card.module.css';
import { type Lack, lackOf, lackWords } from './figures.js';
import { Chips, Wish } from './goods.js';
import { type Rung, rungFor, rungsOf, shortWish } from './ladder.js';
import piecesCss from './pieces.module.css';
import { cardAt } from './places.js';
import { type Answer, type Hand, isLegal } from './question.js';
import { KIND_NAMES, KIND_TAGS } from './words.js';

/** done: reached; can: to be had now; near: two goods or fewer away; far; plain: nobody is asked. */
type RungState = 'done' | 'can' | 'near' | 'far' | 'plain';

const NEAR = 2;
/** Pixels a rung has for its signs, on one line or on each of two; where they need more, they are drawn closer. */
const ROOM = 114;
const HALF_ROOM = 72;

const widthOf = (of: Bundle): number => Object.values(amounts(of)).reduce((sum, n) => sum + 13 + 7 * String(n).length, 0);

function isTight({ cost, reward, wish }: Rung, look: Look): boolean {
  const asks = widthOf(cost) + (wish === null ? 0 : 7 * shortWish(wish).length + 6);
  return look === 'lines' ? asks + widthOf(reward) > ROOM : Math.max(asks, widthOf(reward)) > HALF_ROOM;
}

/** One letter per rung, so that a card is drawn anew only when one of them changes. */
export function rungStates(e: Edition, card: Card, level: number, answers: readonly Answer[], p: Player | null): readonly RungState[] {
  return rungsOf(e, card).map(({ cost }, i) => {
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
  readonly e: Edition;
  readonly name: string;
  readonly man: boolean;
  readonly states: string; // packed
  readonly look: Look;
}

export const Face = memo(function Face({ e, card, name, man, states, look }: FaceProps) {
  const face = faceOf(e, card);
  const rungs = rungsOf(e, card);
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
    <span className={cardsCss.face}>
      <span className={cardsCss.art}>
        <CardPicture face={face} man={man} />
        {face.type !== 'partner' && face.type !== 'job' && <span className={piecesCss.kind}>{KIND_TAGS[face.type]}</span>}
        {face.type === 'job' && <span className={piecesCss.kind}>{`${face.field} ${face.rank}`}</span>}
      </span>
      <b className={cardsCss.title} data-look={look}>
        {name}
      </b>
      {look === 'steps' && (
        <span className={cardsCss.stairs}>
          {rungs.map(({ mark }, i) => (
            <i key={mark} className={piecesCss.step} data-is={of(i)}>
              {mark}
            </i>
          ))}
        </span>
      )}
      <span className={cardsCss.ladder} data-look={look}>
        {shown.map((i) => {
          const rung = rungs[i];
          return (
            rung && (
              <span key={rung.mark} className={cardsCss.rung} data-is={of(i)} data-tight={isTight(rung, look) || undefined}>
                <i className={piecesCss.step} data-is={of(i)}>
                  {rung.mark}
                </i>
                <span className={cardsCss.cost}>
                  <Chips of={amounts(rung.cost)} size={13} />
                  {rung.wish !== null && <Wish of={rung.wish} size={13} />}
                </span>
                <Chips of={amounts(rung.reward)} size={13} className={cardsCss.gain} />
                {rung.upkeep !== null && face.type !== 'partner' && (
                  <span className={cardsCss.again} data-sign="upkeep">
                    &#x21bb;
                  </span>
                )}
              </span>
            )
          );
        })}
        {face.type === 'group' && look === 'lines' && (
          <span className={cardsCss.rung} data-is="bonus" data-sign="bonus">
            <i className={piecesCss.step} data-is="plain">
              &#x2211;
            </i>
            {groupOf(e, card).bonus.map((bonus, i) => (
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
  readonly e: Edition;
  readonly name: string;
  readonly man: boolean;
  readonly level: number;
  readonly answers: readonly Answer[];
  readonly p: Player | null; // who is asked
  readonly hand: Hand;
  readonly opened: boolean;
  readonly open: (card: Card) => void;
  readonly look: Look;
  readonly quiet: boolean; // more than half of what lies there is legal
}

/** A card that can be had in one way is chosen by a tap; any other is opened, and its ladder offers the ways. */
export function TableCard({ e, card, name, man, level, answers, p, hand, opened, open, look, quiet }: TableCardProps) {
  const [only] = answers;
  const direct = answers.length === 1 ? only : undefined;
  const can = answers.some(isLegal);
  const states = packed(rungStates(e, card, level, answers, p));
  const short = answers.length === 0 || can ? null : shortest(e, card, level, answers, p);
  const what = `${name}, ${KIND_NAMES[faceOf(e, card).type]}`;
  const says = direct === undefined ? (can ? `${answers.filter(isLegal).length} ways` : '') : (direct.refusal?.because ?? direct.words);
  const at = cardAt(faceOf(e, card).id);
  return (
    <button
      type="button"
      className={cardsCss.card}
      data-open={opened || undefined}
      data-dim={short !== null || undefined}
      {...hand.mark(answers, at)}
      data-quiet={quiet || undefined}
      aria-label={[what, says, short === null ? '' : `${lackWords(short)} short`].filter((part) => part !== '').join('. ')}
      aria-expanded={direct === undefined ? opened : undefined}
      data-zoom={card}
      onClick={() => {
        open(card);
        if (direct !== undefined) hand.choose(direct, at);
      }}
    >
      <Face card={card} e={e} name={name} man={man} states={states} look={look} />
      {short !== null && (
        <span className={cardsCss.why}>
          <b>needs</b> {short.resources > 0 && `${short.resources} more`} <Chips of={short.goods} size={14} />
        </span>
      )}
    </button>
  );
}

/** What is missing for the rung that is nearest. */
function shortest(e: Edition, card: Card, level: number, answers: readonly Answer[], p: Player | null): Lack | null {
  if (p === null) return null;
  for (const { move } of answers) {
    const rung = rungsOf(e, card)[rungFor(move, level)];
    if (rung === undefined || rung.wish !== null) continue;
    const own = move.t === 'advance' ? 0 : 1; // the hourglass of the action itself
    const projects = move.t === 'advance' || move.t === 'take' || move.t === 'single';
    const short = lackOf(p, rung.cost, projects ? p.sth : 0, own + rung.cost.hourglass);
    if (short !== null) return short;
  }
  return null;
}

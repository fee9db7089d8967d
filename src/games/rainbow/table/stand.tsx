/** A player's keys: six places on a stand, lit as they fill, clouded while a hang-up is in the way. */
import { memo, type ReactNode } from 'react';
import { same } from '../../../engine/json.js';
import { Glyph } from '../../../web/art/glyph.js';
import type { Question, TableProps } from '../../../web/table.js';
import { AREA_NAMES, AREAS, dollars, type Edition, hangUpsOn, onStand, type Player, type RainbowTypes, type Shared } from '../face.js';
import { AREA_INKS, AREA_ON, AreaSign, HangUpCloud, KeyPicture } from './art/things.js';
import { keyAt, moneyAt } from './places.js';
import styles from './seats.module.css';
import { KEY_STATES, type KeyState, whyTag } from './words.js';

export function keyState(e: Edition, player: Player, area: number): KeyState {
  if (onStand(player, area)) return 'key';
  if (player.front.includes(area)) return 'waiting';
  return hangUpsOn(e, player, area) > 0 ? 'hang-up' : 'open';
}

/** When a key may be chosen. */
export interface Choosing extends Pick<TableProps<RainbowTypes>, 'chosen' | 'proposed' | 'select' | 'explain'> {
  readonly question: Question<RainbowTypes>;
  readonly shared: Shared;
}

interface StandProps {
  readonly e: Edition;
  readonly player: Player;
  readonly seat: number;
  readonly large?: boolean;
  readonly choosing?: Choosing | null;
}

export const Stand = memo(function Stand({ e, player, seat, large = false, choosing = null }: StandProps) {
  return (
    <ul className={styles.stand} aria-label="Stand">
      {AREAS.map((area, number) => {
        const state = keyState(e, player, number);
        const clouds = hangUpsOn(e, player, number);
        const says = `${AREA_NAMES[area]}: ${KEY_STATES[state]}${clouds > 1 ? `, ${clouds} hang-ups` : ''}`;
        const inside = (
          <>
            {state === 'key' && <KeyPicture size={large ? 24 : 18} />}
            {state === 'waiting' && <Glyph name="lock" size={large ? 18 : 14} />}
            {state === 'hang-up' && <HangUpCloud size={large ? 22 : 16} rain={large} />}
            {state === 'open' && <AreaSign area={area} size={large ? 20 : 15} />}
            {clouds > 1 && <sub>{clouds}</sub>}
          </>
        );
        const look = { className: styles.key, 'data-state': state, style: { '--c': AREA_INKS[area], '--on': AREA_ON[area] } };
        const choice = choosing?.question.choices.find(({ move }) => move.t === 'key' && move.area === area);
        return (
          <li key={area} data-at={keyAt(seat, area)} data-zoom={`key ${area}`} data-sign={state === 'open' ? area : state}>
            {choosing === null || choice === undefined ? (
              <span {...look} role="img" aria-label={says}>
                {inside}
              </span>
            ) : (
              <Key {...{ choosing, choice, seat, look, says }} at={keyAt(seat, area)}>
                {inside}
              </Key>
            )}
          </li>
        );
      })}
    </ul>
  );
});

interface KeyProps {
  readonly choosing: Choosing;
  readonly choice: Question<RainbowTypes>['choices'][number];
  readonly look: object;
  readonly says: string;
  readonly at: string;
  readonly children: ReactNode;
}

function Key({ choosing, choice, look, says, at, children }: KeyProps) {
  const { question, shared, chosen, proposed, select, explain } = choosing;
  const { move, words, refusal } = choice;
  const isChosen = refusal === null && chosen !== null && same(chosen.move, move);
  const isProposed = refusal === null && chosen === null && same(proposed, move);
  const why = whyTag(choice, shared, question.decision);
  return (
    <button
      {...look}
      type="button"
      data-mark={refusal !== null ? 'refused' : isChosen ? 'chosen' : isProposed ? 'proposed' : 'legal'}
      aria-pressed={refusal === null ? isChosen : undefined}
      aria-label={`${says}. ${refusal === null ? words : refusal.because}`}
      onClick={() => (refusal === null ? select(question.decision, isChosen ? null : move, at) : explain(refusal, at))}
    >
      {children}
      {why !== '' && <i>{why}</i>}
    </button>
  );
}

interface MoneyBarProps {
  readonly seat: number;
  readonly money: number;
  readonly goal: number;
}

/** Money on its way to the Money key. */
export const MoneyBar = memo(function MoneyBar({ seat, money, goal }: MoneyBarProps) {
  return (
    <div className={`row s ${styles.money}`} data-at={moneyAt(seat)} data-sign="money">
      <i style={{ '--full': goal === 0 ? 1 : Math.min(1, money / goal) }} />
      <b>{dollars(money)}</b>
    </div>
  );
});

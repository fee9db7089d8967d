/** The payment panel: every way to pay for what was chosen, what happiness spares in each, and what it leaves. */

import { Glyph } from '../../../web/art/glyph.js';
import { type Amounts, amounts, editionOf, isAction, paid, playerAt, priceOf, type Shared } from '../face.js';
import { AnswerButton } from './desk.js';
import { Chips } from './goods.js';
import { wants, wisest } from './outcome.js';
import paperCss from './paper.module.css';
import { payAt } from './places.js';
import type { Asked, Hand } from './question.js';
import { Screen } from './screen.js';

interface PaymentProps {
  readonly shared: Shared;
  readonly asked: Asked;
  readonly hand: Hand;
  readonly peek: () => void;
}

const waysIn = (asked: Asked) => asked.choices.flatMap((choice) => (choice.move.t === 'pay' ? [{ choice, less: choice.move.less }] : []));

export function Payment({ shared, asked, hand, peek }: PaymentProps) {
  const { seat } = asked.decision;
  const p = playerAt(shared, seat);
  const { pending } = shared;
  const price = pending !== null && isAction(pending) ? priceOf(editionOf(shared), shared, seat, pending) : null;
  if (price === null) return null;
  const ways = waysIn(asked);
  const advised = wisest(
    ways.map(({ less }) => less),
    p,
    price.cost,
    wants(shared, seat, pending),
  );
  const happy = price.spare > 0;
  return (
    <Screen
      title={happy ? 'Happy people pay less' : 'Unhappy people pay more'}
      lead={
        <>
          The full price is <Chips of={amounts(price.cost)} size={17} />{' '}
          {happy ? `and your happiness spares ${price.spare}.` : `and your unhappiness adds ${-price.spare}.`} Which?
        </>
      }
      peek={peek}
    >
      <ul className={paperCss.ways}>
        {ways.map(({ choice, less }) => (
          <li key={choice.words}>
            <AnswerButton answer={choice} asked={asked} shared={shared} hand={hand} at={payAt(less)} className={paperCss.way}>
              <span className={paperCss.wayPay}>
                <small>{happy ? 'spare' : 'add'}</small>
                <Chips of={spared(less)} size={20} />
                <Glyph name="arrow" size={16} />
                <small>pay</small>
                <Chips of={amounts(paid(price.cost, less))} size={20} />
              </span>
              {less === advised && ways.length > 1 && <span className="tag acc">keeps most for what comes next</span>}
            </AnswerButton>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

const RESOURCES = ['knowledge', 'creativity', 'influence'] as const;

function spared(less: readonly number[]): Amounts {
  return Object.fromEntries(RESOURCES.map((good, i) => [good, Math.abs(less[i] ?? 0)]));
}

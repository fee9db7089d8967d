/** Upkeep as one screen: a bill for every card, to pay or to drop, over a balance that moves with each; and the same before the round ends. */

import { Glyph } from '../../../web/art/glyph.js';
import {
  amounts,
  type Bundle,
  type Card,
  editionOf,
  faceOf,
  isGroup,
  isSingle,
  nameFor,
  type Player,
  playerAt,
  type Shared,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import { GoodSign } from './art/signs.js';
import { billsOf, lastingCards, totalOf } from './figures.js';
import { Chips } from './goods.js';
import type { Outcome } from './outcome.js';
import paperCss from './paper.module.css';
import piecesCss from './pieces.module.css';
import { dropAt, KEEP_ALL, keepAt } from './places.js';
import { type Answer, type Asked, answersOn, type Hand } from './question.js';
import { isMan } from './rows.js';
import { Screen } from './screen.js';
import { slotCards, stateWords } from './seats.js';

interface SettleProps {
  readonly shared: Shared;
  readonly asked: Asked;
  readonly hand: Hand;
  readonly outcome: Outcome | null; // of the chosen answer
  readonly peek: () => void;
}

/** R 4.8. */
export function Upkeep({ shared, asked, hand, outcome, peek }: SettleProps) {
  const { seat } = asked.decision;
  const e = editionOf(shared);
  const p = playerAt(shared, seat);
  const bills = billsOf(shared, seat);
  const open = bills.filter(({ card }) => p.bills.includes(card));
  const settled = bills.filter(({ card }) => !p.bills.includes(card));
  const all = asked.choices.find(({ move }) => move.t === 'upkeepAll');
  return (
    <Screen
      title="A new round: what do you keep up?"
      lead="What one card brings may pay for the next. A card you let go costs 1 short-term happiness and 1 stress."
      peek={peek}
    >
      <div className={paperCss.ledger}>
        <Balance p={p} owed={totalOf(open.map(({ cost }) => cost))} due={totalOf(open.map(({ reward }) => reward))} outcome={outcome} />
        {all && (
          <Act
            answer={all}
            hand={hand}
            glyph="check"
            words={open.length === 2 ? 'Keep both' : `Keep all ${open.length}`}
            at={KEEP_ALL}
            big
          />
        )}
      </div>
      <ul className={paperCss.bills}>
        {open.map(({ card, cost, reward }) => {
          const answers = answersOn(asked, card);
          const pay = answers.find(({ move }) => move.t === 'upkeepPay');
          const drop = answers.find(({ move }) => move.t === 'upkeepDrop');
          return (
            <li key={card} className={paperCss.bill}>
              <BillFace shared={shared} seat={seat} card={card} cost={cost} reward={reward} />
              <span className={paperCss.billActs}>
                {pay && <Act answer={pay} hand={hand} glyph="check" words="Keep it" at={keepAt(faceOf(e, card).id)} />}
                {drop && <Act answer={drop} hand={hand} glyph="close" words="Let it go" at={dropAt(faceOf(e, card).id)} />}
              </span>
            </li>
          );
        })}
      </ul>
      {settled.length > 0 && (
        <p className={paperCss.settled}>
          <Glyph name="check" size={15} />
          Settled: {settled.map(({ card }) => nameFor(editionOf(shared), shared, seat, card)).join(', ')}
        </p>
      )}
    </Screen>
  );
}

/** R 10.4. */
export function WindDown({ shared, asked, hand, outcome, peek }: SettleProps) {
  const { seat } = asked.decision;
  const e = editionOf(shared);
  const p = playerAt(shared, seat);
  const cards = [...new Set([...slotCards(p), ...lastingCards(p)])];
  const bills = billsOf(shared, seat);
  const done = asked.choices.find(({ move }) => move.t === 'done');
  return (
    <Screen
      title="Before the round ends"
      lead="Is there anything you would rather not take into the next round? Giving a card up costs 1 short-term happiness and 1 stress, as not paying for it would."
      peek={peek}
    >
      <div className={paperCss.ledger}>
        <Balance
          p={p}
          owed={totalOf(bills.map(({ cost }) => cost))}
          due={totalOf(bills.map(({ reward }) => reward))}
          outcome={outcome}
          next
        />
        {done && <Act answer={done} hand={hand} glyph="check" words="Keep everything" at={KEEP_ALL} big />}
      </div>
      <ul className={paperCss.bills}>
        {cards.map((card) => {
          const drop = answersOn(asked, card).find(({ move }) => move.t === 'discard');
          const upkeep = bills.find((bill) => bill.card === card);
          return (
            <li key={card} className={paperCss.bill}>
              <BillFace shared={shared} seat={seat} card={card} cost={upkeep?.cost ?? null} reward={upkeep?.reward ?? null} />
              <span className={paperCss.billActs}>
                {drop && <Act answer={drop} hand={hand} glyph="close" words="Give it up" at={dropAt(faceOf(e, card).id)} />}
              </span>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}

const ACCOUNTS = ['knowledge', 'creativity', 'influence', 'money', 'hourglass'] as const;
type Account = (typeof ACCOUNTS)[number];
const heldIn = (p: Player, account: Account): number => (account === 'hourglass' ? p.free : p[account]);

interface BalanceProps {
  readonly p: Player;
  readonly owed: Bundle;
  readonly due: Bundle;
  readonly outcome: Outcome | null;
  readonly next?: boolean; // of the round to come: hourglasses are dealt anew first
}

/** What there is, what the bills take and bring, what would be left; red where it would not do. */
function Balance({ p, owed, due, outcome, next = false }: BalanceProps) {
  const accounts = next ? ACCOUNTS.filter((account) => account !== 'hourglass') : ACCOUNTS;
  return (
    <table className={paperCss.balance}>
      <thead>
        <tr>
          <td />
          {accounts.map((account) => (
            <th key={account} scope="col">
              <GoodSign good={account} size={18} />
              <span className="unseen">{account}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">You have</th>
          {accounts.map((account) => (
            <td key={account}>{heldIn(p, account)}</td>
          ))}
        </tr>
        {outcome !== null && (
          <tr data-row="chosen">
            <th scope="row">After this one</th>
            {accounts.map((account) => (
              <td key={account}>{heldIn(outcome.after, account)}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">{next ? 'Next upkeep' : 'Still to pay'}</th>
          {accounts.map((account) => (
            <td key={account}>
              {owed[account] > 0 ? `\u2212${owed[account]}` : ''}
              {due[account] > 0 ? ` +${due[account]}` : ''}
              {owed[account] + due[account] === 0 ? '\u00b7' : ''}
            </td>
          ))}
        </tr>
        <tr data-row="sum">
          <th scope="row">{next ? 'Would leave' : 'Keeping all leaves'}</th>
          {accounts.map((account) => {
            const left = heldIn(p, account) - owed[account] + due[account];
            return (
              <td key={account} data-lacks={left < 0 || undefined}>
                {left < 0 ? `\u2212${-left}` : left}
                {left < 0 && <span className="unseen"> too few</span>}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

interface BillFaceProps {
  readonly shared: Shared;
  readonly seat: number;
  readonly card: Card;
  readonly cost: Bundle | null;
  readonly reward: Bundle | null;
}

function BillFace({ shared, seat, card, cost, reward }: BillFaceProps) {
  const e = editionOf(shared);
  return (
    <>
      <CardPicture face={faceOf(editionOf(shared), card)} man={isMan(shared, seat, card)} className={paperCss.billArt} />
      <span className={paperCss.billWords}>
        <b className={`d ${piecesCss.name}`}>{nameFor(e, shared, seat, card)}</b>
        <small>{stateWords(shared, card)}</small>
      </span>
      <span className={paperCss.billDeal}>
        {cost === null || reward === null ? (
          <small>{isSingle(e, card) || isGroup(e, card) ? 'ends with the round by itself' : 'asks nothing'}</small>
        ) : (
          <>
            <Chips of={amounts(cost)} size={18} label="costs" />
            <Glyph name="arrow" size={14} />
            <Chips of={amounts(reward)} size={18} label="brings" />
          </>
        )}
      </span>
    </>
  );
}

interface ActProps {
  readonly answer: Answer;
  readonly hand: Hand;
  readonly glyph: 'check' | 'close';
  readonly words: string;
  readonly at: string;
  readonly big?: boolean;
}

function Act({ answer, hand, glyph, words, at, big = false }: ActProps) {
  return (
    <button
      type="button"
      className={paperCss.act}
      data-big={big || undefined}
      {...hand.mark([answer], at)}
      data-quiet=""
      aria-label={answer.refusal === null ? answer.words : `${answer.words}: ${answer.refusal.because}`}
      onClick={() => hand.choose(answer, at)}
    >
      <Glyph name={answer.refusal === null ? glyph : 'lock'} size={17} />
      {words}
    </button>
  );
}

/** The opened card: its whole ladder, what every rung costs and leaves, and the ways to have it, advance it or give it up. */

import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import {
  amounts,
  type Bundle,
  type Card,
  editionOf,
  faceOf,
  groupOf,
  hoursIn,
  isGroup,
  LAST_SPACE,
  levelIn,
  levelsOn,
  many,
  nameFor,
  type Player,
  plus,
  roleHolder,
  rolesCovered,
  type Shared,
} from '../face.js';
import { CardPicture } from './art/cards.js';
import deskCss from './desk.module.css';
import { Chips, Figure, PURSE, Wish } from './goods.js';
import { type Rung, rungFor, rungsOf } from './ladder.js';
import type { Outcome } from './outcome.js';
import piecesCss from './pieces.module.css';
import { rungAt, wayAt } from './places.js';
import { type Answer, type Asked, answersOn, type Hand, isLegal } from './question.js';
import { isMan } from './rows.js';
import { outcomeIn } from './say.js';
import { nameAt, stateWords } from './seats.js';
import { KIND_NAMES, WHAT_IT_IS } from './words.js';

interface DeskProps {
  readonly card: Card;
  readonly shared: Shared;
  readonly seat: number; // whose side of the table
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly left: boolean; // over the left half of the cards
  readonly close: () => void;
}

export function Desk({ card, shared, seat, sitters, asked, hand, left, close }: DeskProps) {
  const e = editionOf(shared);
  const face = faceOf(e, card);
  const owner = shared.players.findIndex((p) => [...p.projects, ...p.partners, ...p.items, ...p.activities, p.job].includes(card));
  const speaker = owner < 0 ? seat : owner;
  const name = nameFor(e, shared, speaker, card);
  const level = levelIn(shared, card);
  const answers = answersOn(asked, card);
  const others = answers.filter(({ move }) => rungsOf(e, card)[rungFor(move, level)] === undefined);
  const kind = face.type === 'job' ? `${face.field} job, level ${face.rank}` : face.type === 'partner' ? face.blurb : KIND_NAMES[face.type];
  return (
    <Sheet title={name} left={left} close={close}>
      <div className={deskCss.deskArt}>
        <CardPicture face={face} man={isMan(shared, speaker, card)} />
        <span className={piecesCss.kind}>{kind}</span>
      </div>
      <h2>{name}</h2>
      <p className={piecesCss.quiet}>
        {owner < 0
          ? WHAT_IT_IS[face.type]
          : `${owner === seat ? 'Yours' : `In front of ${nameAt(sitters[owner], owner)}`}: ${stateWords(shared, card)}.`}
      </p>
      <ol className={deskCss.bigladder}>
        {rungsOf(e, card).map((rung, i) => (
          <li key={rung.mark}>
            <BigRung
              rung={rung}
              reached={
                owner >= 0 && (face.type === 'basic' || face.type === 'partner' ? i < level : face.type !== 'group' && i === level - 1)
              }
              holder={isGroup(e, card) && owner >= 0 ? roleHolder(e, shared, card, i + 1) : -1}
              answer={answers.find(({ move }) => rungFor(move, level) === i)}
              asked={asked}
              shared={shared}
              hand={hand}
              at={rungAt(face.id, i)}
            />
          </li>
        ))}
      </ol>
      {isGroup(e, card) && <Bonuses card={card} shared={shared} seat={seat} />}
      {others.length > 0 && (
        <ul className={deskCss.others}>
          {others.map((answer) => (
            <li key={answer.words}>
              <AnswerButton answer={answer} asked={asked} shared={shared} hand={hand} at={wayAt(face.id, wayOf(answer.move))}>
                <span className={deskCss.otherWords}>{answer.words}</span>
              </AnswerButton>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

const wayOf = (move: Answer['move']): string => (move.t === 'promote' ? `promote-${move.to}` : move.t === 'date' ? 'turned' : move.t);

/** A paper that lies over the board; on a phone it comes from below. */
interface SheetProps {
  readonly title: string;
  readonly left: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, left, close, children }: SheetProps) {
  const paper = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card that is opened gets the keyboard once
  useEffect(() => {
    const before = document.activeElement;
    const sheet = paper.current;
    sheet?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && !sheet?.contains(now)) return; // whoever put the paper away has gone on elsewhere
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [title]);
  return (
    <section
      className={deskCss.desk}
      data-left={left || undefined}
      aria-label={title}
      ref={paper}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <button type="button" className={deskCss.close} aria-label={`Close ${title}`} onClick={close}>
        <Glyph name="close" />
      </button>
      {children}
    </section>
  );
}

interface BigRungProps {
  readonly rung: Rung;
  readonly reached: boolean;
  readonly holder: number; // of a role; -1: free, or no role
  readonly answer: Answer | undefined;
  readonly asked: Asked | null;
  readonly shared: Shared;
  readonly hand: Hand;
  readonly at: string;
}

function BigRung({ rung, reached, holder, answer, asked, shared, hand, at }: BigRungProps) {
  const body = (
    <>
      <i className={piecesCss.step} data-is={reached ? 'done' : answer === undefined ? 'plain' : isLegal(answer) ? 'can' : 'far'}>
        {holder >= 0 ? <SeatShape seat={holder} size={15} /> : rung.mark}
      </i>
      <b className={deskCss.rungName}>{rung.name}</b>
      <span className={deskCss.deal}>
        <Chips of={amounts(rung.cost)} size={17} label="costs" />
        {rung.wish !== null && (
          <>
            wants <Wish of={rung.wish} size={17} />
          </>
        )}
        <Glyph name="arrow" size={14} />
        <Chips of={amounts(rung.reward)} size={17} label="brings" />
      </span>
      {rung.upkeep !== null && (
        <span className={deskCss.later}>
          then each round <Chips of={amounts(rung.upkeep.cost)} size={14} /> &rarr; <Chips of={amounts(rung.upkeep.reward)} size={14} />
        </span>
      )}
    </>
  );
  if (answer === undefined)
    return (
      <div className={deskCss.bigrung} data-reached={reached || undefined}>
        {body}
      </div>
    );
  return (
    <AnswerButton answer={answer} asked={asked} shared={shared} hand={hand} at={at} className={deskCss.bigrung}>
      {body}
    </AnswerButton>
  );
}

interface AnswerButtonProps {
  readonly answer: Answer;
  readonly asked: Asked | null;
  readonly shared: Shared;
  readonly hand: Hand;
  readonly at: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that can be answered, with what it would leave; or why it cannot. */
export function AnswerButton({ answer, asked, shared, hand, at, className = deskCss.other, children }: AnswerButtonProps) {
  if (answer.refusal !== null) {
    return (
      <button
        type="button"
        className={className}
        {...hand.mark([answer], at)}
        aria-label={`${answer.words}: ${answer.refusal.because}`}
        onClick={() => hand.choose(answer, at)}
      >
        {children}
        <span className={deskCss.because}>
          <Glyph name="lock" size={13} />
          {missingIn(answer.refusal.because)}
        </span>
      </button>
    );
  }
  const outcome = asked === null ? null : outcomeIn(shared, asked.decision.seat, answer.move);
  return (
    <button
      type="button"
      className={className}
      {...hand.mark([answer], at)}
      data-quiet=""
      aria-label={`${answer.words}${outcome === null ? '' : `. ${outcomeWords(outcome)}`}`}
      onClick={() => hand.choose(answer, at)}
    >
      {children}
      {outcome !== null && <Leaves outcome={outcome} />}
    </button>
  );
}

/** The end of a refusal is its shortest reason. */
function missingIn(because: string): string {
  const at = because.indexOf('Missing: ');
  return at < 0 ? because : because.slice(at);
}

/** What one would hold after it, and where stress would be. */
export function Leaves({ outcome }: { readonly outcome: Outcome }) {
  const { before, after, spare, open } = outcome;
  return (
    <span className={deskCss.leaves}>
      {spare !== 0 && (
        <span className={deskCss.spared} data-dearer={spare < 0 || undefined}>
          {spare > 0 ? `happiness spares ${spare}` : `unhappiness adds ${-spare}`}
          {open && ', you choose'}
        </span>
      )}
      <span className={deskCss.left}>
        leaves
        {PURSE.map((good) => (
          <span key={good} data-by={after[good] === before[good] ? 'same' : after[good] < before[good] ? 'less' : 'more'}>
            <Figure good={good} n={after[good]} size={14} />
          </span>
        ))}
      </span>
      <StressChange before={before} after={after} />
    </span>
  );
}

function StressChange({ before, after }: { readonly before: Player; readonly after: Player }) {
  if (!after.alive) {
    return (
      <span className={deskCss.deadly}>
        <Glyph name="bolt" size={14} />
        this would end your life
      </span>
    );
  }
  if (before.stress === after.stress) return null;
  const hours = hoursIn(after.stress) - hoursIn(before.stress);
  return (
    <span className={deskCss.strain} data-by={after.stress > before.stress ? 'more' : 'less'}>
      stress {before.stress} &rarr; {after.stress}
      {hours !== 0 && `, ${many(Math.abs(hours), 'hourglass', 'hourglasses')} ${hours > 0 ? 'more' : 'less'} next round`}
    </span>
  );
}

/** The same in words, for the bar and for those who hear the table. */
export function outcomeWords({ before, after, spare, open }: Outcome): string {
  if (!after.alive) return 'This would end your life.';
  const left = `Leaves ${after.knowledge} Knowledge, ${after.creativity} Creativity, ${after.influence} Influence, ${after.money} money and ${many(after.free, 'hourglass', 'hourglasses')}`;
  const stress = before.stress === after.stress ? '' : `; stress ${before.stress} to ${Math.min(after.stress, LAST_SPACE)}`;
  const hours = hoursIn(after.stress) === hoursIn(before.stress) ? '' : ` (${hoursIn(after.stress)} hourglasses next round)`;
  const happy = after.lth === before.lth ? '' : `; lasting happiness ${before.lth} to ${after.lth}`;
  const sth = after.sth === before.sth ? '' : `; short-term happiness ${before.sth} to ${after.sth}`;
  const spared = spare > 0 ? ` Happiness spares ${spare} of the resources${open ? ', which ones you choose next' : ''}.` : '';
  return `${left}${happy}${sth}${stress}${hours}.${spared}`;
}

/** What each covered role earns at the end of the round. */
function Bonuses({ card, shared, seat }: { readonly card: Card; readonly shared: Shared; readonly seat: number }) {
  const e = editionOf(shared);
  const covered = rolesCovered(e, shared, card);
  const held = rolesCovered(e, shared, card, seat);
  const { bonus } = groupOf(e, card);
  const now = bonus.slice(0, covered).reduce<Bundle | null>((sum, each) => (sum === null ? each : plus(sum, each)), null);
  return (
    <div className={deskCss.bonuses}>
      <h3>At the end of the round, for each role you cover</h3>
      <ol>
        {bonus.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four bonuses of a card never change places
          <li key={i} data-won={i < covered || undefined}>
            <small>{i + 1 === levelsOn(e, card) ? 'all 4' : `${i + 1} covered`}</small>
            <Chips of={amounts(each)} size={15} />
          </li>
        ))}
      </ol>
      {now !== null && (
        <p className={piecesCss.quiet}>
          {covered} covered now{held > 0 ? `, ${held} by you` : ''}: each pays <Chips of={amounts(now)} size={14} />
        </p>
      )}
    </div>
  );
}

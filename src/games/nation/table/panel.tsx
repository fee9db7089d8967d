/** The panel over the town, one at a time: a neighbour's mat with the visit, a card's or an action's second choice, or the deck. It never blocks the table. */

import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { cardNamed, editionOf, isOut, type NationView, playerAt, ROLE_NAMES } from '../face.js';
import { ExplorerPicture } from './art/cards.js';
import { type Asked, cardChoices, legalOf, markOf, type NationChoice, type Opened, type Tap, tapOn } from './asked.js';
import { Offers } from './bank.js';
import { purseAt, whereCardsAre } from './figures.js';
import { costOf } from './outcome.js';
import styles from './panel.module.css';
import { nameAt } from './stall.js';
import { MatFacts, Visit } from './visit.js';
import { shortName } from './words.js';

export interface PanelProps {
  readonly view: NationView;
  readonly side: number;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly opened: Opened;
  readonly open: (what: Opened | null) => void;
}

export function Panel(props: PanelProps) {
  const { opened } = props;
  if (opened.what === 'mat') return <MatPanel {...props} seat={opened.seat} />;
  if (opened.what === 'deck') return <DeckPanel {...props} />;
  const { asked } = props;
  if (asked === null) return null;
  if (opened.what === 'card') {
    return (
      <Frame title={cardNamed(opened.card).name} close={() => props.open(null)}>
        <div className={styles.second}>
          <ExplorerPicture card={opened.card} />
          <Options {...props} asked={asked} choices={cardChoices(asked, opened.card)} />
        </div>
      </Frame>
    );
  }
  if (opened.act === 'makeLoan') {
    return (
      <Frame title="Your loans" close={() => props.open(null)}>
        <Offers {...props} asked={asked} />
      </Frame>
    );
  }
  return (
    <Frame title="Which way?" close={() => props.open(null)}>
      <Options {...props} asked={asked} choices={legalOf(asked, opened.act)} />
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tabs?: ReactNode;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Opened from the keyboard, it has the focus; closed, it gives it back. */
function Frame({ title, lead, tabs, close, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  const shut = useRef(close);
  shut.current = close;
  useEffect(() => {
    const opener = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && shut.current();
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className={`panel ${styles.panel}`} data-sheet="" aria-label={title} tabIndex={-1} ref={frame}>
      <header className={styles.top}>
        {lead}
        <h2>{title}</h2>
        <span className="sp" />
        {tabs}
        <button type="button" className="ib plain" aria-label="Close" onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}

function MatPanel({ view, side, sitters, asked, tap, open, seat }: PanelProps & { readonly seat: number }) {
  const { shared } = view;
  const player = playerAt(shared, seat);
  const others = shared.players.flatMap((other, at) => (at === side || isOut(other) ? [] : [at]));
  const marked = tap.chosen?.at === null && tap.chosen.move.t === 'visit' ? tap.chosen.move.n : ''; // a hint begins anew
  return (
    <Frame
      title={`${nameAt(sitters[seat], seat)}, ${ROLE_NAMES[player.role]}`}
      lead={<SeatShape seat={seat} size={22} />}
      tabs={
        others.length > 1 && (
          <div className={styles.tabs}>
            {others.map((at) => (
              <button
                key={at}
                type="button"
                className={styles.tab}
                aria-pressed={at === seat}
                aria-label={`${nameAt(sitters[at], at)}, ${ROLE_NAMES[playerAt(shared, at).role]}`}
                onClick={() => open({ what: 'mat', seat: at })}
              >
                <SeatShape seat={at} size={18} />
              </button>
            ))}
          </div>
        )
      }
      close={() => open(null)}
    >
      <div className={styles.visit}>
        <MatFacts view={view} seat={seat} sitters={sitters} />
        {asked?.kind === 'day' && !isOut(player) && (
          <Visit key={`${asked.decision.id} ${seat} ${marked}`} {...{ view, sitters, tap, asked, seat }} me={asked.decision.seat} />
        )}
      </div>
    </Frame>
  );
}

interface OptionsProps {
  readonly view: NationView;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly choices: readonly NationChoice[];
}

/** Each way as a button, with what it would leave. */
function Options({ view, asked, tap, choices }: OptionsProps) {
  const { seat } = asked.decision;
  const me = playerAt(view.shared, seat);
  const money = purseAt(view, seat) ?? 0;
  return (
    <ul className={styles.options}>
      {choices.map((choice) => {
        const mark = markOf(tap, choice);
        const at = 'seat' in choice.move && choice.move.seat !== undefined ? `whom:${choice.move.seat}` : `way:${choice.words}`;
        const cost = costOf(view.shared, seat, choice.move);
        const { refusal } = choice;
        const friend = choice.move.t === 'card' && choice.move.card === 'help' ? choice.move.seat : undefined;
        const purse = friend === undefined ? null : purseAt(view, friend); // known where purses lie open
        return (
          <li key={choice.words}>
            <button
              type="button"
              className={styles.option}
              data-at={at}
              data-mark={mark}
              data-quiet=""
              aria-pressed={mark === 'chosen'}
              aria-label={refusal === null ? choice.words : `${choice.words}. Not now: ${refusal.because}`}
              onClick={() => tapOn(tap, asked, choice, at)}
            >
              {'seat' in choice.move && choice.move.seat !== undefined && <SeatShape seat={choice.move.seat} size={20} />}
              <span>
                {choice.words}
                {refusal === null && cost !== null && (
                  <small>
                    {purse !== null && `has ${purse}B; `}leaves {money - cost.money}B and {me.hours - cost.hours} h
                  </small>
                )}
                {refusal !== null && <small>{refusal.because}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Where all cards are. */
function DeckPanel({ view, open }: PanelProps) {
  const { shared, mine } = view;
  return (
    <Frame title={`The ${editionOf(shared).counts.reduce((sum, count) => sum + count, 0)} Explorer cards`} close={() => open(null)}>
      <ul className={styles.allcards}>
        {whereCardsAre(shared, mine).map(({ card, all, discarded, held, unseen }) => (
          <li key={card} data-zoom={`card ${card}`}>
            <ExplorerPicture card={card} />
            <span>
              <b>{shortName(card)}</b>
              <small>
                {unseen} of {all} unseen
                {discarded > 0 && `, ${discarded} discarded`}
                {held > 0 && `, ${held} yours`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

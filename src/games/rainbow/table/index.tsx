/** The drawn table of The Game of Happiness: players around the board, spaces and odds beside it where there is room, the bar below. */
import { useMemo } from 'react';
import { same } from '../../../engine/json.js';
import { Cropped } from '../../../web/kit/Cropped.js';
import { useShape } from '../../../web/kit/shape.js';
import { Watch } from '../../../web/kit/Watch.js';
import { ZoomRegion } from '../../../web/kit/ZoomRegion.js';
import type { TableProps } from '../../../web/table.js';
import { type RainbowTypes, type RainbowView, rankFor } from '../face.js';
import { SpaceDisc } from './art/things.js';
import { type Asked, Board, BoardMap } from './board.js';
import { cardClass, LessonFace } from './cards.js';
import { TALL, WIDE } from './geometry.js';
import { cardAt } from './places.js';
import { rollsIn } from './rolls.js';
import { Odds, OtherSeat, OwnSeat } from './seats.js';
import { LEGEND } from './signs.js';
import { partsOf, spotsOf } from './spots.js';
import styles from './table.module.css';
import { CARDS_TO_CHOOSE, PILES, SPACES, THE_BOARD } from './words.js';

export { ending } from './ending.js';
export { notes } from './notes.js';
export { ask, places, say } from './say.js';
export { scenes, sounds } from './scenes.js';
export { signs } from './signs.js';
export { zoom } from './zoom.js';

type Props = TableProps<RainbowTypes>;

const TIMES = 2.75; // as near as a finger needs it on a phone
const LEAST = 480; // pixels: on a narrower board the signs of the spaces cannot be told apart

export function Table(props: Props) {
  const { form, view, questions, sitters, me, bar, journal, story, pace, chosen, proposed, select, explain, lit, kept, askAgain } = props;
  const { shared, open } = view;
  const shape = useShape();
  const phone = form === 'play' && (shape === 'pocket' || shape === 'sideways');
  const layout = phone && shape === 'pocket' ? TALL : WIDE;
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  const side = me ?? question?.decision.seat ?? 0; // a spectator's table does not turn round with every turn
  const rolls = useMemo(() => rollsIn(story?.() ?? []), [story]);
  const spots = useMemo(() => (question === undefined ? null : spotsOf(question, shared)), [question, shared]);
  const parts = useMemo(() => (phone && spots ? partsOf(spots) : []), [phone, spots]);
  const asked: Asked | null = question && spots ? { question, spots, chosen, proposed, select, explain } : null;
  const keys = question?.decision.kind === 'choose-key' ? { question, shared, chosen, proposed, select, explain } : null;
  const askButton = kept?.includes('move-button') ? () => askAgain?.('move-button') : null;
  const board = <Board {...{ view, layout, side, rolls, pace, asked, askButton }} />;
  const seats = shared.players.map((_, seat) => (form === 'play' ? (side + 1 + seat) % shared.players.length : seat));
  const others = form === 'play' ? seats.filter((seat) => seat !== side) : seats;
  const isDeciding = (seat: number) => open.some((decision) => decision.seat === seat);
  const people = others.map((seat) => (
    <OtherSeat key={seat} shared={shared} seat={seat} sitter={sitters[seat]} deciding={isDeciding(seat)} small={phone} />
  ));
  if (form === 'watch')
    return (
      <Watch game="rainbow" className={styles.watched} told={bar()} board={<div className={styles.middle}>{board}</div>} seats={people} />
    );
  return (
    <div
      className={styles.table}
      data-game="rainbow"
      data-form={form}
      data-others={others.length}
      style={{ '--others': Math.max(1, others.length) }}
    >
      <div className={styles.left}>
        {people}
        {form === 'play' && (
          <OwnSeat shared={shared} seat={side} sitter={sitters[side]} deciding={isDeciding(side)} mine={me !== null} choosing={keys} />
        )}
      </div>
      <section className={styles.middle} data-board aria-label={THE_BOARD}>
        {form === 'short' && lit ? (
          <Cropped least={LEAST} ratio={layout.width / layout.height} around={lit} map={<BoardMap layout={layout} />}>
            {board}
          </Cropped>
        ) : (
          <ZoomRegion
            on={parts.length > 0}
            times={TIMES}
            parts={parts}
            question={question?.decision.id ?? null}
            map={<BoardMap layout={layout} />}
            pace={pace}
          >
            {board}
          </ZoomRegion>
        )}
        {asked && <Tray {...asked} />}
      </section>
      {form === 'play' && (
        <div className={styles.right}>
          <section className={`panel ${styles.legend}`}>
            <h2>{SPACES}</h2>
            {SPACE_LEGEND}
            <h2>{PILES}</h2>
            <Odds shared={shared} seat={side} />
          </section>
          <div className={styles.journal}>{journal}</div>
        </div>
      )}
      {form !== 'short' && <div className={styles.bar}>{bar()}</div>}
    </div>
  );
}

/** Never changes, so it is made once. */
const SPACE_LEGEND = (
  <ul>
    {LEGEND.map(([face, words]) => (
      <li key={face} data-sign={face} className="row s">
        <SpaceDisc face={face} size={24} />
        {words}
      </li>
    ))}
  </ul>
);

/** Two cards to choose from, laid on the board. */
function Tray({ question, chosen, proposed, select }: Asked) {
  const cards = question.choices.flatMap((choice) => (choice.move.t === 'improve' ? [{ choice, id: choice.move.card }] : []));
  if (cards.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label={CARDS_TO_CHOOSE}>
      {cards.map(({ choice: { move, words, refusal }, id }, place) => {
        const isChosen = chosen !== null && same(chosen.move, move);
        const mark = refusal !== null ? 'refused' : isChosen ? 'chosen' : chosen === null && same(proposed, move) ? 'proposed' : 'legal';
        return (
          <li key={id}>
            <button
              type="button"
              className={cardClass}
              data-at={cardAt(place)}
              data-mark={mark}
              data-zoom={`learn ${id}`}
              aria-pressed={isChosen}
              aria-label={words}
              onClick={() => refusal === null && select(question.decision, isChosen ? null : move, cardAt(place))}
            >
              <LessonFace id={id} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** For the top bar. Alone, the rank that a stand filled now would earn. */
export function facts({ shared }: RainbowView): string[] {
  const { terms, players, round } = shared;
  const goal = terms.keysToWin === 6 ? 'six' : String(terms.keysToWin);
  if (players.length > 1) return [round === 0 ? 'Before the first round' : `Round ${round}`, `First with ${goal} keys wins at once`];
  return [`Turn ${Math.max(1, round)}`, ...(terms.ranked ? [`On course for ${rankFor(round)}`] : [`${goal} keys to find`])];
}

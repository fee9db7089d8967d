/** The drawn table of The Game of Happiness: players at the left, the board in the middle, spaces and odds at the right, the question below. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import { type Area, type Move, type RainbowDecision, type RainbowTypes, type RainbowView, rankFor } from '../face.js';
import { adviceFor, FigureFor } from './advice.js';
import { type SpaceFace, SpaceSign } from './art/things.js';
import { Drawing, NoteOf, Spots } from './board.js';
import { LessonFace } from './cards.js';
import { type Layout, TALL, WIDE } from './geometry.js';
import { Motion } from './motion.js';
import { newestNote } from './note.js';
import { rollsIn } from './rolls.js';
import { Odds, OtherSeat, OwnSeat } from './seats.js';
import { drawn, spotsOf } from './spots.js';
import './table.css';

export { zoom } from './zoom.js';

const PHONE = 700;

/** A phone's board stands upright. */
function useLayout(root: { readonly current: HTMLElement | null }): Layout {
  const [layout, setLayout] = useState(WIDE);
  useEffect(() => {
    if (root.current === null) return;
    const watch = new ResizeObserver(([entry]) => entry && setLayout(entry.contentRect.width < PHONE ? TALL : WIDE));
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [root]);
  return layout;
}

export function Table(props: TableProps<RainbowTypes>) {
  const { view, questions, selected, select, submit, explain, pace, me, bar, journal, sitters, happenings, story } = props;
  const { shared, open } = view;
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  const side = me ?? question?.decision.seat ?? 0; // a spectator's table does not turn round with every turn
  const rolls = useMemo(() => rollsIn(story?.() ?? happenings), [story, happenings]);
  const note = question?.decision.kind === 'choose-card' ? null : newestNote(happenings);
  const spots = useMemo(() => (question === undefined ? [] : spotsOf(question, shared, layout)), [question, shared, layout]);
  const keys = useMemo(() => keyChoices(question), [question]);

  /** The first tap chooses, the second plays; what is not possible says why. */
  const tap = (choice: Choice<RainbowTypes>): void => {
    if (question === undefined) return;
    if (choice.refusal !== null) explain(choice.refusal);
    else if (same(selected, choice.move)) submit(question.decision, choice.move);
    else select(question.decision, choice.move);
  };
  const others = shared.players.map((_, seat) => (side + 1 + seat) % shared.players.length).filter((seat) => seat !== side);

  return (
    <div className="rt" data-game="rainbow" ref={root}>
      <div className="rt-table">
        <div className={`rt-left rt-with-${others.length}`}>
          {others.map((seat) => (
            <OtherSeat
              key={seat}
              shared={shared}
              seat={seat}
              sitter={sitters[seat]}
              deciding={open.some((decision) => decision.seat === seat)}
            />
          ))}
          <OwnSeat
            shared={shared}
            seat={side}
            sitter={sitters[side]}
            mine={me !== null}
            choosing={keys.size === 0 ? null : { keys, selected, tap }}
          />
        </div>
        <section className="rt-middle" aria-label="The board">
          <div className={layout.tall ? 'rt-board rt-tall' : 'rt-board'}>
            <Drawing shared={shared} layout={layout} side={side} rolls={rolls} />
            <Spots layout={layout} spots={spots} tap={{ explain, selected, choose: ({ choice }) => tap(choice) }} />
            {note !== null && <NoteOf note={note} sitters={sitters} />}
          </div>
          <Tray question={question} selected={selected} tap={tap} />
        </section>
        <div className="rt-right">
          <section className="rt-panel rt-legend">
            <h2>Spaces</h2>
            {LEGEND}
            <h2>The piles</h2>
            <Odds shared={shared} seat={side} />
          </section>
          <div className="rt-journal">{journal}</div>
        </div>
        <div className="rt-bar">
          {bar(
            question === undefined
              ? {}
              : {
                  figure: <FigureFor decision={question.decision} shared={shared} />,
                  title: SHORT_TITLES[question.decision.kind],
                  note: adviceFor(question.decision, shared),
                  drawn,
                },
          )}
        </div>
      </div>
      <Motion {...{ root, shared, layout, happenings, pace }} before={props.before} showing={props.showing} />
    </div>
  );
}

/** Beside long answers a long question would make the bar higher, and the board smaller. */
const SHORT_TITLES: Partial<Record<RainbowDecision['kind'], string>> = { 'move-button': 'Where should your Happiness Button lie?' };

const SPACES: readonly (readonly [SpaceFace, string])[] = [
  ['improve', 'learn something'],
  ['fate', 'turn a fate card'],
  ['five-hundred', 'collect $500'],
  ['thousand', 'collect $1,000'],
  ['back', 'back to the start'],
  ['last', 'the key'],
];

/** Never changes, so it is made once. */
const LEGEND = (
  <ul>
    {SPACES.map(([face, words]) => (
      <li key={face}>
        <svg viewBox="-15 -15 30 30" width="24" height="24" aria-hidden="true" focusable="false">
          <SpaceSign face={face} />
        </svg>
        {words}
      </li>
    ))}
  </ul>
);

function keyChoices(question: Question<RainbowTypes> | undefined): ReadonlyMap<Area, Choice<RainbowTypes>> {
  const keys = new Map<Area, Choice<RainbowTypes>>();
  for (const choice of question?.choices ?? []) if (choice.move.t === 'key') keys.set(choice.move.area, choice);
  return keys;
}

interface TrayProps {
  readonly question: Question<RainbowTypes> | undefined;
  readonly selected: Move | null;
  readonly tap: (choice: Choice<RainbowTypes>) => void;
}

/** Two cards to choose from, laid on the board. */
function Tray({ question, selected, tap }: TrayProps) {
  const cards = (question?.choices ?? []).flatMap((choice) => (choice.move.t === 'improve' ? [{ choice, id: choice.move.card }] : []));
  if (cards.length === 0) return null;
  return (
    <ul className="rt-tray" aria-label="Cards to choose from">
      {cards.map(({ choice, id }) => {
        return (
          <li key={id}>
            <button
              type="button"
              className={same(choice.move, selected) ? 'rt-lesson rt-legal rt-chosen' : 'rt-lesson rt-legal'}
              aria-pressed={same(choice.move, selected)}
              aria-label={choice.words}
              data-zoom={`learn ${id}`}
              onClick={() => tap(choice)}
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
  if (players.length > 1) return [`Round ${round}`, `First with ${goal} keys wins at once`];
  return [`Turn ${round}`, ...(terms.ranked ? [`On course for ${rankFor(round)}`] : [`${goal} keys to find`])];
}

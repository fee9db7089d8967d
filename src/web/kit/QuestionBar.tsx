/** The question bar: what the game waits for, in one sentence, with the answers. Always in the same place, whatever the game. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Decision, GameTypes, Refusal } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { Glyph } from '../art/glyph.js';
import type { BarExtra, Question, Sitter } from '../table.js';
import { AllMoves } from './AllMoves.js';
import { Breathing } from './Breathing.js';
import { Button } from './Button.js';

const FEW = 4; // so many answers stand in the bar itself; more are in the list
const HIGH = 130; // pixels: a bar that is higher than this for once shrinks again

export interface QuestionBarProps {
  readonly questions: readonly Question<GameTypes>[];
  readonly waiting: string | null; // what the others are deciding
  readonly waitingFor: number | null;
  readonly sitters: readonly Sitter[];
  readonly named: boolean; // several people share the screen: the question names whom it asks
  readonly selected: GameTypes['move'] | null;
  readonly select: (decision: Decision, move: GameTypes['move'] | null) => void;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly explain: (refusal: Refusal) => void;
  readonly over: (() => void) | null; // the match is over: the way to the result
  readonly takeOver?: (() => void) | null; // it goes on in another tab: the way to go on here
}

/** What fills the bar. It stays the same element while its question changes, so that the keyboard's place is not lost. */
interface Content {
  readonly lit: boolean;
  readonly lead?: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  readonly buttons?: ReactNode;
  readonly below?: ReactNode;
}

export function QuestionBar({ extra, ...props }: QuestionBarProps & { readonly extra: BarExtra<GameTypes> }) {
  const bar = useRef<HTMLElement>(null);
  const row = useSteadyHeight();
  const [listed, setListed] = useState<number | null>(null); // the decision whose answers are listed
  const [question] = props.questions;
  const submit: QuestionBarProps['submit'] = (decision, move) => {
    // What was pressed by a key goes away with its question. Focus moves on before, or the browser lays the page out just to find that out.
    if (bar.current?.contains(document.activeElement)) bar.current.focus({ preventScroll: true });
    props.submit(decision, move);
  };
  const { lit, lead, title, note, buttons, below } =
    question && !props.over && !props.takeOver
      ? asking({ ...props, submit, extra, question, listed: listed === question.decision.id, setListed })
      : waiting({ ...props, extra });
  return (
    <section className={lit ? 'q' : 'q waits'} aria-label="Question" ref={bar} tabIndex={-1}>
      <div className="q-row" ref={row}>
        {lead && <div className="q-lead">{lead}</div>}
        <div className="q-text">
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className="q-buttons">{buttons}</div>
      </div>
      {below}
    </section>
  );
}

/** Once grown, the bar stays as high: the board beside it keeps its size from question to question. Another width begins anew. */
function useSteadyHeight() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = row.current;
    if (!bar) return;
    let width = 0;
    const watch = new ResizeObserver(() => {
      const { offsetWidth, style } = bar;
      if (offsetWidth !== width) style.minHeight = '';
      width = offsetWidth;
      const height = Math.ceil(bar.getBoundingClientRect().height); // `offsetHeight` may be the part of a pixel too small that the bar would then shrink by
      if (height <= HIGH) style.minHeight = `${height}px`;
    });
    watch.observe(bar);
    return () => watch.disconnect();
  }, []);
  return row;
}

type Filled = QuestionBarProps & { readonly extra: BarExtra<GameTypes> };

function waiting({ over, takeOver, waiting: words, waitingFor, sitters, extra }: Filled): Content {
  if (takeOver) {
    return {
      lit: false,
      lead: <Glyph name="eye" size={30} />,
      title: 'This match is open in another tab',
      note: 'It goes on there, and this tab follows. Nothing is lost if you change over.',
      buttons: (
        <Button go press={takeOver} glyph="play">
          Continue here
        </Button>
      ),
    };
  }
  if (over) {
    return {
      lit: true,
      lead: <Glyph name="trophy" size={30} />,
      title: 'The match is over',
      note: 'Every card is on the table.',
      buttons: (
        <Button go press={over} glyph="chart">
          See how it ended
        </Button>
      ),
    };
  }
  return {
    lit: false,
    lead: waitingFor === null ? null : <Breathing seat={waitingFor} size={30} breathes />,
    title: words ?? 'One moment…',
    note: extra.figure || isSomebody(waitingFor === null ? undefined : sitters[waitingFor]) ? null : 'The table goes on by itself.',
  };
}

const isSomebody = (sitter: Sitter | undefined): boolean => sitter !== undefined && sitter.kind !== 'bot';

interface Asked extends Filled {
  readonly question: Question<GameTypes>;
  readonly listed: boolean;
  readonly setListed: (decision: number | null) => void;
}

function asking(props: Asked): Content {
  const { question, questions, sitters, named, selected, extra, listed, select, submit, explain } = props;
  const { decision } = question;
  const legal = question.choices.filter((choice) => choice.refusal === null);
  const chosen = selected === null ? undefined : legal.find((choice) => same(choice.move, selected));
  const alone = legal.length === 1; // the only answer stands in the bar, wherever else it can be tapped
  const beside = legal.filter((choice) => choice !== chosen && (alone || !extra.drawn?.(choice.move)));
  const inBar = beside.length <= FEW ? beside : [];
  const hasList = legal.length > inBar.length + (chosen ? 1 : 0) || question.choices.length > legal.length;
  const who = named ? `${sitters[decision.seat]?.name}: ` : '';
  return {
    lit: true,
    lead: extra.figure,
    title: `${who}${extra.title ?? question.words}`,
    note: extra.note ?? (questions.length > 1 ? `${questions.length} questions wait for you.` : null),
    buttons: (
      <>
        {hasList && (
          <button
            type="button"
            className="btn quietbtn"
            aria-expanded={listed}
            onClick={() => props.setListed(listed ? null : decision.id)}
          >
            <Glyph name="list" size={18} />
            {listed ? 'Hide the list' : `All moves (${legal.length})`}
          </button>
        )}
        {inBar.map((choice) => (
          <Button key={choice.words} go={alone} press={() => submit(decision, choice.move)}>
            {choice.words}
          </Button>
        ))}
        {chosen && (
          <>
            <button type="button" className="ib plain" aria-label="Choose something else" onClick={() => select(decision, null)}>
              <Glyph name="close" />
            </button>
            <Button go glyph="check" press={() => submit(decision, chosen.move)}>
              {chosen.words}
            </Button>
          </>
        )}
      </>
    ),
    below: listed && <AllMoves key={decision.id} {...{ question, submit, explain }} />,
  };
}

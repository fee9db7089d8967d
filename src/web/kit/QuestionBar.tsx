/** The question bar: what the game waits for, in one sentence, with the answers. Always in the same place, whatever the game. */
import { type ReactNode, useState } from 'react';
import type { Decision, GameTypes, Refusal } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import type { BarExtra, Choice, Question, Sitter } from '../table.js';
import { Button } from './Button.js';

const FEW = 4; // so many answers stand in the bar itself; more are in the list

interface QuestionBarProps {
  readonly questions: readonly Question<GameTypes>[];
  readonly waiting: string | null; // what the others are deciding
  readonly waitingFor: number | null;
  readonly sitters: readonly Sitter[];
  readonly named: boolean; // several people share the screen: the question names whom it asks
  readonly selected: GameTypes['move'] | null;
  readonly hint: string | null;
  readonly extra: BarExtra<GameTypes>;
  readonly select: (decision: Decision, move: GameTypes['move'] | null) => void;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly explain: (refusal: Refusal) => void;
  readonly over: (() => void) | null; // the match is over: the way to the result
}

export function QuestionBar(props: QuestionBarProps) {
  const { questions, over } = props;
  const [question] = questions;
  if (over) {
    return (
      <Bar lit lead={<Glyph name="trophy" size={30} />} title="The match is over" note="Every card is on the table.">
        <Button go press={over} glyph="chart">
          See how it ended
        </Button>
      </Bar>
    );
  }
  if (!question) return <Waiting {...props} />;
  return <Asking key={question.decision.id} {...props} question={question} />;
}

function Waiting({ waiting, waitingFor, extra }: QuestionBarProps) {
  const lead = waitingFor === null ? null : <SeatShape seat={waitingFor} size={30} className="breathes" />;
  return <Bar lit={false} lead={lead} title={waiting ?? 'One moment…'} note={extra.figure ? null : 'The table goes on by itself.'} />;
}

function Asking({
  question,
  questions,
  sitters,
  named,
  selected,
  hint,
  extra,
  select,
  submit,
  explain,
}: QuestionBarProps & { readonly question: Question<GameTypes> }) {
  const [listed, setListed] = useState(false);
  const { decision } = question;
  const legal = question.choices.filter((choice) => choice.refusal === null);
  const chosen = selected === null ? undefined : legal.find((choice) => same(choice.move, selected));
  const beside = legal.filter((choice) => choice !== chosen && !extra.drawn?.(choice.move));
  const inBar = beside.length <= FEW ? beside : [];
  const hasList = legal.length > inBar.length + (chosen ? 1 : 0) || question.choices.length > legal.length;
  const note = hint
    ? `A sensible player would: ${lower(hint)}.`
    : (extra.note ?? (questions.length > 1 ? `${questions.length} questions wait for you.` : null));
  const who = named ? `${sitters[decision.seat]?.name}: ` : '';
  const only = legal.length === 1 && !chosen;
  return (
    <Bar
      lit
      lead={extra.figure}
      title={`${who}${question.words}`}
      note={note}
      below={listed && <AllMoves {...{ question, submit, explain }} />}
    >
      {hasList && (
        <button type="button" className="btn quietbtn" aria-expanded={listed} onClick={() => setListed(!listed)}>
          <Glyph name="list" size={18} />
          {listed ? 'Hide the list' : `All moves (${legal.length})`}
        </button>
      )}
      {inBar.map((choice) => (
        <Button key={choice.words} go={only} press={() => submit(decision, choice.move)}>
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
    </Bar>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface BarProps {
  readonly lit: boolean;
  readonly lead: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

function Bar({ lit, lead, title, note, below, children }: BarProps) {
  return (
    <section className={lit ? 'q' : 'q waits'} aria-label="Question">
      <div className="q-row">
        {lead && <div className="q-lead">{lead}</div>}
        <div className="q-text">
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className="q-buttons">{children}</div>
      </div>
      {below}
    </section>
  );
}

interface AllMovesProps {
  readonly question: Question<GameTypes>;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly explain: (refusal: Refusal) => void;
}

/** Every answer, numbered as the number keys play them; and what is not possible, with its reason. */
export function AllMoves({ question, submit, explain }: AllMovesProps) {
  const { decision, choices } = question;
  const legal = choices.filter((choice) => choice.refusal === null);
  const refused = choices.filter((choice) => choice.refusal !== null);
  return (
    <div className="moves">
      <ol>
        {legal.map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every question
          <li key={i}>
            <button type="button" className="move" onClick={() => submit(decision, choice.move)}>
              <b aria-hidden="true">{i + 1}</b>
              <span>{choice.words}</span>
            </button>
          </li>
        ))}
      </ol>
      {refused.length > 0 && (
        <details>
          <summary>{refused.length} not possible now: why?</summary>
          <ul>
            {refused.map((choice, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every question
              <li key={i}>
                <NotPossible choice={choice} explain={explain} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function NotPossible({ choice, explain }: { readonly choice: Choice<GameTypes>; readonly explain: (refusal: Refusal) => void }) {
  const { refusal, words } = choice;
  if (!refusal) return null;
  return (
    <button type="button" className="move no" onClick={() => explain(refusal)}>
      <Glyph name="lock" size={15} />
      <span>
        {words}: {refusal.because}
      </span>
    </button>
  );
}

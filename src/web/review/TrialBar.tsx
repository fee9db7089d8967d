/** The bar while a decision of the past is tried again: it asks as on the table, and then says how good the answer was. Nothing is stored. */
import type { GameTypes, Json } from '../../engine/game.js';
import { Bar } from '../kit/bar/Bar.js';
import type { Asks, Question, Said } from '../table.js';
import { headingOf, type SecondTry } from './trial.js';
import { REVIEW_WORDS as W } from './words.js';

interface TrialBarProps {
  readonly trial: SecondTry;
  readonly question: Question<GameTypes>;
  readonly asks: Asks<GameTypes>;
  readonly say: (move: Json) => Said;
  readonly when: string;
  readonly better: string; // how much better one of the answers is; '' where that is not known
  readonly isLast: boolean;
  readonly show: () => void;
  readonly listAll: () => void;
  readonly leave: () => void;
  readonly submit: (move: Json) => void;
  readonly next: () => void;
}

export function TrialBar({ trial, question, asks, say, when, better, isLast, show, listAll, leave, submit, next }: TrialBarProps) {
  const { chosen, answer } = trial;
  const back = { label: W.backToReview, press: leave };
  if (answer) {
    const { title, figure } = say(answer.move);
    const { weighed } = answer;
    const heading = headingOf(title, weighed) || W.weighing;
    const filled = weighed && { label: isLast ? W.backToResult : W.next, press: next };
    const words = weighed?.words ?? '';
    return <Bar state="question" asked={null} content={{ look: 'plain', figure, heading, words, quiet: back, filled }} />;
  }
  const legal = question.choices.filter(({ refusal }) => refusal === null);
  const said = chosen === null ? null : say(chosen);
  return (
    <Bar
      state="question"
      asked="trial"
      content={{
        look: 'lit',
        figure: said?.figure ?? asks.figure,
        heading: said?.title ?? W.again(when, asks.heading ?? question.words),
        signs: said?.signs ?? [],
        words: (
          <>
            <b>{better}</b> {W.againWords}
          </>
        ),
        list: legal.length > 2 ? { count: legal.length, open: listAll } : null,
        quiet: { label: W.showMe, press: show },
        also: back,
        filled: chosen === null || said === null ? 'choose' : { label: said.label, press: () => submit(chosen), glyph: 'check' },
      }}
    />
  );
}

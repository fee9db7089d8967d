/** The teacher's card over the table: one rule at a time, what to do now, and the way out. */
import { useState } from 'react';
import type { GameTypes } from '../../engine/game.js';
import { Glyph } from '../art/glyph.js';
import { Button } from '../kit/Button.js';
import { go, pathTo } from '../route.js';
import type { Question } from '../table.js';
import { type Guide, LEARNER, type Stage } from './guide.js';
import './guide.css';

interface GuideCardProps {
  readonly guide: Guide;
  readonly stage: Stage;
  readonly leave: () => void; // the farewell has been read
  readonly questions: readonly Question<GameTypes>[];
  readonly openRule: (clause: string) => void;
}

export function GuideCard({ guide, stage, leave, questions, openRule }: GuideCardProps) {
  if (stage.next === null) return <Farewell guide={guide} openRule={openRule} playOn={leave} />;
  return (
    <Teaching key={lessonAt(guide, stage)} guide={guide} stage={stage} todo={questions[0]?.choices[0]?.words ?? null} openRule={openRule} />
  );
}

/** While others answer, the card stays at the learner's next lesson. */
const lessonAt = ({ script }: Guide, { at }: Stage): number => script.findIndex(({ seat }, i) => i >= at && seat === LEARNER);

interface TeachingProps {
  readonly guide: Guide;
  readonly stage: Stage;
  readonly todo: string | null; // the answer to give; null while others are deciding
  readonly openRule: (clause: string) => void;
}

function Teaching({ guide, stage, todo, openRule }: TeachingProps) {
  const [read, setRead] = useState(0);
  const mine = guide.script.filter(({ seat }) => seat === LEARNER);
  const step = guide.script.slice(0, stage.at).filter(({ seat }) => seat === LEARNER).length;
  const lessons = mine[step]?.lessons ?? [];
  const lesson = lessons[read];
  const last = read >= lessons.length - 1;
  return (
    <section className="guide" aria-label="Guided round">
      <div className="guide-step">
        <Glyph name="rules" size={20} />
        <span>
          {step + 1}
          <span aria-hidden="true">/</span>
          <span className="unseen"> of </span>
          {mine.length}
        </span>
      </div>
      <div className="guide-words" aria-live="polite">
        {todo === null ? <p>Watch what the others do.</p> : lesson && <p>{lesson.words}</p>}
        {todo !== null && last && (
          <p className="guide-todo">
            <Glyph name="play" size={14} />
            <span>
              Your move: <b>{todo}</b>
            </span>
          </p>
        )}
      </div>
      <div className="guide-keys">
        {todo !== null && lesson && (
          <button type="button" className="guide-rule" onClick={() => openRule(lesson.clause)}>
            Rule {lesson.clause}
          </button>
        )}
        {todo !== null && !last && (
          <Button go press={() => setRead(read + 1)}>
            Next
          </Button>
        )}
        <Button press={() => go(pathTo.shelf())}>Leave</Button>
      </div>
    </section>
  );
}

interface FarewellProps {
  readonly guide: Guide;
  readonly openRule: (clause: string) => void;
  readonly playOn: () => void;
}

function Farewell({ guide: { farewell }, openRule, playOn }: FarewellProps) {
  return (
    <section className="guide" aria-label="Guided round">
      <div className="guide-step">
        <Glyph name="trophy" size={20} />
      </div>
      <div className="guide-words" aria-live="polite">
        <p>{farewell.words}</p>
      </div>
      <div className="guide-keys">
        <button type="button" className="guide-rule" onClick={() => openRule(farewell.clause)}>
          Rule {farewell.clause}
        </button>
        <Button go press={playOn}>
          Play on
        </Button>
        <Button press={() => go(pathTo.shelf())}>To the shelf</Button>
      </div>
    </section>
  );
}

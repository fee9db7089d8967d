/** The two things a table places and the page fills. */
import { memo, type ReactNode } from 'react';
import type { GameTypes } from '../../engine/game.js';
import type { JournalLine } from '../../match/picture.js';
import { useLater } from '../kit/after-picture.js';
import { Journal, JournalLines } from '../kit/Journal.js';
import { QuestionBar, type QuestionBarProps } from '../kit/QuestionBar.js';
import type { BarExtra } from '../table.js';

/** What the bar holds now: a question, or something else in its place. */
export type BarNow = { readonly asks: QuestionBarProps } | { readonly instead: ReactNode };

/** What the journal tells. A new one for every change, and only then: the lines are made when they are drawn. */
export interface JournalNow {
  readonly lines: () => readonly JournalLine[];
  readonly jump: (upTo: number) => void;
}

const NOTHING: BarExtra<GameTypes> = {};

export const barOf =
  (now: BarNow) =>
  (extra: BarExtra<GameTypes> = NOTHING): ReactNode =>
    'asks' in now ? <QuestionBar {...now.asks} extra={extra} /> : now.instead;

const Written = memo(function Written({ now }: { readonly now: JournalNow }) {
  return <JournalLines lines={now.lines()} jump={now.jump} />;
});

/** The position comes first; its line in the journal may follow a moment later. */
export function JournalBeside({ now }: { readonly now: JournalNow }) {
  const written = useLater(now);
  return (
    <Journal isBehind={written !== now}>
      <Written now={written} />
    </Journal>
  );
}

export function JournalInSheet({ now }: { readonly now: JournalNow }) {
  return (
    <div className="log">
      <Written now={now} />
    </div>
  );
}

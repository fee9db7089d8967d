/** The two things a table places and the page fills. They listen to the page themselves, so that the table is not drawn anew for their sake. */
import { createContext, memo, type ReactNode, use } from 'react';
import type { GameTypes } from '../../engine/game.js';
import { useLater } from '../kit/after-picture.js';
import { Journal, JournalLines } from '../kit/Journal.js';
import { QuestionBar, type QuestionBarProps } from '../kit/QuestionBar.js';
import type { JournalLine } from '../play/picture.js';
import type { BarExtra } from '../table.js';

/** What the bar holds now: a question, or something else in its place. */
export type BarNow = { readonly asks: QuestionBarProps } | { readonly instead: ReactNode };

/** What the journal tells. A new one for every change, and only then: the lines are made when they are drawn. */
export interface JournalNow {
  readonly lines: () => readonly JournalLine[];
  readonly jump: (upTo: number) => void;
}

export const BarSays = createContext<BarNow | null>(null);
export const JournalSays = createContext<JournalNow | null>(null);

const NOTHING: BarExtra<GameTypes> = {};

function BarSlot({ extra }: { readonly extra: BarExtra<GameTypes> }) {
  const says = use(BarSays);
  if (!says) return null;
  return 'asks' in says ? <QuestionBar {...says.asks} extra={extra} /> : says.instead;
}

export const bar = (extra: BarExtra<GameTypes> = NOTHING): ReactNode => <BarSlot extra={extra} />;

const Written = memo(function Written({ now }: { readonly now: JournalNow }) {
  return <JournalLines lines={now.lines()} jump={now.jump} />;
});

/** The position comes first; its line in the journal may follow a moment later. */
function JournalSlot() {
  const now = use(JournalSays);
  const written = useLater(now);
  return (
    written && (
      <Journal isBehind={written !== now}>
        <Written now={written} />
      </Journal>
    )
  );
}

export const journal: ReactNode = <JournalSlot />;

/** The journal as a sheet. */
export function JournalInSheet() {
  const now = use(JournalSays);
  return (
    now && (
      <div className="log">
        <Written now={now} />
      </div>
    )
  );
}

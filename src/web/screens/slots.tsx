/** The journal, which a table places and the page fills; with friends talk is its second tab. */
import { memo, type ReactNode, useState } from 'react';
import type { JournalLine } from '../../match/picture.js';
import { Glyph } from '../art/glyph.js';
import { useDeferred } from '../kit/after-paint.js';
import { Button } from '../kit/Button.js';
import { JournalLines } from '../kit/Journal.js';
import styles from './slots.module.css';

/** What the journal tells. A new one for every change, and only then: the lines are made when they are drawn. */
export interface JournalNow {
  readonly lines: () => readonly JournalLine[];
  readonly jump: (upTo: number) => void;
  readonly review: (() => void) | null; // the match is over, and can be looked back on
}

/** Talk beside the journal, with friends. */
export interface TalkNow {
  readonly unread: number;
  readonly panel: ReactNode;
}

const Written = memo(function Written({ now }: { readonly now: JournalNow }) {
  return (
    <>
      <JournalLines lines={now.lines()} jump={now.jump} />
      {now.review && (
        <Button glyph="chart" press={now.review}>
          Review
        </Button>
      )}
    </>
  );
});

interface JournalProps {
  readonly now: JournalNow;
  readonly talk: TalkNow | null;
  readonly first?: 'journal' | 'talk'; // the tab that is open at first
}

const TABS = [
  ['journal', 'log', 'Journal'],
  ['talk', 'talk', 'Talk'],
] as const;

/** The tabs and what is open of them. Without friends there is only the journal. */
function Tabbed({ now, talk, first = 'journal' }: JournalProps) {
  const [tab, setTab] = useState(first);
  if (!talk) return <Written now={now} />;
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label="Journal and talk">
        {TABS.map(([name, glyph, label]) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            <Glyph name={glyph} size={18} />
            {label}
            {name === 'talk' && talk.unread > 0 && (
              <b>
                {talk.unread}
                <span className="unseen"> unread</span>
              </b>
            )}
          </button>
        ))}
      </div>
      <div className={styles.open} role="tabpanel" aria-label={tab === 'talk' ? 'Talk' : 'Journal'}>
        {tab === 'talk' ? talk.panel : <Written now={now} />}
      </div>
    </>
  );
}

/** The position comes first; its line in the journal may follow a moment later. */
export function JournalBeside({ now, talk }: JournalProps) {
  const written = useDeferred(now);
  return (
    <aside className="panel log beside" aria-label="Journal" aria-busy={written !== now}>
      {!talk && (
        <h2>
          <Glyph name="log" size={18} />
          Journal
        </h2>
      )}
      <Tabbed now={written} talk={talk} />
    </aside>
  );
}

export function JournalInSheet(props: JournalProps) {
  return (
    <div className="log">
      <Tabbed {...props} />
    </div>
  );
}

/** The tabs of a phone: what lies on the table, one part at a time. Arrow keys go from one to the next. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ROWS, type Row } from '../face.js';
import { pileAt } from './places.js';
import tableCss from './table.module.css';
import { HOUSE, MINE, ROW_TABS } from './words.js';

export type Tab = 'house' | Row | 'mine';

const NAMES: Readonly<Record<Tab, string>> = { house: HOUSE, ...ROW_TABS, mine: MINE };
const TABS: readonly Tab[] = ['house', ...ROWS, 'mine'];

/** The tab where an answer of this place is given; null: it is on a paper of its own. */
export const tabOf = (place: string): Tab | null => TABS.find((tab) => NAMES[tab] === place) ?? null;

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly turn: (tab: Tab) => void;
  readonly dot: Tab | null; // what is proposed lies there
  readonly children: ReactNode; // at the end of them
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs({ tabs, tab, turn, dot, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const next = by === undefined ? undefined : tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className={tableCss.tabrow}>
      <div className={tableCss.tabs} role="tablist" aria-label="What lies on the table" ref={list} onKeyDown={step}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            tabIndex={tab === each ? 0 : -1}
            data-tab={each}
            data-dot={(dot === each && tab !== each) || undefined}
            {...(each === 'house' || each === 'mine' ? {} : { 'data-at': pileAt(each) })}
            onClick={() => turn(each)}
          >
            {NAMES[each]}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** A standing answer to black birds: this device remembers whether to leave the deck, shuffle it, or ask. */

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TableProps } from '../../../web/table.js';
import type { BirdTypes } from '../face.js';
import type { Asked } from './question.js';

const STANDING = ['keep', 'shuffle', 'ask'] as const;
type Standing = (typeof STANDING)[number];

const KEY = 'halcyon.bird.upset';
const listeners = new Set<() => void>();
let unsaved: Standing | null = null; // where the browser keeps nothing

function read(): Standing {
  if (unsaved !== null) return unsaved;
  try {
    const stored = localStorage.getItem(KEY);
    return STANDING.find((each) => each === stored) ?? 'keep';
  } catch {
    return 'keep';
  }
}

function write(standing: Standing): void {
  try {
    localStorage.setItem(KEY, standing);
  } catch {
    unsaved = standing;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useStanding(): readonly [Standing, (standing: Standing) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'ask'), write];
}

/** Gives the standing answer. Never twice in one turn: a question that comes back was taken back, and then the player wants to be asked. */
export function useStandingAnswer(asked: Asked | null, turn: number, submit: TableProps<BirdTypes>['submit']): void {
  const [standing] = useStanding();
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || asked.decision.kind !== 'upset' || standing === 'ask') return;
    const once = `${turn} ${asked.decision.seat}`;
    if (answered.current === once) return;
    const choice = asked.choices.find(({ move, refusal }) => move.t === standing && refusal === null);
    if (choice === undefined) return;
    answered.current = once;
    submit(asked.decision, choice.move);
  }, [asked, standing, turn, submit]);
}

const WORDS: Readonly<Record<Standing, string>> = { keep: 'always leave it', shuffle: 'always shuffle', ask: 'ask me' };

/** The order of a deck is unknown either way, so one answer may stand for the whole match. */
export function StandingChoice({ className }: { readonly className: string | undefined }) {
  const [standing, setStanding] = useStanding();
  return (
    <label className={className}>
      Next time a black bird comes{' '}
      <select value={standing} onChange={(event) => setStanding(STANDING.find((each) => each === event.target.value) ?? 'ask')}>
        {STANDING.map((each) => (
          <option key={each} value={each}>
            {WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

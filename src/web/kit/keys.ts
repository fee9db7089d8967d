/** The keyboard at the table: numbers play listed moves, a slash finds one among many, letters open things. Typing is left alone. */
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Decision, GameTypes } from '../../engine/game.js';
import type { Question } from '../table.js';

type Act = 'hint' | 'undo' | 'rules' | 'journal' | 'score' | 'help' | 'text' | 'escape';

const LETTERS: Readonly<Record<string, Act>> = {
  h: 'hint',
  u: 'undo',
  r: 'rules',
  j: 'journal',
  s: 'score',
  t: 'text',
  '?': 'help',
  Escape: 'escape',
};

const DIGITS = '1234567890';

/** The key that plays the answer at this place of the list; beyond ten there is none. */
export const keyOf = (place: number): string => DIGITS.charAt(place);

/** Opens the list of all moves where it is closed, and puts the cursor into the field that finds one: at once, before the next letter comes. */
function findMove(): void {
  const list = document.querySelector<HTMLButtonElement>('.q [aria-expanded="false"]');
  if (list) flushSync(() => list.click());
  document.querySelector<HTMLInputElement>('.moves input')?.focus();
}

interface Keys {
  readonly questions: readonly Question<GameTypes>[];
  readonly selected: GameTypes['move'] | null;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly act: Readonly<Record<Act, () => void>>;
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export function useKeys({ questions, selected, submit, act }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return; // a sheet has the keyboard
      const [question] = questions;
      const what = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const place = event.key.length === 1 ? DIGITS.indexOf(event.key) : -1;
      const chosen = place < 0 ? undefined : question?.choices.filter((choice) => choice.refusal === null)[place];
      if (question && chosen) submit(question.decision, chosen.move);
      else if (question && event.key === 'Enter' && selected !== null && event.target === document.body)
        submit(question.decision, selected);
      else if (event.key.toLowerCase() === 'l') document.querySelector<HTMLButtonElement>('.q [aria-expanded]')?.click();
      else if (event.key === '/') findMove();
      else if (what) act[what]();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

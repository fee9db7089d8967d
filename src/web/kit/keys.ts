/** The keyboard at the table: numbers play listed moves, a slash finds one among many, letters open things. Typing is left alone. */
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Decision, GameTypes } from '../../engine/game.js';
import type { Question } from '../table.js';
import type { Able } from './actions.js';

const DIGITS = '1234567890';

/** The key that plays the answer at this place of the list; beyond ten there is none. */
export const keyOf = (place: number): string => DIGITS.charAt(place);

/** The place in the list that a key stands for; -1: none. */
export const placeOfKey = (key: string): number => (key.length === 1 ? DIGITS.indexOf(key) : -1);

interface Keys {
  readonly question: Question<GameTypes> | undefined;
  readonly act: GameTypes['move'] | null; // what the filled button plays
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly read: (() => void) | null; // goes on to the next lesson
  readonly actions: readonly Able[];
  readonly list: () => void; // opens all moves
  readonly back: () => void; // closes what is open, or chooses nothing
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const PRESSES = 'button, a, summary, [role="button"]'; // what Enter presses by itself

export function useKeys({ question, act, submit, read, actions, list, back }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return; // a sheet has the keyboard
      const action = actions.find(({ key }) => key === event.key.toLowerCase());
      const place = placeOfKey(event.key);
      const numbered = place < 0 ? undefined : question?.choices.filter((choice) => choice.refusal === null)[place];
      const onButton = event.target instanceof Element && event.target.closest(PRESSES) !== null;
      if (question && numbered) submit(question.decision, numbered.move);
      else if (question && event.key === 'Enter' && act !== null && !onButton) submit(question.decision, act);
      else if (event.key === 'Enter' && read && !onButton) read();
      else if (event.key === '/') {
        flushSync(list); // the field is there at once, before the next letter comes
        document.querySelector<HTMLInputElement>('dialog[open] input[type="search"]')?.focus();
      } else if (event.key === 'Escape') back();
      else if (action) action.perform();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Hands on a scene: whoever touches what is legal in the coming question ends the scene and chooses it; any other tap or key goes on to the next beat. What waits for a hand goes on when that thing is touched. */
import { useEffect } from 'react';
import type { Decision, GameTypes } from '../../../engine/game.js';
import type { Question } from '../../table.js';
import { isTyping, placeOfKey } from '../keys.js';

type Move = GameTypes['move'];

export interface SceneHands {
  readonly coming: readonly Question<GameTypes>[]; // what will be asked after the scene
  readonly placesOf: (move: Move, decision: Decision) => readonly string[]; // the `data-at` names that choose a move, the likeliest first
  readonly select: (decision: Decision, move: Move, at?: string) => void;
  readonly awaits: string | null; // the `data-at` of what the scene waits for
  readonly nextBeat: () => void;
  readonly skipScene: () => void;
}

interface Chosen {
  readonly decision: Decision;
  readonly move: Move;
}

/** The answer that a place stands for: of several the one for which it is the likeliest. */
export function choiceAt({ coming, placesOf }: Pick<SceneHands, 'coming' | 'placesOf'>, at: string): Chosen | null {
  const fitting = coming.flatMap(({ decision, choices }) =>
    choices.flatMap(({ move, refusal }) => {
      const rank = refusal === null ? placesOf(move, decision).indexOf(at) : -1;
      return rank < 0 ? [] : [{ decision, move, rank }];
    }),
  );
  return fitting.sort((a, b) => a.rank - b.rank)[0] ?? null;
}

/** Buttons that are no place of the board keep their own meaning: skip, the menus, what lies on a sheet. */
const hasItsOwnMeaning = (thing: Element): boolean =>
  thing.closest('[data-at]') === null && thing.closest('button, a, input, select, textarea, summary, [role="button"], dialog') !== null;

/** Other things may lie on the one that is meant: markers ride on the wheel. */
const liesAt = ({ clientX, clientY }: MouseEvent, at: string): boolean =>
  document.elementsFromPoint(clientX, clientY).some((thing) => thing.closest('[data-at]')?.getAttribute('data-at') === at);

export function useSceneHands(hands: SceneHands | null): void {
  useEffect(() => {
    if (!hands) return;
    const take = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const tap = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || hasItsOwnMeaning(event.target)) return;
      if (hands.awaits !== null) {
        take(event);
        if (liesAt(event, hands.awaits)) hands.nextBeat();
        return;
      }
      const at = event.target.closest('[data-at]')?.getAttribute('data-at') ?? null;
      const chosen = at === null ? null : choiceAt(hands, at);
      take(event);
      if (chosen && at !== null) hands.select(chosen.decision, chosen.move, at);
      else hands.nextBeat();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target) || MODIFIERS.has(event.key)) return;
      if (document.querySelector('dialog[open]')) return; // a sheet has the keyboard
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && event.target instanceof Element && hasItsOwnMeaning(event.target)) return;
      const [question] = hands.coming;
      const chosen = question?.choices.filter(({ refusal }) => refusal === null)[placeOfKey(event.key)];
      take(event);
      if (question && chosen && hands.awaits === null) hands.select(question.decision, chosen.move);
      else if (event.key === 'Escape') hands.skipScene();
      else hands.nextBeat();
    };
    window.addEventListener('click', tap, true);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('click', tap, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [hands]);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** Hands on a scene: whoever touches what is legal in the coming question ends the scene and chooses it; any other tap or key goes on to the next beat. What waits for a hand goes on when that thing is touched. */
import { useEffect } from 'react';
import type { Decision, GameTypes } from '../../../engine/game.js';
import type { Question } from '../../table.js';
import { isTyping, placeOfKey } from '../keys.js';
import type { Point, Rect } from './flight.js';

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

const BESIDE = 2.5; // times as far from its middle as its edge

/** On the thing or just beside it: what is drawn is larger than the place of its middle, and others may lie on it, as markers on a wheel. */
export function liesAt({ x, y }: Point, place: Rect): boolean {
  const [dx, dy] = [x - place.x - place.width / 2, y - place.y - place.height / 2];
  return Math.hypot(dx, dy) <= (BESIDE * Math.max(place.width, place.height)) / 2;
}

/** The place of this name that is drawn; a shape of the page may show none, and then any touch will do. */
function placeNamed(at: string): DOMRect | null {
  const things = [...document.querySelectorAll(`[data-at=${JSON.stringify(at)}]`)];
  return things.find((thing) => thing.getClientRects().length > 0)?.getBoundingClientRect() ?? null;
}

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
        const place = placeNamed(hands.awaits);
        if (place === null || liesAt({ x: event.clientX, y: event.clientY }, place)) hands.nextBeat();
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

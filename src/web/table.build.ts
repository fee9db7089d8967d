/** A drawn table for tests: a question as the screen gives it, who sits around, and the page as text. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Decision, Game, GameTypes, Seat, State } from '../engine/game.js';
import { mine, viewFor } from '../engine/view.js';
import type { Choice, Question, Sitter, TableProps } from './table.js';

/** Everything that could be answered: what is legal, and then what is not with its reason. */
export function askedBy<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Decision<T['kind']>,
  names: readonly string[],
): Question<T> {
  const view = viewFor(state, decision.seat);
  const words = (move: T['move']) => game.words.move(view, decision, move, names);
  const refused: Choice<T>[] = [];
  const legal = game.moves(state.shared, mine(state, decision.seat), decision, (move, refusal) =>
    refused.push({ move, words: words(move), refusal }),
  );
  const choices = [...legal.map((move) => ({ move, words: words(move), refusal: null })), ...refused];
  return { decision, words: game.words.question(view, decision, names), choices };
}

/** Me at one seat, bots at the others. */
export const sittersOf = (names: readonly string[], me: Seat | null): readonly Sitter[] =>
  names.map((name, seat) => ({
    name,
    kind: seat === me ? 'me' : 'bot',
    thinking: false,
    presence: 'here',
    clock: null,
    asks: false,
    says: null,
  }));

export const nothing = (): void => undefined;
/** Hands that hold nothing and do nothing. */
export const HANDS = { chosen: null, proposed: null, select: nothing, submit: nothing, explain: nothing };

/** As text in which quotation marks stand for themselves. */
export const drawnAs = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

type Laid<T extends GameTypes> = Pick<TableProps<T>, 'view' | 'sitters' | 'questions' | 'me'> & Partial<TableProps<T>>;

/** The page of a table at which somebody plays. */
export const tablePage = <T extends GameTypes>(Table: ComponentType<TableProps<T>>, laid: Laid<T>): string =>
  drawnAs(createElement(Table, { ...HANDS, form: 'play', pace: 1, bar: () => null, journal: null, ...laid }));

/** The buttons of a page, each with all that is said about it. */
export const buttons = (page: string): string[] => page.match(/<button.*?<\/button>/gs) ?? [];

/** A failure should not print the whole page. */
export const says = (page: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? page.includes(words) : words.test(page);

/** Everything one can do at a table or in a review besides playing: one list, from which top bar, menu, keyboard and help are made. */
import type { GlyphName } from '../art/glyph.js';

export interface Action {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly key?: string;
  readonly help?: string; // what the key does
  readonly bar?: string; // it stands in the top bar, with this class
  readonly menu?: string; // it stands in the menu, with this class
  readonly stays?: true; // opens in place of the menu instead of after it
}

/** In the order of top bar, menu and help. */
const ACTIONS = [
  { name: 'lessons', glyph: 'close', label: 'Leave the lessons', menu: '' },
  { name: 'list', glyph: 'list', label: 'All moves', key: 'l', help: 'all moves' },
  { name: 'undo', glyph: 'undo', label: 'Take back', key: 'u', help: 'take back', bar: '' },
  { name: 'hint', glyph: 'hint', label: 'Hint', key: 'h', help: 'a hint: the best move and why', bar: 'beside', menu: 'folded' },
  { name: 'journal', glyph: 'log', label: 'Journal', key: 'j', help: 'the journal', bar: 'folded' },
  { name: 'rules', glyph: 'rules', label: 'Rules', key: 'r', help: 'the rules', bar: 'beside', menu: 'folded', stays: true },
  { name: 'replay', glyph: 'play', label: 'Replay', menu: '' },
  { name: 'score', glyph: 'chart', label: 'Score', key: 's', help: 'the score, line by line', menu: '', stays: true },
  { name: 'people', glyph: 'people', label: 'People', menu: '' },
  { name: 'text', glyph: 'text', label: 'Text mode', key: 't', help: 'text mode on and off', menu: '' },
  { name: 'help', glyph: 'question', label: 'Help', key: '?', help: 'this page', menu: '', stays: true },
  { name: 'settings', glyph: 'gear', label: 'Settings', menu: '', stays: true },
  { name: 'more', glyph: 'more', label: 'More', bar: '' },
] as const satisfies readonly Action[];

export type ActionName = (typeof ACTIONS)[number]['name'];

/** What an action does now, and what differs from the list; null: it cannot be done. */
export type Doing = (Partial<Pick<Action, 'label' | 'bar'>> & { readonly perform: () => void }) | null;

export type Able = Action & { readonly perform: () => void };

/** The actions that can be done now, in order. */
export const actionsNow = (doings: Readonly<Partial<Record<ActionName, Doing>>>): readonly Able[] =>
  ACTIONS.flatMap((action: Action & { readonly name: ActionName }) => {
    const doing = doings[action.name];
    return doing ? [{ ...action, ...doing }] : [];
  });

/** The keys of Help: those of actions, after those that play. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1 – 9, 0', 'play that move of the list, 0 the tenth'],
  ['/', 'find a move by its words; Enter plays it'],
  ['Enter', 'press the filled button'],
  ['Space', 'the next thing that is told'],
  ['Z', 'look closer at a card; the arrows leaf through all of them'],
  ...ACTIONS.flatMap((action: Action) => (action.key && action.help ? [[action.key.toUpperCase(), action.help] as const] : [])),
  ['← →', 'in a replay or a review: one step back or on'],
  ['N, T', 'in a review: the next mistake, and to try it again'],
  ['Page ↑ ↓', 'in a review: the moment before or after'],
  ['Esc', 'close what is open'],
];

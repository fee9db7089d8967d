/** The smallest game there is: all in turn nod three times. Nothing is hidden, nothing can be chosen, and null is a move. */
import { ask } from '../decisions.js';
import type { Game } from '../game.js';

export interface NodTypes {
  shared: { seats: number; nods: number };
  own: Readonly<Record<string, never>>;
  dark: Readonly<Record<string, never>>;
  kind: 'nod';
  move: null;
  options: Readonly<Record<string, never>>;
  event: Readonly<{ type: 'nodded'; seat: number }>;
}

export const nod: Game<NodTypes> = {
  id: 'nod',
  about: { title: 'Nod', line: 'All nod.', credits: 'Made for the tests.', minutes: 1 },
  rules: 2,
  seats: { min: 1, max: 3 },
  longest: 9,
  options: {},
  facts: { hides: false, simultaneous: false },
  reveals: {},
  words: {
    question: () => 'Do you nod?',
    move: () => 'Nod',
    event: ({ seat }, names) => `${names[seat]} nods.`,
    table: ({ shared }) => [{ heading: 'Nods', lines: [`${shared.nods}`] }],
  },
  setup({ seats, rules }) {
    return {
      rules,
      asked: 1,
      open: [{ id: 0, seat: 0, kind: 'nod', veiled: false }],
      shared: { seats, nods: 0 },
      own: Array.from({ length: seats }, () => ({})),
      dark: {},
    };
  },
  moves: () => [null],
  apply(s, { seat }, _move, x) {
    s.shared.nods++;
    x.tell?.({ type: 'nodded', seat });
    if (s.shared.nods < 3 * s.shared.seats) ask(s, (seat + 1) % s.shared.seats, 'nod');
  },
  clone: (s) => ({ ...s, open: s.open.slice(), shared: { ...s.shared } }),
  imagine: ({ rules, asked, open, shared, others }) => ({
    rules,
    asked,
    open: open.map((d) => ({ ...d, kind: 'nod' })),
    shared: { ...shared },
    own: others.map(() => ({})),
    dark: {},
  }),
  scores: ({ seats }) => Array.from({ length: seats }, () => ({ total: 0, lines: [], tieBreakers: [] })),
  estimate: () => 0.5,
  suggest: () => null,
  check() {},
};

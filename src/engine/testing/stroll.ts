/** A game without an end, for tests of long matches: all walk at once, each step draws, and now and then somebody has no choice. */
import { ask } from '../decisions.js';
import type { Game } from '../game.js';

export interface StrollTypes {
  shared: { place: number }; // depends on every step before it
  own: Readonly<Record<string, never>>;
  dark: Readonly<Record<string, never>>;
  kind: 'step' | 'stumble';
  move: number;
  options: Readonly<Record<string, never>>;
  event: Readonly<{ type: 'stepped'; seat: number }>;
}

export const stroll: Game<StrollTypes> = {
  id: 'stroll',
  about: { title: 'Stroll', line: 'All walk.', credits: 'Made for the tests.', minutes: 1 },
  rules: 1,
  seats: { min: 1, max: 3 },
  longest: 1e9,
  options: {},
  facts: { hides: false, simultaneous: true },
  reveals: {},
  words: {
    question: () => 'Where to?',
    move: (move) => `By ${move}`,
    event: ({ seat }, names) => `${names[seat]} walks.`,
    table: ({ shared }) => [{ heading: 'Place', lines: [`${shared.place}`] }],
  },
  setup({ seats, rules }) {
    return {
      rules,
      asked: seats,
      open: Array.from({ length: seats }, (_, seat) => ({ id: seat, seat, kind: 'step', veiled: false })),
      shared: { place: 1 },
      own: Array.from({ length: seats }, () => ({})),
      dark: {},
    };
  },
  moves: (_shared, _mine, { kind }) => (kind === 'step' ? [1, 2, 3] : [0]),
  apply(s, { seat }, move, x) {
    s.shared.place = (s.shared.place * 31 + move * 7 + x.chance.int(1000)) % 1_000_003;
    x.tell?.({ type: 'stepped', seat });
    ask(s, seat, s.shared.place % 6 === 0 ? 'stumble' : 'step');
  },
  clone: (s) => ({ ...s, open: s.open.slice(), shared: { ...s.shared } }),
  imagine: ({ rules, asked, open, shared, others }) => ({
    rules,
    asked,
    open: open.map((d) => ({ ...d, kind: d.kind === 'stumble' ? 'stumble' : 'step' })),
    shared: { ...shared },
    own: others.map(() => ({})),
    dark: {},
  }),
  scores: () => [],
  estimate: () => 0.5,
  suggest: () => 1,
  check() {},
};

/** The drawn table: every legal answer can be touched, everything has its place, and every sign stands in the dictionary. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sittersOf, tablePage } from '../../../web/table.build.js';
import type { Form, TableProps } from '../../../web/table.js';
import type { RainbowTypes } from '../rules/types.js';
import { say, scenes, signs, Table, zoom } from './index.js';
import { NAMES, type Position, positions } from './table.build.js';

function drawn({ question, view }: Omit<Position, 'tale'>, more: Partial<TableProps<RainbowTypes>> = {}): string {
  return tablePage(Table, {
    view,
    sitters: sittersOf(NAMES.slice(0, view.shared.players.length), 0),
    questions: [question],
    me: question.decision.seat,
    bar: () => createElement('p', null, 'the bar'),
    journal: createElement('p', null, 'the journal'),
    ...more,
  });
}

const all = (page: string, attribute: string): string[] =>
  [...page.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].flatMap(([, value]) => value ?? []);

describe('every kind of question', () => {
  for (const [seats, preset] of [
    [1, 'standard'],
    [2, 'choice'],
    [3, 'choice'],
    [6, 'standard'],
  ] as const) {
    it(`with ${seats} at the table and the ${preset} rules can be answered where it is told that it can`, () => {
      const seen = new Map<string, number>();
      const known = new Set(signs.map(({ id }) => id));
      for (const position of positions({ seats, preset, seed: `drawn ${seats}`, most: 500 })) {
        const { question, view } = position;
        const { kind } = question.decision;
        const times = seen.get(kind) ?? 0;
        seen.set(kind, times + 1);
        if (times >= 2) continue;
        const page = drawn(position);
        const there = all(page, 'data-at');
        const faults: string[] = there.filter((at, i) => there.indexOf(at) !== i).map((at) => `two things at ${at}`);
        const touchable = page.match(/<button.*?<\/button>/gs) ?? [];
        for (const { move, words, refusal } of question.choices) {
          const said = say(move, question.decision, view);
          for (const at of said.at ?? []) if (!there.includes(at)) faults.push(`${words}: no ${at}`);
          if (refusal === null && !touchable.some((button) => button.includes(words))) faults.push(`not to be touched: ${words}`);
        }
        for (const sign of all(page, 'data-sign')) if (!known.has(sign)) faults.push(`no sign ${sign}`);
        for (const thing of all(page, 'data-zoom')) if (zoom(thing, view) === null) faults.push(`nothing to see: ${thing}`);
        expect(faults, kind).toEqual([]);
      }
      for (const kind of ['wheel', 'track', 'after-spin']) expect([...seen.keys()]).toContain(kind);
    });
  }

  it('is answered by one thing at a time: what is chosen is marked, and so is what is proposed', () => {
    for (const position of positions({ seats: 3, seed: 'marks', most: 200 })) {
      if (position.question.decision.kind !== 'move-button') continue;
      const [keep, button] = position.question.choices.map(({ move }) => move);
      if (keep === undefined || button === undefined) throw new Error('the button may stay or move');
      const marks = (page: string, mark: string) => all(page, 'data-mark').filter((each) => each === mark).length;
      const proposes = drawn(position, { proposed: keep });
      expect([marks(proposes, 'proposed'), marks(proposes, 'chosen')]).toEqual([1, 0]);
      const chosen = drawn(position, { proposed: keep, chosen: { move: button, at: null } });
      expect([marks(chosen, 'proposed'), marks(chosen, 'chosen')]).toEqual([0, 1]);
      return;
    }
    throw new Error('nobody was asked about the button');
  });
});

describe('a scene', () => {
  it('moves pieces only between places that the table has', () => {
    for (const seats of [1, 4]) {
      for (const { tale, question, view } of positions({ seats, seed: `places ${seats}`, most: 50 })) {
        if (tale === null || tale.steps.length === 0) continue;
        const there = new Set(['away', ...all(drawn({ question, view }), 'data-at')]);
        const names = scenes(tale).flatMap(({ at, pieces }) => [...at, ...pieces.flatMap(({ from, via = [], to }) => [from, ...via, to])]);
        expect(names.filter((name) => !there.has(name))).toEqual([]);
      }
    }
  });
});

describe('the forms of the table', () => {
  const [position] = [...positions({ seats: 4, seed: 'forms', most: 60 })].slice(-1);
  if (position === undefined) throw new Error('no position');
  const form = (name: Form, more: Partial<TableProps<RainbowTypes>> = {}) => drawn(position, { form: name, questions: [], ...more });

  it('a picture of a position has everybody in a strip, and neither bar nor journal', () => {
    const page = form('short');
    expect(all(page, 'data-at').filter((at) => at.startsWith('seat:'))).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3']);
    expect(page).not.toContain('the bar');
    expect(page).not.toContain('the journal');
  });

  it('a television has fixed seats, marks who is on turn, and has no side of its own', () => {
    const page = form('watch', { me: null });
    const deciding = position.view.open[0]?.seat ?? 0;
    expect(page).toContain('the bar');
    expect(page).toContain(`data-at="seat:${deciding}" data-deciding="true"`);
    expect(all(page, 'data-at').filter((at) => at.startsWith('seat:'))).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3']);
    expect(page).not.toContain('Hang-ups and saved cards');
  });
});

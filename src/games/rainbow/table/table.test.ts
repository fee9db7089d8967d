/** The drawn table offers every legal answer as something to touch or leaves it to the question bar, and its numbers add up. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import type { BarExtra, Choice, Question, TableProps } from '../../../web/table.js';
import { rainbow } from '../index.js';
import { NOWHERE } from '../rules/board.js';
import type { RainbowDecision, RainbowState, RainbowTypes } from '../rules/types.js';
import { nextLandings } from './advice.js';
import { Table } from './index.js';

const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve', 'Finn'];

function asked(state: RainbowState, decision: RainbowDecision): Question<RainbowTypes> {
  const view = viewFor(state, decision.seat);
  const words = (move: RainbowTypes['move']) => rainbow.words.move(view, decision, move, NAMES);
  const refused: Choice<RainbowTypes>[] = [];
  const legal = rainbow.moves(state.shared, mine(state, decision.seat), decision, (move, refusal) =>
    refused.push({ move, words: words(move), refusal }),
  );
  const choices = [...legal.map((move) => ({ move, words: words(move), refusal: null })), ...refused];
  return { decision, words: rainbow.words.question(view, decision, NAMES), choices };
}

const nothing = (): void => undefined;
const plain = (page: string): string => page.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function drawn(state: RainbowState, question: Question<RainbowTypes>): { readonly page: string; readonly extra: BarExtra<RainbowTypes> } {
  const { seat } = question.decision;
  let extra: BarExtra<RainbowTypes> = {};
  const props: TableProps<RainbowTypes> = {
    view: viewFor(state, seat),
    sitters: state.shared.players.map((_, i) => ({ name: NAMES[i] ?? '', kind: i === seat ? 'me' : 'bot', thinking: false })),
    questions: [question],
    happenings: [],
    selected: null,
    select: nothing,
    submit: nothing,
    explain: nothing,
    pace: 1,
    me: seat,
    bar: (given = {}) => {
      extra = given;
      return createElement('div', null, given.figure, given.note);
    },
    journal: null,
  };
  return { page: plain(renderToStaticMarkup(createElement(Table, props))), extra };
}

const buttons = (page: string): string[] => page.match(/<button.*?<\/button>/gs) ?? [];

describe('every kind of question', () => {
  for (const [seats, preset] of [
    [1, 'standard'],
    [3, 'choice'],
    [6, 'standard'],
  ] as const) {
    it(`with ${seats} at the table and the ${preset} rules can be answered by touch`, () => {
      const table = begin(rainbow, { seats, seed: seedFrom(`drawn ${seats}`), options: { preset } });
      const chance = quickChance(seats);
      const seen = new Map<string, number>();
      for (let entry = 0; table.state.open.length > 0 && entry < 500; entry++) {
        const decision = table.state.open[0];
        if (decision === undefined) break;
        const times = seen.get(decision.kind) ?? 0;
        seen.set(decision.kind, times + 1);
        if (times < 2) {
          const question = asked(table.state, decision);
          const { page, extra } = drawn(table.state, question);
          const touchable = buttons(page);
          for (const { move, words, refusal } of question.choices) {
            const there = touchable.some((button) => button.includes(refusal === null ? words : refusal.because));
            const inTheBar = extra.drawn?.(move) !== true; // the bar offers whatever the table does not claim to draw
            expect(there || inTheBar, `${decision.kind}: ${words}`).toBe(true);
            if (move.t === 'spin' || move.t === 'go' || move.t === 'off') expect(there, words).toBe(true);
          }
        }
        answer(table, decision.id, sensibleBot(rainbow, viewFor(table.state, decision.seat), decision, chance));
      }
      for (const kind of ['wheel', 'track', 'after-spin']) expect([...seen.keys()]).toContain(kind);
    });
  }
});

describe('numbers', () => {
  it('the chances of the next landing add up to one, wherever a marker stands', () => {
    const table = begin(rainbow, { seats: 4, seed: seedFrom('landings') });
    const chance = quickChance(4);
    let checked = 0;
    for (let entry = 0; table.state.open.length > 0 && entry < 400; entry++) {
      const decision = table.state.open[0];
      if (decision === undefined) break;
      for (const player of table.state.shared.players) {
        if (player.track === NOWHERE) continue;
        const sum = nextLandings(table.state.shared, player).reduce((total, each) => total + each.chance, 0);
        expect(sum).toBeCloseTo(1, 12);
        checked++;
      }
      answer(table, decision.id, sensibleBot(rainbow, viewFor(table.state, decision.seat), decision, chance));
    }
    expect(checked).toBeGreaterThan(100);
  });
});

/** The drawn farm offers every legal answer as something to touch, and gives its reasons. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import { given, play } from '../farm.build.js';
import { farm } from '../index.js';
import type { FarmDecision, FarmOptions, FarmState, FarmTypes } from '../rules/types.js';
import { drawn } from './asked.js';
import { facts, Table, zoom } from './index.js';

const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve', 'Finn'];
const nothing = (): void => undefined;

function asked(state: FarmState, decision: FarmDecision): Question<FarmTypes> {
  const view = viewFor(state, decision.seat);
  const words = (move: FarmTypes['move']) => farm.words.move(view, decision, move, NAMES);
  const refused: Choice<FarmTypes>[] = [];
  const legal = farm.moves(state.shared, {}, decision, (move, refusal) => refused.push({ move, words: words(move), refusal }));
  const choices = [...legal.map((move) => ({ move, words: words(move), refusal: null })), ...refused];
  return { decision, words: farm.words.question(view, decision, NAMES), choices };
}

const first = (state: FarmState): FarmDecision => {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
};

function page(state: FarmState, questions: readonly Question<FarmTypes>[], more: Partial<TableProps<FarmTypes>> = {}): string {
  const seat = questions[0]?.decision.seat ?? 0;
  const props: TableProps<FarmTypes> = {
    view: viewFor(state, seat),
    sitters: state.shared.farmers.map((_, i) => ({ name: NAMES[i] ?? '', kind: i === seat ? 'me' : 'bot', thinking: false })),
    questions,
    happenings: [],
    selected: null,
    select: nothing,
    submit: nothing,
    explain: nothing,
    pace: 1,
    me: seat,
    bar: (extra) => createElement('div', null, extra?.figure, extra?.note),
    journal: null,
    ...more,
  };
  return renderToStaticMarkup(createElement(Table, props)).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const asks = (state: FarmState, more: Partial<TableProps<FarmTypes>> = {}): string => page(state, [asked(state, first(state))], more);
const says = (text: string, words: string): boolean => text.includes(words); // a failure should not print the whole page
const buttons = (text: string): string[] => text.match(/<button.*?<\/button>/gs) ?? [];

const ALL: Partial<FarmOptions> = { sheep: true, meatFeed: true, breeding: true, farmerActions: 2 };
const MATCHES: readonly (readonly [seats: number, options: Partial<FarmOptions>])[] = [
  [1, {}],
  [2, ALL],
  [3, { market: 'open', farmerConvert: 'labour', feedMode: 'whole' }],
  [6, { preset: 'balanced' }],
];

describe('every position of a match', () => {
  it.each(MATCHES)('with %i at the table has a button for each legal answer (%o)', (seats, options) => {
    const table = begin(farm, { seats, seed: seedFrom(`drawn ${seats}`), options: { rounds: 6, ...options } });
    const chance = quickChance(seats);
    const seen = new Map<string, number>();
    for (let entry = 0; table.state.open.length > 0 && entry < 260; entry++) {
      const decision = first(table.state);
      const times = seen.get(decision.kind) ?? 0;
      seen.set(decision.kind, times + 1);
      if (times < 2) {
        const question = asked(table.state, decision);
        const touchable = buttons(page(table.state, [question]));
        for (const { words, move } of question.choices.filter(({ refusal }) => refusal === null)) {
          if (drawn(move))
            expect(
              touchable.some((button) => button.includes(words)),
              words,
            ).toBe(true);
        }
      }
      const byHand = decision.kind === 'feed' && entry % 3 > 0;
      const [feed] = farm.moves(table.state.shared, {}, decision);
      const move = byHand && feed !== undefined ? feed : sensibleBot(farm, viewFor(table.state, decision.seat), decision, chance);
      answer(table, decision.id, move);
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['buy', 'place', 'farm', 'feed', 'eat', 'butcher']));
  });
});

describe('what the table says', () => {
  it('an animal that is too dear says how much is missing', () => {
    const state = given({ at: 'buy', market: { cow: 1, goose: 2 }, farmers: [{ money: 5 }, {}] });
    const text = asks(state);
    expect(says(text, 'needs $3 more')).toBe(true);
    expect(says(text, 'A cow costs $8; you have $5.')).toBe(true);
  });

  it('buying the animal that reaches a threshold shows the happiness', () => {
    const state = given({ at: 'buy', market: { horse: 1 }, farmers: [{ money: 45 }, {}] });
    const text = asks(state, { selected: { t: 'buy', kind: 'horse' } });
    expect(says(text, '$35 left. Your 1st horse')).toBe(true);
    expect(says(text, '$35 after')).toBe(true);
  });

  it('placing lays a heat map over the farm, and a square without room says why', () => {
    const state = given({ at: 'buy', market: { cow: 1 }, farmers: [{ money: 20 }, {}] });
    play(state, 'buy cow');
    const text = asks(state, { selected: { t: 'place', at: 'c2' } });
    expect(says(text, 'In reach of c2: 23 it eats, where mouths want 4; no bugs. As things stand full tonight: 2 milk.')).toBe(true);
    expect(says(text, 'A cow needs room 3; a1 (forest) has room 2.')).toBe(true);
  });

  it('feeding shows its result before it is confirmed, and each animal can be taken over', () => {
    const state = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [0, 'cow', 'b1'],
        [1, 'cow', 'e4'],
      ],
    });
    const text = asks(state);
    expect(says(text, 'Open the gates: feed all')).toBe(true);
    expect(says(text, 'Left to themselves: 2 full, 1 full but upset by bugs, 0 hungry; 6 eggs.')).toBe(true);
    expect(says(text, 'Feed a goose on c2')).toBe(true);
    expect(says(text, "Ada's 2 geese, will be full")).toBe(true);
  });

  it('the herd table knows the next threshold', () => {
    const state = given({
      at: 'farm',
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
      ],
    });
    expect(says(asks(state), '4 cows, 1 happiness, next at 7')).toBe(true);
  });

  it('the chart tells what each round has brought', () => {
    const state = given({ at: 'farm' });
    const story = () => [
      { entry: -1, event: { type: 'round', round: 1, of: 12, first: 0 } as const, words: '' },
      { entry: 0, event: { type: 'sell', seat: 0, item: 'egg', n: 4, money: 4 } as const, words: '' },
    ];
    expect(says(asks(state, { story }), 'You earned round 1: $4')).toBe(true);
  });

  it('nothing glows while others decide, and for a spectator', () => {
    const state = given({ at: 'buy', market: { cow: 1 } });
    expect(says(page(state, [], { me: 1 }), 'hf-legal')).toBe(false);
    expect(says(page(state, [], { me: null }), 'hf-legal')).toBe(false);
    expect(says(page(state, [], { me: null }), 'Your farm')).toBe(false);
  });

  it('alone there are stars to win', () => {
    const state = given({ seats: 1, at: 'farm', farmers: [{ money: 60 }] });
    expect(says(asks(state), '1 of 5 stars with 4 happiness')).toBe(true);
    expect(says(asks(state), '3 more happiness for 2 stars.')).toBe(true);
  });

  it('at the end every herd is counted for every farmer', () => {
    const state = given({ at: 'over', animals: [[1, 'horse', 'c2', 2]] });
    expect(says(page(state, []), 'The year')).toBe(true);
    expect(buttons(page(state, [])).some((button) => button.includes('hf-legal'))).toBe(false);
  });

  it('the top bar is told the round and who begins', () => {
    const state = given({ seats: 3, at: 'farm', round: 5 });
    expect(facts(viewFor(state, 0), NAMES)).toEqual(['Round 5 of 12', 'You begin this round']);
    expect(facts(viewFor(state, 1), NAMES)).toEqual(['Round 5 of 12', 'Ada begins this round']);
  });

  it('animals and land can be seen from near, with their figures', () => {
    const view = viewFor(given({ at: 'farm' }), 0);
    expect(zoom('animal goose', view)?.title).toBe('Goose');
    expect(renderToStaticMarkup(createElement('div', null, zoom('land field', view)?.words))).toContain('1 grain a round, up to 4');
    expect(zoom('something else', view)).toBeNull();
  });
});

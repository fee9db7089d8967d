/** The drawn farm offers every legal answer as something to touch, gives its reasons, and has four forms. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { askedBy, buttons, drawnAs, says, sittersOf, tablePage } from '../../../web/table.build.js';
import type { Question, TableProps } from '../../../web/table.js';
import { given, play, question } from '../farm.build.js';
import { farm } from '../index.js';
import { NAMES, OPTIONS, playMatch } from '../played.build.js';
import type { FarmDecision, FarmState, FarmTypes, Move } from '../rules/types.js';
import { drawn } from './asked.js';
import { facts, Table, zoom } from './index.js';
import { placesOf } from './places.js';

const questionFor = (state: FarmState, decision: FarmDecision): Question<FarmTypes> => askedBy(farm, state, decision, NAMES);

function page(state: FarmState, questions: readonly Question<FarmTypes>[], more: Partial<TableProps<FarmTypes>> = {}): string {
  const me = questions[0]?.decision.seat ?? 0;
  return tablePage(Table, {
    view: viewFor(state, me),
    sitters: sittersOf(NAMES.slice(0, state.shared.farmers.length), me),
    questions,
    me,
    bar: () => createElement('p', null, 'the bar'),
    ...more,
  });
}

const asks = (state: FarmState, move: Move | null = null, more: Partial<TableProps<FarmTypes>> = {}): string =>
  page(state, [questionFor(state, question(state))], { chosen: move === null ? null : { move, at: null }, ...more });
const marked = (text: string, mark: string): string[] => buttons(text).filter((button) => button.includes(`data-mark="${mark}"`));

describe('every position of a match', () => {
  it.each([1, 2, 3, 6].map((seats, i) => [seats, OPTIONS[i] ?? {}] as const))(
    'with %i at the table has a button for each legal answer, at the place the bar names (%o)',
    (seats, options) => {
      const seen = new Map<string, number>();
      playMatch({ seats, seed: 'drawn', options, upTo: 3 }, null, {
        asked: (state, decision) => {
          const times = seen.get(decision.kind) ?? 0;
          seen.set(decision.kind, times + 1);
          if (times > 0) return;
          const asked = questionFor(state, decision);
          const legal = asked.choices.filter(({ refusal, move }) => refusal === null && drawn(move));
          const touchable = marked(page(state, [asked]), 'legal');
          for (const { words, move } of legal) {
            const there = touchable.some(
              (button) => button.includes(words) && placesOf(move).some((name) => button.includes(`data-at="${name}"`)),
            );
            expect(there, words).toBe(true);
          }
        },
      });
      expect([...seen.keys()]).toEqual(expect.arrayContaining(['buy', 'place', 'farm', 'feed', 'butcher', ...(seats > 1 ? ['eat'] : [])]));
    },
  );
});

describe('what the table says', () => {
  it('an animal that is too dear says how much is missing', () => {
    const state = given({ at: 'buy', market: { cow: 1, goose: 2 }, farmers: [{ money: 5 }, {}] });
    const text = asks(state);
    expect(says(text, '$3 more')).toBe(true);
    expect(says(text, 'A cow costs $8; you have $5.')).toBe(true);
  });

  it('the first market shows no happiness lost by paying', () => {
    const state = given({ at: 'buy', market: { cow: 1, goose: 2, horse: 1 } });
    expect(says(asks(state), 'data-tone="loss"')).toBe(false);
    expect(says(asks(state), '+1</span>')).toBe(true); // the horse
    expect(says(asks(given({ at: 'buy', market: { cow: 1 }, round: 12 })), 'data-tone="loss"')).toBe(true);
  });

  it('a chosen animal is marked alone, and the purse shows what is left', () => {
    const state = given({ at: 'buy', market: { horse: 1, goose: 1 }, farmers: [{ money: 45 }, {}] });
    const text = asks(state, { t: 'buy', kind: 'horse' });
    expect(marked(text, 'chosen')).toHaveLength(1);
    expect(says(text, '$35 after')).toBe(true);
  });

  it('what the bar proposes is marked as proposed, until something is chosen', () => {
    const state = given({ at: 'sell', farmers: [{ egg: 6 }] });
    const proposed: Move = { t: 'sell', item: 'egg', n: 'all' };
    expect(marked(asks(state, null, { proposed }), 'proposed')).toHaveLength(1);
    expect(marked(asks(state, { t: 'sell', item: 'egg', n: 1 }, { proposed }), 'proposed')).toHaveLength(0);
  });

  it('placing lays a map over the farm that says how the animal would fare, and a square without room says why', () => {
    const state = given({ at: 'buy', market: { cow: 1 }, farmers: [{ money: 20 }, {}] });
    play(state, 'buy cow');
    const text = asks(state, { t: 'place', at: 'c2' });
    expect(says(text, 'a cow here: full and calm')).toBe(true);
    expect(says(text, 'a cow here: full, but upset by bugs')).toBe(true);
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
    expect(says(text, '2 full and calm')).toBe(true);
    expect(says(text, '1 full, but upset by bugs')).toBe(true);
    expect(says(text, 'Feed a goose on c2')).toBe(true);
    expect(says(text, "Ada's 2 geese, will be full and calm")).toBe(true);
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

  it('the chart tells what each round has brought, with its scale', () => {
    const state = given({ at: 'farm' });
    const story = () => [
      { entry: -1, event: { type: 'round', round: 1, of: 12, first: 0 } as const, words: '' },
      { entry: 0, event: { type: 'sell', seat: 0, item: 'egg', n: 14, money: 14 } as const, words: '' },
    ];
    expect(says(asks(state, null, { story }), 'You earned round 1: $14, spent $0')).toBe(true);
    expect(says(asks(state, null, { story }), 'earned to $14')).toBe(true);
  });

  it('nothing is marked while others decide, and for a spectator', () => {
    const state = given({ at: 'buy', market: { cow: 1 } });
    expect(says(page(state, [], { me: 1 }), 'data-mark')).toBe(false);
    expect(says(page(state, [], { me: null }), 'data-mark')).toBe(false);
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
    expect(says(page(state, []), 'data-mark')).toBe(false);
  });

  it('the top bar is told the round and who begins', () => {
    const state = given({ seats: 3, at: 'farm', round: 5 });
    expect(facts(viewFor(state, 0), NAMES)).toEqual(['Round 5 of 12', 'You begin this round']);
    expect(facts(viewFor(state, 1), NAMES)).toEqual(['Round 5 of 12', 'Ada begins this round']);
  });

  it('animals and land can be seen from near, with their figures', () => {
    const view = viewFor(given({ at: 'farm' }), 0);
    expect(zoom('animal goose', view)?.title).toBe('Goose');
    expect(drawnAs(createElement('div', null, zoom('land field', view)?.words))).toContain('1 grain a round, up to 4');
    expect(zoom('something else', view)).toBeNull();
  });
});

describe('the other forms', () => {
  const state = given({ seats: 3, at: 'feed', animals: [[1, 'cow', 'e4', 2]] });

  it('a picture of a position has all farmers and the land, and no bar', () => {
    const text = page(state, [], { form: 'short' });
    for (const seat of [0, 1, 2]) expect(says(text, `data-at="seat:${seat}"`)).toBe(true);
    expect(says(text, "Ben's 2 cows")).toBe(true);
    expect(says(text, 'the bar')).toBe(false);
  });

  it('a television has the bar and the step of the round, and nothing to touch but the land', () => {
    const text = page(state, [questionFor(state, question(state))], { form: 'watch', me: null });
    expect(says(text, 'the bar')).toBe(true);
    expect(says(text, 'aria-current="step"')).toBe(true);
    expect(says(text, 'data-mark')).toBe(false);
    expect(says(text, 'Show this farm')).toBe(false);
  });
});

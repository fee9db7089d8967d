/** The drawn table offers every legal answer as something to touch, and gives every refusal its reason. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import { given } from '../bird.build.js';
import { bird } from '../index.js';
import type { BirdDecision, BirdState, BirdTypes } from '../rules/types.js';
import { facts, Table } from './index.js';

const LONG = 120; // decisions: far enough for every kind of question
const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve'];

function asked(state: BirdState, decision: BirdDecision): Question<BirdTypes> {
  const view = viewFor(state, decision.seat);
  const words = (move: BirdTypes['move']) => bird.words.move(view, decision, move, NAMES);
  const refused: Choice<BirdTypes>[] = [];
  const legal = bird.moves(state.shared, mine(state, decision.seat), decision, (move, refusal) =>
    refused.push({ move, words: words(move), refusal }),
  );
  const choices = [...legal.map((move) => ({ move, words: words(move), refusal: null })), ...refused];
  return { decision, words: bird.words.question(view, decision, NAMES), choices };
}

const nothing = (): void => undefined;

function drawn(state: BirdState, questions: readonly Question<BirdTypes>[], more: Partial<TableProps<BirdTypes>> = {}): string {
  const seat = questions[0]?.decision.seat ?? 0;
  const props: TableProps<BirdTypes> = {
    view: viewFor(state, seat),
    sitters: state.shared.players.map((_, i) => ({ name: NAMES[i] ?? '', kind: i === seat ? 'me' : 'bot', thinking: false })),
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

/** A failure should not print the whole page. */
const says = (page: string, words: string): boolean => page.includes(words);

/** The buttons of the page, each with all that is said about it. */
const buttons = (page: string): string[] => page.match(/<button.*?<\/button>/gs) ?? [];

describe('every position of a match', () => {
  for (const seats of [1, 2, 3, 5]) {
    it(`with ${seats} at the table has a button for each legal answer and a reason for each other`, () => {
      const table = begin(bird, { seats, seed: seedFrom(`drawn ${seats}`), options: { redOptional: true, firstPlayer: 0 } });
      const chance = quickChance(seats);
      const kinds = new Set<string>();
      const seen = new Set<string>();
      for (let entry = 0; table.state.open.length > 0 && entry < LONG; entry++) {
        const decision = table.state.open[0];
        if (decision === undefined) break;
        kinds.add(decision.kind);
        const question = asked(table.state, decision);
        const offered = question.choices.map(({ words, refusal }) => (refusal === null ? words : refusal.because)).join();
        const touchable = seen.has(offered) ? [] : buttons(drawn(table.state, [question]));
        for (const { words, refusal } of seen.has(offered) ? [] : question.choices) {
          const wanted = refusal === null ? words : refusal.because;
          expect(
            touchable.some((button) => button.includes(wanted)),
            wanted,
          ).toBe(true);
        }
        seen.add(offered); // drawn once is enough
        answer(table, decision.id, sensibleBot(bird, viewFor(table.state, decision.seat), decision, chance));
      }
      expect(kinds).toContain('main');
      expect(kinds).toContain(seats === 1 ? 'soothe' : 'again');
    });
  }
});

describe('what the table says', () => {
  const main = (state: BirdState): Question<BirdTypes> => {
    const decision = state.open[0];
    if (decision === undefined) throw new Error('nothing is asked');
    return asked(state, decision);
  };

  it('a card that is too dear says how much is missing', () => {
    const state = given({ players: [{ row: ['clover'] }, {}], field: ['bird2', 'gold', 'clover'], asks: 'main' });
    const page = drawn(state, [main(state)]);
    expect(says(page, 'needs 2 more')).toBe(true);
    expect(says(page, 'needs 1 more')).toBe(true);
  });

  it('a closed ring says plainly that a card must be taken, and please is shut', () => {
    const state = given({ players: [{ row: ['clover', 'gold'] }, {}], asks: 'main' });
    const page = drawn(state, [main(state)]);
    expect(says(page, '3 power: you must take a card')).toBe(true);
    expect(says(page, '3 of 3 clover power: must take a card')).toBe(true);
    expect(says(page, 'aria-label="Say please"')).toBe(false);
  });

  it('nothing glows while others decide', () => {
    const state = given({ players: [{}, {}], asks: 'main' });
    const page = drawn(state, [], { me: 1 });
    expect(says(page, 'bt-legal')).toBe(false);
    expect(says(page, 'to move')).toBe(true);
  });

  it('the chosen card is marked with more than a colour', () => {
    const state = given({ players: [{ row: ['clover'] }, {}], asks: 'main' });
    const page = drawn(state, [main(state)], { selected: { t: 'take', card: 'bird1' } });
    expect(says(page, 'aria-pressed="true"')).toBe(true);
    expect(says(page, 'bt-pick')).toBe(true);
    expect(says(page, 'with the bird')).toBe(true);
  });

  it('a table that keeps its counts closed shows neither odds nor contents', () => {
    const state = given({ players: [{}, {}], options: { openCounts: false }, asks: 'main' });
    const page = drawn(state, [main(state)]);
    expect(says(page, 'bt-odds')).toBe(false);
    expect(says(page, 'bt-tally')).toBe(false);
    expect(says(page, 'remembers the cards')).toBe(true);
  });

  it('the top bar is told the turn, the pile and the place in the order of play', () => {
    const { shared } = given({ players: [{}, {}, {}, {}], pile: ['clover', 'gold'] });
    const view = { ...viewFor(given({ players: [{}, {}, {}, {}], pile: ['clover', 'gold'] }), 1), shared };
    expect(facts(view)).toEqual(['Turn 0', '2 cards in the pile', 'You play second of four']);
  });

  it('at the end every card counts and the winner is named, by bird cards if birds are equal', () => {
    const state = given({ players: [{ deck: ['bird2'] }, { deck: ['bird1', 'bird1'] }], field: [], pile: [] });
    const page = drawn(state, []);
    expect(says(page, 'All your cards')).toBe(true);
    expect(page.match(/most birds/g)).toHaveLength(1);
    expect(page.indexOf('most birds')).toBeLessThan(page.indexOf('All your cards')); // Ben's panel comes first
  });

  it('alone, fortune shows its pile, the next sweep and the stars', () => {
    const state = given({ players: [{}], fortune: { pile: ['clover', 'bird1', 'red', 'clover'] }, field: ['bird2'], asks: 'main' });
    const page = drawn(state, [main(state)]);
    expect(says(page, 'Fortune pile: 4 cards')).toBe(true);
    expect(says(page, '<b>50%</b>')).toBe(true);
    expect(says(page, '1 of 5 stars')).toBe(true);
    expect(says(page, '<b>4 turns</b>, with 2 birds now')).toBe(true);
  });
});

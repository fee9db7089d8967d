/** The drawn table offers every legal answer as something to touch, and gives every refusal its reason. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { same } from '../../../engine/json.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { askedBy, buttons, says, sittersOf, tablePage } from '../../../web/table.build.js';
import type { Question, TableProps } from '../../../web/table.js';
import { given } from '../bird.build.js';
import { bird } from '../index.js';
import type { BirdDecision, BirdState, BirdTypes } from '../rules/types.js';
import { ask, facts, say, Table } from './index.js';

const LONG = 120; // decisions: far enough for every kind of question
const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve'];

const asked = (state: BirdState, decision: BirdDecision): Question<BirdTypes> => askedBy(bird, state, decision, NAMES);

function drawn(state: BirdState, questions: readonly Question<BirdTypes>[], more: Partial<TableProps<BirdTypes>> = {}): string {
  const me = questions[0]?.decision.seat ?? 0;
  return tablePage(Table, {
    view: viewFor(state, me),
    sitters: sittersOf(NAMES.slice(0, state.shared.players.length), me),
    questions,
    me,
    bar: () => createElement('div', { 'data-bar': '' }),
    journal: createElement('div', { 'data-journal': '' }),
    ...more,
  });
}

/** Answers that nothing on the table stands for. The quiet button and the list of all moves give them too. */
function untouchable(state: BirdState, question: Question<BirdTypes>): string[] {
  const touchable = buttons(drawn(state, [question]));
  const { skip } = ask(question, viewFor(state, question.decision.seat));
  const faults: string[] = [];
  for (const { move, words, refusal } of question.choices) {
    const at = say(move, question.decision, viewFor(state, question.decision.seat)).at ?? [];
    const found = at.map((place) => touchable.find((button) => button.includes(`data-at="${place}"`)));
    const isThere = (button: string | undefined) =>
      button?.includes('data-mark="legal"') || (refusal !== null && button?.includes(refusal.because)); // another answer may lie at the same place
    if (!(skip && same(skip, move)) && !found.every(isThere))
      faults.push(`${refusal === null ? 'cannot be touched' : 'has no reason'}: ${words}`);
  }
  return faults;
}

describe('every position of a match', () => {
  for (const seats of [1, 2, 3, 5]) {
    it(`with ${seats} at the table can be touched for each legal answer that is not the quiet one, and has a reason for each other that lies there`, () => {
      const table = begin(bird, { seats, seed: seedFrom(`drawn ${seats}`), options: { redOptional: true, firstPlayer: 0 } });
      const chance = quickChance(seats);
      const kinds = new Set<string>();
      const seen = new Set<string>();
      const faults: string[] = [];
      for (let entry = 0; table.state.open.length > 0 && entry < LONG; entry++) {
        const decision = table.state.open[0];
        if (decision === undefined) break;
        kinds.add(decision.kind);
        const question = asked(table.state, decision);
        const offered = question.choices.map(({ words, refusal }) => (refusal === null ? words : refusal.because)).join();
        if (!seen.has(offered)) faults.push(...untouchable(table.state, question));
        seen.add(offered); // drawn once is enough
        answer(table, decision.id, sensibleBot(bird, viewFor(table.state, decision.seat), decision, chance));
      }
      expect(faults).toEqual([]);
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
    expect(says(page, 'The ring is closed')).toBe(true);
    expect(says(page, 'Say please: not now. With 3 or more clover power you must take a card')).toBe(true);
    expect(ask(main(state), viewFor(state, 0))).not.toHaveProperty('skip');
  });

  it('nothing glows while others decide', () => {
    const state = given({ players: [{}, {}], asks: 'main' });
    const page = drawn(state, [], { me: 1 });
    expect(says(page, 'data-mark')).toBe(false);
    expect(says(page, 'to move')).toBe(true);
  });

  it('the chosen card is marked with more than a colour', () => {
    const state = given({ players: [{ row: ['clover'] }, {}], asks: 'main' });
    const page = drawn(state, [main(state)], { chosen: { move: { t: 'take', card: 'bird1' }, at: 'slot:0' } });
    expect(says(page, 'aria-pressed="true"')).toBe(true);
    expect(says(page, 'data-mark="chosen"')).toBe(true);
    expect(says(page, 'with the bird')).toBe(true);
  });

  it('of two equal cards only the one that was touched is chosen', () => {
    const state = given({ players: [{ row: ['clover'] }, {}], field: ['bird1', 'gold', 'bird1'], asks: 'main' });
    const chosenAt = (at: string | null) => {
      const page = drawn(state, [main(state)], { chosen: { move: { t: 'take', card: 'bird1' }, at } });
      return buttons(page).flatMap((button) =>
        button.includes('data-mark="chosen"') ? (button.match(/data-at="([^"]*)"/)?.[1] ?? []) : [],
      );
    };
    expect(chosenAt('slot:2')).toEqual(['slot:2']);
    expect(chosenAt(null)).toEqual(['slot:0']); // from a list: the first
  });

  it('a table that keeps its counts closed shows neither odds nor contents', () => {
    const state = given({ players: [{}, {}], options: { openCounts: false }, asks: 'main' });
    const page = drawn(state, [main(state)]);
    expect(says(page, '<dt>')).toBe(false);
    expect(says(page, 'Cards it comes from')).toBe(false);
    expect(says(page, 'Pile with')).toBe(false);
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

describe('what the bar is told', () => {
  const state = given({ players: [{ row: ['clover', 'gold'] }, {}], asks: 'main' });
  const decision = state.open[0];
  if (decision === undefined) throw new Error('nothing is asked');

  it('of a card is what it costs and brings, and what becomes of the row', () => {
    expect(say({ t: 'take', card: 'gold' }, decision, viewFor(state, 0))).toMatchObject({
      label: 'Take gold clover',
      title: 'Gold clover',
      place: 'The field',
      at: ['slot:4'],
      signs: [
        { sign: 'cost', figure: '2 of 3' },
        { sign: 'power', figure: '+2', tone: 'gain' },
      ],
      words: '1 unused, your row goes back into your deck',
    });
  });

  it('is please by routine only where no card can be taken', () => {
    const none = given({ players: [{}, {}], field: ['bird2', 'gold'], asks: 'main' });
    const some = given({ players: [{}, {}], field: ['bird2', 'clover'], asks: 'main' });
    const asks = (s: BirdState) => (s.open[0] ? ask(asked(s, s.open[0]), viewFor(s, 0)) : null);
    expect(asks(none)).toMatchObject({ usual: { t: 'pass' }, heading: '0 power: nothing comes for it' });
    expect(asks(some)).toMatchObject({ usual: undefined, skip: { t: 'pass' }, heading: '0 power: take a card, or say please?' });
  });
});

describe('the forms of the table', () => {
  const state = given({ players: [{ row: ['clover'] }, {}, {}], asks: 'main' });

  it('a picture of a position has all seats, and neither bar nor journal nor mat', () => {
    const page = drawn(state, [], { form: 'short' });
    for (const seat of [0, 1, 2]) expect(says(page, `data-at="seat:${seat}"`)).toBe(true);
    for (const part of ['data-bar', 'data-journal', 'Your row']) expect(says(page, part)).toBe(false);
  });

  it('a television shows all seats and the bar, and nobody’s own side', () => {
    const page = drawn(state, [], { form: 'watch', me: null });
    for (const seat of [0, 1, 2]) expect(says(page, `data-at="seat:${seat}"`)).toBe(true);
    expect(says(page, 'data-bar')).toBe(true);
    expect(says(page, 'next flip')).toBe(false);
  });
});

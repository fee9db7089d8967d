/** The drawn table offers every legal answer as something to touch, and gives every refusal its reason. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { askedBy, buttons, drawnAs, HANDS, nothing, says, sittersOf, tablePage } from '../../../web/table.build.js';
import type { Question, TableProps } from '../../../web/table.js';
import { pursuit } from '../index.js';
import { edition, given } from '../pursuit.build.js';
import { cardOf, idOf } from '../rules/cards.js';
import type { Move, PursuitDecision, PursuitState, PursuitTypes } from '../rules/types.js';
import { Desk } from './desk.js';
import { facts, Table, zoom } from './index.js';
import { Stations } from './life.js';
import { askedNow, handOf } from './question.js';

const LONG = 90; // decisions: far enough for every kind of question
const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev'];

const asked = (state: PursuitState, decision: PursuitDecision): Question<PursuitTypes> => askedBy(pursuit, state, decision, NAMES);

function drawn(state: PursuitState, questions: readonly Question<PursuitTypes>[], more: Partial<TableProps<PursuitTypes>> = {}): string {
  const me = questions[0]?.decision.seat ?? 0;
  return tablePage(Table, {
    view: viewFor(state, me),
    sitters: sittersOf(NAMES.slice(0, state.shared.players.length), me),
    questions,
    me,
    ...more,
  });
}

/** A card as it lies opened. */
function opened(state: PursuitState, question: Question<PursuitTypes>, card: string): string {
  const { seat } = question.decision;
  const now = askedNow([question], state.shared, seat);
  const desk = createElement(Desk, {
    card: cardOf(edition, card),
    shared: state.shared,
    seat,
    sitters: sittersOf(NAMES, null),
    asked: now,
    hand: handOf(HANDS, now),
    left: false,
    close: nothing,
  });
  return drawnAs(desk);
}

/** The cards a move can be found on. */
const cardsIn = (move: Move, job: string | null): readonly string[] =>
  move.t === 'promote'
    ? [move.to, ...(job === null ? [] : [job])]
    : move.t === 'retire'
      ? job === null
        ? []
        : [job]
      : 'card' in move
        ? [move.card]
        : [];

describe('every position of a match', () => {
  for (const [seats, options] of [
    [1, {}],
    [2, { negativeSthSurcharge: true, sthDiscountScope: 'allProjects' }],
    [4, { traitChoice: 'open8', headhunter: true }],
  ] as const) {
    it(`with ${seats} at the table has a button for each legal answer and a reason for each other, on the table or on the opened card`, () => {
      const table = begin(pursuit, { seats, seed: seedFrom(`drawn ${seats}`), options });
      const chance = quickChance(seats);
      const kinds = new Set<string>();
      for (let entry = 0; table.state.open.length > 0 && entry < LONG; entry++) {
        const [decision] = table.state.open;
        if (decision === undefined) break;
        if (!kinds.has(decision.kind) || entry % 30 === 0) {
          const question = asked(table.state, decision);
          const onTable = buttons(drawn(table.state, [question])).join('\n');
          const { job } = table.state.shared.players[decision.seat] ?? { job: -1 };
          const held = job < 0 ? null : idOf(edition, job);
          const desks = new Map<string, string>();
          const desk = (card: string): string => {
            const page = desks.get(card) ?? opened(table.state, question, card);
            desks.set(card, page);
            return page;
          };
          for (const { move, words, refusal } of question.choices) {
            if (move.t === 'retire' && held === null) continue; // a job one does not have lies nowhere
            const wanted = refusal === null ? words : refusal.because;
            const found = says(onTable, wanted) || cardsIn(move, held).some((card) => says(desk(card), wanted));
            expect(found, `${decision.kind}: ${wanted}`).toBe(true);
          }
        }
        kinds.add(decision.kind);
        answer(table, decision.id, sensibleBot(pursuit, viewFor(table.state, decision.seat), decision, chance));
      }
      expect(kinds).toContain('turn');
      expect(kinds).toContain('trait');
    });
  }
});

const first = (state: PursuitState): Question<PursuitTypes> => {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nothing is asked');
  return asked(state, decision);
};

describe('what the table says', () => {
  it('a room one has been in warns of the stress, and everybody’s hourglasses stand in it', () => {
    const state = given({ people: [{ on: { study: 1 } }, { on: { study: 2 } }] });
    const page = drawn(state, [first(state)]);
    expect(says(page, '1 stress for coming again. Ada 1 hourglass, Ben 2 hourglasses')).toBe(true);
  });

  it('a room that would kill says so', () => {
    const state = given({ people: [{ on: { study: 1 }, stress: 14 }] });
    expect(says(drawn(state, [first(state)]), 'deadly')).toBe(true);
  });

  it('a card that is too dear shows what is missing', () => {
    const state = given({ people: [{ knowledge: 1 }], row: ['J01'] });
    const page = drawn(state, [first(state)]);
    expect(says(page, 'Lab Assistant, job')).toBe(true);
    expect(says(page, '2 Knowledge short')).toBe(true);
  });

  it('an opened card tells for each rung what it leaves, and what happiness spares', () => {
    const state = given({ people: [{ sth: 1, knowledge: 2, creativity: 5 }], row: ['S01'] });
    const page = opened(state, first(state), 'S01');
    expect(says(page, 'happiness spares 1')).toBe(true);
    expect(says(page, 'Leaves 2 Knowledge, 2 Creativity')).toBe(true); // level 2: 4 Creativity, 1 spared
    expect(says(page, 'Missing: ')).toBe(true);
  });

  it('upkeep is one screen with a balance that is red where it would not do', () => {
    const state = given({
      people: [
        {
          money: 2,
          front: [
            ['I06', 2],
            ['I01', 2],
          ],
        },
      ],
      ask: 'upkeep',
    });
    const player = state.shared.players[0];
    if (player) player.bills = player.items;
    const page = drawn(state, [first(state)]);
    expect(says(page, 'what do you keep up?')).toBe(true);
    expect(says(page, 'Keeping all leaves')).toBe(true);
    expect(says(page, ' too few')).toBe(true);
    expect(page.match(/Let it go/g)).toHaveLength(2);
  });

  it('the payment panel lists every way, what it pays and what it leaves', () => {
    const state = given({ people: [{ sth: 1, knowledge: 3, creativity: 3, front: [['P01', 1]] }], ask: 'payment' });
    state.shared.pending = { t: 'advance', card: 'P01' };
    const page = drawn(state, [first(state)]);
    expect(says(page, 'Happy people pay less')).toBe(true);
    expect(says(page, 'Pay 1 Knowledge less. Leaves 2 Knowledge, 1 Creativity')).toBe(true);
    expect(says(page, 'keeps most for what comes next')).toBe(true);
  });

  it('nothing glows while others decide, and a spectator sees the table from the first seat', () => {
    const state = given({ people: [{}, {}], row: ['P01'] });
    expect(says(drawn(state, [], { me: 1 }), 'data-mark')).toBe(false);
    expect(says(drawn(state, [], { me: null }), 'aria-label="Ada"')).toBe(true);
  });

  it('at the end every life is told, and so it is on the page of the result', () => {
    const state = given({
      people: [
        { lth: 12, dead: true, front: ['I06'] },
        { lth: 3, dead: true },
      ],
    });
    state.shared.phase = 'over';
    state.open.pop();
    expect(says(drawn(state, []), 'The lives')).toBe(true);
    const props = { view: viewFor(state, null), names: NAMES, turned: null };
    const told = (viewer: number | null) => drawnAs(createElement(Stations, { ...props, viewer }));
    expect(says(told(null), 'The life of Ada')).toBe(true); // the happiest
    expect(says(told(1), 'The life of Ben')).toBe(true);
    expect(says(told(null), 'Died alone, and nothing left undone.')).toBe(true);
  });

  it('on a television and beside a text nothing can be chosen', () => {
    const state = given({ people: [{ on: { study: 1 } }, {}], row: ['P01'] });
    for (const form of ['watch', 'short'] as const) {
      const page = drawn(state, [first(state)], { form });
      expect(says(page, 'data-board')).toBe(true);
      expect(says(page, 'data-mark')).toBe(false);
    }
  });

  it('the top bar is told the round and the age', () => {
    const state = given({ people: [{}], round: 3 });
    expect(facts(viewFor(state, 0))).toEqual(['Round 3 of 8', 'Adult, age 35']);
  });

  it('a card can be looked at from near, and nothing else can', () => {
    const view = viewFor(given({ people: [{}] }), 0);
    expect(zoom(String(cardOf(edition, 'P01')), view)).toMatchObject({ title: 'Write Fiction', clause: '5.4' });
    expect(zoom('nonsense', view)).toBeNull();
  });
});

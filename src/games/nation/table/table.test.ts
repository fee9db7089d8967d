/** The drawn table offers every legal answer as something to touch, gives every refusal its reason, and shows nobody's secrets. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { begin, step } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import { askedBy, buttons, drawnAs, HANDS, nothing, says, sittersOf, tablePage } from '../../../web/table.build.js';
import type { Question, TableProps } from '../../../web/table.js';
import { nation } from '../index.js';
import { ALL, edition, given } from '../nation.build.js';
import { CARDS } from '../rules/data.js';
import { faceOf } from '../rules/deck.js';
import { ROLE_SETS } from '../rules/options.js';
import { ownAt, playerAt } from '../rules/table.js';
import type { Move, NationDecision, NationState, NationTypes } from '../rules/types.js';
import { askedNow, type Opened, visitAt } from './asked.js';
import { ask, facts, say, Table, zoom } from './index.js';
import { Panel } from './panel.js';
import { lanesFor } from './track.js';

const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve'];

const asked = (state: NationState, decision: NationDecision): Question<NationTypes> => askedBy(nation, state, decision, NAMES);

function drawn(state: NationState, questions: readonly Question<NationTypes>[], more: Partial<TableProps<NationTypes>> = {}): string {
  const me = more.me === undefined ? (questions[0]?.decision.seat ?? 0) : more.me;
  return tablePage(Table, {
    view: viewFor(state, me),
    sitters: sittersOf(NAMES.slice(0, state.shared.players.length), me),
    questions,
    bar: (tiles) => createElement('div', null, tiles),
    ...more,
    me,
  });
}

/** Everything that can be opened over the town, drawn at once. */
function panels(state: NationState, question: Question<NationTypes>): string {
  const { seat } = question.decision;
  const opened: Opened[] = [
    ...state.shared.players.flatMap((_, at): Opened[] => (at === seat ? [] : [{ what: 'mat', seat: at }])),
    ...(['firstAid', 'help', 'wellTravelled'] as const).map((card): Opened => ({ what: 'card', card })),
    ...(['work', 'upgrade', 'enjoy', 'medicine', 'makeLoan'] as const).map((act): Opened => ({ what: 'act', act })),
  ];
  const all = opened.map((each) =>
    createElement(Panel, {
      key: JSON.stringify(each),
      view: viewFor(state, seat),
      side: seat,
      sitters: sittersOf(NAMES.slice(0, state.shared.players.length), seat),
      asked: askedNow([question]),
      tap: HANDS,
      opened: each,
      open: nothing,
    }),
  );
  return drawnAs(createElement('div', null, all));
}

/** Counted with a stepper: the button of the panel speaks of one number at a time. */
const isCounted = (move: Move): boolean => move.t === 'visit' || move.t === 'makeLoan';

/** Asked and answered in the bar alone. */
const isReaction = (move: Move): boolean => ['vaccine', 'reshuffle', 'gift', 'cure'].includes(move.t);

describe('every position of a match', () => {
  for (const roles of ROLE_SETS) {
    it(`with ${roles} has a button for each legal answer`, () => {
      const seats = roles.split(' ').length;
      const options = { roles, target: 16, ticketCards: seats % 2 === 0, prices: seats === 4 ? 'ordered' : 'secret' } as const;
      const table = begin(nation, { seats, seed: seedFrom(`drawn ${roles}`), options });
      const { state } = table;
      const chance = quickChance(seats);
      const kinds = new Set<string>();
      for (let n = 0; n < 160 && state.open.length > 0; n++) {
        const decision = state.open[0];
        if (decision === undefined) break;
        if (n % 30 === 0 || !kinds.has(decision.kind)) {
          const question = asked(state, decision);
          const touchable = buttons(drawn(state, [question]) + panels(state, question)).join('\n');
          for (const { words, refusal, move } of question.choices) {
            if (refusal === null && !isCounted(move) && !isReaction(move)) expect(touchable.includes(words), words).toBe(true);
          }
        }
        kinds.add(decision.kind);
        step(nation, state, decision, nation.suggest(state.shared, mine(state, decision.seat), decision, chance), { chance });
      }
      expect(kinds).toContain('day');
      expect(kinds).toContain('price');
    });
  }
});

const first = (state: NationState): Question<NationTypes> => {
  const decision = state.open[0];
  if (decision === undefined) throw new Error('nothing is asked');
  return asked(state, decision);
};

describe('the visit', () => {
  it('offers what can be bought, and says what it leaves', () => {
    const state = given(ALL, { builder: { money: 25 }, farmer: { price: 12, shop: 4 } });
    const page = panels(state, first(state));
    expect(says(page, 'Buy 1 Bread for 12B')).toBe(true);
    expect(says(page, 'One more')).toBe(true);
    const chosen = drawn(state, [first(state)], { chosen: { move: { t: 'visit', seat: 1, n: 1 }, at: null } });
    expect(says(chosen, 'You keep <b>13B</b> and <b>11 h</b>')).toBe(true);
  });

  it('looking at a stall chooses the smallest purchase, or a mere visit where nothing is for sale or nothing can be paid; the bank chooses nothing', () => {
    const looking = (state: NationState, seat: number) => {
      const now = askedNow([first(state)]);
      return now && visitAt(now, seat, seat !== BANKER)?.n;
    };
    const BANKER = 2;
    const at = (builder: object, farmer: object) => given('builder farmer banker', { builder, farmer });
    expect(looking(at({}, { shop: 4 }), 1)).toBe(1);
    expect(looking(at({}, { shop: 0 }), 1)).toBe(0);
    expect(looking(at({ money: 5 }, { shop: 4 }), 1)).toBe(0);
    expect(looking(at({}, { shop: 4 }), BANKER)).toBeUndefined();
    const mere = drawn(at({}, { shop: 0 }), [first(at({}, { shop: 0 }))], { chosen: { move: { t: 'visit', seat: 1, n: 0 }, at: null } });
    expect(says(mere, 'No Bread for sale')).toBe(true);
    expect(says(mere, 'You keep <b>50B</b> and <b>11 h</b>')).toBe(true);
  });

  it('its tile does not speak of buying where nothing can be bought', () => {
    const tile = (shop: number) => {
      const state = given('builder farmer banker', { farmer: { shop }, offer: [] });
      const page = drawn(state, [first(state)]);
      return [says(page, 'buy, borrow') || says(page, 'buy things'), says(page, 'just visit')];
    };
    expect([tile(4), tile(0)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('a marked purchase opens its panel with that number', () => {
    const state = given(ALL, { farmer: { shop: 4 } });
    const page = drawn(state, [first(state)], { chosen: { move: { t: 'visit', seat: 1, n: 3 }, at: null } });
    expect(says(page, '3 × 10B = 30B')).toBe(true);
  });

  it('at the bank the loans are small tables with everybody on them', () => {
    const state = given(ALL, { builder: { loan: [100, 1], money: 40 }, farmer: { loan: [100, 2] }, offer: [200] });
    const page = panels(state, first(state));
    expect(says(page, 'leaves 156B')).toBe(true); // 40 + 200 - 84
    expect(says(page, 'Pay back 18B, so that you owe 66B (1 hour)')).toBe(true);
    expect(says(page, /data-here.*?Ada/s)).toBe(true);
    expect(says(page, /data-here.*?Ben/s)).toBe(true);
    expect(says(page, 'No loan of 300B is on offer')).toBe(true);
  });
});

describe('what is not possible', () => {
  it('explains itself on the tile', () => {
    const state = given(ALL, { builder: { money: 12, hours: 2, house: 5 } });
    const page = drawn(state, [first(state)]);
    expect(says(page, '8B short')).toBe(true);
    expect(says(page, /[-−]\d+ Houses? short/), 'who has more than enough Houses lacks none').toBe(false);
    expect(says(page, 'needs 3 h')).toBe(true);
    expect(says(page, 'Exploring the world takes 3 hours; 2 hours are left.')).toBe(true);
  });

  it('and on the card', () => {
    const state = given(ALL, { builder: { hand: ['wedding', 'holiday', 'vaccine'], bread: 2, money: 20 } });
    const page = drawn(state, [first(state)]);
    expect(says(page, '2 Bread short')).toBe(true);
    expect(says(page, '10B short')).toBe(true);
    expect(says(page, 'when sick')).toBe(true);
  });
});

describe('who may see what', () => {
  const SECRETS: readonly string[] = ['wedding', 'firstAid', 'holiday'];
  const state = (): NationState => given(ALL, { builder: { money: 73 }, farmer: { money: 61, hand: SECRETS } });

  it('a neighbour’s purse and hand are closed', () => {
    const s = state();
    const page = drawn(s, [first(s)]);
    expect(says(page, '73B')).toBe(true);
    expect(says(page, '61B')).toBe(false);
    for (const card of SECRETS) expect(says(page, faceOf(edition, card).name)).toBe(false);
    expect(says(page, '3 cards in hand')).toBe(true);
  });

  it('a spectator sees no purse and no hand at all', () => {
    const s = state();
    const page = drawn(s, [], { me: null });
    expect(says(page, '73B')).toBe(false);
    expect(says(page, '61B')).toBe(false);
    expect(CARDS.some(({ id }) => page.includes(`card ${id}`))).toBe(false);
    expect(says(page, 'data-mark="legal"')).toBe(false);
  });

  it('open purses are open', () => {
    const s = given(ALL, { farmer: { money: 61 }, options: { moneyOpen: true } });
    expect(says(drawn(s, [first(s)]), '61B')).toBe(true);
  });

  it('a price chosen in secret lies on the own stall only', () => {
    const s = state();
    s.open = [{ id: 99, seat: 2, kind: 'price', veiled: false }];
    ownAt(s, 0).draft = 26;
    expect(says(drawn(s, [], { me: 0 }), '26B from tomorrow')).toBe(true);
    expect(says(drawn(s, [], { me: 1 }), '26B')).toBe(false);
  });

  it('the same view gives the same page, whatever the others hold', () => {
    const s = state();
    const twin = nation.imagine(viewFor(s, 0), quickChance(5));
    expect(drawn(twin, [first(twin)]) === drawn(s, [first(s)])).toBe(true);
  });
});

describe('the course of a match', () => {
  it('nothing glows while others decide', () => {
    const s = given(ALL, { turn: 'farmer' });
    const page = drawn(s, [], { me: 0 });
    expect(says(page, 'data-mark="legal"')).toBe(false);
    expect(says(page, 'to move')).toBe(true);
  });

  it('who is out has a closed stall, and is told so on the own mat', () => {
    const s = given(ALL);
    Object.assign(playerAt(s.shared, 1), { out: 2 });
    expect(says(drawn(s, [first(s)]), 'closed since day 2')).toBe(true);
    expect(says(drawn(s, [], { me: 1 }), 'Out of the game since day 2')).toBe(true);
  });

  it('reactions are asked in the bar with their price', () => {
    const s = given(ALL, { builder: { money: 9 }, turn: 'farmer' });
    s.open = [{ id: 50, seat: 0, kind: 'gift', veiled: false }];
    const question = first(s);
    const view = viewFor(s, 0);
    expect(ask(question, view, NAMES)).toMatchObject({ heading: 'It is Ben’s birthday', usual: { t: 'gift', give: true } });
    expect(say({ t: 'gift', give: true }, question.decision, view, NAMES)).toMatchObject({ label: 'Give 5B', words: 'leaves 4B' });
    expect(say({ t: 'gift', give: false }, question.decision, view, NAMES).label).toBe('No present');
  });

  it('at the end the happiest is named and the sources of Happiness are shown', () => {
    const s = given(ALL, { builder: { happiness: 12 }, doctor: { happiness: 33 } });
    s.open = [];
    const page = drawn(s, []);
    expect(page.match(/happiest/g)).toHaveLength(1);
    expect(says(page, 'Where the Happiness came from')).toBe(true);
    expect(says(page, 'tonight')).toBe(false);
  });

  it('the top bar is told the day, the target and how long it may last', () => {
    const s = given(ALL, { round: 4 });
    expect(facts(viewFor(s, 0))).toEqual(['Day 4', 'First to 32 ends the game', 'about 5 more days']);
    s.shared.lastDay = true;
    expect(facts(viewFor(s, 0))).toEqual(['Day 4', 'This is the last day']);
  });

  it('a card from near tells what it does, and where it is ruled', () => {
    const s = given(ALL);
    expect(zoom('card holiday', viewFor(s, 0))).toMatchObject({ title: 'Holiday', clause: '7.3' });
    expect(zoom('card unknown', viewFor(s, 0))).toBeNull();
  });
});

describe('the Happiness track', () => {
  it('markers that would cover each other stand in different rows', () => {
    const rows = lanesFor([
      { seat: 0, x: 100 },
      { seat: 1, x: 101 },
      { seat: 2, x: 100 },
      { seat: 3, x: 200 },
    ]).map(({ y }) => y);
    expect(new Set(rows.slice(0, 3)).size).toBe(3);
  });

  it('five at the start are all to be seen', () => {
    const placed = lanesFor([0, 1, 2, 3, 4].map((seat) => ({ seat, x: 20 })));
    expect(new Set(placed.map(({ at, y }) => `${at} ${y}`)).size).toBe(5);
  });
});

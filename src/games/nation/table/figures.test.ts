/** What the table reckons for the player agrees with what the rules then do. */

import { describe, expect, it } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { cloneOf } from '../../../engine/clone.js';
import { begin, step } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import { nation } from '../index.js';
import { ALL, given } from '../nation.build.js';
import { BREAD, HOURS, HOUSE } from '../rules/data.js';
import { ownAt, playerAt } from '../rules/table.js';
import type { NationEvent, NationState } from '../rules/types.js';
import {
  afterBuying,
  afterKeeping,
  afterTonight,
  batchAt,
  dawnFor,
  foreignBuys,
  foreignLimit,
  netOfLoan,
  nextComfort,
  nextEvening,
  percent,
  purseAt,
  sicknessOdds,
  signed,
  tonight,
  whereCardsAre,
  wouldInfect,
} from './figures.js';
import { costOf } from './outcome.js';

const money = (s: NationState, seat: number): number => playerAt(s.shared, seat).money ?? ownAt(s, seat).money;

describe('tonight', () => {
  it('four Houses and a Bread are a good evening, none of either a bad one', () => {
    const { shared } = given(ALL, { builder: { house: 4, bread: 1 }, farmer: { house: 0, bread: 0, happiness: 3 } });
    expect(tonight(shared, playerAt(shared, 0))).toEqual({ home: 1, dinner: 1 });
    expect(tonight(shared, playerAt(shared, 1))).toEqual({ home: -1, dinner: -1 });
    expect(afterTonight(shared, playerAt(shared, 1))).toBe(1);
  });

  it('Happiness that cannot fall below zero stays there', () => {
    const { shared } = given(ALL, { farmer: { house: 0, bread: 0, happiness: 0 }, options: { negative: false } });
    expect(afterTonight(shared, playerAt(shared, 1))).toBe(0);
  });

  it('says how many more would help', () => {
    const { shared } = given(ALL);
    expect(nextComfort(shared, HOUSE, 0)).toEqual({ more: 1, gain: 1 });
    expect(nextComfort(shared, HOUSE, 2)).toEqual({ more: 2, gain: 1 });
    expect(nextComfort(shared, HOUSE, 5)).toBeNull();
    expect(nextComfort(shared, BREAD, 0)).toEqual({ more: 1, gain: 2 });
    expect(nextComfort(shared, BREAD, 1)).toBeNull();
    const zones = given(ALL, { options: { breadTrack: 'likeHouses' } });
    expect(nextComfort(zones.shared, BREAD, 1)).toEqual({ more: 3, gain: 1 });
  });

  it('once dinner is over the forecast is about tomorrow, and after the match about nothing', () => {
    const s = given(ALL);
    expect(nextEvening(viewFor(s, 0))).toBe('tonight');
    s.open = [{ id: 90, seat: 1, kind: 'price', veiled: false }];
    expect(nextEvening(viewFor(s, 0))).toBe('tomorrow');
    s.open = [];
    expect(nextEvening(viewFor(s, 0))).toBeNull();
  });
});

describe('the loan at dawn', () => {
  const dawn = (purse: number, level = 2) => {
    const { shared } = given(ALL, { farmer: { loan: [100, 1], level } });
    return dawnFor(playerAt(shared, 1), purse);
  };

  it('splits into interest and paying back', () => {
    expect(dawn(40)).toMatchObject({ rate: 26, interest: 8, back: 18, left: 66, cover: 'rate' });
  });

  it('counts the 5B of tonight', () => {
    expect(dawn(21)?.cover).toBe('rate');
    expect(dawn(20)?.cover).toBe('interest');
    expect(dawn(3)?.cover).toBe('interest');
    expect(dawn(2)?.cover).toBe('level');
    expect(dawn(2, 1)?.cover).toBe('everything');
  });

  it('there is none without a loan', () => {
    const { shared } = given(ALL);
    expect(dawnFor(playerAt(shared, 0), 10)).toBeNull();
  });
});

describe('trade', () => {
  it('a batch is what the Supply still has, at the price of now', () => {
    const { shared } = given(ALL, { farmer: { level: 3, price: 12 } });
    expect(batchAt(shared, playerAt(shared, 1), 3)).toEqual({ made: 3, hours: 2, wage: 10, sells: 36 });
    shared.supply[BREAD] = 1;
    expect(batchAt(shared, playerAt(shared, 1), 3).made).toBe(1);
  });

  it('abroad buys two of each stall within a tenth of its money', () => {
    const { shared } = given(ALL, { counted: 105, mat: 60 });
    expect(foreignLimit(shared)).toBe(10);
    expect(foreignBuys(shared, 10, 5)).toBe(2);
    expect(foreignBuys(shared, 10, 1)).toBe(1);
    expect(foreignBuys(shared, 12, 5)).toBe(0);
    const open = given(ALL, { counted: 105, mat: 60, options: { fcOpen: true } });
    expect(foreignLimit(open.shared)).toBe(6);
  });

  it('a purchase leaves money, hours and a better evening', () => {
    const { shared } = given(ALL, { builder: { house: 4 }, farmer: { house: 3, bread: 0 }, turn: 'farmer' });
    expect(afterBuying(shared, 1, 50, 0, 1)).toEqual({ paid: 10, money: 40, hours: 11, evening: { home: 1, dinner: -1 } });
    expect(afterBuying(shared, 1, 50, 3, 0)).toMatchObject({ paid: 0, money: 50 });
  });

  it('a new loan pays the old one back first', () => {
    const { shared } = given(ALL, { farmer: { loan: [50, 2] } });
    expect(netOfLoan(playerAt(shared, 1), 100)).toBe(65);
  });

  it('what is kept beyond five finds no room, but Tickets and Medicine always do', () => {
    const { shared } = given(ALL, { builder: { house: 4, shop: 3 }, entertainer: { ticket: 9, shop: 3 } });
    expect(afterKeeping(playerAt(shared, 0), 3)).toEqual({ kept: 5, lost: 2, forSale: 0 });
    expect(afterKeeping(playerAt(shared, 2), 3)).toEqual({ kept: 12, lost: 0, forSale: 0 });
  });
});

describe('the deck', () => {
  it('everybody knows how likely a Sickness is', () => {
    const { shared } = given(ALL, { discards: ['sickness', 'holiday'] });
    expect(sicknessOdds(shared)).toEqual({ sickness: 2, cards: 25, chance: 0.08, fresh: false });
    shared.deckSize = 0;
    expect(sicknessOdds(shared)).toEqual({ sickness: 1, cards: 2, chance: 0.5, fresh: true });
    shared.discards.fill(0);
    expect(sicknessOdds(shared).chance).toBe(0);
  });

  it('and whom it would reach', () => {
    const { shared } = given(ALL, { builder: { visited: ['doctor', 'farmer'] } });
    expect(wouldInfect(shared, 0)).toEqual([1, 4]);
    playerAt(shared, 4).out = 1;
    expect(wouldInfect(shared, 0)).toEqual([1]);
  });

  it('own cards and discards are seen, the others are not', () => {
    const s = given(ALL, { builder: { hand: ['wedding'] }, farmer: { hand: ['wedding'] }, discards: ['holiday'] });
    const cards = whereCardsAre(s.shared, mine(s, 0));
    expect(cards.find(({ card }) => card === 'wedding')).toEqual({ card: 'wedding', all: 2, discarded: 0, held: 1, unseen: 1 });
    expect(cards.find(({ card }) => card === 'holiday')).toMatchObject({ discarded: 1, unseen: 1 });
    expect(cards.reduce((sum, { all }) => sum + all, 0)).toBe(27);
  });
});

describe('purses', () => {
  it('only the own one is known where they are hidden', () => {
    const s = given(ALL, { builder: { money: 33 } });
    expect(purseAt(viewFor(s, 0), 0)).toBe(33);
    expect(purseAt(viewFor(s, 1), 0)).toBeNull();
    expect(purseAt(viewFor(s, null), 0)).toBeNull();
    const open = given(ALL, { builder: { money: 33 }, options: { moneyOpen: true } });
    expect(purseAt(viewFor(open, 1), 0)).toBe(33);
  });
});

describe('what a move costs', () => {
  const ENDS_THE_DAY: readonly NationEvent['type'][] = ['evening', 'round'];

  it('is what the rules then take, whatever is played', () => {
    const tried = new Set<string>();
    for (const [seats, name, ticketCards] of [
      [5, 'all five', true],
      [3, 'no entertainer', true],
    ] as const) {
      const roles = seats === 5 ? 'usual' : 'builder farmer banker';
      const table = begin(nation, { seats, seed: seedFrom(`costs ${name}`), options: { roles, ticketCards } });
      const chance = quickChance(7);
      for (let n = 0; n < 420 && table.state.open.length > 0; n++) {
        const { state } = table;
        const decision = state.open[0];
        if (decision === undefined) break;
        const legal = nation.moves(state.shared, mine(state, decision.seat), decision);
        for (const move of n % 3 === 0 ? legal : []) {
          const cost = costOf(state.shared, decision.seat, move);
          if (cost === null || move.t === 'foreignWork') continue;
          const next = cloneOf(nation, state);
          const told: NationEvent[] = [];
          const { hours } = playerAt(next.shared, decision.seat);
          step(nation, next, decision, move, { chance, tell: (event) => told.push(event) });
          if (told.some(({ type }) => ENDS_THE_DAY.includes(type) || type === 'noHelp' || type === 'sickness')) continue;
          const paid = money(state, decision.seat) - money(next, decision.seat);
          expect([move.t, paid, hours - playerAt(next.shared, decision.seat).hours]).toEqual([move.t, cost.money, cost.hours]);
          tried.add(move.t === 'card' ? move.card : move.t);
        }
        const move = nation.suggest(state.shared, mine(state, decision.seat), decision, chance);
        step(nation, state, decision, move, { chance });
      }
    }
    expect([...tried]).toEqual(
      expect.arrayContaining(['work', 'upgrade', 'visit', 'loan', 'repay', 'invest', 'makeLoan', 'wellTravelled']),
    );
  });

  it('an answer to another question costs nothing of the day', () => {
    expect(costOf(given(ALL).shared, 0, { t: 'gift', give: true })).toBeNull();
  });

  it('a visit takes an hour', () => {
    expect(costOf(given(ALL).shared, 0, { t: 'visit', seat: 1, n: 0 })).toEqual({ hours: HOURS.visit, money: 0 });
  });
});

describe('figures in words', () => {
  it('signs and shares', () => {
    expect([signed(2), signed(0), signed(-1), percent(0.125)]).toEqual(['+2', '0', '−1', '13 %']);
  });
});

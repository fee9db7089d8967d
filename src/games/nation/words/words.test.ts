/** The game in plain English. */
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { nation } from '../index.js';
import { ALL, begun, drawing, endRound, given, play, playerOf, question, restAll } from '../nation.build.js';
import type { Move, NationEvent, NationState } from '../rules/types.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const say = (events: readonly NationEvent[]): string[] => events.map((event) => nation.words.event(event, NAMES));
const offer = (s: NationState, move: Move): string => nation.words.move(viewFor(s, s.open[0]?.seat ?? 0), question(s), move, NAMES);
const ask = (s: NationState, seat: number | null): string => nation.words.question(viewFor(s, seat), question(s), NAMES);

describe('the log', () => {
  test('tells the beginning of a match', () => {
    const [, told] = begun('builder farmer banker');
    expect(say(told)).toEqual([
      'Ada is the Builder, Ben is the Farmer and Cleo is the Banker. Everybody has 50B; all but the Banker have them on loan',
      'Day 1 begins',
      'Ada pays the loan: 8B interest, 7B back; 43B to go',
      'Ben pays the loan: 8B interest, 7B back; 43B to go',
      'Cleo receives a return of 4B from abroad',
    ]);
  });

  test('tells of work, purchases and help with their hours, Bucks and Happiness', () => {
    const s = given('builder farmer banker', {
      builder: { level: 3, hand: ['help'] },
      farmer: { hours: 0, money: 22 },
      banker: { hours: 0 },
    });
    expect(say(play(s, { t: 'work', level: 3 }))).toEqual([
      'Ada works at level 3 (Foreign crew): 2 hours, 10B wages abroad, 3 Houses, +1 Happiness',
    ]);
    expect(say(play(s, { t: 'visit', seat: 1, n: 2 }))).toEqual(['Ada buys 2 Bread from Ben for 20B: 1 hour']);
    expect(say(play(s, { t: 'card', card: 'help', seat: 2 }))).toEqual([
      'Cleo helps Ada out with 30B: 1 hour for Ada, +1 Happiness for Cleo',
    ]);
  });

  test('tells of a Sickness, an evening and the end', () => {
    const s = given('builder farmer', { builder: { happiness: 31, visited: ['farmer'] } });
    expect(say(play(s, { t: 'explore' }, { chance: drawing(s, 'sickness') }))).toEqual([
      'Ada explores the world and draws the Sickness: 3 hours',
      'Ada gets sick',
      'Ben gets sick',
    ]);
    expect(say(restAll(s))).toEqual([
      'Ben calls it a day with 12 hours left',
      'Ada calls it a day with 9 hours left',
      "Evening at Ada's: home +1 (5 Houses, 1 used up), dinner +1 (3 Bread, 1 used up)",
      'Ada has reached 32 Happiness: this is the last day!',
      "Evening at Ben's: home +1 (5 Houses, 1 used up), dinner +1 (3 Bread, 1 used up)",
      'The game is over: Ada has 33 Happiness and Ben has 2 Happiness',
    ]);
  });

  test('says how sick somebody still is who takes Medicine', () => {
    const s = given(ALL, { turn: 'farmer', farmer: { sick: 2, medicine: 2 } });
    expect(say(play(s, { t: 'medicine', from: 'store' }))).toEqual([
      'Ben takes Medicine and has 1 "I am Sick" card left, +1 Happiness (and +1 for Eve)',
    ]);
    expect(say(play(s, { t: 'medicine', from: 'store' }))).toEqual(['Ben takes Medicine and is well again, +1 Happiness (and +1 for Eve)']);
  });

  test('tells what others may hear of a drawn card, and what its owner may', () => {
    expect(say([{ type: 'explore', seat: 0 }])).toEqual(['Ada explores the world and keeps a card: 3 hours']);
    expect(say([{ type: 'draw', seat: 0, card: 'date' }])).toEqual(['Ada explores the world and finds You Go on a Date: 3 hours']);
  });

  test('tells the end of a round', () => {
    const told = say(endRound(given('builder farmer', { mat: 105 })));
    expect(told).toContain('The prices for tomorrow: Ada 10B and Ben 10B');
    expect(told).toContain('The National Bank prints money: 5B for everybody');
    expect(told).toContain('The Foreign Countries have 105B: they pay up to 10B for an item');
    expect(told).toContain('The Foreign Countries buy 2 Houses from Ada for 20B');
  });
});

describe('answers and questions', () => {
  test('say what they cost and bring', () => {
    const s = given(ALL, { builder: { money: 60, loan: [50, 2], hand: ['wedding', 'wellTravelled'] } });
    expect(offer(s, { t: 'upgrade', shop: 1 })).toBe('Upgrade to level 2 for 20B and 1 House from the shop (1 hour)');
    expect(offer(s, { t: 'loan', value: 100 })).toBe('Take a loan of 100B, 35B of it for the old loan; 26B a round for 5 rounds (1 hour)');
    expect(offer(s, { t: 'repay', step: 3 })).toBe('Pay back 10B, so that you owe 25B (1 hour)');
    expect(offer(s, { t: 'card', card: 'wedding' })).toBe('Wedding for 4 Bread, +5 Happiness (4 hours)');
    expect(offer(s, { t: 'card', card: 'wellTravelled', n: 2 })).toBe('Well-Travelled: 2 Tickets for 30B (1 hour)');
    expect(offer(s, { t: 'visit', seat: 1, n: 2 })).toBe('Buy 2 Bread from Ben for 20B (1 hour)');
  });

  test('promise no more than the Supply has, and the joy of good work', () => {
    const s = given('builder farmer', { builder: { level: 3, hand: ['freeHousing'] } });
    expect(offer(s, { t: 'work', level: 3 })).toBe('Work at level 3: 3 Houses for 10B wages, +1 Happiness (2 hours)');
    s.shared.supply[0] = 1;
    expect(offer(s, { t: 'work', level: 3 })).toBe('Work at level 3: 1 House for 10B wages, +1 Happiness (2 hours)');
    expect(offer(s, { t: 'card', card: 'freeHousing' })).toBe('Free Housing: 1 House from the Supply (1 hour)');
    playerOf(s, 'builder').workedWithJoy = true;
    expect(offer(s, { t: 'work', level: 3 })).toBe('Work at level 3: 1 House for 10B wages (2 hours)');
  });

  test('offer and refuse different things at the Banker in different words', () => {
    const s = given('builder farmer banker');
    expect(offer(s, { t: 'visit', seat: 2, n: 0 })).toBe('Visit Cleo, the Banker (1 hour)');
    expect(offer(s, { t: 'visit', seat: 2, n: 1 })).toBe('Buy something from Cleo, the Banker (1 hour)');
  });

  test('look ahead to the evening only while it is to come', () => {
    const s = given('builder farmer');
    const ahead = (): boolean =>
      nation.words
        .table(viewFor(s, 0), NAMES)
        .flatMap(({ lines }) => lines)
        .some((line) => line.startsWith('As it stands'));
    expect(ahead()).toBe(true);
    restAll(s);
    expect(question(s).kind).toBe('price');
    expect(ahead()).toBe(false);
  });

  test('ask the one who decides and tell the others', () => {
    const s = given('builder farmer', { builder: { money: 34, hours: 7 } });
    expect(ask(s, 0)).toBe('7 hours and 34B left. What do you do?');
    expect(ask(s, 1)).toBe('Ada is on turn.');
    expect(ask(s, null)).toBe('Ada is on turn.');
  });

  test('the table shows the own hand and purse to their owner only', () => {
    const s = given('builder farmer', { builder: { money: 34, hand: ['date', 'help'] } });
    const lines = (seat: number | null) => nation.words.table(viewFor(s, seat), NAMES).flatMap((part) => part.lines);
    expect(lines(0)).toContain('0 Happiness, 12 hours left, 34B');
    expect(lines(0)).toContain('Hand: You Go on a Date and Help from a Friend');
    for (const seat of [1, null]) {
      expect(lines(seat).join()).not.toContain('34B');
      expect(lines(seat).join()).not.toContain('Date');
      expect(lines(seat)).toContain('2 cards in hand');
    }
  });

  test('the table shows loans, sickness and visits', () => {
    const s = given('builder farmer banker', { builder: { loan: [100, 1], sick: 1, visited: ['farmer'] } });
    const builder = nation.words.table(viewFor(s, 1), NAMES)[1];
    expect(builder?.heading).toBe('Ada, Builder');
    expect(builder?.lines).toContain('Loan of 100B: 84B to go; the next payment is 26B (8B interest, 18B back)');
    expect(builder?.lines).toContain('Sick: 4 hours less tomorrow');
    expect(builder?.lines).toContain('Visited today: Ben');
  });
});

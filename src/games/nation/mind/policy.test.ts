/** The sensible player and the estimate: they play a real economy and know who is ahead. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { step } from '../../../engine/play.js';
import { winners } from '../../../engine/standings.js';
import { nation } from '../index.js';
import { ALL, begun, canPlay, given, ownOf, question, restAll } from '../nation.build.js';
import { START } from '../rules/data.js';
import { ROLE_SETS } from '../rules/options.js';
import type { Move, NationEvent, NationState } from '../rules/types.js';

const suggested = (s: NationState): Move => {
  const decision = question(s);
  return nation.suggest(s.shared, ownOf(s, decision.seat), decision, quickChance(1));
};

/** Plays a match in which some seats are sensible and the others answer anything. */
function match(
  roles: string,
  seed: number,
  sensible: (seat: number) => boolean,
  tell?: (event: NationEvent) => void,
): { s: NationState; acts: Set<string> } {
  const chance = quickChance(seed);
  const [s] = begun(roles, {}, chance);
  const acts = new Set<string>();
  for (let decision = s.open[0]; decision; decision = s.open[0]) {
    const own = ownOf(s, decision.seat);
    const moves = nation.moves(s.shared, own, decision);
    const move = sensible(decision.seat) ? nation.suggest(s.shared, own, decision, chance) : moves[chance.int(moves.length)];
    if (!move || !moves.includes(move)) throw new Error(`${JSON.stringify(move)} is not an answer`);
    acts.add(`${s.shared.players[decision.seat]?.role} ${move.t}`);
    step(nation, s, decision, move, tell ? { chance, tell } : { chance });
  }
  return { s, acts };
}

describe('a sensible player', () => {
  test.each(ROLE_SETS)('reaches the target in a reasonable time, and hardly anybody is eliminated: %s', (roles) => {
    let rounds = 0;
    let out = 0;
    for (let seed = 0; seed < 6; seed++) {
      const { s } = match(roles, seed, () => true);
      expect(s.shared.lastDay).toBe(true);
      rounds += s.shared.round;
      out += s.shared.players.filter((player) => player.out > 0).length;
    }
    expect(rounds / 6).toBeGreaterThan(4);
    expect(rounds / 6).toBeLessThan(12);
    expect(out).toBeLessThanOrEqual(2);
  });

  test.each(ROLE_SETS)('beats those who answer anything: %s', (roles) => {
    const seats = roles.split(' ').length;
    let won = 0;
    for (let seed = 0; seed < 6; seed++) {
      const me = seed % seats;
      const { s } = match(roles, 100 + seed, (seat) => seat === me);
      if (winners(nation, s.shared).includes(me)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  test('every role uses the actions of its trade', () => {
    const acts = new Set<string>();
    for (let seed = 0; seed < 8; seed++) for (const act of match(ALL, seed, () => true).acts) acts.add(act);
    for (const act of [
      'builder work',
      'farmer work',
      'farmer upgrade',
      'entertainer work',
      'entertainer enjoy',
      'banker invest',
      'doctor work',
      'doctor foreignWork',
      'builder loan',
    ]) {
      expect(acts).toContain(act);
    }
  });

  test('plays a Date when it has the Bread and the time', () => {
    expect(suggested(given('builder farmer', { builder: { hand: ['date'], bread: 4 } }))).toEqual({ t: 'card', card: 'date' });
  });

  test('buys Bread before a hungry evening', () => {
    const s = given('builder farmer', { builder: { bread: 0, hours: 1 } });
    expect(suggested(s)).toMatchObject({ t: 'visit', seat: 1 });
  });

  test('takes Medicine when sick, and enjoys a Ticket on the last day', () => {
    expect(suggested(given('builder farmer doctor', { builder: { sick: 1, medicine: 1 } }))).toEqual({ t: 'medicine', from: 'store' });
    expect(suggested(given('builder farmer entertainer', { builder: { happiness: 32, ticket: 1, hours: 1 } }))).toEqual({
      t: 'enjoy',
      from: 'store',
    });
  });

  test('asks for help only where the ledger says there are 30B, and whoever the guess is best under rules 1, which have none', () => {
    const asks = (farmer: number, doctor: number, rules = nation.rules) => {
      const s = given('builder farmer doctor', { builder: { hand: ['help'], money: 4, hours: 1 }, doctor: { level: 4 }, rules });
      s.shared.ledger?.seats.splice(1, 2, farmer - START.money, doctor - START.money);
      return suggested(s);
    };
    expect(asks(30, 30)).toEqual({ t: 'card', card: 'help', seat: 2 });
    expect(asks(30, 29)).toEqual({ t: 'card', card: 'help', seat: 1 });
    expect(asks(29, 29)).not.toMatchObject({ card: 'help' });
    expect(asks(30, 29, 1)).toEqual({ t: 'card', card: 'help', seat: 2 });
  });

  test.each(ROLE_SETS)('never asks for help in vain, and is helped: %s', (roles) => {
    const told: Record<string, number> = {};
    for (let seed = 0; seed < 8; seed++)
      match(
        roles,
        seed,
        () => true,
        ({ type }) => {
          told[type] = (told[type] ?? 0) + 1;
        },
      );
    expect(told.noHelp).toBeUndefined();
    expect(told.help).toBeGreaterThan(0);
  });

  test('goes to bed when nothing is worth the time', () => {
    const s = given('builder farmer', { builder: { hours: 1, money: 0 } });
    expect(suggested(s)).toEqual({ t: 'rest' });
    expect(canPlay(s, { t: 'wait' })).toBe(true);
  });
});

describe('the estimate', () => {
  test('lies between 0 and 1 and grows with Happiness, money, goods and cards', () => {
    const at = (builder: object) => nation.estimate(given('builder farmer', { builder }), 0);
    const plain = at({});
    for (const better of [{ happiness: 5 }, { money: 120 }, { ticket: 4 }, { hand: ['date'] }, { level: 3 }])
      expect(at(better)).toBeGreaterThan(plain);
    for (const worse of [{ sick: 2 }, { bread: 0 }, { house: 0 }, { money: 0 }]) expect(at(worse)).toBeLessThan(plain);
    expect(plain).toBeGreaterThan(0);
    expect(plain).toBeLessThan(1);
  });

  test('is sure when the match is over, and 0 for who is out', () => {
    const s = given('builder farmer', { builder: { happiness: 40 } });
    restAll(s);
    expect(nation.estimate(s, 0)).toBeGreaterThan(0.99);
    expect(nation.estimate(s, 1)).toBeLessThan(0.01);
    const other = given('builder farmer banker');
    Object.assign(other.shared.players[1] ?? {}, { out: 2 });
    expect(nation.estimate(other, 1)).toBe(0);
  });
});

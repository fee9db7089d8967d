/** Falling sick and getting well: RULES.md 8 and 13.4. */
import { describe, expect, test } from 'vitest';
import { asked, drawing, endRound, given, handOf, inStore, inSupply, legal, play, playerOf, restAll, why } from '../nation.build.js';
import type { NationState } from './types.js';

const FOUR = 'builder farmer banker doctor';
const fallIll = (s: NationState) => play(s, { t: 'explore' }, { chance: drawing(s, 'sickness') });

describe('a Sickness', () => {
  test('8.5 the Doctor is asked about the deck', () => {
    const s = given('doctor builder farmer', { turn: 'farmer' });
    fallIll(s);
    expect(asked(s)).toEqual(['doctor reshuffle']);
  });

  test('8.1, 8.3, 8.4a, 8.5, 8.6, 8.8 the worked example: Farmer, Doctor and Builder; a Vaccine, a reshuffle, Medicine, a short day', () => {
    const s = given(FOUR, {
      turn: 'farmer',
      farmer: { visited: ['doctor', 'builder'] },
      builder: { hand: ['vaccine'] },
      doctor: { hand: ['date'] },
    });
    const told = fallIll(s);
    expect(told.map((event) => event.type)).toEqual(['sickness', 'sick']);
    expect(asked(s)).toEqual(['doctor vaccine']); // in turn order from the Farmer: Banker (not visited), Doctor, Builder
    expect(legal(s)).toEqual([{ t: 'vaccine', use: false }]);
    play(s, { t: 'vaccine', use: false });
    expect(asked(s)).toEqual(['builder vaccine']);
    expect(play(s, { t: 'vaccine', use: true })[0]).toEqual({ type: 'vaccine', seat: 0 });
    expect([playerOf(s, 'builder').happiness, playerOf(s, 'builder').sick, s.shared.discards[11]]).toEqual([1, 0, 1]);
    expect(asked(s)).toEqual(['doctor reshuffle']);
    play(s, { t: 'reshuffle', yes: true });
    expect([s.shared.deckSize, s.shared.discards.every((count) => count === 0)]).toEqual([26, true]);
    expect(asked(s)).toEqual(['banker day']);
    restAll(s);
    expect(asked(s)).toEqual(['doctor cure']);
    play(s, { t: 'cure', from: 'shop' });
    expect([playerOf(s, 'doctor').sources[7], playerOf(s, 'doctor').sick]).toEqual([1, 0]);
    endRound(s);
    expect((['farmer', 'doctor', 'builder'] as const).map((role) => playerOf(s, role).hours)).toEqual([8, 12, 12]);
    expect(s.shared.sickLeft).toBe(4);
  });

  test('8.1 who is visited after the Sickness is not infected, but by the next one', () => {
    const s = given('builder farmer entertainer', { farmer: { hours: 0 }, entertainer: { hours: 0 } });
    fallIll(s);
    play(s, { t: 'visit', seat: 1, n: 0 });
    expect(playerOf(s, 'farmer').sick).toBe(0);
    fallIll(s);
    expect([playerOf(s, 'builder').sick, playerOf(s, 'farmer').sick]).toEqual([2, 1]);
  });

  test('8.1 who takes a loan or pays one back has visited the Banker', () => {
    const s = given('builder farmer banker', { farmer: { hours: 0 }, banker: { hours: 0 } });
    play(s, { t: 'loan', value: 100 });
    fallIll(s);
    expect(playerOf(s, 'banker').sick).toBe(1);
  });

  test('8.2 with 2 cards left the drawer and the next visited get one, the others stay well', () => {
    const s = given('builder farmer entertainer doctor', { farmer: { visited: ['builder', 'entertainer', 'doctor'] }, turn: 'farmer' });
    s.shared.sickLeft = 2;
    playerOf(s, 'builder').sick = 2;
    const told = fallIll(s);
    expect(told.map((event) => ('seat' in event ? `${event.type} ${event.seat}` : event.type))).toEqual([
      'sickness 1',
      'sick 1',
      'sick 2',
      'spared 3',
      'spared 0',
    ]);
    expect(s.shared.players.map(({ sick }) => sick)).toEqual([2, 1, 1, 0]);
  });

  test('13.4 without a Doctor the Sickness works all the same', () => {
    const s = given('builder farmer', { builder: { visited: ['farmer'] } });
    fallIll(s);
    expect(s.shared.players.map(({ sick }) => sick)).toEqual([1, 1]);
    expect(asked(s)).toEqual(['farmer day']);
    endRound(s);
    expect(s.shared.players.map(({ hours }) => hours)).toEqual([8, 8]);
  });

  test('8.6 three Sicknesses cost the whole day and no more', () => {
    const s = given('builder farmer', { builder: { sick: 4 } });
    endRound(s);
    expect([playerOf(s, 'builder').hours, playerOf(s, 'builder').sick, s.shared.sickLeft]).toEqual([0, 0, 4]);
    expect(asked(s)).toEqual(['farmer day']);
    endRound(s);
    expect(playerOf(s, 'builder').hours).toBe(12);
  });
});

describe('the Vaccine', () => {
  test('8.3a everybody with an unseen card is asked, Vaccine or not', () => {
    const s = given('builder farmer', { builder: { hand: ['give'], visited: ['farmer'] }, farmer: { hand: ['vaccine'] } });
    fallIll(s);
    expect(asked(s)).toEqual(['builder vaccine']);
    expect(why(s, { t: 'vaccine', use: true })).toBe('You hold no Influenza Vaccine. (8.3)');
    play(s, { t: 'vaccine', use: false });
    expect(legal(s, 'farmer')).toHaveLength(2);
  });

  test('8.3a who holds only a card the table has seen is not asked', () => {
    const s = given('builder farmer', { builder: { hand: ['help'] }, farmer: { money: 0 } });
    play(s, { t: 'card', card: 'help', seat: 1 });
    fallIll(s);
    expect(asked(s)).toEqual(['farmer day']);
    expect(playerOf(s, 'builder').sick).toBe(1);
  });

  test('8.3a nobody is asked while both Vaccines lie in the discards', () => {
    const s = given('builder farmer', { builder: { hand: ['give'] }, discards: ['vaccine', 'vaccine'] });
    fallIll(s);
    expect(asked(s)).toEqual(['farmer day']);
  });

  test('8.3a nobody is asked when no "I am Sick" card is left', () => {
    const s = given('builder farmer', { builder: { hand: ['vaccine'] }, farmer: { sick: 4 } });
    fallIll(s);
    expect(asked(s)).toEqual(['farmer day']);
    expect(handOf(s, 'builder')).toEqual(['vaccine']);
  });
});

describe('Medicine', () => {
  test('8.7, 8.4, 6.2a on the own turn: no time, still on turn, 1 Happiness for both', () => {
    const s = given(FOUR, { turn: 'farmer', farmer: { sick: 1, medicine: 1 } });
    const supply = inSupply(s, 'medicine');
    play(s, { t: 'medicine', from: 'store' });
    expect([
      playerOf(s, 'farmer').happiness,
      playerOf(s, 'doctor').happiness,
      playerOf(s, 'farmer').sick,
      playerOf(s, 'farmer').hours,
    ]).toEqual([1, 1, 0, 12]);
    expect([inSupply(s, 'medicine'), s.shared.sickLeft, ...asked(s)]).toEqual([supply + 1, 4, 'farmer day']);
    expect(why(s, { t: 'medicine', from: 'store' })).toBe('You are not sick. (8.7)');
  });

  /** The Doctor cannot pay the interest in the morning of the second day. */
  const withoutDoctor = (): NationState => {
    const s = given(FOUR, { farmer: { medicine: 1 }, doctor: { money: 0, loan: [50, 0] } });
    endRound(s);
    expect(playerOf(s, 'doctor').out).toBe(2);
    return s;
  };

  test('8.4 a Doctor who is out of the game gains nothing when others take Medicine', () => {
    const s = withoutDoctor();
    playerOf(s, 'farmer').sick = 1;
    s.shared.sickLeft--;
    while (asked(s)[0] !== 'farmer day') play(s, { t: 'rest' });
    const before = playerOf(s, 'farmer').happiness;
    expect(play(s, { t: 'medicine', from: 'store' })).toEqual([{ type: 'medicine', seat: 1, from: 'store', doctor: null, left: 0 }]);
    expect([playerOf(s, 'farmer').happiness - before, playerOf(s, 'doctor').sources[7]]).toEqual([1, 0]);
  });

  test('8.5 a Doctor who is out of the game is not asked to shuffle', () => {
    const s = withoutDoctor();
    expect(fallIll(s).map(({ type }) => type)).toEqual(['sickness', 'sick']);
    expect(asked(s).join()).toMatch(/ day$/);
  });

  test('8.7 Medicine may be bought beforehand', () => {
    const s = given(FOUR, { turn: 'farmer' });
    play(s, { t: 'visit', seat: 3, n: 1 });
    expect(inStore(s, 'farmer', 'medicine')).toBe(1);
    const without = given(FOUR, { turn: 'farmer', farmer: { sick: 1 } });
    expect(why(without, { t: 'medicine', from: 'store' })).toBe('You are sick, but have no Medicine in your store. (8.7)');
  });

  test('8.4a the Doctor takes own Medicine from the shop and is glad once', () => {
    const s = given(FOUR, { turn: 'doctor', doctor: { sick: 1, shop: 1 } });
    play(s, { t: 'medicine', from: 'shop' });
    expect(playerOf(s, 'doctor')).toMatchObject({ happiness: 1, shop: 0, sick: 0 });
  });

  test('8.8 in the evening all the sick with Medicine are asked at the same time, and again while they can', () => {
    const s = given(FOUR, { farmer: { sick: 2, medicine: 2 }, doctor: { sick: 1 }, builder: { sick: 1 } });
    restAll(s);
    expect(asked(s)).toEqual(['farmer cure', 'doctor cure']);
    play(s, { t: 'cure', from: 'store' }, { who: 'farmer' });
    expect(asked(s)).toEqual(['doctor cure', 'farmer cure']);
    play(s, { t: 'cure', from: 'no' }, { who: 'farmer' });
    expect(play(s, { t: 'cure', from: 'no' }, { who: 'doctor' })[0]).toEqual({ type: 'unhealed', seat: 3 });
    expect(playerOf(s, 'farmer').sick).toBe(1);
  });
});

test('8.5 the Doctor may leave the discards alone', () => {
  const s = given(FOUR, { turn: 'farmer', discards: ['give'] });
  fallIll(s);
  play(s, { t: 'reshuffle', yes: false });
  expect([s.shared.discards[12], s.shared.discards[5], s.shared.deckSize]).toEqual([1, 1, 25]);
});

/** The bots that do not think, and the list of all. */
import { describe, expect, it } from 'vitest';
import { quickChance, recording } from '../engine/chance.js';
import { Complaint } from '../engine/complaint.js';
import { movesOf } from '../engine/play.js';
import { tableOf } from '../engine/testing/table.js';
import { viewFor } from '../engine/view.js';
import { BOT_NAMES, botNamed, botWords, isWeakerThanUsual, measuredBot, STEPS, seatedBot, steps, USUAL_STEP } from './index.js';
import { knobsOf } from './knob.js';
import { openMinds } from './minds.js';
import { randomBot } from './random.js';
import { sensibleBot } from './sensible.js';

function firstQuestion() {
  const table = tableOf({ seats: 2 });
  const [decision] = table.state.open;
  if (!decision) throw new Error('nothing is asked');
  return { table, decision, view: viewFor(table.state, decision.seat) };
}

describe('the random bot', () => {
  it('plays every legal move about equally often and nothing else', () => {
    const { table, decision, view } = firstQuestion();
    const chance = quickChance(1);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 3000; i++) {
      const key = JSON.stringify(randomBot(table.game, view, decision, chance));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(
      movesOf(table, decision)
        .map((move) => JSON.stringify(move))
        .sort(),
    );
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('the sensible bot', () => {
  it('plays what the game suggests, with the same draws', () => {
    const { table, decision, view } = firstQuestion();
    const draws = recording(quickChance(2));
    const move = sensibleBot(table.game, view, decision, draws);
    expect(move).toEqual(
      table.game.suggest(table.state.shared, table.state.own[decision.seat] ?? { hand: [], bid: null }, decision, quickChance(2)),
    );
    expect(movesOf(table, decision)).toContainEqual(move);
  });
});

it('lets no bot decide for a spectator', () => {
  const { table, decision } = firstQuestion();
  const minds = openMinds({ now: () => 0 });
  const view = viewFor(table.state, null);
  for (const bot of BOT_NAMES) {
    const question = { match: 'watched', seat: decision.seat, game: table.game, bot, view, decision, luck: 3 };
    expect(() => minds.answer(question)).toThrow('a spectator has nothing to decide');
  }
});

it('knows the sensible player of version 0.1.0 for measuring, and lets nobody sit down with it', () => {
  const { table, decision, view } = firstQuestion();
  const before = { ...table.game, suggestAtFirst: () => ({ bid: 7 }) };
  const reply = (game: typeof table.game) => {
    const bot = botNamed(measuredBot('sensible-1'), table.game, 2);
    return typeof bot === 'function' ? bot(game, view, decision, quickChance(2)) : null;
  };
  expect(reply(before)).toEqual({ bid: 7 });
  expect(reply(table.game)).toEqual(sensibleBot(table.game, view, decision, quickChance(2))); // where it has not changed
  expect(() => seatedBot('sensible-1')).toThrow(Complaint);
});

describe('the list of bots', () => {
  const { game } = tableOf();

  it('has five steps for people, with names and lines of their own, and Steady is the usual one', () => {
    expect(STEPS.map((step) => steps[step].title)).toEqual(['Sleepy', 'Gentle', 'Steady', 'Sharp', 'Master']);
    expect(new Set(STEPS.map((step) => steps[step].line)).size).toBe(5);
    expect(USUAL_STEP).toBe('steady');
    expect(STEPS.filter(isWeakerThanUsual)).toEqual(['sleepy', 'gentle']);
  });

  it('knows every name that a match of version 0.1.0 carries', () => {
    for (const name of ['random', 'sensible', 'gentle', 'steady', 'sharp', 'master']) expect(seatedBot(name)).toBe(name);
    expect(botNamed('random', game, 2)).toBe(randomBot);
    expect(botNamed('sensible', game, 2)).toBe(sensibleBot);
    expect([botWords('sensible'), botWords('master'), botWords(null)]).toEqual(['bot', 'Master bot', 'bot']);
  });

  it('takes the knob of a step from the row of the game for so many seats, or the nearest', () => {
    const rows = [2, 4].map((seats) => ({ seats, knobs: [0, 0.1, 0.2, 0.3, seats / 4], apart: [] }));
    const measured = { ...game, steps: { rules: 1, rows } };
    const master = (seats: number) => botNamed('master', measured, seats);
    expect([1, 2, 3, 4, 6].map(master)).toMatchObject([0.5, 0.5, 1, 1, 1].map((knob) => ({ knob })));
    expect(knobsOf(game, 2)).toHaveLength(5);
  });

  it('takes a number for a bot in the laboratory, and nowhere else', () => {
    expect(botNamed(measuredBot('0.85'), game, 2)).toMatchObject({ knob: 0.85 });
    for (const name of ['2.5', '-1', '3', '']) expect(() => measuredBot(name)).toThrow(Complaint);
    expect(() => seatedBot('0.85')).toThrow(Complaint);
  });

  it('names the five where one is unknown', () => {
    expect(() => measuredBot('toString')).toThrow(Complaint);
    expect(() => seatedBot('clever')).toThrow(
      'There is no bot "clever". The bots, from weak to strong: sleepy (Plays whatever the rules allow. Company while you learn.) gentle',
    );
  });
});

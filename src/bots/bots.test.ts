/** The bots that do not think, and the list of all. */
import { describe, expect, it } from 'vitest';
import { quickChance, recording } from '../engine/chance.js';
import { Complaint } from '../engine/complaint.js';
import { movesOf } from '../engine/play.js';
import { tableOf } from '../engine/testing/table.js';
import { viewFor } from '../engine/view.js';
import { BOT_NAMES, botNamed, bots } from './index.js';
import { openMinds } from './minds.js';
import { randomBot } from './random.js';
import { sensibleBot } from './sensible.js';
import { budgets } from './strengths.js';

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

it('finds bots by name and names them where one is unknown', () => {
  expect(Object.keys(bots)).toEqual(['random', 'sensible', 'gentle', 'steady', 'sharp', 'master']);
  expect(BOT_NAMES).toEqual(Object.keys(bots));
  expect(botNamed('random')).toMatchObject({ reply: randomBot });
  expect(botNamed('sensible')).toMatchObject({ reply: sensibleBot });
  expect(botNamed('master')).toBe(budgets.master);
  expect(() => botNamed('toString')).toThrow(Complaint);
  expect(() => botNamed('clever')).toThrow(
    'There is no bot "clever". The bots are: random (any legal move), sensible (what the game suggests), and from weak to strong gentle (glances ahead), steady',
  );
});

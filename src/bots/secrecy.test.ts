/** No bot knows more than the person in its seat would: it is shown a view, and what it is not shown cannot change its answer. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { Decision, State, View } from '../engine/game.js';
import { copy } from '../engine/json.js';
import type { Table } from '../engine/play.js';
import { type SealedTypes, sealed } from '../engine/testing/sealed.js';
import { openOf, play, tableOf } from '../engine/testing/table.js';
import { viewFor } from '../engine/view.js';
import { advise } from './advise.js';
import type { Bot } from './bot.js';
import { type Budget, MOST } from './knob.js';
import { newMind } from './mind.js';
import { randomBot } from './random.js';
import { sensibleBot } from './sensible.js';

type Sealed = State<SealedTypes>;

/** Every kind of bot; the ones that think do so as they always do, only shorter. */
const BRIEFLY = 0.06; // of what a game that says nothing gets
const bots: readonly (readonly [string, Bot])[] = [
  ['random', randomBot],
  ['sensible', sensibleBot],
  ...[0.5, 1.5, 2].map((knob) => [`one at ${knob}`, brief({ ...MOST, knob, part: BRIEFLY })] as const),
];
const [, master] = bots.at(-1) ?? [];

function brief(budget: Budget): Bot {
  return (game, view, decision, chance) => newMind(game, budget).answer(view, decision, chance);
}

/** The same to a seat, other cards in the other hands. */
function twinOf(s: Sealed, seat: number): Sealed {
  const view = viewFor(s, seat);
  for (let n = 1; n < 100; n++) {
    const twin = sealed.imagine(view, quickChance(n));
    if (JSON.stringify(twin.own) !== JSON.stringify(s.own)) return twin;
  }
  throw new Error('nothing is hidden here');
}

/** Tables where the question is simple, simultaneous, or veiled for the others. */
function atBids(): Table<SealedTypes> {
  const table = tableOf({ seats: 3, seed: 'secrets' });
  play(table, 'offer');
  if (table.state.open.some(({ kind }) => kind === 'wind')) play(table, 'wind');
  return table;
}
function atShields(): Table<SealedTypes> {
  const table = atBids();
  for (const seat of [0, 1, 2]) play(table, 'bid', undefined, seat);
  return table;
}
const TABLES: readonly (readonly [SealedTypes['kind'], Table<SealedTypes>])[] = [
  ['offer', tableOf({ seats: 3, seed: 'secrets' })],
  ['bid', atBids()],
  ['shield', atShields()],
];

describe.each(bots)('the bot %s', (_, bot) => {
  it.each(TABLES)('answers a question of the kind "%s" alike in two states that look alike', (kind, { state }) => {
    const decision = openOf({ ...tableOf(), state }, kind);
    const twin = twinOf(state, decision.seat);
    expect(twin.own).not.toEqual(state.own);
    expect(viewFor(twin, decision.seat)).toEqual(viewFor(state, decision.seat));
    expect(bot(sealed, viewFor(twin, decision.seat), decision, quickChance(7))).toEqual(
      bot(sealed, viewFor(state, decision.seat), decision, quickChance(7)),
    );
  });

  it('leaves the view as it was', () => {
    const { state } = atBids();
    const decision = openOf(atBids(), 'bid');
    const view = viewFor(state, decision.seat);
    const before = copy(view);
    bot(sealed, view, decision, quickChance(7));
    expect(view).toEqual(before);
  });

  it('is never shown a state: it reads the fields of a view and nothing else', () => {
    const { state } = atBids();
    const decision = openOf(atBids(), 'bid');
    const read = new Set<PropertyKey>();
    const view = new Proxy(viewFor(state, decision.seat), {
      get(target, key, receiver) {
        read.add(key);
        return Reflect.get(target, key, receiver);
      },
    });
    bot(sealed, view, decision, quickChance(7));
    const fields = Object.keys(viewFor(state, decision.seat));
    expect([...read].filter((key) => !fields.includes(String(key)))).toEqual([]);
    expect(fields).not.toContain('own');
  });
});

it('advice is the same in two states that look alike', () => {
  const { state } = atBids();
  const decision = openOf(atBids(), 'bid');
  const names = ['Ada', 'Ben', 'Cleo'];
  const adviceOn = (s: Sealed) =>
    advise(sealed, viewFor(s, decision.seat), decision, quickChance(7), { names, budget: { ...MOST, part: BRIEFLY } });
  expect(adviceOn(twinOf(state, decision.seat))).toEqual(adviceOn(state));
});

it('the type of a bot takes a view and does not take a state', () => {
  const ask = (view: View<SealedTypes>, decision: Decision<SealedTypes['kind']>) => master?.(sealed, view, decision, quickChance(1));
  expectTypeOf<Sealed>().not.toExtend<Parameters<typeof ask>[0]>();
  const { state } = atBids();
  const decision = openOf(atBids(), 'bid');
  // @ts-expect-error a state is no view, and there is no other way in
  expect(() => ask(state, decision)).toThrow();
  expect(ask(viewFor(state, decision.seat), decision)).toBeDefined();
});

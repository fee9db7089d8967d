/** Every question and answer of played matches is said in a few words, with signs that are in the dictionary. */
import { describe, expect, it } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { askedBy } from '../../../web/table.build.js';
import { given, play, question } from '../farm.build.js';
import { farm } from '../index.js';
import { NAMES, OPTIONS, playMatch } from '../played.build.js';
import { boardOf } from '../rules/boards.js';
import type { FarmDecision, FarmState, Move } from '../rules/types.js';
import { ask, places, say } from './say.js';
import { signs } from './signs.js';

const questionFor = (state: FarmState, decision: FarmDecision) => askedBy(farm, state, decision, NAMES);
const IDS = new Set(signs.map(({ id }) => id));

function faultsOf(state: FarmState, decision: FarmDecision): string[] {
  const view = viewFor(state, decision.seat);
  const asked = questionFor(state, decision);
  const { heading = '', words = '', signs: figures = [], usual, skip } = ask(asked, view);
  const legal = asked.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  const faults: string[] = [];
  if (heading === '' || heading.length > 48 || /undefined|NaN/.test(heading + words))
    faults.push(`${decision.kind}: ${heading} | ${words}`);
  for (const move of [usual, skip])
    if (move !== undefined && !legal.includes(move)) faults.push(`${decision.kind} offers ${JSON.stringify(move)}`);
  const labels = new Set<string>();
  for (const move of legal) {
    const said = say(move, decision, view);
    if (said.label.length > 22 || labels.has(said.label)) faults.push(`label ${said.label}`);
    labels.add(said.label);
    if (/undefined|NaN/.test(`${said.label}${said.title}${said.words ?? ''}`)) faults.push(`${said.title} | ${said.words}`);
    if (!places.some((place) => place === said.place)) faults.push(`place ${said.place}`);
    for (const { sign } of [...(said.signs ?? []), ...figures]) if (!IDS.has(sign)) faults.push(`sign ${sign}`);
    const inBar = same(move, usual) || same(move, skip) || move.t === 'autoRest' || move.t === 'auto' || move.t === 'sellGoods';
    if ((said.at?.length ?? 0) === 0 && !inBar) faults.push(`${said.label} lies nowhere`);
  }
  return faults;
}

const same = (a: Move, b: Move | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

describe('in a match', () => {
  it.each([1, 2, 3, 4, 5, 6].map((seats) => [seats, OPTIONS[seats % OPTIONS.length] ?? {}] as const))(
    'of %i all moves have short labels of their own, known signs and places (%o)',
    (seats, options) => {
      let checked = 0;
      playMatch({ seats, seed: 'said', options, upTo: 2 }, null, {
        asked: (state, decision) => {
          checked++;
          expect(faultsOf(state, decision)).toEqual([]);
        },
      });
      expect(checked).toBeGreaterThan(15);
    },
  );
});

const askedOf = (state: FarmState) => ask(questionFor(state, question(state)), viewFor(state, question(state).seat));
const saidOf = (state: FarmState, move: Move) => say(move, question(state), viewFor(state, question(state).seat));

describe('the bar', () => {
  it('sells everything as a matter of course, and says what keeping it leaves', () => {
    const state = given({ at: 'sell', farmers: [{ egg: 3, milk: 2 }] });
    const { usual, skip, heading } = askedOf(state);
    expect(heading).toBe('Market day: what do you sell?');
    expect(usual).toEqual({ t: 'sellGoods' });
    expect(saidOf(state, { t: 'sellGoods' }).label).toBe('Sell all, +$7');
    expect(skip).toEqual({ t: 'done' });
    expect(saidOf(state, { t: 'done' }).label).toBe('Keep $7 of goods');
  });

  it('sells all of the only good, and goes on with an empty barn', () => {
    const eggs = given({ at: 'sell', farmers: [{ egg: 6 }] });
    expect(askedOf(eggs).usual).toEqual({ t: 'sell', item: 'egg', n: 'all' });
    const empty = given({ at: 'sell', animals: [[0, 'cow', 'c2']] });
    expect(askedOf(empty)).toMatchObject({ usual: { t: 'done' }, skip: undefined });
    expect(saidOf(empty, { t: 'done' }).label).toBe('Go to the market');
  });

  it('opens the gates and lets an animal eat, but chooses no animal, square or work', () => {
    const feeding = given({ at: 'feed', animals: [[0, 'goose', 'c2', 2]] });
    expect(askedOf(feeding)).toMatchObject({ heading: 'Evening: 2 animals are hungry', usual: { t: 'autoRest' } });
    const buying = given({ at: 'buy', market: { cow: 1 } });
    expect(askedOf(buying)).toMatchObject({ usual: undefined, skip: { t: 'pass' } });
    play(buying, 'buy cow');
    expect(askedOf(buying)).toMatchObject({ heading: 'Where does the cow live?', usual: undefined, skip: undefined });
    expect(askedOf(given({ at: 'farm' }))).toMatchObject({ usual: undefined, skip: { t: 'pass' } });
    expect(askedOf(given({ at: 'butcher', animals: [[0, 'pig', 'c2', 2]] }))).toMatchObject({ usual: undefined, skip: { t: 'done' } });
  });

  it('counts what paying costs in happiness only in the last three rounds', () => {
    const hearts = (round: number) => {
      const state = given({ at: 'buy', market: { cow: 1 }, round });
      return saidOf(state, { t: 'buy', kind: 'cow' }).signs?.filter(({ sign }) => sign === 'heart');
    };
    expect(hearts(1)).toEqual([]); // $20 are a happiness, and a first market is no loss
    expect(hearts(9)).toEqual([]);
    expect(hearts(10)).toEqual([{ sign: 'heart', figure: '−1', tone: 'warn' }]);
  });

  it('says of a square what becomes of the animal there, and never praises one where bugs upset it', () => {
    const state = given({ at: 'buy', market: { chicken: 1 } });
    play(state, 'buy chicken');
    expect(saidOf(state, { t: 'place', at: 'b2' })).toMatchObject({ signs: [{ sign: 'upset' }], words: 'full, but upset by bugs' });
    expect(saidOf(state, { t: 'place', at: 'c3' })).toMatchObject({
      signs: [{ sign: 'calm' }, { sign: 'egg', figure: '+1' }],
      words: 'full and calm',
    });
  });

  it('says what work changes of the night', () => {
    const bare = Object.fromEntries(boardOf('small').names.map((name) => [name, name === 'c2' ? 4 : 0]));
    const state = given({ at: 'farm', animals: [[0, 'cow', 'c2']], food: bare });
    expect(saidOf(state, { t: 'convert', at: 'c2', to: 'field' }).signs).toEqual([
      { sign: 'milk', figure: '−2', tone: 'warn' },
      { sign: 'hungry', figure: '+1', tone: 'warn' },
    ]);
    expect(saidOf(state, { t: 'convert', at: 'e2', to: 'field' }).signs).toEqual([]);
  });
});

it('the dictionary names every sign once, in a sentence', () => {
  expect(IDS.size).toBe(signs.length);
  for (const { name, what, now } of signs) {
    expect(name).toMatch(/^[A-Z]/);
    expect(what).toMatch(/\.$/);
    expect(now?.(viewFor(given({ at: 'farm' }), 0), []) ?? 'something').not.toMatch(/undefined|NaN/);
    expect(now?.(viewFor(given({ at: 'farm' }), null), []) ?? '').not.toMatch(/you have|undefined/); // a spectator has no farm
  }
});

/** A plan before a match: what each choice does to it, what is missing, what is remembered, and that every option of every game is said in words. */
import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { games } from '../../games/index.js';
import type { Box } from '../../games/kit/boxes.js';
import { BOXES } from '../boxes.js';
import { loadPlaces, loadVariants } from '../library.js';
import { setupFaults } from './faults.js';
import {
  addSeat,
  changesOf,
  choosePreset,
  chooseWay,
  namesAt,
  newPlan,
  placesOf,
  presetOf,
  removeSeat,
  type SetupPlan,
  setOption,
  sit,
} from './plan.js';
import { planFrom } from './remembered.js';
import { WAYS } from './ways.js';
import { whoPlays } from './words.js';

function boxOf(id: string): Box {
  const box = BOXES.find((each) => each.id === id);
  if (!box) throw new Error(`no box ${id}`);
  return box;
}
function gameOf(id: string) {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

const bird = boxOf('bird');
const kinds = (plan: SetupPlan): string =>
  placesOf(plan)
    .map(({ kind }) => kind)
    .join(' ');

describe('a new plan', () => {
  it.each(BOXES)('of $id can begin as it is, in every way, once everybody has a name', (box) => {
    for (const way of WAYS) {
      const plan = chooseWay(newPlan(box), box, way);
      const faults = setupFaults(plan, gameOf(box.id), 'Ada');
      expect(faults.table, way).toBeNull();
      expect(
        [...faults.seats.values()].filter((words) => words !== 'Who sits here?'),
        way,
      ).toEqual([]);
      const { length } = placesOf(plan);
      expect(length).toBeGreaterThanOrEqual(box.seats.min);
      expect(length).toBeLessThanOrEqual(box.seats.max);
    }
  });

  it('is against two steady bots with the first preset', () => {
    const plan = newPlan(bird);
    expect(placesOf(plan)).toEqual([{ kind: 'me' }, { kind: 'bot', name: '', step: 'steady' }, { kind: 'bot', name: '', step: 'steady' }]);
    expect([plan.preset, plan.options]).toEqual(['First game', { length: 'short', calmAfterRounds: 4 }]);
  });
});

describe('the seats', () => {
  it('are kept for each way', () => {
    const plan = chooseWay(newPlan(bird), bird, 'link');
    expect(kinds(plan)).toBe('me friend friend');
    const more = addSeat(plan, bird);
    expect(kinds(more)).toBe('me friend friend friend');
    expect(kinds(chooseWay(chooseWay(more, bird, 'alone'), bird, 'link'))).toBe('me friend friend friend');
    expect(kinds(chooseWay(more, bird, 'here'))).toBe('me here');
  });

  it('take new bots as strong as the one chosen last', () => {
    const plan = addSeat(sit(newPlan(bird), 1, { kind: 'bot', name: '', step: 'master' }), bird);
    expect(placesOf(plan)[3]).toEqual({ kind: 'bot', name: '', step: 'master' });
  });

  it('change places with me, who sits only once', () => {
    expect(kinds(sit(newPlan(bird), 2, { kind: 'me' }))).toBe('bot bot me');
  });

  it('are never more or fewer than the game is for', () => {
    let plan = newPlan(bird);
    for (let i = 0; i < 9; i++) plan = addSeat(plan, bird);
    expect(placesOf(plan)).toHaveLength(5);
    for (let i = 0; i < 9; i++) plan = removeSeat(plan, bird, placesOf(plan).length - 1);
    expect(kinds(plan)).toBe('me');
  });

  it('that a preset is not for choose another preset with its options', () => {
    const alone = removeSeat(removeSeat(newPlan(bird), bird, 2), bird, 1);
    expect([alone.preset, alone.options]).toEqual(['For stars, alone', {}]);
    expect(addSeat(alone, bird).preset).toBe('First game');
  });
});

describe('a preset', () => {
  it('brings its options and as many seats as it is for', () => {
    const [first, , alone] = bird.presets;
    if (!first || !alone) throw new Error('bird has three presets');
    const solo = choosePreset(chooseWay(newPlan(bird), bird, 'link'), bird, alone);
    expect([solo.way, kinds(solo), solo.options]).toEqual(['alone', 'me', {}]);
    expect(kinds(choosePreset(solo, bird, first))).toBe('me bot');
  });

  it('is changed by an option and whole again when it is set back', () => {
    const usual = defaultOptions(gameOf('bird'));
    const changed = setOption(newPlan(bird), 'length', 'full', 'full');
    expect(changesOf(changed, bird, usual)).toEqual(['length']);
    expect(changesOf(setOption(changed, 'length', 'short', 'full'), bird, usual)).toEqual([]);
  });

  it.each(BOXES)('of $id can be played with every number of seats it is for, and each table has one', (box) => {
    for (const preset of box.presets) {
      const { min, max } = preset.seats ?? box.seats;
      let plan = choosePreset(newPlan(box), box, preset);
      while (placesOf(plan).length > min) plan = removeSeat(plan, box, 1);
      for (let seats = min; seats <= max; seats++, plan = addSeat(plan, box)) {
        expect([placesOf(plan).length, plan.preset]).toEqual([seats, preset.name]);
        expect(setupFaults(plan, gameOf(box.id), 'Ada').table, `${preset.name} with ${seats}`).toBeNull();
      }
    }
    expect(presetOf(newPlan(box), box)?.name).toBe(box.presets[0]?.name);
  });
});

describe('names', () => {
  it('of bots are those that nobody else has, and a name that was not said is missing', () => {
    const plan = newPlan(bird);
    expect(namesAt(placesOf(plan), 'Wren')).toEqual(['Wren', 'Jay', 'Robin']);
    expect([...setupFaults(plan, gameOf('bird'), ' ').seats]).toEqual([[0, 'What are you called?']]);
  });

  it('that two have are told at the second', () => {
    const plan = sit(chooseWay(newPlan(bird), bird, 'here'), 1, { kind: 'here', name: 'Ada' });
    expect([...setupFaults(plan, gameOf('bird'), 'Ada').seats]).toEqual([[1, 'Two players are called Ada.']]);
  });

  it('are told with who plays how', () => {
    const say = (plan: SetupPlan) => whoPlays(placesOf(plan), namesAt(placesOf(plan), 'Ada'), plan.way);
    expect(say(newPlan(bird))).toBe('You, Wren (steady) and Jay (steady).');
    expect(say(chooseWay(newPlan(bird), bird, 'link'))).toBe('You and two friends by a link.');
    expect(say(chooseWay(newPlan(bird), bird, 'television'))).toBe('Three of you by phone.');
    expect(say(sit(chooseWay(newPlan(bird), bird, 'here'), 1, { kind: 'here', name: 'Ben' }))).toBe('You and Ben pass this screen.');
  });
});

describe('what is remembered', () => {
  it('is the plan as it was, but for the words of the deal', () => {
    const plan = sit(chooseWay(newPlan(bird), bird, 'here'), 1, { kind: 'here', name: 'Ben' });
    const { seed: _, ...kept } = { ...plan, seed: 'once' };
    expect(planFrom(JSON.parse(JSON.stringify(kept)), bird, gameOf('bird'))).toEqual(plan);
  });

  it.each([
    ['nothing', null],
    ['nonsense', 'x'],
    ['seats of another way', { way: 'alone', tables: { alone: [{ kind: 'me' }, { kind: 'friend' }] } }],
    ['two of me', { way: 'here', tables: { here: [{ kind: 'me' }, { kind: 'me' }] } }],
    ['a bot that is gone', { tables: { alone: [{ kind: 'me' }, { kind: 'bot', name: '', step: 'sensible' }] } }],
    ['options that are gone', { preset: 'Full game', options: { noSuchOption: 1 } }],
  ])('%s is as usual', (_, kept) => {
    const usual = newPlan(bird);
    const plan = planFrom(kept, bird, gameOf('bird'));
    expect([plan.tables, plan.options, plan.preset]).toEqual([usual.tables, usual.options, usual.preset]);
  });
});

describe.each(Object.values(games))('the words of $id', (game) => {
  it('name every option once, with a sentence and a word for each choice', async () => {
    const groups = await loadVariants(game.id);
    const variants = groups?.flatMap((group) => group.variants) ?? [];
    const specs: Readonly<Record<string, OptionSpec>> = game.options;
    expect(variants.map(({ option }) => option).sort()).toEqual(Object.keys(specs).sort());
    for (const { option, name, line, words } of variants) {
      expect(words, option).toHaveLength(specs[option]?.choices.length ?? -1);
      expect(new Set(words).size, option).toBe(words.length);
      expect(name, option).not.toBe('');
      expect(line, option).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('have a place for every seat and a picture for every preset', async () => {
    const places = await loadPlaces(game.id);
    expect(places?.presets).toHaveLength(boxOf(game.id).presets.length);
    const options = defaultOptions(game);
    const { min, max } = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const titles = Array.from({ length: seats }, (_, seat) => places?.title({ seat, seats, options }));
      expect(new Set(titles).size).toBe(seats);
    }
  });
});

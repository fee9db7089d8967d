/** Every answer is said by verb and name, and every question has a heading. */
import { describe, expect, test } from 'vitest';
import { given } from '../rainbow.build.js';
import { NOWHERE } from '../rules/board.js';
import { ask, nextLandings, places, say } from './say.js';
import { signs } from './signs.js';
import { asked, positions } from './table.build.js';
import { wantedLine } from './words.js';

const KNOWN = new Set(signs.map(({ id }) => id));

describe.each([
  [1, 'standard'],
  [2, 'choice'],
  [3, 'short'],
  [4, 'choice'],
  [5, 'standard'],
  [6, 'choice'],
] as const)('with %i seats and the %s rules', (seats, preset) => {
  test('a label has at most 22 letters, a place in the list and signs of the dictionary', () => {
    const kinds = new Set<string>();
    const faults = new Set<string>();
    for (const { question, view } of positions({ seats, preset, seed: `say ${seats}` })) {
      kinds.add(question.decision.kind);
      for (const { move } of question.choices) {
        const { label, title, place, signs: figures = [], at = [] } = say(move, question.decision, view);
        if (label.length > 22 || label.length < 4) faults.add(`label: ${label}`);
        if (title === '') faults.add(`no title: ${label}`);
        if (!places.includes(place)) faults.add(`place: ${place}`);
        if (at.length === 0) faults.add(`nowhere: ${label}`);
        for (const { sign } of figures) if (!KNOWN.has(sign)) faults.add(`sign: ${sign}`);
      }
    }
    expect([...faults]).toEqual([]);
    for (const kind of ['wheel', 'track', 'after-spin', 'move-button']) expect([...kinds]).toContain(kind);
  });

  test('a question has a heading without a full stop, and only its routine is proposed', () => {
    for (const { question, view } of positions({ seats, preset, seed: `ask ${seats}`, most: 400 })) {
      const { heading = '', signs: figures = [], words = '', usual, skip } = ask(question, view);
      const { kind } = question.decision;
      expect(heading.length, heading).toBeGreaterThan(5);
      expect(heading).not.toMatch(/\.$/);
      expect(words).not.toBe(heading);
      for (const { sign } of figures) expect(KNOWN).toContain(sign);
      const legal = question.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
      if (usual !== undefined) expect(legal).toContainEqual(usual);
      if (skip !== undefined) expect(legal).toContainEqual(skip);
      if (legal.length > 1) expect(usual === undefined).toBe(kind !== 'move-button');
    }
  });
});

describe('the Button', () => {
  test('is left where it is unless another space is chosen', () => {
    const s = given({ players: [{ holder: 0, button: ['love', 4] }, { holder: 1 }], asks: 'move-button' });
    const [decision] = s.open;
    if (decision === undefined) throw new Error('nothing is asked');
    const question = asked(s, decision);
    const view = { ...s, seat: 0 } as unknown as Parameters<typeof ask>[1];
    expect(ask(question, view)).toMatchObject({
      heading: 'Your Button stays on Love 4',
      usual: { t: 'keep' },
      skip: { t: 'keep' },
      mayStop: true,
    });
    expect(say({ t: 'button', track: 'friendship', pos: 10 }, decision, view).label).toBe('Lay on Friendship 10');
  });
});

describe('what is still wanted', () => {
  const line = (player: Parameters<typeof given>[0]['players'][number]): string => {
    const { shared } = given({ players: [player] });
    return wantedLine(shared, shared.players[0] as (typeof shared.players)[number]);
  };

  test('is the keys that are missing', () => {
    expect(line({ stand: ['love', 'faith'], front: ['money'] })).toBe('Wanted: Friendship, Knowledge and Health');
  });

  test('is money when only the Money key is missing', () => {
    expect(line({ stand: ['love', 'faith', 'friendship', 'health', 'knowledge'], money: 1500 })).toBe('Wanted: $1,000 for the Money key');
  });

  test('is cards against the hang-ups once all keys are earned', () => {
    const won = ['love', 'faith', 'health', 'money'] as const;
    expect(line({ stand: [...won], front: ['friendship', 'knowledge'], hangUps: ['H-friendship', 'F01', 'H-knowledge'] })).toBe(
      'Wanted: 2 Friendship cards and 1 Knowledge card; Self gives most',
    );
  });
});

describe('numbers', () => {
  test('the chances of the next landing add up to one, wherever a marker stands', () => {
    let checked = 0;
    for (const { view } of positions({ seats: 4, seed: 'landings', most: 400 })) {
      for (const player of view.shared.players) {
        if (player.track === NOWHERE) continue;
        expect(nextLandings(view.shared, player).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

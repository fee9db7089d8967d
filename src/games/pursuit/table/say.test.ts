/** The bar's words for Pursuit: what is asked, what an answer costs and brings, what is routine. All answers of whole matches are read in web/speech.test.ts. */
import { describe, expect, it } from 'vitest';
import { mine, viewFor } from '../../../engine/view.js';
import { pursuit } from '../index.js';
import { given } from '../pursuit.build.js';
import type { Move, PursuitState } from '../rules/types.js';
import { ask, places, say } from './say.js';
import { signs } from './signs.js';

const NAMES = ['Ada', 'Wren'];

function asked(state: PursuitState) {
  const view = viewFor(state, 0);
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nothing is asked');
  const choices = pursuit.moves(state.shared, mine(state, decision.seat), decision).map((move) => ({ move, words: '', refusal: null }));
  return { ...ask({ decision, words: '', choices }, view), said: (move: Move) => say(move, decision, view, NAMES) };
}

describe('what is asked', () => {
  it('a turn says how much time is left, and proposes nothing', () => {
    const { heading, usual } = asked(given({ people: [{ free: 6 }] }));
    expect(heading).toBe('6 hourglasses left: what do you do?');
    expect(usual).toBeUndefined();
  });

  it('the bills of a new round are counted and summed up, and keeping everything is routine', () => {
    const state = given({
      people: [
        {
          money: 9,
          front: [
            ['I06', 2],
            ['I01', 2],
          ],
        },
      ],
      ask: 'upkeep',
    });
    const [player] = state.shared.players;
    if (player) player.bills = player.items;
    const { heading, usual, signs: figures } = asked(state);
    expect(heading).toBe('A new round: 2 bills to settle');
    expect(usual).toEqual({ t: 'upkeepAll' });
    expect(figures?.some(({ sign, tone }) => sign === 'money' && tone === undefined)).toBe(true);
    if (player) player.bills = player.items.slice(0, 1);
    expect(asked(state).usual).toEqual({ t: 'upkeepPay', card: 'I06' });
  });

  it('what happiness spares is paid in the wisest way unless one chooses otherwise', () => {
    const state = given({ people: [{ sth: 1, knowledge: 3, creativity: 3, front: [['P01', 1]] }], ask: 'payment' });
    state.shared.pending = { t: 'advance', card: 'P01' };
    const { heading, usual } = asked(state);
    expect(heading).toBe('You are happy: what do you not pay?');
    expect(usual).toMatchObject({ t: 'pay' });
  });
});

describe('what is said of an answer', () => {
  it('a room: its price in ink, its gain in green, where it lies', () => {
    const { said } = asked(given({ people: [{}] }));
    expect(said({ t: 'space', s: 'study' })).toMatchObject({
      label: 'Study',
      signs: [
        { sign: 'hourglass', figure: '\u22121' },
        { sign: 'knowledge', figure: '+3', tone: 'gain' },
      ],
      place: 'House',
      at: ['room:study'],
    });
  });

  it('a room one has been in warns of stress', () => {
    const { said } = asked(given({ people: [{ on: { study: 1 } }] }));
    expect(said({ t: 'space', s: 'study' }).signs).toContainEqual({ sign: 'stress', figure: '+1', tone: 'warn' });
  });

  it('the card is named before its level, and its rung and the card both choose it', () => {
    const { said } = asked(given({ people: [{ money: 9 }], row: ['I06'] }));
    expect(said({ t: 'spend', card: 'I06', level: 1 })).toMatchObject({
      title: 'Car: Scrapheap',
      place: 'Items',
      at: ['card:I06', 'rung:I06:0'],
    });
  });

  it('every sign has a name and a sentence of its own, and every place an order', () => {
    expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length);
    for (const { name, what } of signs) expect(`${name}: ${what}`).toMatch(/\w: .*\.$/);
    expect(new Set(places).size).toBe(places.length);
  });
});

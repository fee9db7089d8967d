/** What happened is told in a few beats, on real matches: each says where, moves what moved, and shows the board on its way. */
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/cases.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin, heard } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import type { Tale } from '../../../web/table.js';
import { pursuit } from '../index.js';
import { given } from '../pursuit.build.js';
import type { PursuitEvent, PursuitState, PursuitTypes } from '../rules/types.js';
import { scenes } from './scenes.js';

const NAMES = ['Ada', 'Wren', 'Jay', 'Robin'];
const ME = 0;
const MATCHES = tries(5, 20);
const MOST_BEATS = 6;
const PLACE = /^(seat:\d|room:\w+|card:\w+|round:\d+|track:\w+|pile:\w+|goals|away)$/;

/** Everything that seat 0 hears of a match, one tale between two of its questions, with the position after each entry. */
function* talesOf(seats: number, match: number): Generator<Tale<PursuitTypes>> {
  const table = begin(pursuit, { seats, seed: seedFrom(`tale ${seats} ${match}`), options: { adultRounds: 2 } });
  const dice = quickChance(match);
  const names = NAMES.slice(0, seats);
  let before = viewFor(table.state, ME);
  let steps: Tale<PursuitTypes>['steps'][number][] = [];
  for (let next = table.state.open[0]; next; next = table.state.open[0]) {
    if (next.seat === ME && steps.length > 0) {
      yield { before, steps, me: ME, names };
      before = viewFor(table.state, ME);
      steps = [];
    }
    const first = table.entries.length;
    answer(table, next.id, pursuit.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
    const view = structuredClone(viewFor(table.state, ME));
    for (const { seat, told } of table.steps.slice(first)) {
      const events = told.flatMap((one) => heard(one, ME) ?? []);
      steps.push({ seat, happenings: events.map((event) => ({ entry: first, event, words: '' })), view });
    }
  }
  yield { before, steps, me: ME, names };
}

describe.each([1, 2, 3, 4])('with %i at the table', (seats) => {
  it('every tale has at most six beats at known places, and the last one shows how it ended', () => {
    const faults = new Set<string>();
    for (let match = 0; match < MATCHES; match++) {
      for (const tale of talesOf(seats, match)) {
        const beats = scenes(tale);
        if (beats.length > MOST_BEATS) faults.add(`${beats.length} beats`);
        if (beats.length > 0 && beats.at(-1)?.view !== tale.steps.at(-1)?.view) faults.add('the last beat shows another view');
        for (const { words, at, pieces } of beats) {
          if (/[.\s]$/.test(words) || words === '' || words.includes('undefined')) faults.add(`words: ${words}`);
          for (const place of [...at, ...pieces.flatMap(({ from, to }) => [from, to])])
            if (!PLACE.test(place)) faults.add(`place: ${place}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  }, 120_000);
});

/** One entry of this seat with these events. */
function tale(state: PursuitState, seat: number, ...events: PursuitEvent[]): Tale<PursuitTypes> {
  const view = viewFor(state, ME);
  return {
    before: view,
    steps: [{ seat, happenings: events.map((event) => ({ entry: 0, event, words: '' })), view: { ...view } }],
    me: ME,
    names: NAMES,
  };
}

describe('a beat', () => {
  const state = given({ people: [{}, {}], row: ['P01', 'I06'] });

  it('tells a turn of somebody else with its net change, and an hourglass goes to its room', () => {
    const [beat, ...more] = scenes(tale(state, 1, { type: 'turn', seat: 1, space: 'study', gained: { knowledge: 3 } }));
    expect(beat).toMatchObject({ words: 'Wren studies', signs: [{ sign: 'knowledge', figure: '+3', tone: 'gain' }], seat: 1 });
    expect(beat?.pieces.map(({ from, to }) => [from, to])).toEqual([['seat:1', 'room:study']]);
    expect(more).toEqual([]);
  });

  it('is not spent on what one did oneself, unless new cards came for it', () => {
    expect(scenes(tale(state, 0, { type: 'turn', seat: 0, space: 'study', gained: { knowledge: 3 } }))).toEqual([]);
    const [beat] = scenes(
      tale(
        state,
        0,
        { type: 'spend', seat: 0, card: 'I06', level: 1, paid: { money: 2 }, gained: {} },
        { type: 'refill', row: 'item', slot: 0, card: 'I07' },
      ),
    );
    expect(beat?.at).toEqual(['card:I07']);
  });

  it('of a bought card carries it from the board to its owner, and stress is a warning', () => {
    const [beat] = scenes(
      tale(
        state,
        1,
        { type: 'stress', seat: 1, n: 1, to: 7, why: 'repeat' },
        { type: 'spend', seat: 1, card: 'I06', level: 1, paid: { money: 2 }, gained: { sth: 1 } },
      ),
    );
    expect(beat?.signs).toEqual([
      { sign: 'money', figure: '\u22122' },
      { sign: 'sth', figure: '+1', tone: 'gain' },
      { sign: 'stress', figure: '+1', tone: 'warn' },
    ]);
    expect(beat?.pieces.map(({ from, to }) => `${from} ${to}`)).toContain('card:I06 seat:1');
  });

  it('shows the board on its way: the turn is seen before the new round that it led to', () => {
    const beats = scenes(
      tale(
        state,
        1,
        { type: 'turn', seat: 1, space: 'play', gained: { creativity: 3 } },
        { type: 'round', round: 3, age: 35, stage: 'Adult' },
        { type: 'hours', seat: 1, hours: 5, section: 'blue' },
      ),
    );
    expect(beats.map(({ words }) => words)).toEqual(['Wren plays', 'Round 3: everyone turns 35']);
    const before = state.shared.players[1]?.creativity ?? 0;
    expect(beats[0]?.view.shared.players[1]?.creativity).toBe(before + 3);
    expect(beats[0]?.view.shared.round).toBe(state.shared.round);
  });

  it('of a death is rare', () => {
    const [beat] = scenes(tale(state, 0, { type: 'died', seat: 1, age: 75, of: 'years' }));
    expect(beat).toMatchObject({ words: 'Wren dies at 75, full of years', rare: true, seat: 1 });
    const [own] = scenes(tale(state, 0, { type: 'died', seat: 0, age: 65, of: 'stress' }));
    expect(own, 'one’s own is told like any other').toMatchObject({ words: 'You die at 65, worn out by stress', rare: true, seat: 0 });
  });
});

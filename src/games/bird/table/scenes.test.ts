/** What happened becomes beats: by turns, with every piece between places that the table has, and every position in between exact. */
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/cases.js';
import { quickChance } from '../../../engine/chance.js';
import type { Seat } from '../../../engine/game.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import type { Beat, Tale } from '../../../web/table.js';
import type { BirdEvent, BirdTypes, Shared } from '../face.js';
import { bird } from '../index.js';
import { copyOf, happen } from './after.js';
import { scenes } from './scenes.js';

const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve'];
const MATCHES = tries(5, 20);

type Steps = Tale<BirdTypes>['steps'];

/** A random match as the entries it is made of, each with the position before and after. */
function* played(seats: number, seed: number, options: Partial<BirdTypes['options']> = {}) {
  const table = begin(bird, { seats, seed: seedFrom(`scenes ${seats} ${seed}`), options });
  const dice = quickChance(seed);
  for (let next = table.state.open[0]; next; next = table.state.open[0]) {
    const before = structuredClone(viewFor(table.state, 0));
    const first = table.entries.length;
    const moves = bird.moves(table.state.shared, mine(table.state, next.seat), next);
    const move = moves[dice.int(moves.length)];
    if (move === undefined) throw new Error('nothing can be answered');
    answer(table, next.id, move, next.seat);
    const view = structuredClone(viewFor(table.state, 0));
    const steps: Steps = table.steps.slice(first).map(({ seat, told }, i) => ({
      seat,
      happenings: told.map(({ event }) => ({ entry: first + i, event, words: bird.words.event(event, NAMES) })),
      view,
    }));
    yield { before, steps };
  }
}

/** What the events of the table can change. */
const lying = ({ players, pile, field, fortune }: Shared) => ({ players, pile, field, fortune });

describe.each([1, 2, 3, 5])('with %i at the table', (seats) => {
  it('the position between two entries follows exactly from what was told', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      for (const { before, steps } of played(seats, seed, { redOptional: seed % 2 === 0 })) {
        const shared = copyOf(before.shared);
        for (const { happenings } of steps) for (const { event } of happenings) happen(shared, event);
        expect(lying(shared)).toEqual(lying(steps.at(-1)?.view.shared ?? shared));
      }
    }
  });

  it('every step becomes beats that end with its position, speak without a full stop and know their places', () => {
    const faults = new Set<string>();
    for (let seed = 0; seed < MATCHES; seed++) {
      for (const { before, steps } of played(seats, seed)) {
        for (const me of [0, null]) {
          const beats = scenes({ before, steps, me, names: NAMES });
          if (beats.length > 6) faults.add(`${beats.length} beats`);
          if (beats.length > 0 && beats.at(-1)?.view !== steps.at(-1)?.view) faults.add(`does not show the end: ${beats.at(-1)?.words}`);
          for (const beat of beats) for (const fault of faultsOf(beat)) faults.add(fault);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });
});

const PLACES = /^(pile:(field|fortune)|slot:[0-5]|(seat|deck|next):\d|card:\d:\d+|shown:\d+|away)$/;

function* faultsOf({ words, at, pieces, view: { shared } }: Beat<BirdTypes>): Generator<string> {
  if (!/^[A-Z].{1,88}[^.]$/.test(words)) yield `words: ${words}`;
  for (const name of [...at, ...pieces.flatMap(({ from, to, via = [] }) => [from, to, ...via])])
    if (!PLACES.test(name)) yield `place: ${name}`;
  for (const { what, to } of pieces) {
    const [kind, first, second] = to.split(':');
    if (what !== undefined) continue;
    const lies =
      kind === 'card'
        ? Number(second) < (shared.players[Number(first)]?.played.length ?? 0)
        : kind !== 'slot' || Number(first) < shared.field.length;
    if (!lies) yield `nothing lies at ${to}: ${words}`;
  }
}

describe('a scene', () => {
  const table = begin(bird, { seats: 3, seed: seedFrom('a scene'), options: { firstPlayer: 0 } });
  const before = structuredClone(viewFor(table.state, 0));
  const told = (...events: readonly BirdEvent[]): readonly Beat<BirdTypes>[] => tell(0, events);
  const tell = (me: Seat | null, ...entries: readonly (readonly BirdEvent[])[]): readonly Beat<BirdTypes>[] => {
    let shared = before.shared;
    const steps = entries.map((events, entry) => {
      shared = copyOf(shared);
      for (const event of events) happen(shared, event);
      return { seat: 1, happenings: events.map((event) => ({ entry, event, words: '' })), view: { ...before, shared } };
    });
    return scenes({ before, steps, me, names: NAMES });
  };
  const please = (seat: Seat): BirdEvent => ({ type: 'please', seat });
  const flip = (seat: Seat): BirdEvent => ({ type: 'flip', seat, card: 'clover', power: 1 });

  it('has no beat for one’s own please, and one for what was flipped for it', () => {
    expect(told(please(0)).map(({ words }) => words)).toEqual([]);
    expect(told(please(2), flip(0)).map(({ words }) => words)).toEqual(['Chloe says please', 'You flip a clover']);
  });

  it('is one beat for a whole turn, flip and decision', () => {
    expect(tell(0, [please(0), flip(1)], [please(1), flip(2)], [please(2)]).map(({ words, short }) => [words, short])).toEqual([
      ['Ben says please', 'please'],
      ['Chloe says please', 'please'],
    ]);
  });

  it('moves the card of a turn that has only begun, and tells it when it is decided', () => {
    const [beat] = told(please(1), flip(2));
    expect(beat?.words).toBe('Ben says please');
    expect(beat?.pieces).toContainEqual(expect.objectContaining({ from: 'deck:2', to: 'card:2:0' }));
    expect(told(please(0), flip(1))).toEqual([]);
  });

  it('tells every decision to those who look on', () => {
    expect(tell(null, [please(0), flip(1)]).map(({ words }) => words)).toEqual(['Ada says please', 'Ben flips a clover']);
  });

  it('counts the birds that were taken, and holds the last one longer', () => {
    const slot = before.shared.field.indexOf(3);
    const take: BirdEvent = { type: 'take', seat: 1, card: 'bird2', cost: 3, slot: Math.max(0, slot) };
    const [beat] = told(take);
    expect(beat).toMatchObject({ words: 'Ben takes two birds', short: 'two birds' });
    expect(beat?.signs).toContainEqual({ sign: 'bird', figure: '+2', tone: 'gain' });
    expect(told(take, { type: 'over', birds: [1, 4, 2] }).at(-1)).toMatchObject({
      words: 'The last bird is gone, most birds: Ben',
      rare: true,
    });
  });

  it('sends the black bird over the table and the rows into their decks', () => {
    const events: BirdEvent[] = [
      { type: 'flip', seat: 1, card: 'clover', power: 1 },
      { type: 'upset', seat: 0, by: 1, cards: 1 },
      please(1),
    ];
    const [beat] = tell(0, [flip(0)], events).slice(-1);
    expect(beat?.words).toBe('Ben’s black bird scatters your row');
    expect(beat?.pieces).toContainEqual(expect.objectContaining({ from: 'seat:1', to: 'away' }));
    expect(beat?.pieces).toContainEqual(expect.objectContaining({ from: 'card:0:0', to: 'deck:0' }));
  });
});

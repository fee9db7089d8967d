/** First-time notes over whole lives: the guided round, the rest of that match by the usual bot, and then one match after the other. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import type { Decision, Game, GameTypes, Json } from '../../engine/game.js';
import { answer, begin, heard, isUndo, playForced, type Table } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { mine, viewFor } from '../../engine/view.js';
import { games } from '../../games/index.js';
import type { Happened } from '../../match/messages.js';
import type { FirstNote } from '../kit/first-note.js';
import { isDrawn, loadTable } from '../library.js';
import { LEARNER, stageOf } from './guide.js';
import { loadGuide } from './library.js';
import { keyOf, type Met, metAfter, notesFor, WAITS } from './notes.js';

type AnyGame = Game<GameTypes>;

const LETTERS = 78;
const MOST_MATCHES = 40; // a life in which everything is met

/** What a usual table hardly ever meets, or never. */
const RARE: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  bird: { calmAfterRounds: 1 },
  farm: { sheep: true },
};

/** What the learner has heard so far. */
const journalOf = ({ entries, steps }: Table<GameTypes>): readonly Happened[] =>
  steps.map(({ seat, told }, entry) => {
    const given = entries[entry];
    const forced: true | undefined = given !== undefined && !isUndo(given) && given.forced === true ? true : undefined;
    return { entry, at: 0, seat, undo: null, events: told.flatMap((one) => heard(one, LEARNER) ?? []), ...(forced ? { forced } : {}) };
  });

interface Life {
  readonly met: Met;
  readonly came: ReadonlySet<string>; // whatever this match had for the person, new or not
  readonly shown: readonly string[];
  readonly last: readonly string[]; // what was new at the last question
}

/** Plays a match to its end by the usual bot, and reads the notes as the learner would. */
function live(game: AnyGame, notes: readonly FirstNote[], table: Table<GameTypes>, match: string, before: Met): Life {
  let met = before;
  let last: readonly string[] = [];
  const came = new Set<string>();
  const shown: string[] = [];
  const dice = quickChance(match.length);
  for (playForced(table); table.state.open.length > 0; playForced(table)) {
    const [next] = table.state.open as readonly Decision[];
    if (!next) break;
    if (next.seat === LEARNER) {
      const position = { view: viewFor(table.state, LEARNER), journal: journalOf(table), question: next };
      for (const note of notesFor(notes, position, { game: game.id, met: {} })) came.add(keyOf(game.id, note));
      const due = notesFor(notes, position, { game: game.id, met });
      last = due.map((note) => keyOf(game.id, note));
      shown.push(...last.slice(0, 1));
      met = metAfter(due, game.id, match, met); // it is read with the decision
    }
    const taken = answer(table, next.id, game.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
    if (!taken.ok) throw new Error(taken.because);
  }
  return { met, came, shown, last };
}

/** The match of the guided round, as far as it leads. */
async function afterTheGuide(game: AnyGame): Promise<Table<GameTypes>> {
  const guide = await loadGuide(game.id);
  if (!guide) throw new Error(`${game.id} has no guide`);
  const table = begin(game, { seats: 1 + guide.others.length, seed: seedFrom(guide.seed), rules: guide.rules });
  for (const { seat, move } of guide.script) {
    playForced(table);
    const decision = table.state.open.find((open) => open.seat === seat);
    answer(table, decision?.id ?? -1, move, seat);
  }
  expect(stageOf(guide, table)?.next).toBeNull();
  return table;
}

const drawn = Object.values(games).filter(({ id }) => isDrawn(id)) as readonly AnyGame[];

describe.each(drawn.map((game) => [game.about.title, game] as const))('the first-time notes of %s', (_, game) => {
  it('say in 78 letters what it does, one thing each', async () => {
    const notes = (await loadTable(game.id))?.notes ?? [];
    expect(notes.length).toBeGreaterThan(0);
    expect(new Set(notes.map(({ thing }) => thing)).size).toBe(notes.length);
    for (const { words } of notes) {
      expect(words.length, words).toBeLessThanOrEqual(LETTERS);
      expect(words, 'a sentence').toMatch(/^[A-Z].*\.$/);
    }
  });

  it('are shown once each after the guided round: all that came to the person in the rest of its match', async () => {
    const notes = (await loadTable(game.id))?.notes ?? [];
    const { came, shown, met, last } = live(game, notes, await afterTheGuide(game), 'guided', {});
    const waits = Object.keys(met).filter((key) => met[key] === WAITS);
    expect(shown.length).toBeGreaterThan(0);
    expect([...shown, ...waits].sort()).toEqual([...came].sort());
    expect(waits).toEqual(last.slice(1)); // no question followed: they are told over the first one of the next match
    const next = live(game, notes, begin(game, { seats: 2, seed: seedFrom('the next evening') }), 'next', met);
    expect([...shown, ...next.shown].filter((key) => came.has(key)).sort()).toEqual([...came].sort());
  });

  it('are shown once in a life, each of them', async () => {
    const notes = (await loadTable(game.id))?.notes ?? [];
    const told: string[] = [];
    const { min, max } = game.seats;
    let met: Met = {};
    for (let i = 0; i < MOST_MATCHES && told.length < notes.length; i++) {
      const options = i % 2 === 1 ? RARE[game.id] : undefined;
      const seats = min + (i % (max - min + 1));
      const table = begin(game, { seats, seed: seedFrom(`life ${i}`), ...(options ? { options } : {}) });
      const life = live(game, notes, table, `match ${i}`, met);
      met = life.met;
      told.push(...life.shown);
    }
    expect(told.sort()).toEqual(notes.map((note) => keyOf(game.id, note)).sort());
  });
});

it('what hit the person comes before what they drew, that before what others did; what was met at the same time waits for the next question', () => {
  const note = (thing: string, how: 'hit' | 'drew' | 'others'): FirstNote => ({
    thing,
    words: '',
    meets: ({ question }) => (question.id === 1 ? how : null),
  });
  const notes = [note('c', 'others'), note('b', 'drew'), note('a', 'hit')];
  const view = {} as Parameters<FirstNote['meets']>[0]['view']; // the notes of this test do not look at it
  let met: Met = {};
  const ask = (id: number) => {
    const due = notesFor(notes, { view, journal: [], question: { id, seat: 0, kind: 'main', veiled: false } }, { game: 'g', met });
    met = metAfter(due, 'g', `match of ${id}`, met);
    return due[0]?.thing;
  };
  expect([1, 2, 3, 4, 1].map(ask)).toEqual(['a', 'c', 'b', undefined, undefined]);
  expect(met).toEqual({ 'g: a': 'match of 1', 'g: b': 'match of 3', 'g: c': 'match of 2' });
});

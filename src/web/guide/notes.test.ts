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
import { keyOf, type Met, MOST_A_MATCH, noteFor } from './notes.js';

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
  readonly shown: readonly string[]; // in this match
  readonly missed: readonly string[]; // questions over which something was new and nothing was said, or something else
}

/** Plays a match to its end by the usual bot, and reads the notes as the learner would. */
function live(game: AnyGame, notes: readonly FirstNote[], table: Table<GameTypes>, match: string, before: Met): Life {
  let met = before;
  const shown: string[] = [];
  const missed: string[] = [];
  const dice = quickChance(match.length);
  for (playForced(table); table.state.open.length > 0; playForced(table)) {
    const [next] = table.state.open as readonly Decision[];
    if (!next) break;
    if (next.seat === LEARNER) {
      const position = { view: viewFor(table.state, LEARNER), journal: journalOf(table), question: next };
      const isNew = (note: FirstNote) => !(keyOf(game.id, note) in met) && noteFor([note], position, { game: game.id, match, met: {} });
      const fresh = shown.length < MOST_A_MATCH ? notes.filter(isNew) : [];
      const note = noteFor(notes, position, { game: game.id, match, met });
      if (note ? !fresh.includes(note) : fresh.length > 0) missed.push(`${match}, question ${next.id}`);
      if (note) {
        shown.push(keyOf(game.id, note));
        met = { ...met, [keyOf(game.id, note)]: match }; // it is read with the decision
      }
    }
    const taken = answer(table, next.id, game.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
    if (!taken.ok) throw new Error(taken.because);
  }
  return { met, shown, missed };
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

  it('are shown once in a life and at most twice a match; nothing that is met for the first time goes without', async () => {
    const notes = (await loadTable(game.id))?.notes ?? [];
    let life = live(game, notes, await afterTheGuide(game), 'guided', {});
    const all = [...life.shown];
    expect(life.missed).toEqual([]);
    const { min, max } = game.seats;
    for (let i = 0; i < MOST_MATCHES && Object.keys(life.met).length < notes.length; i++) {
      const options = i % 2 === 1 ? RARE[game.id] : undefined;
      const seats = min + (i % (max - min + 1));
      const table = begin(game, { seats, seed: seedFrom(`life ${i}`), ...(options ? { options } : {}) });
      life = live(game, notes, table, `match ${i}`, life.met);
      expect(life.missed).toEqual([]);
      expect(life.shown.length).toBeLessThanOrEqual(MOST_A_MATCH);
      all.push(...life.shown);
    }
    expect([...all].sort()).toEqual(notes.map((note) => keyOf(game.id, note)).sort());
  });
});

it('what hit the person comes before what they drew, and that before what others did', () => {
  const note = (thing: string, how: 'hit' | 'drew' | 'others'): FirstNote => ({ thing, words: '', meets: () => how });
  const notes = [note('c', 'others'), note('b', 'drew'), note('a', 'hit')];
  const view = {} as Parameters<FirstNote['meets']>[0]['view']; // the notes of this test do not look at it
  const position = { view, journal: [], question: { id: 1, seat: 0, kind: 'main', veiled: false } };
  const first = (met: Met) => noteFor(notes, position, { game: 'g', match: 'm', met })?.thing;
  expect([first({}), first({ 'g: a': 'before' }), first({ 'g: a': 'before', 'g: b': 'm' })]).toEqual(['a', 'b', 'c']);
  expect(first({ 'g: a': 'm', 'g: b': 'm' })).toBeUndefined(); // two in this match
});

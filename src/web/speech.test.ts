/** What every drawn table says and tells, over whole matches at every number of seats. */
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../tools/cases.js';
import { quickChance } from '../engine/chance.js';
import type { Decision, Game, GameTypes, Seat, View } from '../engine/game.js';
import { answer, begin, heard, type Table } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { mine, viewFor } from '../engine/view.js';
import { games } from '../games/index.js';
import { type Question, questionsOf } from '../match/picture.js';
import { isDrawn, loadTable } from './library.js';
import type { Beat, DrawnTable, Figure, Tale } from './table.js';

type AnyGame = Game<GameTypes>;

const NAMES = ['Ada', 'Wren', 'Jay', 'Robin', 'Lark', 'Finch'];
const ME: Seat = 0;
const LONGEST_LABEL = 22; // letters
const MOST_BEATS = 6;
const MOST_ANSWERS = 400; // of one match
const MOST_LISTED = 60; // answers of one question that are read

interface Told {
  readonly tale: Tale<GameTypes>;
  readonly questions: readonly Question<GameTypes>[]; // what is asked at its end
  readonly view: View<GameTypes>;
}

/** A match of sensible players, as seat 0 hears it between its own questions. */
function* heardBy(game: AnyGame, seats: number): Generator<Told> {
  const names = NAMES.slice(0, seats);
  const table: Table<GameTypes> = begin(game, { seats, seed: seedFrom(`told ${seats}`) });
  const dice = quickChance(seats);
  const seen = (): View<GameTypes> => structuredClone(viewFor(table.state, ME)); // as a host sends it: what is played later does not change it
  let before = seen();
  let steps: Tale<GameTypes>['steps'][number][] = [];
  for (let n = 0; n < MOST_ANSWERS && table.state.open.length > 0; n++) {
    const next = table.state.open[0] as Decision;
    if (next.seat === ME) {
      const view = seen();
      yield { tale: { before, steps, me: ME, names }, questions: questionsOf(game, view, names), view };
      before = view;
      steps = [];
    }
    const first = table.entries.length;
    answer(table, next.id, game.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
    const view = seen();
    for (const [i, { seat, told }] of table.steps.slice(first).entries()) {
      const events = told.flatMap((one) => heard(one, ME) ?? []);
      steps.push({
        seat,
        happenings: events.map((event) => ({ entry: first + i, event, words: game.words.event(event, names) })),
        view,
      });
    }
  }
  yield { tale: { before, steps, me: ME, names }, questions: [], view: seen() };
}

const drawn = Object.values(games).filter(({ id }) => isDrawn(id)) as readonly AnyGame[];

// A whole match per table: one number of seats of each game in `npm test`, all of them at length.
describe.each(drawn.map((game, i) => [game.about.title, game, i] as const))('the table of %s', (_, game, i) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test.each(inTurn(counts, i + 1))(
    'with %i seats says every answer briefly, and tells what happened in at most six beats',
    async (seats) => {
      const table = await loadTable(game.id);
      if (!table) throw new Error(`${game.id} has no table`);
      const faults = new Set<string>();
      let beats = 0;
      for (const told of heardBy(game, seats)) {
        for (const fault of faultsOf(table, told, game)) faults.add(fault);
        const scene = table.scenes(told.tale);
        beats += scene.length;
        for (const fault of faultsInScene(table, scene, told)) faults.add(fault);
      }
      expect([...faults]).toEqual([]);
      if (seats > 1) expect(beats, 'something was told').toBeGreaterThan(0);
    },
  );
});

const unknownSigns = (table: DrawnTable, figures: readonly Figure[] = []): string[] =>
  figures.filter(({ sign }) => !table.signs.some(({ id }) => id === sign)).map(({ sign }) => `unknown sign ${sign}`);

function* faultsOf(table: DrawnTable, { questions, view, tale: { names } }: Told, game: AnyGame): Generator<string> {
  for (const question of questions) {
    const asks = table.ask(question, view, names);
    yield* unknownSigns(table, asks.signs);
    if ((asks.heading ?? '').endsWith('.')) yield `a heading with a full stop: ${asks.heading}`;
    const isLegal = (move: GameTypes['move'] | undefined) =>
      move === undefined ||
      question.choices.some((choice) => choice.refusal === null && JSON.stringify(choice.move) === JSON.stringify(move));
    if (!isLegal(asks.usual)) yield `the usual answer is not legal: ${question.words}`;
    if (!isLegal(asks.skip)) yield `the quiet answer is not legal: ${question.words}`;
    for (const { move, words } of question.choices.slice(0, MOST_LISTED)) {
      const { label, title, place, signs } = table.say(move, question.decision, view, names);
      yield* unknownSigns(table, signs);
      if (label.length === 0 || label.length > LONGEST_LABEL) yield `a label of ${label.length} letters: ${label} (${words})`;
      if (title === '') yield `no title: ${words}`;
      if (!table.places.includes(place) && !names.some((name) => place.startsWith(name)))
        yield `a place of ${game.id} without an order: ${place}`;
    }
  }
}

function* faultsInScene(table: DrawnTable, scene: readonly Beat[], { tale }: Told): Generator<string> {
  if (scene.length > MOST_BEATS) yield `${scene.length} beats`;
  const last = tale.steps.at(-1);
  const shown = scene.at(-1);
  if (last && shown && shown.view !== last.view) yield `the last beat does not show how it ended: ${shown.words}`;
  for (const { words, signs, at } of scene) {
    yield* unknownSigns(table, signs);
    if (/[.\s]$/.test(words) || words === '') yield `a beat that does not end in a word: ${words}`;
    if (words.length > 120) yield `a beat of ${words.length} letters: ${words}`;
    if (at.some((place) => place === '')) yield `a place without a name: ${words}`;
  }
}

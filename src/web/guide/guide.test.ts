/** Every guided round can really be played, says little at a time, points at things that lie on the table, and lets go where it is left. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../engine/game.js';
import { answer, begin, playForced, type Table } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { undo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { games } from '../../games/index.js';
import { clausesIn } from '../../games/kit/clauses.js';
import { questionsOf } from '../../match/picture.js';
import { loadTable } from '../library.js';
import { sittersOf, tablePage } from '../table.build.js';
import type { DrawnTable, Question } from '../table.js';
import { type Guide, guided, LEARNER, type Lesson, namesIn, readingAt, type Stage, scriptedNext, stageOf } from './guide.js';
import { isGuided, loadGuide } from './library.js';

const GUIDES: readonly Guide[] = (await Promise.all(Object.keys(games).filter(isGuided).map(loadGuide))).filter((guide) => guide !== null);
const NAMES = ['Ada', 'Wren'];
const MOST = { heading: 37, words: 52, things: 2, lessons: 20, label: 22 } as const; // letters: one line each on a phone

const asked = (table: Table<GameTypes>) => questionsOf(table.game, viewFor(table.state, LEARNER), NAMES);
const next = (guide: Guide, table: Table<GameTypes>) => scriptedNext(stageOf(guide, table), table.state.open);
const allLessons = ({ script, farewell }: Guide): readonly Lesson[] => [...script.flatMap(({ lessons }) => lessons), farewell];

function laid(guide: Guide): Table<GameTypes> {
  const game = games[guide.game];
  if (!game) throw new Error(`no game ${guide.game}`);
  return begin(game, { seats: 1 + guide.others.length, seed: seedFrom(guide.seed), rules: guide.rules });
}

/** Plays the first answers of the script as the page would. */
function follow(guide: Guide, upTo = guide.script.length): Table<GameTypes> {
  const table = laid(guide);
  for (const { seat, move } of guide.script.slice(0, upTo)) {
    playForced(table);
    const decision = table.state.open.find((open) => open.seat === seat);
    const taken = answer(table, decision?.id ?? -1, move, seat);
    if (!taken.ok) throw new Error(`${guide.game}, after ${table.entries.length} entries: ${taken.because}`);
  }
  playForced(table);
  return table;
}

/** The drawn table as the learner sees it. */
const page = ({ Table }: DrawnTable, table: Table<GameTypes>, questions: readonly Question<GameTypes>[]): string =>
  tablePage(Table, { view: viewFor(table.state, LEARNER), sitters: sittersOf(NAMES, LEARNER), questions, me: LEARNER }); // a lesson takes the whole bar: nothing of the table stands in it

it('are found by the folder they lie in, and a game without one has none', async () => {
  expect(GUIDES.length).toBeGreaterThan(0);
  expect(GUIDES.map(({ game }) => game)).toEqual(Object.keys(games).filter(isGuided));
  expect(isGuided('lantern')).toBe(false);
  expect(await loadGuide('lantern')).toBeNull();
});

describe.each(GUIDES)('the guided round of $game', (guide) => {
  it('can be played to its end under the newest rules, and the match goes on after it', () => {
    expect(guide.rules).toBe(games[guide.game]?.rules);
    const table = follow(guide);
    expect(stageOf(guide, table)).toEqual({ at: guide.script.length, next: null });
    expect(table.state.open.length).toBeGreaterThan(0);
  });

  it('is read lesson by lesson: the counter goes on by one, and a move is awaited only in the last lesson before it', () => {
    let n = 0;
    for (const [at, step] of guide.script.entries()) {
      const stage: Stage = { at, next: step };
      for (const read of step.lessons.keys()) {
        n += 1;
        const isLast = read === step.lessons.length - 1;
        expect(readingAt(guide, stage, read)).toMatchObject({ n, of: allLessons(guide).length, awaits: isLast ? step.move : null });
      }
      expect(readingAt(guide, stage, step.lessons.length)).toBeNull();
    }
    expect(readingAt(guide, { at: guide.script.length, next: null }, 0)).toMatchObject({ n: n + 1, of: n + 1, isFarewell: true });
  });

  it('asks the learner nothing but the move of the lesson', () => {
    for (const [at, { seat, move }] of guide.script.entries()) {
      const table = follow(guide, at);
      if (seat !== LEARNER) {
        expect(next(guide, table)).toMatchObject({ move });
        continue;
      }
      expect(next(guide, table)).toBe('learner');
      expect(guided(null, asked(table))).toEqual([]);
      const questions = guided(move, asked(table));
      expect(questions.map(({ choices }) => choices.map((choice) => [choice.move, choice.refusal]))).toEqual([[[move, null]]]);
    }
  });

  it('says little at a time, by clauses that stand in RULES.md, before each answer of the learner', () => {
    const text = readFileSync(new URL(`../../games/${guide.game}/RULES.md`, import.meta.url), 'utf8');
    const clauses = clausesIn(text);
    const mine = guide.script.filter(({ seat }) => seat === LEARNER);
    expect(mine.filter(({ lessons }) => lessons.length === 0)).toEqual([]);
    expect(allLessons(guide).length).toBeLessThanOrEqual(MOST.lessons);
    for (const { clause, heading, words, at } of allLessons(guide)) {
      expect(clauses, heading).toContain(clause);
      expect(heading.length, heading).toBeLessThanOrEqual(MOST.heading);
      expect(words.length, words).toBeLessThanOrEqual(MOST.words);
      expect(at.length, heading).toBeGreaterThan(0);
      expect(at.length, heading).toBeLessThanOrEqual(MOST.things);
    }
  });

  it('points at things that lie on the table in that position, and names the move in a few letters', async () => {
    const drawn = await loadTable(guide.game);
    if (!drawn) throw new Error(`${guide.game} has no table`);
    const missing: string[] = [];
    const look = (lesson: Lesson, text: string): void => {
      for (const names of lesson.at.flatMap(namesIn)) {
        if (!names.some((name) => text.includes(`data-at="${name}"`))) missing.push(`${names}: ${lesson.heading}`);
      }
    };
    for (const [at, { seat, move, lessons }] of guide.script.entries()) {
      if (seat !== LEARNER) continue;
      const table = follow(guide, at);
      const questions = guided(move, asked(table));
      const seen = lessons.length > 1 ? page(drawn, table, []) : '';
      for (const each of lessons.slice(0, -1)) look(each, seen);
      for (const each of lessons.slice(-1)) look(each, page(drawn, table, questions));
      const decision = questions[0]?.decision;
      const label = decision ? drawn.say(move, decision, viewFor(table.state, LEARNER), NAMES).label : '';
      expect(label.length, label).toBeGreaterThan(0);
      expect(label.length, label).toBeLessThanOrEqual(MOST.label);
    }
    look(guide.farewell, page(drawn, follow(guide), []));
    expect(missing).toEqual([]);
  });

  it('lets go of a match that goes its own way', () => {
    const first = guide.script.findIndex(({ seat }) => seat === LEARNER);
    const table = follow(guide, first);
    const [question] = asked(table);
    const other = question?.choices.find(
      ({ refusal, move }) => refusal === null && JSON.stringify(move) !== JSON.stringify(guide.script[first]?.move),
    );
    answer(table, question?.decision.id ?? -1, other?.move, LEARNER);
    expect(stageOf(guide, table)).toBeNull();
    expect(next(guide, table)).toBeNull();
  });
});

it('an answer that is taken back is asked again by the guide', async () => {
  const farm = await loadGuide('farm');
  if (!farm) throw new Error('farm has a guided round');
  const table = follow(farm, 2);
  const before = stageOf(farm, follow(farm, 1));
  expect(undo(table, LEARNER).ok).toBe(true);
  expect(stageOf(farm, table)).toEqual(before);
});

/** Every guided round can really be played, explains a rule at each of the learner's answers, and lets go where it is left. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../engine/game.js';
import { answer, begin, playForced, type Table } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { undo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { games } from '../../games/index.js';
import { questionsOf } from '../../match/picture.js';
import { blocksOf } from '../kit/markdown.js';
import { type Guide, guided, LEARNER, scripted, stageOf } from './guide.js';
import { isGuided, loadGuide } from './library.js';

const GUIDES: readonly Guide[] = (await Promise.all(Object.keys(games).filter(isGuided).map(loadGuide))).filter((guide) => guide !== null);
const NAMES = ['Ada', 'Wren'];

const asked = (table: Table<GameTypes>) => questionsOf(table.game, viewFor(table.state, LEARNER), NAMES);
const next = (guide: Guide, table: Table<GameTypes>) => scripted(stageOf(guide, table), table.state.open);

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

  it('offers the learner one answer at a time, and says why the others must wait', () => {
    for (const [at, { seat, move }] of guide.script.entries()) {
      const table = follow(guide, at);
      const questions = guided(stageOf(guide, table), asked(table));
      if (seat !== LEARNER) {
        expect(questions).toEqual([]);
        expect(next(guide, table)).toMatchObject({ move });
        continue;
      }
      expect(next(guide, table)).toBe('learner');
      const legal = questions.flatMap(({ choices }) => choices.filter(({ refusal }) => refusal === null));
      expect(legal.map((choice) => choice.move)).toEqual([move]);
      expect(questions[0]?.choices[0]?.refusal).toBeNull();
    }
  });

  it('explains a rule before each answer of the learner, by clauses that stand in RULES.md', () => {
    const text = readFileSync(new URL(`../../games/${guide.game}/RULES.md`, import.meta.url), 'utf8');
    const clauses = new Set(blocksOf(text).map(({ clause }) => clause));
    const lessons = guide.script.filter(({ seat }) => seat === LEARNER).map(({ lessons: said }) => said);
    expect(lessons.filter((said) => said.length === 0)).toEqual([]);
    for (const { clause, words } of [...lessons.flat(), guide.farewell]) {
      expect(clauses, words).toContain(clause);
      expect(words.length, words).toBeLessThan(220);
    }
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

import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../../engine/game.js';
import type { Beat, Question } from '../../table.js';
import { highest, RANK } from './content.js';
import { Waited, waitedWords } from './Ring.js';
import { type BarInput, statesOf } from './states.js';

const question: Question<GameTypes> = {
  decision: { id: 7, seat: 0, kind: 'main', veiled: false },
  words: 'What do you do?',
  choices: [
    { move: { t: 'take' }, words: 'Take a clover for nothing', refusal: null },
    { move: { t: 'pass' }, words: 'Say please', refusal: null },
    { move: { t: 'rest' }, words: 'Rest', refusal: null },
  ],
};

const nothing = (): void => {};
const said = (move: GameTypes['move']) => ({ label: JSON.stringify(move), title: 'A thing', place: '' });
const beat = { words: 'Wren takes a clover', seat: 1, at: [], pieces: [] } as unknown as Beat; // the bar does not look at its view

const QUIET: BarInput = {
  cut: null,
  takeOver: null,
  standIn: null,
  scene: null,
  skipScene: nothing,
  nextBeat: nothing,
  request: null,
  lesson: null,
  whyNot: null,
  hint: null,
  question: null,
  questions: 0,
  asks: {},
  say: said,
  chosen: null,
  proposed: null,
  clock: null,
  hurried: false,
  more: null,
  named: null,
  since: [],
  openSince: nothing,
  openTalk: null,
  note: null,
  listAll: nothing,
  openRule: nothing,
  select: nothing,
  submit: nothing,
  stopAsking: nothing,
  waiting: null,
  over: null,
};

const shown = (part: Partial<BarInput>) => highest(statesOf({ ...QUIET, ...part }));
const asked = { question, questions: 1 };
const request = { seat: 1, over: 'Ben asks', heading: 'Take back?', words: '', quiet: null, filled: null };
const lesson = { n: 1, of: 2, heading: 'A lesson', words: '', clause: '1.1', again: null, next: nothing, isFarewell: false };
const scene = { beats: [beat], at: 0, began: 0, hold: 900 };

/** Every state alone, as something that holds at the moment. */
const HOLDS: Readonly<Record<(typeof RANK)[number], Partial<BarInput>>> = {
  cut: { cut: { kept: null, again: null, takeBack: null, tryNow: nothing } },
  elsewhere: { takeOver: nothing },
  standIn: { standIn: { seat: 0, why: 'away', back: nothing } },
  hurry: { ...asked, hurried: true },
  scene: { scene },
  request: { request },
  guide: { lesson },
  whyNot: { whyNot: { refusal: { because: 'It costs 2.', clause: '4.4' }, about: null, close: nothing } },
  hint: {
    ...asked,
    chosen: { move: { t: 'take' }, at: null },
    hint: { advice: [{ move: { t: 'take' }, short: 'It is free.', asGood: false }], compare: nothing, close: nothing },
  },
  question: asked,
  waiting: { waiting: { words: 'Wren decides.', seat: 1, sitter: undefined, clock: null } },
  over: { over: { heading: 'Wren wins by one bird' } },
};

describe('the bar', () => {
  it.each(RANK.map((state) => [state]))('shows %s where nothing of a higher rank holds', (state) => {
    expect(shown(HOLDS[state]).state).toBe(state);
  });

  it('shows the higher of any two states', () => {
    for (const [i, higher] of RANK.entries()) {
      for (const lower of RANK.slice(i + 1)) {
        if (HOLDS[higher].chosen || HOLDS[lower].chosen) continue; // a request waits until nothing is chosen
        expect(shown({ ...HOLDS[lower], ...HOLDS[higher] }).state, `${higher} over ${lower}`).toBe(higher);
      }
    }
  });

  it('lets a request of somebody else wait while something is chosen, but not my own', () => {
    const chosen = { move: { t: 'take' }, at: null };
    expect(shown({ ...asked, chosen, request }).state).toBe('question');
    expect(shown({ ...asked, chosen, request: { ...request, mine: true } }).state).toBe('request');
    expect(shown({ ...asked, request }).state).toBe('request');
  });

  it('proposes nothing that the player did not choose, unless it is routine', () => {
    expect(shown(asked).content.filled).toBe('choose');
    expect(shown({ ...asked, proposed: { t: 'pass' } }).content.filled).toMatchObject({ label: '{"t":"pass"}', glyph: 'hint' });
    expect(shown({ ...asked, proposed: { t: 'pass' }, chosen: { move: { t: 'take' }, at: 'slot:1' } }).content.filled).toMatchObject({
      label: '{"t":"take"}',
      glyph: 'check',
    });
  });

  it('may stop asking where the routine is proposed, and nowhere else', () => {
    const asks = { usual: { t: 'rest' }, mayStop: true };
    const stopped: unknown[] = [];
    const routine = { ...asked, asks, proposed: { t: 'rest' }, stopAsking: (...order: unknown[]) => stopped.push(order) };
    const { also, filled } = shown(routine).content;
    expect([also, filled]).toMatchObject([{ label: 'Stop asking' }, { label: '{"t":"rest"}' }]);
    also?.press();
    expect(stopped).toEqual([[question.decision, { t: 'rest' }]]);
    expect(shown({ ...routine, chosen: { move: { t: 'take' }, at: null } }).content.also).toBeNull();
    expect(shown({ ...routine, proposed: null }).content.also).toBeNull();
    expect(shown({ ...routine, asks: { usual: { t: 'rest' } } }).content.also).toBeNull();
  });

  it('has one filled button in a lesson: the way on, or the move that is awaited', () => {
    const awaited = { ...question, choices: question.choices.slice(0, 1) };
    expect(shown({ lesson }).content).toMatchObject({ filled: { label: 'Next' }, quiet: { label: 'Rule 1.1' } });
    expect(shown({ ...asked, question: awaited, lesson: { ...lesson, next: null } }).content.filled).toMatchObject({
      label: '{"t":"take"}',
    });
    expect(shown({ lesson: { ...lesson, isFarewell: true, again: nothing } }).content).toMatchObject({
      filled: { label: 'Play on' },
      quiet: { label: 'Show again' },
    });
  });

  it('says what is new over the question, and otherwise what others did', () => {
    const since = [{ seat: 1, short: 'a clover', entry: 3 }];
    expect(shown({ ...asked, since }).content.over).toMatchObject({ opens: 'all' });
    const note = { thing: 'black bird', words: 'A black bird sends rows back.' };
    expect(shown({ ...asked, since, note })).toMatchObject({ state: 'question', content: { over: { note: 'black bird', glyph: 'star' } } });
  });

  it('fills the button with the only answer there is', () => {
    const only = { ...question, choices: question.choices.slice(0, 1) };
    expect(shown({ ...asked, question: only }).content.filled).toMatchObject({ label: '{"t":"take"}' });
  });

  it('has a list of all moves from three on', () => {
    expect(shown(asked).content.list).toMatchObject({ count: 3 });
    expect(shown({ ...asked, question: { ...question, choices: question.choices.slice(0, 2) } }).content.list).toBeNull();
  });

  it('counts how long a bot thinks, anew for each question, and not beside a clock', () => {
    const waiting = { words: 'Wren decides.', seat: 1, sitter: undefined, clock: null };
    const figure = (part: object) => shown({ waiting: { ...waiting, ...part } }).content.figure;
    expect(figure({ thinks: 7 })).toMatchObject({ type: Waited, key: '7' });
    expect(figure({ thinks: 8 })).toMatchObject({ type: Waited, key: '8' });
    for (const none of [{}, { thinks: 7, clock: { ends: 1, lasts: 1 } }]) expect(figure(none)).not.toMatchObject({ type: Waited });
    expect([0, 2999, 3000, 59_999, 60_000, 125_400].map(waitedWords)).toEqual(['', '', '3', '59', '1:00', '2:05']);
  });

  it('keeps a move while the line is cut, says which, and gives it back until it has gone out', () => {
    const cut = { kept: 'Take a clover', again: 6400, takeBack: nothing, tryNow: nothing };
    expect(shown({ ...asked, cut }).content).toMatchObject({
      heading: 'The line is cut. Your move is kept.',
      words: 'Take a clover: it goes out the moment the line is back. It tries again after 6 seconds.',
      quiet: { label: 'Take it back' },
      filled: { label: 'Try now' },
    });
    expect(shown(HOLDS.cut).content).toMatchObject({ heading: 'The line is cut', quiet: null, filled: { label: 'Try now' } });
  });

  it('says what happens at zero in the last ten seconds', () => {
    expect(shown({ ...asked, hurried: true, clock: { ends: 1, lasts: 1 } }).content.words).toBe('At zero a bot decides this once');
    expect(shown({ ...asked, hurried: true, clock: { ends: 1, lasts: 1 }, proposed: { t: 'pass' } }).content.words).toBe(
      'At zero: {"t":"pass"}',
    );
  });
});

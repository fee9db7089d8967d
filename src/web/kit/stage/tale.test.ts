/** What happened, folded into beats where no game does it: by turns, in the events' own words. */
import { describe, expect, it } from 'vitest';
import type { GameTypes, Seat, View } from '../../../engine/game.js';
import { gameById } from '../../../games/index.js';
import type { Moment } from '../../../match/client.js';
import { foldBeats, plainScenes, taleOf } from './tale.js';

const game = gameById('bird');
const names = ['Ada', 'Ben', 'Robin'];
const viewAt = (entries: number): View<GameTypes> => ({
  rules: 1,
  asked: 0,
  open: [],
  seat: 0,
  shared: { entries },
  mine: {},
  others: [],
  dark: {},
});
const please = (entry: number, seat: Seat) => ({ entry, at: 0, seat, undo: null, events: [{ type: 'please', seat }] });
const moment = (entries: number, happened: Moment['happened']): Moment => ({
  entries,
  view: viewAt(entries),
  before: viewAt(entries - happened.length),
  happened,
});
const told = { game, names, me: 0 };

describe('a tale', () => {
  it('has one step per entry, and entries that came together share their position', () => {
    const tale = taleOf([moment(2, [please(0, 1), please(1, 2)]), moment(3, [please(2, 0)])], told);
    expect(tale?.before).toEqual(viewAt(0));
    expect(tale?.steps.map(({ seat, view }) => [seat, view])).toEqual([
      [1, viewAt(2)],
      [2, viewAt(2)],
      [0, viewAt(3)],
    ]);
  });

  it('is none where the position before is not known', () => {
    expect(taleOf([{ ...moment(1, [please(0, 1)]), before: null }], told)).toBeNull();
  });
});

describe('plain scenes', () => {
  const beats = (...seats: readonly Seat[]) =>
    foldBeats(
      seats.map((seat, i) => moment(i + 1, [please(i, seat)])),
      plainScenes,
      told,
    );

  it('are one beat for each turn of somebody else', () => {
    expect(beats(1, 1, 2, 0).map(({ seat, view }) => [seat, view])).toEqual([
      [1, viewAt(2)],
      [2, viewAt(3)],
    ]);
  });

  it('speak without a full stop, and are six at most', () => {
    const many = beats(1, 2, 1, 2, 1, 2, 1, 2);
    expect(many).toHaveLength(6);
    expect(many.at(-1)?.view).toEqual(viewAt(8));
    for (const { words } of many) expect(words).toMatch(/[^.]$/);
  });
});

describe('a take-back', () => {
  const back = (seat: Seat): Moment => ({ ...moment(3, [{ entry: 2, at: 0, seat, undo: 0, events: [] }]) });
  const before = moment(2, [please(1, 2)]);

  it('is told by itself, after what came before it', () => {
    expect(foldBeats([before, back(1)], plainScenes, told).map(({ words }) => words)).toEqual(['Robin says please', 'Ben takes back']);
  });

  it('of one’s own is not', () => {
    expect(foldBeats([back(0)], plainScenes, told)).toEqual([]);
  });
});

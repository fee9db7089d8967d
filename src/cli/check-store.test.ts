/** `halcyon check-store`: stored matches are played again on the code that is to serve them. */

import { describe, expect, it } from 'vitest';
import { cloneOf } from '../engine/clone.js';
import { games, type Shelf } from '../games/index.js';
import { snapshotOf } from '../match/snapshot.js';
import { openSqlite } from '../store/sqlite.js';
import { played } from '../store/testing/matches.js';
import { halcyon, inFolder, type Ran } from './testing/world.js';

const bird = games.bird;
if (!bird) throw new Error('bird is on the shelf');
const note = { game: 'bird', rules: 1, listed: false, over: false, wake: null, fades: null };
const LINES = 60;
const ALL = Object.keys(games).length;

/** A store with one match of every game and kept positions, checked with the games of this shelf. */
const checkedWith = (shelf: Shelf, damage: (line: string, number: number) => string = (line) => line): Promise<Ran> =>
  inFolder(async (folder) => {
    const store = await openSqlite(`${folder}/halcyon-data`);
    for (const game in games) {
      const { lines } = played(game, LINES);
      await store.create(`one-of-${game}`, note, lines.map(damage));
      for (const atLeast of [20, 40]) {
        const { room } = played(game, atLeast);
        await store.keepSnapshot(`one-of-${game}`, room.lines, snapshotOf(room));
      }
    }
    await store.close();
    return halcyon('check-store', { folder, shelf });
  });

describe('check-store', () => {
  it('is content with matches of all games that come out the same', async () => {
    const { code, said } = await checkedWith(games);
    expect(code).toBe(0);
    expect(said).toContain(`${ALL} matches in SQLite in `);
    expect(said).toMatch(/ \d+ kept positions compared: all the same\./);
  });

  it('lists matches whose moves are not legal any more', async () => {
    const moves: typeof bird.moves = (shared, mine, decision, refuse) => bird.moves(shared, mine, decision, refuse).slice(-1);
    const { code, said, err } = await checkedWith({ ...games, bird: { ...bird, moves } });
    expect(code).toBe(1);
    expect(said).toContain('✗ one-of-bird: the log of match one-of-bird does not fit the rules');
    expect(said).not.toContain('one-of-farm');
    expect(err).toContain(`1 of ${ALL} matches in SQLite in`);
  });

  it('lists matches in which everything is legal and yet the position is another one', async () => {
    const setup: typeof bird.setup = (table, x) => {
      const state = bird.setup(table, x);
      return { ...state, shared: { ...state.shared, unheardOf: true } };
    };
    const clone: typeof bird.clone = (state) => ({ ...cloneOf(bird, state), shared: { ...cloneOf(bird, state).shared, unheardOf: true } });
    const { code, said } = await checkedWith({ ...games, bird: { ...bird, setup, clone } });
    expect(code).toBe(1);
    expect(said).toMatch(/✗ one-of-bird: after line \d+ the position is not the one it was/);
  });

  it('lists matches of a game that is gone, and lines that are damaged', async () => {
    const { bird: _, ...others } = games;
    expect((await checkedWith(others)).said).toContain('✗ one-of-bird: There is no game "bird".');
    const torn = await checkedWith(games, (line, number) => (number === 7 ? line.slice(0, 10) : line));
    expect(torn.code).toBe(1);
    expect(torn.err).toContain(`${ALL} of ${ALL} matches`);
  });

  it('does not make a store where there is none', () =>
    inFolder(async (folder) => {
      for (const command of ['check-store', 'backup all.db']) {
        const { code, err } = await halcyon(command, { folder });
        expect(code).toBe(2);
        expect(err).toContain('There is no store in ');
      }
    }));
});

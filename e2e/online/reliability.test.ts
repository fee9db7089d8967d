/** The short form of `npm run reliability`: a few kills each, and the audit itself put to the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LineOf, readLine, written } from '../../src/match/lines.js';
import { played } from '../../src/store/testing/matches.js';
import { type Postgres, startPostgres } from '../../src/store/testing/postgres.js';
import { ALL_CASES, tries } from '../../tools/cases.js';
import { faultsOf } from './books.js';
import { faultyProcess } from './faulty.js';
import type { Promised } from './players.js';
import { type Proof, prove } from './proof.js';

const LONG = 240_000;
const small = { kills: tries(2, 10), tables: tries(2, 4), thinkMs: 5, games: ['bird'] };

function expectSound({ faults, matches, moves, lost }: Proof): void {
  expect(faults).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(small.tables);
  expect(moves).toBeGreaterThan(25 * small.tables);
  expect(lost).toBeGreaterThan(0);
}

describe('no acknowledged move is missing or doubled and every match goes on', () => {
  it(
    'when the one server on SQLite is killed again and again',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'halcyon-proof-'));
      try {
        expectSound(await prove({ ...small, place: { folder }, servers: 1 }));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    LONG,
  );

  // src/cli/serve.test.ts has how a server ends after a fault of its own.
  if (ALL_CASES)
    it(
      'when it ends again and again after a fault of its own, and then nobody is cut off without a word',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'halcyon-proof-'));
        try {
          const proof = await prove({ ...small, place: { folder }, servers: 1, process: faultyProcess });
          expectSound(proof);
          expect(proof.cut).toBe(0);
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
      LONG,
    );

  describe('on PostgreSQL', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());

    it(
      'when one of two servers is killed while the other serves, and when PostgreSQL crashes under both',
      async () => {
        const restart = () => postgres.restart('crash');
        expectSound(await prove({ ...small, place: { database: postgres.url }, servers: 2, restart, restarts: 1 }));
      },
      LONG,
    );
  });
});

describe('the audit', () => {
  const { lines, room } = played('bird', Number.POSITIVE_INFINITY);
  const answers = lines.map(readLine).filter((line): line is LineOf<'played'> => line.t === 'played');
  const entry = answers.findIndex(({ by }, i) => i > 3 && by === 'bot');
  const chosen = answers[entry];
  if (!chosen) throw new Error('a match has more than three moves');
  const signed = lines.map((line) => (line === written(chosen) ? written({ ...chosen, id: 'mine' }) : line));
  const promise: Promised = { seat: chosen.seat, id: 'mine', entry, decision: chosen.entry.decision, move: chosen.entry.move };
  const faults = (promised: readonly Promised[], texts: readonly string[]) => faultsOf({ match: room.id, promised }, texts);

  it('is content with a match in which every promise was kept', () => {
    expect(faults([promise], signed)).toEqual([]);
  });

  it('finds a move that is missing', () => {
    expect(faults([{ ...promise, id: 'another' }], signed)).toEqual([`the acknowledged move another of seat ${chosen.seat} is missing`]);
  });

  it('finds a move that stands elsewhere, or is not the one that was sent', () => {
    expect(faults([{ ...promise, entry: entry + 1 }], signed)).toEqual([expect.stringContaining('was acknowledged as entry')]);
    expect(faults([{ ...promise, move: 'another move' }], signed)).toEqual([expect.stringContaining('is not the one that was sent')]);
  });

  it('finds an order that was carried out twice', () => {
    const twice = signed.map((line) => {
      const read = readLine(line);
      return read.t === 'played' && read.seat === chosen.seat && read.entry.decision > chosen.entry.decision
        ? written({ ...read, id: 'mine' })
        : line;
    });
    expect(faults([promise], twice)[0]).toMatch(/order \d mine was carried out \d+ times/);
  });

  it('finds a match that did not come to its end, or is not legal', () => {
    expect(faults([promise], signed.slice(0, -1))).toEqual(['the match did not come to its end']);
    expect(faults([], signed.toSpliced(6, 1))).toEqual([expect.stringContaining('does not fit the rules')]);
  });
});

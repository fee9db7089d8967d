/** Matches hosted in this program, bots included. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parseRecord, verify } from '../engine/record.js';
import { seedFrom } from '../engine/seed.js';
import { gameById, games } from '../games/index.js';
import { type DeviceWish, linesFor, linesFromRecord } from './begin.js';
import { isRefused } from './client.js';
import { hostHere, namesHere, seen, sessionOf } from './here.js';
import { questionsOf } from './picture.js';

const LONG_AGO = 0; // bots decide at once
const bot = (name: string) => ({ name, bot: 'sensible' as const });
const person = (name: string) => ({ name, bot: null });
const hosted = (game: string, seats: DeviceWish['seats'], shelf = games) =>
  hostHere(linesFor({ game, options: {}, seed: seedFrom('tea'), seats }, LONG_AGO, shelf), shelf);

const farm = () => parseRecord(readFileSync(new URL('../games/farm/records/rules-1-seats-4.json', import.meta.url), 'utf8'));

describe('a match hosted here', () => {
  test.each(Object.keys(games))('of %s is played to its end where only bots play, twice the same', async (game) => {
    const played = async () => {
      const match = await hosted(game, [bot('Wren'), bot('Jay')]);
      await match.settle();
      const record = await match.onlooker.record();
      match.close();
      return record;
    };
    const record = await played();
    expect(verify(gameById(game), record).state.open).toEqual([]);
    expect(await played()).toEqual(record);
  });

  it('waits for people, who all hear the same and each see their own', async () => {
    const match = await hosted('bird', [person('Ada'), bot('Wren'), person('Ben')]);
    for (let turns = 0; turns < 6; turns++) {
      await match.settle();
      const { view, entries } = seen(match.onlooker).moment;
      const [asked] = view.open;
      if (!asked) throw new Error('somebody should be asked');
      expect(match.people).toContain(asked.seat);
      for (const seat of match.people) expect(seen(sessionOf(match, seat)).moment).toMatchObject({ entries, view: { seat } });
      const session = sessionOf(match, asked.seat);
      const [question] = questionsOf(match.game, seen(session).moment.view, namesHere(match));
      const reply = await session.answer(asked, question?.choices[0]?.move ?? null);
      expect(isRefused(reply)).toBe(false);
    }
    expect(() => sessionOf(match, 1)).toThrow('nobody here sits in seat 1');
    match.close();
  });

  it('knows the whole journal of a long match, the opening included', async () => {
    const record = farm();
    for (const length of [499, 500, 501, record.entries.length]) {
      const part = { ...record, entries: record.entries.slice(0, length), hash: null };
      const match = await hostHere(
        linesFromRecord(
          part,
          record.names.map(() => null),
          LONG_AGO,
        ),
        games,
      );
      const { moment } = seen(match.onlooker);
      expect(match.onlooker.now.journal.map(({ entry }) => entry)).toEqual(Array.from({ length: moment.entries + 1 }, (_, i) => i - 1));
      match.close();
    }
  });

  it('does not wait for ever for a bot that fails', async () => {
    const bird = gameById('bird');
    const suggest: typeof bird.suggest = () => {
      throw new Error('out of ideas');
    };
    const match = await hosted('bird', [bot('Wren'), bot('Jay')], { ...games, bird: { ...bird, suggest } });
    await expect(match.settle()).rejects.toThrow('a bot could not decide');
    match.close();
  });
});

/** What version 0.1.0 wrote, for tests: copies of its store, the facts it knew, and the one place that looks into a match to find them again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { sensibleBot } from '../../bots/sensible.js';
import { quickChance } from '../../engine/chance.js';
import type { GameTypes, Json, View } from '../../engine/game.js';
import { hash, isJson } from '../../engine/json.js';
import { isUndo } from '../../engine/play.js';
import { type MatchRecord, parseRecord, recordOf } from '../../engine/record.js';
import { viewFor } from '../../engine/view.js';
import { tryAnswer } from '../../match/answers.js';
import { deadlinesOf, timeLeft } from '../../match/clock.js';
import { goAhead, roomFrom } from '../../match/fold.js';
import { readLine, written } from '../../match/lines.js';
import { namesOf, phaseOf, type Room } from '../../match/room.js';
import type { Store } from '../store.js';

const folder = fileURLToPath(new URL('../fixtures/0.1.0/', import.meta.url));

const unpacked = (file: string): Buffer => gunzipSync(readFileSync(join(folder, file)));

/** A folder of one's own with the store of version 0.1.0. */
export function copyOfStore(to: string): string {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'halcyon.db'), unpacked('data/halcyon.db.gz'));
  return to;
}

/** The same for its backup. */
export function copyOfBackup(to: string): string {
  writeFileSync(to, unpacked('backup.db.gz'));
  return to;
}

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const seat = z.int().min(0);

/** How a match stands, as far as it can be told from its lines alone. */
const standingSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  status: z.enum(['gathering', 'playing', 'over']),
  lines: z.int(),
  entries: z.int().nullable(), // null before the start
  undone: z.int(), // of the entries, those that take back others
  state: hex.nullable(),
  views: z.strictObject({ public: hex, seats: z.array(hex) }).nullable(),
  asked: z.array(seat),
  names: z.array(z.string()),
  chairs: z.array(
    z.strictObject({
      plan: z.enum(['person', 'open', 'bot']),
      name: z.string(),
      taken: z.boolean(),
      word: z.string(),
      bot: z.string().nullable(), // who keeps the seat; null: a person, or nobody yet
      why: z.string().nullable(),
    }),
  ),
  settings: z.record(z.string(), z.json()),
  listed: z.boolean(),
  talk: z.array(z.strictObject({ seat, text: z.string().optional(), phrase: z.string().optional() })),
  takeBack: z.strictObject({ seat, to: z.int() }).nullable(),
  deadlines: z.array(z.strictObject({ seat, at: z.int() })),
  left: z.array(z.int().nullable()), // milliseconds of a clock per match
  after: z.string().nullable(),
  rematch: z.string().nullable(),
});
export type Standing = z.output<typeof standingSchema>;

const matchSchema = z.strictObject({
  key: z.string(), // which of the twenty: game and kind
  match: z.string(),
  host: z.string(),
  invite: z.string(),
  watch: z.string(),
  tokens: z.array(z.string().nullable()),
  revoked: z.array(z.string()), // tokens that opened a seat once
  snapshotAt: z.int().nullable(),
  /** The last order of a person, which may be sent again and must not be played again. */
  lastOrder: z.strictObject({ seat, id: z.string(), decision: z.int(), move: z.custom<Json>(isJson), entry: z.int() }).nullable(),
  stands: standingSchema,
});
export type Written = z.output<typeof matchSchema>;

const factsSchema = z.strictObject({ version: z.literal('0.1.0'), writtenAt: z.int(), matches: z.array(matchSchema) });

/** When the store was closed, and every match in it. */
export const { writtenAt, matches } = factsSchema.parse(JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')));

export function writtenAs(key: string): Written {
  const found = matches.find((match) => match.key === key);
  if (!found) throw new Error(`there is no match "${key}" among the fixtures`);
  return found;
}

/** The record that version 0.1.0 gave out for a finished match. */
export const recordWritten = ({ key }: Written): MatchRecord => parseRecord(readFileSync(join(folder, 'records', `${key}.json`), 'utf8'));

/** A view as version 0.1.0 gave it: of what is hidden it counted lists, and not yet the one pile that a game kept in the dark. */
export function asSeenThen(view: View<GameTypes>): View<GameTypes> {
  const dark = Object.fromEntries(Object.entries(view.dark).filter(([key]) => key !== 'deck'));
  return { ...view, dark };
}

async function roomIn(store: Store, id: string): Promise<Room> {
  return roomFrom(id, ((await store.read(id)) ?? []).map(readLine));
}

export async function standingIn(store: Store, id: string): Promise<Standing> {
  const room = await roomIn(store, id);
  const { table, founded, takeBack } = room;
  return {
    game: room.game.id,
    rules: founded.rules,
    status: phaseOf(room),
    lines: room.lines,
    entries: table?.entries.length ?? null,
    undone: table?.entries.filter(isUndo).length ?? 0,
    state: table && hash(table.state),
    views: table && {
      public: hash(asSeenThen(viewFor(table.state, null))),
      seats: room.chairs.map((_, each) => hash(asSeenThen(viewFor(table.state, each)))),
    },
    asked: table?.state.open.map((decision) => decision.seat) ?? [],
    names: [...namesOf(room)],
    chairs: room.chairs.map(({ plan, name, token, word, bot }) => ({
      plan: plan.kind,
      name,
      taken: token !== null,
      word,
      bot: bot?.name ?? null,
      why: bot?.why ?? null,
    })),
    settings: { ...founded.settings, clock: founded.settings.clock && { ...founded.settings.clock } },
    listed: room.listed,
    talk: room.talk.map(({ n: _, at: __, ...said }) => said),
    takeBack: takeBack && { seat: takeBack.seat, to: takeBack.to },
    deadlines: deadlinesOf(room).map((deadline) => ({ seat: deadline.seat, at: deadline.at })),
    left: room.chairs.map((_, each) => timeLeft(room, each, room.chargedAt)),
    after: founded.after,
    rematch: room.rematch,
  };
}

/** The record of a match with its seed, as the store has it now. */
export async function recordIn(store: Store, id: string): Promise<MatchRecord> {
  const room = await roomIn(store, id);
  if (!room.table) throw new Error(`match ${id} has not begun`);
  return recordOf(room.table, namesOf(room), { seed: true });
}

/** Bots answer for every seat, and each answer is written into the store. Ends with the match. */
export async function playOnIn(store: Store, id: string): Promise<void> {
  const room = await roomIn(store, id);
  for (let decision = room.table?.state.open[0]; room.table && decision; decision = room.table.state.open[0]) {
    const move = sensibleBot(room.game, viewFor(room.table.state, decision.seat), decision, quickChance(decision.id));
    const tried = tryAnswer(room, decision.id, move, decision.seat, 'bot', room.chargedAt + 1);
    if ('ok' in tried) throw new Error(tried.because);
    const after = room.lines;
    goAhead(room, tried.lines, tried.ahead);
    const note = { game: room.game.id, rules: room.founded.rules, listed: false, over: phaseOf(room) === 'over', wake: null, fades: null };
    if (!(await store.append(id, after, tried.lines.map(written), note))) throw new Error(`match ${id} does not go on`);
  }
}

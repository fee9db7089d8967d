/** A match on this device: begun, recalled, opened from a file, branched off another one, written down. */

import { Complaint } from '../../engine/complaint.js';
import type { GameTypes, Json } from '../../engine/game.js';
import { begin, type Table } from '../../engine/play.js';
import { FORMAT, type MatchRecord, parseRecord, replay } from '../../engine/record.js';
import { commitmentTo, newSeed, seedFrom } from '../../engine/seed.js';
import { winners } from '../../engine/standings.js';
import type { Guide } from '../guide/guide.js';
import { loadGuide } from '../guide/library.js';
import { type AnyGame, loadGames } from '../library.js';
import { keep, type MatchNote, newId, recall } from './kept.js';
import { happeningsAt } from './picture.js';
import { isPerson, type Seating } from './seating.js';

export interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly table: Table<GameTypes>;
  readonly names: readonly string[];
  readonly seating: readonly Seating[];
  readonly commitment: string; // as it was before the first move
  readonly guide: Guide | null; // a guided first round follows its script
}

export interface Wish {
  readonly game: string;
  readonly seating: readonly Seating[];
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string; // any words; empty: a fresh one
  readonly guide?: Guide;
}

const LIST = new Intl.ListFormat('en-GB');

export async function gameOf(id: string): Promise<AnyGame> {
  const game = (await loadGames())[id];
  if (!game) throw new Complaint(`The rules of "${id}" are not on this shelf yet.`);
  return game;
}

export async function beginMatch(wish: Wish): Promise<Match> {
  const game = await gameOf(wish.game);
  const seed = wish.seed.trim() === '' ? newSeed() : seedFrom(wish.seed.trim());
  const { seating, names, options, guide = null } = wish;
  const table = begin(game, { seats: seating.length, options, seed, rules: guide?.rules ?? game.rules });
  const match: Match = { id: newId(), game, table, names, seating, commitment: commitmentTo(seed), guide };
  keepMatch(match);
  return match;
}

function matchFrom(id: string, game: AnyGame, record: MatchRecord, seating: readonly Seating[], guide: Guide | null = null): Match {
  return { id, game, table: replay(game, record), names: record.names, seating, commitment: record.commitment, guide };
}

export async function recallMatch(id: string): Promise<Match> {
  const { record, seating, guided } = recall(id);
  return matchFrom(id, await gameOf(record.game), record, seating, guided ? await loadGuide(record.game) : null);
}

/** A match from a record. It does not say who is a bot: you take one seat, bots the others. */
export async function openRecord(text: string, mine = 0): Promise<Match> {
  const record = parseRecord(text);
  const game = await gameOf(record.game);
  const seating = record.names.map((_, seat): Seating => (seat === mine ? { kind: 'me' } : { kind: 'bot', bot: 'sensible' }));
  const match = matchFrom(newId(), game, record, seating);
  keepMatch(match);
  return match;
}

/** A new match that begins like another one and goes its own way after `upTo` entries. */
export function branch(from: Match, upTo: number): Match {
  const record = recordOfMatch(from);
  const match = matchFrom(newId(), from.game, { ...record, entries: record.entries.slice(0, upTo), hash: null }, from.seating);
  keepMatch(match);
  return match;
}

/** The same people, the same options, a fresh seed. */
export function rematch({ game, table, names, seating }: Match): Promise<Match> {
  return beginMatch({ game: game.id, seating, names, options: table.beginning.options as Readonly<Record<string, Json>>, seed: '' });
}

/** The record with its seed and without the hash, which takes long to compute and is not needed to go on. */
export function recordOfMatch({ game, table, names, commitment }: Match): MatchRecord {
  const { seats, options, rules, seed, words } = table.beginning;
  return {
    format: FORMAT,
    game: game.id,
    rules,
    seats,
    names,
    options,
    commitment,
    seed,
    words,
    entries: table.entries.slice(),
    hash: null,
  };
}

export function winnerWords({ game, table, names }: Match): string {
  const scores = game.scores(table.state.shared);
  const [score] = scores;
  if (names.length === 1) return score?.verdict?.words ?? `${names[0]} has ${score?.total ?? 0}.`;
  const won = winners(game, table.state.shared);
  const best = scores[won[0] ?? 0];
  const level = names.filter((_, seat) => !won.includes(seat) && scores[seat]?.total === best?.total);
  const by = level.length > 0 ? `, level with ${LIST.format(level)} but ahead by ${best?.tieBreakers[0]?.label ?? 'the tie-breaker'}` : '';
  return `${LIST.format(won.map((seat) => names[seat] ?? ''))} ${won.length === 1 ? 'wins' : 'win'}${by}.`;
}

function noteOf(match: Match): MatchNote {
  const { id, game, table, names, seating } = match;
  const { open } = table.state;
  const last = happeningsAt(table, table.entries.length - 1, null, names).at(-1);
  const state = open.length === 0 ? 'over' : open.some((d) => isPerson(seating[d.seat])) ? 'mine' : 'theirs';
  return {
    id,
    game: game.id,
    names,
    touched: Date.now(),
    entries: table.entries.length,
    state,
    words: state === 'over' ? winnerWords(match) : (last?.words ?? 'The table is set.'),
  };
}

export function keepMatch(match: Match): void {
  keep(noteOf(match), { record: recordOfMatch(match), seating: match.seating, guided: match.guide !== null });
}

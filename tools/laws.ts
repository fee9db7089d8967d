/** Tries the engine's laws on a game, with the clauses of its RULES.md; a broken one leaves the record of the match in a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conforms, explains, Nonconformity, type Trial } from '../src/engine/conforms.js';
import type { Game, GameTypes } from '../src/engine/game.js';
import { hash } from '../src/engine/json.js';
import { clausesIn } from '../src/games/kit/clauses.js';

/** The clauses of a game's RULES.md. */
export function clausesOf(id: string): ReadonlySet<string> {
  return new Set(clausesIn(readFileSync(new URL(`../src/games/${id}/RULES.md`, import.meta.url), 'utf8')));
}

export const seatsOf = ({ seats }: Game<GameTypes>): number[] => Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

export const tryLaws = (game: Game<GameTypes>, trial: Omit<Trial, 'clauses'>): ReturnType<typeof conforms> =>
  withRecord(game, () => conforms(game, { ...trial, clauses: clausesOf(game.id) }));

/** Tries that every refusal says why; returns how many answers had a reason. */
export const tryReasons = (game: Game<GameTypes>, trial: Omit<Trial, 'clauses'> & { readonly matches: number }): number =>
  withRecord(game, () => explains(game, { ...trial, clauses: clausesOf(game.id) }));

function withRecord<R>(game: Game<GameTypes>, deed: () => R): R {
  try {
    return deed();
  } catch (error) {
    if (!(error instanceof Nonconformity) || !error.record) throw error;
    const file = path.join(tmpdir(), `halcyon-${game.id}-${hash(error.record).slice(0, 8)}.json`);
    writeFileSync(file, `${JSON.stringify(error.record)}\n`);
    error.message += `\n\nThe match that shows it: ${file}\nReplay it with: npx halcyon replay ${file}`;
    throw error;
  }
}

/** The tests that a game speaks well: no slip of grammar, and one name for a thing, the one that stands on it. Called once in a game's `words/sentences.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../engine/game.js';
import { sentenceFaults } from './faults.js';
import { sentencesOf } from './sentences.js';

export interface Naming {
  /** As they stand on the pieces, in the spelling that they have within a sentence: the same word in other spelling is another name. */
  readonly pieces: readonly string[];
  /** What is never said: other names for these things, and short forms. */
  readonly never: readonly RegExp[];
  /** Names on cards that would be faults in a sentence: with a stop of their own, or beginning as the words before them end. */
  readonly printed?: readonly string[];
}

const MATCHES = 50;

/** What is quoted is as it stands on a card or the board. */
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '“”');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function sentenceTests<T extends GameTypes>(game: Game<T>, { pieces, never, printed = [] }: Naming): void {
  const said = sentencesOf(game, MATCHES);

  describe('what the game says', () => {
    test('has no slip of grammar', () => {
      expect(said.size).toBeGreaterThan(100);
      expect(sentenceFaults(said, printed)).toEqual([]);
    });

    test.each(pieces)('calls this by one name: %s', (piece) => {
      const any = new RegExp(`(?<=[\\w,;] )${escaped(piece)}\\b`, 'gi');
      const otherwise = [...said.keys()].filter((text) => (unquoted(text).match(any) ?? []).some((found) => found !== piece));
      expect(otherwise.slice(0, 5)).toEqual([]);
      expect([...said.keys()].some((text) => text.toLowerCase().includes(piece.toLowerCase()))).toBe(true);
    });

    test.each(never)('never says %s', (name) => {
      expect([...said.keys()].filter((text) => name.test(text)).slice(0, 5)).toEqual([]);
    });
  });
}

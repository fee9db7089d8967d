/** What the reader of rules loads when it is opened: the text, the game's book and its drawn table. */

import { useEffect, useState } from 'react';
import { Complaint } from '../../engine/complaint.js';
import type { AnyGame } from '../../engine/game.js';
import type { Book } from '../kit/book/book.js';
import { type DrawnTable, loadGames, loadRules, loadTable } from '../library.js';
import { type Text, textOf } from './text.js';
import { RULES_WORDS as W } from './words.js';

const books = import.meta.glob<Book>('../../games/*/table/book.tsx', { import: 'book' });

/** A game without a book has its text, its contents and its search. */
const loadBook = async (game: string): Promise<Book | null> => (await books[`../../games/${game}/table/book.tsx`]?.()) ?? null;

export interface Shelfmark {
  readonly game: AnyGame;
  readonly text: Text;
  readonly book: Book | null;
  readonly drawn: DrawnTable | null;
}

export async function openRules(id: string): Promise<Shelfmark> {
  const [games, markdown, book, drawn] = await Promise.all([loadGames(), loadRules(id), loadBook(id), loadTable(id)]);
  const game = games[id];
  if (!game) throw new Complaint(W.unknown);
  return { game, text: textOf(markdown), book, drawn };
}

/** null while it comes; a sentence if it does not. */
export function useRulesOf(game: string): Shelfmark | string | null {
  const [found, setFound] = useState<Shelfmark | string | null>(null);
  useEffect(() => {
    let left = false;
    openRules(game).then(
      (all) => left || setFound(all),
      (error: unknown) => left || setFound(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return found;
}

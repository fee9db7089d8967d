/** The Explorer cards of all editions by their ids: for the log, which does not say under which rules it was told. */
import { type Editions, everyPiece } from '../../kit/editions.js';
import type { ExplorerCard } from '../rules/data.js';
import type { Edition } from './edition.js';

export const cardsOf = (editions: Editions<Edition>): ((id: string) => ExplorerCard) =>
  everyPiece(
    editions,
    ({ cards }) => cards,
    ({ name, does }) => [name, does],
  );

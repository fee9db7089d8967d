/** Cards, traits and life goals of all editions by their ids: for the log, which does not say under which rules it was told. */
import { type Editions, everyPiece } from '../../kit/editions.js';
import type { Goal } from '../rules/cards/goals.js';
import type { CardFace } from '../rules/cards/shape.js';
import type { Trait } from '../rules/cards/traits.js';
import { levelNames } from '../words/cards.js';
import type { Edition } from './edition.js';

export interface Catalogue {
  card(id: string): CardFace;
  trait(id: string): Trait;
  goal(id: string): Goal;
}

/** What is called or described otherwise needs an id of its own; figures may differ. */
export const catalogueOf = (editions: Editions<Edition>): Catalogue => ({
  card: everyPiece(
    editions,
    ({ cards }) => cards,
    (face) => [face.type, face.name, ...levelNames(face)],
  ),
  trait: everyPiece(
    editions,
    ({ traits }) => traits,
    ({ name }) => [name],
  ),
  goal: everyPiece(
    editions,
    ({ goals }) => goals,
    ({ name, text, metric, solo }) => [name, text, metric, solo.text],
  ),
});

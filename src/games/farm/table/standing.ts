/** Who stands where, and how they have fed, for drawing. */

import type { Seat } from '../../../engine/game.js';
import {
  boardIn,
  editionOf,
  effortAt,
  groundAt,
  type Kind,
  kindName,
  type Land,
  landAt,
  landName,
  type Phase,
  type Shared,
  squareName,
  takenAt,
} from '../face.js';
import { type Fate, type Forecast, flockKey } from './forecast.js';

export interface Standing {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly count: number;
  readonly mark: Fate | null; // the upset ones are only known beforehand: bugs come and go
  readonly expected: boolean; // the mark is a forecast
}

export interface Square {
  readonly at: number;
  readonly name: string;
  readonly land: Land;
  readonly food: number;
  readonly most: number;
  readonly grows: number;
  readonly bugs: number;
  readonly upsetting: number; // so many bugs in reach upset
  readonly effort: number;
  readonly converting: number; // so many efforts turn the land
  readonly taken: number;
  readonly room: number;
  readonly animals: readonly Standing[];
}

const AFTER_MEALS: ReadonlySet<Phase> = new Set(['feed', 'produce', 'butcher', 'breed']);

/** Every square of the board. With a forecast the animals show what tonight will bring them. */
export function squaresOf(shared: Shared, tonight: Forecast | null): readonly Square[] {
  const board = boardIn(shared);
  const { upsetByBugs, effortToConvert } = editionOf(shared);
  const fullMatters = AFTER_MEALS.has(shared.phase) || (shared.phase === 'sell' && shared.options.liveSale === 'balanced');
  const animals: Standing[][] = shared.land.map(() => []);
  for (const [seat, { flocks }] of shared.farmers.entries()) {
    for (const { kind, at, count, full, waiting } of flocks) {
      const name = kindName(kind);
      const expected = tonight?.flocks.get(flockKey(seat, name, squareName(board, at)));
      const eaten: Fate | null = !fullMatters || waiting > 0 ? null : full === count ? 'calm' : 'hungry';
      const mark = expected === undefined ? eaten : expected.full < expected.count ? 'hungry' : expected.upset ? 'upset' : 'calm';
      animals[at]?.push({ seat, kind: name, count, mark: tonight === null ? eaten : mark, expected: tonight !== null });
    }
  }
  return shared.land.map((_, at) => {
    const { most, regrows, room } = groundAt(shared, at);
    return {
      at,
      name: squareName(board, at),
      land: landName(landAt(shared, at)),
      food: shared.food[at] ?? 0,
      most,
      grows: regrows,
      bugs: shared.bugs[at] ?? 0,
      upsetting: upsetByBugs,
      effort: effortAt(shared, at),
      converting: effortToConvert,
      taken: takenAt(shared, at),
      room,
      animals: animals[at] ?? [],
    };
  });
}

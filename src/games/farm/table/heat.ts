/** Where an animal would do well: food against the mouths that stand there already, and bugs. For the overlays of the board. */
import {
  boardIn,
  breedOf,
  bugsInReach,
  eatsBugs,
  eatsFoodOf,
  edibleInReach,
  FOODS,
  type Food,
  landAt,
  reachOf,
  roomAt,
  type Shared,
  tokensAt,
  UPSET_BY_BUGS,
} from '../face.js';

export interface Heat {
  readonly food: number; // it eats and has in reach
  readonly wanted: number; // by those who stand in reach and eat of the same, and by itself
  readonly spare: number;
  readonly bugs: number; // in reach
  readonly upset: boolean;
  readonly fits: boolean; // there is room for one more
}

/** Do two breeds eat of the same tokens on this square? */
function share(shared: Shared, a: number, b: number, at: number): boolean {
  const land = landAt(shared, at);
  const bugs = eatsBugs(a) && eatsBugs(b) && (shared.bugs[at] ?? 0) > 0;
  return bugs || (eatsFoodOf(a, land) && eatsFoodOf(b, land) && (shared.food[at] ?? 0) > 0);
}

/** What all the animals standing within reach, whoever owns them, would like to eat of the same food. */
function wantedAround(shared: Shared, kind: number, at: number): number {
  const board = boardIn(shared);
  const reach = reachOf(board, at);
  let wanted = 0;
  for (const { flocks } of shared.farmers) {
    for (const flock of flocks) {
      if (!reach.includes(flock.at)) continue;
      const theirs = reachOf(board, flock.at);
      if (reach.some((near) => theirs.includes(near) && share(shared, kind, flock.kind, near))) {
        wanted += flock.count * breedOf(flock.kind).capacity;
      }
    }
  }
  return wanted;
}

/** For one more animal of this kind on the square. */
export function heatAt(shared: Shared, kind: number, at: number): Heat {
  const food = edibleInReach(shared, kind, at);
  const wanted = wantedAround(shared, kind, at) + breedOf(kind).capacity;
  const bugs = bugsInReach(shared, at);
  return { food, wanted, spare: food - wanted, bugs, upset: bugs >= UPSET_BY_BUGS, fits: roomAt(shared, at) >= breedOf(kind).size };
}

export const heatMap = (shared: Shared, kind: number): readonly Heat[] => shared.land.map((_, at) => heatAt(shared, kind, at));

/** "9 grass, 1 vegetables, 4 bugs": all that lies in reach of a square. */
export function inReach(shared: Shared, at: number): readonly { readonly food: Food; readonly n: number }[] {
  const reach = reachOf(boardIn(shared), at);
  return FOODS.map((food) => ({ food, n: reach.reduce((sum, near) => sum + tokensAt(shared, food, near), 0) })).filter(({ n }) => n > 0);
}

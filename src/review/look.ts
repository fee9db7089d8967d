/** How one pass looks at a match: with so many playouts, to the end or to a horizon. Everything that is looked at meets the same luck. */
import type { Game, GameTypes, Seat, State } from '../engine/game.js';
import { commitmentTo } from '../engine/seed.js';
import type { PlayedLine } from './line.js';
import { type Answer, asItLay, asSeenBy, type Origin, Playouts } from './playouts.js';
import type { Effort, Estimate, PositionWorth } from './types.js';
import { cutOff, dealt, resultOf, toTheEnd, type Yardstick } from './yardstick.js';

export interface Look<T extends GameTypes> {
  readonly game: Game<T>;
  readonly playouts: number;
  readonly luck: number;
  readonly horizon: Effort['horizon'];
  readonly yardstick: Yardstick<T>;
  /** None is played yet. */
  playing(origin: Origin<T>, answer?: Answer<T>): Playouts<T>;
  asItLay(s: State<T>): Origin<T>;
  asSeenBy(s: State<T>, seat: Seat): Origin<T>;
  /** What the match was worth before the deal, by seat. */
  start(): readonly Estimate[];
  truly(at: number): readonly Estimate[];
  /** The playouts behind that, the same ones whenever they are asked for. */
  lying(at: number): Playouts<T>;
  knew(at: number, seat: Seat): Estimate;
  /** What a seat knew is looked at where it has to decide; until it decides again that stands. */
  position(at: number, before: PositionWorth | undefined): PositionWorth;
  /** Playouts of the answer that was given, over all that chance could have brought; the same ones whenever they are asked for. */
  answered(at: number): Playouts<T>;
}

const BEFORE_THE_DEAL = 4; // times the playouts: one estimate on which everybody's luck of the deal rests
const NOTHING: Estimate = { mean: 0, error: 0 };

/** Made when it is first asked for. */
function once<X>(make: (at: number) => X): (at: number) => X {
  const known = new Map<number, X>();
  return (at) => {
    const found = known.get(at) ?? make(at);
    known.set(at, found);
    return found;
  };
}

/** `earlier`: another look at the same match, whose yardstick serves again where the horizon is the same. */
export function lookWith<T extends GameTypes>(
  game: Game<T>,
  { table, states, answers }: PlayedLine<T>,
  { playouts, horizon }: Effort,
  earlier?: Look<T> | null,
): Look<T> {
  const { beginning } = table;
  const luck = Number.parseInt(commitmentTo(beginning.seed).slice(0, 8), 16);
  const measured = earlier?.horizon === horizon ? earlier.yardstick : null;
  const yardstick = measured ?? (horizon === null ? toTheEnd(game) : cutOff(game, beginning, horizon, luck));
  const stateAt = (at: number): State<T> => states[at] ?? table.state;
  const playing: Look<T>['playing'] = (origin, answer) => new Playouts(game, yardstick, luck, origin, answer ?? null);
  const lay = (s: State<T>) => asItLay(game, yardstick, s);
  const seen = (s: State<T>, seat: Seat) => asSeenBy(game, yardstick, s, seat);
  const answered = once((at) => playing(lay(stateAt(at)), answers[at]));
  /** Where nothing was drawn, what followed is what the answer was worth. */
  const isSame = (at: number): boolean =>
    answers[at - 1]?.drew === false && yardstick.until(stateAt(at - 1)) === yardstick.until(stateAt(at));
  const lying = once((at) => (isSame(at) ? answered(at - 1) : playing(lay(stateAt(at)))));
  const truly = (at: number) => lying(at).estimates(playouts);
  const knew = (at: number, seat: Seat) => playing(seen(stateAt(at), seat)).estimates(playouts)[seat] ?? NOTHING;
  return {
    game,
    playouts,
    luck,
    horizon,
    yardstick,
    playing,
    asItLay: lay,
    asSeenBy: seen,
    truly,
    lying,
    knew,
    start: () =>
      playing({ until: Number.POSITIVE_INFINITY, world: (playout) => dealt(game, beginning, playout) }).estimates(
        BEFORE_THE_DEAL * playouts,
      ),
    position(at, before) {
      const s = stateAt(at);
      const place = { at: (answers[at - 1]?.entry ?? -1) + 1, fine: false };
      const isOver = s.open.length === 0;
      const worth = isOver ? resultOf(game, s).map((mean) => ({ mean, error: 0 })) : truly(at);
      if (isOver || !game.facts.hides) return { ...place, truly: worth, knew: worth };
      const asked = answers[at]?.decision.seat;
      return { ...place, truly: worth, knew: worth.map((_, seat) => (seat === asked ? undefined : before?.knew[seat]) ?? knew(at, seat)) };
    },
    answered,
  };
}

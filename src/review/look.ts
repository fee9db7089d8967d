/** How one pass looks at a match: with so many playouts, to the end or to a horizon. Everything that is looked at meets the same luck. */
import type { Game, GameTypes, Seat, State } from '../engine/game.js';
import { commitmentTo } from '../engine/seed.js';
import type { Line } from './line.js';
import { type Answer, asItLay, asSeenBy, type Origin, Playouts } from './playouts.js';
import type { Effort, Estimate, Position } from './types.js';
import { cutOff, dealt, resultOf, toTheEnd } from './yardstick.js';

export interface Look<T extends GameTypes> {
  readonly game: Game<T>;
  readonly playouts: number;
  /** None is played yet. */
  playing(origin: Origin<T>, answer?: Answer<T>): Playouts<T>;
  asItLay(s: State<T>): Origin<T>;
  asSeenBy(s: State<T>, seat: Seat): Origin<T>;
  /** What the match was worth before the deal, by seat. */
  start(): readonly Estimate[];
  truly(at: number): readonly Estimate[];
  knew(at: number, seat: Seat): Estimate;
  /** What a seat knew is looked at where it has to decide; until it decides again that stands. */
  position(at: number, before: Position | undefined): Position;
  /** What the answer of a moment is worth over all that chance could have brought, by seat. */
  drawnAnew(at: number): readonly number[];
}

const NOTHING: Estimate = { mean: 0, error: 0 };

export function lookWith<T extends GameTypes>(game: Game<T>, { table, states, answers }: Line<T>, { playouts, horizon }: Effort): Look<T> {
  const { beginning } = table;
  const luck = Number.parseInt(commitmentTo(beginning.seed).slice(0, 8), 16);
  const yardstick = horizon === null ? toTheEnd(game) : cutOff(game, beginning, horizon, luck);
  const stateAt = (at: number): State<T> => states[at] ?? table.state;
  const playing: Look<T>['playing'] = (origin, answer) => new Playouts(game, yardstick, luck, origin, answer ?? null);
  const lay = (s: State<T>) => asItLay(game, yardstick, s);
  const seen = (s: State<T>, seat: Seat) => asSeenBy(game, yardstick, s, seat);
  const truly = (at: number) =>
    playing(lay(stateAt(at)))
      .upTo(playouts)
      .estimates();
  const knew = (at: number, seat: Seat) =>
    playing(seen(stateAt(at), seat))
      .upTo(playouts)
      .estimates()[seat] ?? NOTHING;
  return {
    game,
    playouts,
    playing,
    asItLay: lay,
    asSeenBy: seen,
    truly,
    knew,
    start: () =>
      playing({ until: Number.POSITIVE_INFINITY, world: (playout) => dealt(game, beginning, playout) })
        .upTo(playouts)
        .estimates(),
    position(at, before) {
      const s = stateAt(at);
      const place = { at: (answers[at - 1]?.entry ?? -1) + 1, fine: false };
      const isOver = s.open.length === 0;
      const worth = isOver ? resultOf(game, s).map((mean) => ({ mean, error: 0 })) : truly(at);
      if (isOver || !game.facts.hides) return { ...place, truly: worth, knew: worth };
      const asked = answers[at]?.decision.seat;
      return { ...place, truly: worth, knew: worth.map((_, seat) => (seat === asked ? undefined : before?.knew[seat]) ?? knew(at, seat)) };
    },
    drawnAnew(at) {
      const means = playing(lay(stateAt(at)), answers[at])
        .upTo(playouts)
        .estimates();
      return means.map(({ mean }) => mean);
    },
  };
}

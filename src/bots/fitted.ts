/** How well a seat stands by what was learned from play, where the game has a fitted model; else by the game's own estimate. */
import type { FittedModel, Game, GameTypes, Seat, State } from '../engine/game.js';

/** A model in lists of one kind, and the places in which a question is worked out: search asks thousands of times a second, so nothing is allocated. */
interface Ready {
  readonly inputs: number;
  readonly mean: Float64Array;
  readonly scale: Float64Array;
  readonly weights: Float64Array;
  readonly hidden: number;
  readonly bias: Float64Array;
  readonly out: Float64Array;
  readonly into: Float64Array; // the weights of the hidden units, one after the other
  readonly features: Float64Array;
}

const known = new WeakMap<FittedModel, Ready>();

function ready(model: FittedModel): Ready {
  const found = known.get(model);
  if (found) return found;
  const made: Ready = {
    inputs: model.names.length,
    mean: Float64Array.from(model.mean),
    scale: Float64Array.from(model.scale),
    weights: Float64Array.from(model.weights),
    hidden: model.hidden.length,
    bias: Float64Array.from(model.hidden, ({ bias }) => bias),
    out: Float64Array.from(model.hidden, ({ out }) => out),
    into: Float64Array.from(model.hidden.flatMap(({ weights }) => weights)),
    features: new Float64Array(model.names.length),
  };
  known.set(model, made);
  return made;
}

const FAR = 6; // standard deviations; what is farther out was hardly seen

/** What the features in `m.features` are worth. They are overwritten. */
function worthIn(m: Ready): number {
  const { inputs, features, mean, scale, weights, hidden, bias, out, into } = m;
  let worth = 0;
  for (let i = 0; i < inputs; i++) {
    const z = ((features[i] as number) - (mean[i] as number)) * (scale[i] as number);
    const x = z > FAR ? FAR : z < -FAR ? -FAR : z;
    features[i] = x;
    worth += (weights[i] as number) * x;
  }
  for (let h = 0, at = 0; h < hidden; h++) {
    let sum = bias[h] as number;
    for (let i = 0; i < inputs; i++) sum += (into[at++] as number) * (features[i] as number);
    worth += (out[h] as number) * Math.tanh(sum);
  }
  return worth;
}

/** What these features are worth. */
export function worthOf(model: FittedModel, features: Float64Array): number {
  const m = ready(model);
  m.features.set(features);
  return worthIn(m);
}

/** The chance of being ahead of another seat, on average over the others: what a finished playout is judged by, too. */
export function aheadOf(worths: ArrayLike<number>, seats: number, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) sum += 1 / (1 + Math.exp((worths[other] as number) - (worths[seat] as number)));
  }
  return sum / (seats - 1);
}

const MOST_SEATS = 16;
const worths = new Float64Array(MOST_SEATS);

export function estimateOf<T extends GameTypes>(game: Game<T>, s: State<T>, seat: Seat): number {
  const { fitted, features } = game;
  const seats = s.own.length;
  if (fitted === undefined || features === undefined || seats === 1 || s.open.length === 0) return game.estimate(s, seat);
  const m = ready(fitted);
  for (let other = 0; other < seats; other++) {
    features.fill(s, other, m.features);
    worths[other] = worthIn(m);
  }
  return aheadOf(worths, seats, seat);
}

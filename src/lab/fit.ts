/** Learns from play how much a game's features are worth: plays, fits a small model to who came out ahead, and tells how much better it predicts. */
import { aheadOf, worthOf } from '../bots/fitted.js';
import { quickChance } from '../engine/chance.js';
import type { Chance, Features, FittedModel, Game, GameTypes, State } from '../engine/game.js';
import { defaultOptions } from '../engine/options.js';
import { step } from '../engine/play.js';
import { compare } from '../engine/standings.js';
import { mine } from '../engine/view.js';

export interface FitPlan {
  readonly seats: readonly number[];
  readonly matches: number; // with each number of seats
  readonly hidden: number; // units
  readonly seed: number;
}

/** Every seat of one position, and how it ended. */
export interface FitPosition {
  readonly features: readonly Float64Array[];
  readonly ahead: readonly number[]; // the share of the others that were behind in the end
  readonly before: readonly number[]; // what the game's own estimate says
  readonly phase: number; // 0 to 3: in which quarter of its match
}

export interface FitQuarter {
  readonly positions: number;
  readonly before: number; // log loss of the present estimate
  readonly now: number; // and of the fitted one
}

export interface Fit {
  readonly model: FittedModel;
  readonly phases: readonly FitQuarter[]; // by quarters of a match, on matches that nothing was fitted to
  readonly all: FitQuarter;
}

export const PHASES = 4;
const PER_MATCH = 8; // positions, about
const HELD_OUT = 4; // one match in so many
const EPOCHS = 30;
const BATCH = 64;
const RATE = 0.003;
const DECAY = 1e-4;
const DIGITS = 4;

/** Sensible matches. In three of four the opening has random moves, one in 4 to 33, up to a random decision, and positions come after it: else all would be alike. */
export function positionsOf<T extends GameTypes>(
  game: Game<T>,
  features: Features<T>,
  seats: number,
  matches: number,
  chance: Chance,
): readonly (readonly FitPosition[])[] {
  let usual = 0; // decisions
  return Array.from({ length: matches }, (_, match) => {
    const s = game.setup({ seats, options: defaultOptions(game), rules: game.rules }, { chance });
    const noise = match % 4 === 0 ? 0 : 4 + chance.int(30);
    const until = noise === 0 || usual === 0 ? 0 : chance.int(usual);
    const every = Math.max(1, Math.floor((usual || 80) / PER_MATCH));
    const shift = chance.int(every);
    const seen: { readonly at: number; readonly features: readonly Float64Array[]; readonly before: readonly number[] }[] = [];
    let at = 0;
    for (let [decision] = s.open; decision !== undefined; [decision] = s.open) {
      if (at >= until && at % every === shift)
        seen.push({ at, features: featuresIn(features, s), before: s.own.map((_own, seat) => game.estimate(s, seat)) });
      const own = mine(s, decision.seat);
      const any = at < until && noise > 0 && chance.int(noise) === 0 ? game.moves(s.shared, own, decision) : null;
      const move = any === null ? game.suggest(s.shared, own, decision, chance) : (any[chance.int(any.length)] as T['move']);
      step(game, s, decision, move, { chance });
      at++;
    }
    usual = usual === 0 ? at : Math.round(0.9 * usual + 0.1 * at);
    const ahead = aheadIn(game, s);
    return seen.map((each) => ({ ...each, ahead, phase: Math.min(PHASES - 1, Math.floor((PHASES * each.at) / at)) }));
  });
}

function featuresIn<T extends GameTypes>({ names, fill }: Features<T>, s: State<T>): readonly Float64Array[] {
  return s.own.map((_, seat) => {
    const into = new Float64Array(names.length);
    fill(s, seat, into);
    return into;
  });
}

function aheadIn<T extends GameTypes>(game: Game<T>, s: State<T>): readonly number[] {
  const scores = game.scores(s.shared);
  return scores.map(
    (me) => scores.reduce((sum, other) => sum + (other === me ? 0 : 0.5 - Math.sign(compare(me, other)) / 2), 0) / (scores.length - 1),
  );
}

export function fitTo<T extends GameTypes>(game: Game<T>, features: Features<T>, { seats, matches, hidden, seed }: FitPlan): Fit {
  const chance = quickChance(seed);
  const all = seats.flatMap((each) => positionsOf(game, features, each, matches, chance));
  const isHeldOut = (match: number) => match % HELD_OUT === 0;
  const model = train(all.filter((_, match) => !isHeldOut(match)).flat(), { rules: game.rules, names: features.names, hidden, chance });
  const held = all.filter((_, match) => isHeldOut(match)).flat();
  const losses = (positions: readonly FitPosition[]): FitQuarter => ({
    positions: positions.length,
    before: mean(positions.map(({ before, ahead }) => logLoss(before, ahead))),
    now: mean(positions.map((position) => logLoss(predict(model, position), position.ahead))),
  });
  return {
    model,
    phases: Array.from({ length: PHASES }, (_, phase) => losses(held.filter((each) => each.phase === phase))),
    all: losses(held),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Of the share of the others that end behind; guessing 0.5 has 0.693. */
function logLoss(chances: readonly number[], ahead: readonly number[]): number {
  return mean(
    chances.map((chance, seat) => {
      const p = Math.min(1 - 1e-6, Math.max(1e-6, chance));
      const y = ahead[seat] ?? 0.5;
      return -(y * Math.log(p) + (1 - y) * Math.log(1 - p));
    }),
  );
}

/** By the very code that search asks. */
function predict(model: FittedModel, { features }: FitPosition): readonly number[] {
  const worths = features.map((each) => worthOf(model, each));
  return worths.map((_, seat) => aheadOf(worths, worths.length, seat));
}

interface Shape {
  readonly rules: number;
  readonly names: readonly string[];
  readonly hidden: number;
  readonly chance: Chance;
}

/** Gradient descent (Adam) on the cross-entropy of who ends ahead of whom, pair by pair: so one model fits any number of seats. */
function train(data: readonly FitPosition[], { rules, names, hidden, chance }: Shape): FittedModel {
  const inputs = names.length;
  const { mean: middle, scale } = spreadIn(data, inputs);
  const rows = data.map(({ features, ahead }) => ({
    ahead,
    x: features.map((each) => each.map((value, i) => clamp((value - (middle[i] ?? 0)) * (scale[i] ?? 0)))),
  }));
  const random = (): number => chance.int(20_001) / 10_000 - 1;
  const weights = new Float64Array(inputs);
  const into = Float64Array.from({ length: inputs * hidden }, () => random() / Math.sqrt(inputs));
  const bias = new Float64Array(hidden);
  const out = Float64Array.from({ length: hidden }, () => 0.1 * random());
  const knobs = [weights, into, bias, out].map((values) => ({
    values,
    slope: new Float64Array(values.length),
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
  }));
  const [ofWeights, ofInto, ofBias, ofOut] = knobs.map(({ slope }) => slope) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const order = rows.map((_, i) => i);
  let turns = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, chance);
    const rate = RATE * (1 - epoch / EPOCHS) + 1e-5;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const { slope } of knobs) slope.fill(0);
      for (const at of batch) {
        const row = rows[at];
        if (row === undefined) continue;
        const units = row.x.map((x) => unitsOf(x, into, bias));
        const worth = row.x.map((x, seat) => dot(weights, x) + dot(out, units[seat] ?? bias));
        for (const [seat, x] of row.x.entries()) {
          const off = offBy(worth, row.ahead, seat);
          const h = units[seat] ?? bias;
          for (let i = 0; i < inputs; i++) ofWeights[i] = (ofWeights[i] as number) + off * (x[i] as number);
          for (let j = 0; j < hidden; j++) {
            const unit = h[j] as number;
            ofOut[j] = (ofOut[j] as number) + off * unit;
            const through = off * (out[j] as number) * (1 - unit * unit);
            ofBias[j] = (ofBias[j] as number) + through;
            for (let i = 0; i < inputs; i++) ofInto[j * inputs + i] = (ofInto[j * inputs + i] as number) + through * (x[i] as number);
          }
        }
      }
      turns++;
      for (const knob of knobs) descend(knob, batch.length, rate, turns);
    }
  }
  const rounded = (values: Iterable<number>): number[] => Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
  return {
    rules,
    names,
    mean: rounded(middle),
    scale: rounded(scale),
    weights: rounded(weights),
    hidden: Array.from({ length: hidden }, (_, j) => ({
      bias: rounded([bias[j] ?? 0])[0] ?? 0,
      out: rounded([out[j] ?? 0])[0] ?? 0,
      weights: rounded(into.subarray(j * inputs, (j + 1) * inputs)),
    })),
  };
}

const FAR = 6;
const clamp = (z: number): number => Math.max(-FAR, Math.min(FAR, z));
const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

function unitsOf(x: Float64Array, into: Float64Array, bias: Float64Array): Float64Array {
  return bias.map((start, j) => Math.tanh(start + dot(into.subarray(j * x.length, (j + 1) * x.length), x)));
}

/** By how much the chance of this seat to be ahead of the others is overrated, over all pairs that it is in. */
function offBy(worth: readonly number[], ahead: readonly number[], seat: number): number {
  let off = 0;
  for (const [other, theirs] of worth.entries()) {
    if (other === seat) continue;
    const [mine, yours] = [ahead[seat] ?? 0.5, ahead[other] ?? 0.5];
    const won = mine === yours ? 0.5 : mine > yours ? 1 : 0; // the order of two seats is that of what they have behind them
    off += 1 / (1 + Math.exp(theirs - (worth[seat] ?? 0))) - won;
  }
  return off / (worth.length - 1);
}

function spreadIn(data: readonly FitPosition[], inputs: number): { readonly mean: Float64Array; readonly scale: Float64Array } {
  const sums = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let n = 0;
  for (const { features } of data) {
    for (const each of features) {
      n++;
      for (let i = 0; i < inputs; i++) {
        sums[i] = (sums[i] as number) + (each[i] as number);
        squares[i] = (squares[i] as number) + (each[i] as number) ** 2;
      }
    }
  }
  const middle = sums.map((sum) => sum / n);
  const scale = squares.map((square, i) => {
    const deviation = Math.sqrt(Math.max(0, square / n - (middle[i] as number) ** 2));
    return deviation > 1e-6 ? 1 / deviation : 0; // what never changed says nothing
  });
  return { mean: middle, scale };
}

function shuffle(order: number[], chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

interface Knob {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

function descend({ values, slope, first, second }: Knob, batch: number, rate: number, turns: number): void {
  const [early, late] = [1 - 0.9 ** turns, 1 - 0.999 ** turns];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    const g = (slope[i] as number) / batch + DECAY * value;
    const m = 0.9 * (first[i] as number) + 0.1 * g;
    const v = 0.999 * (second[i] as number) + 0.001 * g * g;
    first[i] = m;
    second[i] = v;
    values[i] = value - (rate * (m / early)) / (Math.sqrt(v / late) + 1e-8);
  }
}

/** Measures contestants against each other in many short rounds, taken in turn, so that a busy machine slows all of them alike. */

export interface Contestant {
  readonly name: string;
  /** Does a small piece of work, a few milliseconds long, and says how many units it was. */
  run(): number;
}

export interface Plan {
  readonly rounds: number;
  readonly ms: number; // per contestant and round
  readonly warmUpMs: number; // per contestant, before the first round
  readonly clock: () => number; // in milliseconds
  readonly onRound?: (round: number) => void;
}

export interface Spread {
  readonly median: number;
  readonly low: number; // the lower quartile
  readonly high: number; // the upper quartile
  readonly min: number;
  readonly max: number;
}

export interface Measured {
  readonly name: string;
  readonly rates: readonly number[]; // units per second, one per round
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new RangeError('there is nothing to summarise');
  return below + (above - below) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
  };
}

/** Units per second over at least `ms`: the last piece of work is finished and counted. */
function rateOf(contestant: Contestant, ms: number, clock: () => number): number {
  const start = clock();
  let units = 0;
  let spent = 0;
  do {
    units += contestant.run();
    spent = clock() - start;
  } while (spent < ms);
  return (units * 1000) / spent;
}

/** One result per contestant, in their order. Every round begins with another one, so that none always follows the same neighbour's litter. */
export function measure(contestants: readonly Contestant[], plan: Plan): readonly Measured[] {
  const { rounds, ms, warmUpMs, clock, onRound } = plan;
  for (const contestant of contestants) rateOf(contestant, warmUpMs, clock);
  const measured = contestants.map(({ name }) => ({ name, rates: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const at = (round + i) % contestants.length;
      const contestant = contestants[at];
      if (contestant) measured[at]?.rates.push(rateOf(contestant, ms, clock));
    }
    onRound?.(round + 1);
  }
  return measured;
}

/** How many times as fast one is as the other, round by round: what disturbs both in a round cancels out. */
export function ratio(fast: Measured, slow: Measured): Spread {
  return spreadOf(
    fast.rates.map((rate, round) => {
      const other = slow.rates[round];
      if (other === undefined) throw new RangeError(`${slow.name} was measured in fewer rounds than ${fast.name}`);
      return rate / other;
    }),
  );
}

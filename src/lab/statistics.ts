/** The little statistics that simulations, ladders and the lab need. Every interval covers 95 %. */

export interface Spread {
  readonly mean: number;
  readonly deviation: number; // of the sample
  readonly min: number;
  readonly max: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function spreadOf(values: readonly number[]): Spread {
  const n = values.length;
  const mean = sumOf(values) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: values.reduce((a, b) => Math.min(a, b)),
    max: values.reduce((a, b) => Math.max(a, b)),
  };
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054; // the normal quantile that leaves 2.5 % on either side

/** A share with Wilson's 95 % interval: unlike the usual one it stays within 0 and 1 and holds for few or lopsided matches. */
export function wilson(wins: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / of;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * of)) / (1 + z2 / of);
  const reach = (Z95 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A mean with its interval; for few values Student's quantile counts, here by the first two terms of its expansion. One value says nothing: 0 to 0 around it would lie. */
export function meanOf(values: readonly number[]): Mean {
  const { mean, deviation } = spreadOf(values);
  const free = values.length - 1;
  if (free < 1) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const z3 = Z95 ** 3;
  const t = Z95 + (z3 + Z95) / (4 * free) + (5 * Z95 ** 5 + 16 * z3 + 3 * Z95) / (96 * free * free);
  const reach = (t * deviation) / Math.sqrt(values.length);
  return { mean, low: mean - reach, high: mean + reach };
}

/** Values in order: the tenth, the half and the nine tenths of the way, and both ends. */
export interface Range extends Mean {
  readonly min: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
}

export function rangeOf(values: readonly number[]): Range {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    ...meanOf(values),
    min: quantile(sorted, 0),
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: quantile(sorted, 1),
  };
}

/** How much of the differences between values follows from the group they are in: 0 nothing, 1 everything (the correlation ratio, eta squared). */
export function explained(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const centre = sumOf(all) / all.length;
  const total = all.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const between = groups.reduce(
    (sum, group) => (group.length === 0 ? sum : sum + group.length * (sumOf(group) / group.length - centre) ** 2),
    0,
  );
  return total === 0 ? 0 : between / total;
}

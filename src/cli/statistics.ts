/** The little statistics that a simulation needs. */

export interface Spread {
  readonly mean: number;
  readonly deviation: number; // of the sample
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
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
  const share = wins / of;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * of)) / (1 + z2 / of);
  const reach = (Z95 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

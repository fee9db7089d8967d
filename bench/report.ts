/** What is kept of a measurement, and how it is shown. */
import type { Measured, Spread } from './measure.js';
import { spreadOf } from './measure.js';

/** Numbers with three figures and a unit of size: 6510, 2.81 million. */
export function large(n: number): string {
  if (n >= 1e6) return `${(n / 1e6).toPrecision(3)} million`;
  return n >= 1000 ? String(Math.round(n)) : n.toPrecision(3);
}

const rounded = (n: number): number => Number(n.toPrecision(4));

export function roundedSpread(spread: Spread): Spread {
  const { median, low, high, min, max } = spread;
  return { median: rounded(median), low: rounded(low), high: rounded(high), min: rounded(min), max: rounded(max) };
}

/** A rate per second with its spread, and what one unit takes. */
export interface Figure extends Spread {
  readonly nanoseconds: number;
}

export function figureOf(measured: Measured): Figure {
  const spread = roundedSpread(spreadOf(measured.rates));
  return { ...spread, nanoseconds: rounded(1e9 / spread.median) };
}

/** Columns as wide as their widest cell, the first to the left and the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const line = (row: readonly string[]) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

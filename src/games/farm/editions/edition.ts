/** One edition of Happiness Farm: the figures of labour, breeding and bugs. */

export interface Edition {
  readonly rules: number;
  readonly upsetByBugs: number; // bugs in reach that keep an animal from producing, R 9.2
  readonly bugCap: number; // bugs on a square, R 10.2
  readonly effortToConvert: number; // R 14.1
  readonly pair: number; // full animals on one square that have young, R 12.1
  readonly youngBeside: boolean; // young that has no room with the pair stands beside it, R 12.1
}

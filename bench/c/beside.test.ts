/** The C program that the benchmark compares with plays the same game: matches have the same length, birds and bird cards. */
import { expect, it } from 'vitest';
import { besideCLine, ours, withProgram } from './beside.js';

const MATCHES = 4000;
const BIRDS_AT_THE_END = 29;
const BIRD_CARDS_AT_THE_END = 24;

it('a match in C has as many answers as ours, within four standard errors, and ends with all birds owned', () => {
  const played = withProgram((program) => program(MATCHES, 7));
  if (played === null) {
    expect(besideCLine(null)).toContain('No C compiler');
    return;
  }
  const match = ours(MATCHES, 7);
  expect([played.birds, played.cards]).toEqual([MATCHES * BIRDS_AT_THE_END, MATCHES * BIRD_CARDS_AT_THE_END]);
  expect(match.birds).toBe(MATCHES * BIRDS_AT_THE_END);
  const spread = 33; // the standard deviation of the length of a match, about
  expect(Math.abs(played.moves - match.moves) / MATCHES).toBeLessThan(4 * spread * Math.sqrt(2 / MATCHES));
});

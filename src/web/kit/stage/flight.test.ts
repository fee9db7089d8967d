/** Ways of pieces over the page, as key frames. */
import { expect, it } from 'vitest';
import { arrival, fadedWord, journey } from './flight.js';

const small = { x: 0, y: 0, width: 20, height: 20 };
const big = { x: 30, y: 0, width: 40, height: 40 };
const far = { x: 300, y: 0, width: 40, height: 40 };
const asItIs = (by: { readonly x: number; readonly y: number }) => by;

it('a thing that arrives is out of sight until it sets off, comes from where it was and ends as it lies', () => {
  const frames = arrival('fly', [small, big], asItIs, true);
  expect(frames[0]).toMatchObject({ opacity: 0, translate: '-40.0px -10.0px', scale: '0.5' });
  expect(frames.at(-1)).toMatchObject({ opacity: 1, translate: '0.0px 0.0px', scale: '1' });
});

it('a part of a drawing moves in its own coordinates and keeps its size', () => {
  const frames = arrival('fly', [small, big], ({ x, y }) => ({ x: x / 2, y: y / 2 }), false);
  expect(frames[0]).toMatchObject({ translate: '-20.0px -5.0px' });
  expect(frames[0]).not.toHaveProperty('scale');
});

it('a card that is turned over shows its edge first', () => {
  const frames = arrival('turn', [small, big], asItIs, true);
  expect([frames[0]?.rotate, frames.at(-1)?.rotate]).toEqual(['y 90deg', 'y 0deg']);
});

it('a long way is raised in the middle, and a given one goes over its points', () => {
  expect(journey('fly', [small, far])).toHaveLength(3);
  expect(journey('fly', [small, big])).toHaveLength(2);
  expect(journey('fly', [small, far, big]).map(({ translate }) => translate)).toEqual(['10.0px 10.0px', '320.0px 20.0px', '50.0px 20.0px']);
});

it('a word rises where it is said, and fades', () => {
  const frames = journey('word', [small, small]);
  expect([frames[0]?.opacity, frames[1]?.opacity, frames.at(-1)?.opacity]).toEqual([0, 1, 0]);
  const stands = (box: typeof small): number => Number(/ (-?[\d.]+)px$/.exec(String(journey('word', [box])[1]?.translate))?.[1]);
  expect(stands(small), 'over a small thing, which it does not cover').toBeLessThan(small.y - 12);
  expect(stands({ ...small, height: 200 }), 'within a large one').toBeGreaterThan(50);
  expect(new Set(fadedWord([small]).map(({ translate }) => translate)).size, 'without motion it stays there').toBe(1);
});

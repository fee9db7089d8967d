/** Which part of a board is shown where all of it would be too small. */
import { expect, it } from 'vitest';
import { partShown } from './Cropped.js';

const FRAME = { width: 960, height: 200 };

it('a board that can be read is shown whole, in the middle', () => {
  const { width, left, top, seen } = partShown({ width: 960, height: 600 }, 532, 7 / 6, []);
  expect({ width, left, top, seen }).toEqual({ width: 700, left: 130, top: 0, seen: null });
});

it('a board that would be too small is as large as it must be, around what matters', () => {
  const { width, height, top, seen } = partShown(FRAME, 560, 7 / 6, [
    { x: 0.2, y: 0.5 },
    { x: 0.4, y: 0.6 },
  ]);
  expect([width, Math.round(height)]).toEqual([560, 480]);
  expect(top + 0.55 * height).toBeCloseTo(FRAME.height / 2);
  expect(seen?.height).toBeCloseTo(FRAME.height / height);
});

it('no bare ground shows at an edge', () => {
  const at = (y: number) => partShown(FRAME, 560, 7 / 6, [{ x: 0.5, y }]);
  expect(at(0.02).top).toBeCloseTo(0);
  expect(at(0.99).top).toBeCloseTo(FRAME.height - at(0.99).height);
});

it('of two things too far apart the first stays in the middle', () => {
  const { top, height } = partShown(FRAME, 560, 7 / 6, [
    { x: 0.5, y: 0.3 },
    { x: 0.5, y: 0.9 },
  ]);
  expect(top + 0.3 * height).toBeCloseTo(FRAME.height / 2);
});

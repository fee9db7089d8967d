import { describe, expect, it } from 'vitest';
import { isShort, shapeOf } from './shape.js';

describe('the shape of a screen', () => {
  it.each([
    [844, 390, 'sideways'],
    [740, 340, 'sideways'],
    [683, 384, 'sideways'], // 1366 x 768 zoomed to 200 %
    [960, 540, 'sideways'], // 1920 x 1080 zoomed to 200 %
    [390, 664, 'pocket'],
    [390, 844, 'pocket'],
    [360, 640, 'pocket'],
    [1024, 1366, 'upright'],
    [768, 1024, 'upright'],
    [1280, 720, 'low'],
    [1024, 768, 'low'],
    [1366, 768, 'desk'],
    [1366, 1024, 'desk'],
    [1920, 1080, 'hall'],
  ])('%i x %i is %s', (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it('is short where a phone keeps the bars of its browser', () => {
    expect(isShort(390, 664)).toBe(true);
    expect(isShort(390, 844)).toBe(false);
    expect(isShort(844, 390)).toBe(false);
  });
});

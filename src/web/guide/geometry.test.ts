import { describe, expect, it } from 'vitest';
import { apart, boxAround, holeFor, isIn, pointerTo, type Rect, veilPath } from './geometry.js';

const SCREEN = { width: 1366, height: 768 };
const BAR: Rect = { left: 16, top: 500, right: 1072, bottom: 592 };
const box = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });

describe('a hole', () => {
  it('leaves some room around the thing, but none over the bar or beyond the screen', () => {
    expect(holeFor(box(400, 200, 100, 100), BAR, SCREEN)).toEqual({ left: 392, top: 192, right: 508, bottom: 308 });
    expect(holeFor(box(0, 300, 100, 198), BAR, SCREEN)).toMatchObject({ left: 3, bottom: 493 });
    expect(holeFor(box(100, 593, 100, 175), BAR, SCREEN)).toMatchObject({ top: 599, bottom: 765 });
  });

  it('goes round things that lie together', () => {
    expect(boxAround([box(10, 10, 5, 5), box(40, 2, 10, 10)])).toEqual(box(10, 2, 40, 13));
    expect(boxAround([])).toBeNull();
  });

  it('is one with another that it meets, since the rule of even and odd would darken both', () => {
    expect(apart([box(0, 0, 20, 20), box(10, 10, 20, 20)])).toEqual([box(0, 0, 30, 30)]);
    expect(apart([box(0, 0, 20, 20), box(30, 0, 20, 20)])).toHaveLength(2);
  });

  it('is a path of its own in the veil, beside the bar', () => {
    expect(veilPath(SCREEN, BAR, [box(0, 0, 50, 50), box(90, 0, 50, 50)]).match(/z/gi)).toHaveLength(4);
  });
});

describe('the tail of the bar', () => {
  it('stands on the side where the thing lies, in its middle', () => {
    expect(pointerTo(box(400, 460, 100, 30), BAR)).toEqual({ tail: 'M434 503L450 483L466 503', stem: null, head: null });
    expect(pointerTo(box(400, 600, 100, 30), BAR).tail).toBe('M434 589L450 609L466 589');
    expect(pointerTo(box(1090, 520, 100, 30), BAR).tail).toBe('M1069 519L1089 535L1069 551');
  });

  it('keeps off the corners of the bar, and leads on in dots to what is far', () => {
    const { tail, stem, head } = pointerTo(box(20, 60, 20, 20), BAR);
    expect(tail).toBe('M48 503L64 483L80 503');
    expect(stem).toMatch(/^M64 477C.* 30 89$/);
    expect(head).toBe('M21 100L30 89L39 100');
  });
});

it('a tap is in a hole, or it is not', () => {
  expect([isIn(BAR, 16, 500), isIn(BAR, 15, 500), isIn(BAR, 300, 600)]).toEqual([true, false, false]);
});

/** Movements on the board begin where the piece stood and end where it stands now. */
import { describe, expect, it } from 'vitest';
import { type Before, choreograph } from './choreography.js';
import { HOLDER_RING, holderPoint, type Layout, spacePoint, TALL, WIDE } from './geometry.js';

function standing(layout: Layout): Before {
  return {
    rotation: 1,
    holders: [2, null],
    markers: [holderPoint(2, 1, layout), spacePoint(0, 3, layout)],
    buttons: [spacePoint(1, 2, layout), null],
    money: [500, 0],
  };
}

describe.each([WIDE, TALL])('on a board of $width by $height', (layout) => {
  it('a spin carries every rider round the wheel and sets it down at its holder', () => {
    const { paths, turns } = choreograph([{ type: 'spin', seat: 0, rotation: 5, at: ['friendship', null] }], standing(layout), layout);
    const ride = paths.marker.get(0) ?? [];
    for (const { point } of ride) expect(Math.hypot(point.x, point.y)).toBeCloseTo(HOLDER_RING, 6);
    const end = holderPoint(2, 5, layout);
    expect(ride.at(-1)?.point.x).toBeCloseTo(end.x, 6);
    expect(ride.at(-1)?.point.y).toBeCloseTo(end.y, 6);
    expect(turns[0]?.frames[0]).toBe(60);
    expect((turns[0]?.frames.at(-1) ?? 0) % 360).toBeCloseTo(300, 6);
    expect(paths.marker.get(1)).toHaveLength(1); // whoever is on a track stays there
  });

  it('a walk touches every space on its way', () => {
    const { paths } = choreograph(
      [
        { type: 'roll', seat: 1, device: 'hand', value: 3, label: 'middle' },
        { type: 'land', seat: 1, track: 'friendship', from: 3, pos: 6, kind: 'money' },
      ],
      standing(layout),
      layout,
    );
    const path = paths.marker.get(1) ?? [];
    const stops = path.filter(({ lift }) => lift === 0).map(({ point }) => point);
    for (const pos of [3, 4, 5, 6]) expect(stops).toContainEqual(spacePoint(0, pos, layout));
    expect(path.every(({ at }, i) => i === 0 || at >= (path[i - 1]?.at ?? 0))).toBe(true);
  });

  it('a button travels from its old fate space to the new one', () => {
    const { paths } = choreograph([{ type: 'button', seat: 0, track: 'faith', pos: 5, moved: true }], standing(layout), layout);
    const path = paths.button.get(0) ?? [];
    expect(path[0]?.point).toEqual(spacePoint(1, 2, layout));
    expect(path.at(-1)?.point).toEqual(spacePoint(4, 5, layout));
  });
});

describe('geometry', () => {
  it('each holder faces the track it would get off at', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      for (let holder = 0; holder < 6; holder++) {
        const { x, y } = holderPoint(holder, rotation, WIDE);
        const start = spacePoint((holder + rotation) % 6, 0, WIDE);
        expect(Math.hypot(start.x - x, start.y - y)).toBeLessThan(60);
      }
    }
  });
});

describe('cards and money', () => {
  it('a card is held up before what it brings happens', () => {
    const { flights, effects, lasts } = choreograph(
      [
        { type: 'fate', seat: 1, card: 'F01' },
        { type: 'hang-up', seat: 1, area: 'love', count: 1 },
      ],
      standing(WIDE),
      WIDE,
    );
    expect(flights).toMatchObject([{ what: { piece: 'fate', card: 'F01' }, seat: 1, at: 0 }]);
    for (const { at } of effects) expect(at).toBeGreaterThan(1000);
    expect(lasts).toBeGreaterThanOrEqual(flights[0]?.lasts ?? 0);
  });

  it('a reward flies from the button that earned it', () => {
    const { flights } = choreograph([{ type: 'improve', seat: 0, card: 'S07', why: 'reward' }], standing(WIDE), WIDE);
    expect(flights[0]?.from).toBe('[data-button="0"]');
  });

  it('money is counted from what there was to what there is, twice in a row too', () => {
    const { counts } = choreograph(
      [
        { type: 'money', seat: 0, amount: 500, total: 1000, goal: 2500 },
        { type: 'money', seat: 0, amount: 1000, total: 2000, goal: 2500 },
      ],
      standing(WIDE),
      WIDE,
    );
    expect(counts.map(({ from, to }) => [from, to])).toEqual([
      [500, 1000],
      [1000, 2000],
    ]);
  });
});

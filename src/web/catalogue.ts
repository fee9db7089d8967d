/** What stands on the shelf, known before any game is loaded: the boxes' own lines, and how heavy each is to learn. */
import type { BoxId } from './art/box.js';

export interface Box {
  readonly id: BoxId;
  readonly title: string;
  readonly line: string;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  readonly weight: 'Light' | 'Rich' | 'Deep';
}

export const BOXES: readonly Box[] = [
  { id: 'bird', title: 'Bird of Happiness', line: 'Ask nicely. Flip, say please, or take.', seats: [1, 5], minutes: 15, weight: 'Light' },
  {
    id: 'pursuit',
    title: 'The Pursuit of Happiness',
    line: 'Spend a whole life, one hourglass at a time.',
    seats: [1, 4],
    minutes: 75,
    weight: 'Rich',
  },
  { id: 'farm', title: 'Happiness Farm', line: 'Twelve seasons on land that is nobody’s.', seats: [1, 6], minutes: 60, weight: 'Rich' },
  {
    id: 'rainbow',
    title: 'The Game of Happiness',
    line: 'Spin the wheel of 1972 for six keys.',
    seats: [1, 6],
    minutes: 50,
    weight: 'Light',
  },
  { id: 'nation', title: 'Happy Nation', line: 'Five trades, one town, twelve hours a day.', seats: [2, 5], minutes: 75, weight: 'Deep' },
];

export const titleOf = (id: string): string => BOXES.find((box) => box.id === id)?.title ?? id;

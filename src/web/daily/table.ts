/** The table of a daily challenge: who sits there and by which options, alike for everybody. */
import type { Step } from '../../bots/index.js';
import { botNameBeside } from '../../bots/names.js';
import type { Json } from '../../engine/game.js';
import type { Box } from '../../games/kit/boxes.js';

export const WAYS_TO_TRY = ['alone', 'bots'] as const;
/** Alone, or against the same bots that everybody meets. */
export type TryWay = (typeof WAYS_TO_TRY)[number];

export interface DailyTable {
  readonly way: TryWay;
  readonly bots: readonly Step[]; // the seats after the person's
  readonly options: Readonly<Record<string, Json>>;
  readonly minutes: number;
  readonly line: string; // what it is like
}

const BOTS: readonly Step[] = ['steady', 'sharp', 'sharp'];

/** How a game can be tried: alone where its rules know that, and against bots. Of the games on its box the shortest for so many is played. */
export function waysOf({ seats, presets, minutes }: Pick<Box, 'seats' | 'presets' | 'minutes'>): readonly DailyTable[] {
  return WAYS_TO_TRY.flatMap((way): DailyTable[] => {
    const bots = way === 'alone' ? [] : BOTS.slice(0, seats.max - 1);
    const count = 1 + bots.length;
    if (count < seats.min || (way === 'bots' && bots.length === 0)) return [];
    const fitting = presets.filter((preset) => !preset.seats || (count >= preset.seats.min && count <= preset.seats.max));
    const lasts = (preset: Box['presets'][number]) => preset.minutes ?? minutes;
    const shortest = fitting.reduce<Box['presets'][number] | null>(
      (best, preset) => (best && lasts(best) <= lasts(preset) ? best : preset),
      null,
    );
    return [{ way, bots, options: shortest?.options ?? {}, minutes: shortest ? lasts(shortest) : minutes, line: shortest?.line ?? '' }];
  });
}

/** The seats as a match on this device takes them; the person has the first. */
export function seatsOf({ bots }: DailyTable, me: string): readonly { readonly name: string; readonly bot: Step | null }[] {
  const seats: { name: string; bot: Step | null }[] = [{ name: me, bot: null }];
  for (const bot of bots) seats.push({ name: botNameBeside(seats.map(({ name }) => name)), bot });
  return seats;
}

/** `halcyon lab luck`: how much of a game is luck, by reviews of many matches. */

import { join } from 'node:path';
import { measuredBot } from '../bots/index.js';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame } from '../engine/game.js';
import { seedFrom } from '../engine/seed.js';
import { keepLuck } from '../lab/gallery.js';
import { type LuckFigure, luckFigureOf } from '../lab/luck.js';
import { percent } from '../lab/sentences.js';
import type { Mean } from '../lab/statistics.js';
import { readBots, readSeats, readWhole } from './flags.js';
import { repository } from './package.js';
import { progressOn } from './progress.js';
import { openTerminal, type Shell } from './terminal.js';

export interface LuckFlags {
  readonly seats?: string;
  readonly bots: string;
  readonly matches: string;
  readonly percent: string;
  readonly seed: string;
  readonly save?: true;
}

/** What most groups are that sit down to a game. */
const usualNumber = ({ seats }: AnyGame): number => Math.min(4, seats.max);

export function measureLuck(world: Shell, game: AnyGame, flags: LuckFlags): void {
  const tables = flags.seats?.split(',').map((text) => readSeats(game, text.trim())) ?? [Math.max(2, game.seats.min), usualNumber(game)];
  if (tables.includes(1)) throw new Complaint('Luck is told from decisions by the chance to win, so two players at least are wanted.');
  const matches = readWhole(flags.matches, 'The number of matches', 2);
  const part = readWhole(flags.percent, 'The percentage', 1, 1000) / 100;
  const progress = progressOn(world.errors, matches * tables.length);
  let done = 0;
  const found = tables.map((seats) =>
    luckFigureOf(game, { bots: readBots(flags.bots, seats, measuredBot), matches, part, seed: seedFrom(flags.seed) }, () =>
      progress(++done),
    ),
  );
  const terminal = openTerminal(world);
  terminal.print(
    `${game.about.title}, rules ${game.rules}`,
    '',
    `| ${HEADS.join(' | ')} |`,
    `|---${'|---:'.repeat(HEADS.length - 1)}|`,
    ...rowsOf(found).map((row) => `| ${row.join(' | ')} |`),
    '',
    `Start, luck, decisions and others' decisions differ from the end by ${Math.max(...found.map(({ off }) => off)).toExponential(0)} at most.`,
  );
  if (!flags.save) return;
  const luck = found.map(({ seats, share: { mean, low, high } }) => ({ seats, matches, share: mean, low, high }));
  const folder = join(repository(), 'src/games', game.id);
  keepLuck(folder, luck);
  terminal.print(`It is in src/games/${game.id}/measured.json.`);
}

const HEADS = ['table', 'share of luck', '95 %', 'luck, on average', '95 %', 'decisions, on average', '95 %'] as const;
const between = ({ low, high }: Mean): string => `${percent(low)} to ${percent(high)}`;

/** A row per seat or bot, the share of luck beside the first of a table. */
const rowsOf = (figures: readonly LuckFigure[]): readonly (readonly string[])[] =>
  figures.flatMap(({ seats, bots, matches, share, by }) =>
    by.map(({ who, luck, decisions }, i) => [
      `${seats} players (${[...new Set(bots)].join(', ')}; ${matches} matches): ${who}`,
      ...(i === 0 ? [percent(share.mean), between(share)] : ['', '']),
      percent(luck.mean),
      between(luck),
      percent(decisions.mean),
      between(decisions),
    ]),
  );

/** The share of luck in a report: a table of its own, which can be put in place again without measuring everything else anew. */
import type { LuckFigure } from '../luck.js';
import { percent } from '../sentences.js';
import type { Mean } from '../statistics.js';

const MARK = '<!-- luck -->';

const between = ({ low, high }: Mean): string => `${percent(low)} to ${percent(high)}`;

export const LUCK_HEADS = ['table', 'share of luck', '95 % interval', 'luck, on average', '', 'decisions, on average', ''] as const;

/** A row per seat or bot, the share of luck beside the first of a table. */
export const luckRows = (figures: readonly LuckFigure[]): readonly (readonly string[])[] =>
  figures.flatMap(({ seats, bots, matches, share, by }) =>
    by.map(({ who, luck, decisions }, i) => [
      `${seats} players (${[...new Set(bots)].join(', ')}; ${matches} matches): ${who}`,
      i === 0 ? percent(share.mean) : '',
      i === 0 ? between(share) : '',
      percent(luck.mean),
      between(luck),
      percent(decisions.mean),
      between(decisions),
    ]),
  );

/** What a page has between the marks. */
export const markedLuck = (grid: string): string => `${MARK}${grid}${MARK}\n`;

/** The page with this table in place of the one it has. */
export function withLuck(page: string, grid: string): string {
  const [before, , after] = page.split(MARK);
  if (before !== undefined && after !== undefined) return `${before}${MARK}${grid}${MARK}${after}`;
  return page.replace('<h2>Luck and skill</h2>\n', (heading) => `${heading}${markedLuck(grid)}`); // of a report from before
}

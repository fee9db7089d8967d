/** What counts: Happiness, by where it came from. Who was eliminated stands behind all who were not. */
import type { Score, ScoreLine } from '../../../engine/game.js';
import { SOURCES, type Source } from './data.js';
import { isOut } from './table.js';
import type { Player, Shared } from './types.js';

export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  start: 'Head start',
  ticket: 'Entertainment',
  card: 'Explorer cards',
  gift: 'Kindness through cards of others',
  home: 'Home',
  dinner: 'Dinner',
  work: 'Joy of good work',
  medicine: 'Medicine',
  return: 'Returns from abroad',
};

/** R 12.3, 12.4, 12.5: no tie-breaker among those who are in; equal Happiness is shared. */
export function scores(shared: Shared): readonly Score[] {
  return shared.players.map((player) => {
    const score = { total: player.happiness, lines: linesOf(player), tieBreakers: [] };
    return isOut(player) ? { ...score, out: player.out } : score;
  });
}

function linesOf(player: Player): ScoreLine[] {
  return SOURCES.map((key, i) => ({ key, label: SOURCE_LABELS[key], points: player.sources[i] ?? 0, unit: 'happiness' })).filter(
    ({ points }) => points !== 0,
  );
}

/** Who is ahead: keys on the stand, then what is nearly there; alone, how few turns it took. */
import type { Score } from '../../../engine/game.js';
import { areaId } from './board.js';
import { AREA_NAMES, SOLO_RANKS, SOLO_UNFINISHED } from './data.js';
import { playerAt } from './table.js';
import type { Player, Shared } from './types.js';

export function scores(shared: Shared): readonly Score[] {
  return shared.players.map((player, seat) => {
    const score = scoreOf(shared, player, shared.finished.includes(seat));
    return shared.players.length === 1 ? { ...score, verdict: verdict(shared) } : score;
  });
}

/** R 9.6; those who have filled their stands share the first place (R 9.4), so nothing breaks their tie. */
function scoreOf({ terms }: Shared, player: Player, finished: boolean): Score {
  return {
    total: player.stand.length,
    lines: player.stand.map((area) => ({ key: areaId(area), label: `${AREA_NAMES[areaId(area)]} key`, points: 1, unit: 'keys' })),
    tieBreakers: finished
      ? []
      : [
          { key: 'front', label: 'keys in front', value: player.front.length },
          { key: 'hang-ups', label: 'fewer hang-ups', value: player.hangUps.length === 0 ? 0 : -player.hangUps.length },
          { key: 'money', label: 'money', value: Math.min(player.money, terms.moneyGoal) },
          { key: 'saved', label: 'saved cards', value: player.saved.length },
        ],
  };
}

/** R 9.6 for two players who have not filled their stands: above 0 if the first is ahead. */
export function compare({ terms }: Shared, a: Player, b: Player): number {
  return (
    a.stand.length - b.stand.length ||
    a.front.length - b.front.length ||
    b.hangUps.length - a.hangUps.length ||
    Math.min(a.money, terms.moneyGoal) - Math.min(b.money, terms.moneyGoal) ||
    a.saved.length - b.saved.length
  );
}

/** R 10.6. */
export function rankFor(turns: number): string {
  return SOLO_RANKS.find((rank) => turns <= rank.turns)?.name ?? SOLO_UNFINISHED;
}

/** R 10.5 to 10.7. */
function verdict(shared: Shared): { won: boolean; words: string } {
  const { turns, stand } = playerAt(shared, 0);
  const won = shared.finished.length > 0;
  const taken = `${turns} ${turns === 1 ? 'turn' : 'turns'}`;
  if (!won) return { won, words: `${SOLO_UNFINISHED}: ${stand.length} of ${shared.terms.keysToWin} keys after ${taken}` };
  return { won, words: shared.terms.ranked ? `${rankFor(turns)}, after ${taken}` : `A full stand after ${taken}` };
}

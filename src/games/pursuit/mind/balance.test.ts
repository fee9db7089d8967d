/** RULES.md 15.4: how often sensible players take a card they could have, match by match. The figures there come from MATCHES = 1000. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { step } from '../../../engine/play.js';
import { mine } from '../../../engine/view.js';
import { pursuit } from '../index.js';
import { edition } from '../pursuit.build.js';
import type { Move } from '../rules/types.js';

const MATCHES = 60;
const RULEBOOKS_OWN = ['S01', 'P03']; // no figure of them is ours to change
const ENOUGH = 15; // offers below which a share says nothing
const TAKES: readonly Move['t'][] = ['take', 'single', 'start', 'join', 'spend', 'hire', 'promote', 'date'];

/** The card a move takes from the board or joins, or null. */
function cardTaken(move: Move): string | null {
  if (!TAKES.includes(move.t)) return null;
  return 'card' in move ? move.card : 'to' in move ? move.to : null;
}

interface Count {
  offered: number; // matches in which somebody could have taken it
  taken: number; // matches in which somebody did
}

function countTakes(seats: number): { readonly counts: ReadonlyMap<string, Count>; readonly wins: readonly number[] } {
  const counts = new Map<string, Count>(edition.cards.map(({ id }) => [id, { offered: 0, taken: 0 }]));
  const wins = new Array<number>(seats).fill(0);
  for (let match = 0; match < MATCHES; match++) {
    const chance = quickChance(4_300_129 + 7919 * match);
    const s = pursuit.setup({ seats, options: defaultOptions(pursuit), rules: pursuit.rules }, { chance });
    const offered = new Set<string>();
    const taken = new Set<string>();
    for (let [decision] = s.open; decision !== undefined; [decision] = s.open) {
      const own = mine(s, decision.seat);
      const move = pursuit.suggest(s.shared, own, decision, chance);
      if (decision.kind === 'turn') {
        for (const possible of pursuit.moves(s.shared, own, decision)) offered.add(cardTaken(possible) ?? '');
        taken.add(cardTaken(move) ?? '');
      }
      step(pursuit, s, decision, move, { chance });
    }
    for (const [id, count] of counts) {
      if (offered.has(id)) count.offered++;
      if (taken.has(id)) count.taken++;
    }
    const best = Math.max(...s.shared.players.map((p) => p.lth));
    const first = s.shared.players.findIndex((p) => p.lth === best);
    wins[first] = (wins[first] ?? 0) + 1;
  }
  return { counts, wins };
}

describe.each([2, 3, 4])('15.4 with %i sensible players', (seats) => {
  const { counts, wins } = countTakes(seats);
  const shares = [...counts].flatMap(([id, { offered, taken }]) => (offered < ENOUGH ? [] : [{ id, share: taken / offered }]));

  test('15.4 no card is nearly always taken', () => {
    expect(shares.length).toBeGreaterThan(60);
    expect(shares.filter(({ id, share }) => share > (RULEBOOKS_OWN.includes(id) ? 0.95 : 0.85))).toEqual([]); // so far 60 matches may stray from 60 %
  });

  test('15.4 projects, items and activities are all taken now and then', () => {
    expect(shares.filter(({ id, share }) => !/^[JV]/.test(id) && share === 0)).toEqual([]);
  });

  test('15.4 no seat wins nearly always or nearly never', () => {
    for (const won of wins) {
      expect(won / MATCHES).toBeGreaterThan(0.25 / seats);
      expect(won / MATCHES).toBeLessThan(0.5 + 0.5 / seats);
    }
  });
});

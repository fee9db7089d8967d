/** Throws when a card is lost or doubled, an hourglass goes missing, or a figure leaves its track. */
import { countIn } from '../../../engine/pile.js';
import { conserve, mustIn } from '../../kit/laws.js';
import type { Edition } from '../editions/edition.js';
import { HOURGLASSES, LAST_SPACE, oldAge, ROLES_PER_PLAYER } from './board.js';
import { faceOf, isBasic, isGroup } from './cards.js';
import { rolesCovered } from './table.js';
import type { Player, PursuitState, Shared } from './types.js';

const must = mustIn('The Pursuit of Happiness');

export function check(e: Edition, s: PursuitState): void {
  const { shared } = s;
  checkCards(e, shared);
  for (const [seat, p] of shared.players.entries()) checkPlayer(e, shared, p, seat);
  must(oldAge(shared.round, shared.options.adultRounds) <= 3, `round ${shared.round} does not exist`);
  must(shared.pending === null || s.open.some(({ kind }) => kind === 'payment'), 'an action waits for a payment nobody is asked for');
  const offers = s.own.flatMap(({ offer }) => offer);
  must(new Set(offers).size === offers.length, 'a trait was dealt twice');
  must(
    s.own.every(({ offer, chosen }) => chosen === -1 || offer.includes(chosen)),
    'a trait was chosen that was not offered',
  );
}

/** Every card lies in one place: pile, discards, row, in front of somebody or in an album. */
function checkCards(e: Edition, shared: Shared): void {
  const inPiles = new Array<number>(e.cards.length).fill(0);
  shared.piles.forEach((pile, row) => {
    for (let kind = 0; kind < pile.counts.length; kind++) inPiles[(e.pileFrom[row] ?? 0) + kind] = countIn(pile, kind);
  });
  const held = shared.players.flatMap((p) => [[p.job], p.projects, p.partners, p.items, p.activities, p.album]);
  conserve(must, (card) => `cards "${faceOf(e, card).name}"`, new Array<number>(e.cards.length).fill(1), {
    cards: [...shared.rows, ...shared.discards, ...held],
    counts: [inPiles],
  });
}

function checkPlayer(e: Edition, shared: Shared, p: Player, seat: number): void {
  const law = (holds: boolean, text: string): void => must(holds, `seat ${seat} ${text}`);
  for (const figure of ['knowledge', 'creativity', 'influence', 'money', 'lth', 'free', 'spent', 'reserve', 'stress'] as const) {
    law(p[figure] >= 0, `has ${p[figure]} ${figure}`);
  }
  law(Math.abs(p.sth) <= shared.options.sthMax, `has ${p.sth} short-term happiness`);
  law(!p.alive || p.stress <= LAST_SPACE, `lives with stress ${p.stress}`);
  law(p.alive === (p.diedAt === 0), 'is neither alive nor dead');
  law(p.alive || (p.free === 0 && p.bills.length === 0), 'is dead and still has something to do');
  law(p.lthBy.reduce((sum, n) => sum + n, 0) === p.lth, `has ${p.lth} long-term happiness from sources that do not add up to it`);
  const hours = hourglassesOf(shared, p, seat);
  law(hours === HOURGLASSES, `has ${hours} hourglasses instead of ${HOURGLASSES}`);
  for (const card of p.projects) {
    const level = shared.level[card] ?? 0;
    law(!isBasic(e, card) || (level >= 1 && level <= 3), `has ${faceOf(e, card).name} at level ${level}`);
    if (isGroup(e, card)) {
      for (const other of shared.players.keys())
        must(rolesCovered(e, shared, card, other) <= ROLES_PER_PLAYER, `seat ${other} has too many roles`);
    }
  }
}

/** Free, spent, spare, on spaces, on projects and on roles. */
function hourglassesOf(shared: Shared, p: Player, seat: number): number {
  let count = p.free + p.spent + p.reserve;
  for (const there of p.onSpace) count += there;
  for (const card of p.projects) count += shared.markers[card] ?? 0;
  for (let role = 0; role < shared.roles.length; role++) if (shared.roles[role] === seat) count++;
  return count;
}

/** A full state that a view could have come from: the unseen cards dealt out anew, purses and mat guessed, hidden prices chosen by lot. */
import type { Chance, Decision, Game, Seat } from '../../engine/game.js';
import { draw, newPile, type Pile, shuffleIn } from '../../engine/pile.js';
import { cloneOwn, cloneShared } from './clone.js';
import { CARD_COUNTS, HAND_KINDS, HELP, PRICES, SICKNESS, START } from './data.js';
import { isOut, isProducer } from './table.js';
import type { NationDecision, NationState, NationTypes, NationView, Own, Question, Shared } from './types.js';

/** No view tells what others own, so a purse is anything around what players usually have. */
const PURSES = { least: 10, spread: 71 } as const;

const isOpen = (decision: Decision<Question | 'veiled'>): decision is NationDecision => decision.kind !== 'veiled';

export const imagine: Game<NationTypes>['imagine'] = (view, chance) => {
  const shared = cloneShared(view.shared);
  const pool = unseenCards(view);
  const own = shared.players.map((_, seat) =>
    view.mine !== null && seat === view.seat ? cloneOwn(view.mine) : imagineOwn(shared, seat, pool, chance),
  );
  if (view.open.some((decision) => decision.kind === 'price')) chooseDrafts(view, own, chance);
  const sick = (CARD_COUNTS[SICKNESS] ?? 0) - (shared.discards[SICKNESS] ?? 0);
  for (let i = 0; i < sick; i++) shuffleIn(pool, SICKNESS);
  const s: NationState = {
    rules: view.rules,
    asked: view.asked,
    open: view.open.filter(isOpen), // no question of this game is veiled
    shared,
    own,
    dark: { deck: pool, mat: shared.mat !== null || shared.matEmpty ? 0 : 1 + chance.int(Math.max(1, 2 * shared.matCounted)) },
  };
  balanceBooks(s, view.seat);
  return s;
};

/** What is neither in the own hand nor on the discard pile nor shown: all but the Sicknesses, which no hand holds. */
function unseenCards({ shared, mine, seat }: NationView): Pile {
  const counts = CARD_COUNTS.map((count, card) => (card === SICKNESS ? 0 : count - (shared.discards[card] ?? 0) - (mine?.hand[card] ?? 0)));
  shared.players.forEach((player, other) => {
    if (player.showsHelp && other !== seat) counts[HELP] = (counts[HELP] ?? 0) - 1;
  });
  return newPile(counts);
}

function imagineOwn(shared: Shared, seat: Seat, pool: Pile, chance: Chance): Own {
  const player = shared.players[seat];
  const hand = Array.from({ length: HAND_KINDS }, () => 0);
  const own: Own = { money: 0, supplied: 0, hand, draft: 0 };
  if (player === undefined || isOut(player)) return own;
  if (player.money === null) own.money = PURSES.least + chance.int(PURSES.spread);
  for (let i = player.showsHelp ? 1 : 0; i < player.cards; i++) {
    const card = draw(pool, chance);
    hand[card] = (hand[card] ?? 0) + 1;
  }
  if (player.showsHelp) hand[HELP] = (hand[HELP] ?? 0) + 1;
  return own;
}

/** Who has answered while others still think has chosen something. */
function chooseDrafts(view: NationView, own: readonly Own[], chance: Chance): void {
  if (view.shared.options.prices === 'ordered') return;
  const thinking = view.open.map((decision) => decision.seat);
  own.forEach((each, seat) => {
    const player = view.shared.players[seat];
    if (seat === view.seat || player === undefined || isOut(player) || !isProducer(player) || thinking.includes(seat)) return;
    each.draft = PRICES[chance.int(PRICES.length)] ?? START.price;
  });
}

/** R 2.2a: another seat's books take up what the guesses left open. */
function balanceBooks(s: NationState, seat: Seat | null): void {
  const { shared, own, dark } = s;
  let open = (shared.mat ?? dark.mat) - START.mat;
  own.forEach((each, i) => {
    open += (shared.players[i]?.money ?? each.money) - each.supplied;
  });
  const other = own.find((_, i) => i !== seat);
  if (other !== undefined) other.supplied += open;
}

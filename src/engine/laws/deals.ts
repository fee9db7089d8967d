/**
 * The law of dealing: at the start of a match, hidden cards are imagined as often as setup deals them. Later in a match no such test can be
 * exact, because what players did tells something about what they hold.
 */
import { quickChance } from '../chance.js';
import type { Game, GameTypes } from '../game.js';
import { canonical } from '../json.js';
import { defaultOptions } from '../options.js';
import { isPile } from '../pile.js';
import { viewFor } from '../view.js';
import { Broken, hearers } from './run.js';

const DEALS = 1000;
/** In standard errors: a sound game is this far off once in hundreds of millions of trials. */
const TOO_FAR = 6;

/** How often one card lay in one place, in real deals and in imagined ones. */
interface Tally {
  real: number;
  imagined: number;
  sum: number; // of the differences, deal by deal
  squares: number;
}

/** Deals many openings and imagines each from the view of a spectator or of a seat, in turn. */
export function checkDeals<T extends GameTypes>(game: Game<T>, seats: number, seed: number): void {
  const options = defaultOptions(game);
  if (!game.facts.hides || game.unfit?.(seats, options)) return;
  const tallies = new Map<string, Tally>();
  for (let deal = 0; deal < DEALS; deal++) {
    const real = game.setup({ seats, options, rules: game.rules }, { chance: quickChance(seed + 2 * deal) });
    const viewer = deal % (seats + 1);
    const imagined = game.imagine(viewFor(real, viewer === seats ? null : viewer), quickChance(seed + 2 * deal + 1));
    const [here, there] = [cardsIn(real.own, real.dark), cardsIn(imagined.own, imagined.dark)];
    for (const key of new Set([...here.keys(), ...there.keys()])) count(tallies, key, here.get(key) ?? 0, there.get(key) ?? 0);
  }
  const far = ([, { sum, squares }]: [string, Tally]): number => (squares === 0 ? 0 : Math.abs(sum) / Math.sqrt(squares));
  const [worst] = [...tallies].sort((a, b) => far(b) - far(a));
  if (worst !== undefined && far(worst) > TOO_FAR) {
    const [key, { real, imagined }] = worst;
    const each = (times: number): string => (times / DEALS).toFixed(2);
    throw new Broken(
      'imagined worlds are dealt like real ones',
      `in ${DEALS} opening positions there is ${key}: ${each(real)} on average in real ones, ${each(imagined)} in imagined ones`,
    );
  }
}

function count(tallies: Map<string, Tally>, key: string, here: number, there: number): void {
  let tally = tallies.get(key);
  if (tally === undefined) {
    tally = { real: 0, imagined: 0, sum: 0, squares: 0 };
    tallies.set(key, tally);
  }
  tally.real += here;
  tally.imagined += there;
  tally.sum += here - there;
  tally.squares += (here - there) ** 2;
}

/** What lies in the hidden lists and piles: how many of each card in each place. */
function cardsIn(own: readonly object[], dark: object): Map<string, number> {
  const cards = new Map<string, number>();
  for (const [seat, compartment] of own.entries()) addCards(compartment, `${hearers(seat)} `, cards);
  addCards(dark, 'the dark ', cards);
  return cards;
}

function addCards(compartment: object, owner: string, cards: Map<string, number>): void {
  for (const [name, field] of Object.entries(compartment)) {
    const add = (card: string, times: number): void => {
      const key = `${card} in ${owner}\`${name}\``;
      cards.set(key, (cards.get(key) ?? 0) + times);
    };
    if (Array.isArray(field)) for (const card of field) add(canonical(card), 1);
    else if (isPile(field)) for (const [card, times] of field.counts.entries()) add(`${card}`, times);
  }
}

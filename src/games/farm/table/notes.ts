/** The line under the question: what the chosen answer would cost, leave and bring, or what there is to choose from. */
import {
  boardIn,
  breedOf,
  dietWords,
  edibleInReach,
  farmerAt,
  GOOD_PRICES,
  KINDS,
  kindNumber,
  type Move,
  ownsOf,
  type Question,
  type Shared,
  squareNamed,
  stillNeeds,
} from '../face.js';
import type { Asked } from './asked.js';
import { fateWords } from './evening.js';
import { barnWorth, happinessChange, herdRung, many, moneyAfter, yieldWords, yieldWorth } from './figures.js';
import type { Forecast } from './forecast.js';
import { heatAt } from './heat.js';

export interface Scene {
  readonly shared: Shared;
  readonly asked: Asked;
  readonly selected: Move | null;
  readonly tonight: Forecast | null; // as things stand
  readonly then: Forecast | null; // after the chosen answer
}

type Note = (scene: Scene) => string;

const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th'}`;
const me = ({ shared, asked }: Scene) => farmerAt(shared, asked.decision.seat);
const signed = (by: number): string => (by > 0 ? `${by} more happiness` : `${-by} less happiness`);

const selling: Note = (scene) => {
  const { shared, selected } = scene;
  const farmer = me(scene);
  const after = selected === null ? null : moneyAfter(shared, farmer, selected);
  if (after === null) {
    const worth = barnWorth(shared, farmer);
    return worth > 0
      ? `Your goods are worth $${worth}. Animals are sold alive, with a tap on the farm.`
      : 'No goods to sell; animals are sold alive, with a tap on the farm.';
  }
  const change = selected?.t === 'sellAnimal' ? happinessChange(farmer, selected.kind, -1, after - farmer.money) : 0;
  return `$${after} after it.${change === 0 ? '' : ` ${signed(change)}.`}`;
};

const buying: Note = (scene) => {
  const { shared, selected } = scene;
  const farmer = me(scene);
  if (selected?.t !== 'buy') {
    const affordable = KINDS.filter((_, kind) => breedOf(kind).price <= farmer.money).length;
    return affordable === 0 ? 'Your purse is too light for any animal.' : 'Choose one, and the farm shows where it would find food.';
  }
  const kind = kindNumber(selected.kind);
  const { price, capacity } = breedOf(kind);
  const { next } = herdRung(farmer, selected.kind);
  const change = happinessChange(farmer, selected.kind, 1, -price);
  const level = change === 0 ? (next === null ? '' : `, happiness at ${next}`) : `, ${signed(change)}`;
  return `$${farmer.money - price} left. Your ${ordinal(ownsOf(farmer, kind) + 1)} ${selected.kind}${level}. Eats ${capacity} of ${dietWords(kind, shared.options.meatFeed)}.`;
};

const placing: Note = (scene) => {
  const { shared, selected, asked, then } = scene;
  const { name } = breedOf(shared.bought);
  if (selected?.t !== 'place') return `The figures say what a ${name} would find there, less what the mouths around want.`;
  const { food, wanted, bugs, upset } = heatAt(shared, shared.bought, squareNamed(boardIn(shared), selected.at));
  const kind = KINDS[shared.bought] ?? 'chicken';
  const swarm = bugs === 0 ? 'no bugs' : `${many(bugs, 'bug')}, 4 ${upset ? 'upset it' : 'would upset it'}`;
  const fate = fateWords(then, asked.decision.seat, kind, selected.at);
  return `In reach of ${selected.at}: ${food} it eats, where mouths want ${wanted}; ${swarm}.${fate === '' ? '' : ` As things stand ${fate}.`}`;
};

/** Work shows in what the night brings. */
const working: Note = ({ selected, asked, tonight, then }) => {
  const before = tonight?.yields[asked.decision.seat];
  const after = then?.yields[asked.decision.seat];
  if (selected === null || selected.t === 'pass' || before === undefined || after === undefined) {
    return before === undefined || before.full + before.hungry === 0
      ? 'Tap a square: what may be done with it is shown beside the farm.'
      : `As things stand the night brings ${yieldWords(before)}; ${before.hungry} would go hungry.`;
  }
  const same = yieldWorth(before) === yieldWorth(after) && before.hungry === after.hungry;
  return same
    ? `It would not change tonight: ${yieldWords(after)}, ${after.hungry} hungry.`
    : `Tonight would bring ${yieldWords(after)}, ${after.hungry} hungry; without it ${yieldWords(before)}, ${before.hungry} hungry.`;
};

const feeding: Note = ({ asked, tonight, selected }) => {
  const result = tonight?.yields[asked.decision.seat];
  if (result === undefined) return '';
  if (selected?.t === 'feed') return `You choose what this ${selected.kind} eats, bite by bite.`;
  const upset = result.upset > 0 ? `, ${result.upset} full but upset by bugs` : '';
  return `Left to themselves: ${result.full - result.upset} full${upset}, ${result.hungry} hungry; ${yieldWords(result)}. That holds if the others open their gates too.`;
};

const eating: Note = ({ shared, selected }) => {
  const { kind, at } = shared.eater;
  if (kind < 0) return '';
  const food = edibleInReach(shared, kind, at);
  const rest = selected?.t === 'eat' || selected?.t === 'hand' ? ` After this bite ${stillNeeds(shared) - 1} more.` : '';
  return `${food} it eats in reach, and what you give by hand from the barn.${rest}`;
};

const NOTES: Readonly<Record<Question, Note>> = {
  sell: selling,
  buy: buying,
  place: placing,
  farm: working,
  second: working,
  feed: feeding,
  roam: () => 'These are the nearest squares with room and food in reach.',
  eat: eating,
  effort: () => 'Three efforts turn the square at the end of the round, for everybody.',
  butcher: (scene) => {
    const { selected } = scene;
    if (selected?.t !== 'butcher') return 'Meat can be sold from the next selling on.';
    const { meat, sells } = breedOf(kindNumber(selected.kind));
    const change = happinessChange(me(scene), selected.kind, -1, 0);
    return `${meat} meat, worth $${meat * GOOD_PRICES.meat} at the next selling; alive it brings $${sells}.${change === 0 ? '' : ` ${signed(change)}.`}`;
  },
  breed: () => 'The young one stands with its parents and has not fed.',
};

export const noteFor = (scene: Scene): string => NOTES[scene.asked.decision.kind](scene);

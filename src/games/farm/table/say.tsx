/** What the bar says: each question in a few words with its usual answer, and every answer with what it costs and brings. */

import type { ReactNode } from 'react';
import { same } from '../../../engine/json.js';
import type { Asks, Figure, Question, Said } from '../../../web/table.js';
import {
  type Question as Asking,
  animalsOf,
  boardIn,
  breedOf,
  dietWords,
  editionOf,
  effortAt,
  every,
  type FarmDecision,
  type Farmer,
  type FarmTypes,
  type FarmView,
  type Fodder,
  farmerAt,
  GOOD_PRICES,
  type Good,
  groundOf,
  type Kind,
  kindName,
  kindNumber,
  type Land,
  landAt,
  landName,
  landNumber,
  type Move,
  many,
  ownsOf,
  plural,
  roomOf,
  type Shared,
  squareName,
  squareNamed,
  stillNeeds,
} from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { barnWorth, GIVEN, givenBy, happinessChange, herdRung, isLastSelling, moneyAfter, type Yield } from './figures.js';
import { type Forecast, flockKey, forecast, prospects, type Tonight } from './forecast.js';
import { placesOf } from './places.js';
import { capital, FATES, LAND_NAMES, ordinal, prospectWords, type Stuff, signed, stuff } from './words.js';

/** The groups of all moves, in the order of the table. */
export const places = ['Market', 'Barn', 'Squares', 'Animals', 'Skip'] as const;

const price = (money: number): Figure => ({ sign: 'coin', figure: `−$${money}` });
const earns = (money: number): Figure => ({ sign: 'coin', figure: `+$${money}`, tone: 'gain' });
const gain = (sign: Stuff, n: number): Figure => ({ sign, figure: `+${n}`, tone: 'gain' });
const happiness = (by: number): readonly Figure[] =>
  by === 0 ? [] : [{ sign: 'heart', figure: signed(by), tone: by > 0 ? ('gain' as const) : ('warn' as const) }];

export const yieldSigns = (given: Yield): readonly Figure[] =>
  GIVEN.filter((thing) => given[thing] > 0).map((thing) => gain(thing, given[thing]));

/** The night as it stands: what it brings, and who gets nothing. */
function nightSigns(result: Tonight): readonly Figure[] {
  const { full, hungry, upset } = result;
  const fates = (
    [
      ['calm', full - upset],
      ['upset', upset],
      ['hungry', hungry],
    ] as const
  ).filter(([, n]) => n > 0);
  return [
    ...yieldSigns(result),
    ...fates.map(([sign, n]) => ({ sign, figure: String(n), ...(sign === 'calm' ? {} : { tone: 'warn' as const }) })),
  ];
}

/** A forecast is asked for more than once of the same position. */
const nights = new WeakMap<Shared, Forecast | null>();
export function tonight(view: FarmView): Forecast | null {
  const known = nights.get(view.shared);
  if (known !== undefined) return known;
  const night = forecast(view);
  nights.set(view.shared, night);
  return night;
}

const animalFace = (kind: Kind): ReactNode => <AnimalPicture kind={kind} size={52} />;

// Questions

type Ask = (view: FarmView, decision: FarmDecision, farmer: Farmer) => Omit<Asks<FarmTypes>, 'usual' | 'skip'>;

/** While a scene is told the table shows positions in which nothing is bought and nobody eats yet. */
const eaterOf = ({ eater }: Shared): Kind => kindName(Math.max(0, eater.kind));
const newcomer = ({ bought }: Shared): Kind => kindName(Math.max(0, bought));
const lacks = (shared: Shared): number => (shared.eater.kind < 0 ? 0 : stillNeeds(shared));
const hungryOnes = ({ flocks }: Farmer): number => flocks.reduce((sum, { waiting }) => sum + waiting, 0);

function toiler(shared: Shared, { flocks }: Farmer): Kind {
  const flock = flocks[shared.toiler];
  return flock === undefined ? 'pig' : kindName(flock.kind);
}

const ASKS: Readonly<Record<Asking, Ask>> = {
  sell: ({ shared }, _, farmer) => {
    const worth = barnWorth(shared, farmer);
    return {
      figure: <ThingPicture thing="coin" size={44} />,
      heading: isLastSelling(shared) ? 'The last selling of the year' : 'Market day: what do you sell?',
      ...(worth > 0 ? { signs: [earns(worth)], words: 'for your goods' } : { words: 'Your barn is empty. Animals are sold alive.' }),
    };
  },
  buy: (_, __, { money }) => ({
    figure: <ThingPicture thing="coin" size={44} />,
    heading: 'Buy an animal?',
    signs: [{ sign: 'coin', figure: `$${money}` }],
    words: 'Choose one: the farm shows how it would fare.',
  }),
  place: ({ shared }) => ({
    figure: animalFace(newcomer(shared)),
    heading: `Where does the ${newcomer(shared)} live?`,
    words: 'Each square shows how it fares there tonight.',
  }),
  farm: (view, { seat }) =>
    work(
      view,
      seat,
      view.shared.options.farmerActions > 1 && view.shared.actions === 1 ? 'One more piece of work' : 'Your work on the land',
    ),
  second: (view, { seat }) => work(view, seat, 'Collect from a second square?'),
  feed: (view, { seat }, farmer) => {
    const result = tonight(view)?.yields[seat];
    return {
      figure: <ThingPicture thing="grass" size={44} />,
      heading: `Evening: ${many(hungryOnes(farmer), 'animal')} ${plural(hungryOnes(farmer), 'is', 'are')} hungry`,
      ...(result === undefined ? {} : { signs: nightSigns(result), words: 'if all gates open' }),
    };
  },
  roam: ({ shared }) => ({
    figure: animalFace(eaterOf(shared)),
    heading: `Where does the ${eaterOf(shared)} go?`,
    words: 'Nothing it eats is in reach: these are the nearest squares with food.',
  }),
  eat: ({ shared }) => ({
    figure: animalFace(eaterOf(shared)),
    heading: `The ${eaterOf(shared)} on ${squareName(boardIn(shared), shared.eater.at)} eats: ${lacks(shared)} to go`,
    words: `It takes ${dietWords(kindNumber(eaterOf(shared)), shared.options.meatFeed)}.`,
  }),
  effort: ({ shared }, _, farmer) => ({
    figure: animalFace(toiler(shared, farmer)),
    heading: `Where does the ${toiler(shared, farmer)} work?`,
    words: `${editionOf(shared).effortToConvert} efforts turn the square at the end of the round, for everybody.`,
  }),
  butcher: () => ({
    figure: <ThingPicture thing="meat" size={44} />,
    heading: 'Butcher an animal for meat?',
    signs: [{ sign: 'meat', figure: `$${GOOD_PRICES.meat}` }],
    words: 'each, from the next selling on',
  }),
  breed: () => ({
    figure: <ThingPicture thing="heart" size={44} />,
    heading: 'Which pair has young?',
    words: 'Both are full, and there is room for one more.',
  }),
};

function work(view: FarmView, seat: number, heading: string): ReturnType<Ask> {
  const result = tonight(view)?.yields[seat];
  const nothing = result === undefined || result.full + result.hungry === 0;
  return {
    figure: <ThingPicture thing="effort" size={44} />,
    heading,
    ...(nothing ? { words: 'Tap a square.' } : { signs: nightSigns(result), words: 'tonight as it stands' }),
  };
}

/** The routine answers: sell everything, go on with an empty barn, open the gates, let it eat. What is the player's own choice is never filled in. */
const USUAL: Partial<Record<Asking, readonly Move['t'][]>> = { sell: ['sellGoods'], feed: ['autoRest'], eat: ['auto'] };
const SKIPS: ReadonlySet<Move['t']> = new Set(['done', 'pass', 'stay', 'end']);

export function ask({ decision, choices }: Question<FarmTypes>, view: FarmView): Asks<FarmTypes> {
  const farmer = farmerAt(view.shared, decision.seat);
  const legal = choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  const usual = legal.find(({ t }) => USUAL[decision.kind]?.includes(t)) ?? (decision.kind === 'sell' ? usualSale(legal) : undefined);
  const skip = legal.find((move) => SKIPS.has(move.t) && !same(move, usual));
  return { ...ASKS[decision.kind](view, decision, farmer), usual, skip };
}

/** With goods of one kind only all of them are sold; without any the morning goes on. */
function usualSale(legal: readonly Move[]): Move | undefined {
  const goods = legal.filter(({ t }) => t === 'sell');
  return goods.length > 0 ? goods.at(-1) : legal.find(({ t }) => t === 'done');
}

// Answers

type Sayer<M extends Move> = (move: M, shared: Shared, farmer: Farmer, view: FarmView, decision: FarmDecision) => Said;
type Sayings = { readonly [M in Move as M['t']]: Sayer<M> };

const GOODS: Readonly<Record<Good, string>> = { egg: 'Eggs', milk: 'Milk', meat: 'Meat', wool: 'Wool' };
const HARVEST: Readonly<Record<Land, Fodder | null>> = { pasture: 'hay', garden: 'veg', field: 'grain', rough: null, forest: null };

const SAY: Sayings = {
  sell: (move, shared, farmer) => {
    const n = move.n === 'all' ? farmer[move.item] : move.n;
    const money = (moneyAfter(shared, farmer, move) ?? farmer.money) - farmer.money;
    const later = move.item === 'wool';
    return {
      label:
        move.n === 'all' && n > 1
          ? `Sell ${move.item === 'egg' ? every(n, 'egg') : `all ${stuff(n, move.item)}`}`
          : `Sell ${stuff(n, move.item)}`,
      title: GOODS[move.item],
      figure: <ThingPicture thing={move.item} size={40} />,
      signs: [{ sign: move.item, figure: `−${n}` }, ...(later ? [] : [earns(money)])],
      ...(later ? { words: `$${n * GOOD_PRICES.wool} at the next selling` } : {}),
      place: 'Barn',
    };
  },
  sellGoods: (move, shared, farmer) => {
    const money = (moneyAfter(shared, farmer, move) ?? farmer.money) - farmer.money;
    return {
      label: `Sell all, +$${money}`,
      title: 'Everything in the barn',
      figure: <ThingPicture thing="coin" size={40} />,
      signs: [earns(money)],
      place: 'Barn',
    };
  },
  sellAnimal: ({ kind, at }, shared, farmer) => {
    const { sells } = breedOf(kindNumber(kind));
    return {
      label: `Sell the ${kind} on ${at}`,
      title: `A ${kind} on ${at}`,
      figure: animalFace(kind),
      signs: [earns(sells), ...happiness(happinessChange(shared, farmer, kind, -1, sells))],
      place: 'Animals',
    };
  },
  done: (_, shared, farmer, __, { kind }) => {
    const worth = barnWorth(shared, farmer);
    const nothing = isLastSelling(shared) ? 'Sell nothing more' : 'Go to the market';
    const label =
      kind === 'second' ? 'One square is enough' : kind === 'butcher' ? keepsAll(farmer) : worth > 0 ? `Keep $${worth} of goods` : nothing;
    return { label, title: label, place: 'Skip' };
  },
  buy: ({ kind }, shared, farmer) => {
    const number = kindNumber(kind);
    const { price: cost, capacity } = breedOf(number);
    const { next } = herdRung(farmer, kind);
    return {
      label: `Buy a ${kind}`,
      title: `Your ${ordinal(ownsOf(farmer, number) + 1)} ${kind}`,
      figure: animalFace(kind),
      signs: [price(cost), ...happiness(happinessChange(shared, farmer, kind, 1, -cost)), ...yieldSigns(givenBy(kind))],
      words: `${next === null ? '' : `happiness at ${next}, `}eats ${capacity} of ${dietWords(number, shared.options.meatFeed)}`,
      place: 'Market',
    };
  },
  pass: (_, __, ___, ____, { kind }) => {
    const label = kind === 'buy' ? 'Buy no more' : kind === 'breed' ? 'No young this round' : 'Leave the land';
    return { label, title: label, place: 'Skip' };
  },
  place: ({ at }, shared, _, view, { seat }) => {
    const kind = newcomer(shared);
    const prospect = prospects(view, seat, kind)?.[squareNamed(boardIn(shared), at)] ?? null;
    const found =
      prospect === null
        ? {}
        : {
            signs: [{ sign: prospect.fate, figure: '' }, ...(prospect.fate === 'calm' ? yieldSigns(givenBy(kind)) : [])],
            words: prospectWords(prospect),
          };
    return { label: `Put it on ${at}`, title: `${capital(kind)} on ${at}`, figure: animalFace(kind), ...found, place: 'Squares' };
  },
  convert: (move, shared, _, view, decision) => {
    const { at, to } = move;
    const square = squareNamed(boardIn(shared), at);
    const wild = to === 'rough' || to === 'pasture';
    const { regrows, most } = groundOf(landNumber(to), shared.options.fieldYield === 'balanced');
    const labour = wild && shared.options.farmerConvert === 'labour';
    return {
      label: labour ? `Work on ${at}` : `Turn ${at} to ${to}`,
      title: labour ? `${LAND_NAMES[landName(landAt(shared, square))]} on ${at}` : `${LAND_NAMES[to]} on ${at}`,
      figure: <LandPicture land={to} size={44} />,
      signs: labour
        ? [{ sign: 'effort', figure: `${effortAt(shared, square) + 1}/${editionOf(shared).effortToConvert}` }]
        : changes(view, decision, move),
      words: labour
        ? `${editionOf(shared).effortToConvert} efforts turn it to ${to}`
        : `grows ${regrows} a round up to ${most}, room ${roomOf(landNumber(to))}`,
      place: 'Squares',
    };
  },
  collect: (move, shared, _, view, decision) => {
    const square = squareNamed(boardIn(shared), move.at);
    const land = landName(landAt(shared, square));
    const item = HARVEST[land] ?? 'hay';
    return {
      label: `Collect from ${move.at}`,
      title: `${LAND_NAMES[land]} on ${move.at}`,
      figure: <ThingPicture thing={item} size={40} />,
      signs: [gain(item, shared.food[square] ?? 0), ...changes(view, decision, move)],
      place: 'Squares',
    };
  },
  feed: ({ kind, at }, _, __, view, { seat }) => {
    const fed = tonight(view)?.flocks.get(flockKey(seat, kind, at));
    const alone =
      fed === undefined ? 'left alone it roams' : `left alone ${fed.full < fed.count ? FATES.hungry : FATES[fed.upset ? 'upset' : 'calm']}`;
    return {
      label: `Feed the ${kind} on ${at}`,
      title: `The ${kind} on ${at}`,
      figure: animalFace(kind),
      words: `bite by bite; ${alone}`,
      place: 'Animals',
    };
  },
  autoRest: (_, __, ___, view, { seat }) => {
    const result = tonight(view)?.yields[seat];
    return {
      label: 'Open the gates',
      title: 'All feed by themselves',
      figure: <ThingPicture thing="grass" size={40} />,
      ...(result === undefined ? {} : { signs: nightSigns(result) }),
      place: 'Animals',
    };
  },
  roam: ({ to }, shared) => ({
    label: `Roam to ${to}`,
    title: `To ${to}`,
    figure: animalFace(eaterOf(shared)),
    place: 'Squares',
  }),
  stay: (_, shared) => ({ label: 'Stay, fed by hand', title: 'It stays', words: `${lacks(shared)} from your barn`, place: 'Barn' }),
  eat: ({ food, from }) => ({
    label: `Eat ${food === 'bug' ? 'a bug' : stuff(1, food).slice(2)} on ${from}`,
    title: `${capital(stuff(1, food).slice(2))} on ${from}`,
    figure: <ThingPicture thing={food} size={40} />,
    place: 'Squares',
  }),
  hand: ({ item }, _, farmer) => ({
    label: `Give ${stuff(1, item)}`,
    title: `${capital(stuff(2, item).slice(2))} from your barn`,
    figure: <ThingPicture thing={item} size={40} />,
    signs: [{ sign: item, figure: '−1' }],
    words: `${farmer[item]} there`,
    place: 'Barn',
  }),
  auto: (_, shared) => ({ label: 'Let it eat', title: `The ${eaterOf(shared)} eats by itself`, place: 'Animals' }),
  end: (_, shared) => ({
    label: 'Save the fodder',
    title: `The ${eaterOf(shared)} stays hungry`,
    words: `${lacks(shared)} short of full`,
    place: 'Skip',
  }),
  effort: ({ at }, shared) => {
    const square = squareNamed(boardIn(shared), at);
    return {
      label: `Work on ${at}`,
      title: `${LAND_NAMES[landName(landAt(shared, square))]} on ${at}`,
      figure: <ThingPicture thing="effort" size={40} />,
      signs: [{ sign: 'effort', figure: `${effortAt(shared, square) + 1}/${editionOf(shared).effortToConvert}`, tone: 'gain' }],
      place: 'Squares',
    };
  },
  butcher: ({ kind, at }, shared, farmer) => {
    const { meat, sells } = breedOf(kindNumber(kind));
    return {
      label: `Butcher ${kind} on ${at}`,
      title: `A ${kind} on ${at}`,
      figure: animalFace(kind),
      signs: [gain('meat', meat), ...happiness(happinessChange(shared, farmer, kind, -1, 0))],
      words: `$${meat * GOOD_PRICES.meat} at the next selling; alive $${sells}`,
      place: 'Animals',
    };
  },
  breed: ({ kind, at }, shared, farmer) => ({
    label: `Young ${kind} on ${at}`,
    title: `Your ${ordinal(ownsOf(farmer, kindNumber(kind)) + 1)} ${kind}`,
    figure: animalFace(kind),
    signs: [{ sign: kind, figure: '+1', tone: 'gain' }, ...happiness(happinessChange(shared, farmer, kind, 1, 0))],
    words: 'with its parents or beside them, not fed yet',
    place: 'Animals',
  }),
};

const keepsAll = (farmer: Farmer): string => plural(animalsOf(farmer), 'Keep the animal', `Keep ${every(animalsOf(farmer), 'animal')}`);

/** What an answer changes of tonight's yield; nothing if it stays the same. */
function changes(view: FarmView, decision: FarmDecision, move: Move): readonly Figure[] {
  const before = tonight(view)?.yields[decision.seat];
  const after = forecast(view, { decision, move })?.yields[decision.seat];
  if (before === undefined || after === undefined) return [];
  const changed = [...GIVEN, 'hungry' as const].filter((thing) => after[thing] !== before[thing]);
  return changed.map((sign): Figure => {
    const by = after[sign] - before[sign];
    return { sign, figure: signed(by), tone: by > 0 === (sign !== 'hungry') ? 'gain' : 'warn' };
  });
}

export function say<M extends Move>(move: M, decision: FarmDecision, view: FarmView): Said {
  const sayer = SAY[move.t] as Sayer<M>; // the entry for this very kind of move
  const { shared } = view;
  return { ...sayer(move, shared, farmerAt(shared, decision.seat), view, decision), at: placesOf(move) };
}

/** How a match of Happiness Farm is told when it is over. */
import type { ScoreLine, Seat } from '../../engine/game.js';
import { type Claim, type ClaimedWords, capital, claims, type Facts, type Grammar, spelt } from '../../engine/story.js';
import { type Deeds, deedBy } from '../kit/deeds.js';
import { listed, many } from '../kit/words.js';
import { breedOf, KINDS, type Kind, kindNumber } from './rules/data.js';
import { ownsOf } from './rules/flocks.js';
import { countWords, starsFor } from './rules/scores.js';
import type { FarmTypes } from './rules/types.js';

type FarmFacts = Facts<FarmTypes>;

const animals = (n: number, kind: Kind): string => countWords(n, kindNumber(kind));
const goods = (n: number, item: string): string => (item === 'egg' ? many(n, 'egg') : `${n} ${item}`);
const thing = (kind: Kind): string => `animal ${kind}`;

/** Deeds that change what a year is worth, in the words of those who saw them. */
const DEEDS: Deeds<FarmTypes> = {
  place(event, at, facts) {
    const { seat, kind, owns } = event;
    const missed = tooDear(facts, at, seat, breedOf(kindNumber(kind)).price);
    return {
      seat,
      title: owns === 1 ? `The first ${kind}` : capital(`${spelt(owns)} ${breedOf(kindNumber(kind)).many}`),
      words: [`${facts.subject(seat)} bought a ${kind}: ${animals(owns, kind)} now.`, missed?.words].filter(Boolean).join(' '),
      claims: [{ is: 'told', at, event: { type: 'place', seat, kind, owns } }, ...(missed?.claims ?? [])],
      thing: thing(kind),
    };
  },
  buy: ({ seat, kind, price }, at, facts) => ({
    seat,
    title: `A ${kind} for $${price}`,
    words: `${facts.subject(seat)} paid $${price} for a ${kind}.`,
    claims: [{ is: 'told', at, event: { type: 'buy', seat, kind, price } }],
    thing: thing(kind),
  }),
  breed: ({ seat, kind, owns }, at, facts) => ({
    seat,
    title: `A young ${kind}`,
    words: `A young ${kind} was born to ${facts.who(seat)}: ${animals(owns, kind)} now.`,
    claims: [{ is: 'told', at, event: { type: 'breed', seat, kind, owns } }],
    thing: thing(kind),
  }),
  sell: ({ seat, item, n, money }, at, facts) => ({
    seat,
    title: item === 'egg' ? `${capital(spelt(n))} ${n === 1 ? 'egg' : 'eggs'} sold` : `${capital(item)} for $${money}`,
    words: `${facts.subject(seat)} sold ${goods(n, item)} for $${money}.`,
    claims: [{ is: 'told', at, event: { type: 'sell', seat, item, n, money } }],
    thing: `sign ${item}`,
  }),
  sellAnimal: ({ seat, kind, money, owns }, at, facts) => ({
    seat,
    title: `A ${kind} sold`,
    words: `${facts.subject(seat)} sold a ${kind} for $${money} and kept ${animals(owns, kind)}.`,
    claims: [{ is: 'told', at, event: { type: 'sellAnimal', seat, kind, money, owns } }],
    thing: thing(kind),
  }),
  woolPaid: ({ seat, wool, money }, at, facts) => ({
    seat,
    title: 'The wool is paid',
    words: `${facts.subject(seat)} got $${money} for ${wool} wool.`,
    claims: [{ is: 'told', at, event: { type: 'woolPaid', seat, wool, money } }],
    thing: thing('sheep'),
  }),
  butcher: ({ seat, kind, meat, owns }, at, facts) => ({
    seat,
    title: `One ${kind} fewer`,
    words: `${facts.subject(seat)} butchered a ${kind} for ${meat} meat and kept ${animals(owns, kind)}.`,
    claims: [{ is: 'told', at, event: { type: 'butcher', seat, kind, meat, owns } }],
    thing: thing(kind),
  }),
};

/** "Ben had $9 and could not." */
function tooDear(facts: FarmFacts, at: number, seat: Seat, price: number): ClaimedWords | null {
  const { viewer, rival, shared, subject } = facts;
  const other = viewer !== null && viewer !== seat ? viewer : rival(at);
  if (other === null || other === seat) return null;
  const money = shared(at).farmers[other]?.money ?? 0;
  if (money >= price) return null;
  return {
    words: `${subject(other)} had $${money} and could not.`,
    claims: [{ is: 'shared', at, path: ['farmers', other, 'money'], value: money }],
  };
}

/** The lines of a score that count, the largest first. */
const parts = ({ standings }: FarmFacts, seat: Seat): readonly ScoreLine[] =>
  (standings[seat]?.lines ?? []).filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);

const lineOf = (seat: Seat, { key, points }: ScoreLine): Claim => ({ is: 'line', seat, key, value: points });
/** How many animals, or how much money, a line counts. */
const countOf = ({ steps, shared }: FarmFacts, seat: Seat, { key }: ScoreLine): Claim => {
  const at = steps.length - 1;
  const farmer = shared(at).farmers[seat];
  if (key === 'money') return { is: 'shared', at, path: ['farmers', seat, 'money'], value: farmer?.money ?? 0 };
  const kind = (KINDS as readonly string[]).indexOf(key);
  return { is: 'shared', at, path: ['farmers', seat, 'herd', kind], value: farmer?.herd[kind] ?? 0 };
};

/** "Your 4 horses and $64: 11 happiness, two more than Ben." */
function herds(facts: FarmFacts): ClaimedWords | null {
  const { first, second, standings } = facts;
  const two = parts(facts, first).slice(0, 2);
  const [mine, theirs] = [standings[first]?.total ?? 0, standings[second ?? first]?.total ?? 0];
  if (second === null || two.length === 0) return null;
  const more = mine - theirs;
  const than = more > 0 ? `${spelt(more)} more than ${facts.who(second)}` : `as many as ${facts.who(second)}`;
  return {
    words: `${facts.owner(first)} ${listed(two.map(({ label }) => label))}: ${mine} happiness, ${than}.`,
    claims: [
      ...two.flatMap((line) => [lineOf(first, line), countOf(facts, first, line)]),
      claims.total(facts, first),
      { is: 'ahead', seat: first, of: second, at: facts.steps.length - 1, by: more },
    ],
  };
}

/** "9 of Ben's 14 happiness was money: $118 in the purse." */
function oneThing(facts: FarmFacts): ClaimedWords | null {
  const { first, standings } = facts;
  const [most] = parts(facts, first);
  const total = standings[first]?.total ?? 0;
  if (!most || 2 * most.points < total || most.points === total) return null;
  const what = most.key === 'money' ? `was money: ${most.label} in the purse` : `came from ${most.label}`;
  return {
    words: `${most.points} of ${facts.whose(first)} ${total} happiness ${what}.`,
    claims: [lineOf(first, most), countOf(facts, first, most), claims.total(facts, first)],
  };
}

/** "One cow more would have made it 7: you end at 6, Chloe at 8." */
function almost(facts: FarmFacts): ClaimedWords | null {
  const { viewer, first, steps, shared, standings } = facts;
  if (viewer === null || viewer === first) return null;
  const at = steps.length - 1;
  const farmer = shared(at).farmers[viewer];
  const kind = farmer ? KINDS.findLastIndex((_, each) => breedOf(each).happiness.includes(ownsOf(farmer, each) + 1)) : -1;
  const total = standings[viewer]?.total ?? 0;
  const short = (standings[first]?.total ?? 0) - total;
  if (!farmer || kind < 0 || short > 2) return null; // it would have changed little
  return {
    words: `One ${KINDS[kind]} more would have made it ${total + 1}: you end at ${total}, ${facts.who(first)} at ${standings[first]?.total}.`,
    claims: [
      { is: 'if', at, path: ['farmers', viewer, 'herd', kind], put: ownsOf(farmer, kind) + 1, seat: viewer, value: total + 1 },
      claims.total(facts, viewer),
      claims.total(facts, first),
    ],
  };
}

function alone(facts: FarmFacts): readonly ClaimedWords[] {
  const { first, standings, steps } = facts;
  const total = standings[first]?.total ?? 0;
  const stars = starsFor(total);
  const worth: Claim = { is: 'verdict', has: '★'.repeat(stars), value: stars };
  const two = parts(facts, first).slice(0, 2);
  const counted = two.flatMap((line) => [lineOf(first, line), countOf(facts, first, line)]);
  const rounds = claims.round(facts, steps.length - 1);
  return [
    ...(two.length > 0
      ? [
          {
            words: `${facts.owner(first)} ${listed(two.map(({ label }) => label))}: ${total} happiness and ${many(stars, 'star')}.`,
            claims: [...counted, claims.total(facts, first), worth],
          },
        ]
      : []),
    { words: `${capital(many(stars, 'star'))} for a year of ${total} happiness.`, claims: [claims.total(facts, first), worth] },
    {
      words: `${total} happiness in ${steps.at(-1)?.round ?? 0} rounds on land of ${facts.viewer === first ? 'your' : 'their'} own.`,
      claims: [claims.total(facts, first), rounds],
    },
  ];
}

export const grammar: Grammar<FarmTypes> = {
  unit: ['heart', 'hearts'],
  won: 'Your year',
  day: 'year',
  deed: deedBy(DEEDS),
  sentences: (facts) => (facts.second === null ? alone(facts) : [herds, oneThing, almost].flatMap((sentence) => sentence(facts) ?? [])),
};

/** How a match of Bird of Happiness is told when it is over. */
import type { Seat } from '../../engine/game.js';
import { type Claim, type ClaimedWords, capital, claims, type Deed, type Facts, type Grammar, spelt } from '../../engine/story.js';
import { many } from '../kit/words.js';
import { birdsOn, cardOf, type Kind } from './rules/data.js';
import { starsFor } from './rules/scores.js';
import type { BirdEvent, BirdTypes } from './rules/types.js';
import { aCard } from './words/names.js';

type BirdFacts = Facts<BirdTypes>;
type Take = Extract<BirdEvent, { readonly type: 'take' }>;

const TITLES: Readonly<Record<Kind, string>> = {
  clover: 'A clover',
  gold: 'The gold clover',
  bird1: 'One more bird',
  bird2: 'Two birds at once',
  red: 'The red bird',
  black: 'The black bird',
};

/** What the birds of one kind of card are called among all that somebody has. */
const SORTS: Readonly<Record<string, string>> = { bird1: 'came one by one', bird2: 'came in pairs', red: 'were red', black: 'were black' };

const isLastTake = ({ steps }: BirdFacts, at: number): boolean =>
  steps.slice(at + 1).every(({ events }) => events.every(({ type }) => type !== 'take'));

const taken = (at: number, { seat, card, cost }: Take): Claim => ({ is: 'told', at, event: { type: 'take', seat, card, cost } });

function deed(event: BirdEvent, at: number, facts: BirdFacts): Deed | null {
  if (event.type !== 'take' || birdsOn(cardOf(event.card)) === 0) return null;
  const { seat, card, cost } = event;
  const power = facts.shared(at - 1).players[seat]?.power ?? 0;
  const missed = missedBy(facts, at, seat, cost);
  return {
    seat,
    title: isLastTake(facts, at) ? (card === 'bird2' ? 'The last two birds' : 'The last bird') : TITLES[card],
    words: [`${facts.subject(seat)} had ${power} power and took ${aCard(card)}.`, missed?.words].filter(Boolean).join(' '),
    claims: [taken(at, event), { is: 'shared', at: at - 1, path: ['players', seat, 'power'], value: power }, ...(missed?.claims ?? [])],
    thing: card,
  };
}

/** What somebody who looks at the end lacked: "You had 2; it cost 3." */
function missedBy({ viewer, shared, subject }: BirdFacts, at: number, seat: Seat, cost: number): ClaimedWords | null {
  if (viewer === null || viewer === seat) return null;
  const power = shared(at - 1).players[viewer]?.power ?? 0;
  if (power >= cost) return null;
  return {
    words: `${subject(viewer)} had ${power === 0 ? 'none' : power}, and it cost ${cost}.`,
    claims: [{ is: 'shared', at: at - 1, path: ['players', viewer, 'power'], value: power }],
  };
}

/** "Wren took two birds with the last card and passed you, 14 to 13." */
function overtaking(facts: BirdFacts): ClaimedWords | null {
  const { turn, first, leadsFrom, steps } = facts;
  const event = turn === null ? undefined : steps[turn]?.events.find((each): each is Take => each.type === 'take' && each.seat === first);
  const rival = turn === null ? null : facts.rival(turn - 1);
  if (turn === null || !event || rival === null || leadsFrom !== turn) return null;
  const wasBehind = (steps[turn - 1]?.totals[first] ?? 0) < (steps[turn - 1]?.totals[rival] ?? 0);
  const isLast = isLastTake(facts, turn);
  const how = isLast ? 'with the last card taken' : facts.on(turn);
  const [a, b] = [claims.total(facts, first, turn), claims.total(facts, rival, turn)];
  return {
    words: `${facts.subject(first)} took ${aCard(event.card)} ${how} and ${wasBehind ? 'passed' : 'left'} ${facts.who(rival)}${wasBehind ? '' : ' behind'}, ${steps[turn]?.totals[first]} to ${steps[turn]?.totals[rival]}.`,
    claims: [
      taken(turn, event),
      claims.round(facts, turn),
      { is: 'leads', seat: first, from: turn },
      claims.total(facts, first, turn - 1),
      claims.total(facts, rival, turn - 1),
      a,
      b,
    ],
  };
}

/** "Eight of Wren's 14 birds came in pairs, three more than Jay had in all." */
function largestPart(facts: BirdFacts): ClaimedWords | null {
  const { first, standings } = facts;
  const { lines = [], total = 0 } = standings[first] ?? {};
  const [most] = [...lines].sort((a, b) => b.points - a.points);
  const sort = most && SORTS[most.key];
  if (!most || !sort || most.points * 2 < total || most.points < 4) return null;
  const all = most.points === total;
  return {
    words: `${all ? 'All' : capital(spelt(most.points))} of ${facts.whose(first)} ${total} birds ${sort}.`,
    claims: [claims.total(facts, first), { is: 'line', seat: first, key: most.key, value: most.points }],
  };
}

/** "Equal at 12, but your birds sit on nine cards and Wren's on seven." */
function onMoreCards(facts: BirdFacts): ClaimedWords | null {
  const { first, second, standings, winners } = facts;
  const [mine, theirs] = [standings[first], standings[second ?? first]];
  if (second === null || winners.length > 1 || !mine || mine.total !== theirs?.total) return null;
  const [own, other] = [mine.tieBreakers[0]?.value ?? 0, theirs.tieBreakers[0]?.value ?? 0];
  return {
    words: `Equal at ${mine.total}, but ${facts.whose(first)} birds sit on ${own} cards and ${facts.whose(second)}${facts.viewer === second ? ' birds' : ''} on ${other}.`,
    claims: [
      claims.total(facts, first),
      claims.total(facts, second),
      { is: 'tieBreaker', seat: first, key: 'bird-cards', value: own },
      { is: 'tieBreaker', seat: second, key: 'bird-cards', value: other },
    ],
  };
}

/** How often rows were upset, where it was often. */
function upsets(facts: BirdFacts): ClaimedWords | null {
  const { first, second, steps } = facts;
  if (second === null || (facts.standings[first]?.total ?? 0) <= (facts.standings[second]?.total ?? 0)) return null;
  const hits = steps.flatMap(({ events }) => events.filter((event) => event.type === 'upset' && event.seat === first)).length;
  if (hits < 2) return null;
  return {
    words: `Black birds upset ${facts.whose(first)} row ${hits} times, and still it was ${facts.standings[first]?.total} birds to ${facts.standings[second]?.total}.`,
    claims: [{ is: 'count', event: { type: 'upset', seat: first }, value: hits }, claims.total(facts, first), claims.total(facts, second)],
  };
}

/** Alone: what was gathered, in how many turns, and what it is worth. */
function alone(facts: BirdFacts): readonly ClaimedWords[] {
  const { first, steps, standings } = facts;
  if (facts.second !== null) return [];
  const birds = standings[first]?.total ?? 0;
  const last = steps.length - 1;
  const rounds = steps[last]?.round ?? 0;
  const stars = starsFor(birds);
  const ends = [claims.total(facts, first), claims.round(facts, last)];
  const worth: Claim = { is: 'verdict', has: '★'.repeat(stars), value: stars };
  return [
    { words: `${birds} birds in ${rounds} rounds: ${many(stars, 'star')}.`, claims: [...ends, worth] },
    {
      words: `${capital(many(stars, 'star'))} for ${birds} birds that came when ${facts.who(first)} said please.`,
      claims: [...ends, worth],
    },
    { words: `Fortune left ${facts.who(first)} ${birds} birds in ${rounds} rounds.`, claims: ends },
  ];
}

export const grammar: Grammar<BirdTypes> = {
  unit: ['bird', 'birds'],
  won: 'The valley is yours',
  day: 'day',
  deed,
  sentences: (facts) =>
    facts.second === null ? alone(facts) : [overtaking, largestPart, onMoreCards, upsets].flatMap((sentence) => sentence(facts) ?? []),
};

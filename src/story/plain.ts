/** Sentences that hold for a match of any game, made from totals, rounds and tie-breakers. */
import type { GameTypes, Seat } from '../engine/game.js';
import { type Claim, type ClaimedWords, capital, claims, type Facts, spelt } from '../engine/story.js';
import { listed } from '../games/kit/words.js';
import type { Led } from './facts.js';

type Sentence = <T extends GameTypes>(facts: Facts<T> & Led) => ClaimedWords | null;

export const lastOf = ({ steps }: { readonly steps: readonly unknown[] }): number => steps.length - 1;
const totalAt = <T extends GameTypes>({ steps }: Facts<T>, seat: Seat, at: number): number => steps[at]?.totals[seat] ?? 0;
export const amount = (n: number, [one, many]: readonly [string, string]): string => `${n} ${n === 1 ? one : many}`;

/** The two ahead at the end, where one of them has more. */
function duel<T extends GameTypes>(facts: Facts<T>) {
  const { first, second, leadsFrom, standings } = facts;
  if (second === null || leadsFrom === null || standings[second]?.out !== undefined) return null;
  const [a, b] = [totalAt(facts, first, lastOf(facts)), totalAt(facts, second, lastOf(facts))];
  const both: readonly Claim[] = [claims.total(facts, first), claims.total(facts, second)];
  return a > b ? { first, second, leadsFrom, a, b, by: a - b, both } : null;
}

const ahead = (seat: Seat, of: Seat, at: number, by: number): Claim => ({ is: 'ahead', seat, of, at, by });

const held: Sentence = (facts) => {
  const found = duel(facts);
  if (!found || found.leadsFrom === 0) return null;
  const { first, leadsFrom, a, b, both } = found;
  return {
    words: `Nobody caught ${facts.who(first)} after ${facts.when(leadsFrom)}: ${a} to ${b}.`,
    claims: [...both, { is: 'leads', seat: first, from: leadsFrom }, claims.round(facts, leadsFrom)],
  };
};

const led: Sentence = (facts) => {
  const found = duel(facts);
  if (!found || found.leadsFrom === 0) return null;
  const { first, second, leadsFrom, by } = found;
  return {
    words: `${facts.subject(first)} led from ${facts.when(leadsFrom)} and ended ${spelt(by)} ahead of ${facts.who(second)}.`,
    claims: [{ is: 'leads', seat: first, from: leadsFrom }, claims.round(facts, leadsFrom), ahead(first, second, lastOf(facts), by)],
  };
};

const between: Sentence = (facts) => {
  const found = duel(facts);
  if (!found) return null;
  const { first, second, a, b, by, both } = found;
  const units = facts.unit[by === 1 ? 0 : 1];
  return {
    words: `${capital(spelt(by))} ${units} between ${facts.who(first)} and ${facts.who(second)} in the end: ${a} to ${b}.`,
    claims: [...both, ahead(first, second, lastOf(facts), by)],
  };
};

const passed: Sentence = (facts) => {
  const { turn, first, leadsFrom } = facts;
  if (turn === null || leadsFrom !== turn) return null;
  const rival = facts.rival(turn - 1);
  if (rival === null || totalAt(facts, rival, turn - 1) <= totalAt(facts, first, turn - 1)) return null;
  const [a, b] = [totalAt(facts, first, turn), totalAt(facts, rival, turn)];
  if (a <= b) return null;
  return {
    words: `It took until ${facts.when(turn)}: then ${facts.who(first)} passed ${facts.who(rival)} for good, ${a} to ${b}.`,
    claims: [
      { is: 'leads', seat: first, from: turn },
      claims.round(facts, turn),
      ahead(rival, first, turn - 1, totalAt(facts, rival, turn - 1) - totalAt(facts, first, turn - 1)),
      claims.total(facts, first, turn),
      claims.total(facts, rival, turn),
    ],
  };
};

/** The last step of each round. */
const roundEnds = <T extends GameTypes>({ steps }: Facts<T>): readonly number[] =>
  steps.flatMap(({ round }, at) => (round > 0 && steps[at + 1]?.round !== round ? [at] : []));

const longInFront: Sentence = (facts) => {
  const found = duel(facts);
  if (!found) return null;
  const ends = roundEnds(facts);
  const counts = facts.names.map(
    (_, seat) => ends.filter((at) => facts.leaders[at]?.length === 1 && facts.leaders[at]?.[0] === seat).length,
  );
  const most = Math.max(...counts);
  const seat = counts.indexOf(most);
  if (seat === found.first || 2 * most < ends.length) return null;
  const { first, second, by } = found;
  const rounds = facts.called === 'day' ? 'days' : 'rounds';
  const beyond = second === seat ? 'ahead' : `ahead of ${facts.who(second)}`;
  return {
    words: `${facts.subject(seat)} led after ${most} of ${ends.length} ${rounds}, but ${facts.who(first)} ended ${spelt(by)} ${beyond}.`,
    claims: [{ is: 'led', seat, rounds: most, of: ends.length }, ahead(first, second, lastOf(facts), by)],
  };
};

const byTieBreaker: Sentence = (facts) => {
  const { first, second, standings, winners } = facts;
  const [mine, theirs] = [standings[first], second === null ? undefined : standings[second]];
  if (winners.length !== 1 || second === null || !mine || !theirs || mine.total !== theirs.total || theirs.out !== undefined) return null;
  const i = mine.tieBreakers.findIndex(({ value }, k) => value !== theirs.tieBreakers[k]?.value);
  const [own, other] = [mine.tieBreakers[i], theirs.tieBreakers[i]];
  if (!own || !other || own.value < 0 || other.value < 0) return null;
  return {
    words: `Equal at ${mine.total}, but ${facts.who(first)} had ${own.value} ${own.label} and ${facts.who(second)} ${other.value}.`,
    claims: [
      claims.total(facts, first),
      claims.total(facts, second),
      { is: 'tieBreaker', seat: first, key: own.key, value: own.value },
      { is: 'tieBreaker', seat: second, key: other.key, value: other.value },
    ],
  };
};

const together: Sentence = (facts) => {
  const { winners, names } = facts;
  if (winners.length < 2) return null;
  const total = totalAt(facts, facts.first, lastOf(facts));
  const both = listed(winners.map((seat) => facts.who(seat)));
  const who = winners.length === names.length && names.length > 2 ? 'all of you' : both;
  return {
    words: `Nothing between ${facts.viewer === null ? both : who}: ${amount(total, facts.unit)} each.`,
    claims: winners.flatMap((seat): Claim[] => [claims.total(facts, seat), { is: 'rank', seat, value: 1 }]),
  };
};

/** "Ben drew level with Ada in round 15, and so it stayed: 6 birds each." */
const drewLevel: Sentence = (facts) => {
  const { winners, turn } = facts;
  if (winners.length !== 2 || turn === null) return null;
  const last = winners.find((seat) => winners.some((other) => totalAt(facts, seat, turn - 1) < totalAt(facts, other, turn - 1)));
  const other = winners.find((seat) => seat !== last);
  if (last === undefined || other === undefined) return null;
  const total = totalAt(facts, last, lastOf(facts));
  return {
    words: `${facts.subject(last)} drew level with ${facts.who(other)} ${facts.on(turn)}; it ended ${total} all.`,
    claims: [
      ahead(last, other, turn, 0),
      ahead(other, last, turn - 1, totalAt(facts, other, turn - 1) - totalAt(facts, last, turn - 1)),
      claims.round(facts, turn),
      claims.total(facts, last),
      claims.total(facts, other),
    ],
  };
};

/** Always true: what stands on the table at the end. */
const plainly = <T extends GameTypes>(facts: Facts<T>): ClaimedWords => {
  const { first, second, winners, names } = facts;
  const total = totalAt(facts, first, lastOf(facts));
  const others = second === null || winners.includes(second) ? '' : `, ${facts.who(second)} with ${totalAt(facts, second, lastOf(facts))}`;
  return {
    words: `${winners.length > 1 ? listed(winners.map((seat) => names[seat] ?? '')) : facts.subject(first)} ended with ${amount(total, facts.unit)}${others}.`,
    claims: [first, ...winners, ...(second === null ? [] : [second])].map((seat) => claims.total(facts, seat)),
  };
};

const SENTENCES: readonly Sentence[] = [held, led, between, passed, longInFront, byTieBreaker, together, drewLevel];

export const plainSentences: <T extends GameTypes>(facts: Facts<T> & Led) => readonly ClaimedWords[] = (facts) => {
  const found = SENTENCES.flatMap((sentence) => sentence(facts) ?? []);
  return found.length > 0 ? found : [plainly(facts)];
};

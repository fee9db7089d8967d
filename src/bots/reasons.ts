/** Why a move is as good as it is, in one sentence: what it is worth, what it opens or stops, what it costs or risks. From futures, in the game's words. */
import type { Score, Seat } from '../engine/game.js';
import { chancesIn, type Future } from './futures.js';

/** What a score line has more or less of in the end, against the other moves that are shown. */
export interface Gain {
  readonly key: string;
  readonly label: string; // without counts: 'two birds'
  readonly points: number;
}

export interface Reason {
  readonly because: string;
  readonly short: string;
  readonly gains: readonly Gain[];
}

const CLEAR = 2; // standard errors
const WORTH_A_WORD = 0.02; // of the winner's score
const OFTEN_ENOUGH = 0.15; // a difference in frequency
const RISK = { least: 0.1, most: 0.6, more: 0.05, costs: 0.08 } as const; // how often, how much more often than otherwise, and how much of a win
const GROWING = { rounds: 2, least: 0.5, even: 0.5 } as const; // rounds left, points a round, and what either half of them brings of the mean
const MOST_WORDS = 22;
const MOST_LETTERS = 60;
const MOST_GAINS = 3;

const alike = (moves: number): string => `These ${moves === 2 ? 'two' : 'three'} come out alike; choose what you like to see.`;

/** One reason for each move, from its futures; the n-th future of every move has the same luck. */
export function reasonsFor(after: readonly (readonly Future[])[], seat: Seat, names: readonly string[]): readonly Reason[] {
  return after.map((mine, at) => reasonFor(mine, others(after, at), seat, names));
}

const others = (after: readonly (readonly Future[])[], at: number): readonly (readonly Future[])[] => after.filter((_, i) => i !== at);

function reasonFor(mine: readonly Future[], rest: readonly (readonly Future[])[], seat: Seat, names: readonly string[]): Reason {
  const usual = winnersScore(mine);
  const gains = gainsIn(mine, rest, seat).filter(({ points }) => Math.abs(points) > WORTH_A_WORD * usual);
  const events = eventsIn(mine, rest);
  const me = { name: names[seat] ?? '', names };
  const places = [worth(mine, rest, seat, usual, gains), opens(events, me), leaves(mine, rest) || risks(mine, events, gains, me)].filter(
    (place) => place !== '',
  );
  const short = places.find((place) => place.length < MOST_LETTERS);
  return {
    because: places.length === 0 ? alike(rest.length + 1) : joined(places),
    short: places.length === 0 ? alike(rest.length + 1) : short === undefined ? '' : sentence(short),
    gains: gains.slice(0, MOST_GAINS),
  };
}

// --- what it is worth ---

const winnersScore = (futures: readonly Future[]): number =>
  futures.reduce((sum, { end }) => sum + Math.max(...end.map(({ total }) => Math.abs(total))), 0) / Math.max(1, futures.length);

/** The mean of a figure over the futures of one move less that over the others with the same luck, where it is clear; else 0. */
function clearly(mine: readonly Future[], rest: readonly (readonly Future[])[], figure: (future: Future) => number): number {
  if (rest.length === 0) return 0;
  const differences = mine.map((future, n) => {
    const elsewhere = rest.reduce((sum, each) => sum + figure(each[n] ?? future), 0) / rest.length;
    return figure(future) - elsewhere;
  });
  const n = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / n;
  const error = Math.sqrt(differences.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / n;
  return Math.abs(mean) > CLEAR * error ? mean : 0;
}

const pointsOf = (scores: readonly Score[], seat: Seat, key: string): number =>
  scores[seat]?.lines.find((line) => line.key === key)?.points ?? 0;

/** Labels carry counts and prices: '7 geese', '2 x red bird', '$34'. */
const plainLabel = (key: string, label: string): string => label.replace(/^\$?\d+(?: x)? ?/, '') || key;

/** The score lines that clearly differ, the largest difference first. */
function gainsIn(mine: readonly Future[], rest: readonly (readonly Future[])[], seat: Seat): readonly Gain[] {
  const labels = new Map<string, string>();
  for (const { end } of [mine, ...rest].flat())
    for (const { key, label } of end[seat]?.lines ?? []) labels.set(key, plainLabel(key, label));
  return [...labels]
    .map(([key, label]) => ({ key, label, points: clearly(mine, rest, ({ end }) => pointsOf(end, seat, key)) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function worth(mine: readonly Future[], rest: readonly (readonly Future[])[], seat: Seat, usual: number, gains: readonly Gain[]): string {
  const total = clearly(mine, rest, ({ end }) => end[seat]?.total ?? 0);
  const unit = mine[0]?.end[seat]?.lines[0]?.unit ?? rest[0]?.[0]?.end[seat]?.lines[0]?.unit ?? 'points';
  if (Math.abs(total) > WORTH_A_WORD * usual) {
    const now = clearly(mine, rest, (future) => future.now[seat]?.total ?? 0);
    if (now > 0 && now >= 0.8 * total && total > 0) return `+${amount(now)} ${unitFor(now, unit)} now`;
    const each = now > 0 ? eachRound(mine, rest, now) : 0;
    if (each > 0) return `+${amount(now)} ${unitFor(now, unit)} now, ${amount(each)} more each round`;
    const soon = total > 0 ? sooner(mine, rest, gains) : '';
    if (soon !== '') return soon;
    return `about ${amount(total)} ${unitFor(total, unit)} ${total > 0 ? 'more' : isCounted(unit) ? 'fewer' : 'less'} by the end`;
  }
  const [gain] = gains.filter(({ points }) => points > 0);
  return gain ? `${gain.label}: +${amount(gain.points)}` : '';
}

const listenedTo = (futures: readonly Future[]): readonly Future[] => futures.filter(({ heard }) => heard !== null);
const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length);

/** How much an advantage grows with every round left; 0 where it comes at once, late or unevenly. */
function eachRound(mine: readonly Future[], rest: readonly (readonly Future[])[], now: number): number {
  const all = [mine, ...rest].map(listenedTo);
  const last = Math.min(...all.flat().map(({ rounds }) => rounds.length));
  if (!(last >= GROWING.rounds) || last === Number.POSITIVE_INFINITY) return 0;
  const after = (round: number): number => {
    const [here = 0, ...elsewhere] = all.map((futures) => mean(futures.map(({ rounds }) => rounds[round - 1]?.total ?? 0)));
    return here - mean(elsewhere);
  };
  const half = Math.ceil(last / 2);
  const [whole, first, second] = [(after(last) - now) / last, (after(half) - now) / half, (after(last) - after(half)) / (last - half)];
  return whole >= GROWING.least && Math.min(first, second) >= GROWING.even * whole ? whole : 0;
}

/** In a race a line is had or not: when it comes, in rounds from now, and how much sooner than after the other moves. */
function sooner(mine: readonly Future[], rest: readonly (readonly Future[])[], gains: readonly Gain[]): string {
  const [gain] = gains.filter(({ points }) => points > 0);
  if (!gain) return '';
  const lines = [mine, ...rest].flat().flatMap(({ end }) => end.flatMap((score) => score.lines.filter(({ key }) => key === gain.key)));
  if (lines.some(({ points }) => points !== 1)) return '';
  const comesIn = (futures: readonly Future[]): number =>
    mean(
      listenedTo(futures).map(({ rounds }) => {
        const at = rounds.findIndex((score) => score.lines.some(({ key }) => key === gain.key));
        return at < 0 ? rounds.length : at + 1;
      }),
    );
  const here = comesIn(mine);
  const by = Math.round(mean(rest.map(comesIn)) - here);
  return by < 1 ? '' : `the ${gain.label} in about ${turns(Math.round(here))}, ${by} sooner`;
}

const turns = (n: number): string => (n <= 1 ? 'a turn' : `${n} turns`);

/** One decimal under 2, whole from there on. */
const amount = (points: number): string =>
  Math.abs(points) < 2 ? Math.abs(points).toFixed(1).replace(/\.0$/, '') : Math.abs(points).toFixed(0);

const isCounted = (unit: string): boolean => /[^s]s$/.test(unit);
const unitFor = (points: number, unit: string): string => (amount(points) === '1' ? unit.replace(/([^s])s$/, '$1') : unit);

// --- what it opens or stops ---

interface Event {
  readonly words: string;
  readonly here: number; // how often it follows this move
  readonly elsewhere: number; // and the others that are shown
}

function frequencies(futures: readonly Future[]): ReadonlyMap<string, number> {
  const all = listenedTo(futures);
  const counts = new Map<string, number>();
  for (const { heard } of all) for (const words of heard ?? []) counts.set(words, (counts.get(words) ?? 0) + 1 / all.length);
  return counts;
}

function eventsIn(mine: readonly Future[], rest: readonly (readonly Future[])[]): readonly Event[] {
  const here = frequencies(mine);
  const elsewhere = rest.map(frequencies);
  const all = new Set([here, ...elsewhere].flatMap((each) => [...each.keys()]));
  for (const { done } of [mine, ...rest].flat()) for (const words of done ?? []) all.delete(words); // now or later explains nothing
  return [...all].map((words) => ({
    words,
    here: here.get(words) ?? 0,
    elsewhere: elsewhere.reduce((sum, each) => sum + (each.get(words) ?? 0), 0) / Math.max(1, elsewhere.length),
  }));
}

function opens(events: readonly Event[], me: Me): string {
  let most: Event | null = null;
  for (const event of events)
    if (most === null || Math.abs(event.here - event.elsewhere) > Math.abs(most.here - most.elsewhere)) most = event;
  if (most === null || Math.abs(most.here - most.elsewhere) < OFTEN_ENOUGH) return '';
  const what = spoken(most.words, me);
  return most.here > most.elsewhere ? `${often(most.here)} ${what}` : `otherwise ${often(most.elsewhere)} ${what}`;
}

// --- what it costs or risks ---

/** A bill that most futures cannot pay after this move, unless the other moves leave as little. */
function leaves(mine: readonly Future[], rest: readonly (readonly Future[])[]): string {
  const usual = (futures: readonly Future[]): string => {
    const all = listenedTo(futures).map((future) => future.leaves);
    return all.find((words) => words !== '' && 2 * all.filter((each) => each === words).length > all.length) ?? '';
  };
  const words = usual(mine);
  return rest.every((futures) => usual(futures) === words) ? '' : words;
}

/** What happens now and then, and goes with losing. */
function risks(mine: readonly Future[], events: readonly Event[], gains: readonly Gain[], me: Me): string {
  const all = listenedTo(mine);
  let worst = { words: '', here: 0, costs: RISK.costs as number };
  for (const { words, here, elsewhere } of events) {
    if (here < RISK.least || here > RISK.most || here - elsewhere < RISK.more) continue;
    const [bad, good] = [true, false].map((has) => all.filter(({ heard }) => heard?.has(words) === has).map(({ won }) => won));
    if (!bad || !good || bad.length < 5 || good.length < 5) continue;
    const [after, without] = [chancesIn(bad), chancesIn(good)];
    const costs = without.chance - after.chance;
    if (costs > worst.costs && costs > CLEAR * Math.hypot(after.error, without.error)) worst = { words, here, costs };
  }
  if (worst.words !== '') return `${often(worst.here)} ${spoken(worst.words, me)}`;
  const loss = gains.find(({ points }) => points < 0);
  return loss ? `${loss.label}: −${amount(loss.points)}` : '';
}

// --- words ---

const OFTEN: readonly (readonly [upTo: number, words: string])[] = [
  [0.05, 'almost never'],
  [0.15, '1 in 10 that'],
  [0.225, '1 in 5 that'],
  [0.29, '1 in 4 that'],
  [0.42, '1 in 3 that'],
  [0.58, 'every second time'],
  [0.71, '2 in 3 that'],
  [0.85, '3 in 4 that'],
  [0.95, '9 in 10 that'],
  [1, 'almost always'],
];

/** A frequency as people say it. */
export const often = (share: number): string => OFTEN.find(([upTo]) => share <= upTo)?.[1] ?? 'almost always';

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were' };

/** The verb of a sentence about somebody else, said to that person. */
const yours = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Who is told. */
interface Me {
  readonly name: string;
  readonly names: readonly string[]; // of everybody, which stay as they are
}

/** An event as part of a sentence, and to me where it is about me. */
export function spoken(words: string, { name, names }: Me): string {
  if (name !== '' && words.startsWith(`${name} `)) {
    const told = words.slice(name.length + 1).replace(/^\([^)]*\) /, ''); // what the player is, beside the name
    const [verb = '', ...more] = told.split(' ');
    return ['you', yours(verb), ...more].join(' ').replaceAll(`${name}'s`, 'your');
  }
  const begun = names.some((each) => each !== '' && words.startsWith(each)) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return name === '' ? begun : begun.replaceAll(`${name}'s`, 'your').replaceAll(` ${name}`, ' you');
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** As many places as fit into so many words, the first in any case. */
function joined(places: readonly string[]): string {
  let text = '';
  for (const place of new Set(places)) {
    const longer = text === '' ? place : `${text}; ${place}`;
    if (text !== '' && longer.split(' ').length > MOST_WORDS) continue;
    text = longer;
  }
  return text === '' ? '' : sentence(text);
}

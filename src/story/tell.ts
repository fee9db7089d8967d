/** The story of a finished match: a headline, a sentence, and the moment at which it turned, each with what it claims. */
import type { Game, GameTypes, Seat } from '../engine/game.js';
import type { MatchRecord } from '../engine/record.js';
import { type Claim, type ClaimedWords, capital, claims, type Deed, type Facts } from '../engine/story.js';
import { type Axis, axisOf } from './axis.js';
import { factsOf, type Led } from './facts.js';
import { headlineOf } from './headline.js';
import { plainSentences } from './plain.js';

const LONGEST_SENTENCE = 84; // letters
const FAR = 8; // steps: a deed farther from the turning point did not turn anything

/** A moment of the match that is worth a picture. */
export interface StoryMoment extends ClaimedWords {
  readonly heading: string; // "Where it turned, round 24"
  readonly title: string;
  readonly when: string; // "round 24"
  readonly seat: Seat;
  readonly thing: string | null; // what its picture is called at the table
  readonly before: number; // entries of the record that lead to the position before it
  readonly at: number; // ... and after it
  readonly x: number; // where it lies on the axis
}

export interface Story {
  readonly headline: ClaimedWords;
  readonly sentence: ClaimedWords;
  readonly moment: StoryMoment | null;
  readonly axis: Axis;
  /** To whom it speaks has won, or whoever is spoken of where it speaks to nobody. */
  readonly won: boolean;
}

export function storyOf<T extends GameTypes>(game: Game<T>, record: MatchRecord, viewer: Seat | null): Story {
  const facts = factsOf(game, record, viewer);
  const axis = axisOf(facts, game.grammar?.age);
  return {
    headline: headlineOf(facts, game.grammar),
    sentence: sentenceOf(facts, game, Number.parseInt(record.commitment.slice(0, 8), 16)),
    moment: momentOf(facts, game, axis),
    axis,
    won: viewer === null ? facts.winners.length > 0 : facts.winners.includes(viewer),
  };
}

/** One of the sentences that hold. Which of them follows from the match, so that it is the same whenever it is told, and another for the next one. */
function sentenceOf<T extends GameTypes>(facts: Facts<T> & Led, game: Game<T>, luck: number): ClaimedWords {
  const own = facts.winners.length > 1 ? [] : (game.grammar?.sentences(facts) ?? []); // of one who won, or played alone
  const all = [...own, ...own, ...(facts.second === null && own.length > 0 ? [] : plainSentences(facts))];
  const short = all.filter(({ words }) => words.length <= LONGEST_SENTENCE);
  const told = short.length > 0 ? short[luck % short.length] : [...all].sort((a, b) => a.words.length - b.words.length)[0];
  return told ?? { words: '', claims: [] };
}

/** The step in which somebody gained most at once. */
function bestGain<T extends GameTypes>({ steps }: Facts<T>, seat: Seat): number | null {
  let best: number | null = null;
  let most = 1;
  for (let at = 1; at < steps.length; at++) {
    const gain = (steps[at]?.totals[seat] ?? 0) - (steps[at - 1]?.totals[seat] ?? 0);
    if (gain < most) continue;
    most = gain;
    best = at;
  }
  return best;
}

function momentOf<T extends GameTypes>(facts: Facts<T> & Led, game: Game<T>, axis: Axis): StoryMoment | null {
  const { turn, first, second, leadsFrom, steps } = facts;
  const around = turn ?? bestGain(facts, first);
  if (around === null) return null;
  const found = deedNear(facts, game, around);
  const at = found?.at ?? around;
  const deed = found?.deed ?? rise(facts, first, at);
  const before = turn === null && leadsFrom !== null && second !== null ? ledFrom(facts, leadsFrom) : standing(facts, at - 1);
  const when = facts.when(at);
  const heading = turn !== null ? 'Where it turned' : second === null ? 'The best moment' : 'The largest step';
  return {
    heading: `${heading}, ${facts.called === 'age' ? facts.on(at) : when}`,
    title: deed.title,
    when,
    seat: deed.seat,
    words: [before?.words, deed.words].filter(Boolean).join(' '),
    claims: [...(before?.claims ?? []), ...deed.claims, claims.round(facts, at)],
    thing: deed.thing ?? null,
    before: steps[at - 1] ? (steps[at - 1]?.entry ?? -1) + 1 : 0,
    at: (steps[at]?.entry ?? -1) + 1,
    x: axis.ticks.find(({ round }) => round === steps[at]?.round)?.x ?? 0,
  };
}

/** The deed nearest to a step, of somebody whose total changed by it: the first's before that of others, and one with a picture before the rest. */
function deedNear<T extends GameTypes>(facts: Facts<T>, game: Game<T>, around: number) {
  const { steps, first } = facts;
  for (let off = 0; off <= FAR; off++)
    for (const at of off === 0 ? [around] : [around - off, around + off]) {
      const step = steps[at];
      if (!step || at < 1) continue;
      const deeds = step.events.flatMap((event) => game.grammar?.deed(event, at, facts) ?? []);
      const changed = deeds.filter(({ seat }) => step.totals[seat] !== steps[at - 1]?.totals[seat]);
      const own = changed.filter(({ seat }) => seat === first);
      const deed = own.findLast(({ thing }) => thing !== undefined) ?? own.at(-1) ?? changed.at(-1);
      if (deed) return { at, deed };
    }
  return null;
}

/** How somebody's total changed, where nobody can say by what. */
function rise<T extends GameTypes>(facts: Facts<T>, seat: Seat, at: number): Deed {
  const [from, to] = [facts.steps[at - 1]?.totals[seat] ?? 0, facts.steps[at]?.totals[seat] ?? 0];
  return {
    seat,
    title: capital(facts.when(at)),
    words: `${facts.subject(seat)} went from ${from} to ${to}.`,
    claims: [claims.total(facts, seat, at - 1), claims.total(facts, seat, at)],
  };
}

/** "You led 13 to 12." */
function standing<T extends GameTypes>(facts: Facts<T>, at: number): ClaimedWords | null {
  const rival = facts.rival(at);
  if (rival === null || at < 0) return null;
  const { first } = facts;
  const [a, b] = [facts.steps[at]?.totals[first] ?? 0, facts.steps[at]?.totals[rival] ?? 0];
  const both: readonly Claim[] = [claims.total(facts, first, at), claims.total(facts, rival, at)];
  if (a === b) return { words: `${facts.subject(rival)} and ${facts.who(first)} were level at ${a}.`, claims: both };
  const [ahead, more, less] = a > b ? [first, a, b] : [rival, b, a];
  return { words: `${facts.subject(ahead)} led ${more} to ${less}.`, claims: both };
}

/** "Wren led from round 3." */
function ledFrom<T extends GameTypes>(facts: Facts<T>, from: number): ClaimedWords {
  const { first } = facts;
  const led: Claim = { is: 'leads', seat: first, from };
  const who = facts.subject(first);
  if (from === 0) return { words: `${who} led from the beginning.`, claims: [led] };
  return { words: `${who} led from ${facts.when(from)}.`, claims: [led, claims.round(facts, from)] };
}

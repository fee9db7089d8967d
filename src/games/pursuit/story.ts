/** How a match of The Pursuit of Happiness is told when it is over. */
import type { Seat } from '../../engine/game.js';
import { type Claim, type ClaimedWords, capital, claims, type Deed, type Facts, type Grammar } from '../../engine/story.js';
import { type Deeds, deedBy } from '../kit/deeds.js';
import type { Editions } from '../kit/editions.js';
import { catalogueOf } from './editions/catalogue.js';
import type { Edition } from './editions/edition.js';
import { ageIn } from './rules/board.js';
import { cardOf, FAMILY, RELATIONSHIP } from './rules/cards.js';
import { lifeOf } from './rules/life.js';
import type { PursuitEvent, PursuitTypes } from './rules/types.js';
import { levelNames, stepName } from './words/cards.js';
import { some } from './words/wording.js';

type PursuitFacts = Facts<PursuitTypes>;

/** Where lasting happiness came from, within a sentence. */
const SOURCES: Readonly<Record<string, string>> = {
  basic: 'long projects',
  single: 'one-round projects',
  group: 'projects with others',
  item: 'things',
  activity: 'outings',
  job: 'work',
  partner: 'love',
  sth: 'sheer joy',
  inheritance: 'what was left behind',
  goals: 'life goals',
};
const PLACES = ['', 'first', 'second', 'third', 'last'] as const;

const lastOf = ({ steps }: PursuitFacts): number => steps.length - 1;
const totalOf = ({ standings }: PursuitFacts, seat: Seat): number => standings[seat]?.total ?? 0;

/** "and 6 lasting happiness with it": by how much a total rose in a step, where it did. */
function withIt({ steps }: PursuitFacts, seat: Seat, at: number): string {
  const gain = (steps[at]?.totals[seat] ?? 0) - (steps[at - 1]?.totals[seat] ?? 0);
  return gain > 0 ? `, and ${some(gain, 'lth')} with it` : '';
}

const gained = (facts: PursuitFacts, seat: Seat, at: number): readonly Claim[] => {
  const by = (facts.steps[at]?.totals[seat] ?? 0) - (facts.steps[at - 1]?.totals[seat] ?? 0);
  return by > 0 ? [{ is: 'gain', seat, at, value: by }] : [];
};

/** When somebody died, and at which age. */
function deathOf({ steps }: PursuitFacts, seat: Seat): { readonly at: number; readonly age: number } | null {
  for (const [at, { events }] of steps.entries())
    for (const event of events) if (event.type === 'died' && event.seat === seat) return { at, age: event.age };
  return null;
}

const died = (seat: Seat, { at, age }: { readonly at: number; readonly age: number }): Claim => ({
  is: 'told',
  at,
  event: { type: 'died', seat, age },
});

export function grammarOf(editions: Editions<Edition>): Grammar<PursuitTypes> {
  const all = catalogueOf(editions);

  function deedOf(
    facts: PursuitFacts,
    at: number,
    event: Extract<PursuitEvent, { readonly seat: Seat; readonly card: string }>,
    title: string,
    did: string,
  ): Deed {
    const { type, seat, card } = event;
    return {
      seat,
      title,
      words: `${facts.subject(seat)} ${did}${withIt(facts, seat, at)}.`,
      claims: [{ is: 'told', at, event: { type, seat, card } }, ...gained(facts, seat, at)],
      thing: String(cardOf(editions.of(facts.shared(at)), card)),
    };
  }

  const step = (card: string, level: number) => stepName(all.card(card), level);
  const name = (card: string) => all.card(card).name;

  const deeds: Deeds<PursuitTypes> = {
    project(event, at, facts) {
      const isLast = event.level === levelNames(all.card(event.card)).length;
      return deedOf(
        facts,
        at,
        event,
        step(event.card, event.level),
        `${isLast ? 'finished' : event.taken ? 'began' : 'went on with'} ${name(event.card)}`,
      );
    },
    single: (event, at, facts) => deedOf(facts, at, event, step(event.card, event.level), `took on ${name(event.card)}`),
    role: (event, at, facts) => deedOf(facts, at, event, name(event.card), `took a part in ${name(event.card)}`),
    bonus: (event, at, facts) => deedOf(facts, at, event, name(event.card), `saw ${name(event.card)} to its end`),
    spend: (event, at, facts) => deedOf(facts, at, event, step(event.card, event.level), `enjoyed ${name(event.card)}`),
    hired: (event, at, facts) => deedOf(facts, at, event, name(event.card), `took the job of ${name(event.card)}`),
    promoted: (event, at, facts) => deedOf(facts, at, event, name(event.card), `rose to ${name(event.card)}`),
    retired: (event, at, facts) => deedOf(facts, at, event, 'Retired', `retired as ${name(event.card)}`),
    upkeep(event, at, facts) {
      const { type } = all.card(event.card);
      if (type === 'partner') return deedOf(facts, at, event, `Still with ${event.name}`, `stayed with ${event.name}`);
      return deedOf(facts, at, event, event.name, `${type === 'job' ? 'went on as' : 'kept up'} ${event.name}`);
    },
    love(event, at, facts) {
      const { level, name: partner } = event;
      if (level === FAMILY) return deedOf(facts, at, event, `A family with ${partner}`, `raised a family with ${partner}`);
      return level === RELATIONSHIP
        ? deedOf(facts, at, event, `Together with ${partner}`, `moved in with ${partner}`)
        : deedOf(facts, at, event, `A date with ${partner}`, `went out with ${partner}`);
    },
    goal(event, at, facts) {
      const { goal, seat, lth } = event;
      if (seat === null) return null;
      return {
        seat,
        title: all.goal(goal).name,
        words: `The life goal ${all.goal(goal).name} brought ${facts.who(seat)} ${some(lth, 'lth')}.`,
        claims: [{ is: 'told', at, event: { type: 'goal', goal, seat, lth } }],
      };
    },
    inherit: ({ seat, lth }, at, facts) => ({
      seat,
      title: 'What was left',
      words: `What ${facts.who(seat)} left behind was worth ${some(lth, 'lth')}.`,
      claims: [{ is: 'told', at, event: { type: 'inherit', seat, lth } }],
    }),
    overflow: ({ seat, n }, at, facts) => ({
      seat,
      title: n > 0 ? 'Could not be happier' : 'A low point',
      words: `${facts.subject(seat)} ${n > 0 ? 'gained' : 'lost'} ${some(Math.abs(n), 'lth')} beyond the end of the track.`,
      claims: [{ is: 'told', at, event: { type: 'overflow', seat, n } }],
    }),
  };

  /** "63 lasting happiness, most of it from long projects and love." */
  function mostOfIt(facts: PursuitFacts): ClaimedWords | null {
    const { first, standings, viewer } = facts;
    const total = totalOf(facts, first);
    const [most, next] = (standings[first]?.lines ?? []).filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
    if (!most || !next || 2 * (most.points + next.points) <= total) return null;
    const from = `${SOURCES[most.key]} and ${SOURCES[next.key]}`;
    return {
      words:
        viewer === first
          ? `${total} lasting happiness, most of it from ${from}.`
          : `Most of ${facts.whose(first)} ${total} lasting happiness came from ${from}.`,
      claims: [claims.total(facts, first), { is: 'most', seat: first, keys: [most.key, next.key] }],
    };
  }

  /** "A short life and a full one: 51 by 71, Wren had 58 by 85." */
  function lengths(facts: PursuitFacts): ClaimedWords | null {
    const { first, second } = facts;
    const [mine, theirs] = [deathOf(facts, first), second === null ? null : deathOf(facts, second)];
    if (second === null || !mine || !theirs || totalOf(facts, first) <= totalOf(facts, second)) return null;
    const ends = [claims.total(facts, first), claims.total(facts, second), died(first, mine), died(second, theirs)];
    if (mine.age < theirs.age)
      return {
        words: `A short life and a full one: ${facts.who(first)} had ${totalOf(facts, first)} by ${mine.age}, ${facts.who(second)} ${totalOf(facts, second)} by ${theirs.age}.`,
        claims: ends,
      };
    if (mine.age === theirs.age) return null;
    return {
      words: `${facts.subject(first)} had until ${mine.age}, ${facts.who(second)} until ${theirs.age}: ${totalOf(facts, first)} lasting happiness to ${totalOf(facts, second)}.`,
      claims: ends,
    };
  }

  /** "You died with Write Fiction unfinished: 47, third of four." */
  function unfinished(facts: PursuitFacts): ClaimedWords | null {
    const { viewer, first, names, standings } = facts;
    if (viewer === null || viewer === first) return null;
    const shared = facts.shared(lastOf(facts));
    const [project] = lifeOf(editions.of(shared), shared, viewer).unfinished;
    const death = deathOf(facts, viewer);
    const rank = standings[viewer]?.rank ?? 0;
    if (project === undefined || !death) return null;
    const place = rank === names.length ? 'last' : PLACES[rank];
    const card = cardOf(editions.of(shared), project);
    return {
      words: `${facts.subject(viewer)} died with ${name(project)} unfinished: ${totalOf(facts, viewer)}, ${place} of ${names.length}.`,
      claims: [
        claims.total(facts, viewer),
        died(viewer, death),
        { is: 'rank', seat: viewer, value: rank },
        { is: 'seats', value: names.length },
        { is: 'has', at: lastOf(facts), path: ['players', viewer, 'projects'], value: card },
      ],
    };
  }

  /** "A family with Martin at 45, and 63 lasting happiness in the end." */
  function family(facts: PursuitFacts): ClaimedWords | null {
    const { first, steps } = facts;
    for (const [at, { events }] of steps.entries())
      for (const event of events)
        if (event.type === 'love' && event.seat === first && event.level === FAMILY)
          return {
            words: `A family with ${event.name} ${facts.on(at)}, and ${totalOf(facts, first)} lasting happiness for ${facts.who(first)} in the end.`,
            claims: [
              { is: 'told', at, event: { type: 'love', seat: first, level: FAMILY, name: event.name } },
              claims.round(facts, at),
              claims.total(facts, first),
            ],
          };
    return null;
  }

  /** "Wren finished Write Fiction at 55 and passed you, 41 to 38." */
  function finished(facts: PursuitFacts): ClaimedWords | null {
    const { first, steps } = facts;
    for (let at = lastOf(facts); at > 0; at--)
      for (const event of steps[at]?.events ?? [])
        if (event.type === 'project' && event.seat === first && event.level === levelNames(all.card(event.card)).length)
          return {
            words: `${name(event.card)} was finished ${facts.on(at)}; ${facts.who(first)} ended with ${totalOf(facts, first)} lasting happiness.`,
            claims: [
              { is: 'told', at, event: { type: 'project', seat: first, card: event.card, level: event.level } },
              claims.round(facts, at),
              claims.total(facts, first),
            ],
          };
    return null;
  }

  /** "Wren had 9 from life goals in the end: 58 to 51." */
  function goals(facts: PursuitFacts): ClaimedWords | null {
    const { first, standings, second } = facts;
    const line = standings[first]?.lines.find(({ key }) => key === 'goals');
    if (!line || line.points <= 0 || second === null) return null;
    return {
      words: `${capital(facts.who(first))} had ${line.points} from life goals in the end: ${totalOf(facts, first)} to ${totalOf(facts, second)}.`,
      claims: [{ is: 'line', seat: first, key: 'goals', value: line.points }, claims.total(facts, first), claims.total(facts, second)],
    };
  }

  /** Alone: what was reached, of what was wanted. */
  function alone(facts: PursuitFacts): ClaimedWords | null {
    const { standings, first, second } = facts;
    const words = standings[first]?.verdict?.words ?? '';
    const [, rest = ''] = words.split(': ');
    return second !== null || rest === '' ? null : { words: capital(rest), claims: [{ is: 'verdict', has: rest }] };
  }

  return {
    unit: ['heart', 'hearts'],
    won: 'A life well lived',
    day: 'day',
    age: (round, { options }) => ageIn(round, options.adultRounds),
    title: ({ standings, first }) => standings[first]?.verdict?.words.split(':')[0] ?? '',
    deed: deedBy(deeds),
    sentences: (facts) => [mostOfIt, lengths, unfinished, family, finished, goals, alone].flatMap((sentence) => sentence(facts) ?? []),
  };
}

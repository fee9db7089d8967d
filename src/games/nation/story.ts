/** How a match of Happy Nation is told when it is over. */
import type { Seat } from '../../engine/game.js';
import { type Claim, type ClaimedWords, claims, type Deed, type Facts, type Grammar } from '../../engine/story.js';
import { type Deeds, deedBy } from '../kit/deeds.js';
import { many, numeral } from '../kit/words.js';
import type { ExplorerCard } from './rules/data.js';
import type { NationEvent, NationTypes } from './rules/types.js';

type NationFacts = Facts<NationTypes>;
type EventOf<K extends NationEvent['type']> = Extract<NationEvent, { readonly type: K }>;

/** Where Happiness came from, within a sentence. */
const SOURCES: Readonly<Record<string, string>> = {
  start: 'a head start',
  ticket: 'shows',
  card: 'Explorer cards',
  gift: 'kindness',
  home: 'home',
  dinner: 'dinner',
  work: 'good work',
  medicine: 'Medicine',
  return: 'returns from abroad',
};

/** A deed of one seat, told by what it brought. */
const brought = (
  facts: NationFacts,
  at: number,
  event: Claim & { readonly is: 'told' },
  seat: Seat,
  title: string,
  words: string,
  thing?: string,
): Deed => ({
  seat,
  title,
  words: `${facts.subject(seat)} ${words}: ${changed(facts, seat, at)}.`,
  claims: [event, claims.total(facts, seat, at - 1), claims.total(facts, seat, at)],
  ...(thing ? { thing } : {}),
});

/** "from 12 to 14 Happiness" */
const changed = ({ steps }: NationFacts, seat: Seat, at: number): string =>
  `from ${numeral(steps[at - 1]?.totals[seat] ?? 0)} to ${numeral(steps[at]?.totals[seat] ?? 0)} Happiness`;

const heard = (at: number, { type, seat }: { readonly type: string; readonly seat: Seat }): Claim & { readonly is: 'told' } => ({
  is: 'told',
  at,
  event: { type, seat },
});

/** What an evening was: its home and its dinner. */
function evening(event: EventOf<'evening'>, at: number, facts: NationFacts): Deed {
  const { seat, home, dinner } = event;
  const good = home + dinner > 0;
  return brought(
    facts,
    at,
    { is: 'told', at, event: { type: 'evening', seat, home, dinner } },
    seat,
    good ? 'A good evening' : 'A hard evening',
    good ? 'had a good home and dinner' : 'had too little at home',
  );
}

const deedsOf = (cardNamed: (id: string) => ExplorerCard): Deeds<NationTypes> => ({
  enjoy: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'A show', 'enjoyed a show'),
  feast: (event, at, facts) => {
    const { name } = cardNamed(event.card);
    const told: Claim & { readonly is: 'told' } = { is: 'told', at, event: { type: 'feast', seat: event.seat, card: event.card } };
    return brought(facts, at, told, event.seat, name, `played ${name}`, `card ${event.card}`);
  },
  holiday: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'A Holiday', 'went on a Holiday'),
  travel: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'Shows abroad', 'saw shows abroad'),
  give: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'Presents for everybody', 'gave presents to everybody'),
  gift: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'A birthday present', 'gave a birthday present'),
  firstAid: (event, at, facts) => {
    const { seat, to } = event;
    const told: Claim & { readonly is: 'told' } = { is: 'told', at, event: { type: 'firstAid', seat, to } };
    return to === facts.first
      ? brought(facts, at, told, to, 'First Aid', `had First Aid from ${facts.who(seat)}`)
      : brought(facts, at, told, seat, 'First Aid', `gave ${facts.who(to)} First Aid`);
  },
  help: (event, at, facts) => {
    const told: Claim & { readonly is: 'told' } = { is: 'told', at, event: { type: 'help', seat: event.seat, to: event.to } };
    return brought(facts, at, told, event.to, 'Help from a friend', `helped ${facts.who(event.seat)} out`);
  },
  medicine: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'Medicine', 'took Medicine'),
  vaccine: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'The vaccine', 'was vaccinated in time'),
  work: (event, at, facts) =>
    event.happiness > 0 ? brought(facts, at, heard(at, event), event.seat, 'Good work', 'worked with joy') : null,
  return: (event, at, facts) => brought(facts, at, heard(at, event), event.seat, 'News from abroad', 'had a return from abroad'),
  evening,
});

/** "9 from Explorer cards and 7 from shows made Chloe's 24 Happiness." */
function sources(facts: NationFacts): ClaimedWords | null {
  const { first, standings } = facts;
  const { lines = [], total = 0 } = standings[first] ?? {};
  const [most, next] = lines.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  if (!most || !next || 2 * (most.points + next.points) <= total) return null;
  return {
    words: `${most.points} from ${SOURCES[most.key]} and ${next.points} from ${SOURCES[next.key]}: that was most of ${facts.whose(first)} ${total}.`,
    claims: [
      claims.total(facts, first),
      { is: 'line', seat: first, key: most.key, value: most.points },
      { is: 'line', seat: first, key: next.key, value: next.points },
      { is: 'most', seat: first, keys: [most.key, next.key] },
    ],
  };
}

/** "Chloe reached 34 on day 6, with you at 27." */
function target(facts: NationFacts): ClaimedWords | null {
  const { first, second, steps, standings } = facts;
  const at = steps.findIndex(({ events }) => events.some((event) => event.type === 'target' && event.seat === first));
  const event = steps[at]?.events.find((each): each is EventOf<'target'> => each.type === 'target' && each.seat === first);
  if (second === null || !event) return null;
  return {
    words: `${facts.subject(first)} called the last day with ${event.happiness} ${facts.on(at)}; ${facts.who(second)} ended at ${numeral(standings[second]?.total ?? 0)}.`,
    claims: [
      { is: 'told', at, event: { type: 'target', seat: first, happiness: event.happiness } },
      claims.round(facts, at),
      claims.total(facts, second),
    ],
  };
}

/** "Chloe enjoyed 12 shows, you 6." */
function shows(facts: NationFacts): ClaimedWords | null {
  const { first, second, steps } = facts;
  const seen = (seat: Seat) =>
    steps.reduce((sum, { events }) => sum + events.filter((event) => event.type === 'enjoy' && event.seat === seat).length, 0);
  if (second === null) return null;
  const [mine, theirs] = [seen(first), seen(second)];
  if (mine < 3 || mine <= theirs) return null;
  const count = (seat: Seat, value: number): Claim => ({ is: 'count', event: { type: 'enjoy', seat }, value });
  return {
    words: `${facts.subject(first)} enjoyed ${many(mine, 'show')}, ${facts.who(second)} ${theirs === 0 ? 'none' : theirs}.`,
    claims: [count(first, mine), count(second, theirs)],
  };
}

/** "Jay could not pay the interest and was out on day 4." */
function ruin(facts: NationFacts): ClaimedWords | null {
  for (const [at, { events }] of facts.steps.entries())
    for (const event of events)
      if (event.type === 'eliminated')
        return {
          words: `${facts.subject(event.seat)} could not pay the interest and was out ${facts.on(at)}.`,
          claims: [{ is: 'told', at, event: { type: 'eliminated', seat: event.seat } }, claims.round(facts, at)],
        };
  return null;
}

/** "Home and dinner cost Ben 6; Chloe's brought 4." */
function evenings(facts: NationFacts): ClaimedWords | null {
  const { first, second, standings } = facts;
  const atHome = (seat: Seat) => (standings[seat]?.lines ?? []).filter(({ key }) => key === 'home' || key === 'dinner');
  const sum = (seat: Seat) => atHome(seat).reduce((all, { points }) => all + points, 0);
  if (second === null || sum(first) <= sum(second) || sum(first) <= 0) return null;
  const [mine, theirs] = [sum(first), sum(second)];
  const other = theirs < 0 ? `cost ${facts.who(second)} ${-theirs}` : `gave ${facts.who(second)} ${theirs}`;
  return {
    words: `Home and dinner ${other} and brought ${facts.who(first)} ${mine}.`,
    claims: [
      { is: 'lines', seat: first, keys: ['home', 'dinner'], value: mine },
      { is: 'lines', seat: second, keys: ['home', 'dinner'], value: theirs },
    ],
  };
}

export const grammarOf = (cardNamed: (id: string) => ExplorerCard): Grammar<NationTypes> => ({
  unit: ['heart', 'hearts'],
  won: 'Happiest in town',
  day: 'day',
  deed: deedBy(deedsOf(cardNamed)),
  sentences: (facts) => [sources, target, shows, ruin, evenings].flatMap((sentence) => sentence(facts) ?? []),
});

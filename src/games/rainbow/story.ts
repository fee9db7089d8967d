/** How a match of The Game of Happiness is told when it is over. */
import type { Seat } from '../../engine/game.js';
import { type Claim, type ClaimedWords, capital, claims, type Facts, type Grammar, spelt } from '../../engine/story.js';
import { type Deeds, deedBy } from '../kit/deeds.js';
import { many } from '../kit/words.js';
import { MONEY } from './rules/board.js';
import { AREA_NAMES, AREAS, BOARD } from './rules/data.js';
import type { RainbowTypes } from './rules/types.js';
import { dollars } from './words/names.js';

type RainbowFacts = Facts<RainbowTypes>;

const DEEDS: Deeds<RainbowTypes> = {
  stand({ seat, area, keys }, at, facts) {
    const put: Claim = { is: 'told', at, event: { type: 'stand', seat, area, keys } };
    const how = earned(facts, at, seat);
    const who = facts.subject(seat);
    return {
      seat,
      title: `The ${AREA_NAMES[area]} key`,
      words: how?.words ?? `${who} put the ${AREA_NAMES[area]} key on the stand: ${spelt(keys)} now.`,
      claims: [put, ...(how?.claims ?? [])],
      thing: `key ${area}`,
    };
  },
};

/** By what the key came in that very step. */
function earned(facts: RainbowFacts, at: number, seat: Seat): ClaimedWords | null {
  const who = facts.subject(seat);
  for (const event of facts.steps[at]?.events ?? []) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'rich')
      return {
        words: `${who} had ${dollars(event.total)} together, and the key with it.`,
        claims: [{ is: 'told', at, event: { type: 'rich', seat, total: event.total } }],
      };
    if (event.type === 'cancel' && event.left === 0)
      return {
        words: `The last hang-up about ${AREA_NAMES[event.area]} went, and ${facts.whose(seat)} key could stand.`,
        claims: [{ is: 'told', at, event: { type: 'cancel', seat, area: event.area, left: 0 } }],
      };
    if (event.type === 'land' && event.kind === 'last')
      return {
        words: `${who} came to the end of ${BOARD[event.track].name} and took its key.`,
        claims: [{ is: 'told', at, event: { type: 'land', seat, track: event.track, kind: 'last' } }],
      };
  }
  return null;
}

/** The area of the only key that somebody lacks of all six, or null. */
function onlyMissing({ shared, steps }: RainbowFacts, seat: Seat): number | null {
  const { terms, players } = shared(steps.length - 1);
  const stand = players[seat]?.stand ?? [];
  if (terms.keysToWin !== AREAS.length || stand.length !== AREAS.length - 1) return null;
  return AREAS.findIndex((_, area) => !stand.includes(area));
}

const nameOf = (area: number): string => AREA_NAMES[AREAS[area] ?? 'money'];
const standOf = ({ shared, steps }: RainbowFacts, seat: Seat): Claim => ({
  is: 'shared',
  at: steps.length - 1,
  path: ['players', seat, 'stand'],
  value: shared(steps.length - 1).players[seat]?.stand ?? [],
});

const hasFinished = ({ shared, steps }: RainbowFacts, seat: Seat): boolean => shared(steps.length - 1).finished.includes(seat);

/** "Only Money was missing: you had $2,000 of $2,500 when Ben filled the stand." */
function missing(facts: RainbowFacts): ClaimedWords | null {
  const { viewer, first, second, steps } = facts;
  const loser = viewer !== null && viewer !== first ? viewer : second;
  const area = loser === null ? null : onlyMissing(facts, loser);
  if (loser === null || area === null || !hasFinished(facts, first)) return null;
  const last = steps.length - 1;
  const { players, terms } = facts.shared(last);
  const player = players[loser];
  const at = { is: 'shared', at: last } as const;
  if (area === MONEY && player && !player.front.includes(area))
    return {
      words: `Only Money was missing: ${facts.who(loser)} had ${dollars(player.money)} of ${dollars(terms.moneyGoal)} when ${facts.who(first)} filled the stand.`,
      claims: [
        standOf(facts, loser),
        { ...at, path: ['players', loser, 'money'], value: player.money },
        { ...at, path: ['terms', 'moneyGoal'], value: terms.moneyGoal },
        claims.total(facts, first),
      ],
    };
  if (player?.front.includes(area))
    return {
      words: `${nameOf(area)} lay in front of ${facts.who(loser)}, but a hang-up kept it off the stand.`,
      claims: [standOf(facts, loser), { ...at, path: ['players', loser, 'front'], value: player.front }],
    };
  return {
    words: `Only ${nameOf(area)} was missing for ${facts.who(loser)} when ${facts.who(first)} filled the stand ${facts.on(last)}.`,
    claims: [standOf(facts, loser), claims.total(facts, first), claims.round(facts, last)],
  };
}

/** "Six keys in 41 rounds; Chloe waited for Love to the end." */
function rounds(facts: RainbowFacts): ClaimedWords | null {
  const { first, second, steps, standings } = facts;
  if (second === null || !hasFinished(facts, first)) return null;
  const last = steps.length - 1;
  const area = onlyMissing(facts, second);
  const other = area === null ? `had ${standings[second]?.total}` : `waited for ${nameOf(area)} to the end`;
  const keys = standings[first]?.total ?? 0;
  return {
    words: `${capital(spelt(keys))} keys in ${steps[last]?.round} rounds; ${facts.who(second)} ${other}.`,
    claims: [claims.total(facts, first), claims.round(facts, last), claims.total(facts, second), standOf(facts, second)],
  };
}

/** "The Money key filled Ben's stand in round 41, with you at five." */
function lastKey(facts: RainbowFacts): ClaimedWords | null {
  const { first, second, steps, standings } = facts;
  if (second === null || !hasFinished(facts, first)) return null;
  for (let at = steps.length - 1; at > 0; at--)
    for (const event of steps[at]?.events ?? [])
      if (event.type === 'stand' && event.seat === first)
        return {
          words: `The ${AREA_NAMES[event.area]} key filled ${facts.whose(first)} stand ${facts.on(at)}, with ${facts.who(second)} at ${spelt(standings[second]?.total ?? 0)}.`,
          claims: [
            { is: 'told', at, event: { type: 'stand', seat: first, area: event.area } },
            claims.round(facts, at),
            claims.total(facts, second),
          ],
        };
  return null;
}

const countOf = ({ steps }: RainbowFacts, type: string, seat: Seat): number =>
  steps.reduce(
    (sum, { events }) => sum + events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length,
    0,
  );

/** "You sent nine hang-ups away for six keys, two more than Ben." */
function hangUps(facts: RainbowFacts): ClaimedWords | null {
  const { first, second, standings } = facts;
  const gone = countOf(facts, 'cancel', first);
  if (second === null || gone < 3) return null;
  return {
    words: `${facts.subject(first)} sent ${spelt(gone)} hang-ups away and put ${spelt(standings[first]?.total ?? 0)} keys up; ${facts.who(second)} ${spelt(standings[second]?.total ?? 0)}.`,
    claims: [{ is: 'count', event: { type: 'cancel', seat: first }, value: gone }, claims.total(facts, first), claims.total(facts, second)],
  };
}

/** "Faith was the first key of all, and it was Ben's." */
function firstKey(facts: RainbowFacts): ClaimedWords | null {
  const { first, steps, standings } = facts;
  for (const [at, { events }] of steps.entries())
    for (const event of events)
      if (event.type === 'stand' && event.seat === first)
        return {
          words: `${AREA_NAMES[event.area]} came first, ${facts.on(at)}; ${facts.who(first)} ended with ${spelt(standings[first]?.total ?? 0)} keys.`,
          claims: [
            { is: 'told', at, event: { type: 'stand', seat: first, area: event.area, keys: 1 } },
            claims.round(facts, at),
            claims.total(facts, first),
          ],
        };
  return null;
}

/** "Time ran out in round 200 with Ben at four keys." */
function timeUp(facts: RainbowFacts): ClaimedWords | null {
  const { first, steps, standings } = facts;
  if (hasFinished(facts, first)) return null;
  const last = steps.length - 1;
  return {
    words: `Time ran out ${facts.on(last)} with ${facts.who(first)} at ${many(standings[first]?.total ?? 0, 'key')}.`,
    claims: [claims.round(facts, last), claims.total(facts, first), { is: 'told', at: last, event: { type: 'over', out: 'time' } }],
  };
}

function alone(facts: RainbowFacts): ClaimedWords | null {
  const { first, second, steps, standings, shared } = facts;
  if (second !== null || !hasFinished(facts, first)) return null;
  const last = steps.length - 1;
  const turns = shared(last).players[first]?.turns ?? 0;
  return {
    words: `${capital(spelt(standings[first]?.total ?? 0))} keys in ${many(turns, 'turn')}, and nobody to hurry ${facts.who(first)}.`,
    claims: [claims.total(facts, first), { is: 'shared', at: last, path: ['players', first, 'turns'], value: turns }],
  };
}

export const grammar: Grammar<RainbowTypes> = {
  unit: ['key', 'keys'],
  won: 'The whole rainbow',
  day: 'rainbow',
  deed: deedBy(DEEDS),
  sentences: (facts) => [missing, rounds, lastKey, hangUps, firstKey, timeUp, alone].flatMap((sentence) => sentence(facts) ?? []),
};

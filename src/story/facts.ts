/** The facts of a finished match, gathered in one walk through its record: who led when, what turned it, what everybody saw. */
import type { Game, GameTypes, Score, Seat } from '../engine/game.js';
import { heard } from '../engine/play.js';
import { type MatchRecord, replay } from '../engine/record.js';
import { compare, standings, winners } from '../engine/standings.js';
import type { Facts, StoryStep } from '../engine/story.js';
import { stateAt, walkThrough } from '../engine/walk.js';

const EARLY = 1 / 4; // of a match: who leads from there on has led it all

/** In front by what counts before ties are broken. */
const inFront = (scores: readonly Score[]): readonly Seat[] => {
  const bare = scores.map((score) => ({ ...score, tieBreakers: [] }));
  return bare.flatMap((score, seat) => (bare.every((other) => compare(score, other) <= 0) ? [seat] : []));
};

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat, i) => seat === b[i]);

export interface Led {
  readonly leaders: readonly (readonly Seat[])[]; // by step: who was in front
}

export function factsOf<T extends GameTypes>(game: Game<T>, record: MatchRecord, viewer: Seat | null): Facts<T> & Led {
  const { gauge, grammar } = game;
  const { names } = record;
  const table = replay(game, record);
  const steps: StoryStep<T>[] = [];
  const leaders: (readonly Seat[])[] = [];
  walkThrough(table, (entry, { shared }) => {
    const { told } = entry < 0 ? table.opening : (table.steps[entry] ?? table.opening);
    const scores = game.scores(shared);
    leaders.push(inFront(scores));
    steps.push({
      entry,
      round: gauge?.round?.(shared) ?? steps.length,
      totals: scores.map(({ total }) => total),
      events: told.flatMap((each) => heard(each, null) ?? []),
    });
  });
  const last = steps.length - 1;
  const all = standings(game, table.state.shared);
  const ranked = [...all].sort((a, b) => a.rank - b.rank || Number(b.seat === viewer) - Number(a.seat === viewer));
  const [best, next] = ranked;
  const first = best?.seat ?? 0;
  const settled = settledFrom(leaders);
  const alone = names.length === 1;
  const called = gauge?.round ? (grammar?.age ? 'age' : (gauge.called ?? 'round').toLowerCase()) : 'move';
  const label = (at: number) => {
    const round = steps[at]?.round ?? 0;
    return grammar?.age?.(round, table.state.shared) ?? round;
  };
  const states = new Map<number, T['shared']>();
  return {
    names,
    viewer,
    standings: all,
    winners: winners(game, table.state.shared),
    first,
    second: next?.seat ?? null,
    steps,
    leaders,
    leadsFrom: alone || leaders.at(-1)?.length !== 1 ? null : settled,
    turn: alone || settled <= last * EARLY ? null : settled,
    unit: grammar?.unit ?? [best?.lines[0]?.unit ?? 'points', best?.lines[0]?.unit ?? 'points'],
    called,
    shared(at) {
      const kept = states.get(at) ?? stateAt(table, (steps[at]?.entry ?? -1) + 1).shared;
      states.set(at, kept);
      return kept;
    },
    who: (seat) => (seat === viewer ? 'you' : (names[seat] ?? '')),
    whose: (seat) => (seat === viewer ? 'your' : `${names[seat] ?? ''}'s`),
    subject: (seat) => (seat === viewer ? 'You' : (names[seat] ?? '')),
    owner: (seat) => (seat === viewer ? 'Your' : `${names[seat] ?? ''}'s`),
    rival(at) {
      const totals = steps[at]?.totals ?? [];
      const others = totals.flatMap((total, seat) => (seat === first || all[seat]?.out !== undefined ? [] : [{ seat, total }]));
      const most = Math.max(...others.map(({ total }) => total));
      const rivals = others.filter(({ total }) => total === most);
      return (rivals.find(({ seat }) => seat === viewer) ?? rivals[0])?.seat ?? null;
    },
    when: (at) => `${called} ${label(at)}`,
    on: (at) =>
      called === 'age' ? `at ${label(at)}` : `${called === 'day' ? 'on' : called === 'move' ? 'at' : 'in'} ${called} ${label(at)}`,
  };
}

/** The step from which those in front were the same to the end. */
function settledFrom(leaders: readonly (readonly Seat[])[]): number {
  const final = leaders.at(-1) ?? [];
  for (let at = leaders.length - 1; at > 0; at--) if (!sameSeats(leaders[at - 1] ?? [], final)) return at;
  return 0;
}

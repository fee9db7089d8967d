/** Holds a story against its record: the match is played again from the record, and every claim is reckoned anew from what lay on the table. */
import { cloneOf } from '../../engine/clone.js';
import type { Game, GameTypes, Score, Seat, State } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { heard, isUndo, liveEntries, type PlayedStep } from '../../engine/play.js';
import { type MatchRecord, replay } from '../../engine/record.js';
import { standings } from '../../engine/standings.js';
import type { Claim, ClaimedWords } from '../../engine/story.js';
import { playEntry, stateAt } from '../../engine/walk.js';
import type { Story } from '../tell.js';

interface Past {
  readonly scores: readonly (readonly Score[])[]; // by step
  readonly rounds: readonly number[];
  readonly told: readonly (readonly { readonly type: string }[])[];
  readonly shared: ReadonlyMap<number, unknown>;
}

/** Plays the match from its record, without anything of the story's own code. What was taken back has had its effect on chance, and is played, too. */
function playAgain(game: Game<GameTypes>, record: MatchRecord, looked: ReadonlySet<number>): Past {
  const table = replay(game, record);
  const scores: (readonly Score[])[] = [];
  const rounds: number[] = [];
  const told: (readonly { readonly type: string }[])[] = [];
  const shared = new Map<number, unknown>();
  const note = (state: State<GameTypes>, { told: events }: PlayedStep<GameTypes>) => {
    if (looked.has(scores.length)) shared.set(scores.length, cloneOf(game, state).shared);
    scores.push(game.scores(state.shared));
    rounds.push(game.gauge?.round?.(state.shared) ?? rounds.length);
    told.push(events.flatMap((each) => heard(each, null) ?? []));
  };
  const state = stateAt(table, 0);
  note(state, table.opening);
  const isPlain = !record.entries.some(isUndo);
  for (const at of liveEntries(record.entries)) {
    if (isPlain) playEntry(table, state, at);
    note(isPlain ? state : stateAt(table, at + 1), table.steps[at] ?? table.opening);
  }
  return { scores, rounds, told, shared };
}

const at = (shared: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined), shared);

const has = (event: object, facts: object): boolean =>
  Object.entries(facts).every(([key, value]) => same(Reflect.get(event, key) ?? null, value));

/** Alone in front: nobody who stayed has as much, and whoever is out is behind. */
function isAhead(scores: readonly Score[], seat: Seat): boolean {
  const mine = scores[seat];
  return mine !== undefined && scores.every((other, i) => i === seat || isBehind(other, mine));
}
const isBehind = (a: Score, b: Score): boolean => {
  if (a.out !== undefined || b.out !== undefined) return (a.out ?? 1e9) < (b.out ?? 1e9) || (a.out === b.out && a.total < b.total);
  return a.total < b.total;
};

/** Whether a claim is true. */
function holds(game: Game<GameTypes>, { scores, rounds, told, shared }: Past, claim: Claim): boolean {
  const last = scores.at(-1) ?? [];
  const total = (seat: Seat, place: number) => scores[place]?.[seat]?.total;
  const line = (seat: Seat, key: string) => last[seat]?.lines.find((each) => each.key === key)?.points ?? 0;
  switch (claim.is) {
    case 'total':
      return total(claim.seat, claim.at) === claim.value;
    case 'gain':
      return (total(claim.seat, claim.at) ?? 0) - (total(claim.seat, claim.at - 1) ?? 0) === claim.value;
    case 'ahead':
      return (total(claim.seat, claim.at) ?? 0) - (total(claim.of, claim.at) ?? 0) === claim.by;
    case 'leads':
      return (
        scores.slice(claim.from).every((each) => isAhead(each, claim.seat)) &&
        (claim.from === 0 || !isAhead(scores[claim.from - 1] ?? [], claim.seat))
      );
    case 'leadAt':
      return isAhead(scores[claim.at] ?? [], claim.seat);
    case 'led': {
      const ends = rounds.flatMap((round, i) => (round > 0 && rounds[i + 1] !== round ? [i] : []));
      return ends.length === claim.of && ends.filter((i) => isAhead(scores[i] ?? [], claim.seat)).length === claim.rounds;
    }
    case 'rank':
      return standings(game, shared.get(scores.length - 1) as object)[claim.seat]?.rank === claim.value;
    case 'line':
      return line(claim.seat, claim.key) === claim.value;
    case 'lines':
      return claim.keys.reduce((sum, key) => sum + line(claim.seat, key), 0) === claim.value;
    case 'most':
      return 2 * claim.keys.reduce((sum, key) => sum + line(claim.seat, key), 0) > (last[claim.seat]?.total ?? 0);
    case 'tieBreaker':
      return last[claim.seat]?.tieBreakers.find(({ key }) => key === claim.key)?.value === claim.value;
    case 'round':
      return rounds[claim.at] === claim.value;
    case 'told':
      return told[claim.at]?.some((event) => has(event, claim.event)) === true;
    case 'count':
      return told.flat().filter((event) => has(event, claim.event)).length === claim.value;
    case 'shared':
      return JSON.stringify(at(shared.get(claim.at), claim.path)) === JSON.stringify(claim.value);
    case 'has': {
      const list = at(shared.get(claim.at), claim.path);
      return Array.isArray(list) && list.includes(claim.value);
    }
    case 'seats':
      return last.length === claim.value;
    case 'if': {
      const other = structuredClone(shared.get(claim.at));
      const key = claim.path.at(-1);
      const where = at(other, claim.path.slice(0, -1));
      if (key === undefined || typeof where !== 'object' || where === null) return false;
      Reflect.set(where, key, claim.put);
      return game.scores(other as object)[claim.seat]?.total === claim.value;
    }
    case 'verdict':
      return last[0]?.verdict?.words.includes(claim.has) === true;
  }
}

const SPELT = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Every figure in the words, digits and small words alike. */
function figuresIn(words: string): number[] {
  const digits = [...words.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/−?\d+/g)].map(([text]) => Number(text.replace('−', '-')));
  const spelt = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => (SPELT.includes(word) && word !== '' ? [SPELT.indexOf(word)] : []));
  return [...digits, ...spelt];
}

/** Every figure that a claim speaks of. */
function figuresOf(game: Game<GameTypes>, past: Past, claim: Claim): number[] {
  const end = past.shared.get(past.scores.length - 1) as object;
  if (claim.is === 'round') return [claim.value, game.grammar?.age?.(claim.value, end) ?? claim.value];
  const found: number[] = [];
  const look = (value: unknown, key = ''): void => {
    if (typeof value === 'number' && !['seat', 'at', 'of', 'from'].includes(key)) found.push(value, Math.abs(value));
    else if (typeof value === 'string') found.push(...figuresIn(value));
    else if (typeof value === 'object' && value !== null) for (const [name, each] of Object.entries(value)) look(each, name);
  };
  look(claim.is === 'led' ? { ...claim, all: claim.of } : claim);
  return found;
}

const seatsOf = (claim: Claim): readonly Seat[] => {
  const event = 'event' in claim ? [claim.event.seat, claim.event.to] : [];
  const path = 'path' in claim ? claim.path : [];
  return [
    ...('seat' in claim ? [claim.seat] : []),
    ...('of' in claim && claim.is === 'ahead' ? [claim.of] : []),
    ...event,
    ...path,
  ].flatMap((seat) => (typeof seat === 'number' ? [seat] : []));
};

/** What is wrong with a story: a claim that is not true, a figure or a name that no claim covers. */
export function faultsIn(game: Game<GameTypes>, record: MatchRecord, viewer: Seat | null, story: Story): string[] {
  const told: readonly ClaimedWords[] = [story.headline, story.sentence, ...(story.moment ? [story.moment] : [])];
  const all = told.flatMap(({ claims }) => claims);
  const last = liveEntries(record.entries).length;
  const past = playAgain(game, record, new Set([last, ...all.flatMap((claim) => ('at' in claim ? [claim.at] : []))]));
  return told.flatMap(({ words, claims }) => {
    const untrue = claims.filter((claim) => !holds(game, past, claim)).map((claim) => `${words} (not true: ${JSON.stringify(claim)})`);
    const figures = new Set(claims.flatMap((claim) => figuresOf(game, past, claim)));
    const unnamedWords = record.names.reduce((text, name) => text.replaceAll(name, '…'), words);
    const bare = figuresIn(unnamedWords).filter((figure) => !figures.has(figure));
    const seats = new Set(claims.flatMap(seatsOf));
    const spoken = record.names.flatMap((name, seat) => (words.includes(name) && seat !== viewer ? [seat] : []));
    const unnamed = spoken.filter((seat) => !seats.has(seat) && record.names.length > 1);
    return [
      ...untrue,
      ...bare.map((figure) => `${words} (nothing says ${figure})`),
      ...unnamed.map((seat) => `${words} (nothing is claimed of ${record.names[seat]})`),
    ];
  });
}

/** The laws every game keeps, tried in random play. A broken law is reported with the record that shows it. */
import { quickChance, type Sfc32 } from './chance.js';
import type { Decision, Game, GameTypes, Json, OptionSpec } from './game.js';
import { copy } from './json.js';
import { checkDeals } from './laws/deals.js';
import {
  checkClock,
  checkConservation,
  checkEnding,
  checkEvents,
  checkFacts,
  checkMoves,
  checkPlain,
  checkSpoken,
  checkTable,
} from './laws/lists.js';
import { type Law, mendFor } from './laws/mend.js';
import { checkReasons, hearMatch, nothingHeard } from './laws/reasons.js';
import { Broken, demand, type LawCounts, type LawRun, REAL } from './laws/run.js';
import { freezePersistent, PersistentPlaces } from './laws/sharing.js';
import { checkClone, checkUndo, checkWholeMatch, followShadow } from './laws/time.js';
import { withTraps } from './laws/traps.js';
import { checkCommuting, checkImagination, checkOtherChoice, followTwin, tryOtherChoice } from './laws/worlds.js';
import { defaultOptions } from './options.js';
import { answer, begin, playForced, type Table } from './play.js';
import { type MatchRecord, parseRecord, recordOf, verify } from './record.js';
import { type Seed, subSeed } from './seed.js';
import { mine, viewFor } from './view.js';

export interface Trial {
  readonly seats: number;
  /** How many matches: the defaults, every single option value that fits these seats, then mixtures. `share`: the defaults and this number
   *  of seats' share of the values; the shares of all numbers of seats together are all values. */
  readonly matches: number | 'share';
  readonly seed: Seed;
  readonly clauses: ReadonlySet<string>; // of the game's RULES.md
  readonly early?: number; // so many entries of a match are all tried thoroughly; EARLY without it
  readonly progress?: (match: number) => void;
}

/** A law that a game has broken: in which world, how to mend it, and the match that shows it. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
  readonly law: Law;
  readonly record: MatchRecord | null;
  constructor(law: Law, detail: string, world: string | null = null, record: MatchRecord | null = null) {
    const where = world === null ? '' : `\n  World: ${world}.`;
    const imagined = world?.startsWith('imagined') ?? false;
    super(`${law}: ${detail}${where}\n  To mend it: ${mendFor(law, imagined)}`);
    this.law = law;
    this.record = record;
  }
}

/** So many entries of a match are all tried thoroughly; of those after them ever fewer, so that long matches do not take for ever. */
const EARLY = 40;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, i) => NAMES[i] ?? `Player ${i + 1}`);

type Single = readonly [key: string, value: Json];

function valuesOf({ choices, range }: OptionSpec): readonly Json[] {
  const values = choices.map((choice) => choice.value);
  const ends = range ? [range.min, range.max] : [];
  return [...values, ...ends.filter((end) => !values.includes(end))];
}

/** Every option value there is, the ends of ranges included. */
const allSingles = <T extends GameTypes>(game: Game<T>): readonly Single[] =>
  Object.entries<OptionSpec>(game.options).flatMap(([key, spec]) => valuesOf(spec).map((value): Single => [key, value]));

const fits = <T extends GameTypes>(game: Game<T>, seats: number, [key, value]: Single): boolean =>
  !game.unfit?.(seats, { ...defaultOptions(game), [key]: value });

const singlesFor = <T extends GameTypes>(game: Game<T>, seats: number): readonly Single[] =>
  allSingles(game).filter((single) => fits(game, seats, single));

/** A number of seats' share of the option values: each is tried with one of the numbers of seats it fits, in turn. */
export function shareFor<T extends GameTypes>(game: Game<T>, seats: number): readonly Single[] {
  const { min, max } = game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return allSingles(game).filter((single, i) => {
    const able = tables.filter((table) => fits(game, table, single));
    return able[i % able.length] === seats;
  });
}

/** Any mixture of options that fits, or the defaults where none was found. */
function mixtureFor<T extends GameTypes>(game: Game<T>, seats: number, chance: Sfc32): T['options'] {
  for (let attempt = 0; attempt < 50; attempt++) {
    const options: Record<string, Json> = {};
    for (const [key, spec] of Object.entries<OptionSpec>(game.options)) {
      const values = valuesOf(spec);
      options[key] = values[chance.int(values.length)] ?? spec.default;
    }
    if (!game.unfit?.(seats, options as T['options'])) return options as T['options'];
  }
  return defaultOptions(game);
}

/** Everything that holds of one entry just played. */
function checkEntry<T extends GameTypes>(run: LawRun<T>, decision: Decision<T['kind']>, entry: number): void {
  const { table } = run;
  const done = table.steps[entry];
  const line = table.entries[entry];
  if (!done || !line || 'undo' in line) return;
  checkFacts(run);
  checkClock(run);
  checkEvents(run, done, entry);
  checkEnding(run, done);
  run.twins = run.twins.filter((twin) => twin.left-- > 0 && followTwin(run, twin, decision, entry, done));
  followShadow(run, decision, entry);
  if (run.thorough) checkTable(run);
  else checkConservation(run.game, table.state);
}

function playOne<T extends GameTypes>(run: LawRun<T>): void {
  const { game, table, dice, tried } = run;
  const { state } = table;
  run.thorough = dice.int(1 + Math.floor(table.entries.length / run.early)) === 0;
  if (run.thorough && game.persistent) freezePersistent(state, run.places);
  for (const decision of state.open) {
    if (run.thorough) checkMoves(run, viewFor(state, decision.seat), decision);
  }
  if (run.thorough && dice.int(6) === 0) checkCommuting(run);
  if (run.thorough && run.twins.length < 2) {
    const seat = dice.int(state.own.length + 1) - 1;
    run.twins.push({ seat: seat < 0 ? null : seat, world: checkImagination(run, seat < 0 ? null : seat), left: 30 });
  }
  const decision = state.open[dice.int(state.open.length)];
  if (!decision) return;
  const moves = game.moves(state.shared, mine(state, decision.seat), decision);
  const move = moves[dice.int(moves.length)] as T['move'];
  const entry = table.entries.length;
  const other = run.thorough && dice.int(3) === 0 ? tryOtherChoice(run, decision, move) : null;
  run.attempt = { decision: decision.id, move };
  if (run.thorough) checkClone(run, decision, move);
  answer(table, decision.id, copy(move), decision.seat);
  run.attempt = null;
  checkPlain(table.state);
  tried.decisions++;
  if (other) checkOtherChoice(run, other, entry);
  checkEntry(run, decision, entry);
  if (run.thorough && dice.int(4) === 0) checkUndo(run);
}

/** A match in which decisions with one answer are played for the seats, as most tables do. */
function playWithForced<T extends GameTypes>(run: LawRun<T>): void {
  const { game, table, dice } = run;
  while (table.state.open.length > 0 && table.entries.length <= game.longest) {
    playForced(table);
    const decision = table.state.open[0];
    if (!decision) break;
    const moves = game.moves(table.state.shared, mine(table.state, decision.seat), decision);
    const move = moves[dice.int(moves.length)] as T['move'];
    run.attempt = { decision: decision.id, move };
    answer(table, decision.id, move);
    run.attempt = null;
  }
}

/** Decisions that count: an undo and what it took back do not. */
const decided = <T extends GameTypes>({ table, undos }: LawRun<T>): number => table.entries.length - 2 * undos;

function playMatch<T extends GameTypes>(run: LawRun<T>, forced: boolean): void {
  const { game, table } = run;
  checkPlain(table.state);
  checkTable(run);
  checkFacts(run);
  checkEvents(run, table.opening, -1);
  checkEnding(run, table.opening);
  if (forced) playWithForced(run);
  else while (table.state.open.length > 0 && decided(run) <= game.longest) playOne(run);
  const over = table.state.open.length === 0;
  demand(over, 'a match ends', () => `after ${decided(run)} decisions it still goes on (longest: ${game.longest})`);
  if (forced) checkEnding(run, table.steps.at(-1) ?? table.opening);
  if (forced) verify(game, parseRecord(JSON.stringify(recordOf(table, run.names, { seed: true }))));
  else checkWholeMatch(run);
  checkSpoken(run);
}

function recordWith<T extends GameTypes>(run: LawRun<T>): MatchRecord {
  const { table, names, attempt } = run;
  const record = recordOf(table, names, { seed: true });
  return attempt ? { ...record, entries: [...record.entries, attempt], hash: null } : record;
}

function newRun<T extends GameTypes>(table: Table<T>, dice: Sfc32, { clauses, early = EARLY }: Trial, tried: LawCounts): LawRun<T> {
  return {
    game: table.game,
    table,
    names: namesFor(table.beginning.seats),
    dice,
    clauses,
    tried,
    kept: [],
    spoken: [],
    places: new PersistentPlaces(table.game),
    positions: [JSON.stringify(table.state)],
    twins: [],
    shadow: copy(table.state),
    attempt: null,
    undos: 0,
    thorough: true,
    early,
    world: REAL,
    clock: table.game.clock?.(table.state.shared) ?? 0,
  };
}

function tryMatch<T extends GameTypes>(run: LawRun<T>, forced: boolean): void {
  try {
    playMatch(run, forced);
  } catch (error) {
    throw new Nonconformity(lawOf(run.game, error), error instanceof Error ? error.message : String(error), run.world, recordWith(run));
  }
}

/** V8 says so when something frozen is changed; only what is persistent was frozen by the laws. */
const CHANGED = /read only|not extensible|Cannot (delete|assign|redefine|add)/;

function lawOf<T extends GameTypes>(game: Game<T>, error: unknown): Law {
  if (error instanceof Broken) return error.law;
  const changed = game.persistent !== undefined && error instanceof TypeError && CHANGED.test(error.message);
  return changed ? 'what is persistent is replaced, not changed' : 'no rule fails';
}

/** What must hold of all worlds imagined in a trial together. */
function checkVariety<T extends GameTypes>(game: Game<T>, { imagined, varied, dreams }: LawCounts): void {
  if (!game.facts.hides) return;
  const law = 'hidden things vary between imagined worlds';
  demand(imagined < 20 || varied > 0, law, () => `${imagined} imagined worlds were all the real one`);
  demand(varied < 5 || dreams > 0, law, () => `${imagined} views were imagined twice, and each time as the same world`);
}

/** What is tried where there is no match yet, or more than one. */
function withoutMatch<R>(world: string, deed: () => R): R {
  try {
    return deed();
  } catch (error) {
    if (error instanceof Broken) throw new Nonconformity(error.law, error.message, world);
    throw error;
  }
}

/** Plays random matches with one number of seats and throws a Nonconformity at the first law that is broken. */
export function conforms<T extends GameTypes>(game: Game<T>, trial: Trial): LawCounts {
  const tried: LawCounts = {
    matches: 0,
    decisions: 0,
    refusals: 0,
    imagined: 0,
    varied: 0,
    dreams: 0,
    twins: 0,
    reveals: 0,
    choices: 0,
    commuted: 0,
    undone: 0,
  };
  for (const [key, { clause }] of Object.entries<OptionSpec>(game.options)) {
    if (!trial.clauses.has(clause)) throw new Nonconformity('every option cites a clause of RULES.md', `${key} cites "${clause}"`);
  }
  const { seats, progress } = trial;
  const singles = trial.matches === 'share' ? shareFor(game, seats) : singlesFor(game, seats);
  const matches = trial.matches === 'share' ? 1 + singles.length : trial.matches;
  for (let match = 0; match < matches; match++) {
    const seed = subSeed(trial.seed, `conforms ${game.id} ${seats} ${match}`);
    const dice = quickChance(Number.parseInt(seed.slice(0, 8), 16));
    const single = singles[match - 1];
    const options = match === 0 ? {} : single ? { [single[0]]: single[1] } : mixtureFor(game, seats, dice);
    for (const forced of match % 4 === 3 ? [false, true] : [false]) {
      const open = () => newRun(begin(game, { seats, options, seed }), dice, trial, tried);
      withTraps(() => tryMatch(withoutMatch('the real one, in setup', open), forced));
    }
    tried.matches++;
    progress?.(match + 1);
  }
  withoutMatch('imagined ones, all together', () => {
    checkVariety(game, tried);
    withTraps(() => checkDeals(game, seats, Number.parseInt(trial.seed.slice(0, 8), 16)));
  });
  return tried;
}

/** Plays random matches with one number of seats and throws a Nonconformity where an answer that is possible at another time is refused
 *  without a reason. Returns how many answers had theirs. */
export function explains<T extends GameTypes>(
  game: Game<T>,
  { seats, matches, seed, clauses }: Trial & { readonly matches: number },
): number {
  const heard = nothingHeard<T>();
  const singles = singlesFor(game, seats);
  const records: MatchRecord[] = [];
  const dice = quickChance(Number.parseInt(seed.slice(0, 8), 16));
  for (let match = 0; match < matches; match++) {
    const single = singles[match - 1];
    const options = match === 0 ? {} : single ? { [single[0]]: single[1] } : mixtureFor(game, seats, dice);
    const table = begin(game, { seats, options, seed: subSeed(seed, `explains ${game.id} ${seats} ${match}`) });
    hearMatch(table, match, dice, heard);
    records.push(recordOf(table, namesFor(seats), { seed: true }));
  }
  let tried = 0;
  for (const asked of heard.asked) {
    try {
      tried += checkReasons(game, asked, heard, clauses, dice);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const record = records[asked.match];
      const upTo = record === undefined ? null : { ...record, entries: record.entries.slice(0, asked.entries), hash: null };
      throw new Nonconformity(error.law, error.message, REAL, upTo);
    }
  }
  return tried;
}

/** The laws every game keeps, tried in random play. A broken law is reported with the record that shows it. */
import { quickChance, type Sfc32 } from './chance.js';
import type { Decision, Game, GameTypes, Json, OptionSpec } from './game.js';
import { copy } from './json.js';
import { checkConservation, checkEvents, checkMoves, checkTable } from './laws/lists.js';
import { Broken, demand, type Run, type Tried } from './laws/run.js';
import { checkClone, checkUndo, checkWholeMatch, followShadow } from './laws/time.js';
import { checkCommuting, checkImagination, checkOtherChoice, followTwin, tryOtherChoice } from './laws/worlds.js';
import { defaultOptions } from './options.js';
import { answer, begin, playForced } from './play.js';
import { type MatchRecord, parseRecord, recordOf, verify } from './record.js';
import { type Seed, subSeed } from './seed.js';
import { mine, viewFor } from './view.js';
import { hasNoSecrets } from './watch.js';

export interface Trial {
  readonly seats: number;
  readonly matches: number;
  readonly enough?: number; // no further match once so many decisions have been tried
  readonly seed: Seed;
  readonly clauses: ReadonlySet<string>; // of the game's RULES.md
  readonly progress?: (match: number) => void;
}

/** A law that a game has broken, with the match in which it did. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
  readonly law: string;
  readonly record: MatchRecord | null;
  constructor(law: string, detail: string, record: MatchRecord | null) {
    super(`${law}: ${detail}`);
    this.law = law;
    this.record = record;
  }
}

/** So many entries of a match are all tried thoroughly; of those after them ever fewer, so that long matches do not take for ever. */
const EARLY = 40;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, i) => NAMES[i] ?? `Player ${i + 1}`);

/** The option sets to play: the defaults, every single value for itself, and from then on any mixture. */
function optionsFor<T extends GameTypes>(game: Game<T>, seats: number, match: number, chance: Sfc32): T['options'] {
  const specs: [string, OptionSpec][] = Object.entries<OptionSpec>(game.options);
  const values = ({ choices, range }: OptionSpec): readonly Json[] => [
    ...choices.map((choice) => choice.value),
    ...(range ? [range.min, range.max] : []),
  ];
  const singles = specs.flatMap(([key, spec]) => values(spec).map((value) => [key, value] as const));
  const single = singles[match - 1];
  for (let attempt = 0; attempt < 50; attempt++) {
    const options: Record<string, Json> = { ...defaultOptions(game) };
    if (match > 0 && single && attempt === 0) options[single[0]] = single[1];
    else if (match > 0) {
      for (const [key, spec] of specs) {
        const all = values(spec);
        options[key] = all[chance.int(all.length)] ?? spec.default;
      }
    }
    if (!game.unfit?.(seats, options as T['options'])) return options as T['options'];
  }
  return defaultOptions(game);
}

/** Everything that holds of one entry just played. */
function checkEntry<T extends GameTypes>(run: Run<T>, decision: Decision<T['kind']>, entry: number): void {
  const { table } = run;
  const done = table.steps[entry];
  const line = table.entries[entry];
  if (!done || !line || 'undo' in line) return;
  checkEvents(run, done);
  run.twins = run.twins.filter((twin) => twin.left-- > 0 && followTwin(run, twin, decision, entry, done));
  followShadow(run, decision, entry);
  if (run.thorough) checkTable(run);
  else checkConservation(run.game, table.state);
}

function playOne<T extends GameTypes>(run: Run<T>): void {
  const { game, table, dice, tried } = run;
  const { state } = table;
  run.thorough = dice.int(1 + Math.floor(table.entries.length / EARLY)) === 0;
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
  tried.decisions++;
  if (other) checkOtherChoice(run, other, entry);
  checkEntry(run, decision, entry);
  if (run.thorough && dice.int(4) === 0) checkUndo(run);
}

/** A match in which decisions with one answer are played for the seats, as most tables do. */
function playWithForced<T extends GameTypes>(run: Run<T>): void {
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
const decided = <T extends GameTypes>({ table, undos }: Run<T>): number => table.entries.length - 2 * undos;

function playMatch<T extends GameTypes>(run: Run<T>, forced: boolean): void {
  const { game, table } = run;
  checkTable(run);
  checkEvents(run, table.opening);
  if (forced) playWithForced(run);
  else while (table.state.open.length > 0 && decided(run) <= game.longest) playOne(run);
  demand(
    table.state.open.length === 0,
    'a match ends',
    () => `after ${decided(run)} decisions it still goes on (longest: ${game.longest})`,
  );
  if (forced) verify(game, parseRecord(JSON.stringify(recordOf(table, run.names, { seed: true }))));
  else checkWholeMatch(run);
}

function recordWith<T extends GameTypes>(run: Run<T>): MatchRecord {
  const { table, names, attempt } = run;
  const record = recordOf(table, names, { seed: true });
  return attempt ? { ...record, entries: [...record.entries, attempt], hash: null } : record;
}

/** Plays random matches with one number of seats and throws a Nonconformity at the first law that is broken. */
export function conforms<T extends GameTypes>(game: Game<T>, trial: Trial): Tried {
  const tried: Tried = {
    matches: 0,
    decisions: 0,
    refusals: 0,
    imagined: 0,
    varied: 0,
    twins: 0,
    reveals: 0,
    choices: 0,
    commuted: 0,
    undone: 0,
  };
  for (const [key, { clause }] of Object.entries<OptionSpec>(game.options)) {
    if (!trial.clauses.has(clause)) throw new Nonconformity('every option cites a clause of RULES.md', `${key} cites "${clause}"`, null);
  }
  let secrets = false;
  for (let match = 0; match < trial.matches && tried.decisions < (trial.enough ?? Number.POSITIVE_INFINITY); match++) {
    const seed = subSeed(trial.seed, `conforms ${game.id} ${trial.seats} ${match}`);
    const dice = quickChance(Number.parseInt(seed.slice(0, 8), 16));
    const options = optionsFor(game, trial.seats, match, dice);
    const table = begin(game, { seats: trial.seats, options, seed });
    const run: Run<T> = {
      game,
      table,
      names: namesFor(trial.seats),
      dice,
      clauses: trial.clauses,
      tried,
      kept: [],
      positions: [JSON.stringify(table.state)],
      twins: [],
      shadow: copy(table.state),
      attempt: null,
      undos: 0,
      thorough: true,
    };
    try {
      secrets ||= !hasNoSecrets(table.state);
      playMatch(run, match % 4 === 3);
    } catch (error) {
      const law = error instanceof Broken ? error.law : 'no rule fails';
      throw new Nonconformity(law, error instanceof Error ? error.message : String(error), recordWith(run));
    }
    tried.matches++;
    trial.progress?.(match + 1);
  }
  if (secrets && tried.imagined >= 20 && tried.varied === 0) {
    throw new Nonconformity('hidden things vary between imagined worlds', `${tried.imagined} imagined worlds were all the real one`, null);
  }
  return tried;
}

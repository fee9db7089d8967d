/** Laws of what is offered and said: lists of moves, refusals, suggestions, scores and words. */
import { cloneOf } from '../clone.js';
import type { Decision, Features, Game, GameTypes, Refusal, Score, State, View } from '../game.js';
import { canonical, isJson, same } from '../json.js';
import { isLasting } from '../lists.js';
import { audienceOf, type PlayedStep, type Told } from '../play.js';
import { standings } from '../standings.js';
import { mine, viewFor } from '../view.js';
import { Broken, brief, demand, firstDifference, hearer, type LawRun, oddityIn, type Spoken } from './run.js';

/** Words are there, and are words. */
export function checkWording(words: string, what: string): void {
  demand(
    typeof words === 'string' && words.trim().length > 0 && !/\b(undefined|NaN|null)\b|\[object/.test(words),
    'everything has words',
    () => `${what} reads "${words}"`,
  );
}

function checkRefusal<T extends GameTypes>(run: LawRun<T>, why: Refusal, what: string): void {
  run.tried.refusals++;
  checkWording(why.because, `the refusal of ${what}`);
  demand(run.clauses.has(why.clause), 'every refusal cites a clause of RULES.md', () => `${what} cites "${why.clause}"`);
}

/** Lists are never empty, without duplicates, plain JSON, the same when asked again, and disjoint from what is refused. */
export function checkMoves<T extends GameTypes>(run: LawRun<T>, view: View<T>, decision: Decision<T['kind']>): readonly T['move'][] {
  const { game, table, names } = run;
  const own = mine(table.state, decision.seat);
  const moves = game.moves(table.state.shared, own, decision);
  demand(moves.length > 0, 'no decision is a dead end', () => `nothing is legal at "${decision.kind}" for seat ${decision.seat}`);
  const spelled = moves.map(canonical);
  demand(new Set(spelled).size === moves.length, 'lists have no duplicates', () => `at "${decision.kind}": ${spelled.join(' ')}`);
  demand(moves.every(isJson), 'moves are plain JSON', () => `at "${decision.kind}", of the list ${oddityIn(moves)}`);
  checkLasting(moves, spelled.join(' '));
  const refused: T['move'][] = [];
  const again = game.moves(table.state.shared, own, decision, (move, why) => {
    refused.push(move);
    checkRefusal(run, why, brief(move));
    checkWording(game.words.move(view, decision, move, names), `the move ${brief(move)}`);
  });
  demand(same(moves, again), 'a list is the same whenever it is asked for', () => firstDifference(moves, again));
  const both = refused.map(canonical).find((move) => spelled.includes(move));
  demand(both === undefined, 'what is refused is not legal', () => `${both} is both`);
  for (const move of moves) checkWording(game.words.move(view, decision, move, names), `the move ${brief(move)}`);
  checkWording(game.words.question(view, decision, names), `the question "${decision.kind}"`);
  const suggested = game.suggest(table.state.shared, own, decision, run.dice);
  demand(spelled.includes(canonical(suggested)), 'a suggestion is legal', () => `${brief(suggested)} at "${decision.kind}"`);
  return moves;
}

const first = new WeakMap<readonly unknown[], string>();

/** Search knows a lasting list by its identity, so it must stay what it was when it was first handed out. */
function checkLasting(moves: readonly unknown[], now: string): void {
  if (!isLasting(moves)) return;
  const then = first.get(moves) ?? now;
  first.set(moves, then);
  demand(now === then, 'a lasting list never changes', () => `${then} has become ${now}`);
}

/** Anything else than plain JSON is lost on the way to disk, to the browser and to bots. */
export function checkPlain<T extends GameTypes>(state: State<T>): void {
  demand(isJson(state), 'a state is plain JSON', () => oddityIn(state));
}

/** Everything told is plain data, can be read out, and is heard by those alone who may hear it. It is written down, to be compared at the end. */
export function checkEvents<T extends GameTypes>(run: LawRun<T>, { told }: PlayedStep<T>, entry: number): void {
  const { game, names, spoken } = run;
  for (const each of told) {
    for (const event of each.others ? [each.event, each.others] : [each.event]) {
      demand(isJson(event), 'events are plain JSON', () => `of the event ${event.type}, ${oddityIn(event)}`);
      checkWording(game.words.event(event, names), `the event ${brief(event)}`);
      spoken.push({ event, said: JSON.stringify(event), entry });
    }
    checkAudience(game, each);
  }
}

/** What belongs to one seat is whispered to it, and the table is not told in other words. */
function checkAudience<T extends GameTypes>(game: Game<T>, { event, only, others }: Told<T>): void {
  const law = 'a hidden thing is told to its owner alone';
  if (others)
    demand(audienceOf(game, others) !== 'owner', law, () => `the table heard ${brief(others)} while ${hearer(only)} was whispered to`);
  if (audienceOf(game, event) !== 'owner') return;
  demand(only !== null, law, () => `the whole table, every seat and a spectator too, heard ${brief(event)}`);
  const owner = 'seat' in event && typeof event.seat === 'number' ? event.seat : only;
  demand(only === owner, law, () => `${hearer(only)} heard ${brief(event)}, which is ${hearer(owner)}'s`);
}

/** The last answer says that it was the last, and no other does. */
export function checkEnding<T extends GameTypes>(run: LawRun<T>, { told }: PlayedStep<T>): void {
  const { ends } = run.game;
  if (ends === undefined) return;
  const { open } = run.table.state;
  const ending = told.find(({ event }) => ends.includes(event.type))?.event;
  const law = 'a match ends when it says so';
  if (open.length > 0)
    demand(
      ending === undefined,
      law,
      () => `${brief(ending)} was told, but "${open[0]?.kind}" is asked of ${hearer(open[0]?.seat ?? null)}`,
    );
  else
    demand(
      ending !== undefined,
      law,
      () =>
        `nobody is asked anything after ${brief(told.at(-1)?.event)}, and none of ${ends.join(', ')} was told: a question was forgotten`,
    );
}

/** What was told is what it was: an event that holds a live list of the state would rewrite the journal. */
export function checkSpoken({ spoken }: { readonly spoken: readonly Spoken[] }): void {
  for (const { event, said, entry } of spoken) {
    const now = JSON.stringify(event);
    demand(now === said, 'what was told stays told', () => `${said}, told by ${entry < 0 ? 'setup' : `entry ${entry}`}, has become ${now}`);
  }
}

/** The game's own conservation laws. */
export function checkConservation<T extends GameTypes>(game: Game<T>, state: State<T>): void {
  try {
    game.check(state);
  } catch (error) {
    throw new Broken('nothing is lost or made from nothing', error instanceof Error ? error.message : String(error));
  }
}

/** What tools are told about the game holds in this position. */
export function checkFacts<T extends GameTypes>({ game, table }: LawRun<T>): void {
  const { hides, simultaneous } = game.facts;
  const { open, own, dark } = table.state;
  if (!simultaneous) {
    demand(
      open.every(({ seat }) => seat === open[0]?.seat),
      'facts are true',
      () => `not \`simultaneous\`, but seats ${open.map(({ seat }) => seat).join(', ')} are asked at once`,
    );
  }
  if (hides) return;
  demand(!open.some(({ veiled }) => veiled), 'facts are true', () => 'the game `hides` nothing, but a question is veiled');
  for (const [seat, compartment] of own.entries())
    demand(isBare(compartment), 'facts are true', () => `the game \`hides\` nothing, but own.${seat} is ${brief(compartment)}`);
  demand(isBare(dark), 'facts are true', () => `the game \`hides\` nothing, but the dark is ${brief(dark)}`);
}

function isBare(compartment: object): boolean {
  for (const _ in compartment) return false;
  return true;
}

/** The game's own time goes on or stands still. */
export function checkClock<T extends GameTypes>(run: LawRun<T>): void {
  const { game, table } = run;
  if (game.clock === undefined) return;
  const now = game.clock(table.state.shared);
  demand(Number.isFinite(now) && now >= run.clock, 'the clock never goes back', () => `from ${run.clock} to ${now}`);
  run.clock = now;
}

function checkScore({ lines, total }: Score, seat: number): void {
  const sum = lines.reduce((all, line) => all + line.points, 0);
  demand(Math.abs(sum - total) < 1e-9, 'score lines add up', () => `seat ${seat}: ${sum} against ${total}`);
  const keys = new Set<string>();
  for (const line of lines) {
    const sound = line.key !== '' && !keys.has(line.key) && line.unit !== '';
    demand(sound, 'every score line has its own key and a unit', () => `seat ${seat}: ${brief(line)}`);
    keys.add(line.key);
  }
}

function checkDue<T extends GameTypes>({ game, clauses }: LawRun<T>, view: View<T>): void {
  for (const bill of game.due?.(view) ?? []) {
    const sound = bill.amount > 0 && clauses.has(bill.clause) && view.seat !== null;
    demand(sound, 'what is due has an amount, words and a clause', () => `${hearer(view.seat)}: ${brief(bill)}`);
    for (const words of [bill.what, bill.unit, bill.when]) checkWording(words, `${brief(bill)}, which is due,`);
  }
}

/** Every number is written, none too many, and all are finite. */
function checkFeatures<T extends GameTypes>(features: Features<T>, state: State<T>, clone: State<T>, seat: number): void {
  const law = 'features are finite numbers, one per name';
  const numbers = featuresOf(features, state, seat);
  demand(new Set(features.names).size === features.names.length, law, () => `the names are ${features.names.join(', ')}`);
  const odd = features.names.findIndex((_, i) => !Number.isFinite(numbers[i]));
  demand(odd < 0, law, () => `seat ${seat}: ${features.names[odd]} is ${numbers[odd]}`);
  demand(Number.isNaN(numbers.at(-1)), law, () => `seat ${seat}: more are written than the ${features.names.length} that have names`);
  const again = featuresOf(features, clone, seat);
  const other = features.names.findIndex((_, i) => numbers[i] !== again[i]);
  demand(
    other < 0,
    'features are the same for a clone',
    () => `seat ${seat}: ${features.names[other]} is ${numbers[other]}, and ${again[other]} of a clone`,
  );
}

/** With one place more than there are names, which must stay empty. */
function featuresOf<T extends GameTypes>(features: Features<T>, s: State<T>, seat: number): Float64Array {
  const into = new Float64Array(features.names.length + 1).fill(Number.NaN);
  features.fill(s, seat, into);
  return into;
}

/** What holds of every position: conservation, scores that add up, sober estimates, a table that can be read out. */
export function checkTable<T extends GameTypes>(run: LawRun<T>): void {
  const { game, names } = run;
  const { state } = run.table;
  checkConservation(game, state);
  for (const standing of standings(game, state.shared)) {
    const { seat } = standing;
    checkScore(standing, seat);
    const chance = game.estimate(state, seat);
    demand(chance >= 0 && chance <= 1, 'an estimate lies between 0 and 1', () => `seat ${seat}: ${chance}`);
  }
  if (game.features !== undefined) {
    const clone = cloneOf(game, state);
    for (const seat of state.own.keys()) checkFeatures(game.features, state, clone, seat);
  }
  for (const seat of [null, ...state.own.keys()]) {
    const view = viewFor(state, seat);
    checkDue(run, view);
    for (const { heading, lines } of game.words.table(view, names)) {
      checkWording(heading, 'a heading of the table');
      for (const line of lines) checkWording(line, `a line under "${heading}"`);
    }
  }
}

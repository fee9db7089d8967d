/** Laws of what is offered and said: lists of moves, refusals, suggestions, scores and words. */
import type { Decision, Game, GameTypes, Refusal, State, View } from '../game.js';
import { canonical, isJson, same } from '../json.js';
import type { Step } from '../play.js';
import { standings } from '../standings.js';
import { mine, viewFor } from '../view.js';
import { Broken, brief, demand, difference, type Run } from './run.js';

/** Words are there, and are words. */
export function checkWording(words: string, what: string): void {
  demand(
    typeof words === 'string' && words.trim().length > 0 && !/\b(undefined|NaN|null)\b|\[object/.test(words),
    'everything has words',
    () => `${what} reads "${words}"`,
  );
}

function checkRefusal<T extends GameTypes>(run: Run<T>, why: Refusal, what: string): void {
  run.tried.refusals++;
  checkWording(why.because, `the refusal of ${what}`);
  demand(run.clauses.has(why.clause), 'every refusal cites a clause of RULES.md', () => `${what} cites "${why.clause}"`);
}

/** Lists are never empty, without duplicates, plain JSON, the same when asked again, and disjoint from what is refused. */
export function checkMoves<T extends GameTypes>(run: Run<T>, view: View<T>, decision: Decision<T['kind']>): readonly T['move'][] {
  const { game, table, names } = run;
  const own = mine(table.state, decision.seat);
  const moves = game.moves(table.state.shared, own, decision);
  demand(moves.length > 0, 'no decision is a dead end', () => `nothing is legal at "${decision.kind}" for seat ${decision.seat}`);
  const spelled = moves.map(canonical);
  demand(new Set(spelled).size === moves.length, 'lists have no duplicates', () => spelled.join(' '));
  demand(moves.every(isJson), 'moves are plain JSON', () => brief(moves));
  const refused: T['move'][] = [];
  const again = game.moves(table.state.shared, own, decision, (move, why) => {
    refused.push(move);
    checkRefusal(run, why, brief(move));
    checkWording(game.words.move(view, decision, move, names), `the move ${brief(move)}`);
  });
  demand(same(moves, again), 'a list is the same whenever it is asked for', () => difference(moves, again));
  const both = refused.map(canonical).find((move) => spelled.includes(move));
  demand(both === undefined, 'what is refused is not legal', () => `${both} is both`);
  for (const move of moves) checkWording(game.words.move(view, decision, move, names), `the move ${brief(move)}`);
  checkWording(game.words.question(view, decision, names), `the question "${decision.kind}"`);
  const suggested = game.suggest(table.state.shared, own, decision, run.dice);
  demand(spelled.includes(canonical(suggested)), 'a suggestion is legal', () => `${brief(suggested)} at "${decision.kind}"`);
  return moves;
}

/** Everything told is plain data and can be read out. */
export function checkEvents<T extends GameTypes>({ game, names }: Run<T>, { told }: Step<T>): void {
  for (const event of told.flatMap((t) => (t.others ? [t.event, t.others] : [t.event]))) {
    demand(isJson(event), 'events are plain JSON', () => event.type);
    checkWording(game.words.event(event, names), `the event ${brief(event)}`);
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

/** What holds of every position: conservation, scores that add up, sober estimates, a table that can be read out. */
export function checkTable<T extends GameTypes>(run: Run<T>): void {
  const { game, names } = run;
  const { state } = run.table;
  checkConservation(game, state);
  for (const { seat, total, lines } of standings(game, state.shared)) {
    const sum = lines.reduce((all, line) => all + line.points, 0);
    demand(Math.abs(sum - total) < 1e-9, 'score lines add up', () => `seat ${seat}: ${sum} against ${total}`);
    const chance = game.estimate(state, seat);
    demand(chance >= 0 && chance <= 1, 'an estimate lies between 0 and 1', () => `seat ${seat}: ${chance}`);
  }
  for (const seat of [null, ...state.own.keys()]) {
    for (const { heading, lines } of game.words.table(viewFor(state, seat), names)) {
      checkWording(heading, 'a heading of the table');
      for (const line of lines) checkWording(line, `a line under "${heading}"`);
    }
  }
}

/** For tests: every sentence that a game says in so many matches, and what is wrong with the way it is said. */
import { quickChance } from '../../engine/chance.js';
import type { Decision, Game, GameTypes, Json, OptionSpec, State } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { listen, step, type Told } from '../../engine/play.js';
import { standings } from '../../engine/standings.js';
import { mine, viewFor } from '../../engine/view.js';
import { sentence } from './words.js';

/** Where a sentence was said: a question, an answer, a line of the log, why not, a heading or a line of the table, of the score, of a bill. */
export type SaidAs = 'question' | 'move' | 'event' | 'refusal' | 'heading' | 'table' | 'score' | 'due';

/** Every different sentence, and where it was said first. */
export type Sentences = ReadonlyMap<string, SaidAs>;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const TABLE_EVERY = 7; // answers; the table changes little from one to the next

/** A match with the defaults first, then one with each value of each option, with every number of seats in turn. Half of them are played at
 *  random and half sensibly: what is said of good play is seldom said of bad play. */
export function sentencesOf<T extends GameTypes>(game: Game<T>, matches: number): Sentences {
  const said = new Map<string, SaidAs>();
  for (let match = 0; match < matches; match++) listenTo(game, match, said);
  return said;
}

function listenTo<T extends GameTypes>(game: Game<T>, match: number, said: Map<string, SaidAs>): void {
  const chance = quickChance(match + 1);
  const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
  const names = NAMES.slice(0, seats);
  const told: Told<T>[] = [];
  const hear = (place: SaidAs, text: string): void => {
    if (!said.has(text)) said.set(text, place);
  };
  const hearAll = (s: State<T>): void => {
    for (const { event, others } of told)
      for (const each of others ? [event, others] : [event]) hear('event', sentence(game.words.event(each, names)));
    told.length = 0;
    hearScores(game, s, hear);
  };
  const x = listen(chance, told);
  const s = game.setup({ seats, options: optionsOf(game, seats, match), rules: game.rules }, x);
  for (let n = 0; s.open.length > 0; n++) {
    hearAll(s);
    if (n % TABLE_EVERY === 0) hearTable(game, s, names, hear);
    const decision = s.open[chance.int(s.open.length)];
    if (decision === undefined) break;
    const moves = hearQuestion(game, s, decision, names, hear);
    const any = moves[chance.int(moves.length)];
    const move = match % 2 === 0 ? game.suggest(s.shared, mine(s, decision.seat), decision, chance) : any;
    if (move === undefined) throw new Error(`"${decision.kind}" has no legal answer`);
    step(game, s, decision, move, x);
  }
  hearAll(s);
  hearTable(game, s, names, hear);
}

type Hear = (place: SaidAs, text: string) => void;

function optionsOf<T extends GameTypes>(game: Game<T>, seats: number, match: number): T['options'] {
  const options = defaultOptions(game);
  const singles = Object.entries<OptionSpec>(game.options).flatMap(([key, { choices }]) =>
    choices.map(({ value }): [string, Json] => [key, value]),
  );
  const single = match === 0 ? undefined : singles[(match - 1) % singles.length];
  const wish = single === undefined ? options : { ...options, [single[0]]: single[1] };
  return game.unfit?.(seats, wish) ? options : wish;
}

function hearQuestion<T extends GameTypes>(
  game: Game<T>,
  s: State<T>,
  decision: Decision<T['kind']>,
  names: readonly string[],
  hear: Hear,
): readonly T['move'][] {
  const view = viewFor(s, decision.seat);
  hear('question', game.words.question(view, decision, names));
  hear('question', game.words.question(viewFor(s, null), decision, names));
  const moves = game.moves(s.shared, mine(s, decision.seat), decision, (move, { because }) => {
    hear('move', game.words.move(view, decision, move, names));
    hear('refusal', because);
  });
  for (const move of moves) hear('move', game.words.move(view, decision, move, names));
  return moves;
}

function hearTable<T extends GameTypes>(game: Game<T>, s: State<T>, names: readonly string[], hear: Hear): void {
  for (const seat of [null, ...s.own.keys()]) {
    const view = viewFor(s, seat);
    for (const { heading, lines } of game.words.table(view, names)) {
      hear('heading', heading);
      for (const line of lines) hear('table', line);
    }
    for (const { what, amount, unit, when } of game.due?.(view) ?? []) hear('due', `${what}: ${amount} ${unit} ${when}`);
  }
}

function hearScores<T extends GameTypes>(game: Game<T>, s: State<T>, hear: Hear): void {
  for (const { lines, tieBreakers, verdict } of standings(game, s.shared)) {
    for (const { label } of lines) hear('score', label);
    for (const { label } of tieBreakers) hear('score', label);
    if (verdict) hear('score', verdict.words);
  }
}

/** For tests of a game: play, list the answers, ask why not, hear what a seat hears, and play a match out. */
import { quickChance } from '../../engine/chance.js';
import type { Chance, Decision, Game, GameTypes, Json, Refusal, Seat, State } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { heard, listen, step, type Told } from '../../engine/play.js';
import { mine } from '../../engine/view.js';

/** How somebody answers a question: one of the moves. */
export type Player<T extends GameTypes> = (
  moves: readonly T['move'][],
  s: State<T>,
  decision: Decision<T['kind']>,
  chance: Chance,
) => T['move'];

export interface PlayOut<T extends GameTypes> {
  readonly chance?: Chance;
  readonly player?: Player<T>; // at random unless said
  readonly watch?: (s: State<T>, played: T['move']) => void; // after every move
}

export interface TestKit<T extends GameTypes> {
  /** A table with these options, the others as they are by default, before the first answer. */
  begin(seats: number, options?: Partial<T['options']>, chance?: Chance): State<T>;
  /** The open question: of a seat, where it matters which. */
  question(s: State<T>, seat?: Seat): Decision<T['kind']>;
  /** All that is asked, as in "0 main". */
  asked(s: State<T>): string[];
  /** The legal answers of a seat, or of whoever is asked first. */
  moves(s: State<T>, seat?: Seat): readonly T['move'][];
  /** The same as they are spelled: "take gold". */
  answers(s: State<T>, seat?: Seat): string[];
  /** Why other answers are not legal, by their spelling: "… (4.4b)". */
  refusals(s: State<T>, seat?: Seat): Record<string, string>;
  /** What is said against one answer. */
  whyNot(s: State<T>, seat: Seat | undefined, move: T['move']): Refusal | null;
  /** Answers a question with a legal move, or with the spelling of one; returns all that was told, to whomever. */
  play(s: State<T>, seat: Seat | undefined, move: T['move'] | string, chance?: Chance): T['event'][];
  /** What a seat, or a spectator (null), heard of the last move played here. */
  hears(seat: Seat | null): T['event'][];
  /** Plays to the end, in place. */
  playOut(s: State<T>, how?: PlayOut<T>): State<T>;
}

/** A move as its values in a row. */
export const spell = (move: Json): string => (typeof move === 'object' && move !== null ? Object.values(move).join(' ') : String(move));

/** Any of the moves. */
export const atRandom = <X>(moves: readonly X[], _s: unknown, _decision: unknown, chance: Chance): X => {
  const move = moves[chance.int(moves.length)];
  if (move === undefined) throw new Error('a question has no legal answer');
  return move;
};

export function testKit<T extends GameTypes>(game: Game<T>): TestKit<T> {
  let told: Told<T>[] = [];

  function question(s: State<T>, seat?: Seat): Decision<T['kind']> {
    const decision = s.open.find((each) => seat === undefined || each.seat === seat);
    if (!decision) throw new Error(`nothing is asked${seat === undefined ? '' : ` of seat ${seat}`}`);
    return decision;
  }

  function moves(s: State<T>, seat?: Seat): readonly T['move'][] {
    const decision = question(s, seat);
    return game.moves(s.shared, mine(s, decision.seat), decision);
  }

  function refusedAt(s: State<T>, seat: Seat | undefined, refuse: (move: T['move'], why: Refusal) => void): void {
    const decision = question(s, seat);
    game.moves(s.shared, mine(s, decision.seat), decision, refuse);
  }

  function whyNot(s: State<T>, seat: Seat | undefined, move: T['move']): Refusal | null {
    let found: Refusal | null = null;
    refusedAt(s, seat, (refused, why) => {
      if (same(refused, move)) found = why;
    });
    return found;
  }

  const answers = (s: State<T>, seat?: Seat): string[] => moves(s, seat).map(spell);

  return {
    question,
    moves,
    answers,
    whyNot,
    begin: (seats, options = {}, chance = quickChance(1)) =>
      game.setup({ seats, options: { ...defaultOptions(game), ...options }, rules: game.rules }, { chance }),
    asked: (s) => s.open.map(({ seat, kind }) => `${seat} ${kind}`),
    refusals(s, seat) {
      const reasons: Record<string, string> = {};
      refusedAt(s, seat, (move, { clause, because }) => {
        reasons[spell(move)] = `${because} (${clause})`;
      });
      return reasons;
    },
    play(s, seat, wanted, chance = quickChance(1)) {
      const decision = question(s, seat);
      const move = moves(s, seat).find((legal) => same(legal, wanted) || spell(legal) === wanted);
      if (move === undefined) {
        const why = typeof wanted === 'string' ? undefined : whyNot(s, seat, wanted)?.because;
        throw new Error(
          `"${spell(wanted)}" is not legal at "${decision.kind}"${why ? `: ${why}` : ''} Legal: ${answers(s, seat).join(', ')}`,
        );
      }
      told = [];
      step(game, s, decision, move, listen(chance, told));
      return told.map(({ event }) => event);
    },
    hears: (seat) => told.flatMap((each) => heard(each, seat) ?? []),
    playOut(s, { chance = quickChance(1), player = atRandom, watch } = {}) {
      for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
        const move = player(moves(s, decision.seat), s, decision, chance);
        step(game, s, decision, move, { chance });
        watch?.(s, move);
      }
      return s;
    },
  };
}

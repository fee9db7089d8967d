/** Laws of secrecy and of simultaneous answers: what a seat cannot know makes no difference to it, and order makes none to anybody. */
import { quickChance } from '../chance.js';
import type { Decision, GameTypes, Seat, State } from '../game.js';
import { canonical, copy, same } from '../json.js';
import { audienceOf, heard, listen, type PlayedStep, step, type Told } from '../play.js';
import { mine, viewFor } from '../view.js';
import { checkConservation, checkPlain } from './lists.js';
import { brief, demand, gapBetween, hearer, imaginedFrom, inWorld, type LawRun, REAL, type Twin } from './run.js';
import { sharedPlace } from './sharing.js';

/**
 * An imagined world looks the same to its seat, obeys the conservation laws, and is neither always the real one nor always the same one.
 * It is made from a copy of the view, as one that was sent; the second one from the live view, with which it must share nothing.
 */
export function checkImagination<T extends GameTypes>(run: LawRun<T>, seat: Seat | null): State<T> {
  const { game, table, tried, dice } = run;
  const { state } = table;
  return inWorld(run, imaginedFrom(seat), () => {
    const view = viewFor(state, seat);
    const world = game.imagine(copy(view), dice);
    checkPlain(world);
    const gap = gapBetween(view, viewFor(world, seat));
    demand(gap === '', 'an imagined world looks the same to its seat', () => `${hearer(seat)} sees ${gap} in the imagined one`);
    checkConservation(game, world);
    const another = game.imagine(view, dice);
    const place = sharedPlace(another, state, run.places, table.beginning.options);
    demand(
      place === null,
      'an imagined world shares nothing with its view',
      () => `${place} of the imagined world is the very object of the view`,
    );
    tried.imagined++;
    const [here, there, elsewhere] = [state, world, another].map(({ own, dark }) => [own, dark]);
    if (!same(there, here)) tried.varied++;
    if (!same(there, elsewhere)) tried.dreams++;
    return world;
  });
}

/** Plays the same move in the twin world. What the seat can then see differs only if it was told so by an event that may tell. */
export function followTwin<T extends GameTypes>(
  run: LawRun<T>,
  twin: Twin<T>,
  asked: Decision<T['kind']>,
  entry: number,
  done: PlayedStep<T>,
): boolean {
  const { game, table, tried } = run;
  const { seat, world } = twin;
  const line = table.entries[entry];
  if (!line || 'undo' in line) return false;
  const decision = world.open.find((d) => d.id === asked.id);
  if (!decision || decision.kind !== asked.kind || decision.seat !== asked.seat) return false;
  const told = inWorld(run, imaginedFrom(seat), () => {
    const legal = game.moves(world.shared, mine(world, decision.seat), decision).some((move) => same(move, line.move));
    return legal ? playIn(run, world, decision, line.move, entry) : null;
  });
  if (told === null) return false;
  tried.twins++;
  return inWorld(run, `${REAL}, beside one ${imaginedFrom(seat)}`, () => {
    const [here, there] = [hears(done.told, seat), hears(told, seat)];
    for (let i = 0; i < Math.max(here.length, there.length); i++) {
      if (same(here[i], there[i])) continue;
      const declared = [here[i], there[i]].some((event) => event !== undefined && audienceOf(game, event) !== null);
      const heardThem = () => `${hearer(seat)} heard ${brief(here[i])} in the real world and ${brief(there[i])} in the imagined one`;
      demand(
        declared,
        'only a declared reveal tells worlds apart',
        () => `after ${brief(line.move)} of seat ${decision.seat}, ${heardThem()}`,
      );
      demand(!done.free, 'undo is not free when information moved', heardThem);
      tried.reveals++;
      return false;
    }
    const gap = gapBetween(viewFor(table.state, seat), viewFor(world, seat));
    demand(
      gap === '',
      'what a seat can newly see, it was told',
      () => `after ${brief(line.move)} of seat ${decision.seat}, without an event, ${hearer(seat)} sees ${gap} in the imagined one`,
    );
    return true;
  });
}

const OTHERWISE = 'the real one, with another answer';

/** What would have become of another answer to the same question. */
export interface OtherChoice<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
  readonly world: State<T>;
  readonly told: readonly Told<T>[];
}

export function tryOtherChoice<T extends GameTypes>(run: LawRun<T>, asked: Decision<T['kind']>, chosen: T['move']): OtherChoice<T> | null {
  const { game, table, dice } = run;
  const others = game.moves(table.state.shared, mine(table.state, asked.seat), asked).filter((move) => !same(move, chosen));
  if (others.length === 0) return null;
  const move = others[dice.int(others.length)] as T['move'];
  run.attempt = { decision: asked.id, move };
  const world = copy(table.state);
  const told = inWorld(run, OTHERWISE, () => playIn(run, world, asked, move, table.entries.length));
  run.attempt = null;
  return { seat: asked.seat, move, world, told };
}

/** What a seat chooses in secret shows to the others only by what they are told: a choice they hear no difference of looks the same. */
export function checkOtherChoice<T extends GameTypes>(run: LawRun<T>, other: OtherChoice<T>, entry: number): void {
  const { table, tried } = run;
  const done = table.steps[entry];
  if (!done) return;
  for (const seat of [null, ...other.world.own.keys()]) {
    if (seat === other.seat || !same(hears(done.told, seat), hears(other.told, seat))) continue;
    tried.choices++;
    const gap = gapBetween(viewFor(table.state, seat), viewFor(other.world, seat));
    const detail = () =>
      `that seat ${other.seat} did not answer ${brief(other.move)} was not told, but ${hearer(seat)} sees ${gap} with that answer`;
    inWorld(run, `${REAL}, beside ${OTHERWISE}`, () => demand(gap === '', 'what a seat can newly see, it was told', detail));
  }
}

function playIn<T extends GameTypes>(
  run: LawRun<T>,
  world: State<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  entry: number,
): Told<T>[] {
  const told: Told<T>[] = [];
  step(run.game, world, decision, move, listen(run.table.chance(entry + 1), told));
  return told;
}

const hears = <T extends GameTypes>(told: readonly Told<T>[], seat: Seat | null): T['event'][] => told.flatMap((t) => heard(t, seat) ?? []);

/** The state without the numbers of its questions, which tell the order of the answers. */
export const unnumbered = <T extends GameTypes>(s: State<T>): unknown => ({
  ...s,
  open: s.open.map(({ seat, kind, veiled }) => canonical({ seat, kind, veiled })).sort(),
});

/** With several questions open, any two answers give the same table in either order. */
export function checkCommuting<T extends GameTypes>(run: LawRun<T>): void {
  const { game, table, dice } = run;
  const { state } = table;
  if (state.open.length < 2) return;
  const first = dice.int(state.open.length);
  const pair = [state.open[first], state.open[(first + 1) % state.open.length]];
  const answers = pair.flatMap((decision) => {
    if (!decision) return [];
    const moves = game.moves(state.shared, mine(state, decision.seat), decision);
    return [{ decision, move: moves[dice.int(moves.length)] as T['move'] }];
  });
  const seed = dice.next();
  const ends = [answers, [...answers].reverse()].map((order) =>
    inWorld(run, `a copy of ${REAL}, with answers in either order`, () => {
      const world = copy(state);
      for (const [i, { decision, move }] of order.entries()) {
        const still = world.open.some((d) => d.id === decision.id);
        demand(
          still,
          'answers to open questions commute',
          () => `answering one question closed "${decision.kind}" of seat ${decision.seat}`,
        );
        const legal = game.moves(world.shared, mine(world, decision.seat), decision);
        const allowed = legal.some((m) => same(m, move));
        demand(allowed, 'answers to open questions commute', () => `after another answer, ${brief(move)} is no longer legal`);
        step(game, world, decision, move, { chance: quickChance(seed + i) });
      }
      return unnumbered(world);
    }),
  );
  const gap = gapBetween(ends[0], ends[1]);
  const order = answers.map(({ decision, move }) => `${brief(move)} of seat ${decision.seat}`).join(' and ');
  demand(gap === '', 'answers to open questions commute', () => `${order}: ${gap} the other way round`);
  run.tried.commuted++;
}

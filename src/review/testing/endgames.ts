/** Small endgames of Bird of Happiness, reckoned exactly, beside what a review says of them. */
import { quickChance } from '../../engine/chance.js';
import type { Chance } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { begin } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { given, ONE_OF_EACH } from '../../games/bird/bird.build.js';
import { bird } from '../../games/bird/index.js';
import { judge } from '../judge.js';
import { lookWith } from '../look.js';
import { exactly } from './exact.js';

type Endgame = ReturnType<typeof given>;

export interface Compared {
  readonly off: number; // by how many standard errors the chance of the seat that is asked differs from the truth
  readonly gap: number; // by how many the best answer is better than the second best
  readonly agrees: boolean; // that answer is found to be the best
}

const CALM = 1; // rounds: soon nobody is upset any more, and every endgame ends

/** Two players, or three, with three clovers and up to two cards more, one to three in the middle, at most one in the pile. */
function endgame(chance: Chance): Endgame {
  const cards = (least: number, most: number) =>
    Array.from({ length: least + chance.int(most - least + 1) }, () => ONE_OF_EACH[chance.int(ONE_OF_EACH.length)] ?? 'clover');
  const clovers = ['clover', 'clover', 'clover'] as const;
  const others = Array.from({ length: 1 + chance.int(2) }, () => ({ deck: [...clovers, ...cards(0, 2)] }));
  return given({
    players: [{ deck: ['clover', ...cards(0, 2)], row: ['clover', 'clover'] }, ...others],
    field: ['bird1', ...cards(0, 2)],
    pile: cards(0, 1),
    options: { calmAfterRounds: CALM },
    asks: 'main',
  });
}

/** Neither the order of a row nor the numbers of turns and questions change what is to come. */
const keyOf = ({ shared, open }: Endgame): string =>
  JSON.stringify([
    shared.active,
    Math.min(shared.dry, CALM * shared.players.length),
    shared.players.map(({ deck, played, birds }) => [deck, played.toSorted(), birds]),
    shared.pile,
    shared.field,
    open.map(({ seat, kind }) => [seat, kind]),
  ]);

const { worth, worthOf } = exactly(bird, keyOf);

export function compareEndgames(count: number, playouts: number): readonly Compared[] {
  const chance = quickChance(29);
  const found: Compared[] = [];
  while (found.length < count) {
    const table = begin(bird, { seats: 2, seed: seedFrom(`endgame ${found.length}`) }); // for luck of its own
    const look = lookWith(bird, { table, states: [], answers: [] }, { playouts, horizon: null });
    const s = endgame(chance);
    const [decision] = s.open;
    if (!decision) continue;
    const ranked = bird
      .moves(s.shared, {}, decision)
      .map((move) => ({ move, worth: worthOf(s, decision, move)[decision.seat] ?? 0 }))
      .sort((a, b) => b.worth - a.worth);
    const [best, second] = ranked;
    if (!best || !second) continue;
    const estimate = look.playing(look.asItLay(s)).estimates(playouts)[decision.seat];
    if (!estimate) throw new Error('nobody was asked');
    const { verdict, loss, better } = judge(look, s, { decision, move: second.move }, 1);
    found.push({
      off: Math.abs(estimate.mean - (worth(s)[decision.seat] ?? 0)) / estimate.error,
      gap: (best.worth - second.worth) / loss.error,
      agrees: verdict !== 'best' && better[0] !== undefined && same(better[0].move, best.move),
    });
  }
  return found;
}

/** The chance of a playout, keyed by question as the chance of a match is keyed by entry: the same question in two playouts of one number meets the same luck. */
import type { Chance } from '../engine/game.js';

const TWO_32 = 0x1_0000_0000;
const SMALL = 0x7fff; // up to it both halves of the product in `int` fit into 31 bits
const STRIDE = 0x9e3779b9;

/** What luck is for. A world, a player's whims and what the rules draw never disturb each other. */
export const WORLD = -1; // in place of a question's number
export type LuckPart = 'player' | 'rules';

/** Every bit of the number in every bit of the result: the finisher of MurmurHash3. */
function mixed(bits: number): number {
  let x = bits ^ (bits >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** One playout's luck. Two of the same number differ only where different questions are asked, so what differs between moves is less their luck. */
export class Luck implements Chance {
  private readonly key: number;
  private at = 0;

  constructor(luck: number, playout: number) {
    this.key = mixed(luck + Math.imul(playout + 1, STRIDE));
  }

  /** From here on it is the luck of this question. */
  turn(question: number, part: LuckPart): this {
    this.at = mixed(this.key ^ Math.imul(2 * question + (part === 'rules' ? 1 : 0), 0x27d4eb2f));
    return this;
  }

  int(below: number): number {
    if (below === 1) return 0;
    this.at = (this.at + STRIDE) | 0;
    const bits = mixed(this.at) >>> 0;
    if (below <= SMALL) return (Math.imul(bits >>> 16, below) + (Math.imul(bits & 0xffff, below) >>> 16)) >>> 16;
    return Math.floor((bits / TWO_32) * below);
  }
}

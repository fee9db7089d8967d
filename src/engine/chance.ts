/** Chance: a fast generator, the keyed one that referees use, and the scripted and recording ones that tests use. */
import type { Chance } from './game.js';

/** Chance that can say whether it was asked at all: undo wants to know. */
export interface CountedChance extends Chance {
  readonly drawn: number;
}

const TWO_32 = 0x1_0000_0000;
const MOST = 0x20_0000; // above it the product in `int` would no longer be exact
const SMALL = 0x7fff; // up to it both halves of the product fit into 31 bits

/** Chris Doty-Humphrey's sfc32. Frozen for ever: records replay through it. */
export class Sfc32 implements CountedChance {
  drawn = 0;
  private readonly words = new Int32Array(4); // half the time of four fields: nothing is tagged

  constructor(a: number, b: number, c: number, d = 1) {
    const { words } = this;
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 fresh bits, unsigned. */
  next(): number {
    const { words } = this;
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const d = words[3] ?? 0;
    const t = (a + b + d) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + t) | 0;
    words[3] = (d + 1) | 0;
    return t >>> 0;
  }

  /** Unbiased by Lemire's method: multiply, keep the high half, and throw again where the low half is over-represented. */
  int(below: number): number {
    if (below === 1) return 0; // no choice, so no chance: it may be undone
    if (!(below > 1 && below <= MOST && Number.isInteger(below))) throw new RangeError(`chance is asked for one of ${below}`);
    this.drawn++;
    let bits = this.next();
    let low = Math.imul(bits, below) >>> 0;
    if (low < below) {
      const short = (TWO_32 - below) % below;
      while (low < short) {
        bits = this.next();
        low = Math.imul(bits, below) >>> 0;
      }
    }
    // The same number from two products of integers: what it is asked for then stays an integer, not a double, in whoever asks.
    if (below <= SMALL) return (Math.imul(bits >>> 16, below) + (Math.imul(bits & 0xffff, below) >>> 16)) >>> 16;
    return Math.floor((bits * below) / TWO_32);
  }
}

/** Chance for search, bots and statistics: quick to make, not secret. */
export function quickChance(seed: number): Sfc32 {
  return new Sfc32(seed, seed ^ 0x9e3779b9, Math.imul(seed, 0x85ebca6b), 1);
}

/** The chance of one record entry. It ends with the entry: a rule that keeps it for later would draw what undo cannot see. */
export interface EntryChance extends CountedChance {
  end(): void;
}

/** Chance whose generator is keyed only when it is first asked: most entries of a record draw nothing. */
export const lazyChance = (key: () => Sfc32): EntryChance => new LazyChance(key);

class LazyChance implements EntryChance {
  private inner: Sfc32 | null = null;
  private ended = false;
  private readonly key: () => Sfc32;

  constructor(key: () => Sfc32) {
    this.key = key;
  }
  get drawn(): number {
    return this.inner?.drawn ?? 0;
  }
  end(): void {
    this.ended = true;
  }
  int(below: number): number {
    if (this.ended) throw new Error('chance is asked after the move it was given for');
    if (below === 1) return 0;
    this.inner ??= this.key();
    return this.inner.int(below);
  }
}

/** Chance that says what the test wants, in order, and fails loudly when it is asked for more or for something else. */
export function scripted(values: readonly number[]): CountedChance {
  let at = 0;
  return {
    get drawn() {
      return at;
    },
    int(below) {
      if (below === 1) return 0;
      const value = values[at];
      if (value === undefined) throw new Error(`the script of ${values.length} draws ran out at a choice of ${below}`);
      if (!Number.isInteger(value) || value < 0 || value >= below)
        throw new Error(`draw ${at} of the script is ${value}, but only ${below} are possible`);
      at++;
      return value;
    },
  };
}

/** Chance that passes another's draws on and keeps them, so that a found case can be scripted. */
export function recording(inner: Chance): CountedChance & { readonly values: readonly number[] } {
  const values: number[] = [];
  return {
    values,
    get drawn() {
      return values.length;
    },
    int(below) {
      if (below === 1) return 0;
      const value = inner.int(below);
      values.push(value);
      return value;
    },
  };
}

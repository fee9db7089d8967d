/** HMAC-SHA-256 under one key, for many short messages. A referee needs one for each entry that draws: both halves of the key are compressed once. */
import { sha256 } from '@noble/hashes/sha2.js';

/** The constants of the rounds and the first state: FIPS 180-4, 4.2.2 and 5.3.3. */
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = Int32Array.from([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]);

const BLOCK = 64; // bytes
const w = new Int32Array(64); // the message schedule; whoever compresses fills the first 16
const digest = new Int32Array(8);

/** One compression of what lies in `w`, from one state to another: FIPS 180-4, 6.2.2. */
function compress(from: Int32Array, to: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = from[0] as number;
  let b = from[1] as number;
  let c = from[2] as number;
  let d = from[3] as number;
  let e = from[4] as number;
  let f = from[5] as number;
  let g = from[6] as number;
  let h = from[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  to[0] = (from[0] as number) + a;
  to[1] = (from[1] as number) + b;
  to[2] = (from[2] as number) + c;
  to[3] = (from[3] as number) + d;
  to[4] = (from[4] as number) + e;
  to[5] = (from[5] as number) + f;
  to[6] = (from[6] as number) + g;
  to[7] = (from[7] as number) + h;
}

/** Puts a byte into the block, which was cleared before. */
function put(at: number, byte: number): void {
  w[at >> 2] = (w[at >> 2] as number) | (byte << (24 - 8 * (at & 3)));
}

function clear(): void {
  for (let i = 0; i < 16; i++) w[i] = 0;
}

/** The state after the block that the key makes with a pad. */
function padded(key: Uint8Array, pad: number): Int32Array {
  clear();
  for (let i = 0; i < BLOCK; i++) put(i, (key[i] ?? 0) ^ pad);
  const state = new Int32Array(8);
  compress(START, state);
  return state;
}

/** Leaves in `digest` the hash of the block behind `state` and the message after it. */
function absorb(state: Int32Array, message: string): void {
  let from = state;
  for (let start = 0; start <= message.length + 8; start += BLOCK) {
    clear();
    const end = Math.min(message.length, start + BLOCK);
    for (let i = start; i < end; i++) put(i - start, message.charCodeAt(i));
    if (end < start + BLOCK && start <= message.length) put(end - start, 0x80);
    if (start + BLOCK >= message.length + 9) w[15] = 8 * (BLOCK + message.length);
    compress(from, digest);
    from = digest;
  }
}

/** HMAC-SHA-256 (RFC 2104) of a message of one byte per character, as eight words; the next call overwrites them. */
export function keyedBy(key: Uint8Array): (message: string) => Int32Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = padded(short, 0x36);
  const outer = padded(short, 0x5c);
  return (message) => {
    absorb(inner, message);
    for (let i = 0; i < 16; i++) w[i] = digest[i] ?? 0;
    w[8] = 1 << 31;
    w[15] = 8 * (BLOCK + 32);
    compress(outer, digest);
    return digest;
  };
}

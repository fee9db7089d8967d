/** Text messages as the frames of a WebSocket that a server sends (RFC 6455, 5.2): whole, unmasked, not compressed. */

const WHOLE_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** The frame as a string with one letter per byte: written as `latin1` it needs no buffer of its own, and several are joined like text. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1'); // equal only where every letter is one byte
  if (length < LENGTH_IN_2_BYTES) return String.fromCharCode(WHOLE_TEXT, length) + bytes;
  if (length < 0x1_0000) return String.fromCharCode(WHOLE_TEXT, LENGTH_IN_2_BYTES, length >> 8, length & 0xff) + bytes;
  const longer = Buffer.alloc(8);
  longer.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, LENGTH_IN_8_BYTES) + longer.toString('latin1') + bytes;
}

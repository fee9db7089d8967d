/** Text messages as the frames of a WebSocket that a server sends (RFC 6455, 5.2): whole, unmasked, not compressed. */

declare const oneLetterPerByte: unique symbol;
/** A text in UTF-8 as a string with one letter per byte. Written as `latin1` it needs no buffer of its own, its length is known, and several are joined like text. */
export type Bytes = string & { readonly [oneLetterPerByte]: true };

const WHOLE_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

export function bytesOf(text: string): Bytes {
  const isAscii = Buffer.byteLength(text) === text.length; // equal only where every letter is one byte
  return (isAscii ? text : Buffer.from(text).toString('latin1')) as Bytes;
}

export function frameOf(bytes: Bytes): Bytes {
  return (headOf(bytes.length) + bytes) as Bytes;
}

function headOf(length: number): string {
  if (length < LENGTH_IN_2_BYTES) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(WHOLE_TEXT, LENGTH_IN_2_BYTES, length >> 8, length & 0xff);
  const longer = Buffer.alloc(8);
  longer.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, LENGTH_IN_8_BYTES) + longer.toString('latin1');
}

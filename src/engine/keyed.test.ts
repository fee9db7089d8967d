/** HMAC-SHA-256 by our own hand: every record depends on it, so it is held against the published vectors and against another implementation. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { quickChance } from './chance.js';
import { keyedBy } from './keyed.js';

const hex = (words: Int32Array): string => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

// RFC 4231, 4.2 to 4.8. Of the fifth only the first 128 bits are published.
test.each([
  {
    name: '1',
    key: '0b'.repeat(20),
    data: 'Hi There',
    mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    name: '2, with a key shorter than the digest',
    key: '4a656665',
    data: 'what do ya want for nothing?',
    mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    name: '3, with bytes above 127',
    key: 'aa'.repeat(20),
    data: '\u00dd'.repeat(50),
    mac: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  },
  {
    name: '4, with a key of 25 bytes',
    key: '0102030405060708090a0b0c0d0e0f10111213141516171819',
    data: '\u00cd'.repeat(50),
    mac: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  },
  { name: '5, cut short', key: '0c'.repeat(20), data: 'Test With Truncation', mac: 'a3b6167473100ee06e0c796c2955552b' },
  {
    name: '6, with a key longer than a block',
    key: 'aa'.repeat(131),
    data: 'Test Using Larger Than Block-Size Key - Hash Key First',
    mac: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
  {
    name: '7, with key and data longer than a block',
    key: 'aa'.repeat(131),
    data: 'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    mac: '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  },
])('test case $name of RFC 4231 gives the published code', ({ key, data, mac }) => {
  expect(hex(keyedBy(hexToBytes(key))(data)).slice(0, mac.length)).toBe(mac);
});

test('keys and messages of every length up to three blocks give what another implementation gives', () => {
  const chance = quickChance(1);
  const text = (length: number): string => Array.from({ length }, () => String.fromCharCode(chance.int(256))).join('');
  for (let length = 0; length <= 192; length++) {
    const [key, message] = [bytesOf(text(192 - length)), text(length)];
    expect(hex(keyedBy(key)(message)), `${length} bytes`).toBe(bytesToHex(hmac(sha256, key, bytesOf(message))));
  }
});

test('two keys in turn do not disturb each other', () => {
  const [ada, ben] = [keyedBy(bytesOf('Ada')), keyedBy(bytesOf('Ben'))];
  const first = hex(ada('entry 1'));
  ben('entry 1');
  expect(hex(ada('entry 1'))).toBe(first);
  expect(hex(ben('entry 1'))).not.toBe(first);
});

/** Frames are what any WebSocket reads, whatever is in them and however long they are. */

import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { framed } from './framed.js';

const { Receiver } = library as unknown as { readonly Receiver: new () => Writable }; // its types leave that out

async function read(bytes: Buffer): Promise<string[]> {
  const heard: string[] = [];
  const receiver = new Receiver();
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  await new Promise<void>((done, failed) => receiver.on('error', failed).write(bytes, () => done()));
  await new Promise(setImmediate);
  return heard;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i letters is read as it was written', async (length) => {
  const text = 'x'.repeat(length);
  expect(await read(Buffer.from(framed(text), 'latin1'))).toEqual([text]);
});

test.each(['Zoë', 'naïve ÿ', '日本', '🐦 flew', '\0\x7f\x80\xff'])('%s is read as it was written', async (text) => {
  expect(await read(Buffer.from(framed(text), 'latin1'))).toEqual([text]);
});

test('texts that are joined are read one after the other', async () => {
  const texts = ['{"t":"done"}', 'Zoë'.repeat(50), ''];
  expect(await read(Buffer.from(texts.map(framed).join(''), 'latin1'))).toEqual(texts);
});

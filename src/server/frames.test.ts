/** Frames are read back by a real WebSocket, letter by letter, whatever the letters and however many. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { bytesOf, frameOf } from './frames.js';

const TEXTS = [
  '',
  'a',
  '{"t":"done"}',
  'Zoë – 幸福 🍀',
  'ÿ'.repeat(63),
  ...[125, 126, 127, 65_535, 65_536, 70_000].map((n) => 'x'.repeat(n)),
];

it('arrive as they were sent, several in one write', async () => {
  const hub = new WebSocketServer({ noServer: true });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    hub.handleUpgrade(request, socket, head, () => socket.write(TEXTS.map((text) => frameOf(bytesOf(text))).join(''), 'latin1'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ws = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    ws.on('message', (data) => {
      if (heard.push(String(data)) === TEXTS.length) done();
    });
  });
  expect(heard).toEqual(TEXTS);
  ws.terminate();
  server.close();
});

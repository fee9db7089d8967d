/** A player's WebSocket, as lean as one can be: what the players cost is taken from the servers, which share the machine with them. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

export interface PlayersSocket {
  send(text: string): void;
  close(): void;
}

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;
const LAST = 0x80;
const MASKED = 0x80;
const NO_MASK = 4; // bytes of zero: a client has to mask what it sends, but may choose with what
const inbox = Buffer.alloc(1 << 16); // of all sockets: what has come is read before the next may come

/** Opens a socket at `ws://host:port/path`. Servers on loopback send whole messages and never close first. */
export function openSocket(
  url: string,
  origin: string,
  hears: { opened(): void; heard(text: string): void; failed(error: Error): void },
): PlayersSocket {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: inbox, callback: came } });
  let open = false;
  let rest: Buffer | null = null;

  const reply = (opcode: number, payload: Buffer) => socket.write(frameOf(opcode, payload));
  const greeted = (data: Buffer): Buffer | null => {
    const end = data.indexOf('\r\n\r\n');
    if (end < 0) return null;
    if (!data.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
      socket.destroy(new Error(`no socket at ${url}: ${data.toString('latin1', 0, end)}`));
      return null;
    }
    open = true;
    hears.opened();
    return data.subarray(end + 4);
  };

  socket.on('connect', () => {
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
  socket.on('error', hears.failed);

  function came(length: number): boolean {
    const chunk = inbox.subarray(0, length);
    let data: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = null;
    if (!open) {
      const frames = greeted(data);
      if (!frames) {
        rest = Buffer.from(data);
        return true;
      }
      data = frames;
    }
    let at = 0;
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      at = frame.end;
      if (frame.opcode === TEXT)
        hears.heard(data.toString('latin1', frame.start, frame.end)); // nothing that is looked for in it needs more
      else if (frame.opcode === PING) reply(PONG, data.subarray(frame.start, frame.end));
    }
    if (at < data.length) rest = Buffer.from(data.subarray(at));
    return true;
  }
  return {
    send: (text) => reply(TEXT, Buffer.from(text)),
    close: () => socket.destroy(),
  };
}

interface Frame {
  readonly opcode: number;
  readonly start: number;
  readonly end: number;
}

/** The frame that begins here, if all of it has come. */
function frameAt(data: Buffer, at: number): Frame | null {
  if (data.length < at + 2) return null;
  const short = data.readUInt8(at + 1);
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = at + 2 + more;
  if (data.length < start) return null;
  const length = more === 0 ? short : more === 2 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
  const end = start + length;
  return data.length < end ? null : { opcode: data.readUInt8(at) & 0xf, start, end };
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const more = payload.length < 126 ? 0 : 2;
  const frame = Buffer.alloc(2 + more + NO_MASK + payload.length);
  frame[0] = LAST | opcode;
  frame[1] = MASKED | (more === 0 ? payload.length : 126);
  if (more > 0) frame.writeUInt16BE(payload.length, 2);
  payload.copy(frame, 2 + more + NO_MASK);
  return frame;
}

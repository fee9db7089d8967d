/** A proxy as small as one can be, for tests where no web server is installed: each connection goes to the first of the ports that takes it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  close(): void;
}

export async function relayTo(ports: readonly number[]): Promise<Relay> {
  const open = new Set<Socket>();
  const hold = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer(async (guest) => {
    hold(guest);
    for (const port of ports) {
      const there = hold(connect(port, '127.0.0.1'));
      const taken = await Promise.race([once(there, 'connect').then(() => true), once(there, 'close').then(() => false)]).catch(
        () => false,
      );
      if (!taken) continue;
      guest.pipe(there).pipe(guest);
      guest.once('close', () => there.destroy());
      there.once('close', () => guest.destroySoon());
      return;
    }
    guest.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

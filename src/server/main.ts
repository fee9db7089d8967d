/** The whole server, put together: files, interface, sockets, rooms and bots around one store. */
import { createServer, type Server } from 'node:http';
import type { Shelf } from '../games/index.js';
import type { HostPlace } from '../match/conversation.js';
import type { Clock } from '../match/host.js';
import { CLOSED } from '../match/messages.js';
import { BREATH } from '../match/settings.js';
import type { Store } from '../store/store.js';
import { publicAddress } from './addresses.js';
import { openApi } from './api.js';
import { botPaceOf, openThinkers, type Thinkers } from './bots.js';
import type { OurPages } from './door.js';
import { openFading } from './fading.js';
import { filesOf, listenFrom, type Respond } from './files.js';
import { openGate } from './gate.js';
import { type Limits, USUAL_LIMITS } from './limits.js';
import { openMetrics } from './metrics.js';
import { openNotifier } from './notify.js';
import { MISSED_BEATS, openPresence } from './presence.js';
import type { VapidKeys } from './push.js';
import { openReadiness } from './readiness.js';
import { makeRematch } from './rematch.js';
import { openRescue } from './rescue.js';
import { openRooms, type Rooms } from './rooms.js';
import { openSockets } from './sockets.js';
import { type Logger, realWorld, silentLog, type World } from './world.js';

const FADE_EVERY = 60_000; // milliseconds between two looks for talk that is to be removed

export interface ServerConfig {
  readonly store: Store;
  readonly app: string | null; // the folder of the built browser app; null: none is served
  readonly origins: readonly string[]; // pages that may speak to this server; none: only those it serves itself, under localhost, an IP address or the name it listens on
  readonly trustedProxies: number;
  readonly limits: Limits;
  readonly botThreads: number;
  readonly botPace: number; // the least milliseconds until a bot answers; 0: as soon as it can
  readonly name: string; // of this process among those that share the store
  readonly patience: number; // milliseconds until a device that dropped off counts as gone
  readonly rescueEvery: number;
  readonly beatEvery: number; // milliseconds between two signs of life; a process that gives none is taken for gone
  readonly keepIdle: number; // milliseconds that an unused match stays in memory
  readonly push: VapidKeys | null;
  readonly contact: string;
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly log: Logger;
  readonly world: World;
  readonly shelf?: Shelf;
  readonly thinkers?: Thinkers;
}

export const USUAL_CONFIG = {
  app: null,
  origins: [],
  trustedProxies: 0,
  limits: USUAL_LIMITS,
  botThreads: 1,
  botPace: 650,
  name: 'halcyon',
  patience: 15_000,
  rescueEvery: 1000,
  beatEvery: 20_000,
  keepIdle: 20_000,
  push: null,
  contact: 'https://localhost',
  metrics: null,
  log: silentLog,
  world: realWorld,
} as const;

export interface RunningServer {
  readonly server: Server;
  readonly rooms: Rooms;
  listen(host: string, port: number, tries: number): Promise<number>;
  /** Stops taking orders, tells everybody to come back, finishes what was begun. The store stays open: it belongs to the caller. */
  close(): Promise<void>;
}

export function openServer(config: ServerConfig): RunningServer {
  const { log, world, shelf, limits } = config;
  const readiness = openReadiness({
    store: config.store,
    world,
    log,
    lately: MISSED_BEATS * config.beatEvery,
    failed: () => metrics.commitFailed(),
  });
  const { store } = readiness;
  const pace = botPaceOf(config.botPace);
  const thinkers = config.thinkers ?? openThinkers(config.botThreads);
  const theRooms = () => rooms;
  const presence = openPresence({
    rooms: theRooms,
    store,
    world,
    log,
    name: config.name,
    patience: config.patience,
    beatEvery: config.beatEvery,
  });
  const notifier = openNotifier({ rooms: theRooms, keys: config.push, contact: config.contact, log });
  const rooms = openRooms({
    store,
    clock: clockOf(world),
    thinker: thinkers,
    pace,
    shelf,
    fallsFrom: world.now() + BREATH,
    opened: (host) => presence.expirePresence(host.room),
    lost({ audience }) {
      for (const receiver of audience.all()) receiver.close(CLOSED.restart, 'Come back in a moment.');
    },
    changed(change, host, ours) {
      sockets.flush();
      presence.correct(change, host);
      if (!ours) return;
      metrics.committed(change.lines.length);
      notifier.after(change);
    },
    problem: (match, what, error) => log.error({ match, problem: String(error) }, what),
  });
  const metrics = openMetrics({ sockets: () => sockets.size, rooms: () => rooms.size });
  const stopRescue = openRescue({ rooms, store, world, log, every: config.rescueEvery });
  const stopFading = openFading({ store, world, log, pace, shelf, every: FADE_EVERY });
  const gate = openGate(limits, config.trustedProxies, world.now);
  let closing = false;
  let listensOn: string | null = null;
  const ours: OurPages = {
    origins: config.origins,
    get listensOn() {
      return listensOn;
    },
  };

  const api = openApi({
    rooms,
    store,
    world,
    shelf,
    gate,
    ours,
    messageBytes: limits.messageBytes,
    pushKey: config.push?.publicKey ?? null,
    log,
    notReady: () => (closing ? 'This server is about to end.' : readiness.because()),
  });
  const files = config.app === null ? nothingHere : filesOf(config.app);
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 }, (request, response) => {
    api(request, response)
      .then((answered) => (answered ? undefined : files(request, response)))
      .catch((error: unknown) => {
        log.error({ problem: String(error) }, 'a request failed');
        response.destroy();
      });
  });
  const place: HostPlace = {
    arrival: (_room, seat, at) => presence.arrival(seat, at),
    came: presence.came,
    went: presence.went,
    rematch: (host) => makeRematch(host, rooms, world),
    async report(report) {
      if (await store.report(report)) log.warn({ match: report.match }, 'talk was reported: "halcyon reports" shows it');
      return { ok: true };
    },
    checkAddress: publicAddress,
    ownsRecords: false,
    problem: (what, error) => log.error({ problem: String(error) }, what),
    now: world.now,
  };
  const sockets = openSockets(server, { rooms, place, world, log, gate, limits, ours, metrics });
  const unwatch = store.watch((id, lines) => {
    rooms.catchUp(id, lines)?.catch((error: unknown) => log.warn({ match: id, problem: String(error) }, 'a match could not be read'));
  });
  const sweep = setInterval(
    () => {
      rooms.forget(world.now() - config.keepIdle);
    },
    Math.max(1000, config.keepIdle / 4),
  );
  sweep.unref();
  const metricsServer = config.metrics && openMetricsServer(metrics.registry, config.metrics, log);

  return {
    server,
    rooms,
    listen(host, port, tries) {
      listensOn = host;
      return listenFrom(server, host, port, tries);
    },
    async close() {
      closing = true;
      server.close(); // who connects from here on is sent elsewhere by the proxy
      clearInterval(sweep);
      stopRescue();
      stopFading();
      rooms.rest();
      await sockets.close();
      presence.stop();
      unwatch();
      await rooms.close();
      metricsServer?.close();
      server.closeAllConnections();
      await thinkers.close();
    },
  };
}

/** Timers do not keep the process alive: what is due is in the store. */
const clockOf = ({ now }: World): Clock => ({
  now,
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
});

const nothingHere: Respond = async (_, response) => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('This server has no pages.\n');
};

/** Figures have an address of their own, so that the public one never shows them. */
function openMetricsServer(
  registry: { metrics(): Promise<string>; contentType: string },
  { host, port }: { host: string; port: number },
  log: Logger,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  server.on('error', (error) => log.error({ problem: error.message }, 'the metrics cannot be served'));
  server.listen(port, host);
  return server;
}

/** `halcyon serve`: the table in the browser and the server for friends far away, at one address. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, hostname } from 'node:os';
import type { Command } from 'commander';
import { pino } from 'pino';
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import { appFolder } from '../server/app-folder.js';
import { type Limits, USUAL_LIMITS } from '../server/limits.js';
import { openServer, type RunningServer, USUAL_CONFIG } from '../server/main.js';
import { vapidKeys } from '../server/push.js';
import type { Logger } from '../server/world.js';
import { describePlace, openStore } from '../store/open.js';
import { collect, readWhole } from './flags.js';
import { PLACE_NOTES, type PlaceFlags, placeOf, withPlace } from './store-place.js';
import { openTerminal, type Shell } from './terminal.js';

const USUAL_PORT = 4321;
const TRIES = 50;
const HIGHEST_PORT = 65_535;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
const MOST_THREADS = 64;
const SLOWEST_BOT = 10_000;
const MOST_PROXIES = 10;
const FAILED = 1; // exit code: whoever watches over the process starts it again
const FAILS_WITHIN = 10_000; // milliseconds, whatever still waits for the store
const ENDS_WITHIN = 20_000; // milliseconds from the signal: what was acknowledged is in the store

const NOTES = `
Without --port it takes 4321 or the next port that is free. It listens on this machine alone; --host 0.0.0.0 opens it to the network.
${PLACE_NOTES}

Limits, each set by --limit name=value:
${Object.entries(USUAL_LIMITS)
  .map(([name, value]) => `  ${name.padEnd(18)} ${value}`)
  .join('\n')}

Every flag can also be given by the environment:
  HALCYON_PORT, HALCYON_HOST, HALCYON_ORIGIN (with commas), HALCYON_TRUST_PROXIES, HALCYON_METRICS, HALCYON_BOT_THREADS, HALCYON_BOT_PACE,
  HALCYON_LIMIT (with commas), HALCYON_NAME, HALCYON_CONTACT, HALCYON_LOG. A flag wins over the environment.
  HALCYON_PUSH_PUBLIC and HALCYON_PUSH_PRIVATE hold the keys for web push; without them they are made and kept in the data folder.
On SIGTERM or ctrl-C it takes no new connections, finishes what was begun, tells the browsers to come back in a moment and ends, at the latest
after 20 seconds; started on another port of the same proxy before that, the next version serves them. After a fault of its own it does the same and
ends with exit code 1, so that a service manager starts it again.

Examples:
  halcyon serve --port 8080 --no-open
  halcyon serve --host 0.0.0.0 --origin https://play.example.org --trust-proxies 1 --metrics 127.0.0.1:9464 --log info`;

interface ServeFlags extends PlaceFlags {
  readonly port?: string;
  readonly host?: string;
  readonly open: boolean;
  readonly app: boolean;
  readonly origin?: readonly string[];
  readonly trustProxies?: string;
  readonly metrics?: string;
  readonly botThreads?: string;
  readonly botPace?: string;
  readonly limit?: readonly string[];
  readonly name?: string;
  readonly contact?: string;
  readonly log?: string;
}

export function addServe(program: Command, world: Shell, shelf: Shelf): void {
  withPlace(program.command('serve').description('the table in the browser, also with friends far away'))
    .option('--port <n>', 'the port to listen on')
    .option('--host <name>', 'the address to listen on (default: 127.0.0.1)')
    .option('--no-open', 'do not open a browser')
    .option('--no-app', 'serve no pages, for instance because a web server in front does')
    .option('--origin <url>', 'where the pages are, as browsers see it: https://play.example.org; may be given several times', collect)
    .option('--trust-proxies <n>', 'how many proxies in front add to X-Forwarded-For (default: 0)')
    .option('--metrics <host:port>', 'serve Prometheus figures at /metrics of this address of its own')
    .option('--bot-threads <n>', 'threads in which bots think (default: one less than there are cores)')
    .option('--bot-pace <ms>', `the least time a bot takes to answer (default: ${USUAL_CONFIG.botPace})`)
    .option('--limit <name=value>', 'set a limit; may be given several times', collect)
    .option('--name <name>', 'the name of this process among those that share a database (default: host and port)')
    .option('--contact <address>', 'mailto: or https: address that push services may write to')
    .option('--log <level>', `${LOG_LEVELS.join(', ')} (default: warn); JSON lines on standard error`)
    .addHelpText('after', NOTES)
    .action((flags: ServeFlags) => serve(world, shelf, flags));
}

function readLimits(texts: readonly string[]): Limits {
  const limits: Record<keyof Limits, number> = { ...USUAL_LIMITS };
  const isLimit = (name: string): name is keyof Limits => Object.hasOwn(limits, name);
  for (const text of texts) {
    const [name = '', value = ''] = text.split('=');
    if (!isLimit(name)) throw new Complaint(`There is no limit "${name}". The limits are: ${Object.keys(limits).join(', ')}.`);
    limits[name] = readWhole(value, `--limit ${name}`, 1);
  }
  return limits;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) return url.origin;
  throw new Complaint(`--origin should be like https://play.example.org, without a path, not "${text}".`);
}

function readAddress(text: string): { readonly host: string; readonly port: number } {
  const at = text.lastIndexOf(':');
  if (at < 1) throw new Complaint(`--metrics should be an address and a port, for instance 127.0.0.1:9464, not "${text}".`);
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: readWhole(text.slice(at + 1), '--metrics', 1, HIGHEST_PORT) };
}

const commas = (text: string | undefined): readonly string[] | undefined => text?.split(',').map((part) => part.trim());

function readLevel(text: string): (typeof LOG_LEVELS)[number] {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new Complaint(`--log should be ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

async function serve(world: Shell, shelf: Shelf, flags: ServeFlags): Promise<void> {
  const { env } = world;
  const terminal = openTerminal(world);
  const port = flags.port ?? env.HALCYON_PORT;
  const wanted = port === undefined ? USUAL_PORT : readWhole(port, '--port', 0, HIGHEST_PORT);
  const host = flags.host ?? env.HALCYON_HOST ?? '127.0.0.1';
  const whole = (flag: string | undefined, variable: string, what: string, usual: number, most: number, least = 0) =>
    readWhole(flag ?? env[variable] ?? String(usual), what, least, most);
  const metrics = flags.metrics ?? env.HALCYON_METRICS;
  const place = placeOf(world, flags);
  const config = {
    origins: (flags.origin ?? commas(env.HALCYON_ORIGIN) ?? []).map(readOrigin),
    trustedProxies: whole(flags.trustProxies, 'HALCYON_TRUST_PROXIES', '--trust-proxies', 0, MOST_PROXIES),
    limits: readLimits(flags.limit ?? commas(env.HALCYON_LIMIT) ?? []),
    botThreads: whole(flags.botThreads, 'HALCYON_BOT_THREADS', '--bot-threads', Math.max(1, availableParallelism() - 1), MOST_THREADS, 1),
    botPace: whole(flags.botPace, 'HALCYON_BOT_PACE', '--bot-pace', USUAL_CONFIG.botPace, SLOWEST_BOT),
    metrics: metrics === undefined ? null : readAddress(metrics),
    name: flags.name ?? env.HALCYON_NAME ?? `${'folder' in place ? 'halcyon' : hostname()}:${wanted}`,
    contact: flags.contact ?? env.HALCYON_CONTACT ?? USUAL_CONFIG.contact,
    log: pino({ level: readLevel(flags.log ?? env.HALCYON_LOG ?? 'warn'), base: null }, world.errors),
  };
  const app = flags.app ? appFolder() : null;
  const store = await openStore(place);
  try {
    const push = vapidKeys(env, 'folder' in place ? place.folder : null);
    const running = openServer({ ...USUAL_CONFIG, ...config, app, store, shelf, push });
    const taken = await running.listen(host, wanted, port === undefined ? TRIES : 1).catch(async (error: unknown) => {
      await running.close();
      throw new Complaint(`Cannot listen on ${host}, port ${wanted}: ${error instanceof Error ? error.message : error}.`);
    });
    const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`;
    config.log.info({ host, port: taken, store: describePlace(place) }, 'listening');
    terminal.print(`Halcyon is on the table: ${terminal.paint.bold(address)}`, terminal.paint.dim('Ctrl-C ends it.'));
    if (flags.open && world.output.isTTY === true) openBrowser(address, env);
    await untilTold(running, config.log);
    config.log.info({}, 'closed');
  } finally {
    await store.close();
  }
}

/**
 * Waits for the signal to end, then ends in good order; a second signal ends at once. An exception that nobody caught, or a rejection, is such a
 * signal too: what this process has in memory cannot be trusted any more, and what it has acknowledged is in the store.
 */
async function untilTold(running: RunningServer, log: Logger): Promise<void> {
  const told = new AbortController();
  const end = () => told.abort();
  let failed = false;
  const fail = (error: unknown) => {
    log.error({ problem: error instanceof Error ? error.stack : String(error) }, 'nobody caught this: the process ends');
    if (failed) return;
    failed = true;
    process.once('exit', () => {
      process.exitCode = FAILED;
    });
    setTimeout(() => process.exit(FAILED), FAILS_WITHIN).unref();
    end();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.on('uncaughtException', fail); // Node hands rejections that nobody handled to it as well
  running.server.once('close', end);
  await once(told.signal, 'abort');
  setTimeout(() => process.exit(FAILED), ENDS_WITHIN).unref();
  await running.close();
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  if (!failed) process.off('uncaughtException', fail);
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Only where there is a desktop to open it on; whether that works or not, the address is on the screen. */
function openBrowser(address: string, env: Shell['env']): void {
  const hasDesktop = process.platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY;
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (!hasDesktop || command === undefined) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

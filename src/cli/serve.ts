/** `halcyon serve`: the table in the browser, at an address of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import { builtApp } from '../server/build.js';
import { listen, serveFiles } from '../server/files.js';
import { readWhole } from './flags.js';
import { openTerminal, type World } from './terminal.js';

const USUAL_PORT = 4321;
const TRIES = 50;
const HIGHEST_PORT = 65_535;

const NOTES = `
Without --port it takes 4321 or the next port that is free. It listens on this machine alone; --host 0.0.0.0 opens it to the network.

Example:
  halcyon serve --port 8080 --no-open`;

interface ServeFlags {
  readonly port?: string;
  readonly host: string;
  readonly open: boolean;
}

export function addServe(program: Command, world: World, _shelf: Shelf): void {
  program
    .command('serve')
    .description('the table in the browser')
    .option('--port <n>', 'the port to listen on')
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .option('--no-open', 'do not open a browser')
    .addHelpText('after', NOTES)
    .action((flags: ServeFlags) => serve(world, flags));
}

async function serve(world: World, { port, host, open }: ServeFlags): Promise<void> {
  const terminal = openTerminal(world);
  const wanted = port === undefined ? USUAL_PORT : readWhole(port, '--port', 0, HIGHEST_PORT);
  const server = serveFiles(await builtApp((sentence) => world.errors.write(`${sentence}\n`)));
  const taken = await listen(server, host, wanted, port === undefined ? TRIES : 1).catch((error: unknown) => {
    throw new Complaint(`Cannot listen on ${host}, port ${wanted}: ${error instanceof Error ? error.message : error}.`);
  });
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`;
  terminal.print(`Halcyon is on the table: ${terminal.paint.bold(address)}`, terminal.paint.dim('Ctrl-C ends it.'));
  if (open && world.output.isTTY === true) openBrowser(address, world.env);
  await once(server, 'close');
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Only where there is a desktop to open it on; whether that works or not, the address is on the screen. */
function openBrowser(address: string, env: World['env']): void {
  const hasDesktop = process.platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY;
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (!hasDesktop || command === undefined) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/** A real Chromium for tests: the machine's own if there is one, else the one that comes with the packages (x64 Linux). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

type Program = Pick<LaunchOptions, 'executablePath' | 'env'>;

// Root may not use Chromium's sandbox, and nothing here has business with the network.
const ARGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];

function installed(): string | undefined {
  if (process.env.BROWSER_FROM === 'npm') return undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = ['chromium', 'google-chrome'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found].find((file) => file !== undefined && existsSync(file));
}

/** The packaged Chromium: its program, and the libraries and fonts it brings along. */
function packaged(cache: string): Program {
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(cache, 'al2023', 'lib'), FONTCONFIG_PATH: path.join(cache, 'fonts') };
  return { executablePath: path.join(cache, 'chromium'), env };
}

/** Unpacks it into a folder of its own, which gets its name when it is whole: whoever finds that name finds everything. */
async function unpack(cache: string): Promise<void> {
  const fresh = `${cache}.${process.pid}.${threadId}`;
  mkdirSync(fresh, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }); // where to, and that libraries are wanted
  try {
    const { default: archive } = await import('@sparticuz/chromium');
    await archive.executablePath();
    writeFileSync(path.join(fresh, 'fonts', 'fonts.conf'), fontsConf(cache)); // its own looks for them elsewhere, and without any font pages crash
    if (!existsSync(cache)) renameSync(fresh, cache);
  } catch (error) {
    if (!existsSync(cache)) throw error; // else another process was faster
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(fresh, { recursive: true, force: true });
  }
}

const fontsConf = (cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>
`;

/** Finds Chromium, and unpacks it if this is the first time. Two files that open a browser at once should find it unpacked. */
export async function readyBrowser(): Promise<Program> {
  const executablePath = installed();
  if (executablePath !== undefined) return { executablePath };
  const cache = path.join(realpathSync('node_modules'), '.cache', 'chromium');
  if (!existsSync(cache)) await unpack(cache);
  return packaged(cache);
}

// All pages of a visitor in one process, and none made ready for a visitor who may not come: that one costs as much as a page.
const FOR_VISITORS = [...ARGS, '--renderer-process-limit=1'];

const launch = async (): Promise<Browser> => chromium.launch({ ...(await readyBrowser()), headless: true, args: FOR_VISITORS });

let running: Promise<Browser> | null = null;
let stays = false;

/** The browser of this process: starting one takes as long as a short test, and visitors share nothing in it. */
export async function openBrowser(): Promise<Browser> {
  const open = await running;
  if (open?.isConnected()) return open;
  running = launch();
  return running;
}

/** Closes it, unless other files of this process need it next: then it ends with the process. */
export async function leaveBrowser(): Promise<void> {
  if (stays) return;
  const browser = await running;
  running = null;
  await browser?.close();
}

export function keepBrowser(): void {
  stays = true;
}

/** A browser with a profile that outlives it, and a process that can be killed. */
export interface ProfileBrowser {
  readonly browser: Browser;
  /** Ends all of it at once, as a power cut would. */
  kill(): Promise<void>;
}

const STARTING = 30_000; // milliseconds

export async function launchProfile(folder: string): Promise<ProfileBrowser> {
  const { executablePath = '', env = process.env } = await readyBrowser();
  const port = path.join(folder, 'DevToolsActivePort'); // where Chromium writes down which port it has found
  rmSync(port, { force: true });
  const args = [...ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const program = spawn(executablePath, args, { stdio: 'ignore', env, detached: true });
  const ended = once(program, 'exit');
  const kill = async () => {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGKILL'); // with its renderers: they are one group
    await ended;
  };
  for (const until = Date.now() + STARTING; Date.now() < until; ) {
    const [number] = existsSync(port) ? readFileSync(port, 'utf8').split('\n') : [];
    if (number) return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${number}`), kill };
    await new Promise((again) => setTimeout(again, 30));
  }
  await kill();
  throw new Error('the browser does not start');
}

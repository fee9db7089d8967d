/** Makes node_modules match package-lock.json. It uses Node and npm alone, so that a fresh clone can start with it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.bootstrap-stamp');
const turnFile = join(root, '.bootstrap.lock'); // beside node_modules, because `npm ci` empties that folder

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const OFFLINE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/;
const BEAT = 1_000;
const SILENCE = 60_000; // a holder that has not beaten for so long is gone, even if its process number lives on in another process

/** Returns at once when everything is in place. Otherwise installs, says so, and ends the process if that fails. */
export async function install() {
  refuseOldNode();
  if (isInstalled()) return;
  await takeTurn();
  const beating = setInterval(() => utimes(turnFile, new Date(), new Date(), () => {}), BEAT);
  process.on('exit', leave);
  if (!isInstalled()) await installAll(); // the one we waited for may have done it
  clearInterval(beating);
  process.off('exit', leave);
  leave();
}

function refuseOldNode() {
  const [major = 0, minor = 0] = versionOf(process.versions.node);
  const [needMajor = 0, needMinor = 0] = versionOf(readJson(join(root, 'package.json')).engines.node);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  stop(`Halcyon needs Node ${needMajor}.${needMinor} or newer, and this is Node ${process.versions.node}. Please install a newer one.`);
}

/** @param {string} text such as '20.19.4' or '>=20.19' */
const versionOf = (text) => (text.match(/\d+/g) ?? []).map(Number);

/** A package that npm installed comes without a lock file and with its dependencies in place. */
const isInstalled = () => !existsSync(lockFile) || isStamped() || isInstalledByHand();

/** Names what was installed and for which machine: some packages hold compiled programs. */
const stamp = () => createHash('sha256').update(readFileSync(lockFile)).update(`${process.platform} ${process.arch}`).digest('hex');

const isStamped = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();

/** Whoever ran `npm ci` or `npm install` has done our work: npm's own record of node_modules then agrees with the lock file. */
function isInstalledByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson(lockFile).packages;
  const present = readJson(record).packages;
  const isInPlace = (/** @type {string} */ place) => {
    const { version, integrity, optional, os, cpu, libc } = wanted[place];
    const isForThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;
    if (place === '' || (optional && !isForThisMachine)) return true;
    return present[place]?.version === version && present[place]?.integrity === integrity;
  };
  return Object.keys(wanted).every(isInPlace) && Object.keys(present).every((place) => wanted[place] !== undefined);
}

/** One install at a time. The turn is a file that names the processes at work; its time of change is their heartbeat. */
async function takeTurn() {
  for (let waited = false; !createTurn(); ) {
    if (isAbandoned()) {
      leave();
      continue;
    }
    if (!waited) say('Waiting for another install in this folder to finish…');
    waited = true;
    await new Promise((goOn) => setTimeout(goOn, 200));
  }
}

function createTurn() {
  try {
    writeFileSync(turnFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return stop(`Halcyon cannot install its dependencies here: ${error instanceof Error ? error.message : error}`);
  }
}

function isAbandoned() {
  try {
    const silence = Date.now() - statSync(turnFile).mtimeMs;
    const holders = readFileSync(turnFile, 'utf8').split(' ').map(Number).filter(Boolean);
    return silence > SILENCE || (silence > 2 * BEAT && !holders.some(isAlive));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false; // its holder has just left
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const leave = () => rmSync(turnFile, { force: true });

async function installAll() {
  say('Installing dependencies (first run, or package-lock.json has changed)…');
  rmSync(stampFile, { force: true });
  let { code, output } = await npm('ci');
  // A registry without some other platform's optional package makes `npm ci` refuse the lock file; `npm install` copes.
  if (code !== 0 && !OFFLINE.test(output)) ({ code, output } = await npm('install', '--no-save'));
  if (code === 0) return writeFileSync(stampFile, stamp());
  const [reason] = OFFLINE.exec(output) ?? [];
  if (reason) stop(`The npm registry cannot be reached (${reason}), so nothing is installed. Check the network and try again.`);
  stop(`${output.trim()}\nnpm could not install the dependencies. Its reason is above.`);
}

/**
 * Runs npm, quietly unless it fails. It counts as a holder of the turn: should we be killed, it works on for a while.
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(...command) {
  // Development tools and optional packages are needed whatever NODE_ENV or someone's npm settings leave out.
  const everything = ['--include=dev', '--include=optional'];
  // npm's own pauses between two tries add up to minutes of silence when there is no network.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const flags = [...everything, ...patience, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const byNode = cli?.endsWith('npm-cli.js');
  const [program, args] = byNode && cli ? [process.execPath, [cli, ...command, ...flags]] : ['npm', [...command, ...flags]];
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: !byNode && process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => (output += `npm did not start: ${error.message}`));
    /** @type {NodeJS.Signals | undefined} */
    let interruption;
    const stopListening = onSignals((signal) => {
      interruption = signal;
      child.kill(signal);
    });
    writeFileSync(turnFile, `${process.pid} ${child.pid ?? ''}`);
    child.on('close', (code) => {
      stopListening();
      if (!interruption) return resolve({ code: code ?? 1, output });
      leave();
      process.kill(process.pid, interruption);
    });
  });
}

/**
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
export function onSignals(listener) {
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {string} sentence */
const say = (sentence) => process.stderr.write(`${sentence}\n`); // standard output belongs to the command

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  say(sentence);
  process.exit(1);
}

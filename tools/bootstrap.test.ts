/** The bootstrap at work on throw-away projects whose only dependency is a folder beside them, so that no network is needed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

const INSTALLING = 'Installing dependencies (first run, or package-lock.json has changed)…\n';
const WAITING = 'Waiting for another install in this folder to finish…\n';
const TURN = '.bootstrap.lock';

const FEATHER = { version: '1.0.0', dev: true };
const LINK = { resolved: 'feather', link: true };

const projects: string[] = [];

afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true, force: true, maxRetries: 5 });
});

describe.concurrent('the bootstrap', () => {
  test('installs on the first run and says so, and is silent on the second', async () => {
    const project = newProject();
    expect(await bootstrap(project, ['node', '-p', '"flew"'])).toEqual({ code: 0, out: 'flew\n', err: INSTALLING });
    expect(existsSync(join(project, 'node_modules/feather/package.json'))).toBe(true);
    expect(await bootstrap(project, ['node', '-p', '"flew"'])).toEqual({ code: 0, out: 'flew\n', err: '' });
  });

  test('installs anew when the lock file changes', async () => {
    const project = installedProject();
    dependOn(project, LINK, '2.0.0');
    write(project, 'feather/package.json', { name: 'feather', version: '2.0.0' });
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: INSTALLING });
  });

  test('is content with what npm has installed by hand', async () => {
    const project = newProject();
    const npm = spawn('npm', ['ci', '--no-audit', '--include=dev'], { cwd: project, stdio: 'ignore' }); // the tests have NODE_ENV=production
    expect(await once(npm, 'exit')).toEqual([0, null]);
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: '' });
  });

  test('notices a package that is missing, whoever installed the rest', async () => {
    const project = newProject();
    recordInstall(project, {});
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: INSTALLING });
  });

  test('installs development dependencies even where NODE_ENV says production', async () => {
    const project = newProject();
    expect((await bootstrap(project, [], { NODE_ENV: 'production', npm_config_ignore_scripts: 'true' })).code).toBe(0);
    expect(existsSync(join(project, 'node_modules/feather/package.json'))).toBe(true);
  });

  test('names an unreachable registry as the cause', async () => {
    const project = newProject();
    const nowhere = 'http://127.0.0.1:9/';
    dependOn(project, { version: '1.0.0', resolved: `${nowhere}feather/-/feather-1.0.0.tgz` });
    const err = `${INSTALLING}The npm registry cannot be reached (ECONNREFUSED), so nothing is installed. Check the network and try again.\n`;
    const offline = { npm_config_registry: nowhere, npm_config_fetch_retries: '0' };
    expect(await bootstrap(project, [], offline)).toEqual({ code: 1, out: '', err });
    expect(existsSync(join(project, TURN))).toBe(false);
  });

  test('tells a Node that is too old', async () => {
    const project = newProject();
    write(project, 'package.json', { engines: { node: '>=99.1' } });
    const err = `Halcyon needs Node 99.1 or newer, and this is Node ${process.versions.node}. Please install a newer one.\n`;
    expect(await bootstrap(project)).toEqual({ code: 1, out: '', err });
  });
});

describe.concurrent('the command', () => {
  test('gets arguments and input, and its exit code is passed on', async () => {
    const project = installedProject();
    const echo =
      'process.stdin.pipe(process.stdout); process.stdin.on("end", () => { console.log(process.argv.slice(1)); process.exitCode = 3; })';
    const started = start(project, ['node', '-e', echo, 'two words', '--flag', '*']);
    started.stdin?.end('hello\n');
    expect(await ended(started)).toEqual({ code: 3, out: "hello\n[ 'two words', '--flag', '*' ]\n", err: '' });
  });

  test('gets a signal, and its end by it is passed on', async () => {
    const project = installedProject();
    const started = start(project, ['node', '-e', 'console.log("up"); setInterval(() => {}, 1000)']);
    const end = ended(started);
    await printed(started, 'up');
    started.kill('SIGTERM');
    expect((await end).code).toBe('SIGTERM');
  });

  test('is named when it does not exist', async () => {
    const project = installedProject();
    const { code, err } = await bootstrap(project, ['no-such-command']);
    expect(code).toBe(127);
    expect(err).toContain('no-such-command could not be started');
  });
});

describe.concurrent('of several installs', () => {
  test('only one does the work when two start at once', async () => {
    const project = newProject();
    const [one, two] = await Promise.all([bootstrap(project), bootstrap(project)]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(`${one.err}${two.err}`.split(INSTALLING)).toHaveLength(2);
  });

  test('the second waits while the first is alive', async () => {
    const project = newProject();
    write(project, TURN, process.pid);
    const started = start(project);
    const end = ended(started);
    await printed(started, WAITING);
    await sleep(2_500); // longer than a dead one would be given
    expect(started.exitCode).toBe(null);
    recordInstall(project);
    rmSync(join(project, TURN));
    expect(await end).toMatchObject({ code: 0, err: WAITING });
  });

  test('the second takes over from a first that has died', async () => {
    const project = newProject();
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    write(project, TURN, dead.pid);
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: WAITING + INSTALLING });
    expect(existsSync(join(project, TURN))).toBe(false);
  });

  test('the second does again what was killed half-way', async () => {
    const project = newProject();
    const started = start(project);
    const end = ended(started);
    const npm = await npmAtWork(project);
    started.kill('SIGKILL');
    process.kill(npm, 'SIGKILL');
    expect((await end).code).toBe('SIGKILL');
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: WAITING + INSTALLING });
  });

  test('the second lets an npm finish that has outlived the first', async () => {
    const project = newProject();
    const started = start(project);
    await npmAtWork(project);
    started.kill('SIGKILL');
    expect(await bootstrap(project)).toMatchObject({ code: 0, err: WAITING });
  });

  test('an interrupted one leaves nothing behind to wait for', async () => {
    const project = newProject();
    const started = start(project);
    const end = ended(started);
    await npmAtWork(project);
    started.kill('SIGTERM');
    expect((await end).code).toBe('SIGTERM');
    expect(existsSync(join(project, TURN))).toBe(false);
  });
});

function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'halcyon-bootstrap-'));
  projects.push(project);
  for (const file of ['bootstrap.mjs', 'install.mjs']) cpSync(new URL(file, import.meta.url), join(project, 'tools', file));
  mkdirSync(join(project, 'feather'));
  write(project, 'feather/package.json', { name: 'feather', version: '1.0.0' });
  dependOn(project, LINK);
  return project;
}

function installedProject(): string {
  const project = newProject();
  recordInstall(project);
  return project;
}

/** Leaves the record that npm leaves in node_modules. */
function recordInstall(project: string, packages: object = { feather: FEATHER, 'node_modules/feather': LINK }) {
  mkdirSync(join(project, 'node_modules'));
  write(project, 'node_modules/.package-lock.json', { lockfileVersion: 3, packages });
}

function write(project: string, file: string, content: unknown) {
  writeFileSync(join(project, file), JSON.stringify(content));
}

/** Writes package.json and package-lock.json for one development dependency, locked as given. */
function dependOn(project: string, locked: object, version = '1.0.0') {
  const devDependencies = { feather: 'link' in locked ? 'file:feather' : version };
  const nest = { name: 'nest', version: '1.0.0', devDependencies };
  write(project, 'package.json', { ...nest, engines: { node: '>=20.19' } });
  const packages = { '': nest, feather: { ...FEATHER, version }, 'node_modules/feather': locked };
  write(project, 'package-lock.json', { name: 'nest', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
}

function start(project: string, command: string[] = [], env: Record<string, string> = {}): ChildProcess {
  const args = command.length > 0 ? command : ['node', '-e', ''];
  return spawn(process.execPath, [join(project, 'tools/bootstrap.mjs'), ...args], { env: { ...process.env, ...env } });
}

const bootstrap = (project: string, command?: string[], env?: Record<string, string>) => ended(start(project, command, env));

async function ended(child: ChildProcess) {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (text) => {
    said.out += text;
  });
  child.stderr?.on('data', (text) => {
    said.err += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code: code ?? signal, ...said };
}

async function printed(child: ChildProcess, text: string) {
  let seen = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      seen += piece;
    });
  }
  while (!seen.includes(text)) await sleep(20);
}

/** Resolves with npm's process number as soon as an install is under way. */
async function npmAtWork(project: string): Promise<number> {
  for (;;) {
    const turn = join(project, TURN);
    const [, npm] = existsSync(turn) ? readFileSync(turn, 'utf8').split(' ') : [];
    if (npm) return Number(npm);
    await sleep(10);
  }
}

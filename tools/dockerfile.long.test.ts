/** The steps of the Dockerfile, run one after the other in folders of their own where no container engine is at hand. Long: it installs and builds everything anew. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const run = promisify(execFile);

/** Folders that an image has at its root: here each lies below one folder, and the user of the image is whoever runs this. */
const PLACES = ['/build', '/halcyon', '/data', '/tmp'];
const inside = (folder: string, text: string): string =>
  PLACES.reduce((said, place) => said.replaceAll(new RegExp(`(?<![\\w.:/])${place}(?![\\w-])`, 'g'), join(folder, place)), text).replace(
    /chown \S+ /g,
    'test -d ',
  );

const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const only = (name: string): string => instructions.find((each) => each.name === name)?.rest ?? '';
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));

async function carryOut(folder: string): Promise<{ readonly place: string; readonly env: Readonly<Record<string, string>> }> {
  let place = folder;
  const env: Record<string, string> = {};
  for (const { name, rest } of instructions) {
    const [from = '', to = ''] = inside(folder, rest.replace('--from=build ', '')).split(' ');
    const shell = (command: string) => run('bash', ['-c', command], { cwd: place, maxBuffer: 1e8 });
    if (name === 'WORKDIR') {
      place = inside(folder, rest);
      mkdirSync(place, { recursive: true });
    } else if (name === 'COPY' && from === '.') await run('git', ['clone', '--quiet', root, place]);
    else if (name === 'COPY' && rest.includes('--from'))
      await shell(`ls ${from} && mkdir -p ${to}`); // both stages share the folder
    else if (name === 'RUN') await shell(inside(folder, rest));
    else if (name === 'ENV') for (const pair of rest.split(' ')) env[pair.split('=')[0] ?? ''] = inside(folder, pair.split('=')[1] ?? '');
    else expect(['FROM', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT']).toContain(name);
  }
  return { place, env };
}

test('its steps give a server that is healthy by its own check', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-image-'));
  let server: ChildProcess | null = null;
  try {
    mkdirSync(join(folder, 'tmp'));
    const { place, env } = await carryOut(folder);
    expect(only('USER')).toBe('node');
    expect(only('VOLUME')).toBe('/data');
    expect(only('EXPOSE')).toBe(env.HALCYON_PORT);
    const [program = '', ...args] = listIn(only('ENTRYPOINT'));
    server = spawn(program, args, { cwd: place, env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
    const [check = '', ...how] = listIn(only('HEALTHCHECK'));
    await expect
      .poll(
        () =>
          run(check, how).then(
            () => 'healthy',
            () => 'ill',
          ),
        { timeout: 30_000 },
      )
      .toBe('healthy');
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

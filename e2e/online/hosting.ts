/** `npm run hosting`: runs docs/hosting/nginx.conf as it stands, with two real servers on one PostgreSQL, plays through it, kills one, and replaces both by new ones. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/store/open.js';
import { startPostgres } from '../../src/store/testing/postgres.js';
import { audit } from './books.js';
import { deployUnderLoad, faultsOfDeploy } from './deploy.js';
import { type Crowd, newTally, playMatch } from './players.js';
import { freePort } from './processes.js';
import { answers, type Serving, serveOn } from './serving.js';

const CONFIGURATION = new URL('../../docs/hosting/nginx.conf', import.meta.url);

if (spawnSync('nginx', ['-v']).status !== 0) {
  console.error('There is no nginx here. Install it (Debian: apt-get install nginx) and run this again.');
  process.exit(2);
}
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // the certificate below is made for this run

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130)); // PostgreSQL goes with us

const folder = mkdtempSync(join(tmpdir(), 'halcyon-nginx-'));
const [front, plain] = [await freePort(), await freePort()];
const backs = [await freePort(), await freePort()] as const;
const origin = `https://localhost:${front}`;
const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url };
const servers = new Set<Serving>();
const serve = async (port: number): Promise<Serving> => {
  const serving = await serveOn({ port, origin, env });
  servers.add(serving);
  return serving;
};

/** The example with this run's ports, certificate and folders; everything else as it stands. */
function configuration(): string {
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', ['req', ...certificate, '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error('openssl could not make a certificate.');
  const example = readFileSync(CONFIGURATION, 'utf8')
    .replace('127.0.0.1:4321', `127.0.0.1:${backs[0]}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${backs[1]}`)
    .replace('listen 443', `listen 127.0.0.1:${front}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  return `pid ${folder}/nginx.pid; error_log stderr error; events {}\nhttp { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};\n${example}\n}`;
}

const DEPLOYS = 4;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
let nginx: ChildProcess | null = null;

try {
  const [first] = await Promise.all(backs.map(serve));
  writeFileSync(join(folder, 'nginx.conf'), configuration());
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await answers(`${origin}/readyz`))) await sleep(100);

  const page = await fetch(origin);
  console.log(
    `the page: ${page.status} ${page.headers.get('content-type')}, ${page.headers.has('content-security-policy') ? 'with' : 'WITHOUT'} its policy`,
  );
  const redirect = await fetch(`http://127.0.0.1:${plain}/x`, { redirect: 'manual' });
  console.log(`plain http: ${redirect.status} to ${redirect.headers.get('location')}`);

  const tally = newTally();
  const crowd: Crowd = { origins: [origin], tally, thinkMs: 50 };
  const playing = Array.from({ length: 12 }, () => playMatch(crowd, 'bird', [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }]));
  while (tally.acknowledged < 200) await sleep(20);
  first?.child.kill('SIGKILL');
  console.log('one of the two servers was killed with -9 while twelve matches were being played through nginx');
  const played = await Promise.all(playing);
  const store = await openStore({ database: postgres.url });
  const { matches, moves, faults } = await audit(store, played);
  await store.close();
  console.log(`${matches} matches came to their end, ${moves} moves acknowledged, ${tally.lost} connections lost, ${faults.length} faults`);
  for (const { child } of servers) child.kill('SIGKILL');

  const deploy = await deployUnderLoad({ place: { database: postgres.url }, origin, ports: backs, tables: 12, deploys: DEPLOYS });
  const slowest = Math.max(...deploy.ended.map(({ took }) => took));
  console.log(
    `${DEPLOYS} deploys under load: ${deploy.moves} moves acknowledged, ${deploy.lost} connections moved to the other port, ${deploy.cut} of them cut off without a word, ${deploy.faults.length} faults`,
  );
  console.log(
    `the slowest process ended ${seconds(slowest)} after the signal; the longest wait for a move was ${seconds(deploy.longestWait)}`,
  );
  const all = [...faults, ...faultsOfDeploy(deploy)];
  for (const fault of all) console.error(fault);
  process.exitCode = all.length === 0 && page.ok && redirect.status === 301 ? 0 : 1;
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  nginx?.kill('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

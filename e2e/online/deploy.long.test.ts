/** The short form of the deploy in `npm run hosting`, behind a relay instead of nginx. `npm test` has the restart that it is made of in src/server/life.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployUnderLoad, faultsOfDeploy } from './deploy.js';
import { freePort } from './processes.js';
import { relayTo } from './relay.js';

it('a new version takes over under load: everybody is told to come back, nobody loses a move, and the old process ends in time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-deploy-'));
  const ports = [await freePort(), await freePort()] as const;
  const relay = await relayTo(ports);
  try {
    const origin = `http://127.0.0.1:${relay.port}`;
    const proof = await deployUnderLoad({ place: { folder }, origin, ports, tables: 3, deploys: 1, flags: ['--no-app'] });
    expect(faultsOfDeploy(proof)).toEqual([]);
    expect(proof.lost).toBeGreaterThan(0); // who was in a match has moved to the other port; others may have been between two
    expect(proof.moves).toBeGreaterThan(100);
  } finally {
    relay.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

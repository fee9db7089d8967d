/** A new version behind the proxy while people play: the next process is started on the second port, then the first is told to end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type StoreLocation } from '../../src/store/open.js';
import { type Audit, audit } from './books.js';
import { type Crowd, newTally, playMatch, type Tally } from './players.js';
import { type HowToServe, type Serving, serveOn } from './serving.js';

export interface DeployProof extends Audit, Tally {
  readonly ended: readonly { readonly code: number | null; readonly took: number }[]; // each process that was replaced
}

export interface DeploySettings {
  readonly place: StoreLocation;
  readonly origin: string; // of the proxy, which sends people to whichever of the ports takes them
  readonly ports: readonly [number, number];
  readonly tables: number;
  readonly deploys: number;
  readonly flags?: readonly string[];
}

const MOVES_BETWEEN = 100; // acknowledged before the next deploy begins
export const ENDS_WITHIN = 20_000; // milliseconds

export async function deployUnderLoad({ place, origin, ports, tables, deploys, flags }: DeploySettings): Promise<DeployProof> {
  const env: Record<string, string> =
    'folder' in place ? { HALCYON_DATA: place.folder, DATABASE_URL: '' } : { DATABASE_URL: place.database };
  const start = (port: number): Promise<Serving> => serveOn({ port, origin, env, ...(flags ? { flags } : {}) } satisfies HowToServe);
  let serving = await start(ports[0]);
  try {
    const tally = newTally();
    const crowd: Crowd = { origins: [origin], tally, thinkMs: 30 };
    let going = true;
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] as const;
    const playing = Array.from({ length: tables }, async () => {
      const played = [];
      do played.push(await playMatch(crowd, 'bird', [...seats]));
      while (going);
      return played;
    });
    const ended = [];
    for (let deploy = 1; deploy <= deploys; deploy++) {
      for (const from = tally.acknowledged; tally.acknowledged < from + MOVES_BETWEEN; ) await Promise.race([sleep(20), ...playing]);
      const next = await start(ports[deploy % 2] ?? ports[0]);
      ended.push(await serving.end());
      serving = next;
    }
    going = false;
    const played = (await Promise.all(playing)).flat();
    const store = await openStore(place);
    try {
      return { ...(await audit(store, played)), ...tally, ended };
    } finally {
      await store.close();
    }
  } finally {
    serving.child.kill('SIGKILL');
  }
}

/** What was wrong with a deploy, in sentences. */
export function faultsOfDeploy({ faults, ended, cut }: DeployProof): readonly string[] {
  return [
    ...faults,
    ...ended.flatMap(({ code, took }) =>
      code === 0 && took <= ENDS_WITHIN ? [] : [`a process ended with ${code} after ${Math.round(took)} ms`],
    ),
    ...(cut === 0 ? [] : [`${cut} connections were cut off without a word`]),
  ];
}

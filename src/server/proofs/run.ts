/** The proofs at any size, from the command line: `node --import tsx src/server/proofs/run.ts leak --runs 200`, `abuse --messages 100000`, `flood --sockets 10 --seconds 10`, or `hosts --runs 4`. */
import { parseArgs } from 'node:util';
import { quickChance } from '../../engine/chance.js';
import { gameById, games } from '../../games/index.js';
import { abuse } from './abuse.js';
import { flood } from './flood.js';
import { ALL_GAMES, hosts } from './hosts.js';
import { type LeakResult, tryForLeaks } from './leak.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '50' },
    moves: { type: 'string', default: '100' },
    games: { type: 'string', default: Object.keys(games).join(',') },
    messages: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    sockets: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
  },
});

const print = (value: object | string): void => {
  process.stdout.write(`${typeof value === 'string' ? value : JSON.stringify(value)}\n`);
};

async function proveNoLeaks(): Promise<void> {
  for (const id of values.games.split(',')) {
    const { seats } = gameById(id);
    const dice = quickChance(Number(values.seed));
    const results: LeakResult[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const count = Math.max(2, seats.min) + dice.int(seats.max - Math.max(2, seats.min) + 1);
      const watcher = dice.int(count + 1);
      const trial = {
        game: id,
        seats: count,
        options: {},
        seat: watcher === count ? null : watcher,
        seed: dice.next(),
        from: dice.int(2) * dice.int(150), // secrets of the opening are told soon
      };
      results.push(await tryForLeaks({ ...trial, moves: Number(values.moves) }));
    }
    const sum = (of: (result: LeakResult) => number) => results.reduce((total, result) => total + of(result), 0);
    const ends: Record<string, number> = {};
    for (const { end } of results) ends[end] = (ends[end] ?? 0) + 1;
    print({
      game: id,
      runs: results.length,
      moves: sum((result) => result.moves),
      probes: sum((result) => result.probes),
      megabytes: Math.round(sum((result) => result.bytes) / 1e5) / 10,
      worldsDiffered: sum((result) => Number(result.varied)),
      ends,
      leaks: 0,
    });
  }
}

const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  leak: proveNoLeaks,
  abuse: async () => print(await abuse({ messages: Number(values.messages), seed: Number(values.seed) })),
  hosts: async () => {
    const ids = Array.from({ length: Number(values.runs) }, () => ALL_GAMES).flat();
    print(await hosts({ games: ids, turns: 30, attacks: 10, seed: Number(values.seed) }));
  },
  flood: async () => print(await flood({ sockets: Number(values.sockets), seconds: Number(values.seconds) })),
};

const proof = PROOFS[positionals[0] ?? ''];
if (proof) await proof();
else print(`Say which proof: ${Object.keys(PROOFS).join(' or ')}.`);
process.exit(proof ? 0 : 2);

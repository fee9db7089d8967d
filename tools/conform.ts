/** `npm run conform -- [games] [--matches 10000] [--seats n] [--seed x]`: tries the laws of the engine on the games, at length. */
import { parseArgs } from 'node:util';
import { Complaint } from '../src/engine/complaint.js';
import { Nonconformity } from '../src/engine/conforms.js';
import { seedFrom } from '../src/engine/seed.js';
import { gameById, games } from '../src/games/index.js';
import { tryLaws } from './laws.js';

const HELP = `Plays random matches and checks the laws every game keeps (ARCHITECTURE.md, "Laws").

  npm run conform                             all games, all seat counts, 100 matches each
  npm run conform -- bird farm --matches 10000
  npm run conform -- nation --seats 4 --seed lucky

A broken law ends with exit code 1, the record of the match in a file, and the command that replays it.`;

function whole(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Complaint(`--${name} should be a whole number above 0, not "${text}".`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { matches: { type: 'string' }, seats: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const matches = whole(values.matches, 'matches', 100);
  const only = values.seats === undefined ? null : whole(values.seats, 'seats', 1);
  const chosen = positionals.length > 0 ? positionals.map((id) => gameById(id)) : Object.values(games);
  for (const game of chosen) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      if (only !== null && seats !== only) continue;
      const show = (done: number) => process.stderr.isTTY && process.stderr.write(`\r${game.id}, ${seats} seats: ${done} of ${matches} `);
      const tried = tryLaws(game, { seats, matches, seed: seedFrom(values.seed ?? 'conform'), progress: show });
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      const counts = Object.entries(tried).map(([what, count]) => `${count} ${what}`);
      console.log(`${game.id}, ${seats} seats: ${counts.join(', ')}`);
    }
  }
}

try {
  main();
} catch (error) {
  if (error instanceof Nonconformity || error instanceof Complaint) console.error(error.message);
  else console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = error instanceof Nonconformity ? 1 : 2;
}

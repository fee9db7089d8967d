/** The goldens and the records of a new game. Loaded only when the game is on the list. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../../src/cli/program.js';
import { gameById } from '../../src/games/index.js';
import { goldenName, goldenOf } from '../goldens.js';
import { seatsOf } from '../laws.js';

export async function playGame(root: string, id: string): Promise<void> {
  const game = gameById(id);
  const folder = join(root, 'src/games', id);
  mkdirSync(join(folder, 'goldens'));
  for (const seats of seatsOf(game)) {
    writeFileSync(join(folder, 'goldens', goldenName(seats)), goldenOf(game, seats));
    await saveRecord(folder, id, seats);
  }
}

async function saveRecord(folder: string, id: string, seats: number): Promise<void> {
  const said = new PassThrough();
  const world = { folder, input: new PassThrough(), output: new PassThrough().resume(), errors: said, env: {}, today: () => new Date() };
  const flags = ['--seats', `${seats}`, '--matches', '1', '--bots', 'sensible', '--seed', 'record', '--save', 'records'];
  if ((await run(['simulate', id, ...flags], world)) !== 0) throw new Error(`no match of ${id} could be recorded: ${said.read()}`);
}

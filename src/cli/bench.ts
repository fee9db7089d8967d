/** `halcyon bench`: how fast everything is, in one table. */
import type { Command } from 'commander';
import { readWhole } from './flags.js';
import { openTerminal, type World } from './terminal.js';

interface BenchFlags {
  readonly rounds: string;
  readonly ms: string;
  readonly json?: true;
}

export function addBench(program: Command, world: World): void {
  program
    .command('bench')
    .description('measure how fast the games, the bots and the lab are, beside boardgame.io')
    .option('--rounds <n>', 'rounds per measurement', '9')
    .option('--ms <n>', 'milliseconds per contestant and round', '300')
    .option('--json', 'print the figures as JSON instead of tables')
    .action(async (flags: BenchFlags) => {
      const wishes = {
        rounds: readWhole(flags.rounds, 'The number of rounds', 1),
        ms: readWhole(flags.ms, 'The number of milliseconds', 1),
        json: flags.json === true,
      };
      const { bench } = await import('../../bench/bench.js'); // it loads boardgame.io, which no other command needs
      openTerminal(world).print(await bench(wishes));
    });
}

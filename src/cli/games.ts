/** `halcyon games`: which games there are, for how many, how long, and what a table may change. */
import type { Command } from 'commander';
import type { AnyGame, OptionSpec } from '../engine/game.js';
import { choicesOf } from '../engine/options.js';
import type { Shelf } from '../games/index.js';
import { sentence } from '../games/kit/words.js';
import { hang } from './layout.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

/** One option with its default, what else it may be, and where the rules speak of it. */
export function describeOption(terminal: Terminal, key: string, spec: OptionSpec): void {
  const chosen = spec.choices.find((choice) => choice.value === spec.default);
  const text = `${spec.label}${chosen ? `: ${chosen.label}` : ''}. May be ${choicesOf(spec)} (rules, ${spec.clause}).`;
  terminal.print(...hang(`  ${terminal.paint.bold(`${key}=${spec.default}`.padEnd(20))} `, text, terminal.width));
}

function describeGame(terminal: Terminal, game: AnyGame): void {
  const { about, seats } = game;
  const players = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  terminal.print(`${terminal.paint.bold(terminal.paint.yellow(about.title))} (${game.id})`);
  terminal.say(about.line);
  terminal.say(`${players} players, about ${about.minutes} minutes. ${sentence(about.credits)}`);
  for (const [key, spec] of Object.entries<OptionSpec>(game.options)) describeOption(terminal, key, spec);
}

export function addGames(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('games')
    .description('list the games with their seats, length and options')
    .addHelpText('after', '\nExample:\n  halcyon games')
    .action(() => {
      const terminal = openTerminal(world);
      for (const [i, game] of Object.values(shelf).entries()) {
        if (i > 0) terminal.print();
        describeGame(terminal, game);
      }
    });
}

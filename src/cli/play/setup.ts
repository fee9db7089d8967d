/** Setting up a table for `play`: what the flags leave open is asked for at a terminal, and takes its usual value in a pipe. */
import { type BotName, seatedBot, USUAL_STEP } from '../../bots/index.js';
import { Complaint } from '../../engine/complaint.js';
import type { AnyGame, OptionSpec } from '../../engine/game.js';
import { checkOptions } from '../../engine/options.js';
import { gameById, type Shelf } from '../../games/index.js';
import { linesFor, linesFromRecord } from '../../match/begin.js';
import type { Line } from '../../match/lines.js';
import { openMatch } from '../files.js';
import { ALL_BOTS, readBots, readNames, readOptions, readSeats, readSeed, readWhole, usualSeats } from '../flags.js';
import { describeOption } from '../games.js';
import { hang } from '../layout.js';
import type { Terminal } from '../terminal.js';

export interface PlayFlags {
  readonly seats?: string;
  readonly human?: string;
  readonly bots?: string;
  readonly names?: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly open?: string;
}

/** A value from its flag, else from the person at the terminal, else the usual one. A typed one may be wrong; then it is asked again. */
type Settle = <X>(flag: string | undefined, question: string, usual: string, read: (text: string) => X) => Promise<X>;

const settler =
  (terminal: Terminal): Settle =>
  async (flag, question, usual, read) => {
    if (flag !== undefined) return read(flag);
    if (!terminal.interactive) return read(usual);
    for (;;) {
      const typed = (await terminal.ask(`${question} ${terminal.paint.dim(`[${usual || 'none'}]`)} `)).trim();
      try {
        return read(typed || usual);
      } catch (error) {
        if (!(error instanceof Complaint)) throw error;
        terminal.say(error.message);
      }
    }
  };

/** The first lines of the match. */
export async function setUpMatch(
  terminal: Terminal,
  folder: string,
  shelf: Shelf,
  gameName: string | undefined,
  flags: PlayFlags,
): Promise<readonly Line[]> {
  const settle = settler(terminal);
  if (flags.open !== undefined) return goOn(settle, folder, shelf, flags.open, gameName, flags);
  const game = await chooseGame(terminal, settle, shelf, gameName);
  const seats = await chooseSeats(settle, game, flags);
  const people = await choosePeople(settle, seats, flags);
  const bots = await chooseBots(settle, seats, people, flags);
  const names = await settle(flags.names, nameQuestion(people), usualNames(people, seats), (text) => readNames(text, people, seats));
  const options = await chooseOptions(terminal, settle, game, seats, flags.option);
  const sitters = names.map((name, seat) => ({ name, bot: bots[seat] ?? null }));
  return linesFor({ game: game.id, options, seed: readSeed(flags.seed), seats: sitters }, Date.now(), shelf);
}

async function chooseGame(terminal: Terminal, settle: Settle, shelf: Shelf, name: string | undefined): Promise<AnyGame> {
  const all = Object.values(shelf);
  if (name === undefined && terminal.interactive) {
    const { bold } = terminal.paint;
    for (const [i, { about }] of all.entries()) {
      terminal.print(...hang(`${String(i + 1).padStart(3)}  `, `${bold(about.title)}. ${about.line}`, terminal.width));
    }
  }
  const usual = all[0]?.id ?? '';
  return settle(name, 'Which game?', usual, (text) => all[Number(text) - 1] ?? gameById(text, shelf));
}

/** How many bots the flags name one by one. A single name says nothing: it may be meant for many. */
function botsNamed({ bots }: PlayFlags): number | null {
  const count = bots?.split(',').length ?? 0;
  return count > 1 ? count : null;
}

async function chooseSeats(settle: Settle, game: AnyGame, flags: PlayFlags): Promise<number> {
  const { min, max } = game.seats;
  const named = botsNamed(flags);
  const implied = named === null ? undefined : String(named + readWhole(flags.human ?? '1', '--human', 0));
  return settle(flags.seats ?? implied, `How many players, ${min} to ${max}?`, String(usualSeats(game)), (text) => readSeats(game, text));
}

async function choosePeople(settle: Settle, seats: number, flags: PlayFlags): Promise<number> {
  const named = botsNamed(flags);
  const implied = named !== null ? String(Math.max(0, seats - named)) : seats === 1 && flags.bots === undefined ? '1' : undefined;
  return settle(flags.human ?? implied, 'How many of them are people?', '1', (text) => readWhole(text, 'The number of people', 0, seats));
}

/** Who decides for each seat: null, a person, then the bots. */
async function chooseBots(settle: Settle, seats: number, people: number, flags: PlayFlags): Promise<readonly (BotName | null)[]> {
  const humans = Array.from({ length: people }, () => null);
  const free = seats - people;
  if (free === 0) {
    if (flags.bots !== undefined) throw new Complaint(`All ${seats} seats are for people, so there is none for the bots.`);
    return humans;
  }
  const chosen = await settle(flags.bots, `Which bots: ${ALL_BOTS}? (one for all, or one each with commas)`, USUAL_STEP, (text) =>
    readBots(text, free, seatedBot),
  );
  return [...humans, ...chosen];
}

const nameQuestion = (people: number): string =>
  people === 1 ? 'Your name?' : people === 0 ? 'Names of the bots?' : 'Names, with commas?';
const usualNames = (people: number, seats: number): string => readNames('', people, seats).slice(0, people).join(', ');

async function chooseOptions(terminal: Terminal, settle: Settle, game: AnyGame, seats: number, flag: readonly string[] | undefined) {
  const specs = Object.entries<OptionSpec>(game.options);
  const read = (texts: readonly string[]) => checkOptions(game, seats, readOptions(game, texts));
  if (flag !== undefined || !terminal.interactive || specs.length === 0) return read(flag ?? []);
  terminal.print('Options:');
  for (const [key, spec] of specs) describeOption(terminal, key, spec);
  return settle(undefined, `Change any? For instance ${exampleOf(specs)}`, '', (text) => read(text.split(/\s+/).filter(Boolean)));
}

/** Two options at other values than they have: "goldCost=1 length=short". */
function exampleOf(specs: readonly (readonly [string, OptionSpec])[]): string {
  const others = specs.flatMap(([key, spec]) => {
    const other = spec.choices.find((choice) => choice.value !== spec.default);
    return other ? [`${key}=${other.value}`] : [];
  });
  return others.slice(0, 2).join(' ');
}

const FIXED = ['seats', 'option', 'seed', 'names'] as const;

/** Goes on with a saved match. The record fixes the table; who sits where as a bot is not part of it. */
async function goOn(
  settle: Settle,
  folder: string,
  shelf: Shelf,
  file: string,
  gameName: string | undefined,
  flags: PlayFlags,
): Promise<readonly Line[]> {
  const fixed = FIXED.find((flag) => flags[flag] !== undefined);
  if (fixed) throw new Complaint(`--${fixed} does not go with --open: the record says it already.`);
  const { record, names } = openMatch(folder, file, shelf);
  const { game, seats } = record;
  if (gameName !== undefined && gameName !== game) throw new Complaint(`${file} is a match of ${game}, not of ${gameName}.`);
  const people = await choosePeople(settle, seats, flags);
  return linesFromRecord({ ...record, names }, await chooseBots(settle, seats, people, flags), Date.now(), shelf);
}

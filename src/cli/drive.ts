/** `halcyon drive`: a match over lines of JSON, so that any program in any language can play or referee. The protocol is docs/drive.md. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { GameTypes, Json, Refusal, Seat } from '../engine/game.js';
import { answer, begin, heard, movesOf, type NotTaken, type PlayedStep, playForced, type Table, type Taken } from '../engine/play.js';
import { recordOf } from '../engine/record.js';
import { standings, winners } from '../engine/standings.js';
import { undo } from '../engine/undo.js';
import { mine, viewFor } from '../engine/view.js';
import { gameById, type Shelf } from '../games/index.js';
import { collect, readOptions, readSeats, readSeed, usualSeats } from './flags.js';
import type { Shell } from './terminal.js';

interface DriveFlags {
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly forced?: true;
}

const NOTES = `
Prints {"type":"state", ...} at the start and after every step, reads one JSON object per line:
  {"decision": 0, "move": ...}          answer an open decision with one of its moves
  {"type": "why", "decision": 0}        what is not possible, and why
  {"type": "undo", "seat": 0}           take back that seat's last decision
  {"type": "record"}                    the record of the match so far
A line that cannot be followed is answered with {"type":"error", "reason": ...}. The protocol in full: docs/drive.md

Examples:
  halcyon drive bird --seats 2 --seed tea
  echo '{"type":"record"}' | halcyon drive bird --forced`;

export function addDrive(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('drive')
    .description('play a match over JSON lines, from a program in any language')
    .argument('<game>', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--seed <text>', 'any words: the same seed gives the same shuffles')
    .option('--forced', 'play decisions that have a single answer at once')
    .addHelpText('after', NOTES)
    .action(async (name: string, flags: DriveFlags) => {
      const game = gameById(name, shelf);
      const seats = flags.seats === undefined ? usualSeats(game) : readSeats(game, flags.seats);
      const table = begin(game, { seats, options: readOptions(game, flags.option ?? []), seed: readSeed(flags.seed) });
      await drive(world, table, flags.forced === true);
    });
}

async function drive({ input, output }: Shell, table: Table<GameTypes>, forced: boolean): Promise<void> {
  const print = (message: object) => void output.write(`${JSON.stringify(message)}\n`);
  if (forced) playForced(table);
  print(stateOf(table, [table.opening, ...table.steps]));
  for await (const line of createInterface({ input, terminal: false })) {
    if (line.trim() !== '') print(reply(table, line, forced));
  }
}

/** The table as everybody sees it, and what these newest steps have told them. */
function stateOf(table: Table<GameTypes>, steps: readonly PlayedStep<GameTypes>[]): object {
  const { game, state } = table;
  const seats: (Seat | null)[] = [...state.own.keys(), null];
  const told = steps.flatMap((step) => step.told);
  const over = state.open.length === 0;
  return {
    type: 'state',
    entries: table.entries.length,
    open: state.open,
    moves: Object.fromEntries(state.open.map((decision) => [decision.id, movesOf(table, decision)])),
    views: seats.map((seat) => viewFor(state, seat)),
    events: seats.map((seat) => told.map((t) => heard(t, seat)).filter((event) => event !== null)),
    over,
    ...(over ? { standings: standings(game, state.shared), winners: winners(game, state.shared) } : {}),
  };
}

type Message = Readonly<Record<string, unknown>>;
type Reply = (table: Table<GameTypes>, message: Message, forced: boolean) => object;

/** What each type of message does; a message without a type is an answer. */
const REPLIES: Readonly<Record<string, Reply>> = { answer: takeAnswer, undo: takeBack, why, record };

const fail = (reason: string, clause?: string): object => ({ type: 'error', reason, ...(clause === undefined ? {} : { clause }) });
const isSeat = (value: unknown): value is Seat => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function parse(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function reply(table: Table<GameTypes>, line: string, forced: boolean): object {
  const message = parse(line);
  if (!message) return fail('This line is not a JSON object.');
  const type = message.type ?? 'answer';
  const handle = typeof type === 'string' && Object.hasOwn(REPLIES, type) ? REPLIES[type] : undefined;
  if (!handle) return fail(`There is no message of type ${JSON.stringify(type)}. The types are: ${Object.keys(REPLIES).join(', ')}.`);
  return handle(table, message, forced);
}

/** Lets the table change, and tells what came of it. */
function change(table: Table<GameTypes>, forced: boolean, act: () => Taken | NotTaken): object {
  const before = table.steps.length;
  const taken = act();
  if (!taken.ok) return fail(taken.because, taken.clause);
  if (forced) playForced(table);
  return stateOf(table, table.steps.slice(before));
}

function takeAnswer(table: Table<GameTypes>, { decision, move, seat }: Message, forced: boolean): object {
  if (typeof decision !== 'number') return fail('"decision" should be the id of an open decision.');
  if (move === undefined) return fail('"move" is missing. Choose one of "moves" of the last state.');
  if (seat !== undefined && !isSeat(seat)) return fail('"seat" should be the number of a seat, or left out.');
  return change(table, forced, () => answer(table, decision, move, seat));
}

function takeBack(table: Table<GameTypes>, { seat, granted }: Message, forced: boolean): object {
  const { seats } = table.beginning;
  const isHere = (value: unknown): value is Seat => isSeat(value) && value < seats;
  if (!isHere(seat)) return fail(`"seat" should be the seat that takes back, from 0 to ${seats - 1}.`);
  if (granted === undefined) return change(table, forced, () => undo(table, seat));
  if (!Array.isArray(granted) || !granted.every(isHere)) return fail('"granted" should be the list of seats that agree, or left out.');
  return change(table, forced, () => undo(table, seat, granted));
}

function why(table: Table<GameTypes>, message: Message): object {
  const { game, state } = table;
  const decision = state.open.find((open) => open.id === message.decision);
  if (!decision) return fail('"decision" should be the id of an open decision.');
  const refusals: (Refusal & { readonly move: Json })[] = [];
  game.moves(state.shared, mine(state, decision.seat), decision, (move, { clause, because }) => refusals.push({ move, clause, because }));
  return { type: 'why', decision: decision.id, refusals };
}

function record(table: Table<GameTypes>): object {
  const names = table.state.own.map((_, seat) => `Player ${seat + 1}`);
  return { type: 'record', record: recordOf(table, names, { seed: true }) };
}

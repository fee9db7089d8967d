/** What a person may type during a match. */
import { Complaint } from '../../engine/complaint.js';
import type { Decision } from '../../engine/game.js';
import { answer } from '../../engine/play.js';
import { recordOf } from '../../engine/record.js';
import { canUndo, undo } from '../../engine/undo.js';
import { nearest } from '../../games/nearest.js';
import { freeName, isTaken, writeRecord } from '../files.js';
import { list } from '../layout.js';
import { logOf } from '../log.js';
import { showRules } from '../rules-text.js';
import { type Choice, logLines, showScores, showWhy } from '../screen.js';
import { lastDecision, MATCH, nameOf, peopleAt, type Session } from './session.js';
import { showTurn } from './turn.js';

/** Somebody sits at the prompt: during a match with a question, afterwards without one. */
export interface Prompt {
  readonly session: Session;
  readonly decision: Decision | null;
  readonly choices: readonly Choice[];
}

/** `played`: the table has changed, go on. `stay`: ask again. `left`: the player wants to go. */
type Outcome = 'played' | 'stay' | 'left';

interface PromptCommand {
  readonly usage: string;
  readonly says: string;
  readonly run: (prompt: Prompt, argument: string) => Outcome | Promise<Outcome>;
}

const COMMANDS: Readonly<Record<string, PromptCommand>> = {
  why: { usage: 'why [number or word]', says: 'why something is not possible now', run: why },
  undo: { usage: 'undo', says: 'take the last decision back', run: takeBack },
  table: { usage: 'table', says: 'draw the table and the moves again', run: drawAgain },
  score: { usage: 'score', says: 'who has how many points, and what for', run: score },
  log: { usage: 'log', says: 'everything that has happened', run: log },
  rules: { usage: 'rules [clause]', says: 'the rules, or one clause of them: rules 3.1', run: rules },
  save: { usage: 'save [file]', says: 'write the match to a file; "halcyon play --open" goes on with it', run: save },
  help: { usage: 'help', says: 'this list', run: help },
  quit: { usage: 'quit', says: 'leave', run: quit },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Does what a typed line says. Whatever goes wrong is said in a sentence, and the player is asked again. */
export async function obey(prompt: Prompt, line: string): Promise<Outcome> {
  const [word = '', ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  if (line === '') return 'stay';
  if (/^\d+$/.test(line)) return playNumber(prompt, Number(line));
  const name = commandFor(word.toLowerCase());
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) return notUnderstood(prompt, line);
  try {
    return await command.run(prompt, argument);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    prompt.session.terminal.say(error.message);
    return 'stay';
  }
}

/** A command may be shortened as long as no other begins the same. */
function commandFor(word: string): string | undefined {
  if (word === '?') return 'help';
  const begun = COMMAND_NAMES.filter((name) => name.startsWith(word));
  return COMMAND_NAMES.find((name) => name === word) ?? (begun.length === 1 ? begun[0] : undefined);
}

function playNumber({ session, decision, choices }: Prompt, number: number): Outcome {
  const { terminal, table } = session;
  const choice = choices.find((c) => c.number === number);
  if (!decision) terminal.say('The match is over; nothing is left to decide.');
  else if (!choice) terminal.say(`There is no ${number}. The answers are numbered from 1 to ${choices.length}.`);
  else if (choice.refused) showWhy(terminal, choice);
  else {
    const taken = answer(table, decision.id, choice.move, decision.seat);
    if (taken.ok) return 'played';
    terminal.say(taken.because);
  }
  return 'stay';
}

const named = (choices: readonly Choice[], words: string): readonly Choice[] =>
  choices.filter((choice) => choice.words.toLowerCase().includes(words.toLowerCase()));

function notUnderstood({ session: { terminal }, choices }: Prompt, line: string): Outcome {
  const meant = named(choices, line);
  const guess = nearest(line.split(' ')[0] ?? '', COMMAND_NAMES);
  if (meant.length > 0) {
    const some = meant.slice(0, 6).map((choice) => `${choice.number} (${choice.words})`);
    terminal.say(`Did you mean ${list(some, 'or')}? Type the number.`);
  } else {
    terminal.say(
      `I do not understand "${line}". ${guess ? `Did you mean "${guess}"? ` : ''}Type a number, or "help" for what else there is.`,
    );
  }
  return 'stay';
}

function why({ session: { terminal }, choices }: Prompt, argument: string): Outcome {
  const refused = choices.filter((choice) => choice.refused);
  const asked = /^\d+$/.test(argument) ? choices.filter((choice) => choice.number === Number(argument)) : named(choices, argument);
  const forbidden = asked.filter((choice) => choice.refused);
  if (argument === '') {
    if (refused.length === 0) terminal.say('Nothing that comes to mind is forbidden here.');
    for (const choice of refused) showWhy(terminal, choice);
  } else if (asked.length === 0) {
    terminal.say(`Nothing here is called "${argument}". ${refused.length > 0 ? '"why" alone lists what is not possible now.' : ''}`);
  } else {
    for (const choice of forbidden.length > 0 ? forbidden : asked) showWhy(terminal, choice);
  }
  return 'stay';
}

/** On one device the last decision of anybody here is meant. Bots always agree; people are asked where it is not free. */
async function takeBack({ session, decision }: Prompt): Promise<Outcome> {
  const { terminal, table, players } = session;
  const people = peopleAt(session);
  const last = lastDecision(session, people);
  if (!decision) return say(session, 'The match is over and its seed is open, so nothing can be taken back.');
  if (!last) return say(session, 'Nothing has been decided yet that could be taken back.');
  const { seat } = last;
  const offer = canUndo(table, seat);
  if (!offer.free) {
    for (const other of people.filter((p) => p !== seat)) {
      const reply = await terminal.ask(`${offer.because} ${nameOf(session, other)}, may ${nameOf(session, seat)} take it back? [y/N] `);
      if (!/^y/i.test(reply.trim())) return say(session, `${nameOf(session, other)} does not agree, so it stays as it is.`);
    }
  }
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]));
  const done = undo(table, seat, others);
  if (!done.ok) return say(session, done.because);
  session.minds.forget(MATCH);
  const agreed = people.length > 1 ? 'Everybody agreed.' : others.length > 0 ? 'The bots do not mind.' : 'You are alone, so nobody minds.';
  session.notice = offer.free ? 'Taken back.' : `Taken back. ${offer.because} ${agreed} What is drawn from here on is drawn anew.`;
  return 'played';
}

function say({ terminal }: Session, sentence: string): Outcome {
  terminal.say(sentence);
  return 'stay';
}

function drawAgain({ session, decision, choices }: Prompt): Outcome {
  if (decision) showTurn(session, decision, choices);
  else score({ session, decision, choices });
  return 'stay';
}

function score({ session: { terminal, table, names } }: Prompt): Outcome {
  showScores(terminal, table, names);
  return 'stay';
}

function log({ session: { terminal, table, names }, decision }: Prompt): Outcome {
  terminal.print(...logLines(terminal, logOf(table, names, decision?.seat ?? null), true));
  return 'stay';
}

function rules({ session: { terminal, table } }: Prompt, clause: string): Outcome {
  showRules(terminal, table.game.id, clause);
  return 'stay';
}

async function save({ session }: Prompt, argument: string): Promise<Outcome> {
  const { terminal, table, names, world } = session;
  const file = argument || session.file || freeName(world.folder, table.game.id, world.today());
  const again = file === session.file;
  if (!again && isTaken(world.folder, file)) {
    if (!terminal.interactive) return say(session, `There is a file ${file} already. Choose another name.`);
    const reply = await terminal.ask(`There is a file ${file} already. Overwrite it? [y/N] `);
    if (!/^y/i.test(reply.trim())) return say(session, 'Nothing was written.');
  }
  writeRecord(world.folder, file, recordOf(table, names, { seed: true }));
  session.file = file;
  session.savedAt = table.entries.length;
  return say(session, `${again ? 'Saved again, over the older one' : 'Saved'}: ${file}`);
}

function help({ session: { terminal } }: Prompt): Outcome {
  const widest = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  terminal.print(`  ${terminal.paint.bold('a number'.padEnd(widest))}  play that answer`);
  for (const { usage, says } of Object.values(COMMANDS)) terminal.print(`  ${terminal.paint.bold(usage.padEnd(widest))}  ${says}`);
  return 'stay';
}

async function quit(prompt: Prompt): Promise<Outcome> {
  const { session, decision } = prompt;
  const { terminal, table } = session;
  if (terminal.interactive && session.savedAt < table.entries.length) {
    const reply = await terminal.ask('Save the match first? [y/N] ');
    if (/^y/i.test(reply.trim())) await save(prompt, '');
  }
  if (decision) sayUnfinished(session);
  return 'left';
}

/** Said whenever a match is left before its end. */
export function sayUnfinished({ terminal, table, file, savedAt }: Session): void {
  const saved = file !== null && savedAt === table.entries.length;
  terminal.say(
    saved
      ? `The match is not finished. Go on with: halcyon play --open ${file}`
      : 'The match is not finished and was not saved. "save" before leaving keeps it; "halcyon play --open" then goes on with it.',
  );
}

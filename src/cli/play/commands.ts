/** What a person may type during a match. */
import { advise } from '../../bots/advise.js';
import { quickChance } from '../../engine/chance.js';
import { Complaint } from '../../engine/complaint.js';
import type { Decision } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { nearest } from '../../games/nearest.js';
import { isRefused } from '../../match/client.js';
import { namesHere, seen, sessionOf } from '../../match/here.js';
import { journalOf, lastDecision } from '../../match/picture.js';
import { freeName, isTaken, writeRecord } from '../files.js';
import { readName } from '../flags.js';
import { list } from '../layout.js';
import { showRules } from '../rules-text.js';
import { logLines, type Numbered, showScores, showWhy } from '../screen.js';
import type { Terminal } from '../terminal.js';
import { entriesOf, nameOf, type PlaySession, type Turn } from './session.js';
import { showTurn } from './turn.js';

/** Somebody sits at the prompt: during a match with a question, afterwards without one. */
export interface Prompt {
  readonly sitting: PlaySession;
  readonly turn: Turn | null;
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
  always: { usage: 'always <number>', says: 'play that answer, and every time you are asked this', run: always },
  ask: { usage: 'ask', says: 'be asked again what you always answer alike', run: askAgain },
  hint: { usage: 'hint', says: 'the three best answers, how likely each is to win, and why', run: hint },
  undo: { usage: 'undo', says: 'take the last decision back', run: takeBack },
  table: { usage: 'table', says: 'draw the table and the moves again', run: drawAgain },
  score: { usage: 'score', says: 'who has how many points, and what for', run: score },
  log: { usage: 'log', says: 'everything that has happened', run: log },
  rules: { usage: 'rules [clause]', says: 'the rules, or one clause of them: rules 3.1', run: rules },
  name: { usage: 'name <new name>', says: 'from now on you are called this', run: rename },
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
    prompt.sitting.terminal.say(error.message);
    return 'stay';
  }
}

/** A command may be shortened as long as no other begins the same. */
function commandFor(word: string): string | undefined {
  if (word === '?') return 'help';
  const begun = COMMAND_NAMES.filter((name) => name.startsWith(word));
  return COMMAND_NAMES.find((name) => name === word) ?? (begun.length === 1 ? begun[0] : undefined);
}

const OVER = 'The match is over; nothing is left to decide.';

/** Gives the answer of that number, once or each time. */
async function playNumber({ sitting, turn }: Prompt, number: number, each = false): Promise<Outcome> {
  if (!turn) return say(sitting, OVER);
  const { seat, decision, choices } = turn;
  const choice = choices.find((c) => c.number === number);
  if (!choice) return say(sitting, `There is no ${number}. The answers are numbered from 1 to ${choices.length}.`);
  if (choice.refusal) {
    showWhy(sitting.terminal, choice);
    return 'stay';
  }
  const session = sessionOf(sitting, seat);
  const kind = seen(session).moment.view.open.find((open) => open.id === decision)?.kind ?? '';
  const { move } = choice;
  const reply = each ? await session.order({ t: 'routine', kind, move }) : await session.answer({ id: decision }, move);
  if (isRefused(reply)) return say(sitting, reply.because);
  if (each) sitting.notice = `From now on this is answered for you each time. "ask" ends it.`;
  return 'played';
}

function always(prompt: Prompt, argument: string): Outcome | Promise<Outcome> {
  if (!/^\d+$/.test(argument)) return say(prompt.sitting, 'Say which answer: always 1');
  return playNumber(prompt, Number(argument), true);
}

async function askAgain({ sitting, turn }: Prompt): Promise<Outcome> {
  if (!turn) return say(sitting, OVER);
  const session = sessionOf(sitting, turn.seat);
  const mine = seen(session).face.routines.filter(({ seat }) => seat === turn.seat);
  for (const { kind } of mine) await session.order({ t: 'routine', kind, move: null });
  return say(sitting, mine.length === 0 ? 'You are asked everything as it is.' : 'You are asked everything again.');
}

const named = (choices: readonly Numbered[], words: string): readonly Numbered[] =>
  choices.filter((choice) => choice.words.toLowerCase().includes(words.toLowerCase()));

function notUnderstood({ sitting, turn }: Prompt, line: string): Outcome {
  const meant = named(turn?.choices ?? [], line).slice(0, 6);
  if (meant.length > 0) {
    const some = meant.map((choice) => `${choice.number} (${choice.words})`);
    return say(sitting, `Did you mean ${list(some, 'or')}? Type the number.`);
  }
  const guess = nearest(line.split(' ')[0] ?? '', COMMAND_NAMES);
  const instead = `${guess ? `Did you mean "${guess}"? ` : ''}Type a number, or "help" for what else there is.`;
  return say(sitting, `I do not understand "${line}". ${instead}`);
}

function why({ sitting: { terminal }, turn }: Prompt, argument: string): Outcome {
  const choices = turn?.choices ?? [];
  const refused = choices.filter((choice) => choice.refusal);
  const asked = /^\d+$/.test(argument) ? choices.filter((choice) => choice.number === Number(argument)) : named(choices, argument);
  const forbidden = asked.filter((choice) => choice.refusal);
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

/** As on the screen: what the seat sees is all that is thought about. */
function hint({ sitting, turn }: Prompt): Outcome {
  if (!turn) return say(sitting, OVER);
  const { game, terminal } = sitting;
  const { view } = seen(sessionOf(sitting, turn.seat)).moment;
  const decision = view.open.find((open): open is Decision => open.id === turn.decision);
  if (!decision) return say(sitting, 'Nothing is asked of you now.');
  const luck = quickChance(Math.floor(performance.now()));
  const advice = advise(game, view, decision, luck, { names: namesHere(sitting), clock: performance });
  const goal = view.others.length === 1 ? 'to reach the goal' : 'to win';
  for (const { move, words, chance, reach, asGood, because } of advice) {
    const number = turn.choices.find((choice) => same(choice.move, move))?.number;
    const sure =
      advice.length === 1 ? '' : `${percent(chance)} ${goal}, sure to about ${percent(reach)}${asGood ? ', about as good' : ''}. `;
    terminal.say(`${number} ${words}: ${sure}${because}`);
  }
  return 'stay';
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** On one device the last decision of anybody here is meant. Bots have no say; people are asked where it is not free. */
async function takeBack({ sitting, turn }: Prompt): Promise<Outcome> {
  const { terminal, people, onlooker } = sitting;
  const last = lastDecision(onlooker.now.journal, people);
  if (!turn) return say(sitting, 'The match is over and its seed is open, so nothing can be taken back.');
  if (!last) return say(sitting, 'Nothing has been decided yet that could be taken back.');
  const session = sessionOf(sitting, last.seat);
  const { free = false, because = '' } = session.now.undo ?? {};
  const reply = await session.order({ t: 'undo' });
  if (isRefused(reply)) return say(sitting, reply.because);
  await sitting.settle();
  for (const other of seen(onlooker).face.takeBack?.waiting ?? []) {
    const name = nameOf(sitting, other);
    const yes = await agrees(terminal, `${because} ${name}, may ${nameOf(sitting, last.seat)} take it back?`);
    await sessionOf(sitting, other).order({ t: 'grant', yes });
    if (!yes) return say(sitting, `${name} does not agree, so it stays as it is.`);
  }
  const alone = namesHere(sitting).length === 1;
  const agreed = people.length > 1 ? 'Everybody agreed.' : alone ? 'You are alone, so nobody minds.' : 'The bots do not mind.';
  sitting.notice = free ? 'Taken back.' : `Taken back. ${because} ${agreed} What is drawn from here on is drawn anew.`;
  return 'played';
}

const agrees = async ({ ask }: Terminal, question: string): Promise<boolean> => /^\s*y/i.test(await ask(`${question} [y/N] `));

function say({ terminal }: PlaySession, sentence: string): Outcome {
  terminal.say(sentence);
  return 'stay';
}

function drawAgain(prompt: Prompt): Outcome {
  if (!prompt.turn) return score(prompt);
  showTurn(prompt.sitting, prompt.turn);
  return 'stay';
}

function score({ sitting }: Prompt): Outcome {
  const { terminal, game, onlooker } = sitting;
  showScores(terminal, game, seen(onlooker).moment.view.shared, namesHere(sitting));
  return 'stay';
}

function log({ sitting, turn }: Prompt): Outcome {
  const { journal } = sessionOf(sitting, turn?.seat ?? null).now;
  sitting.terminal.print(...logLines(sitting.terminal, journalOf(sitting.game, journal, namesHere(sitting)), true));
  return 'stay';
}

function rules({ sitting: { terminal, game } }: Prompt, clause: string): Outcome {
  showRules(terminal, game.id, clause);
  return 'stay';
}

async function rename({ sitting, turn }: Prompt, argument: string): Promise<Outcome> {
  if (!turn) return say(sitting, 'The match is over, and its names stay as they are.');
  const reply = await sessionOf(sitting, turn.seat).order({ t: 'rename', name: readName(argument) });
  if (isRefused(reply)) return say(sitting, reply.because);
  await sitting.settle();
  sitting.notice = `You are called ${nameOf(sitting, turn.seat)} now.`;
  return 'played';
}

async function save({ sitting }: Prompt, argument: string): Promise<Outcome> {
  const { terminal, game, onlooker, world } = sitting;
  const file = argument || sitting.file || freeName(world.folder, game.id, world.today());
  const again = file === sitting.file;
  if (!again && isTaken(world.folder, file)) {
    if (!terminal.interactive) return say(sitting, `There is a file ${file} already. Choose another name.`);
    if (!(await agrees(terminal, `There is a file ${file} already. Overwrite it?`))) return say(sitting, 'Nothing was written.');
  }
  writeRecord(world.folder, file, await onlooker.record());
  sitting.file = file;
  sitting.savedAt = entriesOf(sitting);
  return say(sitting, `${again ? 'Saved again, over the older one' : 'Saved'}: ${file}`);
}

function help({ sitting: { terminal } }: Prompt): Outcome {
  const widest = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  terminal.print(`  ${terminal.paint.bold('a number'.padEnd(widest))}  play that answer`);
  for (const { usage, says } of Object.values(COMMANDS)) terminal.print(`  ${terminal.paint.bold(usage.padEnd(widest))}  ${says}`);
  return 'stay';
}

async function quit(prompt: Prompt): Promise<Outcome> {
  const { sitting, turn } = prompt;
  const { terminal, savedAt } = sitting;
  const isUnsaved = terminal.interactive && savedAt < entriesOf(sitting);
  if (isUnsaved && (await agrees(terminal, 'Save the match first?'))) await save(prompt, '');
  if (turn) sayUnfinished(sitting);
  return 'left';
}

/** Said whenever a match is left before its end. */
export function sayUnfinished(sitting: PlaySession): void {
  const { terminal, file, savedAt } = sitting;
  const saved = file !== null && savedAt === entriesOf(sitting);
  terminal.say(
    saved
      ? `The match is not finished. Go on with: halcyon play --open ${file}`
      : 'The match is not finished and was not saved. "save" before leaving keeps it; "halcyon play --open" then goes on with it.',
  );
}

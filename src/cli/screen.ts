/** What a match looks like on the terminal: the table, the moves, the log, the scores. Everything it says comes from the game's words. */
import type { AnyGame, GameTypes, View } from '../engine/game.js';
import type { MatchRecord } from '../engine/record.js';
import { type Standing, standings, winners } from '../engine/standings.js';
import { sentence } from '../games/kit/words.js';
import type { Choice, JournalLine } from '../match/picture.js';
import { boxes, hang, type Ink, list, ordinal, pad, paragraphs, widthOf } from './layout.js';
import type { Terminal } from './terminal.js';

const inkOf = ({ paint }: Terminal): Ink => ({ frame: paint.dim, heading: (text) => paint.bold(paint.yellow(text)) });

/** The table in boxes; where a person's screen has only `room` lines for it and they do not suffice, without them. */
export function tableLines(terminal: Terminal, game: AnyGame, view: View<GameTypes>, names: readonly string[], room: number): string[] {
  const sections = game.words.table(view, names);
  const drawn = boxes(sections, terminal.width, inkOf(terminal));
  return terminal.interactive && drawn.length > room ? paragraphs(sections, terminal.width, inkOf(terminal)) : drawn;
}

const NOTHING_TOLD = 'Nothing to tell.'; // somebody is done, or leaves a thing where it is

/** The journal with the number of the step before its first line, the one that shows what it tells, or as a plain list. */
export function logLines({ paint, width }: Terminal, lines: readonly JournalLine[], numbered: boolean): string[] {
  const digits = String((lines.at(-1)?.entry ?? 0) + 1).length;
  return lines.flatMap(({ entry, words, takenBack }, i) => {
    const before = lines[i - 1]?.entry ?? entry;
    const number = i > 0 && before === entry ? '' : String(entry + 1);
    const drawn = hang(numbered ? ` ${number.padStart(digits)}  ` : '  · ', sentence(takenBack ? `${words} (taken back)` : words), width);
    const silent = Array.from({ length: numbered ? Math.max(0, entry - before - 1) : 0 }, (_, k) => String(before + k + 2));
    return [
      ...silent.map((step) => paint.dim(` ${step.padStart(digits)}  ${NOTHING_TOLD}`)),
      ...(takenBack ? drawn.map(paint.dim) : drawn),
    ];
  });
}

/** What may be answered, and what a rule forbids at the moment, under the number that is typed for it. */
export interface Numbered extends Choice<GameTypes> {
  readonly number: number;
}

const COLUMNS_FROM = 12;
const MOST_REFUSED = 8; // more would bury what is possible

export function choiceLines(terminal: Terminal, choices: readonly Numbered[]): string[] {
  const { paint, width } = terminal;
  const margin = String(choices.length).length + 2;
  const mark = ({ number }: Numbered) => `${paint.bold(paint.green(String(number).padStart(margin)))}  `;
  const possible = choices.filter((choice) => !choice.refusal);
  const widest = margin + 4 + Math.max(...possible.map((choice) => widthOf(choice.words)));
  const columns = possible.length < COLUMNS_FROM ? 1 : Math.max(1, Math.floor(width / widest));
  const refused = refusedLines(terminal, choices);
  if (columns === 1) return [...possible.flatMap((choice) => hang(mark(choice), choice.words, width)), ...refused];
  const rows = Math.ceil(possible.length / columns);
  const cell = (choice: Numbered) => pad(mark(choice) + choice.words, widest);
  const grid = Array.from({ length: rows }, (_, row) =>
    possible
      .filter((_, i) => i % rows === row)
      .map(cell)
      .join('')
      .trimEnd(),
  );
  return [...grid, ...refused];
}

/** What a rule forbids now stays in sight, so that one can ask why. */
function refusedLines({ paint, width }: Terminal, choices: readonly Numbered[]): string[] {
  const refused = choices.filter((choice) => choice.refusal);
  const [first] = refused;
  if (!first) return [];
  const names = refused.map((choice) => `${choice.number} ${choice.words}`).join(', ');
  const text =
    refused.length > MOST_REFUSED
      ? `${refused.length} other things are not possible; "why" lists them.`
      : `Not now (ask "why ${first.number}"): ${names}.`;
  return hang('  ', text, width).map(paint.dim);
}

export function showWhy(terminal: Terminal, choice: Numbered): void {
  if (!choice.refusal) terminal.say(`${choice.words}: that is possible. Type ${choice.number} to do it.`);
  else terminal.say(`${choice.words}: ${choice.refusal.because} (rules, ${choice.refusal.clause})`);
}

/** A box per player, the best first, with where the points come from. */
export function showScores(terminal: Terminal, game: AnyGame, shared: GameTypes['shared'], names: readonly string[]): void {
  const ranked = [...standings(game, shared)].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const sections = ranked.map((standing) => {
    const widest = Math.max(...standing.lines.map((line) => widthOf(line.label)), 0);
    const place = ranked.length > 1 ? `${ordinal(standing.rank)} ` : '';
    return {
      heading: `${place}${names[standing.seat]}: ${standing.total}`,
      lines: [
        ...standing.lines.map(({ label, points }) => `${pad(label, widest)} ${String(points).padStart(3)}`),
        ...(ranked.length > 1 ? standing.tieBreakers.map(({ label, value }) => `for ties: ${label} ${Math.abs(value)}`) : []),
        ...(standing.verdict ? [standing.verdict.words] : []),
      ],
    };
  });
  for (const line of boxes(sections, terminal.width, inkOf(terminal))) terminal.print(line);
}

/** "Ada wins with 12." Where the totals are equal, with what decided. */
export function winnerSentence(game: AnyGame, shared: GameTypes['shared'], names: readonly string[]): string {
  const all = standings(game, shared);
  const won = winners(game, shared);
  const [best] = all.filter((standing) => won.includes(standing.seat));
  const [alone] = all;
  if (alone && all.length === 1) {
    if (!alone.verdict) return `${names[0]} ends with ${alone.total}.`;
    return `${names[0]} ${alone.verdict.won ? 'has won' : 'has not won this time'}: ${alone.verdict.words}.`;
  }
  if (!best) return 'Nobody has won.';
  const who = list(won.map((seat) => names[seat] ?? ''));
  if (won.length > 1) return `${who} share the victory with ${best.total} each.`;
  return `${who} wins with ${best.total}${tieBroken(best, all, names)}.`;
}

function tieBroken(best: Standing, all: readonly Standing[], names: readonly string[]): string {
  const equal = all.filter((other) => other.seat !== best.seat && other.total === best.total);
  if (equal.length === 0) return '';
  const by = best.tieBreakers.find(({ value }, i) => equal.every((other) => other.tieBreakers[i]?.value !== value));
  const rivals = list(equal.map((other) => names[other.seat] ?? ''));
  return `, level with ${rivals}${by ? ` but ahead by ${by.label} (${Math.abs(by.value)})` : ''}`;
}

export function showEnd(
  terminal: Terminal,
  game: AnyGame,
  shared: GameTypes['shared'],
  names: readonly string[],
  { commitment, seed }: Pick<MatchRecord, 'commitment' | 'seed'>,
): void {
  terminal.print();
  showScores(terminal, game, shared, names);
  terminal.print();
  terminal.print(terminal.paint.bold(terminal.paint.yellow(winnerSentence(game, shared, names))));
  terminal.print(terminal.paint.dim(`The seal shown at the start: ${commitment}`));
  terminal.print(terminal.paint.dim(`The seed it belongs to:      ${seed}`));
}

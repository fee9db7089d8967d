/** `npm run boilerplate -- <games> [--lines]`: which lines of a game's folder every game writes again, by a list of what counts as such. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Complaint } from '../src/engine/complaint.js';
import { gameById } from '../src/games/index.js';

/**
 * Counted are all lines of TypeScript in the folder, tests too, but not the drawn table and the guided round. A line is boilerplate if it belongs to
 * something on this list: a file, a declaration at the top level (with the comment above it) or a line of its own. The list is what was found to be
 * written anew for every game: state frames, copies, look-ups by seat, dispatch, the bundle of types, wiring, plural and names, and the same few
 * functions of every test. Imports count in index.ts only, where they are the wiring; elsewhere they come and go with what they are for.
 */
interface Kind {
  readonly what: string;
  readonly file?: RegExp; // where it can be; everywhere without it
  readonly declares?: RegExp; // the first line of a declaration
  readonly line?: RegExp; // without either, the whole file
}

const KINDS: readonly Kind[] = [
  { what: 'copying a state, field by field', file: /(^|\/)clone\.ts$/ },
  { what: 'holding rules, code and tests together', file: /(^|\/)rules\.test\.ts$/ },
  { what: 'passing on what other files export', file: /^index\.ts$/, line: /^import |^ {2}\w+,$|^ {2}(id|about|seats): box/ },
  {
    what: 'the bundle of types and its short names',
    file: /(^|\/)types\.ts$/,
    declares: /^export (interface \w+Types |type \w+ = (State|View|Decision|Effects|Refuse)<)/,
  },
  {
    what: 'finding the rule for a question',
    declares: /^(export )?(interface Rule |const (moves|apply|ruleFor)\b|function (moves|apply|ruleFor)\b)/,
  },
  {
    what: 'the frame of a state',
    file: /(^|\/)(setup|imagine)\.ts$|\.build\.ts$/,
    line: /\b(newState|hidesNothing|NOTHING|imagineOpen)\b|^ {2}return s;$|^ +(rules|asked|open): /,
  },
  { what: 'imagining where nothing is hidden', file: /(^|\/)imagine\.ts$/, declares: /^export const imagine: .*imagineOpen\(/ },
  { what: 'answers built once', declares: /^(export )?const \w+ = (interned|nth)\b|^(export )?const \w+ = \(.*\).* => nth\(/ },
  {
    what: 'look-ups, laws, plurals and lists that the kit has',
    declares:
      /^(export )?(const|function) (playerAt|ownAt|atSeat|nextSeat|addTo|insert|isOpen|must|many|plural|who|whose|listed|either|nth|interned|internedList|countOf|shareOfVictory|drawSome|unseen|counted)\b/,
  },
  { what: 'the frame of words', declares: /^export const words: Words</ },
  { what: 'the log by a sentence per event', line: /^(export )?const \w+ = tellBy</ },
  {
    what: 'playing and asking in tests',
    file: /\.build\.ts$/,
    declares:
      /^(export )?(const|function) (t|play|question|answers|refusals|whyNot|asked|hears|playOut|begin|seatOf|playerOf|\{.*\} =)(?!\w)/,
  },
];

export interface Counted {
  readonly file: string;
  readonly lines: number;
  readonly boilerplate: readonly { readonly what: string; readonly line: string }[];
}

/** The lines of a file that are boilerplate, in order. `file` is its path in the game's folder. */
export function countIn(file: string, source: string): Counted {
  const lines = source.replace(/\n$/, '').split('\n');
  const kinds = KINDS.filter((kind) => kind.file === undefined || kind.file.test(file));
  const whole = kinds.find(({ declares, line }) => declares === undefined && line === undefined);
  const found = lines.map((line) => whole ?? kinds.find((kind) => kind.line?.test(line)));
  for (const { from, first, to } of declarationsIn(lines)) {
    const kind = kinds.find(({ declares }) => declares?.test(lines[first] ?? ''));
    if (kind) found.fill(kind, from, to);
  }
  return { file, lines: lines.length, boilerplate: lines.flatMap((line, i) => (found[i] ? [{ what: found[i].what, line }] : [])) };
}

/** What stands at the top level: from the comment above it up to where the next thing begins, without the empty lines between. */
function declarationsIn(lines: readonly string[]): { from: number; first: number; to: number }[] {
  const found: { from: number; first: number; to: number }[] = [];
  let comment: number | null = null;
  lines.forEach((line, i) => {
    const last = found.at(-1);
    if (/^(\/\*\*|\/\/)/.test(line)) comment ??= i;
    else if (/^[a-z]/.test(line)) {
      found.push({ from: comment ?? i, first: i, to: i + 1 });
      comment = null;
    } else if (line === '') comment = null;
    else if (last && comment === null) last.to = i + 1; // indented, or the bracket that closes it
  });
  return found;
}

export function countFolder(folder: string): Counted[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('table/') && file !== 'guide.ts')
    .sort()
    .map((file) => countIn(file, readFileSync(join(folder, file), 'utf8')));
}

export function shareOf(counted: readonly Counted[]): { readonly lines: number; readonly boilerplate: number; readonly share: number } {
  const lines = counted.reduce((sum, each) => sum + each.lines, 0);
  const boilerplate = counted.reduce((sum, each) => sum + each.boilerplate.length, 0);
  return { lines, boilerplate, share: lines === 0 ? 0 : boilerplate / lines };
}

const isTest = ({ file }: Counted): boolean => file.endsWith('.test.ts') || file.endsWith('.build.ts');

function show(title: string, counted: readonly Counted[], all: boolean): void {
  const row = (name: string, lines: number, count: number) =>
    console.log(`${name.padEnd(28)} ${String(lines).padStart(5)} ${String(count).padStart(5)}  ${((100 * count) / lines).toFixed(1)} %`);
  console.log(`${title.padEnd(28)} lines boilerplate`);
  for (const { file, lines, boilerplate } of counted) {
    if (boilerplate.length > 0) row(file, lines, boilerplate.length);
    if (all) for (const { what, line } of boilerplate) console.log(`    ${line.padEnd(70)} ${what}`);
  }
  const game = shareOf(counted.filter((each) => !isTest(each)));
  const whole = shareOf(counted);
  row('the game without its tests', game.lines, game.boilerplate);
  row('all', whole.lines, whole.boilerplate);
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { lines: { type: 'boolean' } } });
  if (positionals.length === 0) throw new Complaint('Say which games: npm run boilerplate -- bird. With --lines the lines are shown.');
  for (const id of positionals) {
    const folder = existsSync(id) ? id : fileURLToPath(new URL(`../src/games/${gameById(id).id}`, import.meta.url));
    show(id, countFolder(folder), values.lines === true);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exitCode = 2;
  }
}

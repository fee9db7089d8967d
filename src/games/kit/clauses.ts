/** Clauses as they are written: RULES.md read as sections and numbered clauses, and the clauses that code cites and tests name. */

/** A paragraph, table or list, or lines that keep their spaces (a map of letters). */
export interface Block {
  readonly kind: 'text' | 'grid' | 'list' | 'plain';
  readonly lines: readonly string[];
}

/** A numbered clause; or what stands below a heading of its own without a number, and then `number` is ''. */
export interface Clause {
  readonly number: string; // '4.3b'
  readonly heading: string; // that stands above it, or ''
  readonly blocks: readonly Block[];
  readonly forPlayers: boolean;
}

export interface Section {
  readonly number: string; // '4'
  readonly title: string;
  readonly opening: readonly Block[]; // before the first clause
  readonly clauses: readonly Clause[];
  readonly forPlayers: boolean;
}

export interface Rules {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
}

/** Ends the heading of a section, or follows the number of a clause, that is for those who work on the game: figures, tests, prices. */
const NOT_FOR_PLAYERS = /\s*<!-- not for players -->/;

const CLAUSE_LINE = /^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$/;

function kindOf(first: string): Block['kind'] {
  if (first.startsWith('|')) return 'grid';
  if (first.startsWith('```')) return 'plain';
  return /^([-*]|\d+\.) /.test(first) ? 'list' : 'text';
}

/** Lines become blocks where a line is empty; between ``` they are kept as they are. */
function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let isPlain = false;
  const close = () => {
    const [first = ''] = open;
    const kind = kindOf(first);
    if (open.length > 0) blocks.push({ kind, lines: kind === 'plain' ? open.slice(1) : open });
    open = [];
  };
  for (const line of lines) {
    if (line.startsWith('```')) {
      if (isPlain) close();
      else {
        close();
        open.push(line);
      }
      isPlain = !isPlain;
    } else if (isPlain || line.trim() !== '') open.push(line);
    else close();
  }
  close();
  return blocks;
}

interface Part {
  readonly number: string;
  readonly heading: string;
  readonly lines: string[];
}

function clausesOf(lines: readonly string[]): { readonly opening: Block[]; readonly clauses: Clause[] } {
  const opening: string[] = [];
  const parts: Part[] = [];
  for (const line of lines) {
    const [, heading] = /^###+ (.*)$/.exec(line) ?? [];
    const [, number, text = ''] = CLAUSE_LINE.exec(line) ?? [];
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ number: '', heading, lines: [] });
    else if (number === undefined) (last?.lines ?? opening).push(line);
    else {
      const isBelowHeading = last?.number === '' && last.lines.every((each) => each.trim() === '');
      if (isBelowHeading) parts.pop();
      parts.push({ number, heading: isBelowHeading ? last.heading : '', lines: [text] });
    }
  }
  const clauses = parts.map(({ number, heading, lines: [first = '', ...more] }) => ({
    number,
    heading,
    forPlayers: !NOT_FOR_PLAYERS.test(first),
    blocks: blocksIn([first.replace(NOT_FOR_PLAYERS, '').trim(), ...more]),
  }));
  return { opening: blocksIn(opening), clauses };
}

/** A RULES.md, read once for every reader: the browser, the terminal, the tests. */
export function rulesOf(markdown: string): Rules {
  const [first = '', ...parts] = `\n${markdown}`.split(/^(?=## )/m);
  const [, title = ''] = /^# (.*)$/m.exec(first) ?? [];
  const sections = parts.map((part): Section => {
    const [head = '', ...lines] = part.split('\n');
    const [, number = '', name = ''] = /^## (?:(\d+) )?(.*)$/.exec(head.replace(NOT_FOR_PLAYERS, '')) ?? [];
    return { number, title: name, forPlayers: !NOT_FOR_PLAYERS.test(head), ...clausesOf(lines) };
  });
  return { title, opening: blocksIn(first.replace(/^# .*$/m, '').split('\n')), sections };
}

/** What of the rules is for players: no figures of simulations, no tests, no prices of makers. */
export const forPlayers = (rules: Rules): readonly Section[] =>
  rules.sections
    .filter((section) => section.forPlayers)
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => clause.forPlayers) }));

/** 4 holds 4.3, and 4.3 holds 4.3b, but 4.1 does not hold 4.10. */
export const within = (clause: string, wanted: string): boolean =>
  wanted !== '' && (clause === wanted || (clause.startsWith(wanted) && !/^\d/.test(clause.slice(wanted.length))));

/** The cells of a line of a table. */
export const tableCells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The numbers of all clauses in a RULES.md: every line that begins with a bold number. */
export const clausesIn = (markdown: string): string[] =>
  rulesOf(markdown).sections.flatMap(({ clauses }) => clauses.flatMap(({ number }) => number || []));

const CLAUSE = '\\d+\\.\\d+[a-z]?';

/** A test or a group of tests whose name begins with the clauses it shows: "4.3, 4.6b after a track …". */
export interface ClauseTest {
  readonly clauses: readonly string[];
  readonly name: string;
}

const TITLE = new RegExp(`\\(\\s*(['"\`])(${CLAUSE}(?:, ${CLAUSE})*) (.+?)\\1,`, 'g');

export const shownIn = (code: string): ClauseTest[] =>
  Array.from(code.matchAll(TITLE), ([, , clauses = '', name = '']) => ({
    clauses: clauses.split(', '),
    name: name.replaceAll("\\'", "'"),
  }));

/** "R 4.1, 4.2" in a comment, "clause: '4.4b'" in a refusal. */
export function citedIn(code: string): string[] {
  const comments = Array.from(code.matchAll(new RegExp(`\\bR (${CLAUSE}(?:(?:, | to | and )${CLAUSE})*)`, 'g')), ([, list = '']) =>
    list.split(/, | to | and /),
  );
  const refusals = Array.from(code.matchAll(/clause: '([^']+)'/g), ([, clause = '']) => clause);
  return [...comments.flat(), ...refusals];
}

/** The line of a clause in the last table of RULES.md. */
export const rowOf = (clause: string, shown: readonly (ClauseTest & { readonly file: string })[]): string => {
  const tests = shown.filter((each) => each.clauses.includes(clause)).map(({ file, name }) => `${file}: ${name.replaceAll('|', '\\|')}`);
  return `| ${clause} | ${tests.join(' · ')} |`;
};

/** The last table of RULES.md: which tests show which clause. */
export const tableOf = (clauses: readonly string[], shown: readonly (ClauseTest & { readonly file: string })[]): string =>
  ['| clause | tests |', '|---|---|', ...clauses.map((clause) => rowOf(clause, shown))].join('\n');

/** What the tests of a folder show, in the order of the files' names. */
export const shownBy = (tests: readonly { readonly name: string; readonly code: string }[]): (ClauseTest & { readonly file: string })[] =>
  tests.toSorted((a, b) => (a.name < b.name ? -1 : 1)).flatMap(({ name, code }) => shownIn(code).map((each) => ({ ...each, file: name })));

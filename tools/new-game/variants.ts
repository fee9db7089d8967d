/** What is left of a file of the sample for the flags that were chosen, under the name of the new game. */

/** What a new game can have. The sample has all of it; the rest is written beside it, as comments. */
export const FLAGS = ['hands', 'simultaneous', 'dice'] as const;
export type Flag = (typeof FLAGS)[number];

interface Marks {
  readonly begin: RegExp; // its first group is the flag
  readonly otherwise: string;
  readonly end: string;
  plain(line: string): string; // a line of the other variant as it is written in the new game
}

/** `// if dice`, what is left with dice, `// else`, the same without dice as comments, `// end`. The second part may be missing. */
const CODE: Marks = {
  begin: /^\s*\/\/ if (\w+)$/,
  otherwise: '// else',
  end: '// end',
  plain: (line) => line.replace(/^(\s*)\/\/ ?/, '$1'),
};

/** In Markdown the other variant is one comment, and indented: clauses begin their line. */
const TEXT: Marks = {
  begin: /^<!-- if (\w+) -->$/,
  otherwise: '<!-- else',
  end: '-->',
  plain: (line) => line.replace(/^ {2}/, ''),
};

export function variantOf(file: string, source: string, flags: ReadonlySet<Flag>): string {
  const { begin, otherwise, end, plain } = file.endsWith('.md') ? TEXT : CODE;
  const kept: string[] = [];
  let block: { readonly isWanted: boolean; isOther: boolean } | null = null;
  for (const line of source.split('\n')) {
    const mark = line.trim();
    const [, flag] = begin.exec(line) ?? [];
    if (flag !== undefined) block = { isWanted: flags.has(flagNamed(flag, file)), isOther: false };
    else if (block === null) kept.push(line);
    else if (mark === otherwise) block.isOther = true;
    else if (mark === end || mark === '<!-- end -->') block = null;
    else if (block.isWanted !== block.isOther) kept.push(block.isOther ? plain(line) : line);
  }
  if (block !== null) throw new Error(`${file} begins a variant and does not end it.`);
  return kept.join('\n');
}

function flagNamed(name: string, file: string): Flag {
  const flag = FLAGS.find((each) => each === name);
  if (flag === undefined) throw new Error(`${file} has a variant for "${name}"; the flags are ${FLAGS.join(', ')}.`);
  return flag;
}

/** The source as it stands in `src/games/<id>`: named after the game, its imports from where it lies. */
export function inGame(file: string, source: string, id: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return source
    .replace(/(?:\.\.\/)+src\/games\//g, `${up}../`)
    .replace(/(?:\.\.\/)+src\/engine\//g, `${up}../../engine/`)
    .replace(/\bsample\b/g, id)
    .replace(/Sample/g, titleOf(id));
}

/** 'lantern' is called Lantern until its box says otherwise. */
export const titleOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

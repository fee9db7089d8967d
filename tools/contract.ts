/** `npm run contract`: writes docs/contract.md from the comments of the contract, so that it can be read without the source. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = new URL('../src/engine/game.ts', import.meta.url);
export const PAGE = new URL('../docs/contract.md', import.meta.url);

interface Part {
  readonly name: string;
  readonly words: string;
  readonly members: readonly Member[];
}

interface Member {
  readonly signature: string;
  readonly words: string;
}

/** The words of a comment, without its stars. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

/** A line without the remark behind it, and that remark. */
function split(line: string): readonly [string, string] {
  const [, code = '', remark = ''] = /^(.*?)(?:\s*\/\/ (.*))?$/.exec(line) ?? [];
  return [code, remark];
}

const depthOf = (code: string): number => [...code].reduce((depth, c) => depth + ('{([<'.includes(c) ? 1 : '})]>'.includes(c) ? -1 : 0), 0);

/** Everything the file exports, in its order. A comment belongs to what follows it. */
function partsOf(source: string): readonly Part[] {
  const parts: { name: string; words: string; members: Member[] }[] = [];
  let comment = '';
  let isOpen = false; // inside a comment
  let code = ''; // of a member that is not at its end
  let words = '';
  for (const line of source.split('\n')) {
    if (isOpen || /^\s*\/\*\*/.test(line)) {
      comment = isOpen ? `${comment}\n${line}` : line;
      isOpen = !line.includes('*/');
      continue;
    }
    const [, name] = /^export (?:interface|type) (\w+)/.exec(line) ?? [];
    if (name) {
      parts.push({ name, words: wordsOf(comment), members: [] });
      comment = '';
      continue;
    }
    const [text, remark] = split(line);
    if (!line.startsWith('  ') || parts.length === 0) continue;
    if (code === '') words = wordsOf(comment) || remark;
    code = `${code} ${text.trim()}`.trim();
    comment = '';
    if (!code.endsWith(';') || depthOf(code.replaceAll('=>', '')) !== 0) continue;
    parts.at(-1)?.members.push({ signature: code.slice(0, -1).replaceAll('readonly ', '').replaceAll('; }', ' }'), words });
    code = '';
  }
  return parts;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function contractPage(source = readFileSync(SOURCE, 'utf8')): string {
  const [opening = ''] = source.split('\n');
  const parts = partsOf(source).map(({ name, words, members }) => {
    const rows = members.map((member) => `| \`${cell(member.signature)}\` | ${cell(member.words)} |`);
    return [`## ${name}`, words, rows.length > 0 ? ['| member | what it is |', '|---|---|', ...rows].join('\n') : '']
      .filter(Boolean)
      .join('\n\n');
  });
  const from =
    'Written by `npm run contract` from the comments of `src/engine/game.ts`. In programs of your own: `import type { Game } from "halcyon/engine"`.';
  return `# The contract of a game\n\n${wordsOf(opening)} ${from}\n\n${parts.join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, contractPage());

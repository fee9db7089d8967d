/** The rule texts on the screen: headings, numbered clauses, tables and lists, as our RULES.md files use them. */
import type { ReactNode } from 'react';

/** A paragraph, heading, table or list, with the clause it begins or belongs to. */
export interface Block {
  readonly kind: 'title' | 'section' | 'text' | 'grid' | 'list';
  readonly lines: readonly string[];
  readonly clause: string; // '4.3b', '4' for a section's heading, '' before the first
  readonly begins: boolean; // the first block of its clause
}

function kindOf(first: string): Block['kind'] {
  if (first.startsWith('# ')) return 'title';
  if (/^##+ /.test(first)) return 'section';
  if (first.startsWith('|')) return 'grid';
  return /^([-*]|\d+\.) /.test(first) ? 'list' : 'text';
}

export function blocksOf(markdown: string): Block[] {
  let clause = '';
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const number = /^##+ (\d+)\b/.exec(block) ?? /^\*\*(\d+\.\d+[a-z]*)\*\*/.exec(block);
      clause = number?.[1] ?? clause;
      const lines = block.split('\n');
      return { kind: kindOf(lines[0] ?? ''), lines, clause, begins: number !== null };
    });
}

/** **bold**, `code` and *emphasis*; everything else is text as it stands. */
export function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith('**') && part.length > 4) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('`') && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    return part;
  });
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function Grid({ lines }: { readonly lines: readonly string[] }) {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must be reachable by keyboard
    <section className="grid-scroll" tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
              <th key={i} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
                <td key={j}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  const items = lines.reduce<string[]>((all, line) => {
    if (/^\s*([-*]|\d+\.) /.test(line)) all.push(line.replace(/^\s*([-*]|\d+\.) /, ''));
    else all.push(`${all.pop() ?? ''} ${line.trim()}`);
    return all;
  }, []);
  return (
    <ul>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
        <li key={i}>{inline(item)}</li>
      ))}
    </ul>
  );
}

export function BlockView({ block }: { readonly block: Block }) {
  const text = block.lines.join(' ');
  switch (block.kind) {
    case 'title':
      return null; // the sheet has its own
    case 'section':
      return <h3>{inline(text.replace(/^#+ /, ''))}</h3>;
    case 'grid':
      return <Grid lines={block.lines} />;
    case 'list':
      return <List lines={block.lines} />;
    case 'text':
      return <p>{inline(text)}</p>;
  }
}

/** A section of the rules: its clauses with their signs, the lit one in sight, an example beside them, and the way to the sections around it. */
import { type Block, type Clause, type Section, tableCells, within } from '../../games/kit/clauses.js';
import { Glyph } from '../art/glyph.js';
import { piecesOf } from '../kit/book/pieces.js';
import { Pieces } from '../kit/book/Signed.js';
import { pathTo } from '../route.js';
import { Example } from './Example.js';
import type { Shelfmark } from './library.js';
import type { ExamplePosition } from './position.js';
import styles from './section-page.module.css';
import { RULES_WORDS as W } from './words.js';

interface SectionPageProps {
  readonly found: Shelfmark;
  readonly section: Section;
  readonly clause: string; // the one that was come for, or the section's own number
  readonly open: (clause: string) => void;
  readonly here: ExamplePosition | null; // the table one comes from
}

export function SectionPage({ found, section, clause, open, here }: SectionPageProps) {
  const { text, book } = found;
  const at = text.sections.indexOf(section);
  const [before, after] = [text.sections[at - 1], text.sections[at + 1]];
  const isWanted = (number: string) => clause !== section.number && within(number, clause);
  const prose = { game: found.game.id, signWords: book?.signWords ?? [], isClause: text.isClause, open };
  const example = book?.examples[section.number];
  return (
    <>
      <header className={styles.head}>
        <small>{W.section(section.number)}</small>
        <h2>{section.title}</h2>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          {section.opening.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
            <BlockView key={i} block={block} {...prose} />
          ))}
          <ol className={styles.clauses}>
            {section.clauses.map((each) => (
              <ClauseView key={`${each.number} ${each.heading}`} clause={each} isLit={isWanted(each.number)} {...prose} />
            ))}
          </ol>
        </div>
        {(here || example) && <Example key={section.number} {...{ found, here, clause }} example={example ?? null} />}
      </div>
      <footer className={styles.around}>
        {before && (
          <button type="button" className="btn" onClick={() => open(before.number)}>
            <Glyph name="previous" size={18} />
            {before.number} {before.title}
          </button>
        )}
        <span className="sp" />
        {after && (
          <button type="button" className="btn" onClick={() => open(after.number)}>
            {after.number} {after.title}
            <Glyph name="next" size={18} />
          </button>
        )}
      </footer>
    </>
  );
}

interface Prose {
  readonly game: string;
  readonly signWords: readonly (readonly [words: string, sign: string])[];
  readonly isClause: (number: string) => boolean;
  readonly open: (clause: string) => void;
}

interface ClauseViewProps extends Prose {
  readonly clause: Clause;
  readonly isLit: boolean;
}

function ClauseView({ clause: { number, heading, blocks }, isLit, ...prose }: ClauseViewProps) {
  return (
    <>
      {heading !== '' && (
        <li className={styles.heading}>
          <h3>{heading}</h3>
        </li>
      )}
      <li
        className={styles.clause}
        id={number === '' ? undefined : `c${number}`}
        data-lit={isLit || undefined}
        aria-current={isLit ? 'true' : undefined}
        tabIndex={isLit ? -1 : undefined}
      >
        <b className={styles.number}>{number}</b>
        <div>
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
            <BlockView key={i} block={block} {...prose} />
          ))}
        </div>
      </li>
    </>
  );
}

function Sentence({ text, game, open, ...reading }: Prose & { readonly text: string }) {
  const link = (number: string) => (
    <a
      href={pathTo.rules(game, number)}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        open(number);
      }}
    >
      {number}
    </a>
  );
  return <Pieces pieces={piecesOf(text, reading)} clause={link} />;
}

function BlockView({ block: { kind, lines }, ...prose }: Prose & { readonly block: Block }) {
  switch (kind) {
    case 'grid':
      return <Grid lines={lines} {...prose} />;
    case 'plain':
      return <pre>{lines.join('\n')}</pre>;
    case 'list':
      return (
        <ul>
          {itemsOf(lines).map((item) => (
            <li key={item}>
              <Sentence text={item} {...prose} />
            </li>
          ))}
        </ul>
      );
    case 'text':
      return (
        <p>
          <Sentence text={lines.join(' ')} {...prose} />
        </p>
      );
  }
}

/** A line that begins without a mark goes on with the item before it. */
const itemsOf = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((all, line) => {
    const [, text] = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line) ?? [];
    if (text !== undefined) all.push(text);
    else all.push(`${all.pop() ?? ''} ${line.trim()}`);
    return all;
  }, []);

function Grid({ lines, ...prose }: Prose & { readonly lines: readonly string[] }) {
  const [head = [], , ...rows] = lines.map(tableCells);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must be reachable by keyboard
    <section className={styles.grid} tabIndex={0} aria-label={W.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule text never changes its order
              <th key={i} scope="col">
                {cell}
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
                <td key={j}>
                  <Sentence text={cell} {...prose} signWords={[]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

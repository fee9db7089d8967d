/** The parts that games' first pages and aids are put together from: rows of pieces, captions, arrows, and on paper steps, tables and lists of cards. */
import type { ReactNode } from 'react';
import styles from './book.module.css';
import { Signed } from './Signed.js';

export function Arrow() {
  return (
    <svg viewBox="0 0 28 18" width="28" height="18" className={styles.arrow} aria-hidden="true" focusable="false">
      <path d="M2 9H24M17 2L25 9L17 16" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Pieces side by side; they wrap where there is no room. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** Where something lay. */
export const Gap = () => <span className={styles.gap} />;

/** A figure on a round paper. */
export const Round = ({ children }: { readonly children: ReactNode }) => <span className={styles.round}>{children}</span>;

/** A small paper with a picture, its name below it, and what is said of it below that. */
export function Piece({
  picture,
  name,
  mark,
  caption,
  size = 'card',
}: {
  readonly picture: ReactNode;
  readonly name?: string;
  readonly mark?: ReactNode; // on its upper left corner
  readonly caption?: string;
  readonly size?: 'card' | 'small';
}) {
  return (
    <span className={styles.captioned}>
      <span className={styles.piece} data-size={size}>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <span className={styles.picture}>{picture}</span>
        {name !== undefined && <b className="d">{name}</b>}
      </span>
      {caption !== undefined && <small>{caption}</small>}
    </span>
  );
}

/** A slip of paper with a few signs on it. */
export const Slip = ({ children, note }: { readonly children: string; readonly note?: string }) => (
  <span className={styles.slip}>
    <span>
      <Signed>{children}</Signed>
    </span>
    {note !== undefined && <small>{note}</small>}
  </span>
);

/** A thing beside what it brings. */
export function Worth({ things }: { readonly things: readonly (readonly [picture: ReactNode, worth: string, what?: string])[] }) {
  return (
    <ul className={styles.worth}>
      {things.map(([picture, worth, what], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <li key={i}>
          <span className={styles.picture}>{picture}</span>
          <span>
            <b>{worth}</b>
            {what !== undefined && <small>{what}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rounds, ages or days as a line of discs; `last` ones are strong. */
export const Discs = ({ names, last }: { readonly names: readonly string[]; readonly last: number }) => (
  <span className={styles.discs}>
    {names.map((name, i) => (
      <i key={name} data-last={i >= names.length - last || undefined}>
        {name}
      </i>
    ))}
  </span>
);

/** On paper: a part with its heading and the clauses it is about. */
export const Part = ({ title, clause, children }: { readonly title: string; readonly clause?: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2>
      {title} {clause !== undefined && <i className={styles.clause}>{clause}</i>}
    </h2>
    {children}
  </section>
);

/** On paper: two parts side by side. */
export const Two = ({ children }: { readonly children: ReactNode }) => <div className={styles.two}>{children}</div>;

export const Note = ({ children }: { readonly children: string }) => (
  <p className={styles.note}>
    <Signed>{children}</Signed>
  </p>
);

/** Many small sentences in two columns. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className={styles.lines}>
    {lines.map((line) => (
      <p key={line}>
        <Signed>{line}</Signed>
      </p>
    ))}
  </div>
);

interface PaperStep {
  readonly title: string;
  readonly words: string;
  readonly picture: ReactNode;
}

export const Steps = ({ steps, counted = true }: { readonly steps: readonly PaperStep[]; readonly counted?: boolean }) => (
  <ol className={styles.steps} data-of={steps.length}>
    {steps.map(({ title, words, picture }, i) => (
      <li key={title}>
        {counted && <span className={styles.disc}>{i + 1}</span>}
        <span className={styles.stepPicture} aria-hidden="true">
          {picture}
        </span>
        <b className="d">{title}</b>
        <p>
          <Signed>{words}</Signed>
        </p>
      </li>
    ))}
  </ol>
);

type Cell = string | { readonly picture: ReactNode; readonly name?: string };

function CellView({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return <Signed>{cell}</Signed>;
  return (
    <span className={styles.named}>
      <span className={styles.picture}>{cell.picture}</span>
      {cell.name}
    </span>
  );
}

/** A table whose first column says what its rows are about; `words` says that its last column is to be read, `plain` that all are. */
export const Figures = ({
  head,
  rows,
  plain = false,
  words = false,
}: {
  readonly head?: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly plain?: boolean;
  readonly words?: boolean;
}) => (
  <table className={styles.figures} data-plain={plain || undefined} data-last={words ? 'words' : undefined}>
    {head && (
      <thead>
        <tr>
          {head.map((words, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <th key={i} scope="col">
              <Signed>{words}</Signed>
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([first = '', ...cells], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <tr key={i}>
          <th scope="row">
            <CellView cell={first} />
          </th>
          {cells.map((cell, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <td key={j}>
              <CellView cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CardLine {
  readonly picture: ReactNode;
  readonly name: string;
  readonly tag?: string; // what it takes, in a pill
  readonly words: string;
}

export const Cards = ({ cards, across = 3 }: { readonly cards: readonly CardLine[]; readonly across?: 2 | 3 | 4 }) => (
  <ul className={styles.cards} data-across={across}>
    {cards.map(({ picture, name, tag, words }) => (
      <li key={name}>
        <span className={styles.picture}>{picture}</span>
        <span>
          <b>{name}</b> {tag !== undefined && <em className={styles.pill}>{tag}</em>}
          <small>
            <Signed>{words}</Signed>
          </small>
        </span>
      </li>
    ))}
  </ul>
);

export const Ending = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <section className={styles.ending}>
    <h2>{title}</h2>
    <p>
      <Signed>{children}</Signed>
    </p>
  </section>
);

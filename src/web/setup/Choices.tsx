/** What is chosen in detail: a panel of rows, each a name, a sentence and its choices side by side. */
import type { ReactNode } from 'react';
import { Glyph } from '../art/glyph.js';
import { GlyphButton } from '../kit/Button.js';
import styles from './variants.module.css';
import { SETUP_WORDS as W } from './words.js';

interface ChoicePanelProps {
  readonly title: string;
  readonly tag: string | null;
  readonly setBack: (() => void) | null;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function ChoicePanel({ title, tag, setBack, close, children }: ChoicePanelProps) {
  return (
    <div className={`panel ${styles.open}`}>
      <header>
        <h2>{title}</h2>
        {tag !== null && <span className="tag acc">{tag}</span>}
        <span className="sp" />
        {setBack && (
          <button type="button" className="btn quietbtn" onClick={setBack}>
            {W.setBack}
          </button>
        )}
        <GlyphButton glyph="close" label={W.closeOf(title)} press={close} className="plain" />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.list} tabIndex={0} aria-label={title}>
        {children}
      </section>
    </div>
  );
}

interface ChoiceRowProps {
  readonly name: string;
  readonly line: string;
  readonly words: readonly string[];
  readonly at: number; // which is chosen; -1: none of them
  readonly choose: (at: number) => void;
  readonly info?: ReactNode;
  readonly known?: ReactNode;
  readonly children?: ReactNode; // further choices
}

export function ChoiceRow({ name, line, words, at, choose, info, known, children }: ChoiceRowProps) {
  return (
    <fieldset className={styles.row} aria-label={name}>
      <div>
        <b>{name}</b>
        {line !== '' && <p>{line}</p>}
      </div>
      {info}
      {known && (
        <p className={styles.known}>
          <Glyph name="flask" size={16} />
          <span>{known}</span>
        </p>
      )}
      <div className={styles.choices}>
        {words.map((each, i) => (
          <button key={each} type="button" className="seg" aria-pressed={i === at} onClick={() => choose(i)}>
            {each}
          </button>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

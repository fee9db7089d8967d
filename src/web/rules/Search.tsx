/** The field that searches the rules: things first, clauses with the word marked, what is alike; by hand or with arrows and Enter. */
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { Section } from '../../games/kit/clauses.js';
import { Glyph } from '../art/glyph.js';
import type { Thing } from '../kit/book/book.js';
import { type ClauseLine, excerpt, find, LEAST } from './search.js';
import styles from './search.module.css';
import { RULES_WORDS as W } from './words.js';

export interface Searching {
  readonly things: readonly Thing[];
  readonly lines: readonly ClauseLine[];
  readonly alike: readonly (readonly string[])[];
  readonly sections: readonly Section[];
  readonly open: (clause: string) => void;
}

const MOST = 40; // that are listed; who wants more says more

export function SearchField({ things, lines, alike, sections, open, unfolded = false }: Searching & { readonly unfolded?: boolean }) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [folded, setFolded] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const found = useMemo(() => find({ things, lines, alike }, query), [things, lines, alike, query]);
  const searches = query.trim().length >= LEAST;
  const nothing = searches && found.things.length + found.lines.length + found.also.lines.length === 0;
  const firstClauseOf = (thing: Thing): string =>
    thing.clause || (find({ things: [], lines, alike: [] }, thing.name).lines[0]?.number ?? '');
  const row = (line: ClauseLine, words: readonly string[]) => ({
    key: `${line.number} ${line.text}`,
    to: line.number,
    mark: <b className={styles.number}>{line.number}</b>,
    words: <Excerpt text={line.text} words={words} />,
  });
  const hits = nothing
    ? sections
        .slice(0, 3)
        .map(({ number, title }) => ({ key: number, to: number, mark: <b className={styles.number}>{number}</b>, words: <>{title}</> }))
    : [
        ...found.things.map((thing) => ({
          key: `thing ${thing.name}`,
          to: firstClauseOf(thing),
          mark: <span className={styles.picture}>{thing.picture}</span>,
          words: (
            <>
              <b>{thing.name}</b>
              <small>{thing.what}</small>
            </>
          ),
        })),
        ...found.lines.map((line) => row(line, [query])),
        ...found.also.lines.map((line) => row(line, found.also.words)),
      ].slice(0, MOST);
  const alsoFrom = found.things.length + found.lines.length;
  const isOpen = searches && !folded;
  const choose = (to: string) => {
    setFolded(true);
    field.current?.blur();
    open(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const hit = hits[at];
    if (step !== 0 && isOpen) setAt((at + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && isOpen && hit) choose(hit.to);
    else if (event.key === 'Escape' && isOpen && !unfolded) setFolded(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.search} ref={box} data-unfolded={unfolded || undefined}>
      <label>
        <Glyph name="zoom" size={18} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={W.search}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[at] ? `${id}-${at}` : undefined}
          placeholder={W.search}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
            setFolded(false);
          }}
          onFocus={() => setFolded(false)}
          onBlur={({ relatedTarget }) => setFolded(!unfolded && !box.current?.contains(relatedTarget))}
          onKeyDown={press}
        />
      </label>
      <div className={styles.hits} hidden={!isOpen}>
        <p role="status">{!searches ? '' : nothing ? W.nothing(query.trim()) : W.found(found.lines.length, found.things.length)}</p>
        <div id={id} role="listbox" aria-label={W.search} tabIndex={0}>
          {isOpen &&
            hits.map(({ key, to, mark, words }, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, with arrows and Enter
              <div
                key={key}
                id={`${id}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === at}
                className={styles.hit}
                ref={i === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(to)}
              >
                {i === alsoFrom && found.also.words.length > 0 && <em className={styles.also}>{W.also(found.also.words)}</em>}
                {mark}
                <span>{words}</span>
              </div>
            ))}
        </div>
      </div>
    </div>
  );
}

function Excerpt({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence, never reordered
  return excerpt(text, words).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>));
}

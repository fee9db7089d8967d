/** The bar: the director of every table. It asks, tells, leads and begs in one place, with one height for each shape of screen and one filled button. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../art/glyph.js';
import { colourOf } from '../../art/seat.js';
import styles from './bar.module.css';
import type { BarContent, BarState, OverLine } from './content.js';
import { Ring } from './Ring.js';
import { Signs } from './Signs.js';
import { BAR_WORDS as W } from './words.js';

const LOOKS = { lit: styles.lit, plain: styles.plain, begs: styles.begs, cut: styles.cut } as const;
const ASIDE: ReadonlySet<BarState> = new Set(['cut', 'standIn', 'waiting']); // their quiet button answers no question
const FIGURE = 52; // pixels of the ring round a figure
export const BAR_TEXT = 'bar-text'; // the id of what the bar says, for the thing it speaks of

interface BarProps {
  readonly state: BarState;
  readonly content: BarContent;
  readonly tiles?: ReactNode; // of the table: between text and buttons
  readonly asked: string | null; // the decision that is asked, or the lesson: a new one takes the focus
  readonly slim?: boolean; // of a page without a table: one row on a phone, too
}

export function Bar({ state, content, tiles = null, asked, slim = false }: BarProps) {
  const { look, seat, figure, clock = null, over, heading, signs = [], words, list, quiet, also, filled, beats, teaches = false } = content;
  const bar = useRef<HTMLElement>(null);
  useFocusOnQuestion(bar, asked, teaches);
  const takesAll =
    look === 'begs' || look === 'cut' || state === 'scene' || state === 'guide' || state === 'elsewhere' || state === 'standIn';
  const style: CSSProperties | undefined = seat === undefined ? undefined : { '--edge-of': colourOf(seat) };
  return (
    <section
      className={`${styles.bar} ${LOOKS[look]}`}
      style={style}
      aria-label="Question"
      data-bar={state}
      data-lit={look === 'lit'}
      data-slim={slim || undefined}
      ref={bar}
      tabIndex={-1}
    >
      {(figure || clock) && (
        <div className={styles.figure} data-clock={clock !== null}>
          {clock ? (
            <Ring clock={clock} size={FIGURE}>
              {figure}
            </Ring>
          ) : (
            figure
          )}
        </div>
      )}
      <div className={styles.text} id={BAR_TEXT} aria-live={teaches ? 'polite' : undefined}>
        {over && <Over line={over} />}
        <h2>{heading}</h2>
        {(signs.length > 0 || (words !== undefined && words !== null && words !== '')) && (
          <p>
            <Signs figures={signs} words={words ?? null} />
          </p>
        )}
      </div>
      {tiles !== null && !takesAll && <div className={styles.tiles}>{tiles}</div>}
      {beats && <Dots {...beats} />}
      <div className={styles.buttons}>
        {list && (
          <button
            type="button"
            className={styles.all}
            aria-haspopup="dialog"
            aria-label={`All moves (${list.count})`}
            title="All moves (L)"
            data-bar-list={list.count}
            onClick={list.open}
          >
            <Glyph name="list" size={20} />
            <small>{list.count}</small>
          </button>
        )}
        {quiet && (
          <button type="button" className={styles.quiet} data-bar-quiet={ASIDE.has(state) ? undefined : ''} onClick={quiet.press}>
            {quiet.label}
          </button>
        )}
        {also && (
          <button type="button" className={styles.quiet} onClick={also.press}>
            {also.label}
          </button>
        )}
        {filled === 'choose' ? (
          <span className={styles.choose}>{W.choose}</span>
        ) : (
          filled && (
            <button
              type="button"
              className={`${styles.filled} ${filled.waits ? styles.waits : ''} ${filled.bad ? styles.bad : ''}`}
              data-bar-act=""
              aria-disabled={filled.waits}
              onClick={filled.press}
            >
              {filled.glyph && <Glyph name={filled.glyph} size={18} />}
              <span>{filled.label}</span>
            </button>
          )
        )}
      </div>
      {beats && <i key={`${beats.at} ${beats.began}`} className={styles.hold} style={{ animationDuration: `${beats.hold}ms` }} />}
    </section>
  );
}

/** A new question is where the keyboard goes on: its heading is read, and Tab leads to its answers; a lesson is read aloud, and its button has the focus. Whoever types somewhere else is left alone. */
function useFocusOnQuestion(bar: { readonly current: HTMLElement | null }, asked: string | null, teaches: boolean): void {
  const byKeys = useHandsOnKeys();
  const before = useRef(teaches ? null : asked);
  useEffect(() => {
    if (asked === before.current) return;
    before.current = asked;
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body && !bar.current?.contains(activeElement);
    if (asked === null || isElsewhere) return;
    const act = teaches && byKeys.current ? bar.current?.querySelector<HTMLElement>('[data-bar-act]') : null;
    (act ?? bar.current)?.focus({ preventScroll: true });
  }, [asked, bar, teaches, byKeys]);
}

/** Whether the keyboard was used last: to whoever points, a button with the ring of the focus would seem to want something. */
function useHandsOnKeys(): { readonly current: boolean } {
  const byKeys = useRef(false);
  useEffect(() => {
    const press = () => {
      byKeys.current = true;
    };
    const point = () => {
      byKeys.current = false;
    };
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', point, true);
    };
  }, []);
  return byKeys;
}

function Over({ line: { words, glyph, tone, open, opens, dots, note } }: { readonly line: OverLine }) {
  const inside = (
    <>
      {glyph && <Glyph name={glyph} size={14} />}
      <span>{words}</span>
      {dots && <Dots {...dots} said />}
      {open && <u>{opens}</u>}
    </>
  );
  const look = `${styles.over} ${tone ? styles[tone] : ''} ${note === undefined ? '' : styles.note}`;
  return open ? (
    <button type="button" className={look} onClick={open}>
      {inside}
    </button>
  ) : (
    <div className={look} data-note={note}>
      {inside}
    </div>
  );
}

/** `said`: words beside them say the same. */
function Dots({ at, of, said = false }: { readonly at: number; readonly of: number; readonly said?: boolean }) {
  const spoken = said ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${at + 1} of ${of}` };
  return (
    <span className={styles.dots} {...spoken}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={i} data-is={i < at ? 'told' : i === at ? 'now' : 'coming'} data-done={i === at - 1 || undefined} />
      ))}
    </span>
  );
}

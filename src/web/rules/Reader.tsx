/** The rules of a game to read: the first page in pictures, the contents, the clauses with their signs, an example for each section, and a search. */
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Refusal } from '../../engine/game.js';
import { Glyph } from '../art/glyph.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { Dictionary } from '../kit/bar/Signs.js';
import { Signed } from '../kit/book/Signed.js';
import { Sheet } from '../kit/Sheet.js';
import { Trouble } from '../kit/Trouble.js';
import { Contents } from './Contents.js';
import { FirstPage } from './FirstPage.js';
import { type Shelfmark, useRulesOf } from './library.js';
import type { ExamplePosition } from './position.js';
import styles from './reader.module.css';
import { SearchField, type Searching } from './Search.js';
import { SectionPage } from './SectionPage.js';
import { RULES_WORDS as W } from './words.js';

/** What was refused at the table, and brought somebody here. */
export interface RefusedWish {
  readonly refusal: Refusal;
  readonly about: string | null; // what was wanted
  readonly figure?: ReactNode; // and how it looks
}

/** The table one comes from. */
export interface FromTable {
  readonly position: ExamplePosition;
  readonly asked: RefusedWish | null;
}

interface ReaderProps {
  readonly game: string;
  readonly title: string;
  readonly clause: string; // or a section; '' is the first page
  readonly open: (clause: string) => void;
  readonly back: ReactNode; // the way out, at the left of the top bar
  readonly close: (() => void) | null; // back to the table
  readonly from: FromTable | null;
}

export function Reader(props: ReaderProps) {
  const { game, title, back } = props;
  const found = useRulesOf(game);
  if (typeof found === 'string') return <Trouble words={found} close={null} />;
  return (
    <div className={`page ${styles.reader}`} data-game={game}>
      {found === null ? (
        <>
          <header className="top">
            {back}
            <h1>{title}</h1>
          </header>
          <p className="loading">{W.opening}</p>
        </>
      ) : (
        <Opened {...props} {...{ found }} />
      )}
    </div>
  );
}

function Opened({ game, title, clause, open, back, close, from, found }: ReaderProps & { readonly found: Shelfmark }) {
  const { text, book, drawn } = found;
  const [sheet, setSheet] = useState<'contents' | 'search' | null>(null);
  const signs = useMemo(() => new Map((drawn?.signs ?? []).map((sign) => [sign.id, sign])), [drawn]);
  const section = clause === '' ? undefined : text.sectionOf(clause);
  const page = useRef<HTMLElement>(null);
  useSight(page, section?.number ?? '', clause);
  const turnTo = (to: string) => {
    setSheet(null);
    open(to);
  };
  const things = useMemo(
    () => [
      ...(book?.things ?? []),
      ...(drawn?.signs ?? []).flatMap(({ name, what, picture }) =>
        book?.things.some((thing) => thing.name === name) ? [] : [{ name, what, picture, clause: '' }],
      ),
    ],
    [book, drawn],
  );
  const searching: Searching = { things, lines: text.lines, alike: book?.alike ?? [], sections: text.sections, open: turnTo };
  const asked = from?.asked && from.asked.refusal.clause === clause ? from.asked : null;
  const contents = (
    <Contents
      {...{ game, text, open: turnTo }}
      titles={book?.titles ?? {}}
      aid={book === null ? null : close ? 'apart' : 'here'}
      section={section?.number ?? ''}
      clause={clause}
    />
  );
  return (
    <Dictionary value={signs}>
      <header className="top">
        {back}
        <div className="names">
          <h1>{title}</h1>
          <span className="chip">{W.rules}</span>
        </div>
        <span className="sp" />
        <div className={`beside ${styles.field}`}>
          <SearchField {...searching} />
        </div>
        <GlyphButton glyph="zoom" label={W.search} press={() => setSheet('search')} className="folded" />
        <GlyphButton glyph="list" label={W.contents} press={() => setSheet('contents')} className="folded" />
      </header>
      <main className={styles.body}>
        <div className={`panel beside ${styles.side}`}>{contents}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <article className={styles.paper} ref={page} tabIndex={0} aria-label={section ? `${section.number} ${section.title}` : W.first}>
          <div className={styles.ink} data-day>
            <div className={styles.inner} data-game={game}>
              {asked && close && (
                <WhyNot asked={asked} help={book?.helps[clause]} questions={from?.position.questions ?? []} close={close} />
              )}
              {section ? (
                <SectionPage {...{ found, section, clause, open: turnTo }} here={from?.position ?? null} />
              ) : (
                <FirstPage found={found} open={turnTo} />
              )}
            </div>
          </div>
        </article>
      </main>
      {sheet === 'contents' && (
        <Sheet title={W.contents} glyph="list" close={() => setSheet(null)}>
          {contents}
        </Sheet>
      )}
      {sheet === 'search' && (
        <Sheet title={W.search} glyph="zoom" close={() => setSheet(null)}>
          <SearchField {...searching} unfolded />
        </Sheet>
      )}
    </Dictionary>
  );
}

const FROM_TOP = 1 / 3; // of the paper's height: where the clause stands that was come for

/** A page begins at its top; the clause one came for is brought into sight, and has the focus. */
function useSight(page: RefObject<HTMLElement | null>, section: string, clause: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page and every clause that is opened
  useEffect(() => {
    const paper = page.current;
    const lit = paper?.querySelector<HTMLElement>('[data-lit]');
    if (!paper) return;
    const down = lit
      ? lit.getBoundingClientRect().top - paper.getBoundingClientRect().top - paper.clientHeight * FROM_TOP
      : -paper.scrollTop;
    paper.scrollBy(0, down);
    lit?.focus({ preventScroll: true });
  }, [page, section, clause]);
}

interface WhyNotProps {
  readonly asked: RefusedWish;
  readonly help: string | undefined;
  readonly questions: ExamplePosition['questions'];
  readonly close: () => void;
}

const INSTEAD = 3; // answers that are named

/** What was asked for, with its picture; why it is refused; what would help, or at least what may be done instead. */
function WhyNot({ asked: { refusal, about, figure }, help, questions, close }: WhyNotProps) {
  const legal = questions.flatMap(({ choices }) => choices.filter((choice) => choice.refusal === null));
  const instead = legal.slice(0, INSTEAD).map(({ words }) => words.replace(/\.$/, ''));
  return (
    <section className={styles.why} aria-label={W.askedPlainly}>
      <span className={styles.whyPicture} aria-hidden="true">
        {figure ?? <Glyph name="lock" size={36} />}
      </span>
      <div>
        <small>{about === null ? W.askedPlainly : W.asked(`${about.charAt(0).toLowerCase()}${about.slice(1)}`)}</small>
        <h2>{refusal.because}</h2>
        {(help !== undefined || instead.length > 0) && <p>{help === undefined ? W.instead(instead) : <Signed>{help}</Signed>}</p>}
      </div>
      <Button go press={close}>
        {W.toTable}
      </Button>
    </section>
  );
}

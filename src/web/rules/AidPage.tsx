/** The player aid of a game: one page, on the screen as it comes out of the printer, for A4 or Letter. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { titleOf } from '../boxes.js';
import { Button } from '../kit/Button.js';
import { Dictionary } from '../kit/bar/Signs.js';
import { PageLink } from '../kit/PageLink.js';
import { watchSize } from '../kit/size.js';
import { Trouble } from '../kit/Trouble.js';
import { pathTo } from '../route.js';
import styles from './aid.module.css';
import { useRulesOf } from './library.js';
import { RULES_WORDS as W } from './words.js';

const PAPERS = ['A4', 'Letter'] as const;
type Paper = (typeof PAPERS)[number];

/** Where people write on Letter. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? 'Letter' : 'A4');

export function AidPage({ game }: { readonly game: string }) {
  const found = useRulesOf(game);
  const [paper, setPaper] = useState(usualPaper);
  useSheetOf(paper);
  const desk = useRef<HTMLElement>(null);
  const fits = useFit(desk, found);
  const signs = useMemo(
    () => new Map((typeof found === 'string' ? [] : (found?.drawn?.signs ?? [])).map((sign) => [sign.id, sign])),
    [found],
  );
  if (typeof found === 'string') return <Trouble words={found} close={null} />;
  if (found === null) return <p className="loading">{W.opening}</p>;
  const { book } = found;
  if (!book) return <Trouble words={W.noAid} close={null} />;
  return (
    <Dictionary value={signs}>
      <div className={styles.page} data-game={game}>
        <header className={styles.tools}>
          <PageLink to={pathTo.rules(game)} className="btn">
            <Glyph name="back" size={18} />
            {W.rules}
          </PageLink>
          <span className="sp" />
          <select
            aria-label={W.paper}
            value={paper}
            onChange={(event) => setPaper(PAPERS.find((one) => one === event.target.value) ?? 'A4')}
          >
            {PAPERS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <Button go glyph="save" press={() => window.print()}>
            {W.print}
          </Button>
        </header>
        <main className={styles.desk} ref={desk}>
          <article className={styles.paper} data-paper={paper} data-day style={{ zoom: fits }}>
            <div className={styles.inner} data-game={game}>
              <header className={styles.head}>
                <span className={styles.lid} aria-hidden="true">
                  <BoxArt game={game} crop="wide" />
                </span>
                <div>
                  <h1>{titleOf(game)}</h1>
                  <p>{book.goal.heading}</p>
                </div>
              </header>
              <book.Aid />
              <footer className={styles.foot}>
                <span>{W.footLeft}</span>
                <span>{W.footRight}</span>
              </footer>
            </div>
          </article>
        </main>
      </div>
    </Dictionary>
  );
}

/** Tells the printer. The server lets no page bring styles along in its text, so the rule is put in by the page itself. */
function useSheetOf(paper: Paper): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${paper} portrait; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}

const WIDTH = 816; // pixels of the wider paper, Letter

/** On a screen that is narrower than paper the page is shown whole, smaller. */
function useFit(desk: React.RefObject<HTMLElement | null>, ready: unknown): number {
  const [fits, setFits] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is there when the rules are
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    return watchSize(element, () => setFits(Math.min(1, element.clientWidth / WIDTH)));
  }, [desk, ready]);
  return fits;
}

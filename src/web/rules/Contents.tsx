/** The contents beside the rules: the first page, the sections, the clauses of the open one, and the page to print. */
import { Glyph } from '../art/glyph.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import styles from './contents.module.css';
import { type Text, titleOf } from './text.js';
import { RULES_WORDS as W } from './words.js';

interface ContentsProps {
  readonly game: string;
  readonly text: Text;
  readonly titles: Readonly<Record<string, string>>;
  readonly section: string; // that is open; '' is the first page
  readonly clause: string;
  readonly aid: 'here' | 'apart' | null; // apart: in a tab of its own, beside the match
  readonly open: (clause: string) => void;
}

/** A clause of its own, and no part of one: 4.3, but not 4.3b. */
const isWhole = (number: string): boolean => /^\d+\.\d+$/.test(number);

export function Contents({ game, text, titles, section, clause, aid, open }: ContentsProps) {
  const row = (number: string, words: string, current: boolean) => (
    <button type="button" className={styles.line} aria-current={current ? 'page' : undefined} onClick={() => open(number)}>
      <b>{number === '' ? <Glyph name="star" size={18} /> : number}</b>
      {words}
    </button>
  );
  return (
    <nav className={styles.contents} aria-label={W.contents}>
      <ol>
        <li>{row('', W.first, section === '')}</li>
        {text.sections.map(({ number, title, clauses }) => (
          <li key={number}>
            {row(number, title, number === section)}
            {number === section && clauses.some((each) => isWhole(each.number)) && (
              <ol>
                {clauses
                  .filter((each) => isWhole(each.number))
                  .map((each) => (
                    <li key={each.number}>{row(each.number, titleOf(each, titles), each.number === clause.replace(/[a-z]$/, ''))}</li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {aid !== null && (
        <PageLink to={pathTo.aid(game)} className={styles.aid} apart={aid === 'apart'}>
          <Glyph name="save" />
          <span>
            <b>{W.aid}</b>
            <small>{W.aidWords}</small>
          </span>
        </PageLink>
      )}
    </nav>
  );
}

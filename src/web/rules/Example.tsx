/** A position beside the rules, drawn small by the game's own table: what may be done there, what may not, and why. From a table it is one's own. */
import { useEffect, useMemo, useState } from 'react';
import type { GameTypes } from '../../engine/game.js';
import { type MatchRecord, parseRecord } from '../../engine/record.js';
import { within } from '../../games/kit/clauses.js';
import { Button } from '../kit/Button.js';
import type { Example as Chosen } from '../kit/book/book.js';
import { Small } from '../kit/Small.js';
import { go, pathTo } from '../route.js';
import type { Question } from '../table.js';
import styles from './example.module.css';
import type { Shelfmark } from './library.js';
import { type ExamplePosition, positionOf, type Recorded } from './position.js';
import { RULES_WORDS as W } from './words.js';

interface ExampleProps {
  readonly found: Shelfmark;
  readonly example: Chosen | null;
  readonly here: ExamplePosition | null; // one's own table
  readonly clause: string; // whose refusals are shown first
}

export function Example({ found, example, here, clause }: ExampleProps) {
  const recorded = useRecorded(found, here ? null : example);
  const shown = here ?? recorded?.position;
  if (!shown) return null;
  const { drawn } = found;
  const [where = ''] = drawn?.facts?.(shown.view, shown.names) ?? [];
  const [question] = shown.questions;
  const playOn = async () => {
    if (!recorded) return;
    const { importHere } = await import('../session/local.js'); // where matches are kept: not wanted for reading
    const bots = recorded.record.names.map((_, seat) => (seat === recorded.position.view.seat ? null : 'steady'));
    go(pathTo.match(await importHere(JSON.stringify({ ...recorded.record, hash: null }), bots)));
  };
  return (
    <aside className={styles.example} aria-label={here ? W.yourTable(where) : W.fromMatch(where)}>
      <small>{here ? W.yourTable(where) : W.fromMatch(where)}</small>
      <h3>{here ? (question?.words ?? W.waits) : example?.title}</h3>
      {drawn && (
        <div className={styles.picture} inert>
          <Small drawn={drawn} view={shown.view} sitters={shown.sitters} questions={shown.questions} />
        </div>
      )}
      {question && <Choices question={question} clause={clause} />}
      {recorded && !here && (
        <Button glyph="play" press={() => void playOn()}>
          {W.playOn}
        </Button>
      )}
    </aside>
  );
}

const MOST = 4; // answers of a sort that are told

/** Without what it costs and brings, which stands behind a colon or in brackets. */
const inShort = (words: string): string => words.split(/[:(]/)[0]?.trim() ?? words;

/** What the rules say to this question: some of what may be answered, and why some of the rest may not; first what the clause forbids. */
function Choices({ question: { choices }, clause }: { readonly question: Question<GameTypes>; readonly clause: string }) {
  const legal = choices.filter(({ refusal }) => refusal === null);
  const [section = ''] = clause.split('.');
  const rank = ({ clause: number, because }: { readonly clause: string; readonly because: string }): number =>
    (within(number, clause) ? 0 : within(number, section) ? 2 : 4) + (/\d/.test(because) ? 0 : 1); // with figures it tells more
  const refused = choices.flatMap(({ words, refusal }) => (refusal === null ? [] : [{ words, ...refusal }]));
  const told = refused
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((each, i, all) => all.findIndex(({ because }) => because === each.because) === i);
  return (
    <>
      <p>
        <b>{W.may}</b>{' '}
        {legal
          .slice(0, MOST)
          .map(({ words }) => words)
          .join(' · ')}
        {legal.length > MOST && ` ${W.more(legal.length - MOST)}`}
      </p>
      {told.length > 0 && (
        <p>
          <b>{W.mayNot}</b>{' '}
          {told.slice(0, 2).map(({ words, because, clause: number }) => (
            <span key={because} className={styles.refused}>
              {inShort(words)}: <i>{because}</i> {number}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function useRecorded(found: Shelfmark, example: Chosen | null): Recorded | null {
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const load = example?.record ?? (example ? found.book?.record : undefined);
  useEffect(() => {
    if (!load) return;
    let left = false;
    void load().then(({ default: written }) => left || setRecord(parseRecord(JSON.stringify(written))));
    return () => {
      left = true;
    };
  }, [load]);
  return useMemo(() => (record && example ? positionOf(found.game, record, example.entry) : null), [found, record, example]);
}

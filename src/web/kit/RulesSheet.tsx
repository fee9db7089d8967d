/** The rules drawer: the game's own rule text, opened at the clause one came for. */
import { useEffect, useRef, useState } from 'react';
import { loadRules } from '../library.js';
import { type Block, BlockView, blocksOf } from './markdown.js';
import { Sheet } from './Sheet.js';

/** 4 holds 4.3, and 4.3 holds 4.3b, but 4.1 does not hold 4.10. */
const within = (clause: string, wanted: string): boolean =>
  wanted !== '' && (clause === wanted || (clause.startsWith(wanted) && !/^\d/.test(clause.slice(wanted.length))));

interface RulesSheetProps {
  readonly game: string;
  readonly title: string;
  readonly clause: string; // '' opens at the beginning
  readonly close: () => void;
}

export function RulesSheet({ game, title, clause, close }: RulesSheetProps) {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [wanted, setWanted] = useState('');
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    void loadRules(game).then((text) => setBlocks(blocksOf(text)));
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls once the text is there
  useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [blocks, clause]);
  const first = blocks?.findIndex((block) => within(block.clause, clause)) ?? -1;
  const found = wanted.trim().toLowerCase();
  const shown = blocks
    ?.map((block, i) => ({ block, i }))
    .filter(({ block }) => found === '' || block.lines.join(' ').toLowerCase().includes(found));
  return (
    <Sheet title={`Rules: ${title}`} glyph="rules" close={close} wide>
      <label className="find">
        Find in the rules
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {shown === undefined && <p>Opening the rules…</p>}
      {shown?.length === 0 && <p>{found === '' ? 'The rule text of this game is not written yet.' : 'No clause speaks of that.'}</p>}
      <article className="rules">
        {shown?.map(({ block, i }) => (
          <section key={i} ref={i === first ? mark : undefined} className={within(block.clause, clause) ? 'wanted' : ''}>
            <BlockView block={block} />
          </section>
        ))}
      </article>
    </Sheet>
  );
}

/** The rules of a game as a page of its own, with an address for every clause. */
import { Glyph } from '../art/glyph.js';
import { titleOf } from '../boxes.js';
import { PageLink } from '../kit/PageLink.js';
import { go, pathTo } from '../route.js';
import { Reader } from './Reader.js';
import { RULES_WORDS as W } from './words.js';

export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string }) {
  const back = (
    <PageLink to={pathTo.shelf()} className="ib" label={W.toShelf}>
      <Glyph name="back" />
    </PageLink>
  );
  return <Reader {...{ game, clause, back }} title={titleOf(game)} open={(to) => go(pathTo.rules(game, to))} close={null} from={null} />;
}

/** The rules of a game as a page of its own, with an address for every clause. */
import { titleOf } from '../boxes.js';
import { BackLink } from '../kit/BackLink.js';
import { go, pathTo } from '../route.js';
import { Reader } from './Reader.js';

export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string }) {
  return (
    <Reader
      {...{ game, clause }}
      back={<BackLink />}
      title={titleOf(game)}
      open={(to) => go(pathTo.rules(game, to))}
      close={null}
      from={null}
    />
  );
}

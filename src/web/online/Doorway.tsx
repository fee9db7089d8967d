/** Where an invitation or a spectator's link leads: the code is kept, and the address becomes the match's own. */
import { useEffect } from 'react';
import { go, pathTo } from '../route.js';
import { acceptLink } from './links.js';

export function Doorway({ kind, match }: { readonly kind: 'join' | 'watch'; readonly match: string }) {
  useEffect(() => {
    acceptLink(kind, match);
    go(pathTo.online(match), 'replace');
  }, [kind, match]);
  return <p className="loading">The door is opening…</p>;
}

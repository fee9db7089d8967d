/** The tab says that it is my turn: in its title and by a mark on its icon. */
import { useEffect } from 'react';

const PLAIN = '/icon.svg';
const TURN = '/icon-turn.svg';

function setIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
}

export function useTitle(mine: boolean, game: string): void {
  useEffect(() => {
    document.title = mine ? `● Your turn: ${game}` : `${game} · Halcyon`;
    setIcon(mine ? TURN : PLAIN);
    return () => {
      document.title = 'Halcyon';
      setIcon(PLAIN);
    };
  }, [mine, game]);
}

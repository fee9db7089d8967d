/** What somebody else just did: a slip of paper under the top bar, read out politely by screen readers. */
import { useEffect, useState } from 'react';
import { SeatShape } from '../art/seat.js';
import type { Playing } from '../session/store.js';
import { useLater } from './after-picture.js';
import { sentences } from './Journal.js';

const STAYS = 4500; // milliseconds

export interface NewsProps {
  readonly news: Playing['news'];
}

export function News(props: NewsProps) {
  const news = useLater(props.news); // the table comes first
  const [gone, setGone] = useState<number | null>(null);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setGone(news.key), STAYS);
    return () => clearTimeout(timer);
  }, [news]);
  const shown = news && news.key !== gone ? news : null;
  return (
    <div className="news" role="status">
      {shown && (
        <div className="slip" key={shown.key}>
          {shown.seat !== null && <SeatShape seat={shown.seat} size={18} />}
          <span>{sentences(shown.words.slice(-3))}</span>
        </div>
      )}
    </div>
  );
}

/** The time, told anew twice a minute: for what is said of midnight, and for a page that stays open over it. */
import { useEffect, useState } from 'react';

const AGAIN = 30_000; // milliseconds

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How far the learner has read: one lesson at a time, then the move it was about. */
import { useState } from 'react';
import { type Guide, type Reading, readingAt, type Stage } from './guide.js';

/** The lesson to read now, and the way to the next one; null while others answer, and where there is no guide. */
export function useReading(guide: Guide | null, stage: Stage | null): (Reading & { readonly next: () => void }) | null {
  const [read, setRead] = useState({ at: -1, lessons: 0 });
  if (!guide || !stage) return null;
  const lessons = read.at === stage.at ? read.lessons : 0;
  const reading = readingAt(guide, stage, lessons);
  return reading && { ...reading, next: () => setRead({ at: stage.at, lessons: lessons + 1 }) };
}

/** For what a table makes anew of every position. */
import { useRef } from 'react';
import { sharing } from '../../match/patch.js';

/** The value, in which parts that are equal to those of the last one keep their identity: what is drawn from them by a `memo` is not drawn anew. */
export function useSharing<T>(value: T): T {
  const last = useRef(value);
  last.current = sharing(last.current, value);
  return last.current;
}

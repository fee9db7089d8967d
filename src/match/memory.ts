/** A log in memory: for a match that nobody keeps, at a terminal or where the storage fails. */
import type { Log } from './host.js';
import { type Line, written } from './lines.js';

export function memoryLog(lines: readonly Line[]): Log {
  const kept = lines.map(written);
  return {
    read: async (from) => kept.slice(from),
    async append(after, more) {
      if (after !== kept.length) return false;
      kept.push(...more);
      return true;
    },
  };
}

/** Saving a match as a record file, through the browser's own download. */
import type { MatchRecord } from '../engine/record.js';

export function saveRecord(record: MatchRecord): void {
  const day = new Date().toLocaleDateString('sv-SE'); // Sweden writes 2026-11-15
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `halcyon-${record.game}-${day}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

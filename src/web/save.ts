/** Saving a match as a record file, through the browser's own download. */
import { recordOf } from '../engine/record.js';
import type { Match } from './play/match.js';

export function saveRecord({ game, table, names, commitment }: Match): void {
  const record = { ...recordOf(table, names, { seed: true }), commitment };
  const day = new Date().toLocaleDateString('sv-SE'); // Sweden writes 2026-11-15
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `halcyon-${game.id}-${day}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Matches that version 0.1.0 kept in the page's storage move into the database, under the same ids. What was carried over is removed only after it was read back. */
import { archive, importHere } from './local.js';

const NOTE = 'halcyon:note:';
const MATCH = 'halcyon:match:';

let carrying: Promise<void> | null = null;

/** Once per page. A match that cannot be read stays where it is. */
export function carryOver(): Promise<void> {
  carrying ??= carryAll();
  return carrying;
}

const keptIds = (): string[] =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    .filter((key) => key.startsWith(MATCH))
    .map((key) => key.slice(MATCH.length));

async function carryAll(): Promise<void> {
  try {
    for (const id of keptIds()) await carry(id).catch(() => {});
  } catch {
    // A storage that is forbidden has nothing to carry.
  }
}

async function carry(id: string): Promise<void> {
  const kept: unknown = JSON.parse(localStorage.getItem(MATCH + id) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('record' in kept)) return;
  if ((await archive.note(id)) === null) {
    const seating = 'seating' in kept && Array.isArray(kept.seating) ? kept.seating : [];
    const guided = 'guided' in kept && kept.guided === true;
    await importHere(JSON.stringify(kept.record), seating.map(botOf), { id, guided, touched: touchedAt(id) });
  }
  const back = await archive.read(id, 0);
  if (!back || back.length === 0) return;
  localStorage.removeItem(MATCH + id);
  localStorage.removeItem(NOTE + id);
}

/** Who sat there: null for a person. */
function botOf(seating: unknown): string | null {
  if (typeof seating !== 'object' || seating === null || !('kind' in seating) || seating.kind !== 'bot') return null;
  return 'bot' in seating && typeof seating.bot === 'string' ? seating.bot : 'sensible';
}

function touchedAt(id: string): number {
  const note: unknown = JSON.parse(localStorage.getItem(NOTE + id) ?? 'null');
  const touched = typeof note === 'object' && note !== null && 'touched' in note ? Number(note.touched) : Number.NaN;
  return Number.isFinite(touched) ? touched : Date.now();
}

/** The matches of this device, written to the browser's storage entry by entry, so that a reload or a crash loses nothing. */
import { Complaint } from '../../engine/complaint.js';
import type { MatchRecord } from '../../engine/record.js';
import { parseRecord } from '../../engine/record.js';
import { parseSeating, type Seating } from './seating.js';

/** What the list of matches shows without opening one. */
export interface MatchNote {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly touched: number; // milliseconds since 1970
  readonly entries: number;
  readonly state: 'mine' | 'theirs' | 'over'; // whose turn it is
  readonly words: string; // the last thing that happened, or who won
}

export interface KeptMatch {
  readonly record: MatchRecord;
  readonly seating: readonly Seating[];
  readonly guided: boolean; // a guided first round
}

const NOTE = 'halcyon:note:';
const MATCH = 'halcyon:match:';
const CHANGED = 'halcyon:kept'; // this tab hears of its own writing by this event, of other tabs' by `storage`

export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');

/** Writes a match down. Throws a Complaint where the browser refuses, which a person can do something about. */
export function keep(note: MatchNote, match: KeptMatch): void {
  try {
    localStorage.setItem(MATCH + note.id, JSON.stringify(match));
    localStorage.setItem(NOTE + note.id, JSON.stringify(note));
  } catch {
    throw new Complaint('The browser’s storage is full, so this match is not kept. Save it to a file, or delete old matches.');
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function forget(id: string): void {
  localStorage.removeItem(MATCH + id);
  localStorage.removeItem(NOTE + id);
  window.dispatchEvent(new Event(CHANGED));
}

/** Reads a match back. Throws a Complaint if there is none or it cannot be read. */
export function recall(id: string): KeptMatch {
  const text = localStorage.getItem(MATCH + id);
  if (text === null) throw new Complaint('There is no such match on this device. It may have been deleted, or begun in another browser.');
  const value: unknown = JSON.parse(text);
  const shape: { readonly record?: unknown; readonly seating?: unknown; readonly guided?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  const record = parseRecord(JSON.stringify(shape.record));
  const seating = Array.isArray(shape.seating) ? shape.seating.map(parseSeating) : [];
  return {
    record,
    seating: record.names.map((_, seat) => seating[seat] ?? { kind: 'bot', bot: 'sensible' }),
    guided: shape.guided === true,
  };
}

function parseNote(text: string | null): MatchNote | null {
  try {
    const note: Partial<MatchNote> = JSON.parse(text ?? 'null') ?? {};
    const { id, game, names, touched, entries, state, words } = note;
    if (typeof id !== 'string' || typeof game !== 'string' || !Array.isArray(names)) return null;
    return {
      id,
      game,
      names: names.map(String),
      touched: Number(touched) || 0,
      entries: Number(entries) || 0,
      state: state === 'over' || state === 'theirs' ? state : 'mine',
      words: String(words ?? ''),
    };
  } catch {
    return null;
  }
}

/** All matches, the one touched last first. */
export function listKept(): readonly MatchNote[] {
  const notes: MatchNote[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const note = key?.startsWith(NOTE) ? parseNote(localStorage.getItem(key)) : null;
    if (note) notes.push(note);
  }
  return notes.sort((a, b) => b.touched - a.touched);
}

/** Calls back whenever this tab or another one has changed a match. `id` is null for this tab's own changes. */
export function onKept(listener: (id: string | null) => void): () => void {
  const here = () => listener(null);
  const elsewhere = ({ key }: StorageEvent) => {
    if (key?.startsWith(MATCH)) listener(key.slice(MATCH.length));
  };
  window.addEventListener(CHANGED, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, here);
    window.removeEventListener('storage', elsewhere);
  };
}

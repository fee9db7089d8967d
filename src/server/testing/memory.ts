/** A store that forgets everything when the test is over: for proofs about what is sent, where what is kept is not the question. */
import { type Note, SNAPSHOTS_KEPT, type Store } from '../../store/store.js';

export function memoryStore(): Store {
  const matches = new Map<string, { lines: string[]; note: Note }>();
  const snapshots = new Map<string, { readonly at: number; readonly text: string }[]>(); // the latest first
  const servers = new Map<string, number>(); // and when each was there last
  const listeners = new Set<(id: string, lines: number) => void>();
  const where = (test: (note: Note) => boolean) => [...matches].filter(([, { note }]) => test(note));
  return {
    async create(id, note, lines) {
      if (matches.has(id)) return false;
      matches.set(id, { lines: [...lines], note });
      return true;
    },
    async append(id, after, lines, note) {
      const match = matches.get(id);
      if (match?.lines.length !== after) return false;
      match.lines.push(...lines);
      match.note = note;
      for (const listener of listeners) listener(id, match.lines.length);
      return true;
    },
    read: async (id, from = 0) => matches.get(id)?.lines.slice(from) ?? null,
    due: async (now, limit) =>
      where(({ wake }) => wake !== null && wake <= now)
        .slice(0, limit)
        .map(([id, { note }]) => ({ id, wake: note.wake ?? 0 })),
    listed: async (limit) =>
      where(({ listed }) => listed)
        .map(([id]) => id)
        .reverse()
        .slice(0, limit),
    ids: async (after, limit) =>
      [...matches.keys()]
        .sort()
        .filter((id) => after === null || id > after)
        .slice(0, limit),
    async keepSnapshot(id, at, text) {
      snapshots.set(id, [{ at, text }, ...(snapshots.get(id) ?? [])].slice(0, SNAPSHOTS_KEPT));
    },
    snapshot: async (id, before = Number.POSITIVE_INFINITY) => snapshots.get(id)?.find(({ at }) => at <= before) ?? null,
    watch(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async beat(server, now) {
      servers.set(server, now);
    },
    servers: async (since) => [...servers].flatMap(([server, seen]) => (seen >= since ? [server] : [])),
    close: async () => {},
  };
}

/** A store that forgets everything when the test is over: for proofs about what is sent, where what is kept is not the question. */
import { type MatchSummary, type NumberedReport, SNAPSHOTS_KEPT, type Store } from '../../store/store.js';

export function memoryStore(): Store {
  const matches = new Map<string, { lines: string[]; note: MatchSummary; rewritten: number }>();
  const snapshots = new Map<string, { readonly at: number; readonly text: string }[]>(); // the latest first
  let reports: NumberedReport[] = [];
  let reported = 0;
  const servers = new Map<string, number>(); // and when each was there last
  const rooms = new Map<string, string>(); // the match that each code leads to
  const listeners = new Set<(id: string, lines: number) => void>();
  const where = (test: (note: MatchSummary) => boolean) => [...matches].filter(([, { note }]) => test(note));
  return {
    async create(id, note, lines) {
      if (matches.has(id)) return false;
      matches.set(id, { lines: [...lines], note, rewritten: 0 });
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
    async rewrite(id, after, lines, note) {
      const match = matches.get(id);
      if (match?.lines.length !== after) return false;
      Object.assign(match, { lines: [...lines], note, rewritten: lines.length });
      snapshots.delete(id);
      for (const listener of listeners) listener(id, lines.length);
      return true;
    },
    read: async (id, from = 0) => matches.get(id)?.lines.slice(from) ?? null,
    due: async (now, limit) =>
      where(({ wake }) => wake !== null && wake <= now)
        .slice(0, limit)
        .map(([id, { note }]) => ({ id, wake: note.wake ?? 0 })),
    fading: async (now, limit) =>
      where(({ fades }) => fades !== null && fades <= now)
        .slice(0, limit)
        .map(([id]) => id),
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
      if (at < (matches.get(id)?.rewritten ?? 0)) return;
      snapshots.set(id, [{ at, text }, ...(snapshots.get(id) ?? [])].slice(0, SNAPSHOTS_KEPT));
    },
    snapshot: async (id, before = Number.POSITIVE_INFINITY) => snapshots.get(id)?.find(({ at }) => at <= before) ?? null,
    matchAt: async (code) => rooms.get(code) ?? null,
    async lead(code, match, before) {
      if ((rooms.get(code) ?? null) !== before) return false;
      rooms.set(code, match);
      return true;
    },
    async report(report) {
      const { match, by, lines } = report;
      if (reports.some((other) => other.match === match && other.by === by && other.lines === lines)) return false;
      reports.push({ number: ++reported, ...report });
      return true;
    },
    reports: async (after, limit) => reports.filter(({ number }) => number > after).slice(0, limit),
    async dropReports(which) {
      const before = reports.length;
      reports = reports.filter((report) => ('number' in which ? report.number !== which.number : report.match !== which.match));
      return before - reports.length;
    },
    scrub: async () => {},
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

/** Figures for Prometheus: what the server does, never who does it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  order(kind: string, seconds: number): void;
  committed(lines: number): void;
  commitFailed(): void;
  closed(code: number): void;
  limited(what: string): void;
}

export interface Gauges {
  readonly sockets: () => number;
  readonly rooms: () => number;
}

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function openMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'halcyon_' });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('halcyon_sockets', 'Open sockets.', gauges.sockets);
  gauge('halcyon_rooms', 'Matches held in memory.', gauges.rooms);
  const orders = new Histogram({
    name: 'halcyon_order_seconds',
    help: 'From an order to its answer.',
    labelNames: ['order'],
    buckets: BUCKETS,
    registers,
  });
  const lines = new Counter({ name: 'halcyon_lines_total', help: 'Lines written by this process.', registers });
  const failures = new Counter({ name: 'halcyon_commit_failures_total', help: 'Writes to the store that failed.', registers });
  const closes = new Counter({
    name: 'halcyon_closes_total',
    help: 'Sockets closed by the server, by code.',
    labelNames: ['code'],
    registers,
  });
  const limits = new Counter({ name: 'halcyon_limited_total', help: 'What a limit has refused.', labelNames: ['limit'], registers });
  return {
    registry,
    order: (order, seconds) => orders.observe({ order }, seconds),
    committed: (count) => lines.inc(count),
    commitFailed: () => failures.inc(),
    closed: (code) => closes.inc({ code }),
    limited: (limit) => limits.inc({ limit }),
  };
}

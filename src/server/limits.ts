/** How much one socket, one address and the whole world may ask for. Every figure can be set; none can be switched off by a client. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

export interface Limits {
  readonly messageBytes: number; // a longer message closes the socket
  readonly socketRate: number; // messages per second and socket, after a burst of five seconds' worth
  readonly addressRate: number; // the same for all sockets and requests of one address
  readonly socketsPerAddress: number;
  readonly sockets: number; // in all
  readonly matchesPerHour: number; // founded by one address
  readonly listedPerHour: number; // put into the lobby by one address
  readonly reportsPerHour: number; // of talk, by one address
  readonly wrongCodesPerMinute: number; // of rooms, tried by one address
  readonly talkPerMinute: number; // chat and phrases, per seat of a match
  readonly searchesPerMinute: number; // positions, journals and records, per socket
}

export const USUAL_LIMITS: Limits = {
  messageBytes: 16_384,
  socketRate: 10,
  addressRate: 100,
  socketsPerAddress: 100,
  sockets: 20_000,
  matchesPerHour: 60,
  listedPerHour: 12,
  reportsPerHour: 6,
  wrongCodesPerMinute: 10,
  talkPerMinute: 30,
  searchesPerMinute: 600,
};

const MOST_KEYS = 50_000;

interface Level {
  left: number;
  at: number;
}

/** A token bucket: `burst` at once, refilled at `perSecond`. */
export function tokenBucket(perSecond: number, burst: number, now: () => number): () => boolean {
  const level = { left: burst, at: now() };
  return () => takeOne(level, perSecond, burst, now());
}

/** A token bucket for each key. Its memory is bounded whoever knocks: keys that were not used for long are forgotten. `cost` 0 only asks whether there is any left. */
export function tokenBuckets(perSecond: number, burst: number, now: () => number): (key: string, cost?: 0 | 1) => boolean {
  let recent = new Map<string, Level>();
  let earlier = new Map<string, Level>();
  return (key, cost = 1) => {
    const at = now();
    const known = recent.get(key);
    if (known) return takeOne(known, perSecond, burst, at, cost);
    const level = earlier.get(key) ?? { left: burst, at };
    if (recent.size >= MOST_KEYS / 2) [recent, earlier] = [new Map(), recent];
    recent.set(key, level);
    return takeOne(level, perSecond, burst, at, cost);
  };
}

function takeOne(level: Level, perSecond: number, burst: number, at: number, cost = 1): boolean {
  level.left = Math.min(burst, level.left + (Math.max(0, at - level.at) / 1000) * perSecond);
  level.at = at;
  if (level.left < 1) return false;
  level.left -= cost;
  return true;
}

/** Whom an address stands for: one IPv4 address, or the prefix of 64 bits of an IPv6 address, which is one household. */
export function prefixOf(address: string): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole =
    tail === undefined ? front : [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back];
  return `${whole
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Of a prefix 16 bits of hash: enough to tell the tables of a lobby apart, too few to find out the address, and the same in every process. */
export const prefixMark = (prefix: string): number => createHash('sha256').update(prefix).digest().readUInt16BE();

/** Counts connections by key, and refuses those beyond `most`. */
export function connectionCounter(most: number): { enter(key: string): boolean; leave(key: string): void } {
  const inside = new Map<string, number>();
  return {
    enter(key) {
      const count = inside.get(key) ?? 0;
      if (count >= most) return false;
      inside.set(key, count + 1);
      return true;
    },
    leave(key) {
      const count = (inside.get(key) ?? 1) - 1;
      if (count <= 0) inside.delete(key);
      else inside.set(key, count);
    },
  };
}

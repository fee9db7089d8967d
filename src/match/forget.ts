/** Taking out of a log what it says about people, line by line: every move stays, and the match plays again as it did. */
import type { Seat } from '../engine/game.js';
import type { Forgetting, Line, LineOf } from './lines.js';
import { phaseOf, type Room } from './room.js';
import { TALK_KEPT } from './settings.js';

/** What somebody is called who was forgotten. */
const nameless = (seat: Seat): string => `Seat ${seat + 1}`;
const SOMEBODY = 'Somebody';

/** When talk and addresses must go: a while after the end; null: there are none, or the match goes on. */
export function fadesAt(room: Room): number | null {
  const { endedAt, traced } = room;
  return phaseOf(room) === 'over' && traced && endedAt !== null ? endedAt + TALK_KEPT : null;
}

/** True when nothing new is said or noted here, because it would have to be removed at once. */
export const hasFaded = (room: Room, at: number): boolean =>
  phaseOf(room) === 'over' && room.endedAt !== null && at >= room.endedAt + TALK_KEPT;

/** The same log without what is to be forgotten, and one line more that says so. Each line keeps its number, its time and its order's id. */
export function withoutTraces(lines: readonly Line[], what: Forgetting, at: number): readonly Line[] {
  const concerns = (seat: Seat): boolean => what.seat === null || what.seat === seat;
  const tokens = new Set(
    lines.flatMap((line) => (line.t === 'sat' || line.t === 'renewed' ? (concerns(line.seat) ? [line.token] : []) : [])),
  );
  const idle = what.names ? idleWords(lines) : new Set<Line>();
  const called = <L extends { readonly name: string }>(line: L, name: string): L => (what.names ? { ...line, name } : line);
  const cleaned = (line: Line): Line => {
    if (line.t === 'founded') return what.names && what.seat === null ? unsigned(line) : line;
    if (line.t === 'knocked') return what.seat === null || tokens.has(line.token) ? called(unsigned(line), SOMEBODY) : line;
    if (!('seat' in line) || line.seat === null || !concerns(line.seat)) return line;
    if (line.t === 'sat') return called(idle.has(line) ? { ...unsigned(line), word: '' } : unsigned(line), nameless(line.seat));
    if (line.t === 'opened') return idle.has(line) ? { ...line, word: '' } : line;
    if (line.t === 'renamed') return called(line, nameless(line.seat));
    if (line.t === 'said') return unsaid(line);
    if (line.t === 'push') return { ...line, target: null };
    return line.t === 'webhook' ? { ...line, url: null } : line;
  };
  return [...lines.map(cleaned), { t: 'forgotten', at, ...what }];
}

/** Without the sign of the household it came from. */
function unsigned<L extends Line & { readonly from?: string | number }>({ from: _, ...line }: L): Omit<L, 'from'> {
  return line;
}

const unsaid = ({ at, id, seat }: LineOf<'said'>): Line => ({ t: 'unsaid', at, ...(id === undefined ? {} : { id }), seat });

/** Lines with words that never reached the seed, because who said them stood up before the beginning. The others are part of every draw, and stay. */
function idleWords(lines: readonly Line[]): ReadonlySet<Line> {
  const idle = new Set<Line>();
  let held: { readonly seat: Seat; readonly line: Line }[] = [];
  for (const line of lines) {
    if (line.t === 'started') held = [];
    else if (line.t === 'sat' || line.t === 'opened') held.push({ seat: line.seat, line });
    else if (line.t === 'stood' || line.t === 'planned') {
      for (const each of held) if (each.seat === line.seat) idle.add(each.line);
      held = held.filter(({ seat }) => seat !== line.seat);
    }
  }
  return idle;
}

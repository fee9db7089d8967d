/** What a room looks like from outside: the public face, and the game as one seat or a spectator (null) may see it. Nothing else ever leaves the server. */
import type { GameTypes, Seat } from '../engine/game.js';
import { heard, isUndo, type PlayedStep } from '../engine/play.js';
import { commitmentTo } from '../engine/seed.js';
import { standings } from '../engine/standings.js';
import { viewFor } from '../engine/view.js';
import { recall } from '../engine/walk.js';
import { deadlinesOf, timeLeft } from './clock.js';
import { allowsHints } from './hints.js';
import type { ChairFace, Face, Happened, Position } from './messages.js';
import { waitingFor } from './powers.js';
import { winnerHeading } from './result.js';
import { isUnasked, namesOf, phaseOf, type Room } from './room.js';
import { OPENING, USUAL } from './settings.js';
import { haveASay, undoFace } from './takeback.js';

export const MOST_HAPPENED = 500;

function chairFace(room: Room, seat: Seat, now: number): ChairFace {
  const chair = room.chairs[seat];
  if (!chair) throw new Error(`there is no seat ${seat} in this match`);
  const { plan } = chair;
  return {
    name: chair.name,
    plan: plan.kind,
    taken: chair.token !== null,
    here: chair.here !== null,
    bot: chair.bot?.name ?? (plan.kind === 'open' && chair.token === null ? plan.bot : null),
    why: chair.bot?.why ?? null,
    word: chair.pledge !== null && room.table === null ? '' : chair.word,
    pledge: chair.pledge,
    opened: chair.pledge !== null && chair.word !== '',
    left: timeLeft(room, seat, now),
    away: chair.token !== null && chair.here === null ? chair.wentAt : null,
    more: chair.more,
  };
}

export function faceOf(room: Room, now: number): Face {
  const { founded, takeBack, proposal } = room;
  return {
    match: room.id,
    game: room.game.id,
    rules: founded.rules,
    options: founded.options,
    settings: { ...USUAL, ...founded.settings, listed: room.listed, hints: allowsHints(room) },
    code: founded.code ?? null,
    phase: phaseOf(room),
    chairs: room.chairs.map((_, seat) => chairFace(room, seat, now)),
    commitment: commitmentTo(founded.seed),
    foundedAt: founded.at,
    opening: room.opening === null ? null : room.opening + OPENING,
    startedAt: room.startedAt,
    takeBack: takeBack && {
      seat: takeBack.seat,
      to: takeBack.to,
      granted: takeBack.granted,
      waiting: haveASay(room, takeBack.seat).filter((seat) => !takeBack.granted.includes(seat)),
    },
    proposal: proposal && { seat: proposal.seat, what: proposal.what, by: proposal.by, waiting: waitingFor(room, proposal) },
    knocks: room.knocks.map(({ n, seat, name, open }) => ({ n, seat, name, open })),
    routines: room.routines.map(({ seat, kind }) => ({ seat, kind })),
    notes: room.notes,
    television: room.television !== null,
    again: room.again,
    after: founded.after,
    rematch: room.rematch,
    result: resultOf(room),
    closed: room.closed,
  };
}

function resultOf(room: Room): Face['result'] {
  if (!room.table || phaseOf(room) !== 'over' || room.closed) return null;
  const { shared } = room.table.state;
  const ranked = standings(room.game, shared).toSorted((a, b) => a.rank - b.rank);
  return { words: winnerHeading(room.game, shared, namesOf(room)), by: ranked.map(({ seat, rank, total }) => ({ seat, rank, total })) };
}

/** What the door shows to who has only the code: the game, its terms and who sits where; of what went on inside nothing but an answer to their own knock. */
export function doorFace({ knocks }: Room, face: Face, knock: string | null): Face {
  const mine = face.knocks.filter(({ n }) => knocks.some((each) => each.n === n && each.token === knock));
  return { ...face, takeBack: null, proposal: null, routines: [], notes: [], knocks: mine, result: null };
}

/** The live position. It looks on the live state: turn it into text before the next line is folded. */
export function positionFor(room: Room, seat: Seat | null): Position | null {
  if (!room.table) return null;
  return {
    entries: room.table.entries.length,
    view: viewFor(room.table.state, seat),
    undo: seat === null ? null : undoFace(room, seat),
    deadlines: deadlinesOf(room),
  };
}

/** An earlier position, as this seat saw it then. */
export function pastPositionFor(room: Room, seat: Seat | null, at: number): Position | null {
  if (!room.table || at > room.table.entries.length) return null;
  return { entries: at, view: viewFor(recall(room.table, at), seat), undo: null, deadlines: [] };
}

function eventsFor({ told }: PlayedStep<GameTypes>, seat: Seat | null): readonly GameTypes['event'][] {
  const events: GameTypes['event'][] = [];
  for (const each of told) {
    const event = heard(each, seat);
    if (event) events.push(event);
  }
  return events;
}

/** What happened from entry `from` up to, not including, entry `to`. -1 is the opening. */
export function happenedFor(room: Room, seat: Seat | null, from: number, to = Number.POSITIVE_INFINITY): readonly Happened[] {
  if (!room.table) return [];
  const { entries, steps, opening } = room.table;
  const end = Math.min(to, entries.length);
  const happened: Happened[] = [];
  for (let entry = Math.max(from, end - MOST_HAPPENED, -1); entry < end; entry++) {
    if (entry === -1) {
      happened.push({ entry, at: room.startedAt ?? 0, seat: null, undo: null, events: eventsFor(opening, seat) });
      continue;
    }
    const [line, step] = [entries[entry], steps[entry]];
    if (!line || !step) continue;
    const how = isUndo(line) ? { undo: line.undo } : isUnasked(room, entry) ? { undo: null, forced: true as const } : { undo: null };
    happened.push({ entry, at: room.times[entry] ?? 0, seat: step.seat, ...how, events: eventsFor(step, seat) });
  }
  return happened;
}

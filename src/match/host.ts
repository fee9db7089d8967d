/** The host of one match, wherever it runs: it decides, appends to the log, acknowledges and tells, and sees to what must happen without a person. Knows no transport and no storage. */

import { cloneOf } from '../engine/clone.js';
import type { Json } from '../engine/game.js';
import { copy } from '../engine/json.js';
import { luckOf } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';
import type { Shelf } from '../games/index.js';
import { type BotPace, type Chore, choresOf, decideChore, isAttended } from './chores.js';
import { fold, goAhead, roomFrom } from './fold.js';
import { type Line, readLine, written } from './lines.js';
import type { Decided } from './orders.js';
import { phaseOf, type Room } from './room.js';
import type { BotName } from './settings.js';
import { endOf, roomFromSnapshot, snapshotOf } from './snapshot.js';
import { markOf, openAudience, type Receivers, type RoomChange, type RoomMark } from './telling.js';

/** The log of one match. `append` is the commit: durable when it resolves with true; false: the log has grown meanwhile, and nothing was written. */
export interface Log {
  /** The lines from number `from` on, oldest first; null if there is no such match. */
  read(from: number): Promise<readonly string[] | null>;
  append(after: number, lines: readonly string[], room: Room): Promise<boolean>;
  /** Shortcuts to later positions. Never needed, only faster. */
  readonly shortcuts?: {
    latest(before?: number): Promise<{ readonly at: number; readonly text: string } | null>;
    keep(at: number, text: string): Promise<void>;
  };
}

/** Time as the host's surroundings tell it. */
export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** A question to a bot: what its seat sees, and nothing else. Equal luck gives equal answers. */
export interface BotQuestion {
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly bot: BotName;
  readonly view: ReturnType<typeof viewFor>;
  readonly decision: Extract<Chore, { do: 'think' }>['decision'];
  readonly luck: number;
}

/** Whoever thinks for bots, in another thread or in this one. Keeps a mind per match and seat until it is told to forget. */
export interface Thinker {
  think(question: BotQuestion): Promise<Json>;
  forget(match: string): void;
}

/** What the surroundings want to hear of. */
export interface Outlet {
  /** Lines were added, and everybody connected was told; `ours`: this host has written them. */
  changed(change: RoomChange, ours: boolean): void;
  /** The log failed, and nobody knows how the match stands: this host is of no use any more, whoever follows must begin anew. */
  lost(): void;
  /** Something that a person who looks after the program should know. */
  problem(what: string, error: unknown): void;
}

export interface HostNeeds {
  readonly log: Log;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly outlet: Outlet;
  readonly pace: BotPace;
  readonly shelf?: Shelf | undefined;
  /** False: somebody else sees to bots and clocks; this host only follows. */
  readonly attends: () => boolean;
  /** No clock falls before this time: who could not answer because the server was away has a moment for it. */
  readonly fallsFrom?: number;
}

type Decide = (room: Room, now: number) => Decided;
type Settled = (decided: Decided, room: Room) => void;

/** An order that waits for its turn. */
interface Command {
  readonly decide: Decide;
  readonly settled: Settled | undefined;
  done(decided: Decided): void;
  failed(error: unknown): void;
}

export interface Host {
  readonly id: string;
  readonly audience: Receivers;
  /** Looks at the room when nothing is under way. */
  visit<R>(work: (room: Room) => R | Promise<R>): Promise<R>;
  /** Decides on the newest room and writes the lines down. `settled` hears the outcome before anybody else hears of the change. */
  change(decide: Decide, settled?: Settled): Promise<Decided>;
  /** Somebody else has written, up to so many lines. Null if they are known here. */
  catchUp(lines: number): Promise<void> | null;
  /** Sees to what is due, and comes back when the next thing is. */
  attend(): void;
  readonly room: Room; // as it stands now; it may be ahead of the log while something is under way
  readonly isBusy: boolean;
  readonly usedAt: number;
  /** Stops everything that would happen by itself. */
  close(): void;
}

/** What could not be written down. */
export class NotWritten extends Error {}

const TRIES = 50; // appends that lose against other writers
const SNAPSHOT_EVERY = 200; // lines
const LONGEST_TIMER = 0x7fff_ffff;

const isRewriting = (line: Line): boolean => line.t === 'forgotten';

/** The room of a match as its log has it, or null if there is none. Begins at the latest shortcut that this version of the program can use. */
async function readRoom(id: string, { shortcuts, read }: Log, shelf: Shelf | undefined): Promise<Room | null> {
  for (let kept = await shortcuts?.latest(); kept; kept = await shortcuts?.latest(kept.at - 1)) {
    const room = roomFromSnapshot(kept.text, shelf);
    if (!room) continue;
    const since = ((await read(room.lines)) ?? []).map(readLine);
    if (since.some(isRewriting)) break; // what it knows of people has been forgotten meanwhile
    for (const line of since) fold(room, line);
    return room;
  }
  const lines = await read(0);
  return lines && roomFrom(id, lines.map(readLine), shelf);
}

/** Opens the host of a match; null if there is no such match. */
export async function openHost(id: string, needs: HostNeeds): Promise<Host | null> {
  const room = await readRoom(id, needs.log, needs.shelf);
  return room && hostOf(id, room, needs);
}

function keyOf(chore: Chore): string {
  if ('decision' in chore) return `${chore.do} ${chore.decision.id}`;
  if (chore.do === 'lapse') return `lapse ${chore.what}`;
  return chore.do === 'stand-in' ? `stand-in ${chore.seat}` : chore.do;
}

function hostOf(id: string, opened: Room, needs: HostNeeds): Host {
  const { log, clock, thinker, outlet, pace, shelf } = needs;
  const audience = openAudience();
  let room = opened;
  let commands: Command[] = [];
  let turn: Promise<unknown> = Promise.resolve(); // what is done with the room is done one after the other
  let busy = 0; // how many wait for it or use it
  let usedAt = clock.now();
  let gone = false; // closed, or the log has failed

  /** At once if nobody else uses the room, otherwise after all who came before. */
  const alone = <R>(work: () => R | Promise<R>): Promise<R> => {
    const begin = async (): Promise<R> => {
      try {
        if (gone) throw new NotWritten('this match is not hosted here any more');
        return await work();
      } finally {
        busy--;
        usedAt = clock.now();
      }
    };
    const mine = busy++ === 0 ? begin() : turn.then(begin, begin); // whoever asked for it hears of a failure; the next in line need not
    turn = mine;
    return mine;
  };

  const changed = (change: RoomChange, ours: boolean): void => {
    if (change.lines.some((line) => line.t === 'undone')) thinker.forget(id);
    audience.tell(change, clock.now());
    outlet.changed(change, ours);
    if (ours || !isAttended(room)) attend(); // whoever wrote the lines sees to what follows from them; where bots are among themselves, whoever has spectators
  };

  /** Takes in what others wrote. */
  const refresh = async (): Promise<void> => {
    const before = markOf(room);
    const lines = ((await log.read(room.lines)) ?? []).map(readLine);
    if (lines.length === 0) return;
    if (lines.some(isRewriting)) return startOver(room.lines, before);
    if (room.table) room.table.state = cloneOf(room.game, room.table.state); // the one that was told stays as it is
    for (const line of lines) fold(room, line);
    changed({ room, lines, before }, false);
  };

  /** The room went ahead of the log in vain: it is read anew. */
  const startOver = async (from: number, before: RoomMark): Promise<void> => {
    const [fresh, lines] = [await readRoom(id, log, shelf), await log.read(from)];
    if (!fresh || !lines) throw new Error(`match ${id} is gone from the store`);
    room = fresh;
    changed({ room, lines: lines.slice(0, room.lines - from).map(readLine), before }, false);
  };

  /** A shortcut now and then, and the position at the end. */
  const keepPosition = (from: number, before: RoomMark): void => {
    const isLong = Math.floor(room.lines / SNAPSHOT_EVERY) > Math.floor(from / SNAPSHOT_EVERY);
    const hasEnded = phaseOf(room) === 'over' && (room.table?.entries.length ?? 0) > before.entries;
    if (!isLong && !hasEnded) return;
    log.shortcuts?.keep(room.lines, isLong ? snapshotOf(room) : endOf(room)).catch(() => {}); // never needed, and the log says itself when it fails
  };

  /** Decides on one command after the other. The room goes ahead of the log, but nobody sees it before the lines are written: everything else waits its turn. */
  const decideOn = (asked: readonly Command[]): { readonly command: Command; readonly decided: Decided }[] => {
    const outcomes: { command: Command; decided: Decided }[] = [];
    for (const command of asked) {
      try {
        const decided = command.decide(room, clock.now());
        if (decided.ok) takeIn(room, decided);
        outcomes.push({ command, decided });
      } catch (error) {
        command.failed(error); // nothing has changed, and the others are not concerned
      }
    }
    return outcomes;
  };

  /** Commands are decided on, written down together, and each is answered before anybody else hears of the change. */
  const carryOut = async (asked: readonly Command[]): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [from, before] = [room.lines, markOf(room)];
      const outcomes = decideOn(asked);
      const lines: Line[] = [];
      for (const { decided } of outcomes) if (decided.ok) lines.push(...decided.lines);
      if (lines.length === 0 || (await log.append(from, lines.map(written), room))) {
        for (const { command, decided } of outcomes) command.settled?.(decided, room);
        if (lines.length > 0) changed({ room, lines, before }, true);
        for (const { command, decided } of outcomes) command.done(decided);
        return keepPosition(from, before);
      }
      await startOver(from, before);
    }
    throw new NotWritten('other writers were always faster');
  };

  /** What was ordered while others used the room is carried out in one go. */
  const carryOutAll = async (): Promise<void> => {
    const asked = commands;
    commands = [];
    try {
      await carryOut(asked);
    } catch (error) {
      gone = true; // whether the lines are there is not known; whoever comes next reads what is
      stopTimer();
      outlet.lost();
      for (const command of asked) command.failed(error);
    }
  };

  const change: Host['change'] = (decide, settled) =>
    new Promise((done, failed) => {
      if (commands.push({ decide, settled, done, failed }) > 1) return; // the turn that was asked for is for all of them
      alone(carryOutAll).catch((error: unknown) => {
        for (const command of commands) command.failed(error);
        commands = [];
      });
    });

  const visit: Host['visit'] = (work) => alone(() => work(room));

  const underWay = new Set<string>(); // chores
  const thoughts = new Map<string, { readonly move: Json | undefined }>(); // of bots, until it is time to answer
  let stopTimer = (): void => {};

  const attend = (): void => {
    stopTimer();
    if (gone || !needs.attends() || (audience.size === 0 && !isAttended(room))) return;
    const now = clock.now();
    const chores = choresOf(room, pace);
    let next = Number.POSITIVE_INFINITY;
    for (const chore of chores) {
      const key = keyOf(chore);
      const at = chore.do === 'fall' ? Math.max(chore.at, needs.fallsFrom ?? 0) : chore.at;
      if (underWay.has(key)) continue;
      if (chore.do === 'think' && !thoughts.has(key)) void begin(chore, () => think(chore, key));
      else if (at <= now) void begin(chore, () => carryOutChore(key));
      else next = Math.min(next, at);
    }
    for (const key of thoughts.keys()) if (!chores.some((chore) => keyOf(chore) === key)) thoughts.delete(key);
    if (next < Number.POSITIVE_INFINITY)
      stopTimer = clock.after(Math.min(LONGEST_TIMER, next - now), () => void visit(attend).catch(() => {}));
  };

  const begin = async (chore: Chore, work: () => Promise<void>): Promise<void> => {
    const key = keyOf(chore);
    underWay.add(key);
    try {
      await work();
      underWay.delete(key);
      if (!gone) await visit(attend);
    } catch (error) {
      if (!gone) outlet.problem(`a chore (${chore.do}) failed`, error);
    } finally {
      underWay.delete(key);
    }
  };

  const carryOutChore = async (key: string): Promise<void> => {
    if (!needs.attends()) return;
    const move = thoughts.get(key)?.move;
    await change(
      (newest, now) => {
        const still = choresOf(newest, pace).find((other) => keyOf(other) === key);
        return still && still.at <= now ? decideChore(newest, still, now, move) : { ok: true, lines: [] };
      },
      () => underWay.delete(key),
    );
  };

  /** Asks a bot at once: how long it thinks must not show, so its answer waits until its pace has passed. One that fails is replaced by the game's own suggestion. */
  const think = async ({ decision, bot }: Extract<Chore, { do: 'think' }>, key: string): Promise<void> => {
    if (!room.table) return;
    const { seat } = decision;
    const view = copy(viewFor(room.table.state, seat));
    const asked = thinker.think({ match: id, seat, game: room.game.id, bot, view, decision, luck: luckOf(room.founded.seed, decision.id) });
    const move = await asked.catch((error: unknown) => {
      outlet.problem('a bot could not decide', error);
      return undefined;
    });
    thoughts.set(key, { move });
  };

  return {
    id,
    audience,
    visit,
    change,
    catchUp: (lines) => (room.lines >= lines ? null : alone(() => (room.lines < lines ? refresh() : undefined))),
    attend,
    get room() {
      return room;
    },
    get isBusy() {
      return busy > 0 || underWay.size > 0 || thoughts.size > 0;
    },
    get usedAt() {
      return usedAt;
    },
    close() {
      gone = true;
      stopTimer();
      thinker.forget(id);
    },
  };
}

/** The lines of what was decided, taken into the room; what was played out to decide on it is not played again. */
function takeIn(room: Room, { lines, ahead }: Extract<Decided, { ok: true }>): void {
  if (ahead) goAhead(room, lines, ahead);
  else for (const line of lines) fold(room, line);
}

/** What must happen without a person asking for it: bots think, clocks fall, a bot stands in for somebody who is away. */
import { quickChance } from '../engine/chance.js';
import type { Decision, Json, Seat } from '../engine/game.js';
import { luckOf } from '../engine/seed.js';
import { mine } from '../engine/view.js';
import { tryAnswer } from './answers.js';
import { deadlineOf } from './clock.js';
import type { Line, LineOf } from './lines.js';
import { type Decided, startLines } from './orders.js';
import { chairAt, isPersons, openFor, phaseOf, type Room, standInOf, type TakeBack } from './room.js';
import { answerTime, type BotName, type ClockRule, GRACE_FOR_TAKE_BACK, OPENING } from './settings.js';
import { allAgree } from './takeback.js';

export type Chore =
  | { readonly do: 'think'; readonly at: number; readonly decision: Decision; readonly bot: BotName }
  | { readonly do: 'fall'; readonly at: number; readonly decision: Decision }
  | { readonly do: 'stand-in'; readonly at: number; readonly seat: Seat }
  | { readonly do: 'begin'; readonly at: number } // words that were not opened in time are left out
  | { readonly do: 'lapse'; readonly at: number; readonly what: LineOf<'lapsed'>['what'] } // a request that not everybody has answered
  | { readonly do: 'take-back'; readonly at: number; readonly asked: TakeBack }; // the last who had not agreed has left

/** How long a bot lets the table wait at least, so that the time it takes tells nothing about what it had to choose from. */
export type BotPace = (bot: BotName) => number;

export function choresOf(room: Room, pace: BotPace): readonly Chore[] {
  if (room.opening !== null) return [{ do: 'begin', at: room.opening + OPENING }];
  if (phaseOf(room) !== 'playing') return [];
  const { takeBack } = room;
  if (takeBack && allAgree(room, takeBack)) return [{ do: 'take-back', at: takeBack.at, asked: takeBack }];
  const chores = lapsing(room);
  for (const decision of room.table?.state.open ?? []) {
    const { bot } = chairAt(room, decision.seat);
    if (!bot) chores.push(...falling(room, decision), ...standingIn(room, decision.seat));
    else if (!chores.some((chore) => chore.do === 'think')) chores.push(thinking(room, decision, bot.name, pace)); // one after the other, as in the lab
  }
  return chores;
}

/** When the next chore is due; null: nothing happens until a person acts. */
export function wakeOf(room: Room, pace: BotPace): number | null {
  if (!isAttended(room)) return null;
  const times = choresOf(room, pace).map((chore) => chore.at);
  return times.length === 0 ? null : Math.min(...times);
}

/** A request waits for whoever has a say, also for somebody who is away, but not for ever; and it is never granted over anybody's head. */
function lapsing({ takeBack, proposal, founded }: Room): Chore[] {
  const time = answerTime(founded.settings);
  const chores: Chore[] = [];
  if (takeBack) chores.push({ do: 'lapse', at: takeBack.at + time, what: 'take-back' });
  if (proposal) chores.push({ do: 'lapse', at: proposal.at + time, what: 'proposal' });
  return chores;
}

/** False where bots are among themselves: nobody who sits here decides, or is there. Then the match rests until somebody comes. */
export const isAttended = ({ chairs }: Room): boolean => chairs.some((chair) => isPersons(chair) || chair.here !== null);

function thinking(room: Room, decision: Decision, bot: BotName, pace: BotPace): Chore {
  const asked = room.since.get(decision.id) ?? 0;
  const held = room.takeBack ? room.takeBack.at + GRACE_FOR_TAKE_BACK : 0;
  return { do: 'think', at: Math.max(asked + pace(bot), held), decision, bot };
}

function falling(room: Room, decision: Decision): Chore[] {
  const at = deadlineOf(room, decision);
  return at === null ? [] : [{ do: 'fall', at, decision }];
}

function standingIn(room: Room, seat: Seat): Chore[] {
  const { absence } = room.founded.settings;
  const chair = chairAt(room, seat);
  if (absence === null || chair.here !== null || !isPersons(chair)) return [];
  const asked = Math.min(...openFor(room, seat).map((decision) => room.since.get(decision.id) ?? 0));
  return [{ do: 'stand-in', at: Math.max(asked, chair.wentAt) + absence * 1000, seat }];
}

/** What a chore that is due comes to; nothing if the table has moved on. A bot's move comes from outside, because bots think elsewhere. */
export function decideChore(room: Room, chore: Chore, now: number, move?: Json): Decided {
  const { clock } = room.founded.settings;
  if (chore.do === 'stand-in') return lines({ t: 'bot', at: now, seat: chore.seat, bot: standInOf(room), why: 'away' });
  if (chore.do === 'begin') return lines(...startLines(room, now));
  if (chore.do === 'lapse') return lines({ t: 'lapsed', at: now, what: chore.what });
  if (chore.do === 'take-back') {
    const { to, seat, granted } = chore.asked;
    return lines({ t: 'undone', at: now, entry: { undo: to, by: seat, granted } });
  }
  const { decision } = chore;
  if (chore.do === 'fall' && clock && !answersAtZero(room, decision.seat, clock))
    return lines({ t: 'bot', at: now, seat: decision.seat, bot: standInOf(room), why: clock.atZero === 'lose-seat' ? 'lost' : 'clock' });
  const by = chore.do === 'think' ? 'bot' : 'clock';
  const wanted = move === undefined ? null : tryAnswer(room, decision.id, move, decision.seat, by, now);
  const tried = wanted && !('ok' in wanted) ? wanted : tryAnswer(room, decision.id, suggestion(room, decision), decision.seat, by, now);
  return 'ok' in tried ? lines() : { ok: true, lines: tried.lines, ahead: tried.ahead };
}

/** True if the clock plays one usual move and leaves the seat to its person. */
const answersAtZero = (room: Room, seat: Seat, { atZero }: ClockRule): boolean =>
  atZero === 'answer' || (atZero === 'usual' && chairAt(room, seat).fell === 0);

const lines = (...made: readonly Line[]): Decided => ({ ok: true, lines: made });

/** What a sensible player would answer. */
function suggestion(room: Room, decision: Decision): Json {
  if (!room.table) throw new Error('there is nothing to answer yet');
  const { shared } = room.table.state;
  return room.game.suggest(shared, mine(room.table.state, decision.seat), decision, quickChance(luckOf(room.founded.seed, decision.id)));
}

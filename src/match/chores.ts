/** What must happen without a person asking for it: bots think, clocks fall, a bot stands in for somebody who is away. */
import { quickChance } from '../engine/chance.js';
import type { Decision, Json, Seat } from '../engine/game.js';
import { mine } from '../engine/view.js';
import { answerLines } from './answers.js';
import { deadlineOf } from './clock.js';
import type { Line } from './lines.js';
import { chairAt, isPersons, openFor, phaseOf, type Room, type TakeBack } from './room.js';
import { type BotName, GRACE_FOR_TAKE_BACK } from './settings.js';
import { allAgree } from './takeback.js';

export type Chore =
  | { readonly do: 'think'; readonly at: number; readonly decision: Decision; readonly bot: BotName }
  | { readonly do: 'fall'; readonly at: number; readonly decision: Decision }
  | { readonly do: 'stand-in'; readonly at: number; readonly seat: Seat }
  | { readonly do: 'take-back'; readonly at: number; readonly asked: TakeBack }; // the last who had not agreed has left

/** How long a bot lets the table wait at least, so that the time it takes tells nothing about what it had to choose from. */
export type Pace = (bot: BotName) => number;

export function choresOf(room: Room, pace: Pace): readonly Chore[] {
  if (phaseOf(room) !== 'playing') return [];
  const { takeBack } = room;
  if (takeBack && allAgree(room, takeBack)) return [{ do: 'take-back', at: takeBack.at, asked: takeBack }];
  const chores: Chore[] = [];
  for (const decision of room.table?.state.open ?? []) {
    const { bot } = chairAt(room, decision.seat);
    if (bot) chores.push(thinking(room, decision, bot.name, pace));
    else chores.push(...falling(room, decision), ...standingIn(room, decision.seat));
  }
  return chores;
}

/** When the next chore is due; null: nothing happens until a person acts. */
export function wakeOf(room: Room, pace: Pace): number | null {
  const times = choresOf(room, pace).map((chore) => chore.at);
  return times.length === 0 ? null : Math.min(...times);
}

function thinking(room: Room, decision: Decision, bot: BotName, pace: Pace): Chore {
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

/** The lines of a chore that is due; none if the table has moved on. A bot's move comes from outside, because bots think elsewhere. */
export function linesOf(room: Room, chore: Chore, now: number, luck: number, move?: Json): readonly Line[] {
  if (chore.do === 'stand-in') return [{ t: 'bot', at: now, seat: chore.seat, bot: room.founded.settings.standIn, why: 'away' }];
  if (chore.do === 'take-back') {
    const { to, seat, granted } = chore.asked;
    return [{ t: 'undone', at: now, entry: { undo: to, by: seat, granted } }];
  }
  const { decision } = chore;
  if (chore.do === 'think') {
    const wanted = move === undefined ? [] : answerLines(room, decision, move, 'bot', now);
    return wanted.length > 0 ? wanted : answerLines(room, decision, suggestion(room, decision, luck), 'bot', now);
  }
  const { clock, standIn } = room.founded.settings;
  if (clock?.atZero === 'answer') return answerLines(room, decision, suggestion(room, decision, luck), 'clock', now);
  return [{ t: 'bot', at: now, seat: decision.seat, bot: standIn, why: clock?.atZero === 'lose-seat' ? 'lost' : 'clock' }];
}

/** What a sensible player would answer. */
function suggestion(room: Room, decision: Decision, luck: number): Json {
  if (!room.table) throw new Error('there is nothing to answer yet');
  const { shared } = room.table.state;
  return room.game.suggest(shared, mine(room.table.state, decision.seat), decision, quickChance(luck));
}

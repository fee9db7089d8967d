/** What is kept of a match that is over: enough for progress and records, however it was played on this device. */
import { type BotName, STEPS, type Step } from '../../bots/index.js';
import type { Game, GameTypes, Seat } from '../../engine/game.js';
import { standings } from '../../engine/standings.js';
import type { Face } from '../../match/messages.js';
import type { Room } from '../../match/room.js';
import type { Sums } from '../../review/index.js';
import { tiesOf } from './ties.js';

export interface FinishedSeat {
  readonly bot: Step | null; // null: a person, or a bot of a time before there were steps
  readonly rank: number; // 1 is best
  readonly total: number;
}

/** A review in one line: what luck and decisions were worth for the person. */
export interface Reviewed extends Sums {
  readonly unit: string; // 'share' of a victory, else points
}

export interface Finished {
  readonly id: string; // of the match
  readonly game: string;
  readonly rules: number;
  readonly at: number; // when it ended, in milliseconds since 1970
  readonly road: 'device' | 'friends';
  readonly me: Seat | null; // null: several people share this device
  readonly seats: readonly FinishedSeat[];
  readonly won: boolean; // by the person, or by one of those around this device
  readonly ties: readonly number[]; // of the person, what decides between equal totals
  readonly unit: string; // 'birds'
  readonly verdict: string; // on somebody who played alone
  readonly deal: string | null; // tells that a deal was played before; null: not known to this device
  readonly review: Reviewed | null;
}

interface Told {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly rules: number;
  readonly at: number;
  readonly road: Finished['road'];
  readonly people: readonly Seat[]; // of this device
  readonly bots: readonly (BotName | null)[]; // by seat
  readonly shared: GameTypes['shared'];
  readonly deal: string | null;
}

function finished({ id, game, rules, at, road, people, bots, shared, deal }: Told): Finished {
  const all = standings(game, shared);
  const [first = null] = people;
  const me = people.length === 1 ? first : null;
  const mine = all[me ?? 0];
  return {
    id,
    game: game.id,
    rules,
    at,
    road,
    me,
    seats: all.map(({ rank, total }, seat) => ({ bot: STEPS.find((step) => step === bots[seat]) ?? null, rank, total })),
    won: all.length === 1 ? mine?.verdict?.won === true : all.some(({ seat, rank }) => rank === 1 && people.includes(seat)),
    ties: mine ? tiesOf(game, shared, all.length, mine) : [],
    unit: mine?.lines[0]?.unit ?? all.find(({ lines }) => lines.length > 0)?.lines[0]?.unit ?? 'points',
    verdict: mine?.verdict?.words ?? '',
    deal,
    review: null,
  };
}

const DEAL = 16; // digits of the seed that tell deals apart

/** A match of this device. None is made of one that is not over, has no person at it, or came from a file. */
export function finishedHere(room: Room): Finished | null {
  const { id, game, founded, chairs, table, endedAt } = room;
  if (!table || table.state.open.length > 0 || room.closed) return null;
  const people = chairs.flatMap(({ plan }, seat) => (plan.kind === 'bot' ? [] : [seat]));
  const first = table.entries.findIndex((entry) => !('undo' in entry) && entry.forced !== true);
  const fromFile = first >= 0 && (room.times[first] ?? 0) <= founded.at; // all of a record is written down at once
  if (people.length === 0 || first < 0 || fromFile) return null;
  const bots = chairs.map(({ plan }) => (plan.kind === 'bot' ? plan.bot : null));
  const deal = founded.seed.slice(0, DEAL);
  const { shared } = table.state;
  return finished({ id, game, rules: founded.rules, at: endedAt ?? founded.at, road: 'device', people, bots, shared, deal });
}

/** A match with friends, as somebody who sat there sees its end. */
export function finishedOnline(game: Game<GameTypes>, face: Face, shared: GameTypes['shared'], me: Seat, at: number): Finished {
  const bots = face.chairs.map(({ plan, bot, taken }) => (plan === 'bot' || !taken ? bot : null));
  return finished({ id: face.match, game, rules: face.rules, at, road: 'friends', people: [me], bots, shared, deal: null });
}

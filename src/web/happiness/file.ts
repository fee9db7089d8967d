/** Progress as one file: written, read with care, and brought together with what is kept here already. */
import { STEPS } from '../../bots/index.js';
import { Complaint } from '../../engine/complaint.js';
import { readDay } from '../daily/calendar.js';
import { type DailyRun, RUNS, type Runs } from '../daily/runs.js';
import { WAYS_TO_TRY } from '../daily/table.js';
import type { Finished, FinishedSeat, Reviewed } from './finished.js';
import { type Progress, runsIn, type TriedDay } from './progress.js';

const FORMAT = 'halcyon-progress/1';

export const progressText = ({ finished, days }: Progress): string => `${JSON.stringify({ format: FORMAT, finished, days })}\n`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const numbersIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isNumber) : []);

/** The progress in a file. A part that is not what it should be is a Complaint: half a file is never taken. */
export function readProgress(text: string): Progress {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new Complaint('This is no JSON file.');
  }
  if (!isFields(whole) || whole.format !== FORMAT || !Array.isArray(whole.finished) || !Array.isArray(whole.days))
    throw new Complaint('This is no file of My happiness: choose one that was exported there.');
  const sorted = <X>(list: readonly X[], by: (x: X) => number | string) => [...list].sort((a, b) => (by(a) < by(b) ? -1 : 1));
  return {
    finished: sorted(
      whole.finished.map((one, i) => finishedFrom(one) ?? damaged('match', i)),
      ({ at }) => at,
    ),
    days: sorted(
      whole.days.map((one, i) => dayFrom(one) ?? damaged('day', i)),
      ({ day }) => day,
    ),
  };
}

function damaged(what: string, i: number): never {
  throw new Complaint(`The file is damaged: its ${what} number ${i + 1} cannot be read. Nothing was changed.`);
}

function seatFrom(value: unknown): FinishedSeat | null {
  if (!isFields(value) || !isCount(value.rank) || !isNumber(value.total)) return null;
  return { bot: STEPS.find((step) => step === value.bot) ?? null, rank: value.rank, total: value.total };
}

function reviewFrom(value: unknown): Reviewed | null {
  if (!isFields(value)) return null;
  const { start, luck, decisions, others, end, unit } = value;
  const known = isNumber(start) && isNumber(luck) && isNumber(decisions) && isNumber(others) && isNumber(end) && isText(unit);
  return known ? { start, luck, decisions, others, end, unit } : null;
}

function finishedFrom(value: unknown): Finished | null {
  if (!isFields(value) || !isText(value.id) || !isText(value.game) || !isCount(value.rules) || !isCount(value.at)) return null;
  const seats = Array.isArray(value.seats) ? value.seats.map(seatFrom) : [];
  const sound = seats.filter((seat) => seat !== null);
  const me = value.me;
  if (seats.length === 0 || sound.length < seats.length || !(me === null || (isCount(me) && me < seats.length))) return null;
  return {
    id: value.id,
    game: value.game,
    rules: value.rules,
    at: value.at,
    road: value.road === 'friends' ? 'friends' : 'device',
    me,
    seats: sound,
    won: value.won === true,
    ties: numbersIn(value.ties),
    unit: isText(value.unit) ? value.unit : 'points',
    verdict: isText(value.verdict) ? value.verdict : '',
    deal: isText(value.deal) ? value.deal : null,
    review: reviewFrom(value.review),
  };
}

function runFrom(value: unknown): DailyRun | null {
  return isFields(value) && isNumber(value.total) && isCount(value.rank)
    ? { total: value.total, rank: value.rank, ties: numbersIn(value.ties) }
    : null;
}

function runsFrom(value: unknown): Runs {
  if (!isFields(value)) return {};
  const rowOf = (row: unknown): readonly DailyRun[] => (Array.isArray(row) ? row.flatMap((run) => runFrom(run) ?? []) : []);
  return Object.fromEntries(STEPS.map((step) => [step, rowOf(value[step]).slice(0, RUNS[step])]));
}

function dayFrom(value: unknown): TriedDay | null {
  if (!isFields(value) || !isText(value.day) || readDay(value.day) === null || !isText(value.game) || !isText(value.match)) return null;
  const way = WAYS_TO_TRY.find((each) => each === value.way);
  return way && isCount(value.begun)
    ? { day: value.day, game: value.game, way, match: value.match, begun: value.begun, runs: runsFrom(value.runs) }
    : null;
}

/** Both, by the id of the match and by the date. Of a match the one that was reviewed stays; of a day the try that began first, with whatever runs of bots are known for it. */
export function merged(here: Progress, there: Progress): Progress {
  const finished = new Map(here.finished.map((match) => [match.id, match]));
  for (const match of there.finished) {
    const known = finished.get(match.id);
    if (!known || (known.review === null && match.review !== null)) finished.set(match.id, match);
  }
  const days = new Map(here.days.map((day) => [day.day, day]));
  for (const day of there.days) {
    const known = days.get(day.day);
    days.set(day.day, known ? firstOf(known, day) : day);
  }
  return {
    finished: [...finished.values()].sort((a, b) => a.at - b.at),
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/** Bots play a way of a day alike on every device, so runs of the same way go along. */
function firstOf(a: TriedDay, b: TriedDay): TriedDay {
  const [first, second] = b.begun < a.begun ? [b, a] : [a, b];
  return first.way === second.way && runsIn(second.runs) > runsIn(first.runs) ? { ...first, runs: second.runs } : first;
}

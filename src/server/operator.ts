/** What whoever runs the server does to a match: written into its log like everything else, whether a server runs meanwhile or not. */
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import type { BotPace } from '../match/chores.js';
import { roomFrom } from '../match/fold.js';
import { fadesAt, withoutTraces } from '../match/forget.js';
import { type Forgetting, type Line, type LineOf, readLine, written } from '../match/lines.js';
import { namesOf, phaseOf, type Room } from '../match/room.js';
import { phrasesFor, REPORTED_TALK } from '../match/settings.js';
import type { MatchSummary, NumberedReport, Store } from '../store/store.js';
import { botPaceOf } from './bots.js';
import { noteOf } from './note.js';

/** Where matches are and how their games are found. */
export interface Office {
  readonly store: Store;
  readonly shelf: Shelf | undefined;
  readonly pace?: BotPace; // of bots; the usual one without it
  now(): number;
}

const TRIES = 50; // other writers may be faster

/** Reads a match and writes what is made of it, again if somebody else has written meanwhile. Returns the match as it was before. */
async function rewriting(office: Office, id: string, write: (lines: readonly Line[], room: Room) => Promise<boolean>): Promise<Room> {
  for (let tries = 0; tries < TRIES; tries++) {
    const texts = await office.store.read(id);
    if (!texts) throw new Complaint(`There is no match ${id} in this store.`);
    const lines = texts.map(readLine);
    const room = roomFrom(id, lines, office.shelf);
    if (await write(lines, room)) return room;
  }
  throw new Complaint(`The match ${id} is being played too fast to get a word in. Try again.`);
}

const noteFor = ({ shelf, pace = botPaceOf(0) }: Office, id: string, lines: readonly Line[]): MatchSummary =>
  noteOf(roomFrom(id, lines, shelf), pace);

/** Ends a match for everybody, with a word to its people. False: it was over already. */
export async function closeMatch(office: Office, id: string, word: string): Promise<boolean> {
  const before = await rewriting(office, id, async (lines, room) => {
    if (phaseOf(room) === 'over') return true;
    const closed: Line = { t: 'closed', at: office.now(), word };
    return office.store.append(id, lines.length, [written(closed)], noteFor(office, id, [...lines, closed]));
  });
  return phaseOf(before) !== 'over';
}

/** Takes what is said about people out of a match. Returns the match as it was before. */
export function forgetIn(office: Office, id: string, what: Forgetting): Promise<Room> {
  return rewriting(office, id, (lines, room) => {
    if (what.seat !== null && !room.chairs[what.seat]) throw new Complaint(`The match ${id} has ${room.chairs.length} seats.`);
    return forgetting(office, id, lines, what);
  });
}

function forgetting(office: Office, id: string, lines: readonly Line[], what: Forgetting): Promise<boolean> {
  const left = withoutTraces(lines, what, office.now());
  return office.store.rewrite(id, lines.length, left.map(written), noteFor(office, id, left));
}

/** Removes talk and addresses from a match where that is due; otherwise notes when it will be. */
export async function fadeIn(office: Office, id: string): Promise<void> {
  await rewriting(office, id, async (lines, room) => {
    const at = fadesAt(room);
    if (at === null || at > office.now()) return office.store.append(id, lines.length, [], noteFor(office, id, lines));
    await office.store.dropReports({ match: id });
    return forgetting(office, id, lines, { seat: null, names: false });
  });
}

/** What was said, as a report shows it. */
export interface ReportedTalk {
  readonly game: string;
  readonly by: string; // who has reported it
  readonly talk: readonly { readonly at: number; readonly name: string; readonly words: string }[]; // none: it was removed meanwhile
}

/** The talk that a report is about, as the match has it now: what was forgotten there is not here either. */
export async function talkIn({ store, shelf }: Pick<Office, 'store' | 'shelf'>, report: NumberedReport): Promise<ReportedTalk | null> {
  const texts = await store.read(report.match);
  if (!texts) return null;
  const lines = texts.map(readLine);
  const room = roomFrom(report.match, lines, shelf);
  const names = namesOf(room);
  const phrases = phrasesFor(room.game);
  const isTalk = (line: Line): line is LineOf<'said'> => line.t === 'said';
  const talk = lines
    .slice(0, report.lines)
    .filter(isTalk)
    .slice(-REPORTED_TALK)
    .map((line) => ({ at: line.at, name: names[line.seat] ?? '', words: 'phrase' in line ? (phrases[line.phrase] ?? '…') : line.text }));
  return { game: room.game.about.title, by: report.by === null ? 'somebody who looks on' : (names[report.by] ?? ''), talk };
}

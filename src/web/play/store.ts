/** The match on the table: answers, taking back, bots, forced answers, and who sits in front of the screen. */
import { create } from 'zustand';
import { Complaint } from '../../engine/complaint.js';
import type { Decision, Json, Refusal, Seat } from '../../engine/game.js';
import { answer, forcedMove } from '../../engine/play.js';
import { undo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { scripted } from '../guide/guide.js';
import { afterPicture } from '../kit/after-picture.js';
import { paceOf, useSettings } from '../settings.js';
import { sound } from '../sound.js';
import { ask, dismiss } from './asking.js';
import { hold, letGo } from './holding.js';
import type { Advised } from './jobs.js';
import { onKept } from './kept.js';
import { keepMatch, type Match, recallMatch } from './match.js';
import { happeningsAt } from './picture.js';
import { isPerson, peopleAt } from './seating.js';

const BEAT = 650; // milliseconds between two things that happen by themselves, at normal pace
const LONGEST = 5000; // milliseconds that a scene is waited for

export interface Playing {
  readonly match: Match | null;
  readonly version: number; // grows with every change of the match, which itself changes in place
  readonly trouble: string | null; // why there is no match, or why it cannot go on
  readonly viewer: Seat | null; // whose side of the table the screen shows
  readonly handTo: Seat | null; // the screen is covered until this person sits in front of it
  readonly selected: { readonly decision: number; readonly move: Json } | null;
  readonly thinking: Seat | null;
  readonly explained: Refusal | null;
  readonly hint: readonly Advised[] | 'thinking' | null; // the best answers, best first
  readonly elsewhere: boolean; // another tab plays this match, and this one only follows
  readonly at: number | null; // a replay stands after so many entries; null: the match itself
  readonly news: { readonly key: number; readonly seat: Seat | null; readonly words: readonly string[] } | null; // what somebody else just did
}

const EMPTY: Playing = {
  match: null,
  version: 0,
  trouble: null,
  viewer: null,
  handTo: null,
  selected: null,
  thinking: null,
  explained: null,
  hint: null,
  elsewhere: false,
  at: null,
  news: null,
};

export const usePlaying = create<Playing>(() => EMPTY);
const { getState: now, setState: change } = usePlaying;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts a match on the table. */
export function lay(match: Match, at: number | null = null, elsewhere = false): void {
  clearTimeout(timer);
  const [first = null, second = null] = peopleAt(match.seating);
  const unsure = second !== null && match.table.game.facts.hides; // who sits there now is asked before anything private is shown
  quietAt = 0;
  change({ ...EMPTY, version: now().version + 1, match, viewer: unsure ? null : first, at, elsewhere });
  if (elsewhere) return;
  faceNext();
  goOn();
}

let visits = 0; // so that what was asked for on an earlier visit is not laid on top of a later one

export async function layKept(id: string): Promise<void> {
  if (now().match?.id !== id) clear();
  const visit = ++visits;
  try {
    const held = await hold(id, false, stepAside);
    if (visit !== visits || (held && now().match?.id === id)) return;
    const match = await recallMatch(id);
    if (visit === visits) lay(match, now().at, !held);
  } catch (error) {
    change({ trouble: sentenceOf(error) });
  }
}

/** Takes the match over from the tab that plays it. What that one has kept is all there is: every entry is kept at once. */
export async function continueHere(): Promise<void> {
  const { match } = now();
  if (!match) return;
  const visit = ++visits;
  try {
    await hold(match.id, true, stepAside);
    const fresh = await recallMatch(match.id);
    if (visit === visits) lay(fresh);
  } catch (error) {
    change({ trouble: sentenceOf(error) });
  }
}

/** Another tab plays on from here: this one stops and follows. */
function stepAside(): void {
  const { match, elsewhere, thinking } = now();
  if (!match || elsewhere) return;
  keepNow();
  clearTimeout(timer);
  if (thinking !== null) dismiss('The match goes on in another tab.');
  change({ elsewhere: true, thinking: null, selected: null, hint: null, explained: null, news: null, handTo: null });
}

/** Shows what the other tab has played since. */
async function follow(id: string): Promise<void> {
  if (now().match?.id !== id) return;
  stepAside();
  const visit = visits;
  try {
    const match = await recallMatch(id);
    if (visit === visits && now().match?.id === id) change({ match, version: now().version + 1 });
  } catch (error) {
    change({ trouble: sentenceOf(error) });
  }
}
onKept((id) => id !== null && void follow(id));

/** Leaves the table. What was played is kept. */
export function clear(): void {
  keepNow();
  clearTimeout(timer);
  visits += 1;
  letGo();
  if (now().thinking !== null) dismiss('The table was left.');
  change({ ...EMPTY, version: now().version + 1 });
}

const sentenceOf = (error: unknown): string =>
  error instanceof Complaint
    ? error.message
    : `Something in Halcyon itself went wrong (${error instanceof Error ? error.message : String(error)}). What was played is kept.`;

/** Turns the screen to the person who is asked. Where there are secrets it is covered first. */
function faceNext(): void {
  const { match, viewer, handTo } = now();
  if (!match) return;
  const people = peopleAt(match.seating);
  if (people.length < 2) return;
  const asked = match.table.state.open.filter((decision) => people.includes(decision.seat));
  if (asked.length === 0 || asked.some((decision) => decision.seat === (handTo ?? viewer))) return;
  const [next] = asked;
  if (!next) return;
  if (!match.table.game.facts.hides) change({ viewer: next.seat, handTo: null });
  else change({ handTo: next.seat });
}

export function sitDown(): void {
  const { handTo } = now();
  if (handTo !== null) change({ viewer: handTo, handTo: null, selected: null, hint: null, explained: null, news: null });
}

/** After every change of the match: keep it, tell of it, and let what happens by itself happen. */
function afterEntry(match: Match, by: Seat): void {
  const { viewer, news, version, selected } = now();
  const words = happeningsAt(match.table, match.table.entries.length - 1, viewer, match.names).map((happening) => happening.words);
  change({
    version: version + 1,
    selected: match.table.state.open.some(({ id }) => id === selected?.decision) ? selected : null, // others may answer meanwhile
    hint: null,
    explained: null,
    news: by === viewer || words.length === 0 ? null : { key: (news?.key ?? 0) + 1, seat: by, words },
  });
  keepSoon(match);
  faceNext();
  const { open } = match.table.state;
  if (open.length === 0) sound('end');
  else if (by !== viewer && open.some((decision) => decision.seat === now().viewer)) sound('yours');
  else sound('move');
  goOn();
}

let unkept: Match | null = null;

/** Writes the match down once the tap is answered; at once where that may be too late. */
function keepSoon(match: Match): void {
  unkept = match;
  if (document.hidden) keepNow();
  else setTimeout(keepNow);
}

function keepNow(): void {
  const match = unkept;
  unkept = null;
  try {
    if (match) keepMatch(match);
  } catch (error) {
    change({ trouble: sentenceOf(error) });
  }
}
window.addEventListener('pagehide', keepNow);

let quietAt = 0; // when the scene on the table will have been seen

/** A scene has begun that lasts so long. What happens by itself waits for it, but not for ever; people are never held up. */
export function showing(milliseconds: number): void {
  quietAt = performance.now() + Math.min(milliseconds, LONGEST);
}

const quiet = (): Promise<void> => pause(quietAt - performance.now());

/** Plays what is forced and asks the bots, one thing at a time and at the pace of the table. A replay holds it up. */
function goOn(): void {
  clearTimeout(timer);
  const { match, at, thinking, elsewhere } = now();
  if (!match || at !== null || thinking !== null || elsewhere) return;
  const { table, seating } = match;
  const beat = BEAT * paceOf(useSettings.getState());
  for (const decision of table.state.open) {
    const move = forcedMove(table, decision);
    if (move === undefined) continue;
    playLater(match, decision, move, beat, true);
    return;
  }
  const script = scripted(match.guide, table);
  if (script === 'learner') return;
  if (script) {
    const { decision, move } = script;
    playLater(match, decision, move, beat, false);
    return;
  }
  const next = table.state.open.find((decision) => !isPerson(seating[decision.seat]));
  if (next) void think(match, next, beat);
}

/** Plays a known answer when its time has come. */
function playLater(match: Match, decision: Decision, move: Json, beat: number, forced: boolean): void {
  timer = setTimeout(() => {
    const left = quietAt - performance.now();
    if (left > 0) playLater(match, decision, move, left, forced);
    else if (now().match === match && answer(match.table, decision.id, move, decision.seat, forced).ok) afterEntry(match, decision.seat);
  }, beat);
}

async function think(match: Match, decision: Decision, beat: number): Promise<void> {
  const { table, seating, game } = match;
  const seat = seating[decision.seat];
  const began = performance.now();
  change({ thinking: decision.seat });
  try {
    if (beat > 0) await shown(); // a bot that thinks takes part of the processor
    if (now().match !== match) return;
    const view = viewFor(table.state, decision.seat);
    const bot = seat?.kind === 'bot' ? seat.bot : 'sensible';
    const move = await ask<'move'>({ kind: 'move', game: game.id, bot, view, decision, luck: newLuck() });
    await pause(beat - (performance.now() - began));
    await quiet();
    if (now().match !== match) return;
    change({ thinking: null });
    if (now().at !== null) return; // the replay's end goes on
    if (answer(table, decision.id, move, decision.seat).ok) afterEntry(match, decision.seat);
    else goOn(); // the question was taken back meanwhile
  } catch (error) {
    if (now().match === match) change({ thinking: null, trouble: sentenceOf(error) });
  }
}

const newLuck = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
/** The last change is on the screen. A page that nobody sees draws nothing. */
const shown = (): Promise<void> => new Promise((resolve) => (document.hidden ? resolve() : afterPicture(resolve)));
const pause = (ms: number): Promise<void> => new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));

/** Marks an answer; null takes the mark away. */
export function select(decision: Decision, move: Json | null): void {
  change({ selected: move === null ? null : { decision: decision.id, move }, explained: null });
}

export function submit(decision: Decision, move: Json): void {
  const { match, at, elsewhere } = now();
  if (!match || at !== null || elsewhere) return;
  const taken = answer(match.table, decision.id, move, decision.seat);
  if (taken.ok) afterEntry(match, decision.seat);
  else if (taken.clause !== undefined) explain({ because: taken.because, clause: taken.clause });
  else if (taken.why !== 'stale') explain({ because: taken.because, clause: '' });
}

export const explain = (refusal: Refusal | null): void => change({ explained: refusal });

/** Takes the viewer's last decision back. Where that is not free, the others have agreed before this is called. */
export function takeBack(): void {
  const { match, viewer } = now();
  if (!match || viewer === null) return;
  const others = match.names.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const taken = undo(match.table, viewer, others);
  if (!taken.ok) {
    explain({ because: taken.because, clause: '' });
    return;
  }
  if (now().thinking !== null) dismiss('The question was taken back.');
  change({ thinking: null });
  afterEntry(match, viewer);
}

/** The guided round has been read to its end: from here on the match is like any other. */
export function leaveGuide(): void {
  const { match, version } = now();
  if (!match) return;
  const free = { ...match, guide: null };
  change({ match: free, version: version + 1 });
  keepSoon(free);
  goOn();
}

/** The best answers and why: said in the question bar, the best one marked on the table. */
export async function askHint(): Promise<void> {
  const { match, viewer, version, elsewhere, at } = now();
  const decision = match?.table.state.open.find((open) => open.seat === viewer);
  if (!match || !decision || viewer === null || elsewhere || at !== null) return;
  const view = viewFor(match.table.state, viewer);
  change({ hint: 'thinking' });
  try {
    const hint = await ask<'advise'>({ kind: 'advise', game: match.game.id, names: match.names, view, decision, luck: newLuck() });
    const [best] = hint;
    if (now().version === version && best) change({ hint, selected: { decision: decision.id, move: best.move } });
  } catch (error) {
    if (now().version === version) change({ hint: null, trouble: sentenceOf(error) });
  }
}

export const forgetHint = (): void => change({ hint: null });

/** Moves the replay; null goes back to the match itself, which then goes on. */
export function replayAt(at: number | null): void {
  const { match } = now();
  if (!match) return;
  change({
    at: at === null ? null : Math.max(0, Math.min(match.table.entries.length, at)),
    selected: null,
    explained: null,
    hint: null,
    news: null,
  });
  if (at === null) goOn();
}

export const forgetTrouble = (): void => {
  change({ trouble: null });
  goOn();
};

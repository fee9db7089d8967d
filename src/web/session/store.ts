/** The match on the screen, on this device or with friends: what its session says, what this person has marked, and what they order. */
import { create } from 'zustand';
import { Complaint } from '../../engine/complaint.js';
import type { Decision, GameTypes, Json, Refusal, Seat } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import { isRefused, type Moment, type OrderBody, openClient, type Reply, type Session, type Snapshot } from '../../match/client.js';
import type { Face, You } from '../../match/messages.js';
import { happeningsOf } from '../../match/picture.js';
import type { Guide, Stage } from '../guide/guide.js';
import { loadGuide } from '../guide/library.js';
import { type AnyGame, loadGames } from '../library.js';
import { keepTicket, newToken, takeSeatWish } from '../online/tickets.js';
import { sound } from '../sound.js';
import { ask } from '../thinker/asking.js';
import type { Advised } from '../thinker/jobs.js';
import { carryOver } from './carry-over.js';
import { leaveGuide as leaveGuideOf, localLink, onDevice, openHere, takeOver } from './local.js';
import { remoteLink } from './remote.js';

/** Where a match is hosted: in this page, or on a server. */
export type Road = 'device' | 'friends';

export interface Playing {
  readonly road: Road;
  readonly match: string | null;
  readonly game: AnyGame | null;
  readonly people: readonly Seat[]; // whom this screen may speak for
  readonly viewer: Seat | null; // whose side of the table it shows
  readonly handTo: Seat | null; // it is covered until this person sits in front of it
  readonly snap: Snapshot | null; // all that the viewer knows
  readonly moment: Moment | null; // what is shown of it: while a scene is played, what came after it waits
  readonly behind: boolean; // ... and something does
  readonly at: number | null; // a replay is asked for the position after so many entries ...
  readonly past: Moment | null; // ... and this is the one it shows
  readonly selected: { readonly decision: number; readonly move: Json } | null;
  readonly sending: number | null; // the decision whose answer is on its way
  readonly explained: Refusal | null;
  readonly hint: readonly Advised[] | 'thinking' | null; // the best answers, best first
  readonly trouble: string | null;
  readonly lost: string | null; // why there is nothing to see
  readonly elsewhere: boolean; // another tab plays this match, and this one only follows
  readonly guide: Guide | null;
  readonly stageAt: number | null; // how many answers of its script have been given; null: it is no guided round, or has gone its own way
  readonly news: { readonly key: number; readonly seat: Seat | null; readonly words: readonly string[] } | null; // what somebody else just did
  readonly heardTalk: number; // how many things said have been read
  readonly readSince: boolean; // what happened since the last turn has been read
}

const EMPTY: Playing = {
  road: 'device',
  match: null,
  game: null,
  people: [],
  viewer: null,
  handTo: null,
  snap: null,
  moment: null,
  behind: false,
  at: null,
  past: null,
  selected: null,
  sending: null,
  explained: null,
  hint: null,
  trouble: null,
  lost: null,
  elsewhere: false,
  guide: null,
  stageAt: null,
  news: null,
  heardTalk: 0,
  readSince: false,
};

export const usePlaying = create<Playing>(() => EMPTY);
const { getState: now, setState: change } = usePlaying;

const NO_MARKS = { selected: null, hint: null, explained: null, news: null } as const;

let sessions = new Map<Seat | null, Session>(); // one for each person at this screen; null: somebody who looks on
let visits = 0; // so that what was asked for on an earlier visit is not taken for a later one

const current = (): Session | undefined => sessions.get(now().viewer) ?? sessions.values().next().value;

const sentenceOf = (error: unknown): string =>
  error instanceof Complaint
    ? error.message
    : `Something in Halcyon itself went wrong (${error instanceof Error ? error.message : String(error)}). What was played is kept.`;

/** Opens a match on the screen. */
export async function enter(road: Road, match: string): Promise<void> {
  if (now().match === match && now().road === road && sessions.size > 0) return;
  leave();
  const visit = ++visits;
  change({ ...EMPTY, road, match });
  try {
    const games = loadGames();
    if (road === 'friends') sit(null, openClient(remoteLink(match)));
    else {
      await carryOver(); // an old address may be the first that is visited
      const people = await openHere(match);
      if (visit !== visits) return;
      change({ people });
      for (const seat of people.length > 0 ? people : [null]) sit(seat, openClient(localLink(match, seat)));
    }
    const shelf = await games;
    const known = () => {
      const { face } = current()?.now ?? {};
      if (visit === visits && face && now().game === null) begin(road, shelf[face.game] ?? null);
    };
    for (const session of sessions.values()) session.subscribe(known);
    known();
  } catch (error) {
    if (visit === visits) change({ lost: sentenceOf(error) });
  }
}

function sit(seat: Seat | null, session: Session): void {
  sessions.set(seat, session);
  session.subscribe(() => heard(session));
}

/** The game is known: who sits in front of the screen? */
function begin(road: Road, game: AnyGame | null): void {
  const [first = null, second = null] = now().people;
  const unsure = second !== null && game?.facts.hides === true; // who sits there now is asked before anything private is shown
  change({ game, viewer: road === 'friends' || unsure ? null : first });
  const session = current();
  if (session) heard(session);
  if (road === 'device' && game) void loadGuide(game.id).then((guide) => change({ guide }));
}

/** Leaves the screen, not the match. */
export function leave(): void {
  visits += 1;
  for (const session of sessions.values()) session.close();
  sessions = new Map();
  queue = [];
  clearTimeout(nextScene);
  quietAt = 0;
  change(EMPTY);
}

/** A session has news. Those of the viewer are shown; those of others may mean that the screen is handed over. */
function heard(session: Session): void {
  if (session !== current()) return faceNext();
  const snap = session.now;
  if (snap.line === 'closed') change({ lost: snap.lost }); // perhaps before anything was known of the match
  if (!now().game) return;
  const { face, you, moment, talk } = snap;
  const { road, match, snap: before } = now();
  change({
    snap,
    lost: snap.line === 'closed' ? snap.lost : null,
    ...(road === 'friends' ? { viewer: you?.seat ?? null } : {}),
    ...(before === null ? { heardTalk: talk.length } : {}),
  });
  if (moment && moment !== before?.moment) arrive(moment);
  else if (!moment && now().moment) change({ moment: null });
  faceNext();
  if (road === 'friends' && match && face && you) {
    noteTicket(match, snap, face, you);
    if (before?.you == null) sitAsWished(face, you);
  }
}

let queue: Moment[] = []; // what waits for the scene before it
let quietAt = 0; // when the scene on the table will have been seen
let nextScene: ReturnType<typeof setTimeout> | undefined;
const LONGEST = 5000; // milliseconds that a scene is waited for
const MOST_WAITING = 12; // moments; a table that lags further behind catches up at once

/** A scene has begun that lasts so long. What happens next waits for it, but not for ever; people are never held up. */
export function showing(milliseconds: number): void {
  quietAt = performance.now() + Math.min(milliseconds, LONGEST);
}

const isMine = ({ happened }: Moment): boolean => {
  const { people, viewer } = now();
  return happened.some(({ seat, undo }) => seat !== null && (undo !== null || seat === viewer || people.includes(seat)));
};

function arrive(moment: Moment): void {
  if (moment.before === null || isMine(moment) || document.hidden) {
    queue = [];
    show(moment);
  } else {
    queue.push(moment);
    showNext();
  }
}

function showNext(): void {
  clearTimeout(nextScene);
  while (queue.length > 0) {
    const wait = quietAt - performance.now();
    if (wait > 0 && queue.length < MOST_WAITING) {
      change({ behind: true });
      nextScene = setTimeout(showNext, wait);
      return;
    }
    const moment = queue.shift();
    if (moment) show(moment);
  }
}

const asks = (moment: Moment | null, seat: Seat | null): boolean =>
  moment !== null && seat !== null && moment.view.open.some((decision) => decision.seat === seat);

function show(moment: Moment): void {
  const { game, viewer, news, selected, sending, moment: before, snap } = now();
  const by = moment.happened.at(-1)?.seat ?? null;
  const isOpen = (id: number | undefined) => moment.view.open.some((decision) => decision.id === id);
  const { face } = snap ?? {};
  const words =
    game && face && by !== viewer && moment.before !== null
      ? happeningsOf(game, moment.happened, namesOf(face)).map((one) => one.words)
      : [];
  change({
    moment,
    behind: queue.length > 0,
    selected: isOpen(selected?.decision) ? selected : null, // others may answer meanwhile
    sending: sending !== null && isOpen(sending) ? sending : null,
    hint: null,
    explained: null,
    news: words.length === 0 ? null : { key: (news?.key ?? 0) + 1, seat: by, words },
  });
  if (before === null || moment.before === null) return;
  if (moment.view.open.length === 0) sound('end');
  else if (asks(moment, viewer) && !asks(before, viewer)) sound('yours');
  else sound('move');
  faceNext();
}

export const namesOf = (face: Face): readonly string[] => face.chairs.map(({ name }, seat) => name || `Seat ${seat + 1}`);

/** Turns the screen to the person who is asked. Where there are secrets it is covered first. */
function faceNext(): void {
  const { game, people, viewer, handTo, moment } = now();
  if (people.length < 2 || !game || queue.length > 0) return;
  const open = moment?.view.open ?? current()?.now.moment?.view.open ?? [];
  const asked = open.filter((decision) => people.includes(decision.seat));
  const [next] = asked;
  if (!next || asked.some((decision) => decision.seat === (handTo ?? viewer))) return;
  const known = sessions.get(next.seat)?.now.moment?.entries ?? -1;
  if (moment && known < moment.entries) return; // each side hears by itself: this is asked again when that one has
  if (game.facts.hides) change({ handTo: next.seat });
  else turnTo(next.seat);
}

/** Shows the table from another seat. What just happened is told from there. */
function turnTo(seat: Seat): void {
  const session = sessions.get(seat);
  if (!session) return;
  queue = [];
  clearTimeout(nextScene);
  change({ viewer: seat, handTo: null, snap: session.now, moment: session.now.moment, behind: false, at: null, past: null, sending: null });
}

export function sitDown(): void {
  const { handTo } = now();
  if (handTo === null) return;
  turnTo(handTo);
  change(NO_MARKS);
}

/** Gives an order. A refusal is shown where the person looks; the match itself stays as its host says. */
export async function order(body: OrderBody, session = current()): Promise<Reply | null> {
  if (!session) return null;
  const reply = await session.order(body);
  if (isRefused(reply) && reply.why !== 'stale') {
    if (reply.clause !== undefined) change({ explained: { because: reply.because, clause: reply.clause } });
    else change({ trouble: reply.because });
  }
  return reply;
}

/** Gives somebody at this screen another name. */
export const rename = (seat: Seat, name: string): Promise<Reply | null> => order({ t: 'rename', name }, sessions.get(seat) ?? current());

/** Marks an answer; null takes the mark away. */
export function select(decision: Decision, move: GameTypes['move'] | null): void {
  change({ selected: move === null ? null : { decision: decision.id, move }, explained: null });
}

export function submit(decision: Decision, move: GameTypes['move']): void {
  const { past, elsewhere, sending } = now();
  if (past || elsewhere || sending === decision.id) return;
  change({ sending: decision.id });
  void order({ t: 'answer', decision: decision.id, move }).then((reply) => {
    if (reply?.t === 'refused' && now().sending === decision.id) change({ sending: null, selected: null });
  });
}

export const explain = (refusal: Refusal | null): void => change({ explained: refusal });
export const fail = (error: unknown): void => change({ trouble: sentenceOf(error) });
export const forgetTrouble = (): void => change({ trouble: null });
export const hearTalk = (): void => change({ heardTalk: now().snap?.talk.length ?? 0 });
export const readSince = (): void => change({ readSince: true });

/** Takes the viewer's last decision back, or asks the others to allow it. At one device they have agreed before this is called. */
export async function takeBack(): Promise<void> {
  const { road, viewer, people, snap } = now();
  const reply = await order({ t: 'undo' });
  if (road !== 'device' || reply?.t !== 'done' || snap?.undo?.free) return;
  for (const seat of people) if (seat !== viewer) await order({ t: 'grant', yes: true }, sessions.get(seat));
}

/** The best answers and why, by this device's own search, which sees no more than the screen does. */
export async function askHint(): Promise<void> {
  const { game, moment, viewer, elsewhere, past, snap } = now();
  const decision = moment?.view.open.find((open): open is Decision => open.seat === viewer);
  if (!game || !moment || !decision || elsewhere || past || !snap?.face) return;
  change({ hint: 'thinking' });
  try {
    const luck = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const names = namesOf(snap.face);
    const hint = await ask<'advise'>({ kind: 'advise', game: game.id, names, view: moment.view, decision, luck });
    const [best] = hint;
    if (now().moment === moment && best) change({ hint, selected: { decision: decision.id, move: best.move } });
  } catch (error) {
    if (now().moment === moment) change({ hint: null, trouble: sentenceOf(error) });
  }
}

export const forgetHint = (): void => change({ hint: null });

let looks = 0; // so that a slow answer does not take the place of a later one

/** Moves the replay to the position after so many entries; null goes back to the match. */
export async function replayAt(at: number | null): Promise<void> {
  const look = ++looks;
  const session = current();
  const last = session?.now.moment?.entries ?? 0;
  if (at === null || !session) return change({ at: null, past: null, ...NO_MARKS });
  const wanted = Math.max(0, Math.min(last, at));
  change({ at: wanted });
  try {
    const past = await session.at(wanted);
    if (look === looks) change({ past, ...NO_MARKS });
  } catch (error) {
    if (look === looks) change({ trouble: sentenceOf(error) });
  }
}

export const rounds = async () => (await current()?.rounds()) ?? [];

/** The whole record of the match on the screen. */
export async function recordNow(): Promise<MatchRecord> {
  const session = current();
  if (!session) throw new Complaint('There is no match on the table.');
  return session.record();
}

/** Who plays which seat, as a new match on this device takes it over: people stay people, whoever they were. */
export function sittingOf(face: Face): readonly { readonly name: string; readonly bot: Face['chairs'][number]['bot'] }[] {
  return face.chairs.map(({ name, bot, plan }) => ({ name, bot: plan === 'bot' ? bot : null }));
}

export async function branchAt(entries: number): Promise<MatchRecord> {
  const session = current();
  if (!session) throw new Complaint('There is no match on the table.');
  return session.branch(entries);
}

/** Takes the match over from the tab that plays it. */
export async function continueHere(): Promise<void> {
  const { match } = now();
  if (match) await takeOver(match).catch((error: unknown) => change({ trouble: sentenceOf(error) }));
}

/** The guided round has been read to its end: from here on the match is like any other. */
export async function leaveGuide(): Promise<void> {
  const { match } = now();
  if (match) await leaveGuideOf(match);
}

onDevice((news) => {
  if (news.match !== now().match) return;
  if (news.t === 'elsewhere') change({ elsewhere: news.elsewhere, ...(news.elsewhere ? NO_MARKS : {}) });
  else if (news.t === 'unkept') change({ trouble: news.because });
  else change({ stageAt: news.at });
});

/** How far the guided round has come, if this is one. */
export function stageOf({ guide, stageAt }: Pick<Playing, 'guide' | 'stageAt'>): Stage | null {
  return guide && stageAt !== null ? { at: stageAt, next: guide.script[stageAt] ?? null } : null;
}

/** Writes down how an online match stands, for the list of matches and the shelf. */
function noteTicket(match: string, { moment, journal }: Snapshot, face: Face, you: You): void {
  const { game } = now();
  const last = journal.findLast(({ events }) => events.length > 0)?.events.at(-1);
  const words =
    face.phase === 'gathering'
      ? `${face.chairs.filter((chair) => chair.taken).length} of ${face.chairs.length} sit at the table`
      : last && game
        ? game.words.event(last, namesOf(face))
        : '';
  const state =
    you.seat === null && !you.host ? 'watching' : face.phase === 'playing' ? (asks(moment, you.seat) ? 'mine' : 'theirs') : face.phase;
  keepTicket(match, { game: face.game, words, state });
}

/** The founder who has chosen a seat at the set-up sits down by themselves. */
function sitAsWished(face: Face, you: You): void {
  const wish = you.seat === null && you.host && face.phase === 'gathering' ? takeSeatWish(face.match) : null;
  if (wish) void takeSeat(wish.seat, wish.name, '', newToken());
}

/** Sits down at a table with friends. The token is kept before it is sent: if the answer gets lost, asking again with the same one is harmless. */
export async function takeSeat(seat: Seat, name: string, word: string, token: string): Promise<boolean> {
  const { match } = now();
  if (!match) return false;
  keepTicket(match, { token });
  const reply = await order({ t: 'join', seat, name, word, token });
  if (reply?.t === 'done') return true;
  keepTicket(match, { token: null });
  return false;
}

/** The match on the screen, on this device or with friends: what its session says, what this person has marked, and what they order. */
import { create } from 'zustand';
import { Complaint } from '../../engine/complaint.js';
import type { AnyGame, Decision, GameTypes, Json, Refusal, Seat, View } from '../../engine/game.js';
import type { MatchRecord } from '../../engine/record.js';
import { isRefused, type Moment, type OrderBody, openClient, type Reply, type Session, type Snapshot } from '../../match/client.js';
import type { Face, You } from '../../match/messages.js';
import { type Guide, SLOWLY, type Stage } from '../guide/guide.js';
import { loadGuide } from '../guide/library.js';
import { finishedOnline } from '../happiness/finished.js';
import { keptHere } from '../happiness/here.js';
import { type Director, openDirector, type Scene, type Shown, type ToldBeat } from '../kit/stage/director.js';
import { foldBeats, plainScenes } from '../kit/stage/tale.js';
import { type DrawnTable, loadGames, loadTable } from '../library.js';
import { keepTicket, newToken, promisedFor, takeSeatWish, ticketFor } from '../online/tickets.js';
import { paceOf, useSettings } from '../settings.js';
import { sound } from '../sound.js';
import type { Beat } from '../table.js';
import { ask } from '../thinker/asking.js';
import type { Advised } from '../thinker/jobs.js';
import { carryOver } from './carry-over.js';
import { leaveGuide as leaveGuideOf, localLink, onDevice, openHere, takeOver } from './local.js';
import { type Onlooker, remoteLink } from './remote.js';

/** Where a match is hosted: in this page, or on a server. */
export type Road = 'device' | 'friends';

export interface Playing {
  readonly road: Road;
  readonly match: string | null;
  readonly as: Onlooker;
  readonly game: AnyGame | null;
  readonly people: readonly Seat[]; // whom this screen may speak for
  readonly viewer: Seat | null; // whose side of the table it shows
  readonly handTo: Seat | null; // it is covered until this person sits in front of it
  readonly turning: boolean; // the table is being turned to the viewer, and asks nothing until it has
  readonly snap: Snapshot | null; // all that the viewer knows
  readonly moment: Moment | null; // the newest position: the coming question is known while a scene is still told
  readonly shown: { readonly view: View<GameTypes>; readonly entries: number } | null; // what the board shows
  readonly scene: Scene | null; // what just happened, as it is being told
  readonly again: boolean; // what was told last may be shown again
  readonly behind: boolean; // something is still to be told, and the question waits for it
  readonly sinceMine: readonly ToldBeat[]; // what others did since my last decision
  readonly at: number | null; // a replay is asked for the position after so many entries ...
  readonly past: Moment | null; // ... and this is the one it shows
  readonly selected: { readonly decision: number; readonly move: Json; readonly at: string | null } | null; // at: the thing that was touched
  readonly sending: number | null; // the decision whose answer is on its way, as of the last news
  readonly explained: (Refusal & { readonly at: string | null }) | null;
  readonly hint: readonly Advised[] | 'thinking' | null; // the best answers, best first
  readonly trouble: string | null;
  readonly lost: string | null; // why there is nothing to see
  readonly elsewhere: boolean; // another tab plays this match, and this one only follows
  readonly guide: Guide | null;
  readonly stageAt: number | null; // how many answers of its script have been given; null: it is no guided round, or has gone its own way
  readonly heardTalk: number; // how many things said have been read
}

const EMPTY: Playing = {
  road: 'device',
  match: null,
  as: 'person',
  game: null,
  people: [],
  viewer: null,
  handTo: null,
  turning: false,
  snap: null,
  moment: null,
  shown: null,
  scene: null,
  again: false,
  behind: false,
  sinceMine: [],
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
  heardTalk: 0,
};

export const usePlaying = create<Playing>(() => EMPTY);
const { getState: now, setState: change } = usePlaying;

const NO_MARKS = { selected: null, hint: null, explained: null } as const;

let sessions = new Map<Seat | null, Session>(); // one for each person at this screen; null: somebody who looks on
let sent: number | null = null; // the decision whose answer is on its way. By itself that is no news: nothing looks different until the answer is taken
let visits = 0; // so that what was asked for on an earlier visit is not taken for a later one

const current = (): Session | undefined => sessions.get(now().viewer) ?? sessions.values().next().value;

const sentenceOf = (error: unknown): string =>
  error instanceof Complaint
    ? error.message
    : `Something in Halcyon itself went wrong (${error instanceof Error ? error.message : String(error)}). What was played is kept.`;

/** Opens a match on the screen. A television shows what everybody may see, even where this device has a seat. */
export async function enter(road: Road, match: string, as: Onlooker = 'person'): Promise<void> {
  if (now().match === match && now().road === road && now().as === as && sessions.size > 0) return;
  leave();
  const visit = ++visits;
  change({ ...EMPTY, road, match, as });
  try {
    const games = loadGames();
    if (road === 'friends') sit(null, openClient(remoteLink(match, as), undefined, promisedFor(match)));
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
  if (game) void layTable(game.id);
}

async function layTable(game: string): Promise<void> {
  const visit = visits;
  const drawn = await loadTable(game);
  if (visit === visits) table = drawn;
}

/** Leaves the screen, not the match. */
export function leave(): void {
  visits += 1;
  for (const session of sessions.values()) session.close();
  sessions = new Map();
  live.close();
  replay.close();
  stopTurning();
  table = null;
  sent = null;
  change(EMPTY);
}

/** A session has news. Those of the viewer are shown; those of others may mean that the screen is handed over. */
function heard(session: Session): void {
  if (session !== current()) {
    faceNext();
    return;
  }
  const snap = session.now;
  if (snap.line === 'closed') change({ lost: snap.lost }); // perhaps before anything was known of the match
  if (!now().game) return;
  const { face, you, moment, talk } = snap;
  const { road, match, snap: before } = now();
  change({
    snap,
    sending: sent,
    lost: snap.line === 'closed' ? snap.lost : null,
    ...(road === 'friends' ? { viewer: you?.seat ?? null } : {}),
    ...(before === null ? { heardTalk: talk.length } : {}),
  });
  if (moment && moment !== before?.moment) live.hear(moment);
  else if (!moment && now().moment) change({ moment: null, shown: null, scene: null });
  faceNext();
  if (road === 'friends' && match && face && you && now().as === 'person') {
    noteTicket(match, snap, face, you);
    if (before?.you == null) comeAsWished(face, you);
    noteFinished(snap);
  }
}

let table: DrawnTable | null = null; // it knows how to tell what happened

/** Tells moments by the game's own scenes. In a replay nobody is `me`: every decision is shown. */
function beatsOf(moments: readonly Moment[], me: Seat | null): readonly Beat[] {
  const { game, snap } = now();
  return game && snap?.face ? foldBeats(moments, table?.scenes ?? plainScenes, { game, me, names: seatNames(snap.face) }) : [];
}

const timer = (milliseconds: number, act: () => void): (() => void) => {
  const id = setTimeout(act, milliseconds);
  return () => clearTimeout(id);
};

const onThisPage = {
  now: () => performance.now(),
  after: timer,
  pace: () => paceOf(useSettings.getState()),
};

const READ_FROM_THE_SOFA = 3000; // milliseconds that a television tells each thing

const live: Director = openDirector({
  ...onThisPage,
  pace: () => onThisPage.pace() * (now().stageAt === null ? 1 : SLOWLY), // in a guided round everything takes its time
  fold: (moments) => beatsOf(moments, now().viewer),
  viewer: () => now().viewer,
  isWatched: () => !document.hidden && now().past === null,
  isBot: (seat) => now().snap?.face?.chairs[seat]?.bot != null,
  byHand: () => useSettings.getState().byHand && now().stageAt === null,
  least: () => (now().as === 'television' ? READ_FROM_THE_SOFA : 0),
  myTimeEnds() {
    const { snap, viewer } = now();
    const deadline = snap?.deadlines.find(({ seat }) => seat === viewer);
    return snap && deadline ? snap.heardAt + deadline.at - snap.now : null;
  },
  changed: show,
});

/** A step of a replay tells its beats; the next step need not wait for them. */
const replay: Director = openDirector({
  ...onThisPage,
  fold: (moments) => beatsOf(moments, null),
  viewer: () => null,
  isWatched: () => !document.hidden,
  isBot: () => false,
  byHand: () => false,
  least: () => 0,
  myTimeEnds: () => null,
  changed({ moment, view, scene }, beat) {
    if (now().past === null) return;
    change({ shown: { view, entries: moment.entries }, scene });
    if (beat) sound(beat.sound ?? 'step', table?.sounds);
  },
});

const playing = (): Director => (now().past === null ? live : replay);

/** The next beat of what is told, at once. */
export const nextBeat = (): void => playing().next();

/** Tells once more what was told last. */
export const showAgain = (): void => live.again();

/** Ends what is told: all pieces land, the question opens. */
export const skipScene = (): void => playing().skip();

const asks = (moment: Moment | null, seat: Seat | null): boolean =>
  moment !== null && seat !== null && moment.view.open.some((decision) => decision.seat === seat);

/** What others did since the viewer's last entry, be it forced: what was told here, and before it what the host tells those who come back. */
function sinceMineIn({ journal, since }: Snapshot, told: readonly ToldBeat[], viewer: Seat | null): readonly ToldBeat[] {
  const mine = journal.findLast(({ seat, undo }) => seat !== null && seat === viewer && undo === null)?.entry ?? -1;
  const first = told[0]?.entry ?? Number.POSITIVE_INFINITY;
  const whose = (at: number) => journal.find(({ entry }) => entry === at)?.seat ?? null;
  const missed = since.filter(({ entry }) => entry < first).map(({ entry, words }) => ({ seat: whose(entry), short: words, entry }));
  return [...missed, ...told].filter(({ seat, entry }) => seat !== viewer && entry > mine);
}

/** The live match has moved on, or tells how it did. */
function show(next: Shown, beat: Beat | null): void {
  const { viewer, selected, moment: before, snap, past, behind, as, hint } = now();
  const { moment, view, entries, scene, open, told, again } = next;
  const isOpen = (id: number | undefined) => moment.view.open.some((decision) => decision.id === id);
  if (sent !== null && !isOpen(sent)) sent = null;
  change({
    moment,
    again,
    behind: !open,
    sinceMine: snap ? sinceMineIn(snap, told, viewer) : [],
    selected: isOpen(selected?.decision) ? selected : null, // others may answer meanwhile
    sending: sent,
    ...(moment === before ? {} : { hint: hint === 'thinking' && isOpen(pondered?.question) ? hint : null, explained: null }),
    ...(past === null ? { shown: { view, entries }, scene } : {}),
  });
  if (past !== null || before === null || moment.before === null) return;
  if (beat && !(as === 'person' && snap?.face?.television))
    sound(beat.sound ?? 'step', table?.sounds); // the television is heard by all
  else if (open && (behind || moment !== before)) {
    if (moment.view.open.length === 0) sound('end');
    else if (asks(moment, viewer) && (behind || !asks(before, viewer))) sound('yours');
  }
  faceNext();
}

export const seatNames = (face: Face): readonly string[] => face.chairs.map(({ name }, seat) => name || `Seat ${seat + 1}`);

/** Turns the screen to the person who is asked, once everybody here has heard of it. Where there are secrets it is covered first. */
function faceNext(): void {
  const { game, people, viewer, handTo, moment, behind } = now();
  if (people.length < 2 || !game || !moment || behind) return;
  const isHeard = [...sessions.values()].every((session) => session.now.moment?.entries === moment.entries);
  if (!isHeard) return; // whoever hears of it last turns the screen
  const asked = moment.view.open.filter((decision) => people.includes(decision.seat));
  const [next] = asked;
  if (!next || asked.some((decision) => decision.seat === (handTo ?? viewer))) return;
  if (game.facts.hides) change({ handTo: next.seat });
  else turnTo(next.seat);
}

const TURN = 700; // milliseconds at normal pace
const DOUBLE_TAP = 450; // the longest time between two taps that were meant as one

let stopTurning = (): void => {};

/** Shows the table from another seat. It asks nothing while it is being turned, so that a double tap of the one before never answers for the next. */
function turnTo(seat: Seat): void {
  const session = sessions.get(seat);
  if (!session) return;
  live.close(); // what was told to the one before is not for the eyes of the next
  stopTurning();
  sent = null;
  change({ viewer: seat, handTo: null, turning: true, snap: session.now, at: null, past: null, sending: null });
  stopTurning = timer(Math.max(DOUBLE_TAP, TURN * paceOf(useSettings.getState())), () => change({ turning: false }));
  if (session.now.moment) live.open(session.now.moment);
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
    if (reply.clause !== undefined) change({ explained: { because: reply.because, clause: reply.clause, at: null } });
    else change({ trouble: reply.because });
  }
  return reply;
}

/** Gives somebody at this screen another name. */
export const rename = (seat: Seat, name: string): Promise<Reply | null> => order({ t: 'rename', name }, sessions.get(seat) ?? current());

/** Marks an answer; null takes the mark away. `at`: the thing that was touched for it. Whoever chooses has seen enough of the scene. */
export function select(decision: Decision, move: GameTypes['move'] | null, at: string | null = null): void {
  live.skip();
  change({ selected: move === null ? null : { decision: decision.id, move, at }, explained: null });
}

function send({ id }: Decision, body: OrderBody): void {
  const { past, elsewhere, turning } = now();
  if (past || elsewhere || turning || sent === id) return;
  sent = id;
  void order(body).then((reply) => {
    if (reply?.t !== 'refused' || sent !== id) return;
    sent = null;
    change({ sending: null, selected: null });
  });
}

export const submit = (decision: Decision, move: GameTypes['move']): void => send(decision, { t: 'answer', decision: decision.id, move });

/** Gives this answer now and each time, without being asked ... */
export const stopAsking = (decision: Decision, move: GameTypes['move']): void =>
  send(decision, { t: 'routine', kind: decision.kind, move });

/** ... until it is touched. */
export const endRoutine = (kind: string): void => void order({ t: 'routine', kind, move: null });

/** Says why something cannot be done now; `at`: the thing that was touched. */
export const explain = (refusal: Refusal | null, at: string | null = null): void => change({ explained: refusal && { ...refusal, at } });
export const fail = (error: unknown): void => change({ trouble: sentenceOf(error) });
export const forgetTrouble = (): void => change({ trouble: null });
export const hearTalk = (): void => change({ heardTalk: now().snap?.talk.length ?? 0 });

/** Takes the viewer's last decision back, or asks the others to allow it. At one device they have agreed before this is called. */
export async function takeBack(): Promise<void> {
  const { road, viewer, people, snap } = now();
  const reply = await order({ t: 'undo' });
  if (road !== 'device' || reply?.t !== 'done' || snap?.undo?.free) return;
  for (const seat of people) if (seat !== viewer) await order({ t: 'grant', yes: true }, sessions.get(seat));
}

let pondered: { readonly question: number } | null = null; // what the latest hint is thought of for

/**
 * The best answers and why, by this device's own search, which sees no more than the screen does. Where others act meanwhile, it is thought of anew,
 * as long as the question is open and nobody has closed the hint.
 */
export async function askHint(): Promise<void> {
  const { game, moment, viewer, elsewhere, past, snap } = now();
  const question = moment?.view.open.find((open) => open.seat === viewer);
  if (!game || !question || elsewhere || past || !snap?.face?.settings.hints) return;
  const mine = { question: question.id };
  pondered = mine;
  change({ hint: 'thinking' });
  if (now().road === 'friends' && isRefused((await order({ t: 'hint' })) ?? { t: 'done', id: '' })) return change({ hint: null }); // a term of the table, and told
  const names = seatNames(snap.face);
  while (now().hint === 'thinking' && pondered === mine) {
    const { moment: seen } = now();
    const decision = seen?.view.open.find((open): open is Decision => open.id === question.id);
    if (!seen || !decision) return change({ hint: null });
    const luck = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const thought = await ask<'advise'>({ kind: 'advise', game: game.id, names, view: seen.view, decision, luck }).catch(asError);
    if (now().moment !== seen || now().hint !== 'thinking' || pondered !== mine) continue;
    if (thought instanceof Error) return change({ hint: null, trouble: sentenceOf(thought) });
    const [best] = thought;
    change(best ? { hint: thought, selected: { decision: decision.id, move: best.move, at: null } } : { hint: null });
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Does not wait for the next attempt to reach the host. */
export const tryNow = (): void => current()?.reconnect();

/** Takes back a move that waits for the line. */
export const withdraw = (): void => current()?.withdraw();

export const forgetHint = (): void => change({ hint: null });

let looks = 0; // so that a slow answer does not take the place of a later one

/** Moves the replay to the position after so many entries; null goes back to the match. */
export async function replayAt(at: number | null): Promise<void> {
  const look = ++looks;
  const session = current();
  const last = session?.now.moment?.entries ?? 0;
  if (at === null || !session) return backToMatch();
  const wanted = Math.max(0, Math.min(last, at));
  const before = now().past?.entries;
  if (now().past === null) live.skip();
  change({ at: wanted });
  try {
    const past = await session.at(wanted);
    if (look !== looks) return;
    change({ past, ...NO_MARKS });
    replay.skip();
    if (before !== undefined && wanted === before + 1) replay.hear(past);
    else replay.open(past);
  } catch (error) {
    if (look === looks) change({ trouble: sentenceOf(error) });
  }
}

function backToMatch(): void {
  const { moment } = now();
  replay.close();
  change({ at: null, past: null, scene: null, ...(moment ? { shown: { view: moment.view, entries: moment.entries } } : {}), ...NO_MARKS });
}

export const rounds = async () => (await current()?.rounds()) ?? [];

/** The position after so many entries, as it was seen here. */
export async function positionAt(entries: number): Promise<View<GameTypes> | null> {
  return (await current()?.at(entries))?.view ?? null;
}

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
        ? game.words.event(last, seatNames(face))
        : '';
  const state =
    you.seat === null && !you.host ? 'watching' : face.phase === 'playing' ? (asks(moment, you.seat) ? 'mine' : 'theirs') : face.phase;
  const before = ticketFor(match);
  const others = face.chairs.flatMap(({ name, taken, bot }, seat) => (seat !== you.seat && taken && !bot ? [name] : []));
  const asked = new Set(moment?.view.open.map(({ seat }) => seatNames(face)[seat] ?? ''));
  const waiting = state === 'mine' ? others : state === 'theirs' ? [...asked] : [];
  const since = before?.state === state && before.waiting.join() === waiting.join() ? before.since : Date.now();
  keepTicket(match, { game: face.game, code: face.code, words, state, waiting, since, asks: null });
}

const remembered = new Set<string>(); // since the page was opened

/** A match with friends that this person sat at enters My happiness when it is over. */
function noteFinished({ face, you, moment, journal }: Snapshot): void {
  const { game } = now();
  if (!game || !face || !moment || you?.seat == null || face.phase !== 'over' || face.closed || remembered.has(face.match)) return;
  remembered.add(face.match);
  const ended = journal.at(-1)?.at ?? Date.now();
  void keptHere.finish(finishedOnline(game, face, moment.view.shared, you.seat, ended)).catch(() => remembered.delete(face.match));
}

/** The founder who has chosen a seat at the set-up sits down by themselves; who was looking on before looks on again. */
function comeAsWished(face: Face, you: You): void {
  const wish = you.seat === null && you.host && face.phase === 'gathering' ? takeSeatWish(face.match) : null;
  if (wish) void takeSeat(wish.seat, wish.name, '', newToken());
  else if (you.role === 'guest' && !you.door && ticketFor(face.match)?.looks) void lookOn();
}

/** Looks on: who was invited at once, others when they have knocked for it and were let in. */
export async function lookOn(): Promise<void> {
  const { match } = now();
  const reply = await order({ t: 'watch' });
  if (match && reply?.t === 'done') keepTicket(match, { looks: true });
}

/** How sitting down went. */
export type Came = { readonly how: 'seated' | 'knocked' } | { readonly how: 'refused'; readonly because: string };

/** Asks to be let in, to a seat or to look on. Once somebody has, the same token opens. */
export async function knock(seat: Seat | null, name: string, token: string): Promise<Came> {
  const { match } = now();
  if (match) keepTicket(match, { token }); // so that the host knows who it was, also after the page was loaded anew
  const reply = await current()?.order({ t: 'knock', seat, name, token });
  return reply?.t === 'refused' ? { how: 'refused', because: reply.because } : { how: 'knocked' };
}

/** Sits down at a table with friends. The token is kept before it is sent: if the answer gets lost, asking again with the same one is harmless. */
export async function takeSeat(seat: Seat, name: string, word: string, token: string): Promise<Came> {
  const { match } = now();
  const session = current();
  if (!match || !session) return { how: 'refused', because: 'There is no table here.' };
  keepTicket(match, { token });
  const reply = await session.order({ t: 'join', seat, name, word, token });
  if (!isRefused(reply)) return { how: 'seated' };
  if (reply.why === 'knock') return knock(seat, name, token);
  keepTicket(match, { token: null });
  return { how: 'refused', because: reply.because };
}

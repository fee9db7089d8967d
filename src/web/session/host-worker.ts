/** The worker that hosts this device's matches: the same host as on a server, over a log in the browser's database, with bots that think in a worker beside it. */
import { BOT_NAMES, type BotName, USUAL_STEP } from '../../bots/index.js';
import { Complaint } from '../../engine/complaint.js';
import type { Json, Seat } from '../../engine/game.js';
import { parseRecord } from '../../engine/record.js';
import { gameById } from '../../games/index.js';
import { linesFor, linesFromRecord, placeHere, standingHere } from '../../match/begin.js';
import { type Conversation, converse } from '../../match/conversation.js';
import { roomFrom } from '../../match/fold.js';
import { type BotQuestion, type Host, type Log, openHost, type Thinker } from '../../match/host.js';
import { type Line, readLine, written } from '../../match/lines.js';
import { winnerWords } from '../../match/result.js';
import { isPersons, namesOf, phaseOf, type Room } from '../../match/room.js';
import { happenedFor } from '../../match/shown.js';
import { type Guide, scriptedNext, stageOf } from '../guide/guide.js';
import { loadGuide } from '../guide/library.js';
import { finishedHere } from '../happiness/finished.js';
import { openKept } from '../happiness/kept.js';
import { ask, forget } from '../thinker/asking.js';
import { type MatchNote, openArchive } from './archive.js';
import { type Hold, hold } from './holding.js';
import { CHANNEL, type FromHost, type FromWorker, type Grown, type Request, type ToHost, type ToWorker } from './protocol.js';

interface Hosted {
  readonly host: Host;
  hold: Hold;
  guide: Guide | null;
  /** Those who wait for the guided round to go on. */
  readonly waiting: Set<() => void>;
}

/** A match that the browser does not keep. */
interface Unkept {
  readonly lines: string[];
  readonly because: string;
}

const archive = openArchive();
const kept = openKept();
const channel = new BroadcastChannel(CHANNEL);
const hosted = new Map<string, Promise<Hosted>>();
const inMemory = new Map<string, Unkept>(); // matches that the browser would not take
let pace = 120;

const say = (message: FromWorker): void => self.postMessage(message);
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');

function noteOf(room: Room): MatchNote {
  const { table, game, chairs } = room;
  const names = namesOf(room);
  const open = table?.state.open ?? [];
  const state = phaseOf(room) === 'over' ? 'over' : open.some(({ seat }) => isPersons(chairs[seat])) ? 'mine' : 'theirs';
  const entries = table?.entries.length ?? 0;
  const last = happenedFor(room, null, entries - 1)
    .at(-1)
    ?.events.at(-1);
  const words =
    state === 'over' && table ? winnerWords(game, table.state.shared, names) : last ? game.words.event(last, names) : 'The table is set.';
  return { id: room.id, game: game.id, names, touched: Date.now(), entries, state, words, guided: false };
}

/** From here on the match is played in memory. */
function unkept(match: string, lines: string[], error: unknown): void {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  const why = full ? 'The browser’s storage is full' : 'The browser’s storage does not answer';
  const because = `${why}: what is played from here on is kept only while this page is open. Save the match to a file.`;
  inMemory.set(match, { lines, because });
  sayUnkept(match);
}

function sayUnkept(match: string): void {
  const memory = inMemory.get(match);
  if (memory) say({ t: 'unkept', match, because: memory.because });
}

/** Begins a log. Where the browser refuses to keep it, the match is played in memory. */
async function create(lines: readonly Line[], id: string, more: Partial<MatchNote> = {}): Promise<string> {
  const texts = lines.map(written);
  const room = roomFrom(id, lines);
  try {
    if (!(await archive.append(id, 0, texts, { ...noteOf(room), ...more }))) throw new Complaint('This match is on this device already.');
    grown(id, texts.length);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    unkept(id, texts, error);
  }
  return id;
}

const grown = (match: string, lines: number): void => channel.postMessage({ match, lines } satisfies Grown);

/** The log of a match. All lines are known here, too: should the database fail, the match goes on with them. */
function logOf(id: string): Log {
  let known: string[] = [];
  return {
    async read(from) {
      const memory = inMemory.get(id);
      if (memory) return memory.lines.slice(from);
      const lines = await archive.read(id, from);
      if (lines) known = [...known.slice(0, from), ...lines];
      return lines;
    },
    async append(after, lines, room) {
      const memory = inMemory.get(id);
      if (memory) {
        memory.lines.push(...lines);
        return true;
      }
      try {
        if (!(await archive.append(id, after, lines, noteOf(room)))) return false;
        known.push(...lines);
        grown(id, known.length);
      } catch (error) {
        unkept(id, [...known, ...lines], error);
      }
      if (phaseOf(room) === 'over') await remember(room);
      return true;
    },
  };
}

/** A match that is over enters My happiness. Should that fail, the next look through the matches finds it. */
async function remember(room: Room): Promise<void> {
  const match = finishedHere(room);
  if (match) await kept.finish(match).catch(() => {});
}

/** Matches that ended before anybody remembered them, and those whose page was closed at the last moment. Guided rounds follow a script, and count for nothing. */
async function rememberAll(): Promise<void> {
  const [notes, { finished }] = await Promise.all([archive.notes(), kept.all()]);
  const known = new Set(finished.map(({ id }) => id));
  for (const { id, state, guided } of notes) {
    if (state !== 'over' || guided || known.has(id)) continue;
    const lines = await archive.read(id, 0);
    try {
      if (lines) await remember(roomFrom(id, lines.map(readLine)));
    } catch {
      // A log that does not replay has nothing to remember; its own page says so.
    }
  }
}

/** What went wrong goes to the browser's own console. */
const PLACE = placeHere((what, error) => reportError(error instanceof Error ? error : new Error(`${what}: ${String(error)}`)));

/** The bots of a match; those of a guided round follow its script, and wait for the learner. */
function thinkerOf(match: () => Hosted | null): Thinker {
  const answerOf = async (question: BotQuestion): Promise<Json> => {
    for (;;) {
      const here = match();
      const table = here?.host.room.table;
      const script = here?.guide && table ? scriptedNext(stageOf(here.guide, table), table.state.open) : null;
      if (script === null) return ask<'move'>({ kind: 'move', ...question });
      if (script !== 'learner' && script.decision.id === question.decision.id) return script.move;
      await new Promise<void>((again) => here?.waiting.add(again));
    }
  };
  return { think: answerOf, forget };
}

function stageNow({ host, guide }: Hosted): void {
  const { table } = host.room;
  const stage = guide && table ? stageOf(guide, table) : null;
  if (guide && !stage) void archive.change(host.id, { guided: false }).catch(() => {}); // it has gone its own way
  say({ t: 'stage', match: host.id, at: stage?.at ?? null });
}

async function open(id: string): Promise<Hosted> {
  let here: Hosted | null = null;
  const host = await openHost(id, {
    log: logOf(id),
    clock: {
      now: () => Date.now(),
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    thinker: thinkerOf(() => here),
    outlet: {
      changed: () => here && goOn(here),
      lost: () => hosted.delete(id),
      problem: PLACE.problem,
    },
    pace: () => pace,
    attends: () => here?.hold.held === true,
  });
  if (!host) throw new Complaint('There is no such match on this device. It may have been deleted, or begun in another browser.');
  const guided = (await archive.note(id).catch(() => null))?.guided === true;
  const guide = guided ? await loadGuide(host.room.game.id) : null;
  here = { host, guide, waiting: new Set(), hold: await hold(id, false, () => here && stepAside(here)) };
  say({ t: 'elsewhere', match: id, elsewhere: !here.hold.held });
  host.attend();
  return here;
}

/** Something has changed: a guided round may go on. */
function goOn(here: Hosted): void {
  if (!here.guide && here.waiting.size === 0) return;
  stageNow(here);
  const waiting = [...here.waiting];
  here.waiting.clear();
  for (const again of waiting) again();
}

/** Another tab plays on from here: this one follows. */
function stepAside(here: Hosted): void {
  here.hold = { held: false, release: () => {} };
  say({ t: 'elsewhere', match: here.host.id, elsewhere: true });
}

function hostedAt(id: string): Promise<Hosted> {
  const known = hosted.get(id);
  if (known) return known;
  const opening = open(id);
  hosted.set(id, opening);
  opening.catch(() => hosted.delete(id));
  return opening;
}

const botNamed = (name: string | null): BotName | null => (name === null ? null : (BOT_NAMES.find((bot) => bot === name) ?? USUAL_STEP));

const ANSWERS: { readonly [T in Request['t']]: (request: Extract<Request, { t: T }>) => Promise<unknown> } = {
  begin: ({ wish, guided }) => create(linesFor(wish, Date.now()), newId(), { guided }),
  async import({ record: text, bots, id = newId(), guided = false, touched }) {
    const record = parseRecord(text);
    gameById(record.game);
    const lines = linesFromRecord(record, bots.map(botNamed), touched ?? Date.now());
    await create(lines, id, { guided, ...(touched === undefined ? {} : { touched }) });
    const back = inMemory.get(id)?.lines ?? (await archive.read(id, 0));
    if (back?.length !== lines.length) throw new Complaint('The match could not be read back after it was written down.');
    return id;
  },
  async open({ match }) {
    const here = await hostedAt(match);
    stageNow(here);
    sayUnkept(match); // a match that could not be written down when it began was not on the screen then
    return here.host.visit((room) => room.chairs.flatMap((chair, seat) => (isPersons(chair) ? [seat] : [])));
  },
  async take({ match }) {
    const here = await hostedAt(match);
    here.hold = await hold(match, true, () => stepAside(here));
    await here.host.catchUp(Number.POSITIVE_INFINITY);
    say({ t: 'elsewhere', match, elsewhere: false });
    here.host.attend();
  },
  remember: rememberAll,
  async 'leave-guide'({ match }) {
    const here = await hostedAt(match);
    here.guide = null;
    stageNow(here);
    goOn(here);
    await archive.change(match, { guided: false }).catch(() => {}); // a match in memory has no note
  },
};

/** Somebody of the page sits down at a match, or looks on (null). */
async function sit(match: string, seat: Seat | null, seen: number, port: MessagePort): Promise<void> {
  const post = (message: FromHost) => port.postMessage(message);
  let here: Hosted;
  try {
    here = await hostedAt(match);
  } catch (error) {
    return post({ t: 'closed', because: wordsOf(error) });
  }
  const line = {
    send: (message: Extract<FromHost, { t: 'message' }>['message']) => post({ t: 'message', message }),
    close: (_code: number, because: string) => post({ t: 'closed', because }),
  };
  const begin = (known: number): Promise<Conversation | null> => converse(here.host, PLACE, () => standingHere(seat), line, known);
  let talk = begin(seen);
  port.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
    if (data.t === 'order') {
      const { order } = data;
      const shows = order.t === 'position' || order.t === 'record' || order.t === 'rounds' || order.t === 'journal';
      if (here.hold.held || shows) void talk.then((conversation) => conversation?.order(order as Parameters<Conversation['order']>[0]));
      else line.send({ t: 'refused', id: order.id, why: 'not-now', because: 'The match goes on in another tab.' });
      return;
    }
    const ended = talk.then((conversation) => conversation?.end());
    if (data.t === 'again') talk = ended.then(() => begin(data.seen));
    else void ended.then(() => leave(match, here));
  });
  port.start();
}

/** Nobody of this page follows the match any more. */
function leave(match: string, here: Hosted): void {
  if (here.host.audience.size > 0) return;
  here.host.close();
  here.hold.release();
  hosted.delete(match);
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => {
  if (data.t === 'pace') pace = data.milliseconds;
  else if (data.t === 'sit') {
    if (ports[0]) void sit(data.match, data.seat, data.seen, ports[0]);
  } else {
    const { id, request } = data;
    const answer = ANSWERS[request.t] as (request: Request) => Promise<unknown>;
    answer(request).then(
      (value) => say({ t: 'done', id, value }),
      (error: unknown) => say({ t: 'failed', id, because: wordsOf(error) }),
    );
  }
});

channel.addEventListener('message', ({ data }: MessageEvent<Grown>) => {
  void hosted.get(data.match)?.then(({ host }) => host.catchUp(data.lines));
});

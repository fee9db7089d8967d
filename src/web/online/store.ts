/** The online match on the screen: what the server last said, what this person has marked, and the orders they give. */
import { create } from 'zustand';
import type { Decision, GameTypes, Json, Refusal, Seat } from '../../engine/game.js';
import { type Face, type Happened, type Message, type Position, type Sentence, WIRE, type You } from '../../match/messages.js';
import type { Talk } from '../../match/room.js';

import { type AnyGame, loadGames } from '../library.js';
import { sound } from '../sound.js';
import { ask } from '../thinker/asking.js';
import type { Advised } from '../thinker/jobs.js';
import { type Line, type LineState, type OrderBody, openLine } from './line.js';
import { withMore } from './picture.js';
import { keepTicket, newToken, type Ticket, takeSeatWish, ticketFor } from './tickets.js';

export interface Online {
  readonly match: string | null;
  readonly game: AnyGame | null;
  readonly line: LineState;
  readonly lost: string | null; // why there is nothing to see
  readonly you: You | null;
  readonly face: Face | null;
  readonly position: Position | null;
  readonly arrived: number; // performance.now() when the clock of the position was read
  readonly happened: readonly Happened[];
  readonly newest: readonly Happened[]; // what the last message told: the animation
  readonly since: readonly Sentence[];
  readonly talk: readonly Talk[];
  readonly heardTalk: number; // how much of it was on the screen
  readonly selected: { readonly decision: number; readonly move: Json } | null;
  readonly sending: number | null; // the question whose answer is on its way
  readonly explained: Refusal | null;
  readonly hint: 'thinking' | readonly Advised[] | null;
  readonly trouble: string | null;
  readonly past: { readonly position: Position; readonly happened: readonly Happened[] } | null; // a replay stands here
}

const EMPTY: Online = {
  match: null,
  game: null,
  line: 'connecting',
  lost: null,
  you: null,
  face: null,
  position: null,
  arrived: 0,
  happened: [],
  newest: [],
  since: [],
  talk: [],
  heardTalk: 0,
  selected: null,
  sending: null,
  explained: null,
  hint: null,
  trouble: null,
  past: null,
};

export const useOnline = create<Online>(() => EMPTY);
const { getState: now, setState: change } = useOnline;

let line: Line | null = null;

/** Opens the line to a match with everything this device holds for it. */
export function enter(match: string): void {
  if (now().match === match && line) return;
  leaveScreen();
  change({ ...EMPTY, match });
  line = openLine({
    hello: () => {
      const { token, host, invite, watch }: Partial<Ticket> = ticketFor(match) ?? {};
      const seen = now().position?.entries;
      return {
        t: 'hello',
        wire: WIRE,
        match,
        ...(token ? { token } : {}),
        ...(host ? { host } : {}),
        ...(watch ? { watch } : {}),
        ...(invite ? { invite } : {}),
        ...(seen === undefined ? {} : { seen }),
      };
    },
    hear: (message) => now().match === match && hear(message),
    changed: (state, because) => now().match === match && change({ line: state, lost: because }),
  });
}

/** Leaves the screen, not the table: the seat stays taken. */
export function leaveScreen(): void {
  line?.close();
  line = null;
  change(EMPTY);
}

function hear(message: Message): void {
  switch (message.t) {
    case 'welcome': {
      const { you, face, position, happened, since, talk } = message;
      change({
        you,
        face,
        position,
        arrived: performance.now(),
        happened: withMore(now().happened, happened),
        newest: [],
        since,
        talk,
        heardTalk: Math.max(now().heardTalk, 0),
      });
      void loadGames().then((games) => change({ game: games[face.game] ?? null }));
      note();
      sitAsWished(face, you);
      return;
    }
    case 'face': {
      const { position } = now();
      change({ face: message.face, arrived: performance.now(), ...(position ? { position: { ...position, clock: message.clock } } : {}) });
      note();
      return;
    }
    case 'moved':
      moved(message.position, message.happened);
      return;
    case 'said':
      change({ talk: [...now().talk, message.said] });
      return;
    case 'refused':
      if (message.position) change({ position: message.position, arrived: performance.now() });
      return;
  }
}

/** The founder who has chosen a seat at the set-up sits down by themselves. */
function sitAsWished(face: Face, you: You): void {
  const wish = you.seat === null && you.host && face.phase === 'gathering' ? takeSeatWish(face.match) : null;
  if (wish) void sitDown(wish.seat, wish.name, '', newToken());
}

const asks = (position: Position | null, seat: Seat | null | undefined): boolean =>
  position !== null && seat != null && position.view.open.some((decision) => decision.seat === seat);

function moved(position: Position, happened: readonly Happened[]): void {
  const { you, position: before } = now();
  change({
    position,
    arrived: performance.now(),
    happened: withMore(now().happened, happened),
    newest: happened,
    selected: null,
    sending: null,
    explained: null,
    hint: null,
  });
  const { view } = position;
  if (view.open.length === 0) sound('end');
  else if (asks(position, you?.seat) && !asks(before, you?.seat)) sound('yours');
  else sound('move');
  note();
}

/** Writes down how the match stands, for the list of matches and the shelf. */
function note(): void {
  const { match, face, position, you, game, happened } = now();
  if (!match || !face) return;
  const names = namesOf(face);
  const last = happened.findLast(({ events }) => events.length > 0)?.events.at(-1);
  const words =
    face.phase === 'gathering'
      ? `${face.chairs.filter((chair) => chair.taken).length} of ${face.chairs.length} sit at the table`
      : last && game
        ? game.words.event(last, names)
        : '';
  const state =
    you?.seat == null && !you?.host ? 'watching' : face.phase === 'playing' ? (asks(position, you.seat) ? 'mine' : 'theirs') : face.phase;
  keepTicket(match, { game: face.game, words, state });
}

export const namesOf = (face: Face): readonly string[] => face.chairs.map(({ name }, seat) => name || `Seat ${seat + 1}`);

/** Gives an order and hears what became of it. A refusal is shown where the person looks; the match itself stays as the server says. */
export async function order(body: OrderBody): Promise<Message | null> {
  if (!line) return null;
  const answer = await line.order(body);
  if (answer.t === 'refused' && answer.why !== 'stale') {
    if (answer.clause !== undefined) change({ explained: { because: answer.because, clause: answer.clause } });
    else change({ trouble: answer.because });
  }
  return answer;
}

export function select(decision: Decision, move: GameTypes['move'] | null): void {
  change({ selected: move === null ? null : { decision: decision.id, move }, explained: null });
}

export function submit(decision: Decision, move: GameTypes['move']): void {
  if (now().past || now().sending === decision.id) return;
  change({ sending: decision.id });
  void order({ t: 'answer', decision: decision.id, move }).then((answer) => {
    if (answer?.t === 'refused' && now().sending === decision.id) change({ sending: null, selected: null });
  });
}

/** The three best answers by this device's own search, which sees no more than the screen does. */
export async function askHint(names: readonly string[]): Promise<void> {
  const { game, position, you } = now();
  const decision = position?.view.open.find((open): open is Decision => open.seat === you?.seat);
  if (!game || !position || !decision) return;
  const { view } = position;
  const luck = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  change({ hint: 'thinking' });
  try {
    const hint = await ask<'advise'>({ kind: 'advise', game: game.id, names, view, decision, luck });
    const [best] = hint;
    if (now().position === position && best) change({ hint, selected: { decision: decision.id, move: best.move } });
  } catch (error) {
    change({ hint: null, trouble: error instanceof Error ? error.message : String(error) });
  }
}

export const forgetHint = (): void => change({ hint: null });

/** Moves the replay to the position after so many entries; null goes back to the match. */
export async function replayAt(at: number | null): Promise<void> {
  if (at === null) {
    change({ past: null, selected: null });
    return;
  }
  const answer = await order({ t: 'position', at });
  if (answer?.t === 'position') change({ past: { position: answer.position, happened: answer.happened }, selected: null, explained: null });
}

export const explain = (refusal: Refusal | null): void => change({ explained: refusal });
export const forgetTrouble = (): void => change({ trouble: null });
export const hearTalk = (): void => change({ heardTalk: now().talk.length });
export const forgetSince = (): void => change({ since: [] });

/** Sits down. The token is kept before it is sent: if the answer gets lost, asking again with the same one is harmless. */
export async function sitDown(seat: Seat, name: string, word: string, token: string): Promise<boolean> {
  const { match } = now();
  if (!match) return false;
  keepTicket(match, { token });
  const answer = await order({ t: 'join', seat, name, word, token });
  if (answer?.t === 'done') return true;
  keepTicket(match, { token: null });
  return false;
}

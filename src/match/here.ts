/** A match hosted in this program, for a terminal and for tests: its log is in memory, its bots think here, and everybody has a session of their own. */
import { openMinds } from '../bots/minds.js';
import type { Game, GameTypes, Seat } from '../engine/game.js';
import { gameById, type Shelf } from '../games/index.js';
import { placeHere, standingHere } from './begin.js';
import { type Moment, openClient, type Session, type Snapshot } from './client.js';
import { linkTo } from './direct.js';
import { openHost } from './host.js';
import type { Line } from './lines.js';
import { memoryLog } from './memory.js';
import type { Face } from './messages.js';
import { isPersons } from './room.js';

export interface Hosted {
  readonly game: Game<GameTypes>;
  readonly people: readonly Seat[];
  readonly onlooker: Session; // sees what a spectator sees
  readonly seated: ReadonlyMap<Seat, Session>; // the people, each with what they see
  /** Waits until everybody has heard of all that was carried out, and no bot has anything to decide. Bots decide nothing before. */
  settle(): Promise<void>;
  close(): void;
}

export async function hostHere(lines: readonly Line[], shelf: Shelf): Promise<Hosted> {
  let fail = (_: Error): void => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {}); // whoever waits hears of it
  const problem = (what: string, cause: unknown): void => fail(new Error(what, { cause }));
  const minds = openMinds({ clock: performance, now: () => performance.now() });
  const host = await openHost('this one', {
    log: memoryLog(lines),
    clock: {
      now: () => Date.now(),
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    thinker: { think: async ({ game, ...asked }) => minds.answer({ ...asked, game: gameById(game, shelf) }), forget: minds.forget },
    outlet: { changed: () => {}, lost: () => problem('the match is lost', null), problem },
    pace: () => 0,
    shelf,
    attends: () => true,
  });
  if (!host) throw new Error('a match has lines');
  const place = placeHere(problem);
  const { game, chairs } = host.room;
  const people = chairs.flatMap((chair, seat) => (isPersons(chair) ? [seat] : []));
  const sessionFor = (seat: Seat | null): Session => openClient(linkTo(host, place, () => standingHere(seat)));
  const seated = new Map(people.map((seat) => [seat, sessionFor(seat)]));
  const onlooker = sessionFor(null);
  const sessions = [onlooker, ...seated.values()];
  const heardAll = () => Promise.all(sessions.map((session) => session.order({ t: 'ping' })));
  await Promise.race([failed, Promise.all(sessions.map((session) => until(session, isComplete)))]);
  return {
    game,
    people,
    onlooker,
    seated,
    async settle() {
      host.attend();
      const quiet = heardAll().then(() => until(onlooker, ({ moment }) => !moment?.view.open.some(({ seat }) => !seated.has(seat))));
      await Promise.race([failed, quiet.then(heardAll)]);
    },
    close() {
      for (const session of sessions) session.close();
      host.close();
    },
  };
}

/** A match here has begun, so there is something to see. */
export function seen({ now: { face, moment } }: Session): { readonly face: Face; readonly moment: Moment } {
  if (!face || !moment) throw new Error('the match has not begun');
  return { face, moment };
}

/** The session of a person here; null: of who only looks on. */
export function sessionOf({ onlooker, seated }: Hosted, seat: Seat | null): Session {
  const session = seat === null ? onlooker : seated.get(seat);
  if (!session) throw new Error(`nobody here sits in seat ${seat}`);
  return session;
}

export const namesHere = ({ onlooker }: Hosted): readonly string[] => seen(onlooker).face.chairs.map((chair) => chair.name);

/** The journal of a long match comes in parts; its first line is the opening. */
const isComplete = ({ journal }: Snapshot): boolean => journal[0]?.entry === -1;

function until(session: Session, holds: (now: Snapshot) => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = session.subscribe(look);
    function look(): void {
      if (!holds(session.now)) return;
      stop();
      done();
    }
    look();
  });
}

/** The director of the one stage: what happened between two of the viewer's questions is folded into beats and played one after the other. It knows no game, no page and no clock of its own. */
import type { GameTypes, Seat, View } from '../../../engine/game.js';
import type { Moment } from '../../../match/client.js';
import type { Beat } from '../../table.js';

const LEAST_HOLD = 900; // milliseconds
const BASE_HOLD = 350;
const HOLD_A_LETTER = 45;
const RARE = 1.6;
const REST_OF_A_TURN = 1200; // that a bot's next decision is waited for, so that its turn is told as one ...
const LONGEST_TURN = 5000; // ... but no longer than this
const MOST_TURNS = 12; // a table that lags further behind catches up at once
const LONGEST_ON_MY_TIME = 3000; // a scene while a clock runs for the viewer
const LAST_SECONDS = 10_000; // of that clock: no scene
const LONGEST_AWAITED = 8000; // that the viewer's own hand is waited for

/** Beats that are being told, and which of them now. */
export interface Scene {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly began: number; // by `performance.now()`
  readonly hold: number; // milliseconds until the next one
}

/** A beat that is over or under way, for the line over the next question. */
export interface ToldBeat {
  readonly seat: Seat | null;
  readonly short: string;
  readonly entry: number;
}

/** What the screen shows of a match. */
export interface Shown {
  readonly moment: Moment; // the newest that was heard: the coming question is in it
  readonly view: View<GameTypes>; // what lies on the board now
  readonly entries: number; // how many of them have been told
  readonly scene: Scene | null;
  readonly open: boolean; // the question may be answered
  readonly told: readonly ToldBeat[]; // the newest last
  readonly again: boolean; // what was told last may be shown again
}

export interface DirectorNeeds {
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** The beats of moments that follow one another: by the game, or in its words. */
  fold(moments: readonly Moment[]): readonly Beat[];
  pace(): number; // 0: no scenes
  least(): number; // milliseconds that each beat is held at least
  isWatched(): boolean; // the page is in the foreground
  isBot(seat: Seat): boolean;
  byHand(): boolean; // the viewer sets wheels and spinners going, though what comes of it is played already
  viewer(): Seat | null;
  myTimeEnds(): number | null; // when the clock that runs for the viewer is at zero, by `now`
  changed(shown: Shown, beat: Beat | null): void; // beat: one that begins now
}

export interface Director {
  /** Shows a position as it is. */
  open(moment: Moment): void;
  /** Something happened. */
  hear(moment: Moment): void;
  /** The next beat at once. */
  next(): void;
  /** All pieces land, and the question opens. */
  skip(): void;
  /** Tells once more what was told last. */
  again(): void;
  close(): void;
}

export const holdOf = ({ words, rare = false, awaits }: Beat, pace: number): number =>
  awaits !== undefined ? LONGEST_AWAITED : Math.max(LEAST_HOLD, BASE_HOLD + HOLD_A_LETTER * words.length) * (rare ? RARE : 1) * pace;

const MOST_TOLD = 60;

const isTold = ({ awaits }: Beat): boolean => awaits === undefined;

const actorOf = ({ happened }: Moment): Seat | null => happened.at(-1)?.seat ?? null;
const asks = ({ view }: Moment, seat: Seat | null): boolean => seat !== null && view.open.some((decision) => decision.seat === seat);

/** Decisions of one seat in a row are one turn. */
const turnsIn = (moments: readonly Moment[]): number =>
  moments.filter((moment, i) => i === 0 || actorOf(moment) !== actorOf(moments[i - 1] ?? moment)).length;

/** Where a beat is found in the journal: the first entry of whom it is about. */
function entryOf(beat: Beat, moments: readonly Moment[]): number {
  const all = moments.flatMap(({ happened }) => happened);
  return (all.find(({ seat }) => seat === beat.seat) ?? all[0])?.entry ?? -1;
}

export function openDirector(needs: DirectorNeeds): Director {
  let shown: Shown | null = null;
  let heard: Moment[] = []; // what has not been folded yet
  let heardSince = 0; // when the first of them came
  let folded = 0; // entries that the beats so far lead to
  let last: readonly Beat[] = []; // what was told, for who wants to see it again
  let squeeze = 1; // what each hold is shortened by where time is short
  let waits = false; // for the rest of a turn
  let stop = () => {}; // the timer of the next beat
  let stopCut = () => {}; // the timer of the last seconds

  const change = (part: Omit<Partial<Shown>, 'moment' | 'again'> & Pick<Shown, 'moment'>, beat: Beat | null = null): void => {
    const { view, entries } = part.moment;
    const again = last.length > 0 && needs.pace() > 0;
    shown = { ...(shown ?? { view, entries, scene: null, open: true, told: [] }), ...part, again };
    needs.changed(shown, beat);
  };

  const land = (moment: Moment, told: readonly ToldBeat[]): void => {
    stop();
    stopCut();
    heard = [];
    waits = false;
    folded = moment.entries;
    change({ moment, view: moment.view, entries: moment.entries, scene: null, open: true, told });
  };

  const withMore = (beats: readonly Beat[], moments: readonly Moment[]): readonly ToldBeat[] => {
    const more = beats.filter(isTold).map((beat) => ({ seat: beat.seat, short: beat.short ?? beat.words, entry: entryOf(beat, moments) }));
    return [...(shown?.told ?? []), ...more].slice(-MOST_TOLD);
  };

  const skip = (): void => {
    if (!shown || (shown.scene === null && heard.length === 0)) return;
    land(heard.at(-1) ?? shown.moment, heard.length === 0 ? shown.told : withMore(needs.fold(heard), heard));
  };

  /** The rest of a bot's turn is on its way. */
  const isGoingOn = (moment: Moment): boolean => {
    const actor = actorOf(moment);
    return actor !== null && needs.isBot(actor) && asks(moment, actor) && !asks(moment, needs.viewer());
  };

  /** While the viewer's own time runs, the board lies ready and the question is open: the scene is told over it. */
  const isOnMyTime = (): boolean => needs.myTimeEnds() !== null;

  const watchTheClock = (): void => {
    stopCut();
    const ends = needs.myTimeEnds();
    stopCut = ends === null ? () => {} : needs.after(Math.max(0, ends - LAST_SECONDS - needs.now()), skip);
  };

  const show = (beats: readonly Beat[], at: number, also: Pick<Shown, 'moment'> & Partial<Pick<Shown, 'entries' | 'told'>>): void => {
    const beat = beats[at];
    if (!beat) return;
    stop();
    const hold = Math.max(needs.least(), holdOf(beat, needs.pace()) * squeeze);
    stop = needs.after(hold, next);
    const open = isOnMyTime();
    const view = open ? also.moment.view : beat.view;
    change({ ...also, view, scene: { beats, at, began: needs.now(), hold }, open }, beat);
  };

  /** Tells what was heard, once the turn it belongs to is whole or has been waited for. */
  const tell = (waited: boolean): void => {
    const moment = heard.at(-1);
    if (!moment) return;
    const passed = needs.now() - heardSince;
    waits = !waited && passed < LONGEST_TURN && isGoingOn(moment);
    if (waits) {
      stop();
      stop = needs.after(Math.min(REST_OF_A_TURN, LONGEST_TURN - passed), () => tell(true));
      change({ moment, open: false });
    } else begin(moment);
  };

  const begin = (moment: Moment): void => {
    const byHand = needs.byHand() && !isOnMyTime();
    const beats = needs.fold(heard).filter((beat) => byHand || isTold(beat));
    const told = withMore(beats, heard);
    if (beats.length === 0) {
      last = [];
      land(moment, told);
      return;
    }
    const whole = beats.reduce((sum, beat) => sum + holdOf(beat, needs.pace()), 0);
    const earlier = shown?.scene?.beats ?? [];
    const entries = folded;
    folded = moment.entries;
    heard = [];
    squeeze = isOnMyTime() ? Math.min(1, LONGEST_ON_MY_TIME / whole) : 1;
    watchTheClock();
    last = [...earlier, ...beats];
    show(last, earlier.length, { moment, entries, told });
  };

  const next = (): void => {
    if (!shown) return;
    const { scene, moment, told } = shown;
    if (scene && scene.at + 1 < scene.beats.length) show(scene.beats, scene.at + 1, { moment });
    else if (heard.length > 0) tell(waits);
    else if (scene) land(moment, told);
  };

  return {
    open: (moment) => land(moment, shown?.told ?? []),
    hear(moment) {
      if (!shown || moment.before === null) {
        land(moment, shown?.told ?? []);
        return;
      }
      const viewer = needs.viewer();
      const isMine = moment.happened.some(({ seat, forced }) => seat !== null && seat === viewer && !forced);
      if (isMine) skip(); // whoever answers has seen enough; an answer that the rules gave is told like everything else
      if (heard.length === 0) heardSince = needs.now();
      heard.push(moment);
      const ends = needs.myTimeEnds();
      const isLate = ends !== null && ends - needs.now() <= LAST_SECONDS;
      if (needs.pace() === 0 || !needs.isWatched() || isLate || turnsIn(heard) > MOST_TURNS) skip();
      else if (shown.scene === null || waits) tell(false);
      else {
        watchTheClock();
        change(isOnMyTime() ? { moment, view: moment.view, open: true } : { moment, open: false });
      }
    },
    next,
    skip,
    again() {
      if (shown?.scene === null && heard.length === 0) show(last.filter(isTold), 0, { moment: shown.moment });
    },
    close() {
      stop();
      stopCut();
      heard = [];
      last = [];
      waits = false;
      shown = null;
    },
  };
}

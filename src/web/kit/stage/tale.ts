/** What happened, as a tale for a game's `scenes`; and the scenes of a game that has none, in the words of its events. */
import type { AnyGame, GameTypes, Seat } from '../../../engine/game.js';
import type { Moment } from '../../../match/client.js';
import { happeningsOf } from '../../../match/picture.js';
import type { Beat, Tale } from '../../table.js';

const MOST_BEATS = 6;
const MOST_SENTENCES = 3; // of a turn

interface Told {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** One step per entry. Entries that came together share the position after the last of them: no other was told. Null: it begins nowhere. */
export function taleOf(moments: readonly Moment[], { game, names, me }: Told): Tale<GameTypes> | null {
  const before = moments[0]?.before;
  if (!before) return null;
  const steps = moments.flatMap(({ happened, view }) =>
    happened.map((one) => ({ seat: one.seat, happenings: happeningsOf(game, [one], names), view, forced: one.forced === true })),
  );
  return { before, steps, me, names };
}

/** One beat for each turn of somebody else: what its events say. */
export function plainScenes({ steps, me }: Tale<GameTypes>): readonly Beat[] {
  const turns: (Tale<GameTypes>['steps'][number] | undefined)[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last && last.seat === step.seat) turns[turns.length - 1] = { ...step, happenings: [...last.happenings, ...step.happenings] };
    else turns.push(step);
  }
  return turns
    .flatMap((turn) => (turn && turn.happenings.length > 0 && (turn.seat === null || turn.seat !== me) ? [plainBeat(turn)] : []))
    .slice(-MOST_BEATS);
}

const withoutStop = (words: string): string => words.replace(/\.$/, '');

const plainBeat = ({ seat, happenings, view }: Tale<GameTypes>['steps'][number]): Beat => ({
  words: happenings
    .slice(-MOST_SENTENCES)
    .map(({ words }) => withoutStop(words))
    .join('. '),
  seat,
  at: seat === null ? [] : [`seat:${seat}`],
  pieces: [],
  view,
});

/** Somebody takes back: no game tells this by itself. */
export function takeBackScene({ happened, view }: Moment, names: readonly string[], me: Seat | null): readonly Beat[] {
  const seat = happened.find(({ undo }) => undo !== null)?.seat ?? null;
  if (seat === null || seat === me) return [];
  return [{ words: `${names[seat]} takes back`, short: 'takes back', seat, at: [`seat:${seat}`], pieces: [], view }];
}

/** The beats of moments that follow one another. A take-back is told by itself, and so is what came before and after it. */
export function foldBeats(moments: readonly Moment[], scenes: (tale: Tale<GameTypes>) => readonly Beat[], told: Told): readonly Beat[] {
  const back = moments.findIndex(({ happened }) => happened.some(({ undo }) => undo !== null));
  const moment = moments[back];
  if (moment) {
    const [before, after] = [moments.slice(0, back), moments.slice(back + 1)];
    return [...foldBeats(before, scenes, told), ...takeBackScene(moment, told.names, told.me), ...foldBeats(after, scenes, told)];
  }
  const tale = taleOf(moments, told);
  return tale ? scenes(tale) : [];
}

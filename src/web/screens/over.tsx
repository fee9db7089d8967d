/** What the bar says on the table once a match is over: who won and by how much, what everybody has, the way to the story, and once more; of a day's try, which counts once, the way to its result. */
import type { AnyGame, GameTypes, View } from '../../engine/game.js';
import { standings } from '../../engine/standings.js';
import type { Face } from '../../match/messages.js';
import { winnerHeading } from '../../match/result.js';
import { SeatShape } from '../art/seat.js';
import type { Day } from '../daily/calendar.js';
import { END_WORDS } from '../end/words.js';
import type { BarInput } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';
import { sayAgain } from '../online/OnceMore.js';
import styles from '../online/once-more.module.css';
import { go, pathTo } from '../route.js';
import { beginHere } from '../session/local.js';
import { fail, type Playing, seatNames, sittingOf } from '../session/store.js';

/** The same table once more on this device. */
export const againHere = (face: Face): Promise<void> =>
  beginHere({ game: face.game, seats: sittingOf(face), options: face.options, seed: '' }).then((id) => go(pathTo.match(id)));

/** `day`: whose counted try it was. */
export function overOf(
  { road, match, viewer }: Playing,
  game: AnyGame,
  face: Face,
  view: View<GameTypes>,
  day: Day | null,
): NonNullable<BarInput['over']> {
  const names = seatNames(face);
  const ranked = [...standings(game, view.shared)].sort((a, b) => a.rank - b.rank);
  const story = () => go(pathTo.end(road, match ?? ''));
  const again = () => {
    if (road === 'device') return void againHere(face).catch(fail);
    sayAgain(true);
    story(); // there it is seen who else has said yes
  };
  const mayAgain = road === 'device' || (viewer !== null && face.rematch === null && (face.again[viewer] ?? null) === null);
  return {
    heading: winnerHeading(game, view.shared, names),
    words: (
      <span className={`${styles.chips} ${styles.totals}`}>
        {ranked.map(({ seat, total }) => (
          <span key={seat} className={styles.chip} data-said="yes">
            <SeatShape seat={seat} size={16} />
            <b>{names[seat]}</b> {total}
          </span>
        ))}
      </span>
    ),
    quiet: mayAgain || day ? { label: W.story, press: story } : null,
    filled: day
      ? { label: END_WORDS.dailySee, press: () => go(pathTo.daily(day)) }
      : mayAgain
        ? { label: W.onceMore, press: again }
        : { label: W.story, press: story, glyph: 'chart' },
  };
}

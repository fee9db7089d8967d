/** The drawn table of Bird of Happiness: others on top, the field on felt, the question, one's own mat. */
import { useMemo } from 'react';
import { pileSize } from '../../../engine/pile.js';
import { useShape } from '../../../web/kit/shape.js';
import { Watch } from '../../../web/kit/Watch.js';
import type { TableProps } from '../../../web/table.js';
import { type BirdTypes, type BirdView, birdsOn, many, type Player, type Shared } from '../face.js';
import { Field } from './field.js';
import { FortunePanel } from './fortune.js';
import { Mat } from './mat.js';
import { askedNow, type Tap } from './question.js';
import { birdCardsOf, SeatPanel } from './seats.js';
import { useStandingAnswer } from './standing.js';
import styles from './table.module.css';

export { ending } from './ending.js';
export { notes } from './notes.js';
export { ask, places, say } from './say.js';
export { scenes, sounds } from './scenes.js';
export { signs } from './signs.js';
export { zoom } from './zoom.js';

export function Table({
  form,
  view,
  sitters,
  questions,
  me,
  bar,
  journal,
  chosen,
  proposed,
  select,
  submit,
  explain,
  look,
}: TableProps<BirdTypes>) {
  const { shared, open } = view;
  const isPhone = useIsPhone();
  const asked = useMemo(() => askedNow(questions, shared, me), [questions, shared, me]);
  const tap = useMemo<Tap>(() => ({ select, explain, look, chosen, proposed }), [select, explain, look, chosen, proposed]);
  useStandingAnswer(asked, shared.turn, submit);
  const side = form === 'play' ? (me ?? asked?.decision.seat ?? 0) : null; // a spectator's table does not turn round with every turn
  const mine = side === null ? undefined : shared.players[side];
  const [alone] = shared.players;
  const over = open.length === 0 && questions.length === 0 && isDecided(shared);
  const won = (player: Player): boolean =>
    over && shared.fortune === null && shared.players.every((other) => standing(player) >= standing(other));
  const seats = inOrder(shared, side).map((seat) => {
    const player = shared.players[seat];
    return (
      player && (
        <SeatPanel
          key={seat}
          seat={seat}
          player={player}
          sitter={sitters[seat]}
          openCounts={shared.options.openCounts}
          deciding={open.some((decision) => decision.seat === seat)}
          won={won(player)}
          size={isPhone || form === 'short' ? 16 : 22}
        />
      )
    );
  });
  const field = <Field shared={shared} over={over} asked={asked} tap={tap} />;
  if (form === 'watch') return <Watch game="bird" className={styles.watched} told={bar()} board={field} seats={seats} />;
  return (
    <div className={styles.table} data-form={form} data-phone={(isPhone && form === 'play') || undefined} data-game="bird">
      {shared.fortune !== null && alone !== undefined && form !== 'short' ? (
        <FortunePanel shared={shared} fortune={shared.fortune} player={alone} asked={asked} tap={tap} />
      ) : (
        <div className={styles.seats} data-seats={shared.players.length}>
          {seats}
        </div>
      )}
      {field}
      {form !== 'short' && <div className={styles.bar}>{bar()}</div>}
      {mine !== undefined && side !== null && (
        <Mat
          seat={side}
          mine={me !== null}
          player={mine}
          shared={shared}
          sitters={sitters}
          over={over}
          won={won(mine)}
          asked={asked}
          tap={tap}
        />
      )}
      {form === 'play' && <div className={styles.journal}>{journal}</div>}
    </div>
  );
}

/** The shapes that have no room for decks, rows and words. */
function useIsPhone(): boolean {
  const shape = useShape();
  return shape === 'pocket' || shape === 'sideways';
}

/** R 5.1: the pile is gone and no bird is left. A board that is told of something else asks nothing either. */
const isDecided = ({ pile, field }: Shared): boolean => pileSize(pile) === 0 && field.every((card) => birdsOn(card) === 0);

/** Birds first, then bird cards. */
const standing = (player: Player): number => player.birds * 100 + birdCardsOf(player);

/** Clockwise from the player whose side is shown, who is not among them. */
function inOrder({ players }: Shared, side: number | null): readonly number[] {
  const seats = players.map((_, i) => ((side ?? 0) + i) % players.length);
  return side === null ? seats : seats.slice(1);
}

const PLACES = ['first', 'second', 'third', 'fourth', 'last'];
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five'];

/** For the top bar. */
export function facts({ shared, seat }: BirdView): string[] {
  const seats = shared.players.length;
  const place = seat === null ? -1 : (seat - shared.first + seats) % seats;
  return [
    `Turn ${shared.turn}`,
    `${many(pileSize(shared.pile), 'card')} in the pile`,
    ...(place >= 0 && seats > 1 ? [`You play ${place === seats - 1 ? 'last' : (PLACES[place] ?? '')} of ${NUMBERS[seats] ?? seats}`] : []),
  ];
}

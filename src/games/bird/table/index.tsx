/** The drawn table of Bird of Happiness: others on top, the field on felt, the question, one's own mat. */

import { useMemo, useRef } from 'react';
import { pileSize } from '../../../engine/pile.js';
import { useLater } from '../../../web/kit/after-picture.js';
import type { TableProps } from '../../../web/table.js';
import { type BirdTypes, type BirdView, cardOf, costOf, type Move, type Player, type Shared } from '../face.js';
import { PowerRing } from './art/cards.js';
import './table.css';
import { Field } from './field.js';
import { FortunePanel } from './fortune.js';
import { Mat } from './mat.js';
import { Motion } from './motion.js';
import { eitherOf, many, SHORT_NAMES } from './names.js';
import { chanceToGain, contentsOf, percent, prospects } from './odds.js';
import { type Asked, askedNow, type Marks } from './question.js';
import { birdCardsOf, OtherSeat } from './seats.js';
import { useStandingAnswer } from './standing.js';

export { zoom } from './zoom.js';

const drawn = (move: Move): boolean => move.t === 'take';

/** What is played sets off from where it lies while its question is answered, and everything else follows a picture later. */
function useDrawing({ view: { shared, open }, sitters, happenings, pace }: TableProps<BirdTypes>) {
  const now = useMemo(() => ({ shared, open, sitters, happenings }), [shared, open, sitters, happenings]);
  const later = useLater(now);
  return pace === 0 ? now : later;
}

/** What glows, and what may be done with it: a choice at once, another question together with its position. */
function useMarks(asked: Asked | null, { select, submit, explain, look, selected, pace }: TableProps<BirdTypes>): Marks {
  const now = useMemo(
    () => ({ asked, tap: { select, submit, explain, look, selected } }),
    [asked, select, submit, explain, look, selected],
  );
  const later = useLater(now);
  return pace === 0 || asked === later.asked ? now : later;
}

export function Table(props: TableProps<BirdTypes>) {
  const { view, questions, me, bar, journal, submit } = props;
  const root = useRef<HTMLDivElement>(null);
  const asked = useMemo(() => askedNow(questions, view.shared, me), [questions, view.shared, me]);
  const marks = useMarks(asked, props);
  const { shared, open, sitters, happenings } = useDrawing(props);
  useStandingAnswer(asked, view.shared.turn, submit);

  const side = me ?? asked?.decision.seat ?? 0; // a spectator's table does not turn round with every turn
  const mine = shared.players[side];
  const over = open.length === 0;
  const won = (player: Player): boolean =>
    over && shared.fortune === null && shared.players.every((other) => standing(player) >= standing(other));
  const others = shared.players.flatMap((player, seat) => (seat === side ? [] : [{ player, seat }]));
  const order = others.sort((a, b) => fromSide(a.seat, side, shared) - fromSide(b.seat, side, shared));

  return (
    <div className="bt" data-game="bird" ref={root}>
      <div className="bt-table">
        {shared.fortune !== null && mine !== undefined ? (
          <FortunePanel shared={shared} fortune={shared.fortune} player={mine} />
        ) : (
          <div className={`bt-seats bt-seats-${others.length}`}>
            {order.map(({ player, seat }) => (
              <OtherSeat
                key={seat}
                seat={seat}
                player={player}
                sitter={sitters[seat]}
                openCounts={shared.options.openCounts}
                deciding={open.some((decision) => decision.seat === seat)}
                won={won(player)}
              />
            ))}
          </div>
        )}
        <Field shared={shared} over={over} {...marks} />
        <div className="bt-bar">
          {bar({
            figure:
              asked === null ? undefined : (
                <span className="bt-figure">
                  <PowerRing power={asked.power} size={52} />
                </span>
              ),
            note: asked === null ? undefined : noteFor(asked, view.shared, props.selected),
            drawn,
          })}
        </div>
        {mine !== undefined && (
          <Mat seat={side} mine={me !== null} player={mine} shared={shared} sitters={sitters} over={over} won={won(mine)} {...marks} />
        )}
        <div className="bt-journal">{journal}</div>
      </div>
      <Motion {...props} root={root} drawn={happenings} />
    </div>
  );
}

/** Birds first, then bird cards. */
const standing = (player: Player): number => player.birds * 100 + birdCardsOf(player);

/** Clockwise from the player whose side is shown. */
const fromSide = (seat: number, side: number, { players }: Shared): number => (seat - side + players.length) % players.length;

/** What would follow, in one line: of the chosen card, or of saying please. */
function noteFor(asked: Asked, shared: Shared, selected: Move | null): string {
  const player = shared.players[asked.decision.seat];
  if (asked.decision.kind === 'upset') return 'Your deck has no order either way: nothing changes but the feeling.';
  if (asked.decision.kind !== 'main' || player === undefined) return '';
  const { goldCost, openCounts } = shared.options;
  if (selected?.t === 'take') {
    const cost = costOf(cardOf(selected.card), goldCost);
    const spare = asked.power - cost;
    return `${SHORT_NAMES[selected.card]}: costs ${cost}${spare > 0 ? `, ${spare} power goes unused` : ''}. All you own goes back into your deck.`;
  }
  if (asked.please?.refusal) return 'No saying please with a closed ring. Choose any card that glows.';
  if (!openCounts) return 'Say please and your row stays, with one more card next turn.';
  const deck = contentsOf(player.deck);
  const next = prospects(deck, asked.power, shared.field, goldCost)[0];
  if (next === undefined) return `Say please and your next flip is a clover in ${percent(chanceToGain(deck, 1))}.`;
  return `Say please and your next flip reaches ${next.power} (${eitherOf(next.kinds)}) in ${percent(next.chance)}.`;
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

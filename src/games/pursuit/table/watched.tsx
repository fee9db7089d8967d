/** The table as a picture: on a television, or small beside a text. Seats stay where they are, and nothing can be touched. */
import { Watch } from '../../../web/kit/Watch.js';
import type { TableProps } from '../../../web/table.js';
import type { PursuitTypes } from '../face.js';
import boardCss from './board.module.css';
import { House } from './house.js';
import { LifeLine } from './lifeline.js';
import livesCss from './lives.module.css';
import { handOf } from './question.js';
import { Rows } from './rows.js';
import { OtherSeat } from './seats.js';
import tableCss from './table.module.css';
import { Tracks } from './tracks.js';

const NO_CARD_OPEN = { opened: null, open: () => {} };
const nowhere = () => {};

export function Watched(props: TableProps<PursuitTypes>) {
  const { form, view, sitters, bar, me } = props;
  const { shared, open } = view;
  const hand = handOf(props, null);
  const side = me ?? shared.turn;
  const seats = shared.players.map((_, seat) => (
    <OtherSeat
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      key={seat}
      seat={seat}
      shared={shared}
      sitter={sitters[seat]}
      deciding={open.some((decision) => decision.seat === seat)}
      asked={null}
      hand={hand}
      looking={NO_CARD_OPEN}
      compact={form === 'short'}
    />
  ));
  const board = (
    <div className={boardCss.board} data-board="">
      <House shared={shared} seat={side} sitters={sitters} asked={null} hand={hand} lit={null} light={nowhere} />
      <Tracks shared={shared} sitters={sitters} after={null} seat={side} />
    </div>
  );
  if (form === 'watch') return <Watch game="pursuit" told={bar()} board={board} className={livesCss.watched} seats={seats} />;
  return (
    <div className={tableCss.root} data-game="pursuit" data-form={form} inert>
      <LifeLine shared={shared} sitters={sitters} />
      <div className={livesCss.seats} data-others={shared.players.length}>
        {seats}
      </div>
      {board}
      <Rows shared={shared} seat={side} asked={null} hand={hand} looking={NO_CARD_OPEN} look="steps" only={null} lit={null} />
    </div>
  );
}

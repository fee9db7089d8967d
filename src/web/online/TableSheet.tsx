/** Everything about the table that is not the game: links, people, reminders, leaving. */
import type { Face, You } from '../../match/messages.js';
import { SeatShape } from '../art/seat.js';
import { Button } from '../kit/Button.js';
import { Sheet } from '../kit/Sheet.js';
import { order } from '../session/store.js';
import { LinkBox } from './LinkBox.js';
import { watchLink } from './links.js';
import { Reminders } from './Reminders.js';
import { keepTicket, newToken, ticketFor } from './tickets.js';

interface TableSheetProps {
  readonly face: Face;
  readonly you: You;
  readonly close: () => void;
}

export function TableSheet({ face, you, close }: TableSheetProps) {
  const watch = ticketFor(face.match)?.watch ?? null;
  const playing = face.phase === 'playing';
  const mine = you.seat === null ? null : face.chairs[you.seat];
  const renew = async () => {
    const token = newToken();
    const answer = await order({ t: 'renew', token });
    if (answer?.t === 'done') keepTicket(face.match, { token });
  };
  return (
    <Sheet title="The table" glyph="people" close={close}>
      {you.seat !== null && <Reminders />}
      {you.host && playing && (
        <section className="host-people">
          <h3>People</h3>
          <ul>
            {face.chairs.map((chair, seat) =>
              chair.taken && seat !== you.seat ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
                <li key={seat}>
                  <SeatShape seat={seat} size={20} />
                  <span>{chair.name}</span>
                  {!chair.bot && <Button press={() => void order({ t: 'bot', seat })}>Let a bot play for them</Button>}
                  <Button press={() => void order({ t: 'remove', seat })}>Send away for good</Button>
                </li>
              ) : null,
            )}
          </ul>
          <p className="mut s">
            A bot that plays for somebody hands the seat back as soon as they want it. Who is sent away cannot come back.
          </p>
        </section>
      )}
      {watch && (
        <LinkBox
          title="Watch, or show on a shared screen"
          note="Shows what everybody may see, and nothing else."
          link={watchLink(face.match, watch)}
          qr
        />
      )}
      {you.seat !== null && (
        <section>
          <h3>This device</h3>
          <p className="mut s">
            Your seat belongs to this browser. If you think that somebody else has got hold of it, lock all other devices out.
          </p>
          <div className="row">
            <Button press={() => void renew()}>Lock others out</Button>
            {playing && mine && !mine.bot && <Button press={() => void order({ t: 'leave' })}>Leave: a bot plays for me</Button>}
          </div>
        </section>
      )}
    </Sheet>
  );
}

/** Everything about the table that is not the game: names, and with friends links, reminders, the host's powers and leaving. */
import { useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Face, You } from '../../match/messages.js';
import { SeatShape } from '../art/seat.js';
import { Button } from '../kit/Button.js';
import { Sheet } from '../kit/Sheet.js';
import { order, type Playing, rename } from '../session/store.js';
import { LinkBox } from './LinkBox.js';
import { televisionLink, watchLink } from './links.js';
import { Reminders } from './Reminders.js';
import { keepTicket, newToken, ticketFor } from './tickets.js';
import './online.css';

interface PeopleSheetProps {
  readonly playing: Playing;
  readonly face: Face;
  readonly you: You;
  readonly sendAway: (seat: Seat) => void; // asks first
  readonly close: () => void;
}

export function PeopleSheet({ playing: { road, people }, face, you, sendAway, close }: PeopleSheetProps) {
  const far = road === 'friends';
  const named = far ? (you.seat === null ? [] : [you.seat]) : people;
  const watch = ticketFor(face.match)?.watch ?? null;
  const playing = face.phase === 'playing';
  const mine = you.seat === null ? null : face.chairs[you.seat];
  const renew = async () => {
    const token = newToken();
    const answer = await order({ t: 'renew', token });
    if (answer?.t === 'done') keepTicket(face.match, { token });
  };
  return (
    <Sheet title="People" glyph="people" close={close}>
      {named.length > 0 && face.phase !== 'over' && (
        <section>
          <h3>{named.length === 1 ? 'Your name' : 'Names'}</h3>
          {named.map((seat) => (
            <NameField key={seat} seat={seat} name={face.chairs[seat]?.name ?? ''} />
          ))}
        </section>
      )}
      {far && you.seat !== null && <Reminders />}
      {far && you.host && playing && (
        <section className="host-people">
          <h3>People</h3>
          <ul>
            {face.chairs.map((chair, seat) =>
              chair.taken && seat !== you.seat ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
                <li key={seat}>
                  <SeatShape seat={seat} size={20} />
                  <span>{chair.name}</span>
                  {!chair.bot && <Button press={() => void order({ t: 'bot', seat })}>{`Let a bot play for ${chair.name}`}</Button>}
                  <Button
                    className="bad"
                    press={() => {
                      close();
                      sendAway(seat);
                    }}
                  >
                    {`Send ${chair.name} away…`}
                  </Button>
                </li>
              ) : null,
            )}
          </ul>
          <p className="mut s">
            Both are possible when somebody is away or has kept the table waiting, and otherwise when everybody else agrees. A bot that
            plays for somebody hands the seat back as soon as they want it. Who is sent away cannot come back.
          </p>
        </section>
      )}
      {watch && <LinkBox title="Watch" note="Shows what everybody may see, and nothing else." link={watchLink(face.match, watch)} qr />}
      {watch && (
        <LinkBox
          title="Show it on the television"
          note="Open this link there. The board is up on the screen, everybody's hand stays on their phone."
          link={televisionLink(face.match, watch)}
          qr={false}
        />
      )}
      {far && you.seat !== null && (
        <section>
          <h3>This device</h3>
          <p className="mut s">
            Your seat belongs to this browser. If you think that somebody else has got hold of it, lock all other devices out.
          </p>
          <div className="row">
            <Button press={() => void renew()}>Lock others out</Button>
            {playing && mine && !mine.bot && (
              <Button
                press={() => {
                  close();
                  void order({ t: 'leave' });
                }}
              >
                Leave: a bot plays for me
              </Button>
            )}
          </div>
        </section>
      )}
    </Sheet>
  );
}

/** The name of one seat, changed when it is said. */
function NameField({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const [text, setText] = useState(name);
  const wanted = text.trim();
  return (
    <form
      className="row name-field"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(seat, wanted);
      }}
    >
      <SeatShape seat={seat} size={20} />
      <input
        type="text"
        aria-label={`Name of seat ${seat + 1}`}
        maxLength={20}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" disabled={wanted === '' || wanted === name}>
        Rename
      </button>
    </form>
  );
}

/** The online matches this device has a seat, a host's chair or a window at. */
import { useState } from 'react';
import { BoxArt } from '../art/box.js';
import { titleOf } from '../boxes.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { sentences } from '../kit/Journal.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import { dropTicket, type Ticket } from './tickets.js';
import { useTickets } from './use-tickets.js';

const STATE = {
  gathering: 'Gathering',
  mine: 'Your turn',
  theirs: 'Going on',
  over: 'Over',
  watching: 'Watching',
} as const;

/** `here`: the matches kept on this device. One that is over and whole among them is not listed a second time. */
export function TicketList({ here }: { readonly here: readonly string[] }) {
  const isKept = ({ state, kept, asks }: Ticket): boolean => state === 'over' && asks === null && kept !== null && here.includes(kept);
  const tickets = useTickets().filter((ticket) => !isKept(ticket));
  if (tickets.length === 0) return null;
  return (
    <ul aria-label="Online matches" className="tickets">
      {tickets.map((ticket) => (
        <OneTicket key={ticket.match} ticket={ticket} />
      ))}
    </ul>
  );
}

function OneTicket({ ticket }: { readonly ticket: Ticket }) {
  const [asking, setAsking] = useState(false);
  const { game, match, state, words } = ticket;
  return (
    <li className="panel kept" data-game={game}>
      <div className="mini">
        <BoxArt game={game} crop="stamp" />
      </div>
      <div className="kept-text">
        <h2>
          {titleOf(game)} <span className={state === 'mine' ? 'tag acc' : 'tag'}>{STATE[state]}</span> <span className="tag">online</span>
        </h2>
        {words !== '' && <p>{sentences([words])}</p>}
      </div>
      {asking ? (
        <div className="row">
          <span className="mut s">This device could not play or watch it any more.</span>
          <Button press={() => setAsking(false)}>Keep it</Button>
          <Button press={() => dropTicket(match)}>Forget it</Button>
        </div>
      ) : (
        <div className="row">
          <GlyphButton
            glyph="trash"
            label={`Forget this online match of ${titleOf(game)}`}
            press={() => setAsking(true)}
            className="plain"
          />
          {state === 'over' && (
            <PageLink to={pathTo.review('friends', match)} className="btn">
              Review
            </PageLink>
          )}
          <PageLink to={pathTo.online(match)} className="btn">
            {state === 'over' ? 'Open' : 'Continue'}
          </PageLink>
        </div>
      )}
    </li>
  );
}

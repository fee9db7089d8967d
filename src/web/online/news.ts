/** Keeps this device's tickets true while their tables are not on the screen: whose turn it is, who waits, who wants once more, where the next match is. */
import type { News } from '../../match/messages.js';
import { newsOf } from './api.js';
import { inherit } from './links.js';
import { keepTicket, listTickets, type Ticket, ticketFor } from './tickets.js';

const EVERY = 20_000; // milliseconds
const AT_ONCE = 24; // matches, those touched last
const DAY = 24 * 3_600_000; // milliseconds: the code of a room is its own for so long after the end

/** Matches of which there may be news: where somebody of this device sits. */
const isWorthAsking = ({ token, state, touched }: Ticket): boolean => token !== null && (state !== 'over' || Date.now() - touched < DAY);

async function look(): Promise<void> {
  const seats = listTickets()
    .filter(isWorthAsking)
    .slice(0, AT_ONCE)
    .flatMap(({ match, token }) => (token === null ? [] : [{ match, token }]));
  if (seats.length === 0) return;
  for (const news of await newsOf(seats)) note(news);
}

/** What a match says of itself, as the ticket keeps it. */
export function standingOf({ phase, seat, asked, chairs, again, next, waited, closed }: News): Pick<
  Ticket,
  'state' | 'waiting' | 'asks' | 'others'
> & {
  readonly waited: number;
} {
  const nameAt = (one: number) => chairs[one]?.name ?? '';
  const others = chairs.flatMap(({ name, taken, bot }, one) => (one !== seat && taken && !bot ? [name] : []));
  const present = chairs.flatMap(({ taken, here, bot }, one): Ticket['others'] => {
    if (one === seat) return [];
    return [{ seat: one, presence: taken ? (bot ? 'bot' : here ? 'here' : 'away') : bot || phase !== 'gathering' ? 'here' : 'free' }];
  });
  if (phase === 'over') {
    const willing = again.flatMap((yes, one) => (yes === true && one !== seat ? [nameAt(one)] : []));
    const isAsked = !closed && next === null && again[seat] === null && willing.length > 0;
    return { state: 'over', waiting: isAsked ? willing : [], asks: isAsked ? 'rematch' : null, others: present, waited: 0 };
  }
  const mine = asked.includes(seat);
  const state = phase === 'gathering' ? phase : mine ? 'mine' : 'theirs';
  return { state, waiting: state === 'gathering' ? [] : mine ? others : asked.map(nameAt), asks: null, others: present, waited };
}

function note(news: News): void {
  const ticket = ticketFor(news.match);
  if (!ticket) return; // it was forgotten meanwhile
  const { waited, ...standing } = standingOf(news);
  const since = Date.now() - waited;
  const isSame = Object.entries(standing).every(([key, value]) => JSON.stringify(value) === JSON.stringify(ticket[key as keyof Ticket]));
  if (!isSame || Math.abs(ticket.since - since) > EVERY)
    keepTicket(news.match, { ...standing, since, game: news.game, code: news.code, touched: ticket.touched });
  if (news.next !== null && news.again[news.seat] !== false) inherit(news.match, news.next);
}

/** Begins to look, as long as the page is seen. Returns how to stop. */
export function watchNews(): () => void {
  const lookNow = () => {
    if (document.visibilityState === 'visible') void look().catch(() => {}); // without a line there is no news
  };
  lookNow();
  const timer = setInterval(lookNow, EVERY);
  document.addEventListener('visibilitychange', lookNow);
  window.addEventListener('online', lookNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
    window.removeEventListener('online', lookNow);
  };
}

/** The matches that are not over, on this device and with friends, in the order in which they want somebody. */
import type { Other, Ticket } from '../online/tickets.js';
import { pathTo } from '../route.js';
import type { MatchNote } from '../session/archive.js';
import { sinceWords, stoppedWords, SHELF_WORDS as W } from './words.js';

export interface RunningMatch {
  readonly key: string;
  readonly to: string;
  readonly game: string;
  readonly mine: boolean; // something is asked of me there
  readonly online: boolean;
  readonly heading: (title: string) => string;
  readonly words: string;
  readonly act: string;
  readonly seats: readonly Other[]; // the others with friends, everybody at this device
  readonly calls: string | null; // the match with friends where somebody wants once more
}

/** `me`: what this person is called here. */
export function runningOf(notes: readonly MatchNote[], tickets: readonly Ticket[], me: string, now: number): readonly RunningMatch[] {
  const online = tickets.filter((ticket) => ticket.state !== 'watching' && (ticket.state !== 'over' || ticket.asks !== null));
  const here = notes.filter((note) => note.state !== 'over');
  return [
    ...online.filter(({ asks }) => asks !== null), // they sit there now
    ...online.filter((ticket) => isMine(ticket) && ticket.asks === null).sort((a, b) => a.since - b.since), // who has waited longest first
    ...online.filter((ticket) => !isMine(ticket)).sort((a, b) => b.touched - a.touched),
  ]
    .map((ticket) => withFriends(ticket, now))
    .concat(here.map((note) => onDevice(note, me, now)));
}

const isMine = ({ state, asks }: Ticket): boolean => state === 'mine' || asks !== null;

function withFriends(ticket: Ticket, now: number): RunningMatch {
  const { match, game, state, asks, waiting, since } = ticket;
  const base = { key: match, to: pathTo.online(match), game, online: true, mine: isMine(ticket), seats: ticket.others, calls: null };
  const lasts = since > 0 ? sinceWords(now - since) : null;
  if (asks === 'rematch') return { ...base, heading: W.plain, words: W.again(waiting), act: W.yes, calls: match };
  if (state === 'gathering')
    return { ...base, heading: W.plain, words: ticket.words === '' ? W.gathers : W.waitsFor(ticket.words), act: W.open };
  if (state === 'mine') return { ...base, heading: W.yourTurn, words: W.waited(waiting, lasts), act: W.goOn };
  return { ...base, heading: W.plain, words: W.onTurn(waiting, lasts), act: W.open };
}

function onDevice({ id, game, names, state, touched }: MatchNote, me: string, now: number): RunningMatch {
  return {
    key: id,
    to: pathTo.match(id),
    game,
    mine: state === 'mine',
    online: false,
    heading: state === 'mine' ? W.yourTurn : W.plain,
    words: `${W.against(names.filter((name) => name !== me))} ${stoppedWords(touched, now)}`,
    act: state === 'mine' ? W.goOn : W.open,
    seats: names.map((_, seat) => ({ seat, presence: 'here' })),
    calls: null,
  };
}

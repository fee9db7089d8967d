/** The bar at the end of a match with friends: once more, same people? With who has said yes, and the way to the next table. */
import { useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Face, You } from '../../match/messages.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { Bar } from '../kit/bar/Bar.js';
import type { Act, BarContent } from '../kit/bar/content.js';
import { go, pathTo } from '../route.js';
import { order, seatNames } from '../session/store.js';
import { inherit, inviteLink } from './links.js';
import styles from './once-more.module.css';
import { handOut } from './sharing.js';
import { ticketFor } from './tickets.js';
import { ROOM_WORDS } from './words.js';

const { again: W } = ROOM_WORDS;

/** What people have said: the seats of those who want once more, who do not, and who have not answered. */
export function answersIn({ chairs, again }: Face): Readonly<Record<'yes' | 'no' | 'waiting', readonly Seat[]>> {
  const people = chairs.flatMap(({ taken }, seat) => (taken ? [seat] : []));
  const saying = (answer: boolean | null) => people.filter((seat) => (again[seat] ?? null) === answer);
  return { yes: saying(true), no: saying(false), waiting: saying(null) };
}

export const sayAgain = (yes: boolean): void => void order({ t: 'rematch', yes });

/** To the next match of this room, with what opened this one. */
export function goToRematch(face: Face): void {
  if (face.rematch === null) return;
  inherit(face.match, face.rematch);
  go(pathTo.online(face.rematch));
}

interface OnceMoreProps {
  readonly face: Face;
  readonly you: You;
}

export function OnceMore({ face, you }: OnceMoreProps) {
  const [sent, setSent] = useState('');
  return (
    <Bar state="over" content={{ ...contentOf(face, you, setSent), ...(sent === '' ? {} : { over: { words: sent } }) }} asked={null} />
  );
}

function contentOf(face: Face, { seat }: You, said: (words: string) => void): BarContent {
  const names = seatNames(face);
  const { yes, waiting } = answersIn(face);
  const chips = <Chips face={face} names={names} />;
  const plain = { look: 'plain', words: chips } as const;
  if (face.rematch !== null)
    return { ...plain, look: 'lit', heading: W.nextLaid, filled: { label: W.next, press: () => goToRematch(face) } };
  if (seat === null)
    return {
      ...plain,
      heading:
        W.said(
          yes.map((one) => names[one] ?? ''),
          [],
        ) || W.heading,
    };
  const mine = face.again[seat] ?? null;
  if (mine === true) {
    const [first] = waiting;
    const missing = waiting.map((one) => names[one] ?? '');
    return { ...plain, heading: W.youSaid(missing), ...(first === undefined ? {} : waitFor(face, first, names[first] ?? '', said)) };
  }
  if (mine === false) return { ...plain, heading: W.youSaidNo, quiet: { label: W.changed, press: () => sayAgain(true) } };
  return {
    ...plain,
    look: 'lit',
    heading: W.heading,
    quiet: { label: W.no, press: () => sayAgain(false) },
    filled: { label: W.yes, press: () => sayAgain(true) },
  };
}

/** Not waiting for somebody, or reminding them. */
function waitFor(face: Face, seat: Seat, name: string, said: (words: string) => void): { readonly quiet: Act; readonly also: Act | null } {
  const invite = ticketFor(face.match)?.invite ?? null;
  const send = () => void handOut(inviteLink(face.match, face.code, invite ?? '')).then(said);
  return {
    quiet: { label: W.bot(name), press: () => void order({ t: 'without', seat }) },
    also: invite === null ? null : { label: W.link(name), press: send },
  };
}

/** Everybody who sat there, and what they have said. */
function Chips({ face, names }: { readonly face: Face; readonly names: readonly string[] }) {
  const { yes, no, waiting } = answersIn(face);
  const chip = (seat: Seat, mark: string) => (
    <span key={seat} className={styles.chip} data-said={mark}>
      <SeatShape seat={seat} size={16} />
      <b>{names[seat]}</b>
      {mark === W.yesMark && <Glyph name="check" size={14} />}
      <small>{mark}</small>
    </span>
  );
  return (
    <span className={styles.chips}>
      {yes.map((seat) => chip(seat, W.yesMark))}
      {waiting.map((seat) => chip(seat, W.notYet))}
      {no.map((seat) => chip(seat, W.noMark))}
    </span>
  );
}

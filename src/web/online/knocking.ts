/** Knocking at a door: remembered until somebody has opened or not, also when the page is loaded anew. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import { type Came, knock, lookOn, takeSeat } from '../session/store.js';
import { newToken } from './tickets.js';

/** What somebody asks for; `seat` null: to look on. */
export interface KnockWish {
  readonly seat: Seat | null;
  readonly name: string;
  readonly word: string;
}

interface Knocked extends KnockWish {
  readonly token: string;
}

const KEY = 'halcyon:knocked:';

function kept(match: string): Knocked | null {
  const text = sessionStorage.getItem(KEY + match);
  return text === null ? null : JSON.parse(text);
}

function keep(match: string, knocked: Knocked | null): void {
  if (knocked) sessionStorage.setItem(KEY + match, JSON.stringify(knocked));
  else sessionStorage.removeItem(KEY + match);
}

export interface Knocking {
  readonly asked: KnockWish | null; // waits for an answer
  readonly refused: string | null; // why it did not work
  readonly busy: boolean;
  come(wish: KnockWish): void;
}

/** Coming in: at once where that is possible, otherwise by a knock, and then as soon as the door is open. */
export function useKnocking(face: Face): Knocking {
  const { match } = face;
  const [knocked, setKnocked] = useState(() => kept(match));
  const [heard, setHeard] = useState(false); // the table knows of it
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mine = knocked && face.knocks.find(({ seat, name }) => seat === knocked.seat && name === knocked.name);
  const isOpen = mine?.open === true;

  const settle = (came: Came, wish: Knocked) => {
    setBusy(false);
    if (came.how === 'refused') setRefused(came.because);
    const waits = came.how === 'knocked' ? wish : null;
    keep(match, waits);
    setKnocked(waits);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what the door says
  useEffect(() => {
    if (!knocked) return;
    if (mine) setHeard(true);
    if (isOpen && knocked.seat === null) void lookOn().then(() => settle({ how: 'seated' }, knocked));
    else if (isOpen && knocked.seat !== null)
      void takeSeat(knocked.seat, knocked.name, knocked.word, knocked.token).then((came) => settle(came, knocked));
    else if (!mine && heard) {
      setHeard(false);
      settle({ how: 'refused', because: '' }, knocked);
    }
  }, [knocked, mine === undefined, isOpen, heard]);

  return {
    asked: knocked,
    refused,
    busy,
    come(wish) {
      const made: Knocked = { ...wish, token: knocked?.token ?? newToken() };
      setBusy(true);
      setRefused(null);
      const came = wish.seat === null ? knock(null, wish.name, made.token) : takeSeat(wish.seat, wish.name, wish.word, made.token);
      void came.then((how) => settle(how, made));
    },
  };
}

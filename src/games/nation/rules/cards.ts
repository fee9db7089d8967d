/** The Explorer cards that are played on a turn: for each, who may play it and what it does. */
import { ask } from '../../../engine/decisions.js';
import type { Refusal, Seat } from '../../../engine/game.js';
import { type Action, type Situation, spendHours, The, tooDear, tooLate } from './act.js';
import {
  AMOUNTS,
  BREAD,
  breadFor,
  cardOf,
  faceOf,
  HOUSE,
  type Item,
  itemNameOf,
  itemsInWords,
  type Playable,
  TICKET,
  ticketsFor,
} from './data.js';
import { pay, payMat, purseOf } from './money.js';
import { cardMove, cardMoveFor, cardMoveOn, PLAYABLE } from './moves.js';
import { nextTurn, sameTurn } from './round.js';
import {
  activeAfter,
  bit,
  cheer,
  countActive,
  discardFromHand,
  held,
  isOut,
  playerAt,
  stored,
  supplyOf,
  takeFromSupply,
  withEntertainer,
} from './table.js';
import type { DayMoveOf, Move, NationEffects, NationRefuse, NationState } from './types.js';

type CardMove = DayMoveOf<'card'>;

interface CardRule {
  /** For a card that is held and whose hours are there. */
  moves(now: Situation, card: Playable, legal: Move[], refuse: NationRefuse | undefined): void;
  /** Does all but spend the card and its hours, and says how the turn goes on. */
  play(s: NationState, seat: Seat, move: CardMove, x: NationEffects): void;
}

/** R 6.11. */
export const card: Action<CardMove> = {
  moves(now, legal, refuse) {
    const { mine, me } = now;
    for (const name of PLAYABLE) {
      const { hours } = faceOf(name);
      if (held(mine, cardOf(name)) === 0) {
        if (refuse !== undefined)
          refuseCard(now, name, { clause: '6.11', because: `You do not hold the card ${faceOf(name).name}.` }, refuse);
      } else if (me.hours < hours) {
        if (refuse !== undefined) refuseCard(now, name, { clause: '6.11', because: tooLate(faceOf(name).name, hours, me) }, refuse);
      } else {
        RULES[name].moves(now, name, legal, refuse);
      }
    }
  },
  play(s, seat, move, x) {
    RULES[move.card].play(s, seat, move, x);
  },
};

/** The plainest way to try a card, for saying why it cannot be played. */
function refuseCard({ shared, seat }: Situation, name: Playable, why: Refusal, refuse: NationRefuse): void {
  if (name === 'firstAid' || name === 'help') refuse(cardMoveOn(name, activeAfter(shared, seat)), why);
  else refuse(name === 'wellTravelled' ? cardMoveFor(name, 1) : cardMove(name), why);
}

function spend(s: NationState, seat: Seat, name: Playable, extraHours = 0): void {
  discardFromHand(s, seat, cardOf(name));
  spendHours(s, seat, faceOf(name).hours + extraHours);
}

/** R 7.2, 7.2a: Bread from the store; Tickets, where the card asks for them, from the store too, or bought on the spot (R 13.2a). */
function feastCost({ shared, me, money }: Situation, name: Playable): Refusal | null {
  const { ticketCards } = shared.options;
  const title = faceOf(name).name;
  const bread = breadFor(name, ticketCards);
  const tickets = ticketsFor(name, ticketCards);
  if (stored(me, BREAD) < bread) {
    return { clause: '7.2', because: `${title} needs ${itemsInWords(bread, BREAD)} from your store; you have ${stored(me, BREAD)}.` };
  }
  if (tickets === 0) return null;
  if (!withEntertainer(shared)) {
    const cost = tickets * AMOUNTS.ticketHere;
    return money < cost ? { clause: '13.2a', because: tooDear(`${itemsInWords(tickets, TICKET)} for ${title} cost`, cost, money) } : null;
  }
  if (stored(me, TICKET) >= tickets) return null;
  return { clause: '7.2a', because: `${title} needs ${itemsInWords(tickets, TICKET)} from your store; you have ${stored(me, TICKET)}.` };
}

/** R 7.2 and 7.4: a feast among friends. */
const feast: CardRule = {
  moves(now, name, legal, refuse) {
    const why = feastCost(now, name);
    if (why === null) legal.push(cardMove(name));
    else refuse?.(cardMove(name), why);
  },
  play(s, seat, { card: name }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    const { ticketCards } = shared.options;
    const bread = breadFor(name, ticketCards);
    const tickets = ticketsFor(name, ticketCards);
    const { happiness } = faceOf(name);
    const onTheSpot = withEntertainer(shared) ? 0 : tickets;
    takeFromSupply(shared, player, BREAD, -bread);
    takeFromSupply(shared, player, TICKET, onTheSpot - tickets);
    payMat(s, seat, onTheSpot * AMOUNTS.ticketHere);
    spend(s, seat, name);
    x.tell?.({ type: 'feast', seat, card: name, bread, tickets, paid: onTheSpot * AMOUNTS.ticketHere, happiness });
    cheer(shared, seat, happiness, 'card', x);
    if (name === 'birthday') askForGifts(s, seat);
    if (s.open.length === 0) nextTurn(s, x);
  },
};

/** R 7.4: everybody is asked, rich or poor, at the same time. */
function askForGifts(s: NationState, host: Seat): void {
  for (let seat = activeAfter(s.shared, host); seat !== host; seat = activeAfter(s.shared, seat)) ask(s, seat, 'gift');
}

/** R 7.3. */
const holiday: CardRule = {
  moves({ money }, name, legal, refuse) {
    if (money >= AMOUNTS.holiday) legal.push(cardMove(name));
    else refuse?.(cardMove(name), { clause: '7.3', because: tooDear('A Holiday costs', AMOUNTS.holiday, money) });
  },
  play(s, seat, { card: name }, x) {
    const { happiness } = faceOf(name);
    payMat(s, seat, AMOUNTS.holiday);
    spend(s, seat, name);
    x.tell?.({ type: 'holiday', seat, paid: AMOUNTS.holiday, happiness });
    cheer(s.shared, seat, happiness, 'card', x);
    nextTurn(s, x);
  },
};

/** R 7.5. */
const give: CardRule = {
  moves({ shared, money }, name, legal, refuse) {
    const friends = countActive(shared) - 1;
    const cost = friends * AMOUNTS.present;
    if (money >= cost) legal.push(cardMove(name));
    else
      refuse?.(cardMove(name), { clause: '7.5', because: tooDear(`${AMOUNTS.present}B for each of ${friends} players make`, cost, money) });
  },
  play(s, seat, { card: name }, x) {
    const { shared } = s;
    const presents = countActive(shared) - 1;
    for (let to = activeAfter(shared, seat); to !== seat; to = activeAfter(shared, to)) pay(s, seat, to, AMOUNTS.present);
    spend(s, seat, name);
    x.tell?.({ type: 'give', seat, each: AMOUNTS.present, presents });
    cheer(shared, seat, presents, 'card', x);
    nextTurn(s, x);
  },
};

/** R 7.6. */
const firstAid: CardRule = {
  moves({ shared, seat }, name, legal) {
    for (let to = 0; to < shared.players.length; to++) {
      if (to !== seat && !isOut(playerAt(shared, to))) legal.push(cardMoveOn(name, to));
    }
  },
  play(s, seat, { card: name, seat: to = seat }, x) {
    const { happiness } = faceOf(name);
    spend(s, seat, name);
    x.tell?.({ type: 'firstAid', seat, to, happiness });
    cheer(s.shared, seat, happiness, 'card', x);
    cheer(s.shared, to, happiness, 'gift', x);
    nextTurn(s, x);
  },
};

/** R 7.7: who has less than 30B is seen to have less, and the turn goes on. */
const help: CardRule = {
  moves({ shared, seat, me }, name, legal, refuse) {
    for (let to = 0; to < shared.players.length; to++) {
      const friend = playerAt(shared, to);
      if (to === seat || isOut(friend)) continue;
      if ((me.askedHelp & bit(to)) === 0) legal.push(cardMoveOn(name, to));
      else
        refuse?.(cardMoveOn(name, to), {
          clause: '7.7a',
          because: `${The(friend.role)} has less than ${AMOUNTS.help}B; you have already asked.`,
        });
    }
  },
  play(s, seat, { card: name, seat: to = seat }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    if (purseOf(s, to) < AMOUNTS.help) {
      player.askedHelp |= bit(to);
      player.showsHelp = true;
      x.tell?.({ type: 'noHelp', seat, to });
      sameTurn(s);
      return;
    }
    pay(s, to, seat, AMOUNTS.help);
    spend(s, seat, name);
    x.tell?.({ type: 'help', seat, to, paid: AMOUNTS.help });
    cheer(shared, to, 1, 'gift', x);
    nextTurn(s, x);
  },
};

/** R 7.8. */
const free = (item: Item): CardRule => ({
  moves({ shared }, name, legal, refuse) {
    if (supplyOf(shared, item) > 0) legal.push(cardMove(name));
    else refuse?.(cardMove(name), { clause: '7.8', because: `The Supply has ${itemsInWords(0, item)} left.` });
  },
  play(s, seat, { card: name }, x) {
    const { shared } = s;
    const n = Math.min(AMOUNTS.free, supplyOf(shared, item));
    takeFromSupply(shared, playerAt(shared, seat), item, n);
    spend(s, seat, name);
    x.tell?.({ type: 'free', seat, card: name, item: itemNameOf(item), n });
    nextTurn(s, x);
  },
});

/** R 7.9; without an Entertainer the Tickets are used up on the spot (R 13.2b). */
const wellTravelled: CardRule = {
  moves(now, name, legal, refuse) {
    const { shared, me, money } = now;
    const room = withEntertainer(shared) ? supplyOf(shared, TICKET) : me.hours - faceOf(name).hours;
    const most = Math.min(AMOUNTS.travelMost, Math.floor(money / AMOUNTS.travelTicket), room);
    for (let n = 1; n <= most; n++) legal.push(cardMoveFor(name, n));
    if (refuse !== undefined && most < AMOUNTS.travelMost) refuseTravel(now, name, Math.max(most, 0) + 1, refuse);
  },
  play(s, seat, { card: name, n = 0 }, x) {
    const { shared } = s;
    const paid = n * AMOUNTS.travelTicket;
    const here = !withEntertainer(shared);
    payMat(s, seat, paid);
    if (!here) takeFromSupply(shared, playerAt(shared, seat), TICKET, n);
    spend(s, seat, name, here ? n : 0);
    x.tell?.({ type: 'travel', seat, n, paid, happiness: here ? n : 0 });
    if (here) cheer(shared, seat, n, 'card', x);
    nextTurn(s, x);
  },
};

function refuseTravel({ shared, me, money }: Situation, name: Playable, n: number, refuse: NationRefuse): void {
  const cost = n * AMOUNTS.travelTicket;
  const tickets = itemsInWords(n, TICKET);
  if (money < cost) refuse(cardMoveFor(name, n), { clause: '7.9', because: tooDear(`${tickets} cost`, cost, money) });
  else if (withEntertainer(shared)) {
    refuse(cardMoveFor(name, n), { clause: '7.9', because: `The Supply has ${itemsInWords(supplyOf(shared, TICKET), TICKET)}, not ${n}.` });
  } else {
    const because = tooLate(`Well-Travelled with ${tickets}, used on the spot,`, faceOf(name).hours + n, me);
    refuse(cardMoveFor(name, n), { clause: '13.2b', because });
  }
}

const RULES: Readonly<Record<Playable, CardRule>> = {
  wedding: feast,
  dinnerParty: feast,
  date: feast,
  birthday: feast,
  holiday,
  give,
  firstAid,
  help,
  freeLunch: free(BREAD),
  freeHousing: free(HOUSE),
  wellTravelled,
};

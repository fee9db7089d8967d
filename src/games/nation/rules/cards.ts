/** The Explorer cards that are played on a turn: for each, who may play it and what it does. */

import { ask } from '../../../engine/decisions.js';
import type { Refusal, Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { type Action, type Situation, spendHours, The, tooDear, tooLate } from './act.js';
import {
  AMOUNTS,
  BREAD,
  breadFor,
  type Card,
  type Deed,
  type ExplorerCard,
  HOUSE,
  type Item,
  itemNameOf,
  itemsInWords,
  type PlayedDeed,
  TICKET,
  ticketsFor,
} from './data.js';
import { cardOf, faceAt, faceOf } from './deck.js';
import { pay, payMat, purseOf } from './money.js';
import { cardMove, cardMoveFor, cardMoveOn } from './moves.js';
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
  moves(e: Edition, now: Situation, card: Card, legal: Move[], refuse: NationRefuse | undefined): void;
  /** Does all but spend the card and its hours, and says how the turn goes on. */
  play(e: Edition, s: NationState, seat: Seat, move: CardMove, x: NationEffects): void;
}

/** R 6.11. */
export const card: Action<CardMove> = {
  moves(e, now, legal, refuse) {
    const { mine, me } = now;
    for (let number = 0; number < e.played; number++) {
      const { hours, name, does } = faceAt(e, number);
      if (held(mine, number) === 0) {
        if (refuse !== undefined) refuseCard(e, now, number, { clause: '6.11', because: `You do not hold the card ${name}.` }, refuse);
      } else if (me.hours < hours) {
        if (refuse !== undefined) refuseCard(e, now, number, { clause: '6.11', because: tooLate(name, hours, me) }, refuse);
      } else {
        ruleFor(does).moves(e, now, number, legal, refuse);
      }
    }
  },
  play(e, s, seat, move, x) {
    ruleFor(faceOf(e, move.card).does).play(e, s, seat, move, x);
  },
};

/** The plainest way to try a card, for saying why it cannot be played. */
function refuseCard(e: Edition, { shared, seat }: Situation, number: Card, why: Refusal, refuse: NationRefuse): void {
  const { does } = faceAt(e, number);
  if (does === 'firstAid' || does === 'help') refuse(cardMoveOn(e, number, activeAfter(shared, seat)), why);
  else refuse(does === 'wellTravelled' ? cardMoveFor(e, number, 1) : cardMove(e, number), why);
}

function spend(e: Edition, s: NationState, seat: Seat, id: string, extraHours = 0): void {
  discardFromHand(e, s, seat, cardOf(e, id));
  spendHours(s, seat, faceOf(e, id).hours + extraHours);
}

/** R 7.2, 7.2a: Bread from the store; Tickets, where the card asks for them, from the store too, or bought on the spot (R 13.2a). */
function feastCost({ shared, me, money }: Situation, face: ExplorerCard): Refusal | null {
  const { ticketCards } = shared.options;
  const title = face.name;
  const bread = breadFor(face, ticketCards);
  const tickets = ticketsFor(face, ticketCards);
  if (stored(me, BREAD) < bread) {
    return { clause: '7.2', because: `${title} needs ${itemsInWords(bread, BREAD)} from your store; you have ${stored(me, BREAD)}.` };
  }
  if (tickets === 0) return null;
  if (!withEntertainer(shared)) {
    const cost = tickets * AMOUNTS.ticketHere;
    return money < cost
      ? {
          clause: '13.2a',
          because: tooDear(`${itemsInWords(tickets, TICKET)} for ${title} ${tickets === 1 ? 'costs' : 'cost'}`, cost, money),
        }
      : null;
  }
  if (stored(me, TICKET) >= tickets) return null;
  return { clause: '7.2a', because: `${title} needs ${itemsInWords(tickets, TICKET)} from your store; you have ${stored(me, TICKET)}.` };
}

/** R 7.2 and 7.4: a feast among friends. */
const feast: CardRule = {
  moves(e, now, name, legal, refuse) {
    const why = feastCost(now, faceAt(e, name));
    if (why === null) legal.push(cardMove(e, name));
    else refuse?.(cardMove(e, name), why);
  },
  play(e, s, seat, { card: name }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    const { ticketCards } = shared.options;
    const face = faceOf(e, name);
    const bread = breadFor(face, ticketCards);
    const tickets = ticketsFor(face, ticketCards);
    const { happiness } = face;
    const onTheSpot = withEntertainer(shared) ? 0 : tickets;
    takeFromSupply(shared, player, BREAD, -bread);
    takeFromSupply(shared, player, TICKET, onTheSpot - tickets);
    payMat(s, seat, onTheSpot * AMOUNTS.ticketHere);
    spend(e, s, seat, name);
    x.tell?.({ type: 'feast', seat, card: name, hours: face.hours, bread, tickets, paid: onTheSpot * AMOUNTS.ticketHere, happiness });
    cheer(shared, seat, happiness, 'card', x);
    if (face.does === 'birthday') askForGifts(s, seat);
    if (s.open.length === 0) nextTurn(e, s, x);
  },
};

/** R 7.4: everybody is asked, rich or poor, at the same time. */
function askForGifts(s: NationState, host: Seat): void {
  for (let seat = activeAfter(s.shared, host); seat !== host; seat = activeAfter(s.shared, seat)) ask(s, seat, 'gift');
}

/** R 7.3. */
const holiday: CardRule = {
  moves(e, { money }, name, legal, refuse) {
    if (money >= AMOUNTS.holiday) legal.push(cardMove(e, name));
    else refuse?.(cardMove(e, name), { clause: '7.3', because: tooDear('A Holiday costs', AMOUNTS.holiday, money) });
  },
  play(e, s, seat, { card: name }, x) {
    const { happiness, hours } = faceOf(e, name);
    payMat(s, seat, AMOUNTS.holiday);
    spend(e, s, seat, name);
    x.tell?.({ type: 'holiday', seat, hours, paid: AMOUNTS.holiday, happiness });
    cheer(s.shared, seat, happiness, 'card', x);
    nextTurn(e, s, x);
  },
};

/** R 7.5. */
const give: CardRule = {
  moves(e, { shared, money }, name, legal, refuse) {
    const friends = countActive(shared) - 1;
    const cost = friends * AMOUNTS.present;
    if (money >= cost) legal.push(cardMove(e, name));
    else
      refuse?.(cardMove(e, name), {
        clause: '7.5',
        because: tooDear(
          `${AMOUNTS.present}B for ${friends === 1 ? 'the other player is' : `each of ${friends} players are`}`,
          cost,
          money,
        ),
      });
  },
  play(e, s, seat, { card: name }, x) {
    const { shared } = s;
    const presents = countActive(shared) - 1;
    for (let to = activeAfter(shared, seat); to !== seat; to = activeAfter(shared, to)) pay(s, seat, to, AMOUNTS.present);
    spend(e, s, seat, name);
    x.tell?.({ type: 'give', seat, hours: faceOf(e, name).hours, each: AMOUNTS.present, presents });
    cheer(shared, seat, presents, 'card', x);
    nextTurn(e, s, x);
  },
};

/** R 7.6. */
const firstAid: CardRule = {
  moves(e, { shared, seat }, name, legal) {
    for (let to = 0; to < shared.players.length; to++) {
      if (to !== seat && !isOut(playerAt(shared, to))) legal.push(cardMoveOn(e, name, to));
    }
  },
  play(e, s, seat, { card: name, seat: to = seat }, x) {
    const { happiness, hours } = faceOf(e, name);
    spend(e, s, seat, name);
    x.tell?.({ type: 'firstAid', seat, to, hours, happiness });
    cheer(s.shared, seat, happiness, 'card', x);
    cheer(s.shared, to, happiness, 'gift', x);
    nextTurn(e, s, x);
  },
};

/** R 7.7: who has less than 30B is seen to have less, and the turn goes on. */
const help: CardRule = {
  moves(e, { shared, seat, me }, name, legal, refuse) {
    for (let to = 0; to < shared.players.length; to++) {
      const friend = playerAt(shared, to);
      if (to === seat || isOut(friend)) continue;
      if ((me.askedHelp & bit(to)) === 0) legal.push(cardMoveOn(e, name, to));
      else
        refuse?.(cardMoveOn(e, name, to), {
          clause: '7.7a',
          because: `${The(friend.role)} has less than ${AMOUNTS.help}B; you have already asked.`,
        });
    }
  },
  play(e, s, seat, { card: name, seat: to = seat }, x) {
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
    spend(e, s, seat, name);
    x.tell?.({ type: 'help', seat, to, hours: faceOf(e, name).hours, paid: AMOUNTS.help });
    cheer(shared, to, 1, 'gift', x);
    nextTurn(e, s, x);
  },
};

/** R 7.8. */
const free = (item: Item): CardRule => ({
  moves(e, { shared }, name, legal, refuse) {
    if (supplyOf(shared, item) > 0) legal.push(cardMove(e, name));
    else refuse?.(cardMove(e, name), { clause: '7.8', because: `The Supply has ${itemsInWords(0, item)} left.` });
  },
  play(e, s, seat, { card: name }, x) {
    const { shared } = s;
    const n = Math.min(AMOUNTS.free, supplyOf(shared, item));
    takeFromSupply(shared, playerAt(shared, seat), item, n);
    spend(e, s, seat, name);
    x.tell?.({ type: 'free', seat, card: name, hours: faceOf(e, name).hours, item: itemNameOf(item), n });
    nextTurn(e, s, x);
  },
});

/** R 7.9; without an Entertainer the Tickets are used up on the spot (R 13.2b). */
const wellTravelled: CardRule = {
  moves(e, now, name, legal, refuse) {
    const { shared, me, money } = now;
    const room = withEntertainer(shared) ? supplyOf(shared, TICKET) : me.hours - faceAt(e, name).hours;
    const most = Math.min(AMOUNTS.travelMost, Math.floor(money / AMOUNTS.travelTicket), room);
    for (let n = 1; n <= most; n++) legal.push(cardMoveFor(e, name, n));
    if (refuse !== undefined && most < AMOUNTS.travelMost) refuseTravel(e, now, name, Math.max(most, 0) + 1, refuse);
  },
  play(e, s, seat, { card: name, n = 0 }, x) {
    const { shared } = s;
    const paid = n * AMOUNTS.travelTicket;
    const here = !withEntertainer(shared);
    payMat(s, seat, paid);
    if (!here) takeFromSupply(shared, playerAt(shared, seat), TICKET, n);
    const shows = here ? n : 0;
    spend(e, s, seat, name, shows);
    x.tell?.({ type: 'travel', seat, hours: faceOf(e, name).hours + shows, n, paid, happiness: shows });
    if (here) cheer(shared, seat, n, 'card', x);
    nextTurn(e, s, x);
  },
};

function refuseTravel(e: Edition, { shared, me, money }: Situation, name: Card, n: number, refuse: NationRefuse): void {
  const cost = n * AMOUNTS.travelTicket;
  const tickets = itemsInWords(n, TICKET);
  if (money < cost)
    refuse(cardMoveFor(e, name, n), { clause: '7.9', because: tooDear(`${tickets} ${n === 1 ? 'costs' : 'cost'}`, cost, money) });
  else if (withEntertainer(shared)) {
    refuse(cardMoveFor(e, name, n), {
      clause: '7.9',
      because: `The Supply has ${itemsInWords(supplyOf(shared, TICKET), TICKET)}, not ${n}.`,
    });
  } else {
    const because = tooLate(`Well-Travelled with ${tickets}, used on the spot,`, faceAt(e, name).hours + n, me);
    refuse(cardMoveFor(e, name, n), { clause: '13.2b', because });
  }
}

const RULES: Readonly<Record<PlayedDeed, CardRule>> = {
  feast,
  birthday: feast,
  holiday,
  give,
  firstAid,
  help,
  freeLunch: free(BREAD),
  freeHousing: free(HOUSE),
  wellTravelled,
};

function ruleFor(deed: Deed): CardRule {
  if (deed === 'vaccine' || deed === 'sickness') throw new Error(`no card is played for ${deed}`);
  return RULES[deed];
}

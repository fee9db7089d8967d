/** The table after an event: what lies where while a turn is told piece by piece. Everything in this game is public. */
import { clonePile, type Pile, putUnder, shuffleIn, takeOut } from '../../../engine/pile.js';
import { type BirdEvent, birdsOn, type Card, cardOf, type Fortune, type Player, type Shared } from '../face.js';

type Told = BirdEvent['type'];
type EventOf<T extends Told> = Extract<BirdEvent, { readonly type: T }>;

const CLOVER = cardOf('clover');

/** A table that may be changed without changing the one it was. */
export function copyOf(shared: Shared): Shared {
  const { players, pile, field, fortune } = shared;
  return {
    ...shared,
    players: players.map((player) => ({ ...player, deck: clonePile(player.deck), played: player.played.slice() })),
    pile: clonePile(pile),
    field: field.slice(),
    fortune: fortune && { ...fortune, pile: clonePile(fortune.pile), shown: fortune.shown.slice(), removed: fortune.removed.slice() },
  };
}

/** The known bottom of a pile comes once nothing lies on it. */
function drawFrom(pile: Pile, card: Card): void {
  if (pile.loose === 0) pile.bottom.shift();
  else takeOut(pile, card);
}

function gather(player: Player): void {
  for (let card = player.played.pop(); card !== undefined; card = player.played.pop()) shuffleIn(player.deck, card);
  player.power = 0;
}

const playerOf = ({ players }: Shared, seat: number): Player => {
  const player = players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
};

const fortuneOf = ({ fortune }: Shared): Fortune => {
  if (!fortune) throw new Error('fortune is not at this table');
  return fortune;
};

const CHANGES: { readonly [T in Told]?: (shared: Shared, event: EventOf<T>) => void } = {
  layout(shared, { field }) {
    for (const kind of field.slice(shared.field.length)) {
      drawFrom(shared.pile, cardOf(kind));
      shared.field.push(cardOf(kind));
    }
  },
  flip(shared, { seat, card, power }) {
    const player = playerOf(shared, seat);
    drawFrom(player.deck, cardOf(card));
    player.played.push(cardOf(card));
    player.power = power;
    shared.active = seat;
  },
  upset: (shared, { seat }) => gather(playerOf(shared, seat)),
  scatter: (shared, { seat }) => gather(playerOf(shared, seat)),
  take(shared, { seat, card, slot }) {
    const player = playerOf(shared, seat);
    gather(player);
    shuffleIn(player.deck, cardOf(card));
    player.birds += birdsOn(cardOf(card));
    shared.field.splice(slot, 1);
  },
  refill(shared, { slot, card }) {
    drawFrom(shared.pile, cardOf(card));
    shared.field.splice(slot, 0, cardOf(card));
  },
  soothe(shared, { clovers }) {
    const { shown, pile } = fortuneOf(shared);
    for (let n = 0; n < clovers; n++) {
      shown.splice(shown.lastIndexOf(CLOVER), 1);
      putUnder(pile, CLOVER);
    }
  },
  fortune(shared, { card }) {
    const { pile, shown } = fortuneOf(shared);
    drawFrom(pile, cardOf(card));
    shown.push(cardOf(card));
  },
  swept(shared) {
    const fortune = fortuneOf(shared);
    for (const card of shared.field.splice(0)) fortune.removed[card] = (fortune.removed[card] ?? 0) + 1;
    for (const card of fortune.shown.splice(0)) shuffleIn(fortune.pile, card);
    fortune.sweeps++;
  },
};

/** Changes the table by an event. */
export function happen<T extends Told>(shared: Shared, event: EventOf<T> & { readonly type: T }): void {
  const change: ((shared: Shared, event: EventOf<T>) => void) | undefined = CHANGES[event.type];
  change?.(shared, event);
}

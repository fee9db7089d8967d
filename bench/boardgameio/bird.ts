/** Bird of Happiness for 2 to 5 players as a boardgame.io game: immer drafts, shuffled arrays, stages. The default options only. */
import type { Ctx, FnContext, Game, Move, PlayerID } from 'boardgame.io';
import { INVALID_MOVE, PlayerView, TurnOrder } from './library.js';

const kinds = {
  clover: { birds: 0, power: 1, cost: 0 },
  gold: { birds: 0, power: 2, cost: 2 },
  bird1: { birds: 1, power: 0, cost: 1 },
  bird2: { birds: 2, power: 0, cost: 3 },
  red: { birds: 1, power: 0, cost: 2 },
  black: { birds: 1, power: 0, cost: 2 },
};
export type Kind = keyof typeof kinds;
const KINDS = Object.keys(kinds) as Kind[];

const EACH_KIND = 5;
const FIELD = 6;
const MUST_TAKE = 3;
const CALM_AFTER_ROUNDS = 40;

export interface BirdG {
  order: PlayerID[];
  field: Kind[];
  played: Record<PlayerID, Kind[]>;
  dry: number; // passes in a row
  secret: { pile: Kind[]; decks: Record<PlayerID, Kind[]> }; // the last card is the top one: it is popped
}

const birdsIn = (cards: readonly Kind[]): number => cards.reduce((sum, kind) => sum + kinds[kind].birds, 0);
const birdCardsIn = (cards: readonly Kind[]): number => cards.reduce((sum, kind) => sum + (kinds[kind].birds > 0 ? 1 : 0), 0);
const powerIn = (cards: readonly Kind[]): number => cards.reduce((sum, kind) => sum + kinds[kind].power, 0);

function cardsOf(of: Record<PlayerID, Kind[]>, player: PlayerID): Kind[] {
  const cards = of[player];
  if (cards === undefined) throw new Error(`player ${player} is not at the table`);
  return cards;
}

export const owned = (G: BirdG, player: PlayerID): Kind[] => [...cardsOf(G.secret.decks, player), ...cardsOf(G.played, player)];

export interface Result {
  birds: Record<PlayerID, number>;
  winners: PlayerID[];
}

function resultOf(G: BirdG): Result {
  const birds: Record<PlayerID, number> = {};
  let best = -1;
  let winners: PlayerID[] = [];
  for (const player of G.order) {
    const cards = owned(G, player);
    const score = birdsIn(cards);
    birds[player] = score;
    const rank = score * 100 + birdCardsIn(cards); // more cards break the tie
    if (rank > best) winners = [];
    if (rank >= best) winners.push(player);
    best = Math.max(best, rank);
  }
  return { birds, winners };
}

function setup({ ctx, random }: Pick<FnContext, 'ctx' | 'random'>): BirdG {
  const first = random.Die(ctx.numPlayers) - 1;
  const order = ctx.playOrder.map((_, place) => String((first + place) % ctx.numPlayers));
  const pile = random.Shuffle(KINDS.flatMap((kind) => Array<Kind>(EACH_KIND).fill(kind)));
  const field = pile.splice(-FIELD);
  const decks: BirdG['secret']['decks'] = {};
  const played: BirdG['played'] = {};
  order.forEach((player, place) => {
    decks[player] = random.Shuffle<Kind>([place < 3 ? 'bird1' : 'red', 'clover', 'clover', 'clover']);
    played[player] = [];
  });
  return { order, field, played, dry: 0, secret: { pile, decks } };
}

/** Flips until a card is not red; says whether it was a black one. */
function flip(G: BirdG, player: PlayerID): boolean {
  const deck = cardsOf(G.secret.decks, player);
  const row = cardsOf(G.played, player);
  for (;;) {
    const card = deck.pop();
    if (card === undefined) return false;
    row.push(card);
    if (card !== 'red') return card === 'black';
  }
}

/** Rows go back into the decks; who has none is asked whether to shuffle. */
function upset({ G, ctx, events, random }: FnContext<BirdG>): void {
  const asked: Record<PlayerID, string> = {};
  let someone = false;
  for (const player of G.order) {
    if (player === ctx.currentPlayer) continue;
    const row = cardsOf(G.played, player);
    if (row.length > 0) {
      G.secret.decks[player] = random.Shuffle([...cardsOf(G.secret.decks, player), ...row]);
      G.played[player] = [];
    } else {
      asked[player] = 'upset';
      someone = true;
    }
  }
  if (someone) events.setActivePlayers({ value: asked, minMoves: 1, maxMoves: 1 });
}

function beginTurn(context: FnContext<BirdG>): void {
  const { G, ctx } = context;
  const black = flip(G, ctx.currentPlayer);
  if (black && G.dry < CALM_AFTER_ROUNDS * ctx.numPlayers) upset(context);
}

// The moves need the secret decks, so they run on the server only.
const pass: Move<BirdG> = {
  client: false,
  move: ({ G, playerID }) => {
    if (powerIn(cardsOf(G.played, playerID)) >= MUST_TAKE) return INVALID_MOVE;
    G.dry++;
  },
};

const take: Move<BirdG> = {
  client: false,
  move: ({ G, playerID, random }, kind: Kind) => {
    const slot = G.field.indexOf(kind);
    const row = cardsOf(G.played, playerID);
    if (slot < 0 || kinds[kind].cost > powerIn(row)) return INVALID_MOVE;
    G.secret.decks[playerID] = random.Shuffle([...cardsOf(G.secret.decks, playerID), ...row, kind]);
    G.played[playerID] = [];
    G.dry = 0;
    const next = G.secret.pile.pop();
    if (next === undefined) G.field.splice(slot, 1);
    else G.field[slot] = next;
  },
};

const shuffle: Move<BirdG> = {
  client: false,
  move: ({ G, playerID, random }) => {
    G.secret.decks[playerID] = random.Shuffle(cardsOf(G.secret.decks, playerID));
  },
};

const keep: Move<BirdG> = { client: false, move: () => {} };

const KEEP_OR_SHUFFLE = [{ move: 'keep' }, { move: 'shuffle' }];

export interface BirdAction {
  move: string;
  args?: [Kind];
}

export function enumerate(G: BirdG, ctx: Ctx, player: PlayerID): BirdAction[] {
  if (ctx.activePlayers !== null) return KEEP_OR_SHUFFLE;
  const power = powerIn(cardsOf(G.played, player));
  const actions: BirdAction[] = power < MUST_TAKE ? [{ move: 'pass' }] : [];
  for (const kind of KINDS) {
    if (kinds[kind].cost <= power && G.field.includes(kind)) actions.push({ move: 'take', args: [kind] });
  }
  return actions;
}

export const bird: Game<BirdG> = {
  name: 'bird',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true, // a turn begins with a flip, so there is nothing to take back, and the library runs faster without
  setup,
  moves: { pass, take },
  turn: {
    order: TurnOrder.CUSTOM_FROM('order'),
    minMoves: 1,
    maxMoves: 1,
    onBegin: beginTurn,
    stages: { upset: { moves: { keep, shuffle } } },
  },
  endIf: ({ G }) => (G.secret.pile.length === 0 && birdsIn(G.field) === 0 ? resultOf(G) : undefined),
  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),
  ai: { enumerate },
};

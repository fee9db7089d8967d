/** What an event leaves on the table, for the beats of a scene: the position itself is told only once an entry is complete. */
import {
  type Amounts,
  type Card,
  cardOf,
  editionOf,
  isItem,
  levelsOn,
  NO_CARD,
  type Player,
  type PursuitEvent,
  ROWS,
  type Shared,
  SPACES,
  type Space,
} from '../face.js';

type EventOf<T extends PursuitEvent['type']> = Extract<PursuitEvent, { readonly type: T }>;
type Leaves = { readonly [T in PursuitEvent['type']]?: (shared: Shared, event: EventOf<T>) => Shared };
type Change = Partial<Player>;

const withPlayer = (shared: Shared, seat: number, change: (p: Player) => Change): Shared => ({
  ...shared,
  players: shared.players.map((p, each) => (each === seat ? { ...p, ...change(p) } : p)),
});

/** Relax, Good Health and stress are told by events of their own. */
function goods(p: Player, paid: Amounts, gained: Amounts, { options }: Shared): Change {
  const by = (good: keyof Amounts): number => (gained[good] ?? 0) - (paid[good] ?? 0);
  return {
    knowledge: p.knowledge + by('knowledge'),
    creativity: p.creativity + by('creativity'),
    influence: p.influence + by('influence'),
    money: p.money + by('money'),
    lth: p.lth + by('lth'),
    sth: Math.max(-options.sthMax, Math.min(options.sthMax, p.sth + by('sth'))),
    free: Math.max(0, p.free + by('hourglass')),
  };
}

const gain = (shared: Shared, seat: number, gained: Amounts, paid: Amounts = {}): Shared =>
  withPlayer(shared, seat, (p) => goods(p, paid, gained, shared));

/** An hourglass goes from the hand to a space. */
const place = (shared: Shared, seat: number, space: Space): Shared =>
  withPlayer(shared, seat, ({ free, onSpace }) => ({
    free: Math.max(0, free - 1),
    onSpace: onSpace.map((n, each) => (SPACES[each] === space ? n + 1 : n)),
  }));

const number = (shared: Shared, id: string): Card => cardOf(editionOf(shared), id);

const setLevel = (shared: Shared, card: Card, level: number): Shared => ({
  ...shared,
  level: shared.level.map((before, each) => (each === card ? level : before)),
});

/** A card leaves the board for what lies in front of somebody. */
function takeCard(shared: Shared, seat: number, card: Card, where: 'projects' | 'items' | 'activities' | 'partners' | 'job'): Shared {
  const rows = shared.rows.map((row) => row.map((each) => (each === card ? NO_CARD : each)));
  return withPlayer({ ...shared, rows }, seat, (p) =>
    where === 'job' ? { job: card } : p[where].includes(card) ? {} : { [where]: [...p[where], card] },
  );
}

const LEAVES: Leaves = {
  born: (shared, { traits }) => ({
    ...shared,
    players: shared.players.map((p, seat) => {
      const trait = editionOf(shared).traits[editionOf(shared).traits.findIndex(({ id }) => id === traits[seat])];
      return trait ? { ...p, trait: editionOf(shared).traits.indexOf(trait) } : p;
    }),
  }),
  round: (shared, { round }) => ({
    ...shared,
    round,
    phase: 'action',
    players: shared.players.map((p) => ({ ...p, sth: 0, onSpace: p.onSpace.map(() => 0), activities: [] })),
  }),
  laid: (shared, { row, cards }) => ({
    ...shared,
    rows: shared.rows.map((before, each) => (ROWS[each] === row ? cards.map((id) => number(shared, id)) : before)),
  }),
  refill: (shared, { row, slot, card }) => ({
    ...shared,
    rows: shared.rows.map((before, each) =>
      ROWS[each] === row ? before.map((old, at) => (at === slot ? number(shared, card) : old)) : before,
    ),
  }),
  hours: (shared, { seat, hours }) => withPlayer(shared, seat, () => ({ free: hours })),
  stress: (shared, { seat, to }) => withPlayer(shared, seat, () => ({ stress: to })),
  ease: (shared, { seat, to }) => withPlayer(shared, seat, () => ({ stress: to })),
  overflow: (shared, { seat, n }) => withPlayer(shared, seat, ({ lth }) => ({ lth: lth + n })),
  trait: (shared, { seat, gained }) => gain(shared, seat, gained),
  bonus: (shared, { seat, gained }) => gain(shared, seat, gained),
  upkeep: (shared, { seat, paid, gained }) => gain(shared, seat, gained, paid),
  turn: (shared, { seat, space, gained }) => gain(place(shared, seat, space), seat, gained),
  project: (shared, { seat, card, level, taken, paid, gained }) => {
    const each = number(shared, card);
    const paidFor = gain(taken ? takeCard(place(shared, seat, 'takeProject'), seat, each, 'projects') : shared, seat, gained, paid);
    const grown = setLevel(paidFor, each, level);
    if (level < levelsOn(editionOf(shared), each)) return grown;
    return withPlayer(grown, seat, ({ projects, album }) => ({
      projects: projects.filter((own) => own !== each),
      album: [...album, each],
    }));
  },
  single: (shared, { seat, card, level, paid, gained }) => {
    const each = number(shared, card);
    return setLevel(gain(takeCard(place(shared, seat, 'takeProject'), seat, each, 'projects'), seat, gained, paid), each, level);
  },
  role: (shared, { seat, card, owner, paid, gained }) => {
    const each = number(shared, card);
    const placed = place(shared, seat, 'takeProject');
    return gain(owner === seat ? takeCard(placed, seat, each, 'projects') : placed, seat, gained, paid);
  },
  spend: (shared, { seat, card, level, paid, gained }) => {
    const each = number(shared, card);
    const where = isItem(editionOf(shared), each) ? 'items' : 'activities';
    return setLevel(gain(takeCard(place(shared, seat, 'spend'), seat, each, where), seat, gained, paid), each, level);
  },
  hired: (shared, { seat, card, paid, gained }) =>
    gain(takeCard(place(shared, seat, 'getJob'), seat, number(shared, card), 'job'), seat, gained, paid),
  promoted: (shared, { seat, card, paid, gained }) => gain(takeCard(shared, seat, number(shared, card), 'job'), seat, gained, paid),
  retired: (shared, { seat, paid, gained }) =>
    gain(
      withPlayer(shared, seat, () => ({ job: NO_CARD })),
      seat,
      gained,
      paid,
    ),
  love: (shared, { seat, card, level, gained }) => {
    const each = number(shared, card);
    const met = takeCard(place(shared, seat, 'relationship'), seat, each, 'partners');
    return setLevel(gain(met, seat, gained), each, level);
  },
  refresh: (shared, { seat }) => gain(shared, seat, {}, { sth: 1 }),
  givenUp: (shared, { seat, card }) => {
    const each = number(shared, card);
    return withPlayer(gain(shared, seat, {}, { sth: 1 }), seat, ({ job, partners, items, projects }) => ({
      job: job === each ? NO_CARD : job,
      partners: partners.filter((own) => own !== each),
      items: items.filter((own) => own !== each),
      projects: projects.filter((own) => own !== each),
    }));
  },
  newFirst: (shared, { seat }) => ({ ...shared, first: seat }),
  died: (shared, { seat }) => withPlayer(shared, seat, () => ({ alive: false, diedIn: shared.round, free: 0 })),
  inherit: (shared, { seat, lth }) => withPlayer(shared, seat, (p) => ({ lth: p.lth + lth })),
  goal: (shared, { seat, lth }) => (seat === null ? shared : withPlayer(shared, seat, (p) => ({ lth: p.lth + lth }))),
};

export function after(shared: Shared, event: PursuitEvent): Shared {
  const leave = LEAVES[event.type] as ((shared: Shared, event: PursuitEvent) => Shared) | undefined; // the entry for this very type
  return leave?.(shared, event) ?? shared;
}

/** What differs by rules number: a match keeps the edition it began under, and only a new one begins under the newest. */

/** The editions of a game, looked up by the rules number that a state, a view or what lies on its table carries; rules 1 may go unsaid. */
export interface Editions<E> {
  readonly newest: number;
  readonly all: readonly E[]; // from rules 1 on
  of(begun: { readonly rules?: number }): E;
}

/** From rules 1 on, in their order. */
export const editionsFrom = <E>(...all: readonly [E, ...E[]]): Editions<E> => ({
  newest: all.length,
  all,
  of({ rules = 1 }) {
    const edition = all[rules - 1];
    if (edition === undefined) throw new Error(`there are no rules ${rules}; the newest are ${all.length}`);
    return edition;
  },
});

/** A function of the game that is handed the edition first. */
export type Under<E, F> = F extends (...args: infer A) => infer R ? (e: E, ...args: A) => R : never;

/** What follows from an edition, reckoned once for each. The last one asked for is at hand, because matches ask for theirs again and again. */
export function perEdition<E extends object, V>(make: (e: E) => V): (e: E) => V {
  const known = new Map<E, V>();
  let last: E | undefined;
  let found: V | undefined;
  return (e) => {
    if (e === last && found !== undefined) return found;
    found = known.get(e) ?? make(e);
    known.set(e, found);
    last = e;
    return found;
  };
}

/** Pieces by their stable ids: without some, with some in place of those of the same id, and with more at the end. */
export interface Revision<P> {
  readonly without?: readonly string[];
  readonly changed?: readonly P[];
  readonly more?: readonly P[];
}

export function revised<P extends { readonly id: string }>(
  pieces: readonly P[],
  { without = [], changed = [], more = [] }: Revision<P>,
): readonly P[] {
  const ids = new Set(pieces.map(({ id }) => id));
  for (const id of [...without, ...changed.map((piece) => piece.id)]) if (!ids.has(id)) throw new Error(`there is no "${id}" to revise`);
  for (const { id } of more) if (ids.has(id)) throw new Error(`"${id}" is there already`);
  const instead = new Map(changed.map((piece) => [piece.id, piece]));
  return [...pieces.filter(({ id }) => !without.includes(id)).map((piece) => instead.get(piece.id) ?? piece), ...more];
}

/** A piece of any edition by its id, for what is told without saying under which rules. What is `said` of an id never changes; figures may. */
export function everyPiece<E, P extends { readonly id: string }>(
  { all }: Editions<E>,
  of: (e: E) => readonly P[],
  said: (piece: P) => readonly string[],
): (id: string) => P {
  const pieces = new Map<string, P>();
  for (const piece of all.flatMap(of)) {
    const known = pieces.get(piece.id) ?? piece;
    if (said(known).join() !== said(piece).join())
      throw new Error(`"${piece.id}" is another piece in a later edition: give it an id of its own`);
    pieces.set(piece.id, piece);
  }
  return (id) => {
    const piece = pieces.get(id);
    if (piece === undefined) throw new Error(`no edition has "${id}"`);
    return piece;
  };
}

/** The screws of the search. The first three are in units of how much the playouts of a question differ, so that they fit all games and horizons. Their usual values were found by measuring regret and playing matches: see docs/bots.md. */
export interface Tuning {
  readonly curiosity: number; // how eagerly the less known is tried: the constant of UCB1
  readonly trust: number; // the head start of the move that the game suggests; it fades with every visit
  readonly urgency: number; // by how much an untried move is taken to be better than the average of the tried ones
  readonly noise: number; // in a playout, one answer in so many is any legal one
  readonly margin: number; // the part of the reward that tells by how much and not only whether
}

export const usual: Tuning = { curiosity: 0.2, trust: 2, urgency: 0.6, noise: 64, margin: 0.5 };

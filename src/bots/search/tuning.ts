/** The screws of the search. Their usual values were found by measuring regret and playing matches: see docs/bots.md. */
export interface Tuning {
  readonly curiosity: number; // how eagerly the less known is tried: the constant of UCB1
  readonly trust: number; // the head start of the move that the game suggests; it fades with every visit
  readonly urgency: number; // by how much an untried move is taken to be better than the average of the tried ones
  readonly noise: number; // in a playout, one answer in so many is any legal one
  readonly horizon: number; // decisions after which a playout is judged by the game's estimate instead of being finished
  readonly margin: number; // the part of the reward that tells by how much and not only whether
}

export const usual: Tuning = { curiosity: 0.8, trust: 8, urgency: 1, noise: 64, horizon: 160, margin: 0.5 };

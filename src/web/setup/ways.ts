/** The ways to play: against bots, from hand to hand, everybody at home, or the board on a large screen and the hands on phones. */
export const WAYS = ['alone', 'here', 'link', 'television'] as const;
export type Way = (typeof WAYS)[number];

/** What people call the bots at a table. */

/** Logs of matches depend on the order: a bot without a name in them gets the first that is free. */
export const BIRDS = ['Wren', 'Jay', 'Robin', 'Lark', 'Martin', 'Finch', 'Swift', 'Teal', 'Heron', 'Rook', 'Linnet', 'Plover'] as const;

/** A name for a bot that nobody at the table has yet. */
export const botNameBeside = (taken: readonly string[]): string => BIRDS.find((name) => !taken.includes(name)) ?? 'Bot';

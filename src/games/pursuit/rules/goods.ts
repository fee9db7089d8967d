/** What a life is paid in and rewarded with: the ten symbols of the cards, and bundles of them. */

export const GOODS = ['knowledge', 'creativity', 'influence', 'money', 'lth', 'sth', 'relax', 'health', 'hourglass', 'stress'] as const;
export type Good = (typeof GOODS)[number];

/** So much of each symbol; most are 0. */
export type Bundle = { readonly [G in Good]: number };

/** A bundle as events carry it: only what is in it. */
export type Amounts = { readonly [G in Good]?: number };

const SYMBOLS: Readonly<Record<string, Good>> = {
  K: 'knowledge',
  C: 'creativity',
  I: 'influence',
  M: 'money',
  L: 'lth',
  S: 'sth',
  R: 'relax',
  G: 'health',
  T: 'hourglass',
  X: 'stress',
};

type Draft = { -readonly [G in Good]: number };

const none = (): Draft => ({
  knowledge: 0,
  creativity: 0,
  influence: 0,
  money: 0,
  lth: 0,
  sth: 0,
  relax: 0,
  health: 0,
  hourglass: 0,
  stress: 0,
});

export const NONE: Bundle = Object.freeze(none());

/** Reads a bundle as the card tables write it: "1T 2K 2C", or "" for nothing. */
export function bundle(text: string): Bundle {
  if (text === '') return NONE;
  const draft = none();
  for (const part of text.split(' ')) {
    const good = SYMBOLS[part.slice(-1)];
    const count = Number(part.slice(0, -1));
    if (good === undefined || !Number.isInteger(count) || count < 1) throw new Error(`"${part}" in "${text}" is not an amount like 2K`);
    draft[good] += count;
  }
  return Object.freeze(draft);
}

export function plus(a: Bundle, b: Bundle): Bundle {
  const draft = none();
  for (const good of GOODS) draft[good] = a[good] + b[good];
  return Object.freeze(draft);
}

/** The resources of a cost: knowledge, creativity and influence. Money is not one (R 2.2). */
export const resourcesIn = (cost: Bundle): number => cost.knowledge + cost.creativity + cost.influence;

export function amounts(of: Bundle): Amounts {
  const found: { [G in Good]?: number } = {};
  for (const good of GOODS) if (of[good] !== 0) found[good] = of[good];
  return found;
}

/** Every card as a ladder of rungs: what each level, role or step asks and brings. */
import {
  type Bundle,
  type Card,
  type Edition,
  faceOf,
  levelOf,
  type Move,
  many,
  NONE,
  perEdition,
  type Requirement,
  romanceOf,
  type Upkeep,
} from '../face.js';

export interface Rung {
  readonly mark: string; // one character
  readonly name: string;
  readonly cost: Bundle;
  readonly reward: Bundle;
  readonly upkeep: Upkeep | null;
  readonly wish: Requirement | null;
}

const LOVE = ['Date', 'Relationship', 'Raise Family'];
const plain = (mark: string, name: string, { cost, reward }: Upkeep): Rung => ({ mark, name, cost, reward, upkeep: null, wish: null });

const ladders = perEdition((e: Edition): readonly (readonly Rung[])[] => e.cards.map((_, card) => build(e, card)));

/** A match shows the figures of the edition it began under. */
export const rungsOf = (e: Edition, card: Card): readonly Rung[] => ladders(e)[card] ?? [];

function build(e: Edition, card: Card): readonly Rung[] {
  const face = faceOf(e, card);
  if (face.type === 'job') {
    const last = face.rank === 3 ? 'Retire' : 'Promotion';
    return [plain('+', 'Get hired', face.hire), plain('\u21bb', 'Each round', face.upkeep), plain('\u2605', last, face.promotion)];
  }
  if (face.type === 'partner') {
    return LOVE.map((name, i) => {
      const { requirement, reward, upkeep } = romanceOf(e, card, i + 1);
      return { mark: `${i + 1}`, name, cost: NONE, reward, upkeep, wish: requirement };
    });
  }
  return face.levels.map((_, i) => {
    const { name, cost, reward, upkeep } = levelOf(e, card, i + 1);
    return { mark: `${i + 1}`, name, cost, reward, upkeep, wish: null };
  });
}

/** The rung a move steps on, or -1 where it steps on none of this card. `level` is the level the card has reached. */
export function rungFor(move: Move, level: number): number {
  switch (move.t) {
    case 'single':
    case 'spend':
      return move.level - 1;
    case 'start':
    case 'join':
      return move.role - 1;
    case 'take':
    case 'hire':
      return 0;
    case 'date':
      return move.turned ? -1 : 0; // the card turned over stands beside the ladder
    case 'advance':
    case 'relate':
      return level;
    default:
      return -1;
  }
}

const SHORT_WISHES: Readonly<Record<Requirement['demand'], (n: number) => string>> = {
  knowledge: (n) => `${n}+`,
  creativity: (n) => `${n}+`,
  influence: (n) => `${n}+`,
  money: (n) => `${n}+`,
  sth: (n) => `${n}+`,
  stressMax: (n) => `\u2264${n}`,
  jobLevel: () => 'a job',
  items: (n) => many(n, 'item'),
  itemLevel: (n) => `item lv${n}`,
  projectsStarted: (n) => `${n} begun`,
  projectsDone: (n) => `${n} done`,
};
export const shortWish = ({ demand, n }: Requirement): string => SHORT_WISHES[demand](n);

const WISH_SIGNS = {
  knowledge: 'knowledge',
  creativity: 'creativity',
  influence: 'influence',
  money: 'money',
  sth: 'sth',
  stressMax: 'stress',
} as const;
export const wishSign = ({ demand }: Requirement) => (demand in WISH_SIGNS ? WISH_SIGNS[demand as keyof typeof WISH_SIGNS] : null);

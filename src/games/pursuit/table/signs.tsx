/** The signs of The Pursuit of Happiness: the ten symbols of its cards, and the marks on a card's ladder. */
import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import type { Sign } from '../../../web/table.js';
import { GOODS, type Good, hoursIn, many, type Player, type PursuitTypes, type PursuitView } from '../face.js';
import { GoodSign } from './art/signs.js';
import { diesIn, projected } from './figures.js';
import { GOOD_NAMES } from './words.js';

type Now = NonNullable<Sign<PursuitTypes>['now']>;

const everybody =
  (figure: (p: Player) => number): Now =>
  ({ shared }, names) =>
    shared.players.map((p, seat) => `${names[seat]} ${figure(p)}`).join(', ');

function stressNow({ shared, seat }: PursuitView): string {
  const p = seat === null ? undefined : shared.players[seat];
  if (p === undefined || !p.alive) return shared.players.map(({ stress }) => stress).join(', ');
  const end = diesIn(p.stress, shared.round, shared.options);
  return `${hoursIn(p.stress)} hourglasses next round; ${end === null ? 'you would live through the last' : `the years win in round ${end}`}`;
}

function lastingNow(view: PursuitView, names: readonly string[]): string {
  const all = everybody(({ lth }) => lth)(view, names);
  return view.seat === null ? all : `${all}; ending now you would have ${projected(view.shared, view.seat).total}`;
}

const NOWS: { readonly [G in Good]?: Now } = {
  lth: lastingNow,
  sth: everybody(({ sth }) => sth),
  stress: stressNow,
  hourglass: everybody(({ free }) => free),
  knowledge: everybody(({ knowledge }) => knowledge),
  creativity: everybody(({ creativity }) => creativity),
  influence: everybody(({ influence }) => influence),
  money: everybody(({ money }) => money),
};

const letter = (mark: string): ReactNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <rect width="24" height="24" rx="6" fill="#d9c6a2" />
    <text x="12" y="17.5" textAnchor="middle" fontSize="16" fontWeight="700" fill="#2a2018">
      {mark}
    </text>
  </svg>
);

export const signs: readonly Sign<PursuitTypes>[] = [
  ...GOODS.map((good): Sign<PursuitTypes> => {
    const [name, what] = GOOD_NAMES[good];
    const now = NOWS[good];
    return { id: good, picture: <GoodSign good={good} size={24} />, name, what, ...(now ? { now } : {}) };
  }),
  { id: 'hire', picture: letter('+'), name: 'Get hired', what: 'What the job asks and pays when you take it.' },
  {
    id: 'upkeep',
    picture: letter('\u21bb'),
    name: 'Each round',
    what: 'To be paid at the beginning of every later round; what it brings comes with it.',
  },
  {
    id: 'promotion',
    picture: letter('\u2605'),
    name: 'Promotion',
    what: 'One level up in the same field, or retirement from the highest. It takes an hourglass, and no space.',
  },
  {
    id: 'bonus',
    picture: letter('\u2211'),
    name: 'Group bonus',
    what: 'At the end of the round, for each role: more if more roles are covered.',
  },
  {
    id: 'slots',
    picture: <Glyph name="card" size={24} />,
    name: 'Slots',
    what: 'Three cards fit in front of you: projects, job and partners. One too many brings stress.',
    now: ({ shared }, names) =>
      shared.players
        .map((p, seat) => `${names[seat]} ${many(p.projects.length + p.partners.length + (p.job < 0 ? 0 : 1), 'card')}`)
        .join(', '),
  },
  {
    id: 'first',
    picture: <Glyph name="star" size={24} />,
    name: 'First player',
    what: 'Whoever had most short-term happiness goes first.',
  },
];

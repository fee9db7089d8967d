/** What the bar says: each question in a few words, and each answer as verb and name with what it costs and brings in signs. */
import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import type { Asks, Figure, Question, Said } from '../../../web/table.js';
import {
  type Amounts,
  amounts,
  cardOf,
  type Edition,
  editionOf,
  faceOf,
  GOODS,
  type Good,
  isAction,
  LAST_SPACE,
  levelIn,
  levelsOn,
  type Move,
  many,
  NO_CARD,
  nameFor,
  type Player,
  type PursuitDecision,
  type PursuitTypes,
  type PursuitView,
  partnerName,
  playerAt,
  priceOf,
  ROWS,
  rowFor,
  type Shared,
  some,
} from '../face.js';
import { CardPicture, TraitPicture } from './art/cards.js';
import { RoomPicture } from './art/house.js';
import { GoodSign, PlayerGlass } from './art/signs.js';
import { billsOf, roundsIn, totalOf } from './figures.js';
import { rungFor, rungsOf } from './ladder.js';
import { type Outcome, outcomeOf, wants, wisest } from './outcome.js';
import piecesCss from './pieces.module.css';
import { cardAt, dropAt, KEEP_ALL, keepAt, newAt, payAt, roomAt, rungAt, traitAt, wayAt } from './places.js';
import { isMan } from './rows.js';
import { asChild, called, HOUSE, LAST_ROUND, MINE, NOTES, ROW_NAMES, ROW_TABS, SPACE_NAMES, TRAITS, WAYS_TO_PAY } from './words.js';

/** In the order of the board. */
export const places: readonly string[] = [TRAITS, WAYS_TO_PAY, HOUSE, ...ROWS.map((row) => ROW_TABS[row]), MINE];

export function ask({ decision, choices }: Question<PursuitTypes>, { shared }: PursuitView): Asks<PursuitTypes> {
  const { kind, seat } = decision;
  const p = playerAt(shared, seat);
  const legal = (want: (move: Move) => boolean): Move | undefined =>
    choices.find(({ move, refusal }) => refusal === null && want(move))?.move;
  const figure = <PlayerGlass seat={seat} size={32} />;
  switch (kind) {
    case 'trait':
      return { figure, heading: 'What kind of child are you?', ...(shared.players.length > 1 ? { words: NOTES.trait } : {}) };
    case 'turn':
      return {
        figure,
        heading: `${many(p.free, 'hourglass', 'hourglasses')} left: what do you do?`,
        words: shared.round === roundsIn(shared.options) ? LAST_ROUND : NOTES.turn,
      };
    case 'upkeep': {
      const open = billsOf(shared, seat).filter(({ card }) => p.bills.includes(card));
      return {
        figure,
        heading: `A new round: ${many(open.length, 'bill')} to settle`,
        signs: [...prices(amounts(totalOf(open.map(({ cost }) => cost)))), ...gains(amounts(totalOf(open.map(({ reward }) => reward))))],
        usual: legal(({ t }) => t === 'upkeepAll') ?? (open.length === 1 ? legal(({ t }) => t === 'upkeepPay') : undefined),
      };
    }
    case 'windDown':
      return {
        figure,
        heading: 'Do you want to part with anything?',
        words: NOTES.windDown,
        usual: legal(({ t }) => t === 'done'),
      };
    case 'payment': {
      const { pending } = shared;
      const price = pending !== null && isAction(pending) ? priceOf(editionOf(shared), shared, seat, pending) : null;
      const ways = choices.flatMap(({ move, refusal }) => (move.t === 'pay' && refusal === null ? [move] : []));
      const best = wisest(
        ways.map(({ less }) => less),
        p,
        price?.cost ?? null,
        wants(shared, seat, pending),
      );
      return {
        figure: <GoodSign good="sth" size={40} />,
        heading: p.sth < 0 ? 'You are unhappy: what do you pay on top?' : 'You are happy: what do you not pay?',
        signs: price === null ? [] : prices(amounts(price.cost)),
        words: NOTES.payment,
        usual: ways.find(({ less }) => less === best),
      };
    }
  }
}

const price = (good: Good, n: number): Figure => ({ sign: good, figure: `\u2212${n}` });
const gain = (good: Good, n: number): Figure =>
  good === 'stress' ? { sign: good, figure: `+${n}`, tone: 'warn' } : { sign: good, figure: `+${n}`, tone: 'gain' };

const each = (of: Amounts, as: (good: Good, n: number) => Figure): readonly Figure[] =>
  GOODS.flatMap((good) => ((of[good] ?? 0) === 0 ? [] : [as(good, of[good] ?? 0)]));
const prices = (of: Amounts): readonly Figure[] => each(of, (good, n) => (good === 'stress' ? gain(good, n) : price(good, n)));
export const gains = (of: Amounts): readonly Figure[] => each(of, gain);

const HELD: readonly (readonly [
  Good,
  keyof Player & ('lth' | 'sth' | 'knowledge' | 'creativity' | 'influence' | 'money' | 'free' | 'stress'),
])[] = [
  ['hourglass', 'free'],
  ['knowledge', 'knowledge'],
  ['creativity', 'creativity'],
  ['influence', 'influence'],
  ['money', 'money'],
  ['lth', 'lth'],
  ['sth', 'sth'],
];

/** What changes, sign by sign: what it costs first, then what it brings, then stress. */
export function changes(before: Player, after: Player): readonly Figure[] {
  const by = HELD.map(([good, key]) => [good, after[key] - before[key]] as const);
  const stress = Math.min(after.stress, LAST_SPACE) - before.stress;
  return [
    ...by.flatMap(([good, n]) => (n < 0 ? [price(good, -n)] : [])),
    ...by.flatMap(([good, n]) => (n > 0 ? [gain(good, n)] : [])),
    ...(stress > 0 ? [gain('stress', stress)] : stress < 0 ? [{ sign: 'stress', figure: `\u2212${-stress}`, tone: 'gain' } as const] : []),
  ];
}

interface Around {
  readonly e: Edition;
  readonly shared: Shared;
  readonly seat: number;
  readonly names: readonly string[];
}

type By<T extends Move['t']> = Extract<Move, { readonly t: T }>;
/** What is said of an answer besides the signs. */
type Bare = Omit<Said, 'signs'>;
type Says = { readonly [T in Move['t']]: (move: By<T>, around: Around) => Bare };

/** A card that is spoken of: picture, place and name. */
function about(id: string, { e, shared, seat }: Around, rung = -1) {
  const card = cardOf(e, id);
  const face = faceOf(e, card);
  const row = rowFor(face.type);
  const onOffer = shared.rows[ROWS.indexOf(row)]?.includes(card) ?? false;
  return {
    name: nameFor(e, shared, seat, card),
    face,
    step: rungsOf(e, card)[rung]?.name ?? '',
    base: {
      figure: picture(<CardPicture face={face} man={isMan(shared, seat, card)} />),
      place: onOffer ? ROW_TABS[row] : MINE,
      at: [cardAt(id), ...(rung < 0 ? [] : [rungAt(id, rung)])],
    },
  };
}

const picture = (drawn: ReactNode): ReactNode => <span className={piecesCss.thing}>{drawn}</span>;

const ofLevel = (level: number, all: number): string => `level ${level} of ${all}`;

const SAYS: Says = {
  trait: ({ id }, { e }) => {
    const trait = e.traits.find((each) => each.id === id);
    const name = trait?.name ?? id;
    return {
      label: `Be ${asChild(name)}`,
      title: `${name}: ${trait?.text ?? ''}`,
      figure: picture(<TraitPicture id={id} />),
      place: TRAITS,
      at: [traitAt(id)],
    };
  },
  upkeepPay: ({ card }, around) => {
    const { name, base } = about(card, around);
    return { ...base, ...called(`Keep ${name}`, 'Keep it'), title: name, place: MINE, at: [keepAt(card)] };
  },
  upkeepDrop: ({ card }, around) => {
    const { name, base } = about(card, around);
    return { ...base, ...called(`Let ${name} go`, 'Let it go'), title: name, place: MINE, at: [dropAt(card)] };
  },
  upkeepAll: () => ({ label: 'Keep everything', title: 'Keep everything', place: MINE, at: [KEEP_ALL] }),
  done: () => ({ label: 'Keep everything', title: 'Keep everything', place: MINE, at: [KEEP_ALL] }),
  discard: ({ card }, around) => {
    const { name, base } = about(card, around);
    return {
      ...base,
      ...called(`Give up ${name}`, 'Give it up'),
      title: name,
      place: MINE,
      at: [dropAt(card), wayAt(card, 'discard')],
    };
  },
  space: ({ s }) => ({
    label: SPACE_NAMES[s],
    listed: SPACE_NAMES[s],
    title: SPACE_NAMES[s],
    figure: picture(<RoomPicture space={s} />),
    place: HOUSE,
    at: [roomAt(s)],
  }),
  take: ({ card }, around) => {
    const { name, step, base } = about(card, around, 0);
    return { ...base, ...called(`Begin ${name}`, 'Begin this project'), title: `${name}: ${step}` };
  },
  advance: ({ card }, around) => {
    const level = levelIn(around.shared, cardOf(around.e, card)) + 1;
    const { name, step, base } = about(card, around, level - 1);
    return {
      ...base,
      ...called(`Go on: ${step}`, `Go on to level ${level}`),
      title: `${name}: ${step}`,
      words: ofLevel(level, levelsOn(around.e, cardOf(around.e, card))),
    };
  },
  single: ({ card, level }, around) => {
    const { name, step, base } = about(card, around, level - 1);
    return {
      ...base,
      ...called(`Do ${name}, ${level}`, `Do it at level ${level}`),
      title: `${name}: ${step}`,
      words: ofLevel(level, levelsOn(around.e, cardOf(around.e, card))),
    };
  },
  start: ({ card, role }, around) => {
    const { name, step, base } = about(card, around, role - 1);
    return { ...base, ...called(`Begin as ${step}`, `Begin in role ${role}`), title: `${name}: ${step}` };
  },
  join: ({ card, role }, around) => {
    const { name, step, base } = about(card, around, role - 1);
    const { e, shared, seat, names } = around;
    const owner = shared.players.findIndex(({ projects }) => projects.includes(cardOf(e, card)));
    const whose = owner < 0 || owner === seat ? '' : `with ${names[owner]}`;
    return {
      ...base,
      ...called(`Join as ${step}`, `Join in role ${role}`),
      title: `${name}: ${step}`,
      words: whose,
      place: ROW_TABS.project,
    };
  },
  spend: ({ card, level }, around) => {
    const { name, step, face, base } = about(card, around, level - 1);
    const verb = face.type === 'item' ? 'Buy' : 'Enjoy';
    return {
      ...base,
      ...called(`${verb} ${name}, ${level}`, `${verb} it, level ${level}`),
      title: `${name}: ${step}`,
      words: ofLevel(level, levelsOn(around.e, cardOf(around.e, card))),
    };
  },
  hire: ({ card }, around) => {
    const { name, base } = about(card, around, 0);
    const left = playerAt(around.shared, around.seat).job;
    const words = left === NO_CARD ? '' : `instead of ${faceOf(around.e, left).name}`;
    return { ...base, ...called(`Become ${name}`, 'Take this job'), title: name, words };
  },
  promote: ({ to }, around) => {
    const { name, base } = about(to, around, -1);
    const { job } = playerAt(around.shared, around.seat);
    const old = job === NO_CARD ? [] : [faceOf(around.e, job)];
    return {
      ...base,
      ...called(`Rise to ${name}`, 'Take the promotion'),
      title: `Promotion: ${name}`,
      at: [cardAt(to), ...old.flatMap(({ id }) => [cardAt(id), wayAt(id, `promote-${to}`)])],
    };
  },
  retire: (_, { e, shared, seat }) => {
    const { job } = playerAt(shared, seat);
    const face = job === NO_CARD ? null : faceOf(e, job);
    return {
      label: 'Retire',
      title: face === null ? 'Retire' : `Retire as ${face.name}`,
      place: MINE,
      ...(face === null
        ? {}
        : { figure: picture(<CardPicture face={face} man={false} />), at: [cardAt(face.id), wayAt(face.id, 'retire')] }),
    };
  },
  date: ({ card, turned = false }, around) => {
    const { face, base } = about(card, around, turned ? -1 : 0);
    const { e, shared, seat } = around;
    const name = partnerName(e, shared, seat, cardOf(e, card), turned);
    if (turned) {
      const man = !isMan(shared, seat, cardOf(e, card));
      const figure = picture(<CardPicture face={face} man={man} />);
      return { ...base, figure, ...called(`Ask ${name} out`), title: `A date with ${name}`, at: [...base.at, wayAt(card, 'turned')] };
    }
    return { ...base, ...called(`Ask ${name} out`), title: `A date with ${name}` };
  },
  relate: ({ card }, around) => {
    const level = levelIn(around.shared, cardOf(around.e, card));
    const { name, step, base } = about(card, around, level);
    const family = level >= 2;
    return { ...base, ...(family ? { label: 'Raise a family' } : called(`Be with ${name}`)), title: `${step} with ${name}` };
  },
  refresh: ({ row }) => ({
    label: `New ${ROW_TABS[row].toLowerCase()}`,
    title: `New cards: ${ROW_NAMES[row]}`,
    figure: <Glyph name="spin" size={36} />,
    words: 'it does not end your turn',
    place: ROW_TABS[row],
    at: [newAt(row)],
  }),
  pay: ({ less }, { shared }) => {
    const spared = LESS.flatMap((good, i) => ((less[i] ?? 0) === 0 ? [] : [some(Math.abs(less[i] ?? 0), good)]));
    const verb = less.some((n) => n < 0) ? 'Add' : 'Spare';
    const what = spared.join(' and ');
    return {
      ...(spared.length === 0 ? { label: 'Pay the full price' } : called(`${verb} ${what}`, 'Pay this way')),
      title: spared.length === 0 ? 'The full price' : `${verb} ${what}`,
      figure: <GoodSign good="sth" size={40} />,
      words: shared.pending === null ? '' : pendingName(shared),
      place: WAYS_TO_PAY,
      at: [payAt(less)],
    };
  },
};

const LESS = ['knowledge', 'creativity', 'influence'] as const;

function pendingName(shared: Shared): string {
  const { pending } = shared;
  const e = editionOf(shared);
  return pending !== null && 'card' in pending ? `for ${faceOf(e, cardOf(e, pending.card)).name}` : '';
}

/** What follows, where the signs alone do not say it. */
function notes({ before, after, spare, open }: Outcome): readonly string[] {
  if (!after.alive && before.alive) return ['this would end your life'];
  return [
    ...(spare > 0 ? [`happiness spares ${spare}${open ? ', you choose which' : ''}`] : []),
    ...(spare < 0 ? [`unhappiness adds ${-spare}${open ? ', you choose which' : ''}`] : []),
  ];
}

/** Some refused answers speak of what is not there: a job nobody has, a level beyond the last, an outing that cannot be given up. */
function hasItsThing(shared: Shared, seat: number, move: Move): boolean {
  const e = editionOf(shared);
  const { job } = playerAt(shared, seat);
  if (move.t === 'retire') return job !== NO_CARD;
  if (move.t === 'promote') {
    const to = cardOf(e, move.to);
    const isHeld = shared.players.some((p) => p.job === to);
    return job !== NO_CARD && (shared.rows.some((row) => row.includes(to)) || (shared.options.headhunter && !isHeld));
  }
  if (move.t !== 'advance' && move.t !== 'relate' && move.t !== 'discard') return true;
  const card = cardOf(e, move.card);
  if (move.t === 'discard') return !playerAt(shared, seat).activities.includes(card);
  return levelIn(shared, card) > 0 && levelIn(shared, card) < rungsOf(e, card).length;
}

/** The answers of one question are listed, chosen and hinted at: each is reckoned out once. */
const outcomes = new WeakMap<Shared, Map<string, Outcome | null>>();

export function outcomeIn(shared: Shared, seat: number, move: Move): Outcome | null {
  const known = outcomes.get(shared) ?? new Map<string, Outcome | null>();
  outcomes.set(shared, known);
  const key = `${seat} ${JSON.stringify(move)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = hasItsThing(shared, seat, move) ? outcomeOf(shared, seat, move) : null;
  known.set(key, found);
  return found;
}

export function say(move: Move, decision: PursuitDecision, view: PursuitView, names: readonly string[]): Said {
  const { shared } = view;
  const { seat } = decision;
  const around: Around = { e: editionOf(shared), shared, seat, names };
  const tell = SAYS[move.t] as (move: Move, around: Around) => Bare; // the entry for this very type
  const said = tell(move, around);
  if (move.t === 'trait') {
    const trait = around.e.traits.find(({ id }) => id === move.id);
    return { ...said, signs: trait ? gains(amounts(trait.start)) : [] };
  }
  if (move.t === 'done') return { ...said, signs: [] };
  const outcome = outcomeIn(shared, seat, move);
  if (outcome === null) return { ...said, signs: [] };
  const words = [...notes(outcome), ...(said.words ? [said.words] : []), ...later(move, around)].join(', ');
  return { ...said, signs: changes(outcome.before, outcome.after), ...(words === '' ? {} : { words }) };
}

/** Whether the thing will ask for something in every later round. */
function later(move: Move, { e, shared }: Around): readonly string[] {
  if (move.t !== 'spend' && move.t !== 'hire' && move.t !== 'relate' && move.t !== 'date') return [];
  const card = cardOf(e, move.card);
  const rungs = rungsOf(e, card);
  const upkeep = move.t === 'hire' ? rungs[1]?.cost : rungs[rungFor(move, levelIn(shared, card))]?.upkeep?.cost;
  return upkeep === undefined ? [] : [`upkeep ${costWords(amounts(upkeep))} a round`];
}

const costWords = (of: Amounts): string => {
  const parts = GOODS.flatMap((good) => ((of[good] ?? 0) === 0 ? [] : [some(of[good] ?? 0, good)]));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};

/** Tables in one line and turns in another, for the tests of this game. */
import { scripted } from '../../engine/chance.js';
import type { Chance, Seat } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { newPile, type Pile } from '../../engine/pile.js';
import { testKit } from '../kit/test-kit.js';
import { EDITIONS } from './editions/index.js';
import { rainbow } from './index.js';
import { fateAt, NOWHERE } from './rules/board.js';
import { type FateId, fateNumber, type HangUpId, hangUpNumber, type ImprovementId, improvementNumber } from './rules/cards.js';
import { AREAS, type Area, DEVICE, TRACKS, type TrackId } from './rules/data.js';
import { cardsOf, deviceOf } from './rules/device.js';
import { termsFor } from './rules/options.js';
import { playerAt } from './rules/table.js';
import type { Move, Player, Question, RainbowEvent, RainbowOptions, RainbowState } from './rules/types.js';

export type Place = readonly [TrackId, number];

const edition = EDITIONS.of(rainbow);

export interface GivenPlayer {
  readonly at?: Place; // a space of a track; otherwise the marker is on the wheel
  readonly holder?: number; // the seat's number unless another is given
  readonly unspun?: boolean;
  readonly hangUps?: readonly HangUpId[];
  readonly saved?: readonly ImprovementId[];
  readonly front?: readonly Area[];
  readonly stand?: readonly Area[];
  readonly money?: number;
  readonly button?: Place; // none unless said
  readonly turns?: number;
}

export interface Given {
  readonly players: readonly GivenPlayer[];
  readonly rotation?: number;
  readonly improvements?: readonly ImprovementId[]; // what is left of the pile: all that nobody has, unless said otherwise
  readonly fate?: readonly FateId[];
  readonly bookshelf?: readonly number[]; // cards left; the others are turned
  readonly bicycle?: readonly number[];
  readonly options?: Partial<RainbowOptions>;
  readonly round?: number;
  readonly finished?: readonly Seat[];
  readonly first?: Seat; // 0 unless said
  readonly active?: Seat;
  readonly asks?: Question; // of the active seat: what its marker's place asks for, unless another is given
}

/** A table as described. It need not be one that a match can lead to, so `check` may complain about it. */
export function given(table: Given): RainbowState {
  const { players, options = {}, first = 0, active = 0, round = 1, finished = [] } = table;
  const all = players.map(playerWith);
  const held = { saved: all.flatMap(({ saved }) => saved), hangUps: all.flatMap(({ hangUps }) => hangUps) };
  const kind = table.asks ?? (all[active]?.track === NOWHERE ? 'wheel' : 'track');
  return {
    rules: rainbow.rules,
    asked: 1,
    open: [{ id: 0, seat: active, kind, veiled: false }],
    shared: {
      terms: termsFor(players.length, { ...defaultOptions(rainbow), ...options }),
      first,
      active,
      turn: 1,
      round,
      rotation: table.rotation ?? 0,
      players: all,
      hangUpAreas: [...AREAS.keys()],
      improvements: pileOf(edition.improvements.length, (card) =>
        table.improvements ? table.improvements.some((id) => improvementNumber(edition, id) === card) : !held.saved.includes(card),
      ),
      fate: pileOf(edition.fate.length, (card) =>
        table.fate ? table.fate.some((id) => fateNumber(edition, id) === card) : !held.hangUps.includes(card + AREAS.length),
      ),
      bookshelf: cardsLeft('bookshelf', table.bookshelf),
      bicycle: cardsLeft('bicycle', table.bicycle),
      rolled: [],
      shown: [],
      gone: { improvements: [], hangUps: [], fate: [] },
      finished: finished.slice(),
      over: false,
    },
    own: players.map(() => ({})),
    dark: {},
  };
}

function playerWith(player: GivenPlayer, seat: Seat): Player {
  const { at, button, stand = [], front = [], saved = [], hangUps = [] } = player;
  return {
    holder: at ? NOWHERE : (player.holder ?? seat),
    track: at ? TRACKS.indexOf(at[0]) : NOWHERE,
    pos: at ? at[1] : 0,
    unspun: player.unspun ?? false,
    hangUps: hangUps.map((id) => hangUpNumber(edition, id)),
    saved: saved.map((id) => improvementNumber(edition, id)),
    front: front.map((area) => AREAS.indexOf(area)),
    stand: stand.map((area) => AREAS.indexOf(area)),
    money: player.money ?? 0,
    button: button ? fateAt(TRACKS.indexOf(button[0]), button[1]) : NOWHERE,
    turns: player.turns ?? 1,
  };
}

const pileOf = (count: number, has: (card: number) => boolean): Pile =>
  newPile(Array.from({ length: count }, (_, card) => (has(card) ? 1 : 0)));

function cardsLeft(device: 'bookshelf' | 'bicycle', left: readonly number[] | undefined) {
  const all = cardsOf(device);
  if (!left) return { pile: newPile(all), turned: [] };
  const counts = all.map((_, value) => left.filter((card) => card === value).length);
  return { pile: newPile(counts), turned: all.flatMap((count, value) => Array<number>(count - (counts[value] ?? 0)).fill(value)) };
}

/** What chance brings in one move, in this order: where the wheel stops, what the device shows, which fate card, which improvement cards. */
export interface Chances {
  readonly stops?: number;
  readonly shows?: number | readonly number[];
  readonly fate?: FateId;
  readonly improvements?: readonly ImprovementId[];
}

export function chances(s: RainbowState, { stops, shows = [], fate, improvements = [] }: Chances): Chance {
  const { shared } = s;
  const values: number[] = stops === undefined ? [] : [stops];
  const numbers = typeof shows === 'number' ? [shows] : shows;
  if (numbers.length > 0) values.push(...deviceDraws(s, numbers));
  if (fate) values.push(...draws(shared.fate.counts, [fateNumber(edition, fate)]));
  return scripted([
    ...values,
    ...draws(
      shared.improvements.counts,
      improvements.map((id) => improvementNumber(edition, id)),
    ),
  ]);
}

/** What chance must say for the device of the active player's track to show these numbers. */
function deviceDraws({ shared }: RainbowState, numbers: readonly number[]): number[] {
  const id = deviceOf(playerAt(shared, shared.active).track);
  if (id === 'bookshelf' || id === 'bicycle') {
    const { pile } = shared[id];
    return draws(pile.loose === 0 ? cardsOf(id) : pile.counts, numbers);
  }
  return numbers.map((number) => {
    let before = 0;
    for (const { value, weight } of DEVICE[id].outcomes ?? []) {
      if (value === number) return before;
      before += weight;
    }
    throw new Error(`the ${id} has no ${number}`);
  });
}

/** What chance must say for a pile to give these kinds, in this order. */
function draws(pile: readonly number[], kinds: readonly number[]): number[] {
  const counts = pile.slice();
  const values: number[] = [];
  for (const kind of kinds) {
    const loose = counts.reduce((sum, count) => sum + count, 0);
    if ((counts[kind] ?? 0) === 0) throw new Error(`there is no card ${kind} to draw`);
    if (loose > 1) values.push(counts.slice(0, kind).reduce((sum, count) => sum + count, 0)); // one card alone takes no chance
    counts[kind] = (counts[kind] ?? 0) - 1;
  }
  return values;
}

const t = testKit(rainbow);
export const { question, asked, answers, refusals } = t;
export const movesAt = t.moves;

/** Answers the open question while chance brings what is said; what was told is returned. */
export const play = (s: RainbowState, move: Move, luck?: Chances): RainbowEvent[] => t.play(s, undefined, move, luck && chances(s, luck));

/** The move on a track: its device shows a number, and chance brings what the space asks for. */
export const go = (s: RainbowState, shows: number | readonly number[], luck: Omit<Chances, 'shows'> = {}): RainbowEvent[] =>
  play(s, { t: 'go' }, { ...luck, shows });

export const spin = (s: RainbowState, stops: number): RainbowEvent[] => play(s, { t: 'spin' }, { stops });

/** A player's marker, as in "love 4", "holder 2" or "holder 2, unspun". */
export function marker(s: RainbowState, seat: Seat): string {
  const { holder, track, pos, unspun } = playerAt(s.shared, seat);
  if (track !== NOWHERE) return `${TRACKS[track]} ${pos}`;
  return holder === NOWHERE ? 'home' : `holder ${holder}${unspun ? ', unspun' : ''}`;
}

export const stand = (s: RainbowState, seat: Seat): (Area | undefined)[] => playerAt(s.shared, seat).stand.map((area) => AREAS[area]);
export const front = (s: RainbowState, seat: Seat): (Area | undefined)[] => playerAt(s.shared, seat).front.map((area) => AREAS[area]);
export const typesOf = (told: readonly RainbowEvent[]): string[] => told.map(({ type }) => type);

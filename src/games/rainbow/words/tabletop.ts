/** The whole table, read out: wheel, tracks, players and piles. */

import { pileSize } from '../../../engine/pile.js';
import { listed, many, type Names, who, whose } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { fateOdds, usefulImprovements } from '../mind/odds.js';
import { areaId, fateSpace, NOWHERE, trackFacing, trackId } from '../rules/board.js';
import { hangUpArea, improvementArea } from '../rules/cards.js';
import { AREAS, BOARD, HOLDERS, type SpaceKind, TRACKS } from '../rules/data.js';
import { lacksKey, playerAt, whoIsOn } from '../rules/table.js';
import type { Player, RainbowView, Shared, TurnedCards } from '../rules/types.js';
import { areaName, dollars, percent, placeName, trackName } from './names.js';

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

export function table(e: Edition, view: RainbowView, names: Names): Part[] {
  const { shared } = view;
  return [
    { heading: `Rainbow Wheel, ${shared.players.length === 1 ? 'turn' : 'round'} ${shared.round}`, lines: wheelLines(shared, names) },
    ...shared.players.map((player, seat) => ({
      heading: whose(names, seat, view.seat),
      lines: playerLines(e, shared, player),
    })),
    { heading: 'Tracks, space by space', lines: TRACK_LINES },
    { heading: 'Piles', lines: pileLines(e, shared, playerAt(shared, view.seat ?? shared.active), who(names, view.seat ?? shared.active)) },
  ];
}

function wheelLines(shared: Shared, names: Names): string[] {
  return Array.from({ length: HOLDERS }, (_, holder) => {
    const seat = whoIsOn(shared, holder);
    const track = trackName(trackId(trackFacing(holder, shared.rotation)));
    return `At ${track}: ${seat === NOWHERE ? 'nobody' : who(names, seat)}`;
  });
}

function playerLines(e: Edition, shared: Shared, player: Player): string[] {
  const { stand, front, hangUps, saved, money, button } = player;
  const { keysToWin, moneyGoal } = shared.terms;
  return [
    `Stand: ${keys(stand)} (${stand.length} of ${keysToWin})`,
    ...(front.length > 0 ? [`Waiting keys: ${keys(front)}`] : []),
    `Hang-ups: ${tally(hangUps.map((hangUp) => hangUpArea(e, hangUp)))}`,
    ...(saved.length > 0 ? [`Saved cards: ${tally(saved.map((card) => improvementArea(e, card)))}`] : []),
    `Money: ${dollars(money)} of ${dollars(moneyGoal)}`,
    `Marker: ${markerWords(shared, player)}`,
    ...(button === NOWHERE ? [] : [`Button: ${placeName(fateSpace(button).id, fateSpace(button).pos)}`]),
  ];
}

function markerWords(shared: Shared, { holder, track, pos, unspun }: Player): string {
  if (track !== NOWHERE) return placeName(trackId(track), pos);
  if (holder === NOWHERE) return shared.round === 0 ? 'in the hand' : 'at home';
  return `on the wheel, at ${trackName(trackId(trackFacing(holder, shared.rotation)))}${unspun ? ', waiting for a spin' : ''}`;
}

/** The board in letters: whoever reads it in words can look ahead as others do on the drawing. It never changes. */
const LETTERS: Readonly<Record<SpaceKind, string>> = { start: '', plain: '-', money: '$', fate: 'f', back: 'b', improve: 'o', last: 'end' };
const TRACK_LINES: readonly string[] = [
  ...TRACKS.map((id) => {
    const letters = BOARD[id].spaces.slice(1).map(({ kind, amount }) => (amount === 1000 ? '$$' : LETTERS[kind]));
    return `${trackName(id)}: ${letters.join(' ')}`;
  }),
  'o self-improvement, f fate, b back to the start, $ $500, $$ $1,000, - nothing',
];

const keys = (areas: readonly number[]): string => (areas.length === 0 ? 'no key' : listed(areas.map((area) => areaName(areaId(area)))));

/** "2 x Love, 1 x Faith" */
function tally(areas: readonly number[]): string {
  const counted = AREAS.map((id, area) => ({ id, count: areas.filter((each) => each === area).length })).filter(({ count }) => count > 0);
  return counted.length === 0 ? 'none' : counted.map(({ id, count }) => `${count} x ${areaName(id)}`).join(', ');
}

function pileLines(e: Edition, shared: Shared, player: Player, name: string): string[] {
  const { hangUps, improves, keys: free } = fateOdds(e, shared, player);
  const wanted = lacksKey(player) ? many(free, 'key') : `${many(free, 'key')} of no more use`;
  return [
    `Self-improvement: ${many(pileSize(shared.improvements), 'card')}, ${percent(usefulImprovements(e, shared, player))} of them cancel a hang-up of ${name}`,
    `Fate: ${many(pileSize(shared.fate), 'card')}; for ${name} ${many(hangUps, 'hang-up')}, ${many(improves, 'improvement')}, ${wanted}`,
    `Bookshelf: ${left(shared.bookshelf)}`,
    `Bicycle: ${left(shared.bicycle)}`,
  ];
}

/** "numbers left 1, 1, 4" */
function left({ pile }: TurnedCards): string {
  const numbers = pile.counts.flatMap((count, value) => Array.from({ length: count }, () => value));
  return numbers.length === 0 ? 'used up, to be shuffled' : `numbers left ${numbers.join(', ')}`;
}

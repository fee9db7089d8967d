/** The signs of the table: each picture that stands for a word, with what it means and what it comes to now. */
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import type { Sign } from '../../../web/table.js';
import { type BirdTypes, type BirdView, KINDS, MUST_TAKE_AT, many, type Player } from '../face.js';
import { CardBackPicture, CardPicture, CloverBadge, Feather, RingSign, Stars } from './art/cards.js';
import { birdsInPile, calmIn, contentsOf, starBand, sweepIn } from './odds.js';
import { SHORT_NAMES } from './words.js';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const eachOf = ({ shared }: BirdView, names: readonly string[], figure: (player: Player) => number): string =>
  LIST.format(shared.players.map((player, seat) => `${names[seat] ?? ''} ${figure(player)}`));

function inPile({ shared: { pile, options } }: BirdView): string {
  if (!options.openCounts) return many(pileSize(pile), 'card');
  const counts = contentsOf(pile);
  const kinds = KINDS.flatMap((kind, card) => ((counts[card] ?? 0) > 0 ? [`${counts[card]} ${SHORT_NAMES[kind].toLowerCase()}`] : []));
  return kinds.length === 0 ? 'nothing' : `${many(birdsInPile(pile), 'bird')} on ${LIST.format(kinds)}`;
}

const calmNow = ({ shared }: BirdView): string => {
  const calm = calmIn(shared);
  return calm === null ? 'they upset' : calm === 0 ? 'they are calm' : `in ${many(calm, 'turn')}`;
};

export const signs: readonly Sign<BirdTypes>[] = [
  {
    id: 'bird',
    picture: <Feather />,
    name: 'Bird',
    what: 'Whoever has the most birds at the end wins; deck and row count together.',
    now: (view, names) => eachOf(view, names, ({ birds }) => birds),
  },
  {
    id: 'cost',
    picture: <CloverBadge />,
    name: 'Cost',
    what: 'The clover power that a card asks for. The row pays it, then all of it goes back into the deck.',
  },
  {
    id: 'power',
    picture: <RingSign />,
    name: 'Clover power',
    what: `The clovers in a row. With ${MUST_TAKE_AT} the ring is closed: a card must be taken.`,
    now: (view, names) => eachOf(view, names, ({ power }) => power),
  },
  {
    id: 'deck',
    picture: <CardBackPicture />,
    name: 'Deck',
    what: 'All the cards a player owns but those in the row. One is flipped at the beginning of each turn.',
    now: (view, names) => eachOf(view, names, ({ deck }) => pileSize(deck)),
  },
  {
    id: 'pile',
    picture: <CardBackPicture />,
    name: 'Pile',
    what: 'It refills the field. When it is gone and no bird is left, the match is over.',
    now: inPile,
  },
  { id: 'red', picture: <CardPicture kind="red" />, name: 'Red bird', what: 'When it is flipped, one more card is flipped at once.' },
  {
    id: 'black',
    picture: <CardPicture kind="black" />,
    name: 'Black bird',
    what: 'When it is flipped, everybody else puts the row back into the deck.',
  },
  {
    id: 'calm',
    picture: <Glyph name="calm" />,
    name: 'Calm',
    what: 'When nobody has taken a card for long, black birds leave everyone alone.',
    now: calmNow,
  },
  {
    id: 'fortune',
    picture: <CardBackPicture fortune />,
    name: 'Fortune',
    what: 'Alone, one of its cards is shown each turn: a bird scatters your row, and the last card sweeps the field away.',
    now: ({ shared: { fortune } }) => (fortune ? `${many(sweepIn(fortune), 'turn')} until the sweep` : 'it is not at this table'),
  },
  {
    id: 'star',
    picture: <Stars won={1} of={1} size={18} />,
    name: 'Stars',
    what: 'Alone, birds make stars. Three stars win.',
    now: ({ shared: { players } }) => many(starBand(players[0]?.birds ?? 0).stars, 'star'),
  },
];

/** The signs of Happy Nation: what each picture on the table stands for, and what it comes to now. */
import { Glyph } from '../../../web/art/glyph.js';
import type { Sign } from '../../../web/table.js';
import { isProducer, many, type NationTypes, type NationView, type Player, playerAt } from '../face.js';
import { ExplorerBack } from './art/cards.js';
import { Coin, Heart, ItemPicture, Purse, SickCard } from './art/items.js';
import { dawnFor, percent, purseAt, sicknessOdds, signed, tonight } from './figures.js';

/** What the viewer would say of themselves; a spectator says nothing. */
const ofMine =
  (say: (me: Player, view: NationView) => string) =>
  (view: NationView): string =>
    view.seat === null ? 'open your own side of the table to see it' : say(playerAt(view.shared, view.seat), view);

export const signs: readonly Sign<NationTypes>[] = [
  {
    id: 'happiness',
    picture: <Heart size={24} />,
    name: 'Happiness',
    what: 'Whoever has most of it at the end wins. The last day is the one on which somebody reaches the flag.',
    now: ({ shared }, names) => shared.players.map((player, seat) => `${names[seat]} ${player.happiness}`).join(', '),
  },
  {
    id: 'hours',
    picture: <Glyph name="time" size={24} />,
    name: 'Hours',
    what: 'A day has 12. Everybody in turn does one thing and spends its hours.',
    now: ofMine((me) => `${many(me.hours, 'hour')} left`),
  },
  {
    id: 'bucks',
    picture: <Coin size={24} />,
    name: 'Bucks',
    what: 'Money for wages, goods and loans. It counts for nothing at the end.',
    now: ofMine((_, view) => `${purseAt(view, view.seat ?? 0) ?? 0}B`),
  },
  { id: 'purse', picture: <Purse size={24} />, name: 'Purse', what: 'How much is in it only its owner sees.' },
  {
    id: 'house',
    picture: <ItemPicture item="house" size={24} />,
    name: 'House',
    what: 'Four or five at home make the evening happy, none makes it sad. One is used up every night.',
    now: ofMine((me, { shared }) => `home ${signed(tonight(shared, me).home)} tonight`),
  },
  {
    id: 'bread',
    picture: <ItemPicture item="bread" size={24} />,
    name: 'Bread',
    what: 'Dinner: with Bread the evening is happy, without it is sad. One is eaten every night.',
    now: ofMine((me, { shared }) => `dinner ${signed(tonight(shared, me).dinner)} tonight`),
  },
  {
    id: 'ticket',
    picture: <ItemPicture item="ticket" size={24} />,
    name: 'Ticket',
    what: 'A show: an hour and a Ticket bring 1 Happiness.',
  },
  {
    id: 'medicine',
    picture: <ItemPicture item="medicine" size={24} />,
    name: 'Medicine',
    what: 'Heals one sickness at once, takes no time and brings 1 Happiness.',
  },
  {
    id: 'sick',
    picture: <SickCard size={24} />,
    name: 'I am Sick',
    what: 'Each such card takes 4 hours of the next day, unless Medicine heals it.',
  },
  {
    id: 'card',
    picture: <ExplorerBack />,
    name: 'Explorer card',
    what: 'Drawn for 3 hours. Three may be kept overnight.',
    now: ({ shared }) => `${percent(sicknessOdds(shared).chance)} that the next one is a Sickness`,
  },
  {
    id: 'level',
    picture: <Glyph name="chart" size={24} />,
    name: 'Level',
    what: 'A higher level makes more goods in the same time. It costs Bucks and Houses.',
    now: ofMine((me) => (isProducer(me) ? `level ${me.level}` : 'the Banker has a return instead')),
  },
  {
    id: 'loan',
    picture: <Glyph name="money" size={24} />,
    name: 'Loan',
    what: 'Paid back in rates, one every morning. Who cannot pay loses a level, or more.',
    now: ofMine((me, view) => {
      const dawn = dawnFor(me, purseAt(view, view.seat ?? 0) ?? 0);
      return dawn === null ? 'free of debt' : `${dawn.rate}B in the morning`;
    }),
  },
];

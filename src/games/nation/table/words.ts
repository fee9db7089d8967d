/** What stands on mats, tiles and cards of the drawn table, in few words. */
import {
  AMOUNTS,
  breadFor,
  cardNamed,
  type Deed,
  type ExplorerCard,
  editionOf,
  faceOf,
  type ItemName,
  many,
  type Role,
  type Shared,
  ticketsFor,
  withEntertainer,
} from '../face.js';

const SHORT_CARDS: Readonly<Record<string, string>> = {
  wedding: 'Wedding',
  dinnerParty: 'Dinner',
  date: 'A date',
  birthday: 'Birthday',
  holiday: 'Holiday',
  give: 'To give',
  firstAid: 'First aid',
  help: 'Help',
  freeLunch: 'Free lunch',
  freeHousing: 'Housing',
  wellTravelled: 'Travelled',
  vaccine: 'Vaccine',
  sickness: 'Sickness',
};
/** In one or two words; a card that is not listed has a name that is short enough. */
export const shortName = (card: string): string => SHORT_CARDS[card] ?? cardNamed(card).name;

/** "2h, 2 Bread" */
export function priceOfCard(card: string, shared: Shared): string {
  const face = faceOf(editionOf(shared), card);
  return face.does === 'vaccine' ? 'when sick' : [`${face.hours}h`, ...extraOf(face, shared)].join(', ');
}

function extraOf(face: ExplorerCard, shared: Shared): string[] {
  const { ticketCards } = shared.options;
  if (face.does === 'holiday') return [`${AMOUNTS.holiday}B`];
  if (face.does === 'give') return [`${AMOUNTS.present}B each`];
  if (face.does === 'wellTravelled') return [`${AMOUNTS.travelTicket}B each`];
  const bread = breadFor(face, ticketCards);
  const tickets = ticketsFor(face, ticketCards);
  const parts = [...(bread > 0 ? [`${bread} Bread`] : []), ...(tickets > 0 ? [many(tickets, 'Ticket')] : [])];
  return parts;
}

/** What a card brings, for its top corner. */
export function worthOfCard(card: string, shared: Shared, others: number): string {
  const { happiness, does } = faceOf(editionOf(shared), card);
  if (does === 'give') return `+${others}`;
  if (does === 'help') return `${AMOUNTS.help}B`;
  if (does === 'freeLunch' || does === 'freeHousing') return `${AMOUNTS.free}×`;
  if (does === 'wellTravelled') return withEntertainer(shared) ? '1–6×' : '+1–6';
  return `+${happiness}`;
}

/** Our own words for a closer look. */
export function fullWords(card: string, shared: Shared): string {
  const face = faceOf(editionOf(shared), card);
  const { hours, happiness } = face;
  const time = many(hours, 'hour');
  const cost = [time, ...extraOf(face, shared)].join(', ');
  const bought = ticketsFor(face, shared.options.ticketCards) > 0 && !withEntertainer(shared);
  const here = bought ? ' Without an Entertainer its Tickets are bought on the spot for 10B each.' : '';
  const WORDS: Readonly<Record<Deed, string>> = {
    feast: `Costs ${cost}. Brings ${happiness} Happiness.${here}`,
    birthday: `Costs ${cost}. Brings ${happiness} Happiness, and everybody else may give you 5B and gain 1 Happiness for it.`,
    holiday: `Costs ${cost}, paid abroad. Brings ${happiness} Happiness.`,
    give: `Costs ${time}. Give every other player 10B and gain 1 Happiness for each; you must have enough for all.`,
    firstAid: `Costs ${time}. Choose a player: both of you gain ${happiness} Happiness.`,
    help: `Costs ${time}. Choose a player, who must give you 30B and gains 1 Happiness. Who turns out to have less gives nothing; then no time passes and you keep the card.`,
    freeLunch: `Costs ${time}. Take 2 Bread from the Supply.`,
    freeHousing: `Costs ${time}. Take 2 Houses from the Supply.`,
    wellTravelled: withEntertainer(shared)
      ? `Costs ${time}. Buy 1 to 6 Tickets from the Supply for 15B each, paid abroad.`
      : `Costs ${time} and one more for each Ticket. See 1 to 6 shows abroad for 15B each, and gain 1 Happiness for each.`,
    vaccine: 'Is kept until you would get sick: then you may use it, stay well and gain 1 Happiness.',
    sickness: 'Who draws it falls sick, and so does everybody they have visited today. Each card costs 4 hours of the next day.',
  };
  return WORDS[face.does];
}

const CLAUSES: Readonly<Partial<Record<Deed, string>>> = {
  holiday: '7.3',
  birthday: '7.4',
  give: '7.5',
  firstAid: '7.6',
  help: '7.7',
  freeLunch: '7.8',
  freeHousing: '7.8',
  wellTravelled: '7.9',
  vaccine: '7.10',
  sickness: '8.1',
};
export const clauseOf = (card: string): string => CLAUSES[cardNamed(card).does] ?? '7.2';

export function isPlayable(card: string): boolean {
  const { does } = cardNamed(card);
  return does !== 'vaccine' && does !== 'sickness';
}

export const STALLS: Readonly<Record<Role, string>> = {
  builder: 'Building yard',
  farmer: 'Bakery',
  entertainer: 'Ticket booth',
  banker: 'Bank',
  doctor: 'Pharmacy',
};

export const ITEM_TITLES: Readonly<Record<ItemName, string>> = { house: 'Houses', bread: 'Bread', ticket: 'Tickets', medicine: 'Medicine' };

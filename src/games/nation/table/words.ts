/** What stands on mats, tiles and cards of the drawn table, in few words. */
import {
  AMOUNTS,
  breadFor,
  type CardName,
  faceOf,
  type ItemName,
  type Playable,
  type Role,
  type Shared,
  ticketsFor,
  withEntertainer,
} from '../face.js';

export const SHORT_CARDS: Readonly<Record<CardName, string>> = {
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

/** "2h, 2 Bread" */
export function priceOfCard(card: CardName, shared: Shared): string {
  const { hours } = faceOf(card);
  return card === 'vaccine' ? 'when sick' : [`${hours}h`, ...extraOf(card, shared)].join(', ');
}

function extraOf(card: CardName, shared: Shared): string[] {
  const { ticketCards } = shared.options;
  if (card === 'holiday') return [`${AMOUNTS.holiday}B`];
  if (card === 'give') return [`${AMOUNTS.present}B each`];
  if (card === 'wellTravelled') return [`${AMOUNTS.travelTicket}B each`];
  const bread = breadFor(card, ticketCards);
  const tickets = ticketsFor(card, ticketCards);
  const parts = [...(bread > 0 ? [`${bread} Bread`] : []), ...(tickets > 0 ? [`${tickets} ${tickets === 1 ? 'Ticket' : 'Tickets'}`] : [])];
  return parts;
}

/** What a card brings, for its top corner. */
export function worthOfCard(card: CardName, shared: Shared, others: number): string {
  const { happiness } = faceOf(card);
  if (card === 'give') return `+${others}`;
  if (card === 'help') return `${AMOUNTS.help}B`;
  if (card === 'freeLunch' || card === 'freeHousing') return `${AMOUNTS.free}×`;
  if (card === 'wellTravelled') return withEntertainer(shared) ? '1–6×' : '+1–6';
  return `+${happiness}`;
}

/** Our own words for a closer look. */
export function fullWords(card: CardName, shared: Shared): string {
  const { hours, happiness } = faceOf(card);
  const time = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const cost = [time, ...extraOf(card, shared)].join(', ');
  const here = withEntertainer(shared) ? '' : ' Without an Entertainer its Tickets are bought on the spot for 10B each.';
  const WORDS: Readonly<Record<CardName, string>> = {
    wedding: `Costs ${cost}. Brings ${happiness} Happiness.${shared.options.ticketCards ? here : ''}`,
    dinnerParty: `Costs ${cost}. Brings ${happiness} Happiness.`,
    date: `Costs ${cost}. Brings ${happiness} Happiness.${shared.options.ticketCards ? here : ''}`,
    birthday: `Costs ${cost}. Brings ${happiness} Happiness, and everybody else may give you 5B and gain 1 Happiness for it.`,
    holiday: `Costs ${cost}, paid abroad. Brings ${happiness} Happiness.`,
    give: `Costs ${time}. Give every other player 10B and gain 1 Happiness for each; you must have enough for all.`,
    firstAid: `Costs ${time}. Choose a player: both of you gain 2 Happiness.`,
    help: `Costs ${time}. Choose a player, who must give you 30B and gains 1 Happiness. Who turns out to have less gives nothing; then no time passes and you keep the card.`,
    freeLunch: `Costs ${time}. Take 2 Bread from the Supply.`,
    freeHousing: `Costs ${time}. Take 2 Houses from the Supply.`,
    wellTravelled: withEntertainer(shared)
      ? `Costs ${time}. Buy 1 to 6 Tickets from the Supply for 15B each, paid abroad.`
      : `Costs ${time} and one more for each Ticket. See 1 to 6 shows abroad for 15B each, and gain 1 Happiness for each.`,
    vaccine: 'Is kept until you would get sick: then you may use it, stay well and gain 1 Happiness.',
    sickness: 'Who draws it falls sick, and so does everybody they have visited today. Each card costs 4 hours of the next day.',
  };
  return WORDS[card];
}

const CLAUSES: Readonly<Partial<Record<CardName, string>>> = {
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
export const clauseOf = (card: CardName): string => CLAUSES[card] ?? '7.2';

export const isPlayable = (card: CardName): card is Playable => card !== 'vaccine' && card !== 'sickness';

export const STALLS: Readonly<Record<Role, string>> = {
  builder: 'Building yard',
  farmer: 'Bakery',
  entertainer: 'Ticket booth',
  banker: 'Bank',
  doctor: 'Pharmacy',
};

export const ITEM_TITLES: Readonly<Record<ItemName, string>> = { house: 'Houses', bread: 'Bread', ticket: 'Tickets', medicine: 'Medicine' };

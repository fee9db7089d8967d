/** A plan becomes a match: on this device, or on the server with seats for friends. */
import type { SeatPlan } from '../../match/settings.js';
import { foundMatch } from '../online/api.js';
import { keepSeatWish } from '../online/tickets.js';
import { pathTo } from '../route.js';
import { beginHere } from '../session/local.js';
import { type ChosenOptions, isOnline, namesAt, placesOf, type SeatChoice, type SetupPlan } from './plan.js';

/** Begins it, and says where it is. */
export const beginMatch = (game: string, plan: SetupPlan, me: string): Promise<string> =>
  isOnline(plan.way) ? invite(game, plan, me) : playHere(game, plan, me);

async function playHere(game: string, plan: SetupPlan, me: string): Promise<string> {
  const places = placesOf(plan);
  const names = namesAt(places, me);
  const seats = places.map((place, seat) => ({ name: names[seat] ?? '', bot: place.kind === 'bot' ? place.step : null }));
  return pathTo.match(await beginHere({ game, seats, options: plan.options, seed: plan.seed }));
}

async function invite(game: string, { terms, way, ...plan }: SetupPlan, me: string): Promise<string> {
  const places = plan.tables[way];
  const match = await foundMatch({
    game,
    options: plainOptions(plan.options),
    seats: places.map((place) => seatOf(place, plan.step)),
    settings: way === 'television' ? { ...terms, startWhenFull: true } : terms, // nobody sits at the television to begin
  });
  const mine = places.findIndex(({ kind }) => kind === 'me');
  if (mine >= 0 && way === 'link') keepSeatWish(match, { seat: mine, name: me.trim() });
  return way === 'television' ? pathTo.television(match) : pathTo.online(match);
}

/** Whoever founds the table may begin before all friends have come: bots sit down on the seats that are left. */
function seatOf(place: SeatChoice, bot: SetupPlan['step']): SeatPlan {
  if (place.kind === 'bot') return { kind: 'bot', bot: place.step };
  return place.kind === 'friend' ? { kind: 'open', bot } : { kind: 'person' };
}

/** Options are single values: a number, a word, or yes and no. */
function plainOptions(options: ChosenOptions): Record<string, string | number | boolean | null> {
  const isPlain = (value: ChosenOptions[string]): value is string | number | boolean | null => typeof value !== 'object' || value === null;
  return Object.fromEntries(Object.entries(options).flatMap(([key, value]) => (isPlain(value) ? [[key, value]] : [])));
}

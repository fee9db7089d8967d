/** Where people sit down at Happy Nation: each trade is a stall in town. */

import { Person } from '../../../web/art/scenery.js';
import { colourOf } from '../../../web/art/seat.js';
import type { PlaceAt, Places } from '../../../web/kit/places.js';
import { ROLE_NAMES, type Role, rolesFor } from '../face.js';
import { Awning, Keeper } from './art/people.js';
import { Town } from './art/town.js';
import styles from './place.module.css';

/** The trade of a seat; null: it is dealt by lot, or there are not so many. */
function roleAt({ seat, seats, options: { roles, roleDeal } }: PlaceAt): Role | null {
  if (roleDeal === 'random' || typeof roles !== 'string') return null;
  return rolesFor(seats, { roles })[seat] ?? null;
}

const named = (place: PlaceAt): string => {
  const role = roleAt(place);
  return role ? ROLE_NAMES[role] : 'Any trade';
};

const DOES: Readonly<Record<Role, string>> = {
  builder: 'builds Houses',
  farmer: 'bakes Bread',
  entertainer: 'sells Tickets',
  banker: 'lends money',
  doctor: 'heals the sick',
};

/** How far the flag stands on the track of Happiness. */
const track = (part: number) => (
  <>
    <rect width="60" height="44" rx="7" fill="#bfe0dc" />
    <path d="M0 30C20 24 40 26 60 30V37A7 7 0 0 1 53 44H7A7 7 0 0 1 0 37Z" fill="#9cc794" />
    <rect x="7" y="18" width="46" height="10" rx="5" fill="#fffaee" stroke="#4a2f1c" strokeWidth="2" />
    <rect x="9" y="20" width={42 * part} height="6" rx="3" fill="#f8d27a" />
    <path d={`M${9 + 42 * part} 28V7`} stroke="#4a2f1c" strokeWidth="2" />
    <path d={`M${10 + 42 * part} 7L${18 + 38 * part} 11L${10 + 42 * part} 15Z`} fill="#b2302a" />
  </>
);

export const places: Places = {
  caption: 'Each trade is a stall in town.',
  look: styles.stalls ?? '',
  Ground: () => <Town />,
  Sign: ({ free, ...place }) => {
    const role = roleAt(place);
    return (
      <>
        <Awning seat={place.seat} />
        {role ? (
          <Keeper role={role} seat={place.seat} size={104} />
        ) : (
          <svg viewBox="-29 -59 58 61" width="104" height="104" aria-hidden="true" focusable="false">
            <Person coat={colourOf(place.seat)} s={1.1} />
          </svg>
        )}
      </>
    );
  },
  title: named,
  does: (place) => {
    const role = roleAt(place);
    return role ? DOES[role] : 'dealt by lot';
  },
  who: (place) => (roleAt(place) ? `Who is the ${named(place)}?` : `Who sits in seat ${place.seat + 1}?`),
  add: 'Add a seat',
  laid: (_, words) => `The table is laid for ${words}`,
  lot: { option: 'roleDeal', label: 'Deal the trades by lot', drawn: 'random', kept: 'chosen' },
  presets: [track(0.5), track(1), track(0.25)],
};

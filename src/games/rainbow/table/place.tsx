/** Where people sit down at The Game of Happiness: three seats at each side of the wheel, tied to their holders. */
import { STRIPES } from '../../../web/art/scenery.js';
import type { Places } from '../../../web/kit/places.js';
import { WheelWithTies } from './art/things.js';
import styles from './place.module.css';

const ROUND = ['upper left', 'upper right', 'right', 'lower right', 'lower left', 'left'];
const KEY_ORDER = [5, 0, 2, 4, 3, 1];

/** So many keys to win. */
const keys = (many: number) => (
  <>
    <rect width="60" height="44" rx="7" fill="#fbeccb" />
    {KEY_ORDER.slice(0, many).map((stripe, i) => (
      <rect key={stripe} x={30 - 4 * many + 8 * i} y="12" width="6.4" height="20" rx="2.4" fill={STRIPES[stripe]} />
    ))}
  </>
);

export const places: Places = {
  caption: 'Each player has a holder on the wheel.',
  look: styles.round ?? '',
  Ground: ({ free }) => (
    <div className={styles.wheel}>
      <WheelWithTies free={free} />
    </div>
  ),
  Sign: () => null,
  title: ({ seat }) => `Seat ${seat + 1}`,
  does: ({ seat }) => `${ROUND[seat] ?? 'left'} of the wheel`,
  who: ({ seat }) => `Who sits in seat ${seat + 1}?`,
  add: 'Add a seat',
  laid: (seats, words) => (seats === 1 ? 'The wheel waits for you' : `The wheel waits for ${words}`),
  middle: true,
  lot: { option: 'startPlayer', label: 'Draw who begins', drawn: 'random', kept: null },
  presets: [keys(3), keys(6), keys(6)],
};

/** The drawn table of Happiness Farm, in its four forms, and all that the page asks of it. */
import type { TableProps } from '../../../web/table.js';
import type { FarmTypes, FarmView } from '../face.js';
import { Glance } from './glance.js';
import { Play } from './play.js';

export { zoom } from './closer.js';
export { ending } from './ending.js';
export { notes } from './notes.js';
export { ask, places, say } from './say.js';
export { scenes, sounds } from './scenes.js';
export { signs } from './signs.js';

export function Table(props: TableProps<FarmTypes>) {
  if (props.form === 'play') return <Play {...props} />;
  return <Glance {...props} />;
}

/** For the top bar. */
export function facts({ shared, seat }: FarmView, names: readonly string[]): string[] {
  const { round, options, phase, first, farmers } = shared;
  if (phase === 'over') return ['The year is over'];
  if (round > options.rounds) return ['The last selling'];
  const begins = first === seat ? 'You begin' : `${names[first] ?? `Player ${first + 1}`} begins`;
  return [`Round ${round} of ${options.rounds}`, ...(farmers.length > 1 ? [`${begins} this round`] : [])];
}

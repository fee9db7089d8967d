/** The day of a round: ten steps, and where we are. */
import type { Phase, Shared } from '../face.js';
import styles from './band.module.css';

const STEPS: readonly (readonly [phase: Phase, label: string])[] = [
  ['sell', 'Sell'],
  ['buy', 'Buy'],
  ['farm', 'Work'],
  ['feed', 'Feed'],
  ['produce', 'Produce'],
  ['produce', 'Bugs'],
  ['butcher', 'Butcher'],
  ['breed', 'Breed'],
  ['grow', 'Regrow'],
  ['grow', 'Change'],
];

export function Phases({ shared }: { readonly shared: Shared }) {
  if (shared.phase === 'over') return <span />;
  const last = shared.round > shared.options.rounds;
  const steps = STEPS.filter(([phase]) => phase !== 'breed' || shared.options.breeding).filter(([phase]) => !last || phase === 'sell');
  const now = steps.findIndex(([phase]) => phase === shared.phase);
  return (
    <ol className={styles.phases} aria-label={last ? 'The last selling' : 'The steps of a round'}>
      {steps.map(([, label], i) => (
        <li key={label} data-past={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          {last ? 'The last selling' : label}
        </li>
      ))}
    </ol>
  );
}

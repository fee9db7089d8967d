/** The garland that is hung over a table when the last seat is taken. */
import { STRIPES } from './scenery.js';

const FLAGS = [30, 107, 196, 290, 381, 462, 541, 617, 706, 800, 890, 970] as const;
/** Two bows of 500, 40 deep each. */
const hang = (x: number): number => 8 + 40 * (1 - ((x % 500) / 250 - 1) ** 2);

export function Garland({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1000 72" aria-hidden="true" focusable="false">
      <path d="M0 8Q250 88 500 8Q750 88 1000 8" stroke="#fff3d6" strokeWidth="2.4" fill="none" />
      {FLAGS.map((x, i) => (
        <path key={x} transform={`translate(${x} ${hang(x)})`} d="M-10-2H10L0 17Z" fill={STRIPES[i % STRIPES.length]} />
      ))}
    </svg>
  );
}

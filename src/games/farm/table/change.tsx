/** Happiness won or lost, as a small tag. */
import { ThingPicture } from './art/things.js';
import base from './base.module.css';
import { signed } from './words.js';

export function Change({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return (
    <span className={`${base.line} ${base.pill}`} data-tone={by < 0 ? 'loss' : undefined} data-sign="heart">
      <ThingPicture thing="heart" size={13} />
      {signed(by)}
    </span>
  );
}

/** The bar that long commands draw at a terminal, with the time that is left; in a pipe nothing is drawn. */
import type { Shell } from './terminal.js';

const BAR = 30;
const REDRAW_MS = 80;

/** `done` of `all` are finished. Says every now and then that it is time to let others work. */
export function progressOn(screen: Shell['errors'], all: number, already = 0, things = 'matches'): (done: number) => boolean {
  const began = performance.now();
  let last = began;
  return (done) => {
    const now = performance.now();
    const over = done >= all;
    if (!over && now - last < REDRAW_MS) return false;
    last = now;
    if (screen.isTTY)
      screen.write(
        over
          ? '\r\x1b[K'
          : `\r\x1b[K${barOf(done, all)} ${done} of ${all} ${things}${timeLeft((now - began) / 1000, done - already, all - done)}`,
      );
    return true;
  };
}

function barOf(done: number, all: number): string {
  const full = Math.round((BAR * done) / all);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}

function timeLeft(seconds: number, done: number, left: number): string {
  if (done < 1) return '';
  const guess = Math.round((seconds / done) * left);
  return `, ${guess < 100 ? `${guess} s` : `${Math.round(guess / 60)} min`} left`;
}

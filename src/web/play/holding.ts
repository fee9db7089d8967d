/** One tab plays a match at a time: the one that holds its lock. The browser lets go of it when the tab is closed or crashes. */

const lockOf = (id: string): string => `halcyon:match:${id}`;
const CLOSING = 200; // milliseconds; a page that is being loaded anew may still be closing

let release: () => void = () => {};

/** Lets the next tab have the match. */
export function letGo(): void {
  release();
  release = () => {};
}

/** Holds a match, if no other tab does; `take` takes it away from that one. `lost` is called when another tab takes it away from here. */
export async function hold(id: string, take: boolean, lost: () => void): Promise<boolean> {
  letGo();
  // Only secure addresses have locks. Elsewhere the tab that opened a match last plays it, and the others hear of its first move.
  if (!('locks' in navigator)) return true;
  if (take) return request(id, { steal: true }, lost);
  if (await request(id, { ifAvailable: true }, lost)) return true;
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return request(id, { ifAvailable: true }, lost);
}

function request(id: string, how: LockOptions, lost: () => void): Promise<boolean> {
  return new Promise((answer) => {
    let held = false;
    const whileHeld = (lock: Lock | null): Promise<void> | null => {
      held = lock !== null;
      answer(held);
      return lock && new Promise<void>((resolve) => (release = resolve));
    };
    // Refused after it was held: another tab has taken it. Refused at once: this browser gives no locks, and one plays without.
    navigator.locks.request(lockOf(id), how, whileHeld).catch(() => (held ? lost() : answer(true)));
  });
}

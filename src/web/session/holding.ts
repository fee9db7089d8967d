/** One tab plays a match at a time: the one that holds its lock. The browser lets go of it when the tab is closed or crashes. */

const lockOf = (id: string): string => `halcyon:match:${id}`;
const CLOSING = 200; // milliseconds; a page that is being loaded anew may still be closing

export interface Hold {
  readonly held: boolean;
  release(): void;
}

const FREE: Hold = { held: true, release: () => {} };
const TAKEN: Hold = { held: false, release: () => {} };

/** Holds a match, if no other tab does; `take` takes it away from that one. `lost` is called when another tab takes it away from here. */
export async function hold(id: string, take: boolean, lost: () => void): Promise<Hold> {
  // Only secure addresses have locks. Elsewhere a log that has grown meanwhile refuses the second writer.
  if (!('locks' in navigator)) return FREE;
  if (take) return request(id, { steal: true }, lost);
  const first = await request(id, { ifAvailable: true }, lost);
  if (first.held) return first;
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return request(id, { ifAvailable: true }, lost);
}

function request(id: string, how: LockOptions, lost: () => void): Promise<Hold> {
  return new Promise((answer) => {
    let held = false;
    const whileHeld = (lock: Lock | null): Promise<void> | null => {
      held = lock !== null;
      if (!lock) {
        answer(TAKEN);
        return null;
      }
      return new Promise<void>((release) => answer({ held: true, release }));
    };
    // Refused after it was held: another tab has taken it. Refused at once: this browser gives no locks, and one plays without.
    navigator.locks.request(lockOf(id), how, whileHeld).catch(() => (held ? lost() : answer(FREE)));
  });
}

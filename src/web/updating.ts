/** A new version of the app takes over on the shelf, never during a match. */

/** After the first visit everything but online play works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}

const TABLE = 'halcyon:table'; // a lock that every open table has a share in, by this name in the service worker too

/** While this page shows a match, no other version takes over. Returns how to end that. */
export function keepVersion(): () => void {
  let release = (): void => {};
  const left = new Promise<void>((done) => {
    release = done;
  });
  if ('locks' in navigator) void navigator.locks.request(TABLE, { mode: 'shared' }, () => left).catch(() => {}); // a browser without locks has no service worker either
  return () => release();
}

/** Lets a version that waits take over, and loads the page anew under it. */
export async function updateHere(): Promise<void> {
  const controlled = navigator.serviceWorker?.controller;
  const waiting = controlled && (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.pathname === '/' && location.reload(), { once: true });
  waiting.postMessage('take over');
}

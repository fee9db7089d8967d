/** The service worker: keeps the whole app on the device, so that after the first visit it opens without a network. */
declare const __FILES__: readonly string[]; // filled in by the build: every file of this version
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope; // the library's type of `self` fits all workers, this is the one kind with these events
const NAME = `halcyon-${__VERSION__}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...__FILES__])));
});

/** A page on the shelf asks a newer version to take over. Not while a match is open anywhere: its page would be left with the files of another version. */
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
});

const TABLE = 'halcyon:table'; // a lock that every open table has a share in. The address of a page would not tell: it is the one it was opened at.
const LEAVING = 1000; // milliseconds; a table that was just left may not have let go yet

async function takeOver(): Promise<void> {
  const alone = { signal: AbortSignal.timeout(LEAVING) };
  await worker.navigator.locks.request(TABLE, alone, () => worker.skipWaiting()).catch(() => {}); // somebody plays: the next visit to the shelf asks again
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

/** Older versions go; a page that still runs one asks the network for what it has not loaded yet. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('halcyon-') && name !== NAME).map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request, pathname));
});

/** It is somebody's turn while their page is closed. */
worker.addEventListener('push', (event) => {
  const { text = 'It is your turn.', match = '' }: { readonly text?: string; readonly match?: string } = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification('Halcyon', { body: text, tag: match, icon: '/icon-192.png', data: match }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(`/online/${event.notification.data}`));
});

/** The newest page where there is a network, else the kept one: every address of the app is the same page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function kept(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname)) ?? fetch(request);
}

// The service worker: keeps every file of this version of the page on the device and answers with them, so that the page
// needs no network. A new version waits, all of it there, until the reader takes it.

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { TAKE_OVER } from './take-over';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version; the build writes it here. */
declare const PRECACHE: readonly { url: string; revision: string | null; integrity?: string }[];

const START = new URL('./index.html', self.location.href).href;
const FOLDER = new URL('./', self.location.href).href;

const shelf = new PrecacheController();
shelf.addToCacheList([...PRECACHE]);

self.addEventListener('install', (event) => void shelf.install(event));

self.addEventListener('activate', (event) => event.waitUntil(begin(event)));

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) {
    void self.skipWaiting();
  }
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(FOLDER)) {
    event.respondWith(answer(event.request));
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show());
});

/** Brings the page to the reader who has tapped a notification. */
async function show(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  await (page === undefined ? self.clients.openWindow(FOLDER) : page.focus());
}

/** The files of the version before are thrown away, unless another window may still play with them: then next time. */
async function begin(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) {
    await shelf.activate(event);
  }
  await self.clients.claim();
}

/** From the device: this version's file, else one of the version before that is still there; else from the network. */
async function answer(request: Request): Promise<Response> {
  return (await shelf.matchPrecache(fileOf(request))) ?? (await self.caches.match(request)) ?? fetch(request);
}

/** The start page has one address more than its file, and what follows the question mark does not matter to it. */
function fileOf({ mode, url }: Request): string {
  const [address] = url.split(/[?#]/);
  return mode === 'navigate' && (address === FOLDER || address === START) ? START : url;
}

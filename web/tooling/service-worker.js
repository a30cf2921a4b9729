// The installed game's helper in the browser. It keeps one page: what to say without a connection. Questions, answers and
// clocks live on the server, so nothing of the game itself is kept.
const CACHE = 'offline-__VERSION__';
const PAGE = '/offline.html';
const KEPT = [PAGE, '/offline.css', '/offline.js', '/first-paint.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
    return;
  }
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !KEPT.includes(pathname)) return;
  event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

// The page asks for it when the player has agreed to load the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { notification, data } = readPush(event.data);
  if (!notification?.title) return;
  const shown = {
    body: notification.body ?? '',
    icon: '/icons/icon-192.png',
    data: { path: data?.path ?? '/notifications/' },
  };
  event.waitUntil(self.registration.showNotification(notification.title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.path ?? '/', self.location.origin);
  // A message can lead to a page of the game only.
  if (target.origin === self.location.origin) event.waitUntil(openPage(target.href));
});

async function openPage(url) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) return self.clients.openWindow(url);
  await open.navigate(url);
  return open.focus();
}

function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

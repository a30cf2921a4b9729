/** The helper that keeps the offline page and shows push messages; see tooling/service-worker.js. */
const ADDRESS = '/service-worker.js';
/** A page that stays open asks this often for a newer version, in ms. */
const LOOK_MS = 60 * 60 * 1000;

type Listener = () => void;

export interface ServiceWorkerLink {
  /** Registers the helper and watches for a newer one; a browser that has none goes on without. */
  start: () => Promise<void>;
  /** Whether a newer version of the game waits to be loaded. */
  isUpdateReady: () => boolean;
  /** Lets the newer version take over; the page is loaded again once it has. */
  update: () => void;
  subscribe: (listener: Listener) => () => void;
}

/** The page's side of the service worker. */
export function linkServiceWorker(
  container: ServiceWorkerContainer | undefined,
  reload: () => void,
): ServiceWorkerLink {
  const listeners = new Set<Listener>();
  let waiting: ServiceWorker | null = null;
  const offer = (worker: ServiceWorker | null) => {
    // The first helper of a browser replaces nothing.
    if (worker === null || container?.controller == null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
  };
  return {
    start: async () => {
      if (container === undefined) return;
      try {
        watch(await container.register(ADDRESS));
      } catch {
        // Private windows and strict settings refuse it; the game needs none.
        return;
      }
    },
    isUpdateReady: () => waiting !== null,
    update: () => {
      container?.addEventListener('controllerchange', reload, { once: true });
      waiting?.postMessage('skip-waiting');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** This page's own. */
export const serviceWorkerLink = linkServiceWorker(
  typeof navigator === 'undefined' ? undefined : navigator.serviceWorker,
  () => location.reload(),
);

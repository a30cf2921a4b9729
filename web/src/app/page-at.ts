import { matchRoutes } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { notFoundRoute, routes } from './routes.ts';

const candidates = routes.map((route: AppRoute) => ({ path: route.path, route }));
let last: { pathname: string; route: AppRoute } | null = null;

/**
 * The page of an address; the one that says so where there is none. Comparing an address with the whole table takes
 * milliseconds on a phone, so the last one is remembered: the start asks for it first, then every drawing of the frame.
 */
export function pageAt(pathname: string): AppRoute {
  if (last?.pathname === pathname) return last.route;
  const route = matchRoutes(candidates, pathname)?.at(-1)?.route.route ?? notFoundRoute;
  last = { pathname, route };
  return route;
}

/** Fetches the page of an address. A failure is kept for the page itself, which asks again and says so. */
export async function loadPageAt(pathname: string): Promise<void> {
  await pageAt(pathname)
    .Page.load()
    .catch(() => undefined);
}

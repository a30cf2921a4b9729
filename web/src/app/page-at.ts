import { matchRoutes } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { notFoundRoute, routes } from './routes.ts';

let last: { pathname: string; route: AppRoute } | null = null;

/**
 * The page of an address; the one that says so where there is none. Making ready the patterns of the whole table takes a
 * phone a tenth of a second, so only those with the address's first part are compared, and the last one is remembered.
 */
export function pageAt(pathname: string): AppRoute {
  if (last?.pathname === pathname) return last.route;
  const part = firstPart(pathname);
  const candidates = routes
    .filter(({ path }) => firstPart(path) === part)
    .map((route: AppRoute) => ({ path: route.path, route }));
  const route = matchRoutes(candidates, pathname)?.at(-1)?.route.route ?? notFoundRoute;
  last = { pathname, route };
  return route;
}

/** No pattern begins with a parameter. */
function firstPart(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** Fetches the page of an address. A failure is kept for the page itself, which asks again and says so. */
export async function loadPageAt(pathname: string): Promise<void> {
  await pageAt(pathname)
    .Page.load()
    .catch(() => undefined);
}

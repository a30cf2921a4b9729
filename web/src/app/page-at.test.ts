import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AppRoute } from './app-route.ts';
import { pageAt } from './page-at.ts';
import { routes } from './routes.ts';

const table = routes.map((route: AppRoute) => ({ path: route.path }));

/** An address of a pattern, with its optional parts or without them. */
function addressOf(pattern: string, withOptional: boolean): string {
  return (withOptional ? pattern : pattern.replace(/:\w+\?\//g, '')).replace(/:\w+\??/g, 'x1');
}

describe('the page of an address', () => {
  it.each(routes.map(({ path }) => path).filter((path) => path !== '*'))(
    '%s is the page that the whole table gives',
    (pattern) => {
      for (const address of [addressOf(pattern, true), addressOf(pattern, false)]) {
        for (const asked of [address, address.slice(0, -1) || '/', address.toUpperCase()]) {
          expect(pageAt(asked).path).toBe(matchRoutes(table, asked)?.at(-1)?.route.path);
        }
      }
    },
  );

  it.each(['/nowhere/', '/profile/nowhere/', '/quiz-zone/a/b/c/d/e/f/'])('there is none at %s', (address) => {
    expect(pageAt(address).path).toBe('*');
  });
});

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Alias } from 'vite';

/** React Router's package leads to its development build unless it is asked for the other one by its path. */
export function productionReactRouter(): Alias[] {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}

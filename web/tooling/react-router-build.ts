import { createRequire } from 'node:module';
import type { Alias } from 'vite';

/** React Router's package leads to its development build unless it is asked for the other one by its path. */
export function productionReactRouter(): Alias {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  return {
    find: /^react-router$/,
    replacement: resolve('react-router').replace(/development\/index\.js$/, 'production/index.mjs'),
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'service-worker.js');

/**
 * `/service-worker.js`, at the root because it looks after every page. Its version follows from the names of all built
 * files, so that a browser that has an older one notices the new build.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join();
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8').replaceAll('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

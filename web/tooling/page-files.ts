import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { AppRoute } from '../src/app/app-route.ts';
import { stylesOf, withImports } from './chunk-files.ts';

/** The one import of a page's `source`. */
const IMPORT = /import\(\s*['"]([^'"]+)['"]\s*\)/;

/**
 * `pages.json`: which files and which frame each page of the route table has, so that the server of the HTML can name
 * them before any script asks for them.
 * @param routesFile the module that exports `routes`; it and what it imports must run in Node as it stands
 */
export function pageFiles(routesFile: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { routes }: { routes: readonly AppRoute[] } = await import(pathToFileURL(routesFile).href);
      const entries = chunksOf(bundle).filter((chunk) => chunk.isEntry);
      const first = withImports(bundle, entries);
      const pages = routes
        .filter(({ path }) => path !== '*')
        .map(({ path, frame, Page }) => {
          const [, specifier] = IMPORT.exec(String(Page.source)) ?? [];
          if (specifier === undefined) return this.error(`${path}: its page is not loaded by one import`);
          const module = resolve(dirname(routesFile), specifier);
          const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
          if (chunk === undefined) return this.error(`${path}: ${specifier} is in no chunk`);
          const added = withImports(bundle, [chunk]).filter((one) => !first.includes(one));
          return { path, frame, scripts: added.map(({ fileName }) => fileName), styles: stylesOf(added) };
        });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

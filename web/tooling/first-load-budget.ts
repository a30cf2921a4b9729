import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { stylesOf, withImports } from './chunk-files.ts';

export interface FirstLoadBudget {
  /** Most gzip KB of script that a page of a way to play may add to the first load, the play engine included. */
  modePageKb: number;
  /** Most gzip KB of script that the start page may load before it can be used. */
  scriptKb: number;
  /** Most gzip KB of styles. */
  styleKb: number;
  /** Modules loaded lazily that the start page cannot do without (path endings). */
  alsoNeeded: readonly string[];
}

/** Pages of the ways to play alone. */
const MODE_PAGE = /\/features\/solo\/.*-page\.tsx$/;

/** Fails the build when the start page's scripts or styles, or those of a mode's page, outgrow their budget, and says by how much. */
export function firstLoadBudget(budget: FirstLoadBudget): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = firstLoadFiles(bundle, budget.alsoNeeded);
      const scriptKb = gzipKb(files.scripts.map((chunk) => chunk.code));
      const styleKb = gzipKb(files.styles);
      const sizes = `first load: ${scriptKb.toFixed(1)} KB of script, ${styleKb.toFixed(1)} KB of styles (gzip)`;
      if (scriptKb > budget.scriptKb || styleKb > budget.styleKb) {
        this.error(`${sizes}; allowed are ${budget.scriptKb} and ${budget.styleKb}`);
      }
      this.info(sizes);
      // For the benchmark's report; nothing else reads it.
      const source = JSON.stringify({ scriptKb, styleKb });
      this.emitFile({ type: 'asset', fileName: 'first-load.json', source });
      const pages = modePages(bundle, files.scripts);
      const heavy = pages.filter((page) => page.kb > budget.modePageKb);
      if (heavy.length > 0) {
        const found = heavy.map(({ name, kb }) => `${name} ${kb.toFixed(1)} KB`).join(', ');
        this.error(`pages of modes may add ${budget.modePageKb} KB of script (gzip): ${found}`);
      }
      const [heaviest] = pages.toSorted((a, b) => b.kb - a.kb);
      if (heaviest !== undefined) {
        this.info(`heaviest page of a mode: ${heaviest.name}, ${heaviest.kb.toFixed(1)} KB of script (gzip)`);
      }
    },
  };
}

/** What each page of a mode loads beyond the first load. */
function modePages(bundle: Rolldown.OutputBundle, firstLoad: readonly Rolldown.OutputChunk[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return chunks
    .filter(({ facadeModuleId }) => facadeModuleId !== null && MODE_PAGE.test(facadeModuleId))
    .map((page) => ({
      name: page.name,
      kb: gzipKb(
        withImports(bundle, [page])
          .filter((chunk) => !firstLoad.includes(chunk))
          .map(({ code }) => code),
      ),
    }));
}

function firstLoadFiles(bundle: Rolldown.OutputBundle, alsoNeeded: readonly string[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const scripts = withImports(
    bundle,
    chunks.filter(
      ({ isEntry, moduleIds }) =>
        isEntry || alsoNeeded.some((ending) => moduleIds.some((id) => id.endsWith(ending))),
    ),
  );
  const styles = stylesOf(scripts).flatMap((name) => {
    const asset = bundle[name];
    return asset?.type === 'asset' ? [asset.source] : [];
  });
  return { scripts, styles };
}

function gzipKb(contents: readonly (string | Uint8Array)[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1024;
}

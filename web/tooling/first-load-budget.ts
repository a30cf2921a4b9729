import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface FirstLoadBudget {
  /** Most gzip KB of script that the start page may load before it can be used. */
  scriptKb: number;
  /** Most gzip KB of styles. */
  styleKb: number;
  /** Modules loaded lazily that the start page cannot do without (path endings). */
  alsoNeeded: readonly string[];
}

/** Fails the build when the start page's scripts or styles outgrow their budget, and says by how much. */
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
    },
  };
}

function firstLoadFiles(bundle: Rolldown.OutputBundle, alsoNeeded: readonly string[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const queue = chunks.filter(
    (chunk) => chunk.isEntry || alsoNeeded.some((ending) => chunk.facadeModuleId?.endsWith(ending)),
  );
  const scripts = new Set<Rolldown.OutputChunk>();
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (scripts.has(chunk)) continue;
    scripts.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) queue.push(imported);
    }
  }
  const styleNames = new Set([...scripts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const styles = [...styleNames].flatMap((name) => {
    const asset = bundle[name];
    return asset?.type === 'asset' ? [asset.source] : [];
  });
  return { scripts: [...scripts], styles };
}

function gzipKb(contents: readonly (string | Uint8Array)[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1024;
}

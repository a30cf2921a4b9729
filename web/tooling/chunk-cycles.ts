import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when chunks import each other in a ring. Modules may; chunks may not: one of them would run before
 * what it needs, and the page would stay white.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ring = findRing(bundle);
      if (ring !== null) this.error(`chunks import each other: ${ring.join(' → ')}`);
    },
  };
}

/** Names of chunks of which each imports the next, the first one again at the end; null where there are none. */
function findRing(bundle: Rolldown.OutputBundle): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    const place = way.indexOf(name);
    if (place !== -1) return [...way.slice(place), name];
    if (done.has(name)) return null;
    const chunk = bundle[name];
    for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) {
      const ring = visit(imported, [...way, name]);
      if (ring !== null) return ring;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(bundle)) {
    const ring = visit(name, []);
    if (ring !== null) return ring;
  }
  return null;
}

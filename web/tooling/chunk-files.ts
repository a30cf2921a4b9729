import type { Rolldown } from 'vite';

/** These chunks and all that they import at once, each after what it imports. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const found: Rolldown.OutputChunk[] = [];
  const add = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    found.push(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return found;
}

/** Names of the style sheets that these chunks bring. */
export function stylesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

import { registerHooks } from 'node:module';

/** What is put into a file's source as it is loaded: `replace` for `find`, which must be there exactly once. */
export interface Patch {
  readonly file: URL;
  readonly find: string;
  readonly replace: string;
}

/**
 * Puts patches into the code that is loaded from here on: how tests break a mechanism that production code has no switch
 * for. A patch that no longer fits the code stops the program, so that it cannot pass for a fault that was noticed.
 */
export function plantPatches(patches: readonly Patch[]): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const own = patches.filter(({ file }) => file.href === url);
      return own.length === 0 ? loaded : { ...loaded, source: own.reduce(patched, String(loaded.source)) };
    },
  });
}

/** Throws when `find` is not there exactly once. */
export function patched(source: string, { file, find, replace }: Patch): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`A patch does not fit ${file.pathname} any more: ${find}`);
  return parts.join(replace);
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SabotagePatch } from './sabotage-patch.ts';

const ROOT = join(import.meta.dirname, '../../..');

export const backend = 'packages/quiz-api';
export const battleServer = 'battle-server';
export type Server = typeof backend | typeof battleServer;

export function serverFolder(server: Server): string {
  return join(ROOT, server);
}

/** Of these patches those of one server. */
export function patchesOf(patches: readonly SabotagePatch[], server: Server): readonly SabotagePatch[] {
  return patches.filter(({ file }) => file.startsWith(`${server}/`));
}

/** Arguments of node that put a server's patches into it; none without patches. */
export function preloadSabotage(patches: readonly SabotagePatch[], server: Server): readonly string[] {
  return patchesOf(patches, server).length === 0 ? [] : preload('plant-sabotage.ts');
}

/** Arguments of node that load a file of this folder before everything else. */
export function preload(file: string): readonly string[] {
  return ['--import', pathToFileURL(join(import.meta.dirname, file)).href];
}
